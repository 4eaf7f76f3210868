"""Tables and tracks."""

from __future__ import annotations

from pravidla.analysis.declarations.figures import cell_value, unknown_column
from pravidla.analysis.names.context import Context
from pravidla.analysis.names.origins import origin_of
from pravidla.analysis.reporting.limits import bounded_rows
from pravidla.analysis.reporting.problems import Failed
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Int, Row, Type
from pravidla.model import definitions as d
from pravidla.source import Mapping, Node, Scalar, Sequence
from pravidla.syntax import ast


def build_tables(context: Context) -> None:
    """All tables of figures."""
    for spec in context.symbols.tables.values():
        try:
            context.tables[spec.heading.name] = build_table(context, spec)
        except Failed:
            context.problems.failed(spec.heading.name)
            continue


def build_table(context: Context, spec: d.TableSpec) -> ir.Table:
    """One table: a figure for each value of its first key (and a list of figures for the second)."""
    keys: list[tuple[str | None, int, int]] = []
    for param in spec.heading.params:
        match context.type_of(param.type):
            case Int(low=low, high=high):
                keys.append((None, low, high))
            case Row(list=name):
                keys.append((name, 0, context.size_of(name) - 1))
            case _:
                raise context.problems.fail("PRV605", "a table's key is a range or a list", param.span)
    unit = None
    if spec.of is not None:
        unit = context.unit(ast.Word(spec.of.name, spec.of.span))
    if not 1 <= len(keys) <= 2:
        raise context.problems.fail("PRV605", "a table has one or two keys", spec.heading.span)
    bounded_rows(context.problems, spec.heading.name, [high - low + 1 for _, low, high in keys], spec.common.span)
    first, second = keys[0], keys[1] if len(keys) == 2 else None
    found: dict[int, Node] = {}
    for key, node in spec.rows.entries:
        if first[0] is not None and first[0] != PLAYER:
            index = context.lists[first[0]].index.get(str(key.value))
            if index is None:
                context.problems.unknown(f"`{first[0]}`", str(key.value), key.span, context.lists[first[0]].row_ids)
                continue
        elif isinstance(key.value, int) and first[1] <= key.value <= first[2]:
            index = key.value
        else:
            context.problems.error("PRV603", f"`{key.value}` is not a key of the table", key.span, "not in its range")
            continue
        found[index] = node
    values: list[int] = []
    for index in range(first[1], first[2] + 1):
        cell_node = found.get(index)
        width = 1 if second is None else second[2] - second[1] + 1
        cells = (
            cell_node.items
            if isinstance(cell_node, Sequence)
            else (cell_node,)
            if isinstance(cell_node, Scalar)
            else ()
        )
        if isinstance(cell_node, Mapping) and second is not None and second[0] is not None:
            cells = tuple(one for name in context.lists[second[0]].row_ids if (one := cell_node.get(name)) is not None)
        if len(cells) != width:
            raise context.problems.fail(
                "PRV606",
                f"the table lacks figures: {len(cells)} of {width} for its key {index}",
                cell_node.span if cell_node is not None else spec.common.span,
            )
        values.extend(cell.value if isinstance(cell, Scalar) and isinstance(cell.value, int) else 0 for cell in cells)
        for cell in cells:
            if not (isinstance(cell, Scalar) and isinstance(cell.value, int)):
                context.problems.error("PRV601", "a table holds numbers", cell.span, "not a number")
    kind = Int(min(values, default=0), max(values, default=0), unit)
    return ir.Table(spec.heading.name, tuple(keys), kind, tuple(values), origin_of(spec.common))


def build_tracks(context: Context) -> None:
    """All tracks."""
    for spec in context.symbols.tracks.values():
        try:
            context.tracks[spec.common.name] = build_track(context, spec)
        except Failed:
            context.problems.failed(spec.common.name)
            continue


def build_track(context: Context, spec: d.TrackSpec) -> ir.Track:
    """One track."""
    kinds = {name: context.type_of(written) for name, (written, _) in spec.columns.items()}
    lines: list[tuple[tuple[int, ...], ...]] = []
    if spec.each is None:
        lines.append(track_line(context, spec, kinds, spec.spaces))
    else:
        info = context.lists.get(spec.each.name)
        if info is None:
            raise context.problems.unknown("list", spec.each.name, spec.each.span, context.lists)
        for row_id in info.row_ids:
            node = spec.spaces.get(row_id) if isinstance(spec.spaces, Mapping) else None
            if node is None:
                raise context.problems.fail(
                    "PRV606", f"the track has no spaces for `{row_id}`", spec.common.span, "incomplete"
                )
            lines.append(track_line(context, spec, kinds, node))
        for key, _ in spec.spaces.entries if isinstance(spec.spaces, Mapping) else ():
            if str(key.value) not in info.index:
                context.problems.unknown(f"`{info.name}`", str(key.value), key.span, info.row_ids)
    each = None if spec.each is None else spec.each.name
    return ir.Track(spec.common.name, each, tuple(kinds.items()), tuple(lines), origin_of(spec.common))


SPACE_KEYS = frozenset({"from", "text", "note", "cites"})
"""What a space of a track may say besides its columns."""


def track_line(context: Context, spec: d.TrackSpec, kinds: dict[str, Type], node: Node) -> tuple[tuple[int, ...], ...]:
    """The spaces of one line."""
    result = []
    for space in node.items if isinstance(node, Sequence) else ():
        for key, _ in space.entries if isinstance(space, Mapping) else ():
            if str(key.value) not in kinds and key.value not in SPACE_KEYS and not str(key.value).startswith("x-"):
                unknown_column(context, spec.common.name, str(key.value), key.span, kinds)
        row = []
        for name, kind in kinds.items():
            cell = (space.get(name) if isinstance(space, Mapping) else None) or spec.defaults.get(name)
            value = cell_value(context, kind, cell, name, spec.common.name, space.span)
            row.append(value if isinstance(value, int) else 0)
        result.append(tuple(row))
    return tuple(result)
