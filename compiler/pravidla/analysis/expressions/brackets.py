"""What square brackets address: places of arrays and rows of numbers, figures of tables, spaces of tracks, cells."""

from __future__ import annotations

import pravidla.analysis.expressions.expressions as ex
from pravidla.analysis.names.context import BOOL, Context, show_type
from pravidla.analysis.names.scope import Resolved, Scope, TrackLine, TrackSpace
from pravidla.analysis.reporting.attempts import also, each
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import Int, Row
from pravidla.syntax import ast


def number_at(
    context: Context, scope: Scope, ref: ir.ZoneRef, content: ir.ZoneField, written: ast.Expr, span: Span
) -> ir.Expr:
    """`throw[2]`: a number of a row by its place, from 1."""
    position = ex.expression(context, scope, written, None)
    if not isinstance(position.type, Int):
        raise context.problems.fail(
            "PRV601", f"a number is wanted here, this is {show_type(position.type)}", position.span, "which place?"
        )
    most = content.capacity if content.capacity is not None else position.type.high
    if position.type.low < 1 or (isinstance(position, ir.Lit) and position.value > most):
        raise context.problems.fail("PRV603", f"places of this row are 1..{most}", position.span, "out of range")
    return ir.ZoneEnd("first", ref, Int(content.low, content.high), span, position)


def zone_limit(context: Context, content: ir.ZoneField) -> int:
    """The most pieces that a zone can hold."""
    if content.capacity is not None:
        return content.capacity
    if content.component is None:
        return 100
    return max(1, context.piece_count(content.component))


def index_of(context: Context, scope: Scope, name: str, args: tuple[ast.Expr, ...], span: Span) -> ir.Expr:
    """The single index of an array over a list."""
    if len(args) != 1:
        ex.look_through(context, scope, args)
        raise context.problems.fail("PRV602", f"one `{name}` is wanted in the brackets", span)
    index = ex.expression(context, scope, args[0], Row(name))
    ex.want_row(context, index, name)
    return ex.as_kind(index)


def table_lookup(context: Context, scope: Scope, name: str, args: tuple[ast.Expr, ...], span: Span) -> ir.Expr:
    """A figure of a table."""
    table = context.tables[name]
    if len(args) != len(table.keys):
        ex.look_through(context, scope, args)
        raise context.problems.fail("PRV602", f"table `{name}` has {len(table.keys)} key(s)", span)

    def key_of(pair: tuple[ast.Expr, tuple[str | None, int, int]]) -> ir.Expr:
        arg, (row_list, _, _) = pair
        key = ex.expression(context, scope, arg, Row(row_list) if row_list is not None else None)
        if row_list is not None:
            ex.want_row(context, key, row_list)
            return ex.as_kind(key)
        if not isinstance(key.type, Int):
            raise context.problems.fail("PRV601", f"a number is wanted, this is {show_type(key.type)}", key.span)
        return key

    return ir.Lookup(name, each(zip(args, table.keys, strict=True), key_of), table.type, span)


def track_at(
    context: Context,
    scope: Scope,
    name: str,
    wants_row: bool,
    row: ir.Expr | None,
    args: tuple[ast.Expr, ...],
    span: Span,
) -> Resolved:
    """`track[n]`, `track[row]`, `track[row, n]`."""
    rest = list(args)
    if wants_row and row is None:
        each_list = context.tracks[name].each
        assert each_list is not None
        with also(lambda: ex.look_through(context, scope, args[1:])):
            row = index_of(context, scope, each_list, tuple(rest[:1]), span)
        rest = rest[1:]
        if not rest:
            return TrackLine(name, row, True)
    if len(rest) != 1:
        ex.look_through(context, scope, rest)
        raise context.problems.fail("PRV602", "one number of a space is wanted", span)
    space = ex.expression(context, scope, rest[0], None)
    if not isinstance(space.type, Int):
        raise context.problems.fail("PRV601", f"a number is wanted, this is {show_type(space.type)}", space.span)
    return TrackSpace(name, row, space)


def cell_at(context: Context, scope: Scope, name: str, args: tuple[ast.Expr, ...], span: Span) -> ir.Expr:
    """A cell by column and row, both from 1; nothing beyond the edge."""
    board = context.boards[name]
    if board.grid is None or len(args) != 2:
        ex.look_through(context, scope, args)
        raise context.problems.fail("PRV602", "a cell of a grid is `board[x, y]`", span)
    width = board.grid[0]

    def place_of(arg: ast.Expr) -> ir.Expr:
        one = ex.expression(context, scope, arg, None)
        if not isinstance(one.type, Int):
            raise context.problems.fail("PRV601", f"a number is wanted, this is {show_type(one.type)}", one.span)
        return one

    x, y = each(args, place_of)
    cell = Row(board.places)
    if isinstance(x, ir.Lit) and isinstance(y, ir.Lit):
        if not (1 <= x.value <= width and 1 <= y.value <= board.grid[1]):
            raise context.problems.fail("PRV603", "there is no such cell on the board", span)
        return ir.Lit((y.value - 1) * width + x.value - 1, cell, span)
    wide = Int(-1000, 1000)
    one_lit = ir.Lit(1, Int(1, 1), span)
    row = ir.Arith("*", ir.Arith("-", y, one_lit, wide, span), ir.Lit(width, Int(width, width), span), wide, span)
    index = ir.Arith("+", row, ir.Arith("-", x, one_lit, wide, span), cell, span)
    inside = [*within(x, width, span), *within(y, board.grid[1], span)]
    if not inside:
        return index
    nowhere = Row(board.places, True)
    test = inside[0] if len(inside) == 1 else ir.And(tuple(inside), BOOL, span)
    return ir.IfElse(test, index, ir.Lit(context.size_of(board.places), nowhere, span), nowhere, span)


def within(number: ir.Expr, most: int, span: Span) -> list[ir.Expr]:
    """What has to be asked to know that a number is from 1 to `most`; nothing where its range says so."""
    kind = number.type
    assert isinstance(kind, Int)
    result: list[ir.Expr] = []
    if kind.low < 1:
        result.append(ir.Compare(">=", number, ir.Lit(1, Int(1, 1), span), BOOL, span))
    if kind.high > most:
        result.append(ir.Compare("<=", number, ir.Lit(most, Int(most, most), span), BOOL, span))
    return result
