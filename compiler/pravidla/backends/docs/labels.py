"""Where the words beside the places of a map stand: on the side where the fewest ways run through them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""left, top, right, bottom"""

_LINE = 15
_CROSSED, _COVERED = 3, 8
"""what a way through the words costs, and another place or other words under them"""


@dataclass(frozen=True, slots=True)
class Label:
    """The words beside a place: how they are anchored, where their first line stands, the room that they take."""

    anchor: str
    x: float
    y: float
    box: Box


def labels(
    points: Sequence[Point], sizes: Sequence[tuple[float, int, float]], ways: Sequence[tuple[Point, Point]]
) -> list[Label]:
    """The words of every place. `sizes`: how wide the words are, how many lines, how far to the right marks reach."""
    taken: list[Box] = [
        (x - 10, y - 10, x + 10 + wide, y + 10) for (x, y), (_, _, wide) in zip(points, sizes, strict=True)
    ]
    found = []
    for number, (point, (width, lines, marks)) in enumerate(zip(points, sizes, strict=True)):
        others = [*taken[:number], *taken[number + 1 :]]
        sides = _sides(point, width, lines, marks)
        best = min(range(len(sides)), key=lambda one: (_cost(sides[one].box, others, ways) + one * 0.1, one))
        found.append(sides[best])
        taken.append(sides[best].box)
    return found


def _sides(point: Point, width: float, lines: int, marks: float) -> list[Label]:
    """Above, below, to the right, to the left, and between them; the first is liked best."""
    x, y = point
    high = _LINE * lines
    above, below, middle = y - 17 - (high - _LINE), y + 26, y + 4 - (high - _LINE) / 2
    placed = []
    for anchor, left, first in (
        ("middle", x, above),
        ("middle", x, below),
        ("left", x + 15 + marks, middle),
        ("right", x - 15, middle),
        ("left", x + 9, above),
        ("right", x - 9, above),
        ("left", x + 9, below),
        ("right", x - 9, below),
        ("left", x + 14 + marks, middle - 16),
        ("left", x + 14 + marks, middle + 16),
        ("right", x - 14, middle - 16),
        ("right", x - 14, middle + 16),
        ("middle", x, above - 12),
        ("middle", x, below + 12),
        ("left", x + 24 + marks, middle),
        ("right", x - 24, middle),
    ):
        start = left - (width / 2 if anchor == "middle" else width if anchor == "right" else 0)
        placed.append(Label(anchor, left, first, (start, first - 12, start + width, first + high - 11)))
    return placed


def _cost(box: Box, others: Sequence[Box], ways: Sequence[tuple[Point, Point]]) -> int:
    covered = sum(_meet(box, other) for other in others)
    return _COVERED * covered + _CROSSED * sum(_crosses(box, start, end) for start, end in ways)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _crosses(box: Box, start: Point, end: Point) -> bool:
    """Whether a line runs through a box: what of the line is left after each of its four sides is cut off."""
    low, high = 0.0, 1.0
    for here, there, least, most in ((start[0], end[0], box[0], box[2]), (start[1], end[1], box[1], box[3])):
        step = there - here
        if step == 0:
            if not least < here < most:
                return False
            continue
        first, second = sorted(((least - here) / step, (most - here) / step))
        low, high = max(low, first), min(high, second)
    return low < high
