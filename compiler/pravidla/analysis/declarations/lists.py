"""Lists and components: their rows, those of products and boards, and the figures of their columns."""

from __future__ import annotations

from itertools import product

from pravidla.analysis.declarations.figures import cell_origin, cell_value, unknown_column
from pravidla.analysis.names.context import Context, ListInfo, ListKind
from pravidla.analysis.reporting.limits import bounded_copies, bounded_rows
from pravidla.analysis.reporting.problems import Failed
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Int, Row
from pravidla.model import definitions as d
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
            waiting.remove(one)
            try:
                add_product(context, one)
            except Failed:
                context.lists.pop(one.common.name, None)
    forget_lost(context)
    for info in context.lists.values():
        for index, row_id in enumerate(info.row_ids):
            context.rows.setdefault(row_id, []).append((info.name, index))
    for spec in context.symbols.lists.values():
        if spec.common.name in context.lists:
            fill_columns(context, spec)
    for name, additions in context.symbols.additions.items():
        if name not in context.symbols.lists:
            context.problems.unknown("list to add to", name, additions[0].common.span, context.symbols.lists)


def forget_lost(context: Context) -> None:
    """Lists whose rows could not be told are as if they were not declared; who mentions them is not to blame."""
    for name in [one for one in context.symbols.lists if one not in context.lists]:
        lost = [name, *(plural for plural, of in context.symbols.plurals.items() if of == name)]
        del context.symbols.lists[name]
        for word in lost:
            context.symbols.plurals.pop(word, None)
            context.problems.failed(word)


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
    if row is not None and row.copies is not None:
        bounded_copies(context.problems, row_id, row.copies, span)
    elif spec is not None and spec.copies is not None and not info.row_ids:  # said once for all rows
        bounded_copies(context.problems, spec.common.name, spec.copies, spec.copies_span or span)
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
        bounded_rows(context.problems, spec.common.name, [context.max_players, spec.per_player], spec.common.span)
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
            bounded_rows(context.problems, spec.common.name, [len(numbers)], spec.common.span)
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
    bounded_rows(context.problems, spec.common.name, [len(one) for one in ranges], spec.common.span)
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
        try:
            bounded_rows(context.problems, name, [width, height], board.common.span)
        except Failed:
            for lost in (name, board.cells.name, board.cells.name + "s"):
                context.problems.failed(lost)
            return
        info = new_info(context, board.cells.name, "cells", board.common.span)
        context.symbols.plurals.setdefault(board.cells.name + "s", board.cells.name)
        for y in range(1, height + 1):
            for x in range(1, width + 1):
                add_row(context, info, f"{board.cells.name}_{x}_{y}", board.common.span, None, None)
        info.columns["x"] = ir.ColumnDef("x", Int(1, width), tuple(1 + i % width for i in range(width * height)), ())
        info.columns["y"] = ir.ColumnDef("y", Int(1, height), tuple(1 + i // width for i in range(width * height)), ())
    elif board.places is not None:
        new_info(context, f"{name}_way", "ways", board.common.span)


def lost(context: Context, spec: d.ListSpec, key: str) -> bool:
    """Whether what stands below a key of a list has a mistake."""
    node = spec.common.node.get(key)
    return node is not None and context.problems.spoiled.touches(node.span)


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
                context.problems.failed(factor)
                continue
        else:
            assert found is not None
            kind = Row(found)
        name = factor if factor in spec.columns or found is None else found
        info.columns[name] = ir.ColumnDef(name, kind, values, ())
    known = {*info.columns, *spec.columns}
    for name, (written, span) in spec.columns.items():
        if name in info.columns:
            continue
        try:
            kind = context.type_of(written)
        except Failed:
            context.problems.failed(name)
            continue
        figures: list[int | tuple[int, ...]] = []
        origins: list[str] = []
        for row, source in info.specs:
            cell = None if row is None else row.cells.get(name)
            if cell is None:
                cell = (source.defaults.get(name) if source is not None else None) or spec.defaults.get(name)
            if cell is None and row is not None and not row.keys.keys() <= known:
                figures.append(0)  # what is missing may be what has a name that is no column
            else:
                figures.append(cell_value(context, kind, cell, name, info.name, row.span if row is not None else span))
            origins.append(cell_origin(row, source or spec, name))
        info.columns[name] = ir.ColumnDef(name, kind, tuple(figures), tuple(origins))
    if spec.back is not None and spec.back.name in info.columns:
        context.called.add(f"column {info.name}.{spec.back.name}")
    elif spec.back is not None:
        unknown_column(context, info.name, spec.back.name, spec.back.span, info.columns)
    strays: dict[str, list[Span]] = {}
    for row, _ in info.specs:
        if row is None:
            continue
        for key, span in row.keys.items():
            if key not in info.columns:
                strays.setdefault(key, []).append(span)
        for ability in row.abilities:
            if ability not in info.abilities and not lost(context, spec, "abilities"):
                context.problems.unknown(f"ability of `{info.name}`", ability, row.span, info.abilities)
        for formula in row.formulas:
            if formula not in info.formulas and not lost(context, spec, "formulas"):
                context.problems.unknown(f"formula of `{info.name}`", formula, row.span, info.formulas)
    for key, places in strays.items():
        unknown_column(context, info.name, key, places[0], info.columns, tuple(places[1:]))
