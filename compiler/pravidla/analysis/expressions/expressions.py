"""Expressions: syntax trees become typed IR.

A mistake gives up the whole expression (`Failed`), after all of its parts were looked at.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

import pravidla.analysis.expressions.calls as calls
import pravidla.analysis.expressions.paths as paths
import pravidla.analysis.expressions.sets as sets
from pravidla.analysis.expressions.numbers import arithmetic_type, common_unit, joined, whole
from pravidla.analysis.names.context import BOOL, UNKNOWN, Context, show_type
from pravidla.analysis.names.scope import Array, OptionRef, Resolved, Scope, TrackLine, Value, Zone
from pravidla.analysis.reporting.attempts import also, attempt, both, each
from pravidla.analysis.reporting.limits import spend
from pravidla.analysis.reporting.problems import Failed
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf, Type
from pravidla.model import definitions as d
from pravidla.syntax import alternative_hint, ast
from pravidla.syntax.unparse import unparse

Operator = Literal["+", "-", "*", "down", "up", "rem"]


def expression(context: Context, scope: Scope, written: ast.Expr, expected: Type | None) -> ir.Expr:
    """The value of an expression. `expected` settles rows that several lists have, and `nothing`."""
    span = written.span
    spend(context.problems, span)
    match written:
        case ast.Integer(value=value):
            return ir.Lit(value, Int(value, value), span)
        case ast.Quantity(value=value, unit=unit):
            return ir.Lit(value, Int(value, value, context.unit(unit)), span)
        case ast.AsQuantity(expr=inner, unit=unit):
            bare, named = both(lambda: expression(context, scope, inner, None), lambda: context.unit(unit))
            return with_unit(context, bare, named, span, written)
        case ast.Truth(value=truth):
            return ir.Lit(int(truth), BOOL, span)
        case ast.Me():
            if scope.me is None:
                raise paths.no_actor(context, span)
            return replace(scope.me, span=span)
        case ast.Nobody():
            return ir.Lit(context.max_players, Row(PLAYER, True), span)
        case ast.Nothing():
            return nothing(context, span, expected)
        case ast.Name() | ast.This() | ast.My() | ast.Field() | ast.At():
            return as_value(context, paths.resolve(context, scope, written, expected), span)
        case ast.Call():
            return calls.call(context, scope, written)
        case ast.FieldCall():
            return calls.field_call(context, scope, written)
        case ast.Conditional(condition=condition, then=then, otherwise=otherwise):
            with also(lambda: operands(context, scope, then, otherwise, expected)):
                test = truth_of(context, scope, condition)
            a, b = operands(context, scope, then, otherwise, expected)
            return ir.IfElse(test, a, b, joined(context, a, b, span), span)
        case ast.Or(operands=parts):
            return ir.Or(each(parts, lambda one: operand_of(context, scope, written, one)), BOOL, span)
        case ast.And(operands=parts):
            return ir.And(each(parts, lambda one: operand_of(context, scope, written, one)), BOOL, span)
        case ast.Not(operand=operand):
            return ir.Not(truth_of(context, scope, operand), BOOL, span)
        case ast.Compare(op=op, left=left, right=right):
            a, b = operands(context, scope, left, right)
            ordered(context, a, b, span)
            return ir.Compare(op, as_kind(a), as_kind(b), BOOL, span)
        case ast.Same(left=left, right=right):
            return same(context, scope, left, right, "==", span)
        case ast.Differs(left=left, right=right):
            return same(context, scope, left, right, "!=", span)
        case ast.Add(left=left, right=right):
            return arithmetic(context, scope, "+", left, right, span)
        case ast.Subtract(left=left, right=right):
            return arithmetic(context, scope, "-", left, right, span)
        case ast.Multiply(left=left, right=right):
            return arithmetic(context, scope, "*", left, right, span)
        case ast.Divide(left=left, right=right, rounding="up"):
            return arithmetic(context, scope, "up", left, right, span)
        case ast.Divide(left=left, right=right):
            return arithmetic(context, scope, "down", left, right, span)
        case ast.Remainder(left=left, right=right):
            return arithmetic(context, scope, "rem", left, right, span)
        case ast.Negate(operand=operand):
            value_ = expression(context, scope, operand, None)
            kind = whole(context, value_)
            if isinstance(value_, ir.Lit):
                return ir.Lit(-value_.value, Int(-value_.value, -value_.value, kind.unit), span)
            zero = ir.Lit(0, Int(0, 0), span)
            return ir.Arith("-", zero, value_, Int(-kind.high, -kind.low, kind.unit), span)
        case ast.Earlier(place=place, rule=rule):
            return earlier(context, scope, place, rule, span)
        case _:
            return sets.question(context, scope, written, expected)


def operands(
    context: Context, scope: Scope, left: ast.Expr, right: ast.Expr, expected: Type | None = None
) -> tuple[ir.Expr, ir.Expr]:
    """Two values of one type: the first one says what is expected of the second, unless that is known."""
    a = attempt(expression, context, scope, left, expected)
    b = expression(context, scope, right, expected or (UNKNOWN if a is None else a.type))
    if a is None:
        raise Failed
    return a, b


def look_through(context: Context, scope: Scope, written: Iterable[ast.Expr | None]) -> None:
    """Expressions beside something that has failed: only their own mistakes matter."""
    for one in written:
        if one is not None:
            attempt(paths.resolve, context, scope, one, UNKNOWN)


def with_unit(context: Context, value: ir.Expr, unit: str, span: Span, written: ast.AsQuantity) -> ir.Expr:
    """A bare number as a quantity."""
    kind = whole(context, value)
    if kind.unit is not None and kind.unit != unit:
        raise context.problems.fail(
            "PRV610",
            f"this counts `{kind.unit}` already, not `{unit}`",
            span,
            f"an amount of `{kind.unit}`",
            "divided by an amount of its own unit it is a bare number, how many times that goes into it: "
            f"`{unparse(_without_unit(context, written, kind.unit))}`",
        )
    return replace(value, type=Int(kind.low, kind.high, unit))


def _without_unit(context: Context, written: ast.AsQuantity, counted: str) -> ast.AsQuantity:
    """The same amount, counted in a way that leaves a bare number for its unit."""
    forms = [word for word, name in context.symbols.unit_words.items() if name == counted]

    def amount(value: int, span: Span) -> ast.Quantity:
        return ast.Quantity(value, ast.Word(forms[0] if value == 1 else forms[-1], span), span)

    match written.expr:
        case ast.Divide(right=ast.Integer(value=value, span=place)) as share:
            return replace(written, expr=replace(share, right=amount(value, place)))
        case other:
            return replace(written, expr=ast.Divide(other, amount(1, other.span), "down", other.span))


def nothing(context: Context, span: Span, expected: Type | None) -> ir.Expr:
    """`nothing` of the expected list."""
    if expected == UNKNOWN:
        raise Failed
    match expected:
        case Row(list=name) | Copy(component=name):
            return ir.Lit(context.size_of(name), Row(name, True), span)
        case _:
            raise context.problems.fail("PRV601", "`nothing` of what?", span, "no list is expected here")


def operand_of(context: Context, scope: Scope, whole_: ast.Or | ast.And, written: ast.Expr) -> ir.Expr:
    """One side of `or` or `and`; a second value of the comparison before it gets a hint of its own."""
    return truth_of(context, scope, written, alternative_hint(whole_, written))


def truth_of(context: Context, scope: Scope, written: ast.Expr, hint: str | None = None) -> ir.Expr:
    """A condition. `hint`: what to say where it is none."""
    if isinstance(written, ast.Field) and isinstance(written.of, ast.Name) and written.of.name == "options":
        ref = paths.resolve(context, scope, written)
        if isinstance(ref, OptionRef):
            return option_is(context, ref.name, "true", written.span)
    value = expression(context, scope, written, BOOL)
    if not isinstance(value.type, Bool):
        raise context.problems.fail(
            "PRV601",
            f"a condition is wanted here, this is {show_type(value.type)}",
            value.span,
            "neither true nor false",
            hint,
        )
    return value


def option_is(context: Context, option: str, value: str, span: Span) -> ir.Expr:
    """Whether an option has a value."""
    values = context.symbols.options[option].values
    if value not in values:
        raise context.problems.unknown(f"value of option `{option}`", value, span, values)
    return ir.OptionIs(option, values.index(value), BOOL, span)


def same(context: Context, scope: Scope, left: ast.Expr, right: ast.Expr, op: ir.CompareOp, span: Span) -> ir.Expr:
    """`is` and `is not`: equality, the mark of a copy, the value of an option."""
    if isinstance(left, ast.Nothing | ast.Nobody):
        left, right = right, left
    with also(lambda: beside_unknown(context, scope, right)):
        first = paths.resolve(context, scope, left)
    if isinstance(first, OptionRef):
        word = right.name if isinstance(right, ast.Name) else None
        match right:
            case ast.Truth(value=truth):
                word = "true" if truth else "false"
            case ast.Integer(value=number):
                word = str(number)
        if word is None:
            raise context.problems.fail("PRV601", "an option is compared with one of its values", right.span)
        test = option_is(context, first.name, word, right.span)
        return test if op == "==" else ir.Not(test, BOOL, span)
    with also(lambda: beside_unknown(context, scope, right)):
        a = as_value(context, first, left.span)
    if isinstance(a.type, Copy) and isinstance(right, ast.Name):
        marks = context.lists[a.type.component].marks
        if right.name in marks:
            index = marks.index(right.name)
            mark = Int(0, len(marks) - 1)
            return ir.Compare(op, ir.MarkOf(a, mark, a.span), ir.Lit(index, mark, right.span), BOOL, span)
    b = expression(context, scope, right, a.type)
    a, b = kinds_of(a, b), kinds_of(b, a)
    match a.type, b.type:
        case Int(), Int():
            common_unit(context, a, b, span, "compared")
        case Bool(), Bool():
            pass
        case Row(list=x), Row(list=y) if x == y:
            pass
        case Copy(component=x), Copy(component=y) if x == y:
            pass
        case SetOf(), _:
            raise context.problems.fail(
                "PRV601", "a set is compared element by element", span, help="use `in`, `every`"
            )
        case _:
            raise context.problems.fail(
                "PRV601", f"{show_type(a.type)} is never {show_type(b.type)}", span, "two different types"
            )
    return ir.Compare(op, a, b, BOOL, span)


def ordered(context: Context, left: ir.Expr, right: ir.Expr, span: Span) -> None:
    """What `<` compares: numbers of one unit, or rows of one list by their order."""
    a, b = as_kind(left).type, as_kind(right).type
    if not (isinstance(a, Row) and isinstance(b, Row) and a.list == b.list != PLAYER):
        common_unit(context, left, right, span, "compared")


def beside_unknown(context: Context, scope: Scope, right: ast.Expr) -> None:
    """The second side of an equality whose first has failed; a lone name may be a mark or the value of an option."""
    if isinstance(right, ast.Name):
        marks = (mark for one in context.lists.values() for mark in one.marks)
        values = (value for one in context.symbols.options.values() for value in one.values)
        if right.name in {*marks, *values}:
            return
    expression(context, scope, right, UNKNOWN)


def as_kind(value: ir.Expr) -> ir.Expr:
    """A copy with a mark where a row is wanted: its kind."""
    if isinstance(value.type, Copy):
        return ir.KindOf(value, Row(value.type.component), value.span)
    return value


def kinds_of(one: ir.Expr, other: ir.Expr) -> ir.Expr:
    """A copy beside a row stands for its kind."""
    if isinstance(one.type, Copy) and isinstance(other.type, Row):
        return ir.KindOf(one, Row(one.type.component), one.span)
    return one


def as_value(context: Context, found: Resolved, span: Span) -> ir.Expr:
    """The value of what a path stands for."""
    match found:
        case Value(expr=expr):
            return expr
        case Zone(ref=ref, content=content) if content.kind == "single" and content.component is not None:
            return ir.ZoneEnd("only", ref, Row(content.component, True), span)
        case Zone():
            raise context.problems.fail(
                "PRV602", "a zone is not a value", span, "a zone", "say `count of`, `first of`, `kinds of` …"
            )
        case Array(field=field):
            raise context.problems.fail("PRV602", f"which `{field.index}`?", span, f"add `[{field.index}]`")
        case TrackLine():
            raise context.problems.fail("PRV602", "a track is not a value", span, "say which space: `track[n]`")
        case _:
            raise context.problems.fail("PRV602", "this is not a value", span)


def arithmetic(context: Context, scope: Scope, op: Operator, left: ast.Expr, right: ast.Expr, span: Span) -> ir.Expr:
    """`left op right` with its range and unit."""
    a, b = both(lambda: expression(context, scope, left, None), lambda: expression(context, scope, right, None))
    kind = arithmetic_type(context, op, a, b, span)
    return ir.Arith(op, a, b, kind, span)


def earlier(context: Context, scope: Scope, place: ast.Expr, rule: ast.Word, span: Span) -> ir.Expr:
    """`p.share[c] before this turn`."""
    if rule.text not in context.symbols.groups:
        attempt(paths.resolve, context, scope, place)
        raise context.problems.unknown("rule", rule.text, rule.span, context.symbols.named(d.RuleSpec, d.ActionSpec))
    found = paths.resolve(context, scope, place)
    if not (isinstance(found, Value) and isinstance(found.expr, ir.Load) and not found.expr.local):
        raise context.problems.fail("PRV602", "only a state of a player has an earlier value", place.span)
    load = found.expr
    context.earlier.setdefault(rule.text, set()).add(load.field)
    return ir.Earlier(load.field, load.owner, load.index, rule.text, load.type, span)


def want_row(context: Context, value: ir.Expr, name: str) -> None:
    """A row of one list, or an error."""
    match value.type:
        case Row(list=found) if found == name:
            return
        case Copy(component=found) if found == name:
            return
    raise context.problems.fail(
        "PRV601", f"a `{name}` is wanted here, this is {show_type(value.type)}", value.span, "another type"
    )


def want_type(context: Context, value: ir.Expr, kind: Type) -> None:
    """A value of a parameter's type."""
    match kind, value.type:
        case Int(), Int():
            if kind.unit != value.type.unit and not (isinstance(value, ir.Lit) and value.value == 0):
                shown = f"`{value.type.unit}`" if value.type.unit else "a bare number"
                wanted = f"`{kind.unit}`" if kind.unit else "a bare number"
                raise context.problems.fail("PRV610", f"{wanted} is wanted here, this is {shown}", value.span)
            if isinstance(value, ir.Lit) and not kind.low <= value.value <= kind.high:
                raise context.problems.fail(
                    "PRV603", f"{value.value} is outside {kind.low}..{kind.high}", value.span, "out of range"
                )
        case Row(list=name), _:
            want_row(context, value, name)
        case (Bool(), Bool()) | (SetOf(), SetOf()):
            pass
        case (Copy(component=x), Copy(component=y)) if x == y:
            pass
        case _:
            raise context.problems.fail(
                "PRV601", f"{show_type(kind)} is wanted here, this is {show_type(value.type)}", value.span
            )


def fold_constant(one: ir.Expr) -> int | None:
    """The number of an expression made of literals alone."""
    match one:
        case ir.Lit(value=value):
            return value
        case ir.Arith(op=op, left=left, right=right):
            a, b = fold_constant(left), fold_constant(right)
            if a is None or b is None:
                return None
            match op:
                case "+":
                    return a + b
                case "-":
                    return a - b
                case "*":
                    return a * b
    return None
