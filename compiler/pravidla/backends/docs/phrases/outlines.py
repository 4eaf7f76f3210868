"""The outline of rules and actions as lines of a page."""

from __future__ import annotations

from collections.abc import Iterable

from pravidla.backends.docs.names import wording
from pravidla.backends.docs.phrases.expressions import arguments, expression
from pravidla.backends.docs.phrases.steps import header, option_title, picked, picks_of, step
from pravidla.backends.docs.phrases.types import limit
from pravidla.backends.docs.phrases.voice import Voice, joined, words_of
from pravidla.backends.docs.view import Line, Sentence, Source
from pravidla.backends.docs.words import quoted
from pravidla.model import definitions as d
from pravidla.syntax import ast

_LONG_SUM = 2
"""how many signs of plus break a sum into lines"""


def outline_lines(voice: Voice, outline: d.Outline) -> tuple[Line, ...]:
    """The lines of an outline, each with what it governs."""
    lines: list[Line] = []
    for item in outline:
        match item:
            case d.StepItem():
                said, voice = step(voice, item.step)
                if said:
                    text = wording(item.text, voice.names.language)
                    lines.append(_line(voice, said, item.cites, label=text, source=source_of(item.provenance)))
            case d.IfItem(branches=branches, otherwise=otherwise):
                for number, (condition, cites, body) in enumerate(branches):
                    asked: ast.Header = (
                        ast.OtherwiseIf(condition, item.span) if number else ast.If(condition, item.span)
                    )
                    lines.append(_line(voice, header(voice, asked)[0], cites, outline_lines(voice, body)))
                if otherwise:
                    said = header(voice, ast.Otherwise(item.span))[0]
                    lines.append(_line(voice, said, (), outline_lines(voice, otherwise)))
            case d.HeaderItem():
                lines.extend(_header(voice, item))
            case d.LostItem():
                pass
    return tuple(lines)


def _header(voice: Voice, item: d.HeaderItem) -> Iterable[Line]:
    said, inner = header(voice, item.header)
    below = (*outline_lines(inner, item.body), *(_option(voice, inner, one) for one in item.options))
    text = wording(item.text, voice.names.language)
    yield _line(voice, said, item.cites, below, label=text, source=source_of(item.provenance))
    if item.otherwise:
        other = header(voice, ast.Otherwise(item.span))[0]
        yield _line(voice, other, (), outline_lines(voice, item.otherwise))


def _option(around: Voice, voice: Voice, item: d.OptionItem) -> Line:
    """One option of a choice; what an action is given is said as `around` it, where `me` is who acts there."""
    title = wording(item.text, voice.names.language)
    sentence: Sentence = words_of(quoted(title, voice.names.language)) if title else (option_title(voice, item.name),)
    if item.args:
        told = (
            joined([expression(around, one) for one in item.args], ", ")
            if voice.english
            else arguments(around, item.args)
        )
        sentence = words_of(sentence, " (", told, ")")
    below: list[Line] = []
    if item.when is not None:
        below.append(Line(expression(voice, item.when), label=_say(voice, "Jen když", "Only when")))
    if item.inline is not None:
        below.extend(body_lines(voice, item.inline))
    return _line(voice, sentence, item.cites, tuple(below), name=item.name)


def body_lines(voice: Voice, body: d.ActionBody) -> tuple[Line, ...]:
    """What an action asks and does, in the order of the questions asked."""
    lines: list[Line] = []
    if body.limit is not None:
        lines.append(Line(limit(voice, body.limit), label=_say(voice, "Omezení", "Limit")))
    for choices in body.picks:
        said = voice.as_written(choices) if voice.english else picks_of(voice, choices.picks)
        lines.append(Line(said, label=_say(voice, "Výběr", "Choice")))
        voice = picked(voice, choices.picks)
    lines.extend(condition_line(voice, one) for one in body.requires)
    if body.pays:
        paid = joined([expression(voice, one) for one in body.pays], ", ")
        lines.append(Line(paid, label=_say(voice, "Cena", "Price")))
    steps = outline_lines(voice, body.do)
    if body.fully:
        note = _say(voice, "jen tehdy, když lze provést všechno", "only when all of it can be done")
        lines.append(Line(words_of(note), label=_say(voice, "Celá", "Fully")))
    return (*lines, *steps)


def formula_lines(voice: Voice, node: ast.Expr) -> tuple[Line, ...]:
    """A formula; of a sum of more than two parts each in a line of its own."""
    parts: list[ast.Expr] = []
    rest = node
    while isinstance(rest, ast.Add):
        parts.append(rest.right)
        rest = rest.left
    if len(parts) < _LONG_SUM:
        return (Line(expression(voice, node)),)
    more = [Line(words_of("+ ", expression(voice, one))) for one in reversed(parts)]
    return (Line(expression(voice, rest)), *more)


def condition_line(voice: Voice, one: d.NamedCondition, anchor: str = "") -> Line:
    """A named condition with its refusal, citations and provenance."""
    return Line(
        expression(voice, one.that),
        label=_say(voice, "Podmínka", "Condition"),
        name=one.name,
        source=source_of(one.provenance),
        refusal=wording(one.refusal, voice.names.language),
        cites=voice.names.cites(cite.ref for cite in one.cites),
        anchor=anchor,
    )


def _line(
    voice: Voice,
    said: Sentence,
    cites: tuple[d.Citation, ...],
    children: tuple[Line, ...] = (),
    *,
    label: str = "",
    name: str = "",
    source: Source | None = None,
) -> Line:
    told = voice.names.cites(one.ref for one in cites)
    return Line(said, children, label=label, name=name, source=source, cites=told)


def source_of(provenance: d.Provenance | None) -> Source | None:
    """The mark of a provenance."""
    if provenance is None:
        return None
    return Source(provenance.text.split(" ", 1)[0], provenance.text, provenance.cs)


def _say(voice: Voice, cs: str, en: str) -> str:
    return en if voice.english else cs
