"""Calls inside expressions: values, formulas, rows of products, and the functions of the language."""

from __future__ import annotations

import pravidla.analysis.expressions.brackets as brackets
import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.expressions.paths as paths
from pravidla.analysis.expressions.numbers import arithmetic_type, whole
from pravidla.analysis.names.context import UNKNOWN, Context, ListInfo, show_type
from pravidla.analysis.names.scope import BoardRef, Scope
from pravidla.analysis.reporting.attempts import also, attempt, each
from pravidla.analysis.reporting.problems import Failed
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import Int, Row, SetOf
from pravidla.model import definitions as d
from pravidla.syntax import ast

FUNCTIONS = ("min", "max", "next", "previous", "ways", "neighbours", "lines")
"""What the language itself can be asked with brackets."""


def call(context: Context, scope: Scope, written: ast.Call) -> ir.Expr:
    """`name(a, b)`."""
    name, span = written.name.text, written.span
    match name:
        case "min" | "max":
            return fold(context, scope, name, written.args, span)
        case "next" | "previous":
            return next_row(context, scope, 1 if name == "next" else -1, written.args, span)
        case "ways" | "neighbours":
            return around(context, scope, name, written.args, span)
        case "lines":
            return lines(context, scope, written.args, span)
    if name in context.lists and context.lists[name].factors:
        return product_row(context, scope, context.lists[name], written.args, span)
    if f"value {name}" in context.value_types:
        return call_value(context, scope, name, written.args, span)
    if name in context.tables:
        context.called.add(f"table {name}")
        return brackets.table_lookup(context, scope, name, written.args, span)
    ex.look_through(context, scope, written.args)
    if name in context.symbols.groups and not context.problems.spoiled.excuses(name, span):
        raise context.problems.fail(
            "PRV512", f"`{name}` is done, it has no value", span, help=f"as a step of its own: `do {name}(…)`"
        )
    products = [one for one, info in context.lists.items() if info.factors]
    known = [*context.symbols.named(d.ValueSpec), *products, *context.tables, *FUNCTIONS]
    raise context.problems.unknown("value", name, written.name.span, known)


def arguments(
    context: Context,
    scope: Scope,
    key: str,
    what: str,
    params: tuple[ir.Param, ...],
    needs_me: bool,
    args: tuple[ast.Expr, ...],
    span: Span,
) -> tuple[ir.Expr, ...]:
    """Arguments of `key`, called `what`, against parameters; the acting player goes first where it is needed."""
    first: tuple[ir.Expr, ...] = ()
    if needs_me:
        params = params[1:]
        if scope.me is None:
            ex.look_through(context, scope, args)
            raise paths.no_actor(context, span, key)
        first = (scope.me,)
    if len(args) != len(params):
        ex.look_through(context, scope, args)
        raise context.problems.fail(
            "PRV511",
            f"`{what}` wants {len(params)} argument(s), not {len(args)}",
            span,
            help="its parameters: " + (", ".join(f"{show_type(one.type)}" for one in params) or "none"),
        )

    def given(pair: tuple[ast.Expr, ir.Param]) -> ir.Expr:
        arg, param = pair
        value = ex.expression(context, scope, arg, param.type)
        ex.want_type(context, value, param.type)
        return ex.as_kind(value) if isinstance(param.type, Row) else value

    return (*first, *each(zip(args, params, strict=True), given))


def call_value(context: Context, scope: Scope, name: str, args: tuple[ast.Expr, ...], span: Span) -> ir.Expr:
    """A value with its arguments."""
    key = f"value {name}"
    params, kind = context.value_types[key]
    context.called.add(key)
    # What a value gives is known whatever it is given, so the sentence around it is looked at even then.
    given = attempt(arguments, context, scope, key, name, params, key in context.needs_me, args, span) or ()
    return ir.CallValue(name, given, kind, span)


def call_formula(
    context: Context, scope: Scope, info: ListInfo, row: ir.Expr, word: ast.Word, args: tuple[ast.Expr, ...], span: Span
) -> ir.Expr:
    """A formula of a row."""
    key = f"formula {info.name}.{word.text}"
    params, kind = context.value_types[key]
    needs_me = key in context.needs_me
    this = params[1] if needs_me else params[0]
    written = tuple(one for one in params if one is not this)
    given = arguments(context, scope, key, word.text, written, needs_me, args, span)
    position = 1 if needs_me else 0
    return ir.CallFormula(
        info.name, word.text, ex.as_kind(row), (*given[:position], ex.as_kind(row), *given[position:]), kind, span
    )


def field_call(context: Context, scope: Scope, written: ast.FieldCall) -> ir.Expr:
    """`row.formula(a)`."""
    with also(lambda: ex.look_through(context, scope, written.args)):
        row = ex.expression(context, scope, written.of, None)
    if isinstance(row.type, Row) and row.type.list in context.lists:
        info = context.lists[row.type.list]
        if written.name.text in info.formulas:
            return call_formula(context, scope, info, row, written.name, written.args, written.span)
        ex.look_through(context, scope, written.args)
        raise context.problems.unknown(f"formula of `{info.name}`", written.name.text, written.name.span, info.formulas)
    ex.look_through(context, scope, written.args)
    raise context.problems.fail("PRV601", f"{show_type(row.type)} has no formulas", written.span)


def fold(context: Context, scope: Scope, op: str, args: tuple[ast.Expr, ...], span: Span) -> ir.Expr:
    """`min(a, b, …)`, `max(a, b, …)`."""
    parts = each(args, lambda one: ex.expression(context, scope, one, None))
    result = parts[0]
    whole(context, result)
    for part in parts[1:]:
        kind = arithmetic_type(context, op, result, part, span)
        result = ir.Arith("min" if op == "min" else "max", result, part, kind, span)
    return result


def next_row(context: Context, scope: Scope, step: int, args: tuple[ast.Expr, ...], span: Span) -> ir.Expr:
    """`next(p)`, `previous(p)`."""
    if len(args) != 1:
        ex.look_through(context, scope, args)
        raise context.problems.fail("PRV511", "`next` and `previous` want one row", span)
    row = ex.expression(context, scope, args[0], None)
    if not isinstance(row.type, Row):
        raise context.problems.fail("PRV601", f"{show_type(row.type)} has no neighbours in a list", row.span)
    return ir.NextRow(row.type.list, row, step, Row(row.type.list), span)


def around(context: Context, scope: Scope, name: str, args: tuple[ast.Expr, ...], span: Span) -> ir.Expr:
    """`ways(place)`, `neighbours(place)`."""
    if len(args) != 1:
        ex.look_through(context, scope, args)
        raise context.problems.fail("PRV511", f"`{name}` wants one place", span)
    place = ex.expression(context, scope, args[0], None)
    if isinstance(place.type, Row):
        for board in context.boards.values():
            if board.places == place.type.list:
                if name == "neighbours":
                    return ir.Neighbours(board.name, place, SetOf(Row(board.places)), span)
                if board.ways is not None:
                    return ir.Ways(board.name, place, SetOf(Row(board.ways)), span)
    raise context.problems.fail("PRV601", f"{show_type(place.type)} is not a place of a board", place.span)


def lines(context: Context, scope: Scope, args: tuple[ast.Expr, ...], span: Span) -> ir.Expr:
    """`lines(grid, n)`."""
    if len(args) == 2 and isinstance(args[1], ast.Integer):
        board = paths.resolve(context, scope, args[0])
        if isinstance(board, BoardRef) and context.boards[board.name].grid is not None:
            cells = SetOf(Row(context.boards[board.name].places))
            return ir.Lines(board.name, args[1].value, SetOf(cells), span)
    raise context.problems.fail("PRV511", "`lines` wants a grid and a number: `lines(field, 4)`", span)


def product_row(context: Context, scope: Scope, info: ListInfo, args: tuple[ast.Expr, ...], span: Span) -> ir.Expr:
    """`space(city_1, north)`: a row of a product by its factors."""
    if len(args) != len(info.factors):
        ex.look_through(context, scope, args)
        raise context.problems.fail("PRV511", f"`{info.name}` has {len(info.factors)} factor(s)", span)
    index: ir.Expr | None = None
    wide = Row(info.name)

    def factor_of(pair: tuple[ast.Expr, str]) -> tuple[ir.Expr, ir.ColumnDef]:
        arg, factor = pair
        column = info.columns.get(factor) or info.columns.get(context.symbols.list_of_word(factor) or factor)
        value = ex.expression(context, scope, arg, UNKNOWN if column is None else column.type)
        if column is None:
            raise Failed
        ex.want_type(context, value, column.type)
        return value, column

    for value, column in each(zip(args, info.factors, strict=True), factor_of):
        if isinstance(column.type, Int):
            low, size = column.type.low, column.type.high - column.type.low + 1
        else:
            assert isinstance(column.type, Row)
            low, size = 0, context.size_of(column.type.list)
        if low:
            value = ir.Arith("-", value, ir.Lit(low, Int(low, low), span), wide, span)
        if index is None:
            index = value
        else:
            scaled = ir.Arith("*", index, ir.Lit(size, Int(size, size), span), wide, span)
            index = ir.Arith("+", scaled, value, wide, span)
    assert index is not None
    if isinstance(index, ir.Lit):
        return ir.Lit(index.value, wide, span)
    folded = ex.fold_constant(index)
    return ir.Lit(folded, wide, span) if folded is not None else index
