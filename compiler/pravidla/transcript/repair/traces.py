"""What something leaves behind that is gone whole: two spaces in a row, empty parentheses, a space before a comma.

Where an extraction kept the spaces, these traces tell the place of a lost number or word better than any grammar. A
text without losses may have some of them too, so they count only where something is lost and they are many.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_SPACES = re.compile(r"(?<=\S) (?= +\S)")
_EMPTY = re.compile(r"(?<=\()(?=\s*\)|\s+[^\W\d_]|\s*\+)")
_BEFORE_MARK = re.compile(r"(?<=\S) +(?=[.,;:)](?:\s|$|[.,;:)\d]))")
_SIGN = re.compile(r"(?<=[+=×])(?=\s*[+=×)]|\s*$)", re.MULTILINE)
_AFTER_SPACES = re.compile(r"[.!?]\s")
_FEWEST = 4
_FEWEST_MARKS = 13
"""Icons and careless typing put a few spaces before marks too."""

_MOST_AFTER_SENTENCES = 0.5


@dataclass(frozen=True, slots=True)
class Traces:
    """Where something is missing whole; `spaced` says whether the text kept its spaces: then these are all."""

    places: tuple[int, ...] = ()
    spaced: bool = False


def find_traces(text: str) -> Traces:
    """The traces of a text; none when they are too few to be told from its own habits."""
    spaces = [match.end() for match in _SPACES.finditer(text)]
    after = sum(_AFTER_SPACES.match(text, place - 2) is not None for place in spaces)
    if after > _MOST_AFTER_SENTENCES * len(spaces):
        # Sentences are set apart by two spaces.
        spaces = []
    empty = [match.start() for match in _EMPTY.finditer(text)]
    marks = [match.end() for match in _BEFORE_MARK.finditer(text)]
    told = len(spaces) + len(empty)
    if told < _FEWEST and len(marks) < _FEWEST_MARKS:
        return Traces()
    signs = [match.start() for match in _SIGN.finditer(text)]
    return Traces(tuple(_apart(sorted({*spaces, *empty, *marks, *signs}))), len(spaces) >= _FEWEST)


def count_traces(text: str) -> int:
    """How many traces a text has, be they its own habits or not."""
    return sum(sum(1 for _ in pattern.finditer(text)) for pattern in (_SPACES, _EMPTY, _BEFORE_MARK))


def _apart(places: list[int]) -> Iterator[int]:
    """Places without those that are the same one seen twice."""
    last = -2
    for place in places:
        if place - last > 1:
            yield place
            last = place
