"""The course of a game as a tree of rules and choices, from its procedures."""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.backends.docs.names import Names, wording
from pravidla.backends.docs.phrases import Voice
from pravidla.backends.docs.phrases.steps import option_title
from pravidla.backends.docs.pictures import Stage, course_picture
from pravidla.backends.docs.view import Picture
from pravidla.model import definitions as d
from pravidla.syntax import ast

_DEEPEST = 6
_MOST = 90


def course_of(names: Names, start: str, title: str) -> Picture | None:
    """The course from a rule on; None where it is no rule of the game."""
    root = _rule(names, start, (), [0])
    return None if root is None or not root.children else course_picture(title, root)


def _rule(names: Names, name: str, above: tuple[str, ...], count: list[int]) -> Stage | None:
    one = names.definitions.get(name)
    if not isinstance(one, d.RuleSpec | d.ActionSpec) or name in above or count[0] >= _MOST:
        return None
    count[0] += 1
    outline = one.do if isinstance(one, d.RuleSpec) else one.body.do
    inner = (*above, name)
    children = tuple(_stages(names, outline, inner, count)) if len(inner) <= _DEEPEST else ()
    word = names.link(one.common)
    kind = "action" if isinstance(one, d.ActionSpec) else "stage"
    return Stage(word.text, word.href, kind, children)


def _stages(names: Names, outline: d.Outline, above: tuple[str, ...], count: list[int]) -> Iterator[Stage]:
    for item in outline:
        match item:
            case d.StepItem(step=ast.Do(call=ast.Name(name=name) | ast.Call(name=ast.Word(text=name)))):
                found = _rule(names, name, above, count)
                if found is not None:
                    yield found
            case d.IfItem(branches=branches, otherwise=otherwise):
                for _, _, body in branches:
                    yield from _stages(names, body, above, count)
                yield from _stages(names, otherwise, above, count)
            case d.HeaderItem(header=header, body=body, options=options, otherwise=otherwise):
                below = (*_stages(names, body, above, count), *_options(names, options, above, count))
                caption = _caption(names, header)
                if caption and below:
                    count[0] += 1
                    yield Stage(caption, names.link(names.definitions[above[-1]].common).href, "choice", below)
                else:
                    yield from below
                yield from _stages(names, otherwise or (), above, count)
            case _:
                pass


def _options(
    names: Names, options: tuple[d.OptionItem, ...], above: tuple[str, ...], count: list[int]
) -> Iterator[Stage]:
    for one in options:
        found = _rule(names, one.name, above, count)
        if found is not None:
            yield found
        elif count[0] < _MOST:
            count[0] += 1
            title = wording(one.text, names.language) or option_title(Voice(names), one.name).text.strip("„“”")
            inner = () if one.inline is None else tuple(_stages(names, one.inline.do, above, count))
            yield Stage(title, names.link(names.definitions[above[-1]].common).href, "action", inner)


def _caption(names: Names, header: ast.Header) -> str:
    """What a header is in the course; empty where it only repeats or asks."""
    english = names.language == "en"
    match header:
        case ast.TakeTurns():
            return "turn after turn" if english else "hráči se střídají"
        case ast.RepeatUntil() | ast.While() | ast.Repeat():
            return "again and again" if english else "opakuje se"
        case ast.ChooseOneOf(may=may):
            return (
                ("may choose one" if english else "lze vybrat") if may else "choose one" if english else "vyber jedno"
            )
        case ast.InAnyOrder():
            return "in any order" if english else "v libovolném pořadí"
        case ast.Secretly():
            return "all players secretly" if english else "všichni tajně"
        case _:
            return ""
