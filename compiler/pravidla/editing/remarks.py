"""The comments of a YAML text with their places; no part of a scalar is taken for one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import yaml


@dataclass(frozen=True, slots=True)
class Remark:
    """A comment: its offset, its text from the `#` on, its line and column from 0, and whether something stands before
    it on its line."""

    start: int
    text: str
    line: int
    column: int
    trailing: bool


def scalars(node: yaml.Node) -> Iterator[yaml.ScalarNode]:
    """All scalars of a tree, keys too, in the order of the text."""
    match node:
        case yaml.ScalarNode():
            yield node
        case yaml.SequenceNode():
            for item in node.value:
                yield from scalars(item)
        case yaml.MappingNode():
            for key, value in node.value:
                yield from scalars(key)
                yield from scalars(value)


def remarks(text: str, inside: Iterable[yaml.ScalarNode]) -> list[Remark]:
    """All comments of a text outside of its scalars."""
    taken = sorted((one.start_mark.index, one.end_mark.index) for one in inside)
    starts = line_starts(text)
    found: list[Remark] = []
    position = 0
    for start, end in [*taken, (len(text), len(text))]:
        found += _between(text, starts, position, start)
        position = max(position, end)
    return found


def line_starts(text: str) -> list[int]:
    """The offset of the first character of each line."""
    starts = [0]
    while (found := text.find("\n", starts[-1])) >= 0:
        starts.append(found + 1)
    return starts


def _between(text: str, starts: list[int], position: int, end: int) -> Iterator[Remark]:
    while True:
        position = text.find("#", position, end)
        if position < 0:
            return
        line = bisect_right(starts, position) - 1
        line_start = starts[line]
        if position > line_start and text[position - 1] not in " \t":
            position += 1
            continue
        stop = text.find("\n", position)
        stop = len(text) if stop < 0 else stop
        before = text[line_start:position]
        yield Remark(position, text[position:stop].rstrip(), line, position - line_start, bool(before.strip()))
        position = stop
