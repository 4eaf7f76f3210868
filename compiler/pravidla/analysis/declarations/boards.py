"""Boards: neighbours of grids and graphs, ways with their columns."""

from __future__ import annotations

from typing import TypeAlias

from pravidla.analysis.declarations.figures import plain_value
from pravidla.analysis.declarations.lists import add_row
from pravidla.analysis.names.context import BOOL, Context, ListInfo
from pravidla.analysis.names.origins import origin_of
from pravidla.analysis.reporting.problems import Failed
from pravidla.diagnostics import suggest
from pravidla.ir import nodes as ir
from pravidla.ir.types import Row, Type
from pravidla.model import definitions as d
from pravidla.source import Scalar


def build_boards(context: Context) -> None:
    """All boards: neighbours of grids and graphs, ways with their columns."""
    for spec in context.symbols.boards.values():
        if spec.cells is not None and spec.cells.name not in context.lists:
            continue
        try:
            context.boards[spec.common.name] = (
                grid_board(spec) if spec.grid is not None and spec.cells is not None else graph_board(context, spec)
            )
        except Failed:
            context.problems.failed(spec.common.name)
            continue


Arc: TypeAlias = tuple[int, int, int, list[int]]
"""start, end, whether it is gone in this direction only, figures of the columns"""

ONE_WAY = "one_way"
"""The word after the two ends of a way that is gone in one direction only."""

STEPS = {
    4: ((1, 0), (-1, 0), (0, 1), (0, -1)),
    6: ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)),
    8: ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)),
}
"""Steps to neighbouring cells; 6: a hexagonal board drawn as a slanted grid."""


def grid_board(spec: d.BoardSpec) -> ir.Board:
    """A grid, row-major from (1, 1)."""
    assert spec.grid is not None and spec.cells is not None
    width, height = spec.grid
    neighbours = []
    for y in range(height):
        for x in range(width):
            near = ((x + dx, y + dy) for dx, dy in STEPS[spec.neighbours])
            neighbours.append(tuple(sorted(b * width + a for a, b in near if 0 <= a < width and 0 <= b < height)))
    return ir.Board(spec.common.name, spec.cells.name, None, spec.grid, tuple(neighbours), origin_of(spec.common))


def graph_board(context: Context, spec: d.BoardSpec) -> ir.Board:
    """A graph: each way becomes one row a direction in which it may be gone."""
    if spec.places is None:
        raise Failed
    places = context.lists.get(spec.places.name)
    if places is None:
        raise context.problems.unknown("list", spec.places.name, spec.places.span, context.lists)
    info = context.lists[f"{spec.common.name}_way"]
    kinds = {name: context.type_of(written) for name, (written, _) in spec.columns.items()}
    arcs: list[Arc] = []
    for way in spec.ways:
        try:
            arcs.extend(arcs_of(context, places, kinds, way))
        except Failed:
            continue  # the other ways are looked at all the same, and the board stands without this one
    for start, end, _, _ in arcs:
        row_id = f"{places.row_ids[start]}_to_{places.row_ids[end]}"
        unique, number = row_id, 2
        while unique in info.index:
            unique, number = f"{row_id}_{number}", number + 1
        add_row(context, info, unique, spec.common.span, None, None)
    place = Row(places.name)
    info.columns["from"] = ir.ColumnDef("from", place, tuple(arc[0] for arc in arcs), ())
    info.columns["to"] = ir.ColumnDef("to", place, tuple(arc[1] for arc in arcs), ())
    info.columns["one_way"] = ir.ColumnDef("one_way", BOOL, tuple(arc[2] for arc in arcs), ())
    origin = spec.common.provenance.text if spec.common.provenance is not None else ""
    for position, (name, kind) in enumerate(kinds.items()):
        values = tuple(arc[3][position] for arc in arcs)
        info.columns[name] = ir.ColumnDef(name, kind, values, (origin,) * len(values))
    neighbours = tuple(
        tuple(sorted({arc[1] for arc in arcs if arc[0] == one} | {arc[0] for arc in arcs if arc[1] == one}))
        for one in range(places.size)
    )
    drawn = positions_of(context, places, spec)
    return ir.Board(spec.common.name, places.name, info.name, None, neighbours, origin_of(spec.common), drawn)


def positions_of(context: Context, places: ListInfo, spec: d.BoardSpec) -> tuple[tuple[int, int], ...]:
    """Where each place is drawn: all of them, or none."""
    found: dict[int, tuple[int, int]] = {}
    for key, across, down in spec.positions:
        index = places.index.get(str(key.value))
        if index is None:
            context.problems.unknown(f"`{places.name}`", str(key.value), key.span, places.row_ids)
        else:
            found[index] = (across, down)
    left = [name for number, name in enumerate(places.row_ids) if number not in found]
    if spec.positions and left and len(found) == len(spec.positions):
        more = "" if len(left) == 1 else f" and {len(left) - 1} more"
        context.problems.error(
            "PRV606", "a board has positions for all of its places", spec.common.span, f"none for `{left[0]}`{more}"
        )
        return ()
    return tuple(found[number] for number in range(len(places.row_ids))) if spec.positions and not left else ()


def arcs_of(context: Context, places: ListInfo, kinds: dict[str, Type], way: tuple[Scalar, ...]) -> list[Arc]:
    """The directions in which a way may be gone, with its figures."""
    if len(way) < 2:
        raise Failed  # the schema has said so
    ends = []
    for cell in way[:2]:
        index = places.index.get(str(cell.value))
        if index is None:
            raise context.problems.unknown(f"`{places.name}`", str(cell.value), cell.span, places.row_ids)
        ends.append(index)
    rest = list(way[2:])
    one_way = bool(rest) and rest[-1].value == ONE_WAY
    if one_way:
        rest.pop()
    if len(rest) != len(kinds):
        near = bool(rest) and suggest(str(rest[-1].value), [ONE_WAY])
        raise context.problems.fail(
            "PRV606",
            "a way has " + (f"{len(kinds)} column(s)" if kinds else "no columns") + " after its two ends",
            rest[-1].span if len(rest) > len(kinds) else way[0].span,
            "this way has not" if not near else "no column",
            f"did you mean `{ONE_WAY}`?" if near else None,
        )
    figures = [plain_value(context, kind, cell, name) for (name, kind), cell in zip(kinds.items(), rest, strict=True)]
    there = (ends[0], ends[1], int(one_way), figures)
    return [there] if one_way else [there, (ends[1], ends[0], 0, figures)]
