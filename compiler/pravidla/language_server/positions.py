"""Places as editors count them (line and code unit, from 0) and as the compiler does (offsets of code points)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pravidla.diagnostics import SourceFile

Encoding = Literal["utf-8", "utf-16", "utf-32"]
"""The unit in which a client counts the columns of a line; UTF-16 unless it asked for another one."""


def units(text: str, encoding: Encoding) -> int:
    """How many code units a text has."""
    match encoding:
        case "utf-32":
            return len(text)
        case "utf-8":
            return len(text.encode("utf-8", "replace"))
        case "utf-16":
            return len(text) + sum(character > "\uffff" for character in text)


def position(file: SourceFile, offset: int, encoding: Encoding) -> tuple[int, int]:
    """Line and column of an offset."""
    line, column = file.line_column(offset)
    return line - 1, units(file.line(line)[: column - 1], encoding)


def offset(file: SourceFile, line: int, column: int, encoding: Encoding) -> int:
    """The offset of a place. What lies behind the end of a line or of the file is its end; the middle of a character
    is its beginning."""
    if line < 0:
        return 0
    if line >= file.line_count:
        return len(file.text)
    start = file.line_start(line + 1)
    counted = 0
    text = file.line(line + 1)
    for number, character in enumerate(text):
        counted += units(character, encoding)
        if counted > column:
            return start + number
    return start + len(text)


@dataclass(frozen=True, slots=True)
class Carry:
    """Places of an older text in a newer one: what lies before and behind the changed stretch is still there."""

    prefix: int
    old_end: int
    new_end: int

    def forward(self, place: int, *, is_end: bool = False) -> int | None:
        """The new offset of an old one; None inside the changed stretch. What is inserted where a name begins stands
        before it, what is inserted where one ends stands behind it."""
        if place < self.prefix or (is_end and place == self.prefix):
            return place
        if place >= self.old_end:
            return place + self.new_end - self.old_end
        return place if place == self.prefix else None

    def backward(self, place: int) -> int | None:
        """The old offset of a new one; None inside the changed stretch."""
        if place <= self.prefix:
            return place
        return place + self.old_end - self.new_end if place >= self.new_end else None


def carry(old: str, new: str) -> Carry:
    """What changed between two texts, as one stretch."""
    if old == new:
        return Carry(len(old), len(old), len(new))
    prefix = _alike(old, new)
    rest = min(len(old), len(new)) - prefix
    suffix = _alike(old[::-1][:rest], new[::-1][:rest])
    return Carry(prefix, len(old) - suffix, len(new) - suffix)


def _alike(one: str, other: str) -> int:
    """How many characters two texts have in common from their beginning on."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
