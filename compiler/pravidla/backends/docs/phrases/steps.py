"""Steps in Czech: what to do, what comes from where, with nothing that would have to be declined."""

from __future__ import annotations

from dataclasses import replace

import pravidla.backends.docs.phrases.expressions as ex
from pravidla.backends.docs.names import human, title_of
from pravidla.backends.docs.phrases import czech
from pravidla.backends.docs.phrases.places import as_object
from pravidla.backends.docs.phrases.voice import CHOOSING, ON_TURN, PLAYER, Voice, joined, words_of
from pravidla.backends.docs.view import Sentence, Word
from pravidla.backends.docs.words import quoted
from pravidla.syntax import ast
from pravidla.syntax.unparse import unparse
from pravidla_runtime.text import NO_BREAK_SPACE, figure_cs


def step(voice: Voice, node: ast.Step) -> tuple[Sentence, Voice]:
    """The sentence of a step, and the voice of what follows it; a step that does nothing has no words."""
    if isinstance(node, ast.Label):
        return (), voice
    if voice.english:
        return voice.as_written(ast.StepLine(node, (), node.span)), _after(voice, node)
    return _said(voice, node), _after(voice, node)


def _after(voice: Voice, node: ast.Step) -> Voice:
    match node:
        case ast.Let(name=name, value=ast.Those() as value):
            return voice.bind_group(name.text, voice.kind_of(value))
        case ast.Let(name=name, value=value):
            return voice.bind(name.text, voice.kind_of(value))
        case ast.LetCounters(name=name) | ast.LetZone(name=name):
            return voice.bind(name.text)
        case ast.LetSet(name=name, element=element):
            return voice.bind_group(name.text, element.text)
        case _:
            return voice


def _said(voice: Voice, node: ast.Step) -> Sentence:
    match node:
        case ast.Gain(actor=actor, amount=amount):
            return _doing(voice, actor, "získej", "získá", amount)
        case ast.Pay(actor=actor, up_to=up_to, amount=amount, to=to):
            told = _doing(voice, actor, "zaplať", "zaplatí", amount)
            whom = () if to is None else words_of(" → ", ex.loose(voice, to))
            return words_of(told, whom, " (nejvýš to, co má)" if up_to else "")
        case ast.Lose(actor=actor, amount=amount):
            return _doing(voice, actor, "ztrať", "ztratí", amount)
        case ast.SetTo(place=place, value=value):
            return _set(voice, place, value)
        case ast.Increase(place=place, amount=amount):
            return words_of("zvyš: ", ex.loose(voice, place), " o ", ex.loose(voice, amount))
        case ast.Decrease(place=place, amount=amount):
            return words_of("sniž: ", ex.loose(voice, place), " o ", ex.loose(voice, amount))
        case ast.Advance(marker=marker, amount=amount):
            return words_of("posuň ukazatel: ", ex.loose(voice, marker), " o ", ex.loose(voice, amount))
        case ast.Move(what=what, source=source, to=to):
            return words_of("přesuň", _moved(voice, what, source), " → ", _destination(voice, to))
        case ast.Draw(amount=amount, source=source, to=to):
            drawn = _drawn(voice, amount)
            return words_of("dober ", drawn, ": ", ex.loose(voice, source), " → ", _destination(voice, to))
        case ast.Show(what=shown, to=to):
            return words_of("ukaž: ", ex.loose(voice, shown), " → ", ex.loose(voice, to))
        case ast.Shuffle(zone=zone):
            return words_of("zamíchej: ", ex.loose(voice, zone))
        case ast.Roll(dice=dice, into=into):
            return words_of("hoď ", _dice(voice, dice), " → ", ex.loose(voice, into))
        case ast.Swap(first=first, second=second):
            return words_of("vyměň: ", ex.loose(voice, first), " ⇄ ", ex.loose(voice, second))
        case ast.Do(call=call):
            return words_of("proveď: ", ex.loose(voice, call))
        case ast.Mark(what=what, zone=zone, mark=mark):
            return words_of(
                "označ ", what_of(voice, what), " zde: ", ex.loose(voice, zone), " jako: ", _word(voice, mark.text)
            )
        case ast.AddTo(element=element, to=to):
            return words_of("přidej k: ", ex.loose(voice, to), " + ", ex.loose(voice, element))
        case ast.Label():
            return ()
        case ast.Stop():
            return words_of("tím pravidlo končí")
        case ast.EndGame():
            return words_of("hra končí")
        case ast.Let() | ast.LetCounters() | ast.LetZone() | ast.LetSet():
            return _let(voice, node)


def _moved(voice: Voice, what: ast.What, source: ast.Expr | None) -> Sentence:
    """` kartu: ruka`; of what goes by the name of its place only that: `: karta v nabídce`."""
    if isinstance(what, ast.Piece) and _tells_its_place(voice, what.piece, source):
        return words_of(": ", ex.loose(voice, what.piece))
    start = words_of(": ", ex.loose(voice, source)) if source is not None else ()
    return words_of(" ", what_of(voice, what), start)


def _tells_its_place(voice: Voice, piece: ast.Expr, source: ast.Expr | None) -> bool:
    """Whether a piece is told by the place where it lies: the only one there, the first one there."""
    match piece:
        case ast.PickOf(of=of):
            place = of.source if isinstance(of, ast.Binder) else of
            if source is None or isinstance(place, ast.Range | ast.Reached):
                return False
            return unparse(place) == unparse(source)
        case _ if source is not None:
            return unparse(piece) == unparse(source)
        case ast.At(of=of):
            return _tells_its_place(voice, of, None)
        case ast.Name(name=name) | ast.My(name=ast.Word(text=name)) | ast.Field(name=ast.Word(text=name)):
            return name in voice.names.states and name not in voice.scope
        case _:
            return False


def _let(voice: Voice, node: ast.Let | ast.LetCounters | ast.LetZone | ast.LetSet) -> Sentence:
    after = _after(voice, node)
    new = after.introduced(node.name.text)
    match node:
        case ast.Let(value=value):
            return words_of("označení: ", new, " = ", ex.loose(voice, value))
        case ast.LetCounters(value=value, each=each):
            return words_of("počítadlo: ", new, " od ", ex.loose(voice, value), " – ", each_label(voice, each.text))
        case ast.LetZone(each=each):
            own = () if each is None else words_of(" – ", each_label(voice, each.text))
            return words_of("místo stranou: ", new, " (zatím prázdné)", own)
        case ast.LetSet():
            return words_of("k zapamatování: ", new, " (zatím prázdná)")


def _set(voice: Voice, place: ast.Expr, value: ast.Expr) -> Sentence:
    """What a place holds from now on; of a number that goes up or down, by how much."""
    match value:
        case ast.Add(left=left, right=right) if unparse(left) == unparse(place):
            return words_of("zvyš: ", ex.loose(voice, place), " o ", ex.loose(voice, right))
        case ast.Subtract(left=left, right=right) if unparse(left) == unparse(place):
            return words_of("sniž: ", ex.loose(voice, place), " o ", ex.loose(voice, right))
        case _:
            return words_of(ex.loose(voice, place), ": nově ", ex.loose(voice, value))


def _dice(voice: Voice, dice: ast.Expr) -> Sentence:
    """`2 kostkami`, `tolika kostkami, kolik je počet kostek`."""
    units = voice.names.units
    match dice:
        case ast.Quantity(value=value, unit=ast.Word(text=unit)) if unit in units:
            return words_of(f"{figure_cs(value)}{NO_BREAK_SPACE}{czech.instrumental_of(units[unit], value)}")
        case ast.AsQuantity(expr=one, unit=ast.Word(text=unit)) if unit in units:
            told = czech.instrumental_of(units[unit], None)
            return words_of(f"tolika {told}, kolik je ", ex.loose(voice, one))
        case _:
            return words_of("tímto počtem: ", ex.loose(voice, dice))


def _doing(voice: Voice, actor: ast.Expr | None, own: str, other: str, amount: ast.Expr) -> Sentence:
    who = words_of(own) if actor is None else words_of(ex.loose(voice, actor), f" {other}")
    match amount:
        case ast.Quantity(value=value, unit=ast.Word(text=unit)):
            return words_of(who, " ", ex.amount(voice, value, unit, is_object=True))
        case _:
            return words_of(who, ": ", ex.loose(voice, amount))


def _drawn(voice: Voice, amount: ast.Expr) -> Sentence:
    match amount:
        case ast.Quantity(value=value, unit=unit):
            return words_of(ex.amount(voice, value, unit.text))
        case ast.AsQuantity(expr=one, unit=unit):
            label = voice.names.label(voice.names.plurals.get(unit.text, unit.text))
            return words_of(ex.operand(voice, one), f"{NO_BREAK_SPACE}×{NO_BREAK_SPACE}", label)
        case _:
            return words_of(ex.operand(voice, amount), f"{NO_BREAK_SPACE}×")


def what_of(voice: Voice, node: ast.What) -> Sentence:
    """What is moved or marked."""
    match node:
        case ast.Piece(piece=piece):
            return as_object(voice, piece)
        case ast.Pieces(amount=amount, kind=kind):
            times = f"{NO_BREAK_SPACE}×{NO_BREAK_SPACE}"
            return words_of(ex.operand(voice, amount), times, ex.operand(voice, kind))
        case ast.Everything():
            return words_of("všechno")
        case ast.EveryCopy(kind=kind):
            return words_of("všechny kusy ", ex.operand(voice, kind))


def _destination(voice: Voice, node: ast.Destination) -> Sentence:
    return words_of(ex.loose(voice, node.zone), " (na konec)" if isinstance(node, ast.AtEnd) else "")


def each_label(voice: Voice, name: str) -> Sentence:
    """`pro každou společnost`, with its link."""
    if name == PLAYER:
        return words_of("pro každého hráče")
    label, cases = voice.names.label(name), voice.names.cases_of(name)
    gender = czech.gender_of(label.text, cases)
    return words_of("pro ", czech.each_word(gender), " ", replace(label, text=czech.accusative(label.text, cases)))


def _word(voice: Voice, name: str) -> Word:
    return Word("hráč") if name == PLAYER else voice.names.label(name)


# ---- headers


def header(voice: Voice, node: ast.Header) -> tuple[Sentence, Voice]:
    """The sentence of a header, and the voice of what it governs."""
    inner = _inside(voice, node)
    if voice.english:
        return voice.as_written(ast.HeaderLine(node, (), node.span)), inner
    return _header(voice, inner, node), inner


def _inside(voice: Voice, node: ast.Header) -> Voice:
    match node:
        case ast.For(binder=binder):
            return voice.bind(binder.name.text, voice.kind_of(binder.source))
        case ast.Rank(binder=binder, places=places):
            return voice.bind(binder.name.text, voice.kind_of(binder.source)).bind_as(places.text, "místa v pořadí")
        case ast.Choose(picks=picks):
            return picked(voice, picks)
        case ast.ChooseSome(name=name, source=source, chosen=chosen):
            kind = voice.kind_of(source)
            return voice.bind(name.text, kind).bind_group(chosen.text, kind)
        case ast.ChooseOneOf(actor=actor) | ast.InAnyOrder(actor=actor):
            return _by(voice, actor)
        case ast.Secretly():
            return voice.acted_by(*CHOOSING)
        case ast.TakeTurns():
            return voice.acted_by(*ON_TURN)
        case ast.PickAtRandom(pick=pick):
            return picked(voice, (pick,))
        case _:
            return voice


def _by(voice: Voice, actor: ast.Expr | None) -> Voice:
    """The voice of a player's options: there `me` is that player, not so below `p chooses x from S`."""
    if actor is None or isinstance(actor, ast.Me):
        return voice
    return voice.acted_by(ex.loose(voice, actor), ex.of_whom(voice, actor))


def picked(voice: Voice, picks: tuple[ast.Pick, ...]) -> Voice:
    """The voice that knows what was chosen."""
    for one in picks:
        voice = voice.bind(one.name.text, voice.kind_of(one.source))
    return voice


def picks_of(voice: Voice, picks: tuple[ast.Pick, ...], *, is_object: bool = False) -> Sentence:
    """What is chosen from what. `is_object`: in the accusative."""
    from pravidla.backends.docs.phrases.questions import origin

    told: list[Sentence] = []
    for one in picks:
        inner = voice.bind(one.name.text, voice.kind_of(one.source))
        where = () if one.where is None else words_of(", kde ", ex.loose(inner, one.where))
        told.append(words_of(inner.introduced(one.name.text, is_object=is_object), origin(voice, one.source), where))
        voice = inner
    return joined(told, "; ")


def _header(voice: Voice, inner: Voice, node: ast.Header) -> Sentence:
    from pravidla.backends.docs.phrases.questions import each_of, elements

    match node:
        case ast.If(condition=condition):
            return words_of("pokud ", ex.loose(voice, condition))
        case ast.OtherwiseIf(condition=condition):
            return words_of("jinak, pokud ", ex.loose(voice, condition))
        case ast.Otherwise():
            return words_of("jinak")
        case ast.For(binder=binder):
            return words_of("postupně ", each_of(voice, binder)[0])
        case ast.While(condition=condition):
            return words_of("dokud platí: ", ex.loose(voice, condition))
        case ast.Repeat(times=times, condition=condition):
            while_ = () if condition is None else words_of(", dokud platí: ", ex.loose(voice, condition))
            return words_of("opakuj", _how_often(voice, times), while_)
        case ast.RepeatUntil(condition=condition):
            if isinstance(condition, ast.Not):
                return words_of("opakuj (aspoň jednou), dokud platí: ", ex.loose(voice, condition.operand))
            return words_of("opakuj, dokud nenastane: ", ex.loose(voice, condition))
        case ast.Choose(actor=actor, may=may, picks=picks, if_any=if_any):
            return words_of(_chooser(voice, actor, may), " ", picks_of(voice, picks, is_object=True), _if_any(if_any))
        case ast.ChooseSome(actor=actor, may=may, amount=amount, name=name, source=source, where=where, chosen=chosen):
            pick = ast.Pick(name, source, where, node.span)
            cross = f"{NO_BREAK_SPACE}×{NO_BREAK_SPACE}"
            told = words_of(how_many(voice, amount), cross, picks_of(voice, (pick,), is_object=True))
            whole = words_of(" – výběr: ", inner.introduced(chosen.text))
            return words_of(_chooser(voice, actor, may), " ", told, whole, _if_any(node.if_any))
        case ast.ChooseOneOf(actor=actor, may=may, if_any=if_any):
            return words_of(_chooser(voice, actor, may), " jednu možnost", _if_any(if_any))
        case ast.PickAtRandom(pick=pick):
            return words_of("náhodně urči ", picks_of(voice, (pick,), is_object=True))
        case ast.InAnyOrder(actor=actor, rule=rule):
            who = "proveď" if actor is None else words_of(ex.loose(voice, actor), " provede")
            how = "každou možnost jednou, v libovolném pořadí"
            return words_of(who, " ", how if rule == "each once" else "možnosti v libovolném pořadí, kolik chceš")
        case ast.Secretly():
            return words_of("všichni hráči zároveň a tajně")
        case ast.Rank(binder=binder, against=against):
            told = elements(voice, binder)[0]
            rival = () if against is None else words_of("; k nim patří i soupeř, který má ", ex.loose(voice, against))
            share = "; kdo jsou na tom stejně, dělí se o místa v pořadí"
            return words_of("pořadí: ", told, rival, share)
        case ast.TakeTurns(direction=direction, start=start, where=where, until=until):
            way = "po směru hodin" if direction == "clockwise" else "proti směru hodin"
            filtered = () if where is None else words_of("; kdo nesplňuje, je přeskočen: ", ex.loose(inner, where))
            end = () if until is None else words_of(", dokud po něčím tahu nenastane: ", ex.loose(inner, until))
            return words_of("hráči se střídají ", way, ", začíná ", ex.loose(voice, start), filtered, end)
        case ast.Option(name=name):
            return words_of("možnost ", option_title(voice, name.text))


def option_title(voice: Voice, name: str) -> Word:
    """What players call an option of a choice: an action, a word, or its name."""
    one = voice.names.definitions.get(name)
    if one is not None:
        title = title_of(one.common, voice.names.language, human(name))
        return voice.names.link(one.common, quoted(title, voice.names.language))
    built_in = {"decline": "nevyužít", "go_on": "pokračovat", "stop": "dost", "done": "hotovo"}
    term = voice.names.term(name)
    if term is None and name in voice.names.choices:
        return Word(quoted(voice.names.choices[name], voice.names.language), "", name)
    text = term.text if term is not None else human(name) if voice.english else built_in.get(name, human(name))
    return Word(quoted(text, voice.names.language), "" if term is None else term.href, name)


def _chooser(voice: Voice, actor: ast.Expr | None, may: bool) -> Sentence:
    if actor is None:
        return words_of("smíš vybrat" if may else "vyber")
    return words_of(ex.loose(voice, actor), " smí vybrat" if may else " vybere")


def _if_any(if_any: bool) -> str:
    return " (je-li z čeho)" if if_any else ""


def how_many(voice: Voice, node: ast.HowMany) -> Sentence:
    """`3`, `1–3`, `aspoň 1`; what has to be counted first in brackets, `(kolik: 0 až …)`."""
    match node:
        case ast.Exactly(count=ast.Integer() as count):
            return ex.operand(voice, count)
        case ast.Exactly(count=count):
            return words_of("(kolik: ", ex.loose(voice, count), ")")
        case ast.Between(lower=ast.Integer() as low, upper=ast.Integer() as high):
            return words_of(ex.operand(voice, low), "–", ex.operand(voice, high))
        case ast.Between(lower=low, upper=high):
            return words_of("(kolik: ", ex.operand(voice, low), " až ", ex.loose(voice, high), ")")
        case ast.AtLeast(lower=low):
            return words_of("aspoň ", ex.operand(voice, low))


def _how_often(voice: Voice, node: ast.HowMany) -> Sentence:
    """` 2krát`, ` tolikrát: …`; where there is a choice, between how many rounds."""
    own = ", kolikrát chceš, "
    match node:
        case ast.Exactly(count=ast.Integer(value=value)):
            return words_of(f" {figure_cs(value)}krát")
        case ast.Exactly(count=count):
            return words_of(" tolikrát: ", ex.loose(voice, count))
        case ast.Between(lower=ast.Integer(value=0), upper=ast.Integer(value=value)):
            return words_of(f"{own}nejvýš {figure_cs(value)}krát")
        case ast.Between(lower=ast.Integer(value=0), upper=high):
            return words_of(f"{own}nejvýš tolikrát: ", ex.loose(voice, high))
        case ast.Between(lower=low, upper=high):
            return words_of(f"{own}tolikrát: ", ex.operand(voice, low), " až ", ex.loose(voice, high))
        case ast.AtLeast(lower=ast.Integer(value=0)):
            return words_of(own.removesuffix(", "))
        case ast.AtLeast(lower=ast.Integer(value=value)):
            return words_of(f"{own}aspoň {figure_cs(value)}krát")
        case ast.AtLeast(lower=low):
            return words_of(f"{own}aspoň tolikrát: ", ex.loose(voice, low))
