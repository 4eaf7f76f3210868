"""Ranges and units of computed numbers."""

from __future__ import annotations

from pravidla.analysis.names.context import WIDEST, Context, show_type
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import Int, Row, Type


def whole(context: Context, expr: ir.Expr) -> Int:
    """The type of a number; anything else is an error."""
    if isinstance(expr.type, Int):
        return expr.type
    raise context.problems.fail(
        "PRV601", f"a number is wanted here, this is {show_type(expr.type)}", expr.span, "not a number"
    )


def is_zero(expr: ir.Expr) -> bool:
    """A literal zero fits every unit."""
    return isinstance(expr, ir.Lit) and expr.value == 0


def common_unit(context: Context, left: ir.Expr, right: ir.Expr, span: Span, doing: str) -> str | None:
    """The unit of a sum or comparison; different units are an error."""
    a, b = whole(context, left), whole(context, right)
    if a.unit == b.unit or is_zero(right):
        return a.unit
    if is_zero(left):
        return b.unit
    first = f"`{a.unit}`" if a.unit else "a bare number"
    second = f"`{b.unit}`" if b.unit else "a bare number"
    bare = right if b.unit is None else left
    unit = a.unit or b.unit
    both_units = a.unit is not None and b.unit is not None
    raise context.problems.fail(
        "PRV610",
        f"{first} and {second} cannot be {doing}",
        span,
        "different units",
        None if both_units else f"a bare number gets a unit by `(…) {unit}`, or `3 {unit}`",
        (Label(bare.span, "has another unit" if both_units else "has no unit"),),
    )


def clip(value: int) -> int:
    """Keep a bound within the widest range."""
    return max(-WIDEST, min(WIDEST, value))


def arithmetic_type(context: Context, op: str, left: ir.Expr, right: ir.Expr, span: Span) -> Int:
    """Range and unit of `left op right`."""
    a, b = whole(context, left), whole(context, right)
    match op:
        case "+":
            return Int(clip(a.low + b.low), clip(a.high + b.high), common_unit(context, left, right, span, "added"))
        case "-":
            unit = common_unit(context, left, right, span, "subtracted")
            return Int(clip(a.low - b.high), clip(a.high - b.low), unit)
        case "*":
            if a.unit is not None and b.unit is not None:
                raise context.problems.fail(
                    "PRV610", f"`{a.unit}` times `{b.unit}` has no meaning", span, "one factor is a bare number"
                )
            corners = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
            return Int(clip(min(corners)), clip(max(corners)), a.unit or b.unit)
        case "min" | "max":
            unit = common_unit(context, left, right, span, "compared")
            pick = min if op == "min" else max
            return Int(pick(a.low, b.low), pick(a.high, b.high), unit)
        case "rem":
            if isinstance(right, ir.Lit) and right.value <= 0:
                raise context.problems.fail("PRV611", "division by zero", right.span, "never 0 or less")
            return Int(0, max(0, b.high - 1), a.unit)
        case _:
            if b.unit is not None and b.unit != a.unit:
                raise context.problems.fail("PRV610", "the divisor has a unit of its own", right.span)
            if b.high <= 0 or (b.low <= 0 and isinstance(right, ir.Lit)):
                raise context.problems.fail("PRV611", "division by zero", right.span, "never 0 or less")
            low = min(a.low, 0)
            return Int(low, max(a.high, 0), None if b.unit is not None else a.unit)


def joined(context: Context, left: ir.Expr, right: ir.Expr, span: Span) -> Type:
    """The type of a value that is one or the other."""
    a, b = left.type, right.type
    match a, b:
        case Int(), Int():
            return Int(min(a.low, b.low), max(a.high, b.high), common_unit(context, left, right, span, "mixed"))
        case Row(), Row() if a.list == b.list:
            return Row(a.list, a.optional or b.optional)
        case _ if a == b:
            return a
    raise context.problems.fail(
        "PRV601", f"one branch is {show_type(a)}, the other {show_type(b)}", span, "two different types"
    )
