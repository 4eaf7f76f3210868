"""Expressions in Czech: symbols of arithmetic, words for the rest. What binds loosest has the lowest level."""

from __future__ import annotations

from pravidla.backends.docs.names import StateInfo, human, lower, title_of
from pravidla.backends.docs.phrases.czech import accusative, is_many, meant_word
from pravidla.backends.docs.phrases.places import belongs, counted, emptiness, looked_up
from pravidla.backends.docs.phrases.questions import gender_of, is_open, question
from pravidla.backends.docs.phrases.voice import PLAYER, Voice, joined, words_of
from pravidla.backends.docs.view import Sentence, Word, plain_text
from pravidla.model import definitions as d
from pravidla.syntax import ast
from pravidla_runtime.text import NO_BREAK_SPACE, czech_form, figure_cs

_SIGNS = {"<": "<", "<=": "≤", ">": ">", ">=": "≥"}
_OF_A_WAY = {"to": "kam vede"}
_LISTING = ("min", "max")
"""what is told with a colon and all that it is made of, so that what follows would be read as a part of it"""
_LOOSE, _OR, _AND, _NOT, _COMPARED, _RANGE, _SUM, _PRODUCT, _ATOM = range(9)


def expression(voice: Voice, node: ast.Expr) -> Sentence:
    """An expression as a reader understands it."""
    return voice.as_written(node) if voice.english else _say(voice, node, _LOOSE)


def condition(voice: Voice, node: ast.Expr) -> Sentence:
    """A condition; the same as an expression, named for what it is used as."""
    return expression(voice, node)


def joint(voice: Voice, node: ast.Expr) -> Sentence:
    """A condition that has to hold together with others; in brackets where it would reach over to them."""
    if not voice.english:
        return _say(voice, node, _AND)
    said = voice.as_written(node)
    return words_of("(", said, ")") if isinstance(node, ast.Or | ast.Conditional) else said


def operand(voice: Voice, node: ast.Expr) -> Sentence:
    """An expression inside another phrase, in brackets where it is none of the simplest."""
    return _say(voice, node, _ATOM)


def loose(voice: Voice, node: ast.Expr) -> Sentence:
    """An expression that nothing follows or that is told apart by a comma."""
    return _say(voice, node, _LOOSE)


def of_whom(voice: Voice, node: ast.Expr) -> Sentence:
    """A player in the genitive: `hráče na tahu`."""
    match node:
        case ast.Me():
            return voice.of_me
        case ast.Name(name=name) if name in voice.scope and not voice.scope[name].is_label:
            return words_of("hráče ", Word(voice.scope[name].shown, "", name, kind="variable"))
        case ast.Call(name=ast.Word(text="next"), args=(one,)):
            return words_of("hráče po levici ", of_whom(voice, one))
        case ast.Call(name=ast.Word(text="previous"), args=(one,)):
            return words_of("hráče po pravici ", of_whom(voice, one))
        case _:
            return words_of("hráče (", loose(voice, node), ")")


def _say(voice: Voice, node: ast.Expr, level: int) -> Sentence:
    own, said = _told(voice, node)
    return words_of("(", said, ")") if own < level else said


def _told(voice: Voice, node: ast.Expr) -> tuple[int, Sentence]:
    """A phrase and how tightly it holds together."""
    match node:
        case ast.Conditional(condition=asked, then=then, otherwise=otherwise):
            parts = (_say(voice, then, _OR), ", pokud ", _say(voice, asked, _OR), "; jinak ", loose(voice, otherwise))
            return _LOOSE, words_of(*parts)
        case ast.Or(operands=operands):
            return _OR, joined([_say(voice, one, _NOT) for one in operands], " nebo ")
        case ast.And(operands=operands):
            return _AND, joined([_say(voice, one, _NOT) for one in operands], " a zároveň ")
        case ast.Not(operand=denied):
            return _denied(voice, denied)
        case ast.Compare() | ast.Same() | ast.Differs() | ast.Empty() | ast.NotEmpty() | ast.Member() | ast.NotMember():
            return _COMPARED, _compared(voice, node)
        case ast.Range(lower=low, upper=high):
            return _RANGE, words_of(_say(voice, low, _SUM), "–", _say(voice, high, _SUM))
        case ast.Add(left=left, right=right):
            return _SUM, words_of(_say(voice, left, _SUM), " + ", _say(voice, right, _PRODUCT))
        case ast.Subtract(left=left, right=right):
            return _SUM, words_of(_say(voice, left, _SUM), " − ", _say(voice, right, _PRODUCT))
        case ast.Multiply(left=left, right=right):
            times = f"{NO_BREAK_SPACE}×{NO_BREAK_SPACE}"
            return _PRODUCT, words_of(_say(voice, left, _PRODUCT), times, _say(voice, right, _ATOM))
        case ast.Divide(left=left, right=right, rounding=rounding):
            said = words_of(_say(voice, left, _PRODUCT), " ÷ ", _say(voice, right, _ATOM))
            return _PRODUCT, words_of(said, " zaokrouhleno ", "nahoru" if rounding == "up" else "dolů")
        case ast.Remainder(left=left, right=right):
            return _SUM, words_of("zbytek po dělení ", _say(voice, left, _PRODUCT), " ÷ ", _say(voice, right, _ATOM))
        case ast.Negate(operand=one):
            return _PRODUCT, words_of("−", _say(voice, one, _ATOM))
        case ast.Earlier(place=place, rule=rule):
            return _PRODUCT, words_of(_say(voice, place, _ATOM), " před začátkem: ", _named(voice, rule.text))
        case _:
            return _plain(voice, node)


def _denied(voice: Voice, node: ast.Expr) -> tuple[int, Sentence]:
    """The opposite of a condition; in words of its own where there are any, so that nobody wonders how far `neplatí`
    reaches."""
    match node:
        case ast.Not(operand=one):
            return _told(voice, one)
        case ast.Same(left=left, right=right, span=span):
            return _told(voice, ast.Differs(left, right, span))
        case ast.Differs(left=left, right=right, span=span):
            return _told(voice, ast.Same(left, right, span))
        case ast.Empty(collection=one):
            return _COMPARED, emptiness(voice, one, is_empty=False)
        case ast.NotEmpty(collection=one):
            return _COMPARED, emptiness(voice, one, is_empty=True)
        case ast.Member(element=one, collection=many):
            return _COMPARED, belongs(voice, _say(voice, one, _SUM), many, does=False)
        case ast.NotMember(element=one, collection=many):
            return _COMPARED, belongs(voice, _say(voice, one, _SUM), many, does=True)
        case ast.AnyOf(binder=binder, span=span):
            return _told(voice, ast.NoneOf(binder, span))
        case ast.NoneOf(binder=binder, span=span):
            return _told(voice, ast.AnyOf(binder, span))
        case ast.Name() | ast.My() | ast.Field() | ast.At():
            return _COMPARED, words_of(_say(voice, node, _ATOM), ": ne")
        case ast.Call() | ast.FieldCall():
            return _COMPARED, words_of(_say(voice, node, _ATOM), " neplatí")
        case _:
            return _COMPARED, words_of("neplatí (", loose(voice, node), ")")


def _compared(voice: Voice, node: ast.Expr) -> Sentence:
    match node:
        case ast.Same() | ast.Differs():
            return _same(voice, node.left, node.right, isinstance(node, ast.Same))
        case ast.Compare(op=op, left=left, right=right):
            return words_of(_say(voice, left, _RANGE), f" {_SIGNS[op]} ", _say(voice, right, _RANGE))
        case ast.Empty(collection=one):
            return emptiness(voice, one, is_empty=True)
        case ast.NotEmpty(collection=one):
            return emptiness(voice, one, is_empty=False)
        case ast.Member(element=one, collection=many):
            return belongs(voice, _say(voice, one, _SUM), many, does=True)
        case ast.NotMember(element=one, collection=many):
            return belongs(voice, _say(voice, one, _SUM), many, does=False)
        case _:
            return ()


def _same(voice: Voice, left: ast.Expr, right: ast.Expr, same: bool) -> Sentence:
    match left, right:
        case ast.Field(of=ast.Name(name="options"), name=option), ast.Name(name=value):
            chosen = f"„{option_value(voice, option.text, value)}“"
            return words_of("volba ", _option(voice, option.text), " je " if same else " není ", chosen)
        case ast.Count(of=ast.Name(name="players")), ast.Integer(value=number) if same:
            return words_of(players_play(number))
        case _, ast.Truth(value=value):
            holds = value is same
            return _say(voice, left, _SUM) if holds else _denied(voice, left)[1]
        case _, ast.Nothing() | ast.Nobody():
            none = "nikdo" if isinstance(right, ast.Nobody) else "nic"
            return words_of(_say(voice, left, _SUM), " = " if same else " ≠ ", none)
        case _, ast.Name(name=name) if _sounds_like(voice, left, name):
            sign = "je" if same else "není"
            return words_of(_say(voice, left, _SUM), f" {sign} ", meant_word(gender_of(voice, name)))
        case _:
            pass
    if _is_number(left) or _is_number(right):
        return words_of(_say(voice, left, _RANGE), " = " if same else " ≠ ", _say(voice, right, _RANGE))
    return words_of(_say(voice, left, _SUM), " je " if same else " není ", _say(voice, right, _SUM))


def _sounds_like(voice: Voice, node: ast.Expr, name: str) -> bool:
    """Whether a column is called as the variable is that it is compared with: `barva karty (c) je barva karty`."""
    one = voice.scope.get(name)
    if one is None or not one.is_label or is_many(one.shown) or not isinstance(node, ast.Field):
        return False
    return plain_text(_say(voice, node, _SUM)).startswith(f"{one.shown} (")


def players_play(number: int) -> str:
    """`hrají 2 hráči`."""
    verb = "hrají" if 2 <= number <= 4 else "hraje"
    return f"{verb} {number}{NO_BREAK_SPACE}{czech_form(number, ('hráč', 'hráči', 'hráčů'))}"


def _is_number(node: ast.Expr) -> bool:
    if isinstance(node, ast.Conditional):
        return _is_number(node.then) or _is_number(node.otherwise)
    numbers = ast.Integer | ast.Quantity | ast.AsQuantity | ast.Add | ast.Subtract | ast.Multiply | ast.Divide
    return isinstance(node, numbers | ast.Remainder | ast.Negate | ast.Count | ast.Measure | ast.Average | ast.At)


def _option(voice: Voice, name: str) -> Sentence:
    title = voice.names.options.get(name)
    return (Word(f"„{title or human(name)}“", "", name),)


def option_value(voice: Voice, option: str, value: str) -> str:
    """What players call a value of an option."""
    told = voice.names.option_values.get((option, value))
    if told is not None:
        return told
    term = voice.names.term(value)
    return human(value) if term is None else term.text


def _plain(voice: Voice, node: ast.Expr) -> tuple[int, Sentence]:
    match node:
        case ast.Name(name=name):
            return _ATOM, _name(voice, name)
        case ast.This():
            return _ATOM, words_of("tento kus")
        case ast.My(name=name):
            return _ATOM, _owned(voice, name.text, voice.of_me, voice.me)
        case ast.Call(name=name, args=args):
            return _LOOSE if name.text in _LISTING else _ATOM, _call(voice, name.text, args)
        case ast.Field(of=of, name=name):
            return _ATOM, _field(voice, of, name.text, voice.names.meant.columns.get(node.span))
        case ast.FieldCall(of=of, name=name, args=args):
            told = arguments(voice, (of, *args))
            return _ATOM, words_of(_ability(voice, of, name.text) or _named(voice, name.text), " (", told, ")")
        case ast.At(of=of):
            if voice.is_zone(of) and not voice.is_kept_for_each(of):
                return _COMPARED, counted(voice, node)
            return _ATOM, looked_up(voice, node)
        case ast.Integer(value=value):
            return _ATOM, words_of(figure_cs(value))
        case ast.Quantity(value=value, unit=unit):
            return _ATOM, words_of(amount(voice, value, unit.text))
        case ast.AsQuantity(expr=one, unit=unit):
            return _ATOM, words_of(_number(voice, one), NO_BREAK_SPACE, many(voice, unit.text))
        case ast.Me():
            return _ATOM, voice.me
        case ast.Nobody():
            return _ATOM, words_of("nikdo")
        case ast.Nothing():
            return _ATOM, words_of("nic")
        case ast.Truth(value=value):
            return _ATOM, words_of("ano" if value else "ne")
        case _:
            return _LOOSE if is_open(node) else _PRODUCT, question(voice, node)


def amount(voice: Voice, number: int, unit: str, *, is_object: bool = False) -> str:
    """A number with its unit; of pieces, how many. `is_object`: in the accusative, which differs for a single one."""
    forms = voice.names.units.get(unit)
    if forms is not None:
        form = accusative(forms[0]) if is_object and number == 1 else czech_form(number, forms)
        return f"{figure_cs(number)}{NO_BREAK_SPACE}{form}"
    kind = voice.names.plurals.get(unit, unit)
    return f"{number}×{NO_BREAK_SPACE}{voice.names.label(kind).text}"


def _number(voice: Voice, node: ast.Expr) -> Sentence:
    """A number that a unit follows; in brackets where the unit would seem to belong to its last word."""
    said = _say(voice, node, _ATOM)
    text = plain_text(said)
    return words_of("(", said, ")") if " " in text and not text.endswith((")", "“")) else said


def many(voice: Voice, unit: str) -> str:
    """The form of a unit after a number that is not known."""
    forms = voice.names.units.get(unit)
    return forms[min(2, len(forms) - 1)] if forms is not None else voice.names.label(unit).text


def _name(voice: Voice, name: str) -> Sentence:
    names = voice.names
    if name in voice.scope:
        one = voice.scope[name]
        letter = Word(one.shown, "", name, kind="" if one.is_label else "variable")
        single = one.of == PLAYER and not one.is_label and not one.is_many
        return words_of("hráč ", letter) if single else (letter,)
    if name in names.states and names.states[name].owner is None:
        return (names.state(name),)
    if name in names.rows:
        return (names.rows[name],)
    if name == "players":
        return words_of("hráči")
    if name == "box":
        return words_of("krabice")
    if name in names.plurals:
        return (names.label(names.plurals[name]),)
    return _named(voice, name)


def _named(voice: Voice, name: str) -> Sentence:
    """A definition under its title in quotes; a term of the glossary as it is."""
    one = voice.names.definitions.get(name)
    if one is None:
        return (voice.names.label(name),)
    if isinstance(one, d.ListSpec | d.BoardSpec):
        return (voice.names.label(name),)
    title = title_of(one.common, voice.names.language, "")
    return (voice.names.link(one.common, f"„{title or human(name)}“"),)


def arguments(voice: Voice, args: tuple[ast.Expr, ...]) -> Sentence:
    """What a rule is given; of several each in brackets where it would run into the next one."""
    return joined([_say(voice, one, _LOOSE if len(args) == 1 else _OR) for one in args], ", ")


def _call(voice: Voice, name: str, args: tuple[ast.Expr, ...]) -> Sentence:
    told = arguments(voice, args)
    match name:
        case "next" if voice.kind_of(args[0]) == PLAYER:
            return words_of("hráč po levici ", of_whom(voice, args[0]))
        case "previous" if voice.kind_of(args[0]) == PLAYER:
            return words_of("hráč po pravici ", of_whom(voice, args[0]))
        case "next":
            return words_of("to, co následuje po: ", told)
        case "previous":
            return words_of("to, co předchází: ", told)
        case "min":
            return words_of("menší z: ", told)
        case "max":
            return words_of("větší z: ", told)
        case "neighbours":
            return words_of("sousedé pole: ", told)
        case "ways":
            return words_of("cesty z: ", told)
        case "lines":
            return words_of("přímé řady (", told, ")")
        case _:
            return words_of(_named(voice, name), " (", told, ")")


def _field(voice: Voice, of: ast.Expr, name: str, column: tuple[str, str] | None) -> Sentence:
    """What is reached through something. `column`: the list and its column, where it is known to be one."""
    match of:
        case ast.Name(name="modules"):
            return words_of(
                f"hraje se s{NO_BREAK_SPACE}modulem ",
                Word(voice.names.modules.get(name, name), f"modul-{name}.html", name),
            )
        case ast.Name(name="options"):
            return words_of("volba ", _option(voice, name))
        case _:
            pass
    ability = _ability(voice, of, name)
    if ability is not None:
        return words_of(ability, " (", loose(voice, of), ")")
    if column is not None and column[0] not in voice.names.definitions and name in _OF_A_WAY:
        return words_of(_OF_A_WAY[name], " (", loose(voice, of), ")")
    if column is not None:
        return words_of(_column(voice, *column), " (", loose(voice, of), ")")
    if voice.kind_of(of) == PLAYER:
        return _owned(voice, name, of_whom(voice, of), loose(voice, of))
    label = voice.names.state(name) if name in voice.names.states else _column(voice, voice.kind_of(of), name)
    return words_of(label, " (", loose(voice, of), ")")


def _ability(voice: Voice, of: ast.Expr, name: str) -> Sentence | None:
    """What something that a row can do or say is called: by a word of its own, or by what it is."""
    listed = voice.names.rule_names.get(name)
    if listed is None:
        return None
    term = voice.names.term(f"{voice.kind_of(of) or listed}.{name}") or voice.names.term(f"{listed}.{name}")
    return words_of(term if term is not None else "účinek")


def _column(voice: Voice, of: str, name: str) -> Word:
    term = voice.names.term(f"{of}.{name}") or voice.names.term(name)
    if term is not None:
        return Word(lower(term.text), term.href, name)
    return Word(lower(voice.names.column(of, name)), "", name)


def _owned(voice: Voice, name: str, whose: Sentence, who: Sentence) -> Sentence:
    info: StateInfo | None = voice.names.states.get(name)
    if info is not None and info.is_truth:
        return words_of(who, " – ", voice.names.state(name))
    return words_of(voice.names.state(name), " ", whose)
