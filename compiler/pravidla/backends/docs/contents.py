"""What definitions say, in short: for tables of differences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pravidla.backends.docs.view import Line, Section, Word, plain_text

_MOST_LINES = 4
_MOST_LETTERS = 240


def lines_of(section: Section) -> Iterator[Line]:
    """All lines of a definition, those that govern others first."""
    waiting = [line for block in section.blocks for line in block.lines]
    while waiting:
        line = waiting.pop(0)
        yield line
        waiting = [*line.children, *waiting]


def in_short(section: Section) -> str:
    """What a definition says in a line; empty of one that only lists pieces."""
    text = "; ".join(
        f"{line.label}: {plain_text(line.sentence)}" if line.label else plain_text(line.sentence)
        for line in lines_of(section)
        if line.sentence
    )
    return text if len(text) <= _MOST_LETTERS else text[: text.rindex(" ", 0, _MOST_LETTERS)] + " …"


def both(before: Sequence[Line], after: Sequence[Line], t: Mapping[str, str]) -> tuple[Line, ...]:
    """What was said and what is said now, each line under the word for its time."""
    told: list[Line] = []
    for label, said in ((t["earlier"], before), (t["now"], after)):
        lines = [line for line in said if line.sentence]
        told += [replace(line, children=(), label=label, cites=(), refusal="") for line in lines[:_MOST_LINES]]
        if len(lines) > _MOST_LINES:
            last = replace(lines[_MOST_LINES], children=(), label=label, cites=(), refusal="")
            told.append(last if len(lines) == _MOST_LINES + 1 else _more(len(lines) - _MOST_LINES, label, t))
    return tuple(told)


def _more(number: int, label: str, t: Mapping[str, str]) -> Line:
    return Line((Word(t["more"].format(number)),), label=label)
