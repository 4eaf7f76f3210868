"""Boards, tracks and the course of a game as SVG, made from data. Every picture has a twin in words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from pravidla.backends.docs.view import Picture
from pravidla.ir import nodes as ir

_LETTER = 7.2
"""width of a letter at the size of the captions"""
_MOST_SPACES = 60
_MOST_PLACES = 80
_ROUNDS = 400


def track_picture(title: str, worth: Sequence[str]) -> Picture | None:
    """A line of numbered spaces with what each is worth; broken into rows of ten."""
    if not 2 <= len(worth) <= _MOST_SPACES:
        return None
    longest = max(len(one) for one in worth)
    width = max(44.0, longest * _LETTER + 12)
    per_row = max(1, min(len(worth), int(700 // width)))
    parts = []
    for number, one in enumerate(worth):
        x, y = (number % per_row) * width + 2, (number // per_row) * 58 + 2
        parts.append(f'<rect class="space" x="{x:g}" y="{y:g}" width="{width - 4:g}" height="50" rx="6"/>')
        parts.append(f'<text class="number" x="{x + width / 2 - 2:g}" y="{y + 18:g}">{number}</text>')
        parts.append(f'<text x="{x + width / 2 - 2:g}" y="{y + 38:g}">{escape(one)}</text>')
    rows = (len(worth) + per_row - 1) // per_row
    return _svg(title, per_row * width, rows * 58, parts)


def board_picture(
    board: ir.Board,
    labels: Sequence[str],
    hrefs: Sequence[str],
    ways: Sequence[tuple[int, int, bool]],
    title: str,
) -> Picture | None:
    """A grid of cells, or places joined by ways; None of a board too large to draw."""
    if board.grid is not None:
        columns, rows = board.grid
        if columns * rows > 400:
            return None
        parts = []
        for column in range(columns):
            for row in range(rows):
                left, top = column * 52 + 2, (rows - 1 - row) * 52 + 2
                parts.append(f'<rect class="space" x="{left}" y="{top}" width="48" height="48" rx="4"/>')
                parts.append(f'<text class="number" x="{left + 24}" y="{top + 28}">{column + 1}, {row + 1}</text>')
        return _svg(title, columns * 52, rows * 52, parts)
    if not 2 <= len(labels) <= _MOST_PLACES:
        return None
    points = _laid_out(len(labels), [(start, end) for start, end, _ in ways])
    parts = []
    for start, end, one_way in ways:
        (x1, y1), (x2, y2) = points[start], points[end]
        arrow = ' marker-end="url(#arrow)"' if one_way else ""
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        back = 12 / length
        ends = f'x2="{x2 - (x2 - x1) * back:.0f}" y2="{y2 - (y2 - y1) * back:.0f}"'
        parts.append(f'<line class="way" x1="{x1:.0f}" y1="{y1:.0f}" {ends}{arrow}/>')
    for label, href, (x, y) in zip(labels, hrefs, points, strict=True):
        drawn = f'<circle class="place" cx="{x:.0f}" cy="{y:.0f}" r="9"/>'
        drawn += f'<text x="{x:.0f}" y="{y - 14:.0f}">{escape(label)}</text>'
        parts.append(f'<a href="{escape(href)}">{drawn}</a>' if href else drawn)
    right, low = max(x for x, _ in points) + 70, max(y for _, y in points) + 30
    arrow_head = (
        '<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path class="arrow" d="M0 0 8 4 0 8z"/></marker></defs>'
    )
    return _svg(title, right, low, [arrow_head, *parts])


def _laid_out(count: int, edges: Sequence[tuple[int, int]]) -> list[tuple[float, float]]:
    """Places so that neighbours are near and others apart: distances along the ways kept as far as possible. The same
    for the same graph."""
    far = _distances(count, edges)
    points = [(math.cos(6.283 * k / count), math.sin(6.283 * k / count)) for k in range(count)]
    for turn in range(_ROUNDS):
        step = 0.5 * (1 - turn / _ROUNDS) + 0.02
        moved = []
        for one in range(count):
            pull_x = pull_y = weights = 0.0
            for other in range(count):
                if other != one:
                    dx, dy = points[one][0] - points[other][0], points[one][1] - points[other][1]
                    length = math.hypot(dx, dy) or 0.01
                    wanted = far[one][other]
                    weight = 1 / (wanted * wanted)
                    pull_x += weight * (points[other][0] + wanted * dx / length)
                    pull_y += weight * (points[other][1] + wanted * dy / length)
                    weights += weight
            x, y = points[one]
            moved.append((x + step * (pull_x / weights - x), y + step * (pull_y / weights - y)))
        points = moved
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return [(70 + (x - left) * 92, 32 + (y - top) * 78) for x, y in points]


def _distances(count: int, edges: Sequence[tuple[int, int]]) -> list[list[float]]:
    near: list[set[int]] = [set() for _ in range(count)]
    for start, end in edges:
        near[start].add(end)
        near[end].add(start)
    result = []
    for start in range(count):
        found = {start: 0}
        waiting = [start]
        for one in waiting:
            for other in sorted(near[one] - found.keys()):
                found[other] = found[one] + 1
                waiting.append(other)
        result.append([float(found.get(other, 6)) or 1.0 for other in range(count)])
    return result


@dataclass(frozen=True, slots=True)
class Stage:
    """A box of the course of a game: its caption, where it leads, whether it is a choice, what it holds."""

    text: str
    href: str
    kind: str
    children: tuple[Stage, ...] = ()


def course_picture(title: str, root: Stage) -> Picture:
    """The course of a game as boxes below each other, indented by depth; each leads to its rule."""
    parts: list[str] = []
    widest = [0.0]

    def draw(stage: Stage, depth: int, row: int, above: float | None) -> int:
        x, y = depth * 28 + 2, row * 40 + 2
        width = len(stage.text) * _LETTER + 24
        widest[0] = max(widest[0], x + width)
        if above is not None:
            parts.append(f'<path class="way" d="M{x - 16} {above} V{y + 15} H{x}" fill="none"/>')
        corner = 15 if stage.kind == "choice" else 5
        box = f'<rect class="{stage.kind}" x="{x}" y="{y}" width="{width:.0f}" height="30" rx="{corner}"/>'
        box += f'<text class="left" x="{x + 12}" y="{y + 20}">{escape(stage.text)}</text>'
        parts.append(f'<a href="{escape(stage.href)}">{box}</a>' if stage.href else box)
        row += 1
        for child in stage.children:
            row = draw(child, depth + 1, row, y + 30)
        return row

    rows = draw(root, 0, 0, None)
    return _svg(title, widest[0] + 4, rows * 40, parts, _outline(root))


def _outline(root: Stage) -> str:
    return f"{root.text}: " + "; ".join(child.text for child in root.children) if root.children else root.text


def _svg(title: str, width: float, height: float, parts: Sequence[str], words: str = "") -> Picture:
    head = (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}" role="group"'
        f' aria-label="{escape(title)}">'
    )
    return Picture(head + "".join(parts) + "</svg>", words or title)
