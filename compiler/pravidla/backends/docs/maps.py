"""Boards as SVG, made from data: grids of cells, places joined by ways; as printed, or with what lies on them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from pravidla.analysis.names.origins import czech_text, plain_text
from pravidla.backends.docs.labels import Label, labels
from pravidla.backends.docs.pictures import svg
from pravidla.backends.docs.view import Picture
from pravidla.ir import nodes as ir
from pravidla.ir.types import Bool, Row
from pravidla.model.definitions import Spec, WordSpec

_MOST_CELLS = 400
_MOST_PLACES = 80
_MOST_STROKES = 3
_ROUNDS = 400
_WIDE, _HIGH = 1040, 960
"""the size of a map whose places have positions"""
_LETTER, _SMALL = 7.3, 6.4
"""width of a letter of a place's name, and of what stands below it"""
_MARKS = 8
"""colours of what lies on a board"""
_CELL = 52


@dataclass(frozen=True, slots=True)
class Mark:
    """A piece on a board: one or two letters on the colour number `colour`, and what it is in words."""

    letters: str
    colour: int
    words: str


@dataclass(frozen=True, slots=True)
class Spot:
    """A place or cell: its name, where a click leads, what is printed there, what lies there now."""

    label: str
    href: str = ""
    printed: tuple[str, ...] = ()
    """all of it; shown where somebody points, and of it beside the place what is a number or a yes: `figures`"""
    figures: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """What is written beside the place."""
        return (*self.figures, *self.told)


def terms_of(spec: Spec, language: str) -> dict[str, str]:
    """What players call columns and states: the words of the glossary."""
    found: dict[str, str] = {}
    for one in spec.definitions:
        if isinstance(one, WordSpec) and one.common.text is not None:
            text = one.common.text
            found[one.common.name] = (plain_text(text.en) if language == "en" else czech_text(text.cs)) or ""
    return {name: text for name, text in found.items() if text}


def name_of(rows: ir.ListDef, row: object, english: bool) -> str:
    """A row of a list by its name."""
    assert isinstance(row, int)
    text = rows.rows[row].text
    return text.en if english else text.cs


def printed_on(
    game: ir.Game, places: ir.ListDef, row: int, terms: Mapping[str, str], english: bool, figures: bool = False
) -> list[str]:
    """What the columns of a place say, without nothing, no and zero; `figures`: without names too."""
    found = []
    for column in places.columns:
        value = column.values[row]
        if not isinstance(value, int) or (figures and isinstance(column.type, Row)):
            continue
        own = terms.get(f"{places.name}.{column.name}")
        label = own or terms.get(column.name, column.name.replace("_", " "))
        match column.type:
            case Row(list=name) if 0 <= value < len(game.lists[name].rows):
                found.append(f"{label}: {name_of(game.lists[name], value, english)}")
            case Row():
                pass
            case Bool():
                found.extend([label] if value else [])
            case _:
                found.extend([f"{label}: {value}"] if value else [])
    return found


def board_picture(
    game: ir.Game, board: ir.Board, spots: Sequence[Spot], title: str, terms: Mapping[str, str], english: bool
) -> Picture | None:
    """A grid of cells, or places joined by ways with a key to the lines; None of a board too large to draw. `terms`:
    what players call the columns of the ways."""
    if board.grid is not None:
        columns, rows = board.grid
        if columns * rows > _MOST_CELLS:
            return None
        return svg(title, columns * _CELL, rows * _CELL, [*_cells(board, spots)])
    if not 2 <= len(spots) <= _MOST_PLACES or board.ways is None:
        return None
    ways = [*_ways(game.lists[board.ways])]
    if board.positions:
        points = [(x * _WIDE / 100, y * _HIGH / 100) for x, y in board.positions]
    else:
        points = _laid_out(len(spots), [(way.start, way.end) for way in ways])
    sizes = [
        (
            max(_LETTER * len(spot.label), *(_SMALL * len(line) for line in spot.lines), 0),
            1 + len(spot.lines),
            22.0 * max(0, len(spot.marks) - 1),
        )
        for spot in spots
    ]
    placed = labels(points, sizes, [(points[way.start], points[way.end]) for way in ways for _ in range(way.strokes)])
    boxes = [one.box for one in placed]
    boxes += [(x - 16, y - 16, x + 16 + marks, y + 16) for (x, y), (_, _, marks) in zip(points, sizes, strict=True)]
    left, top = 6 - min(box[0] for box in boxes), 6 - min(box[1] for box in boxes)
    right, low = max(box[2] for box in boxes), max(box[3] for box in boxes)
    parts = [_ARROW, *(line for way in ways for line in _way(way, points[way.start], points[way.end]))]
    parts += [_place(spot, point, label) for spot, point, label in zip(spots, points, placed, strict=True)]
    key = [*_key(ways, game.lists[board.ways], terms, english, (-left, low))]
    parts = [f'<g transform="translate({left:.0f} {top:.0f})">', *parts, *key, "</g>"]
    return svg(title, max(left + right + 6, 320), top + low + 6 + 22 * len(key), parts)


_ARROW = (
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    '<path class="arrow" d="M0 0 8 4 0 8z"/></marker></defs>'
)


# ---- grids


def _cells(board: ir.Board, spots: Sequence[Spot]) -> Iterator[str]:
    assert board.grid is not None
    width, height = board.grid
    for number, spot in enumerate(spots):
        column, row = number % width, number // width
        left, top = column * _CELL + 2, (height - 1 - row) * _CELL + 2
        yield f'<rect class="space" x="{left}" y="{top}" width="48" height="48" rx="4"/>'
        for one, mark in enumerate(spot.marks[:3]):
            yield _mark(mark, left + 24 + 12 * one - 6 * (len(spot.marks[:3]) - 1), top + 24, 13)
        if spot.told:
            yield f'<text class="number" x="{left + 24}" y="{top + 28}">{escape(spot.told[0][:6])}</text>'
        elif not spot.marks:
            yield f'<text class="number" x="{left + 24}" y="{top + 28}">{column + 1}, {row + 1}</text>'


# ---- graphs


@dataclass(frozen=True, slots=True)
class _Way:
    """A way as it is drawn: in one direction or both, in so many lines, with a caption."""

    start: int
    end: int
    one_way: bool
    strokes: int
    caption: str


def _ways(rows: ir.ListDef) -> Iterator[_Way]:
    """The ways, each once. One small figure makes as many lines, anything else is written beside the line."""
    columns = {column.name: column.values for column in rows.columns}
    own = [name for name in columns if name not in ("from", "to", "one_way")]
    seen: set[tuple[object, ...]] = set()
    for row in range(len(rows.rows)):
        start, end, one_way = (int(str(columns[name][row])) for name in ("from", "to", "one_way"))
        figures = [columns[name][row] for name in own]
        if not one_way and (end, start, *figures) in seen:
            continue
        seen.add((start, end, *figures))
        few = len(figures) == 1 and isinstance(figures[0], int) and 1 <= figures[0] <= _MOST_STROKES
        caption = "" if few else ", ".join(str(one) for one in figures)
        yield _Way(start, end, bool(one_way), int(str(figures[0])) if few else 1, caption)


def _way(way: _Way, start: tuple[float, float], end: tuple[float, float]) -> Iterator[str]:
    (x1, y1), (x2, y2) = start, end
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    along_x, along_y = (x2 - x1) / length, (y2 - y1) / length
    arrow = ' marker-end="url(#arrow)"' if way.one_way else ""
    x2, y2 = x2 - 12 * along_x, y2 - 12 * along_y
    for stroke in range(way.strokes):
        aside = 5 * (stroke - (way.strokes - 1) / 2)
        dx, dy = -along_y * aside, along_x * aside
        ends = f'x1="{x1 + dx:.0f}" y1="{y1 + dy:.0f}" x2="{x2 + dx:.0f}" y2="{y2 + dy:.0f}"'
        yield f'<line class="way" {ends}{arrow}/>'
    if way.caption:
        yield f'<text class="number" x="{(x1 + x2) / 2:.0f}" y="{(y1 + y2) / 2:.0f}">{escape(way.caption)}</text>'


def _key(
    ways: Sequence[_Way], rows: ir.ListDef, terms: Mapping[str, str], english: bool, corner: tuple[float, float]
) -> Iterator[str]:
    """What lines of several strokes and lines with an arrow mean, below the map."""
    drawn = sorted({way.strokes for way in ways})
    told: list[tuple[_Way, str]] = []
    if len(drawn) > 1:
        own = next(column.name for column in rows.columns if column.name not in ("from", "to", "one_way"))
        name = terms.get(f"{rows.name}.{own}") or terms.get(own, own.replace("_", " "))
        told += [(_Way(0, 0, False, strokes, ""), f"{name}: {strokes}") for strokes in drawn]
    if any(way.one_way for way in ways):
        told.append((_Way(0, 0, True, 1, ""), "this way only" if english else "jen tímto směrem"))
    for number, (way, words) in enumerate(told):
        x, y = corner[0] + 10, corner[1] + 20 + 22 * number
        line = "".join(_way(way, (x, y), (x + 50, y)))
        yield f'<g class="key">{line}<text class="left" x="{x + 52:.0f}" y="{y + 4:.0f}">{escape(words)}</text></g>'


def _place(spot: Spot, point: tuple[float, float], label: Label) -> str:
    x, y = point
    drawn = f'<circle class="place" cx="{x:.0f}" cy="{y:.0f}" r="9"/>'
    for number, mark in enumerate(spot.marks):
        drawn += _mark(mark, x + 22 * number, y, 14)
    side = "" if label.anchor == "middle" else f" {label.anchor}"
    for number, line in enumerate((spot.label, *spot.lines)):
        of = "" if number == 0 else "number" if number <= len(spot.figures) else "told"
        kind = f"on-map {of}{side}".replace("  ", " ").strip()
        drawn += f'<text class="{kind}" x="{label.x:.0f}" y="{label.y + 15 * number:.0f}">{escape(line)}</text>'
    if spot.printed:
        drawn = f"<g><title>{escape('; '.join((spot.label, *spot.printed)))}</title>{drawn}</g>"
    return f'<a href="{escape(spot.href)}">{drawn}</a>' if spot.href else drawn


def _mark(mark: Mark, x: float, y: float, size: int) -> str:
    circle = f'<circle class="mark mark{mark.colour % _MARKS}" cx="{x:.0f}" cy="{y:.0f}" r="{size}"/>'
    letters = f'<text class="letters" x="{x:.0f}" y="{y + 4:.0f}">{escape(mark.letters)}</text>'
    return f"<g><title>{escape(mark.words)}</title>{circle}{letters}</g>"


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
