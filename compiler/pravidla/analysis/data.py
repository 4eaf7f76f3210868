"""Printed data: lists, components, tables, tracks and boards become IR, every figure checked against its column."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from pravidla.analysis.context import BOOL, Context, ListInfo, ListKind, show_type
from pravidla.analysis.problems import Failed
from pravidla.diagnostics import Label, Span, suggest
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf, Type
from pravidla.model import definitions as d
from pravidla.source import Mapping, Node, Scalar, Sequence
from pravidla.syntax import ast


def build_lists(context: Context) -> None:
    """All lists with their rows, then their columns (which may name rows of any list)."""
    waiting: list[d.ListSpec] = []
    for spec in context.symbols.lists.values():
        if spec.product or spec.per_player is not None:
            waiting.append(spec)
        else:
            add_list(context, spec)
    for board in context.symbols.boards.values():
        add_board_lists(context, board)
    while waiting:
        ready = [one for one in waiting if all(factor_ready(context, one, name.name) for name in one.product)]
        if not ready:
            for one in waiting:
                missing = next(name for name in one.product if not factor_ready(context, one, name.name))
                context.problems.unknown("list or column", missing.name, missing.span, context.lists)
            break
        for one in ready:
            add_product(context, one)
            waiting.remove(one)
    for info in context.lists.values():
        for index, row_id in enumerate(info.row_ids):
            context.rows.setdefault(row_id, []).append((info.name, index))
    for spec in context.symbols.lists.values():
        if spec.common.name in context.lists:
            fill_columns(context, spec)
    for name, additions in context.symbols.additions.items():
        if name not in context.symbols.lists:
            context.problems.unknown("list to add to", name, additions[0].common.span, context.symbols.lists)


def new_info(context: Context, name: str, kind: ListKind, span: Span) -> ListInfo:
    """An empty list."""
    info = ListInfo(name, kind, [], {}, {}, (), span, [])
    context.lists[name] = info
    return info


def add_list(context: Context, spec: d.ListSpec) -> None:
    """A list whose rows are written out, with the rows that modules add."""
    info = new_info(context, spec.common.name, "component" if spec.is_component else "list", spec.common.span)
    info.marks = spec.marks
    info.abilities = {one.name: one for one in spec.abilities}
    info.formulas = {one.name: one for one in spec.formulas}
    if not spec.rows and spec.is_component:
        add_row(context, info, spec.common.name, spec.common.span, None, spec)
    for source in (spec, *context.symbols.additions.get(spec.common.name, [])):
        for row in source.rows:
            add_row(context, info, row.id, row.span, row, source)


def add_row(
    context: Context, info: ListInfo, row_id: str, span: Span, row: d.RowSpec | None, spec: d.ListSpec | None
) -> None:
    """One row; a second one of the same id is reported."""
    if row_id in info.index:
        earlier = info.specs[info.index[row_id]][0]
        places = () if earlier is None else (Label(earlier.span, "the first one"),)
        context.problems.error("PRV503", f"row `{row_id}` is declared twice", span, "a second row", secondary=places)
        return
    info.index[row_id] = len(info.row_ids)
    info.row_ids.append(row_id)
    info.specs.append((row, spec))


def factor_ready(context: Context, spec: d.ListSpec, name: str) -> bool:
    """Whether the rows of a product's factor are known: a list, a plural, or a numbered column of its own."""
    found = context.symbols.list_of_word(name)
    if found is not None and (found == PLAYER or found in context.lists):
        return True
    column = spec.columns.get(name)
    if column is None:
        return False
    match column[0]:
        case ast.NumberType():
            return True
        case ast.OneType(name=word):
            return word.text == PLAYER or word.text in context.lists
        case _:
            return False


def add_product(context: Context, spec: d.ListSpec) -> None:
    """`every X with every Y`, `every number`, `1 per player`."""
    info = new_info(context, spec.common.name, "component" if spec.is_component else "list", spec.common.span)
    info.marks = spec.marks
    info.abilities = {one.name: one for one in spec.abilities}
    info.formulas = {one.name: one for one in spec.formulas}
    if spec.per_player is not None:
        for seat in range(context.max_players):
            for copy in range(spec.per_player):
                suffix = f"_{copy + 1}" if spec.per_player > 1 else ""
                add_row(context, info, f"{spec.common.name}_{seat + 1}{suffix}", spec.common.span, None, spec)
                info.combinations.append((seat,))
        info.factors = (PLAYER,)
        return
    factors: list[str] = []
    ranges: list[range] = []
    names: list[list[str]] = []
    for factor in spec.product:
        column = spec.columns.get(factor.name)
        found = context.symbols.list_of_word(factor.name)
        if column is not None and isinstance(column[0], ast.NumberType):
            numbers = range(column[0].lower, column[0].upper + 1)
            ranges.append(numbers)
            names.append([str(number) for number in numbers])
        else:
            if column is not None and isinstance(column[0], ast.OneType):
                found = column[0].name.text
            assert found is not None
            ranges.append(range(context.size_of(found)))
            names.append(
                [str(seat + 1) for seat in range(context.max_players)]
                if found == PLAYER
                else context.lists[found].row_ids
            )
        factors.append(factor.name)
    info.factors = tuple(factors)
    for combination in product(*(range(len(one)) for one in ranges)):
        row_id = "_".join([spec.common.name, *(names[i][k] for i, k in enumerate(combination))])
        add_row(context, info, row_id, spec.common.span, None, spec)
        info.combinations.append(tuple(ranges[i][k] for i, k in enumerate(combination)))


def add_board_lists(context: Context, board: d.BoardSpec) -> None:
    """The cells of a grid, or the ways of a graph (one row a direction), as lists of their own."""
    name = board.common.name
    if board.grid is not None and board.cells is not None:
        width, height = board.grid
        info = new_info(context, board.cells.name, "cells", board.common.span)
        context.symbols.plurals.setdefault(board.cells.name + "s", board.cells.name)
        for y in range(1, height + 1):
            for x in range(1, width + 1):
                add_row(context, info, f"{board.cells.name}_{x}_{y}", board.common.span, None, None)
        info.columns["x"] = ir.ColumnDef("x", Int(1, width), tuple(1 + i % width for i in range(width * height)), ())
        info.columns["y"] = ir.ColumnDef("y", Int(1, height), tuple(1 + i // width for i in range(width * height)), ())
    elif board.places is not None:
        new_info(context, f"{name}_way", "ways", board.common.span)


# ---------------------------------------------------------------- columns


def fill_columns(context: Context, spec: d.ListSpec) -> None:
    """The figures of every column of a list."""
    info = context.lists[spec.common.name]
    for position, factor in enumerate(info.factors):
        found = context.symbols.list_of_word(factor)
        values = tuple(one[position] for one in info.combinations)
        if factor in spec.columns:
            try:
                kind = context.type_of(spec.columns[factor][0])
            except Failed:
                continue
        else:
            assert found is not None
            kind = Row(found)
        name = factor if factor in spec.columns or found is None else found
        info.columns[name] = ir.ColumnDef(name, kind, values, ())
    for name, (written, span) in spec.columns.items():
        if name in info.columns:
            continue
        try:
            kind = context.type_of(written)
        except Failed:
            continue
        figures: list[int | tuple[int, ...]] = []
        origins: list[str] = []
        for row, source in info.specs:
            cell = None if row is None else row.cells.get(name)
            if cell is None:
                cell = (source.defaults.get(name) if source is not None else None) or spec.defaults.get(name)
            figures.append(cell_value(context, kind, cell, name, info.name, row.span if row is not None else span))
            origins.append(cell_origin(row, source or spec, name))
        info.columns[name] = ir.ColumnDef(name, kind, tuple(figures), tuple(origins))
    for row, _ in info.specs:
        if row is None:
            continue
        for key, span in row.keys.items():
            if key not in info.columns:
                unknown_column(context, info.name, key, span, info.columns)
        for ability in row.abilities:
            if ability not in info.abilities:
                context.problems.unknown(f"ability of `{info.name}`", ability, row.span, info.abilities)
        for formula in row.formulas:
            if formula not in info.formulas:
                context.problems.unknown(f"formula of `{info.name}`", formula, row.span, info.formulas)


def unknown_column(context: Context, owner: str, key: str, span: Span, columns: Iterable[str]) -> None:
    """A cell without a column."""
    near = suggest(key, columns)
    context.problems.error(
        "PRV506",
        f"`{owner}` has no column `{key}`",
        span,
        "belongs to no column",
        f"did you mean `{near[0]}`?" if near else "declare it under `columns`",
    )


def cell_origin(row: d.RowSpec | None, source: d.ListSpec, column: str) -> str:
    """The nearest provenance of a figure; empty where there is none."""
    nearest = (
        row.provenance_by_column.get(column) if row is not None else None,
        row.provenance if row is not None else None,
        source.common.provenance_by_column.get(column),
        source.common.provenance,
    )
    return next((one.text for one in nearest if one is not None), "")


def cell_value(
    context: Context, kind: Type, cell: Node | None, column: str, owner: str, row_span: Span
) -> int | tuple[int, ...]:
    """A figure of a column."""
    if cell is None:
        match kind:
            case Row(list=name, optional=True):
                return context.size_of(name)
            case SetOf():
                return ()
            case _:
                context.problems.error(
                    "PRV604",
                    f"this row of `{owner}` has no `{column}`",
                    row_span,
                    "incomplete row",
                    f"add `{column}`, or give the column a value under `defaults`",
                )
                return 0
    if isinstance(kind, SetOf):
        nodes = cell.items if isinstance(cell, Sequence) else (cell,)
        return tuple(sorted({plain_value(context, kind.element, one, column) for one in nodes}))
    return plain_value(context, kind, cell, column)


def plain_value(context: Context, kind: Type, cell: Node, column: str) -> int:
    """One int from plain data; a value of the wrong type is reported at its place."""
    value = cell.value if isinstance(cell, Scalar) else None
    match kind:
        case Int(low=low, high=high):
            if isinstance(value, int) and not isinstance(value, bool):
                if low <= value <= high:
                    return value
                context.problems.error(
                    "PRV603", f"{value} is outside {low}..{high}, the range of `{column}`", cell.span, "out of range"
                )
                return low
        case Bool():
            if isinstance(value, bool):
                return int(value)
        case Row(list=name, optional=optional):
            if value in (None, "nothing", "nobody") and optional:
                return context.size_of(name)
            if isinstance(value, str) and name != PLAYER:
                index = context.lists[name].index.get(value)
                if index is not None:
                    return index
                context.problems.unknown(f"`{name}`", value, cell.span, context.lists[name].row_ids)
                return 0
        case Copy() | SetOf():
            pass
    context.problems.error("PRV601", f"`{column}` wants {show_type(kind)}", cell.span, "something else")
    return 0


# ---------------------------------------------------------------- tables, tracks, boards


def build_tables(context: Context) -> None:
    """All tables of figures."""
    for spec in context.symbols.tables.values():
        try:
            context.tables[spec.heading.name] = build_table(context, spec)
        except Failed:
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


def build_boards(context: Context) -> None:
    """All boards: neighbours of grids and graphs, ways with their columns."""
    for spec in context.symbols.boards.values():
        try:
            context.boards[spec.common.name] = (
                grid_board(spec) if spec.grid is not None and spec.cells is not None else graph_board(context, spec)
            )
        except Failed:
            continue


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
    assert spec.places is not None
    places = context.lists.get(spec.places.name)
    if places is None:
        raise context.problems.unknown("list", spec.places.name, spec.places.span, context.lists)
    info = context.lists[f"{spec.common.name}_way"]
    kinds = {name: context.type_of(written) for name, (written, _) in spec.columns.items()}
    arcs: list[tuple[int, int, int, list[int]]] = []
    for way in spec.ways:
        ends = []
        for cell in way[:2]:
            index = places.index.get(str(cell.value))
            if index is None:
                raise context.problems.unknown(f"`{places.name}`", str(cell.value), cell.span, places.row_ids)
            ends.append(index)
        rest = list(way[2:])
        one_way = bool(rest) and rest[-1].value == "one_way"
        if one_way:
            rest.pop()
        if len(rest) != len(kinds):
            raise context.problems.fail(
                "PRV606", f"a way has {len(kinds)} column(s) after its two ends", way[0].span, "this way has not"
            )
        figures = [
            plain_value(context, kind, cell, name) for (name, kind), cell in zip(kinds.items(), rest, strict=True)
        ]
        arcs.append((ends[0], ends[1], int(one_way), figures))
        if not one_way:
            arcs.append((ends[1], ends[0], 0, figures))
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
    return ir.Board(spec.common.name, places.name, info.name, None, neighbours, origin_of(spec.common))


def origin_of(common: d.Common) -> ir.Origin:
    """The origin of a definition."""
    cs = plain_text(common.text.cs) if common.text is not None else None
    en = plain_text(common.text.en) if common.text is not None else None
    return ir.Origin(
        common.name,
        common.span,
        tuple(one.ref for one in common.cites),
        common.uncited,
        common.provenance.text if common.provenance is not None else None,
        cs,
        en,
        common.note,
    )


def plain_text(template: ast.Template | None) -> str | None:
    """A template as a heading: holes become an ellipsis."""
    if template is None:
        return None
    return "".join(part.text if isinstance(part, ast.Plain) else "…" for part in template.parts)
