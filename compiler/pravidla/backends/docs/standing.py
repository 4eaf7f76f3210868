"""What stands on the table in an example, told as the table of its state tells it: `Jana: mince: 3 mince`."""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.backends.docs.names import human
from pravidla.backends.docs.phrases import Voice, expression, outline_lines, words_of
from pravidla.backends.docs.phrases.expressions import amount as counted
from pravidla.backends.docs.phrases.voice import joined
from pravidla.backends.docs.view import Line, Sentence, Word, plain_text
from pravidla.model import definitions as d
from pravidla.syntax import ast
from pravidla_runtime.text import NO_BREAK_SPACE, amount_en, figure_cs, sentence


def standing_lines(voice: Voice, outline: d.Outline) -> tuple[Line, ...]:
    """How a position is made: what stands where; what comes to one place is told together, other steps as such."""
    lines: list[Line] = []
    places: dict[str, tuple[Sentence, list[Sentence], bool]] = {}

    def told() -> Iterator[Line]:
        for where, things, is_stack in places.values():
            order = _say(voice, " (odspodu)", " (from the bottom)") if is_stack and len(things) > 1 else ""
            yield Line(words_of(where, order, ": ", joined(things, " · ")))
        places.clear()

    for item in outline:
        found = _stands(voice, item.step) if isinstance(item, d.StepItem) and item.text is None else None
        if found is None:
            lines += [*told(), *_other(voice, item)]
        else:
            where, what, is_more, is_stack = found
            things = places.setdefault(plain_text(where), (where, [], is_stack))[1]
            if not is_more:
                things.clear()
            things.append(what)
    return (*lines, *told())


def result_lines(voice: Voice, that: ast.Expr) -> Iterator[Line]:
    """What holds after an example, each part on its own."""
    if isinstance(that, ast.And):
        for one in that.operands:
            yield from result_lines(voice, one)
    else:
        yield Line(_result(voice, that) or expression(voice, that))


def person(voice: Voice, name: str) -> Sentence:
    """A player of an example by name."""
    one = voice.scope.get(name)
    return (Word(human(name) if one is None else one.shown),)


def _stands(voice: Voice, step: ast.Step) -> tuple[Sentence, Sentence, bool, bool] | None:
    """Where something is put, what it is, whether it comes to what is there, whether that is a stack, told from below;
    None of any other step."""
    match step:
        case ast.SetTo(place=place, value=value):
            where = _place(voice, place)
            return None if where is None else (where, told_value(voice, value), False, False)
        case ast.Move(what=what, source=source, to=to):
            where = _place(voice, to.zone)
            if where is None:
                return None
            return where, words_of(_things(voice, what), _origin(voice, source)), True, _is_stack(voice, to.zone)
        case _:
            return None


def _is_stack(voice: Voice, zone: ast.Expr) -> bool:
    match zone:
        case ast.Name(name=name) | ast.Field(name=ast.Word(text=name)) if name in voice.names.states:
            match voice.names.states[name].declaration.type:
                case ast.ZoneType(kind="stack"):
                    return True
                case _:
                    return False
        case ast.At(of=of):
            return _is_stack(voice, of)
        case _:
            return False


def _other(voice: Voice, item: d.Item) -> tuple[Line, ...]:
    """Another step; who gets something is called by name."""
    match item:
        case d.StepItem(step=ast.Gain(actor=ast.Name(name=name), amount=amount)) if voice.english and item.text is None:
            return (Line(words_of(person(voice, name), " gains ", told_value(voice, amount))),)
        case _:
            return outline_lines(voice, (item,))


def _things(voice: Voice, what: ast.What) -> Sentence:
    match what:
        case ast.Piece(piece=piece):
            return told_value(voice, piece)
        case ast.Pieces(amount=ast.Integer(value=1), kind=kind):
            return told_value(voice, kind)
        case ast.Pieces(amount=number, kind=kind):
            return words_of(told_value(voice, number), f"{NO_BREAK_SPACE}×{NO_BREAK_SPACE}", told_value(voice, kind))
        case ast.Everything():
            return words_of(_say(voice, "všechno", "everything"))
        case ast.EveryCopy(kind=kind):
            return words_of(_say(voice, "všechny kusy: ", "all copies of "), told_value(voice, kind))


def _origin(voice: Voice, source: ast.Expr | None) -> Sentence:
    """Where it was before; of the box, where all begins, nothing."""
    if source is None or (isinstance(source, ast.Name) and source.name == "box"):
        return ()
    where = _place(voice, source) or expression(voice, source)
    return words_of(_say(voice, " (odkud: ", " (from: "), where, ")")


def _result(voice: Voice, that: ast.Expr) -> Sentence | None:
    match that:
        case ast.Same(left=left, right=right) if (where := _place(voice, left)) is not None:
            return words_of(where, ": ", told_value(voice, right))
        case ast.Same(left=left, right=ast.Quantity() | ast.Integer() as right) if voice.english:
            return words_of(expression(voice, left), " is ", told_value(voice, right))
        case ast.Empty(collection=one) if (where := _place(voice, one)) is not None:
            return words_of(where, ": ", _say(voice, "nic", "nothing"))
        case ast.Member(element=one, collection=many) if (where := _place(voice, many)) is not None:
            lies, belongs = _say(voice, "leží tu", "here is"), _say(voice, "patří sem", "one of them is")
            here = f" – {lies if voice.is_zone(many) else belongs}: "
            return words_of(where, here, told_value(voice, one))
        case ast.NotMember(element=one, collection=many) if (where := _place(voice, many)) is not None:
            lies, belongs = _say(voice, "neleží tu", "not here"), _say(voice, "nepatří sem", "none of them is")
            away = f" – {lies if voice.is_zone(many) else belongs}: "
            return words_of(where, away, told_value(voice, one))
        case ast.Not(operand=one) if _is_truth(voice, one) and (where := _place(voice, one)) is not None:
            return words_of(where, ": ", _say(voice, "ne", "no"))
        case _ if _is_truth(voice, that) and (where := _place(voice, that)) is not None:
            return words_of(where, ": ", _say(voice, "ano", "yes"))
        case _:
            return None


def _is_truth(voice: Voice, node: ast.Expr) -> bool:
    match node:
        case ast.Name(name=name) | ast.Field(name=ast.Word(text=name)):
            info = voice.names.states.get(name)
            return info is not None and info.is_truth
        case ast.At(of=of):
            return _is_truth(voice, of)
        case _:
            return False


def _place(voice: Voice, node: ast.Expr) -> Sentence | None:
    """A piece of state under the label that the table gives it; None of anything else."""
    match node:
        case ast.Name(name=name) if name in voice.names.states and name not in voice.scope:
            return (voice.names.state(name),)
        case ast.Name(name="box"):
            return words_of(_say(voice, "krabice", "box"))
        case ast.Field(of=of, name=ast.Word(text=name)) if name in voice.names.states:
            return words_of(_owner(voice, of), ": ", voice.names.state(name))
        case ast.At(of=of, args=(one,)) if (where := _place(voice, of)) is not None:
            return words_of(where, " – ", told_value(voice, one))
        case _:
            return None


def _owner(voice: Voice, node: ast.Expr) -> Sentence:
    match node:
        case ast.Name(name=name) if name in voice.scope:
            return person(voice, name)
        case ast.Name(name=name) if name in voice.names.rows:
            row = voice.names.rows[name]
            return (Word(sentence(row.text), row.href, row.title),)
        case _:
            return expression(voice, node)


def told_value(voice: Voice, node: ast.Expr) -> Sentence:
    """A value as the table of the state shows it."""
    match node:
        case ast.Truth(value=value):
            return words_of(_say(voice, "ano" if value else "ne", "yes" if value else "no"))
        case ast.Integer(value=number):
            return words_of(f"{number:,}" if voice.english else figure_cs(number))
        case ast.Quantity(value=number, unit=unit) if voice.english and unit.text in voice.names.units:
            return words_of(amount_en(number, voice.names.units[unit.text]))
        case ast.Quantity(value=number, unit=unit) if not voice.english:
            return words_of(counted(voice, number, unit.text))
        case ast.Nothing() | ast.Nobody():
            nobody = isinstance(node, ast.Nobody)
            return words_of(_say(voice, "nikdo" if nobody else "nic", "nobody" if nobody else "nothing"))
        case ast.Name(name=name) if name in voice.scope:
            return person(voice, name)
        case ast.Name(name=name) if name in voice.names.rows and name not in voice.names.states:
            return (voice.names.rows[name],)
        case _:
            return expression(voice, node)


def _say(voice: Voice, cs: str, en: str) -> str:
    return en if voice.english else cs
