"""Sentences that change numbers, states and markers, and what a marker sets off on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.expressions.paths as paths
import pravidla.analysis.sentences.moves as moves
from pravidla.analysis.expressions.numbers import arithmetic_type, common_unit, whole
from pravidla.analysis.names.context import BOOL, WIDEST, Context, show_type
from pravidla.analysis.names.scope import Scope, Value, Zone
from pravidla.analysis.reporting.attempts import also
from pravidla.analysis.reporting.problems import Failed
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import Int, Row, SetOf
from pravidla.syntax import ast

if TYPE_CHECKING:
    from pravidla.analysis.sentences.statements import Place


def purse(context: Context, scope: Scope, amount: ast.Expr) -> tuple[ir.Field, ir.Expr]:
    """The purse of the unit of an amount."""
    value = ex.expression(context, scope, amount, None)
    unit = whole(context, value).unit
    if unit is None:
        units = ", ".join(f"`{one}`" for one in context.purses) or "none is declared"
        raise context.problems.fail(
            "PRV610",
            "an amount that is paid or gained has a unit",
            amount.span,
            "a bare number",
            f"units with a purse: {units}",
        )
    fields = context.purses.get(unit, [])
    if len(fields) > 1:
        raise context.problems.fail(
            "PRV607",
            f"unit `{unit}` has several purses",
            amount.span,
            "from which one?",
            "change the counter by its name: `increase X by …`",
            tuple(Label(field.origin.span, "one of them") for field in fields),
        )
    words = [word for word, name in context.symbols.unit_words.items() if name == unit]
    if not fields and any(context.problems.spoiled.excuses(word, amount.span) for word in words):
        raise Failed
    if not fields:
        raise context.problems.fail(
            "PRV607",
            f"no player counter holds `{unit}`",
            amount.span,
            "no purse",
            "declare one in `state: each player`",
        )
    context.called.add(f"state {fields[0].name}")
    return fields[0], value


def assign(
    context: Context, scope: Scope, place: Place, target: ast.Expr, written: ast.Expr, span: Span
) -> list[ir.Stmt]:
    """`set X to E`."""
    with also(lambda: ex.look_through(context, scope, (written,))):
        found = paths.resolve(context, scope, target)
    match found:
        case Value(expr=ir.Load() as load):
            value = ex.expression(context, scope, written, load.type)
            storable(context, value, load)
            return [store(load, value, span, place.cites)]
        case Value(expr=ir.Var() as var) if not isinstance(var.type, SetOf):
            changeable(context, var, target)
            value = ex.expression(context, scope, written, var.type)
            match var.type, value.type:
                case Int(), Int():
                    common_unit(context, var, value, span, "mixed")
                case Row(list=a), Row(list=b) if a == b:
                    pass
                case _ if var.type == value.type:
                    pass
                case _:
                    raise context.problems.fail(
                        "PRV601", f"{show_type(var.type)} is wanted here, this is {show_type(value.type)}", written.span
                    )
            return [ir.Let(var.name, var.type, value, span, place.cites)]
        case Zone(ref=ref, content=content) if content.kind == "single":
            return moves.put(context, scope, place, ref, content, written, span)
        case Zone():
            ex.look_through(context, scope, (written,))
            raise context.problems.fail("PRV602", "a zone is not set, pieces move", target.span, "use `move … to …`")
        case _:
            ex.look_through(context, scope, (written,))
            ex.as_value(context, found, target.span)
            raise context.problems.fail("PRV602", "this cannot be changed", target.span, "neither a state nor a local")


def changeable(context: Context, var: ir.Var, target: ast.Expr) -> None:
    """Only what a `let` made changes; what a loop, a choice or a heading gives stays what it is."""
    if var.name not in context.changing:
        shown = target.name if isinstance(target, ast.Name) else "this"
        raise context.problems.fail(
            "PRV620",
            f"`{shown}` is given by a loop, a choice or a heading and cannot be changed",
            target.span,
            "stays what it is",
            "make a local of its own: `let x be …`",
            () if var.span == target.span else (Label(var.span, "given here"),),
        )


def storable(context: Context, value: ir.Expr, load: ir.Load) -> None:
    """The value has the field's type."""
    match load.type, value.type:
        case Int(), Int():
            common_unit(context, load, value, value.span, "mixed")
            if isinstance(value, ir.Lit) and not load.type.low <= value.value <= load.type.high:
                raise context.problems.fail(
                    "PRV603", f"{value.value} is outside {load.type.low}..{load.type.high}", value.span, "out of range"
                )
        case Row(list=a, optional=optional), Row(list=b) if a == b:
            if isinstance(value, ir.Lit) and value.value == context.size_of(a) and not optional:
                raise context.problems.fail("PRV601", "this state always has a value", value.span, "never nothing")
        case a, b if a == b:
            pass
        case a, b:
            raise context.problems.fail(
                "PRV601", f"{show_type(a)} is wanted here, this is {show_type(b)}", value.span, "another type"
            )


def store(load: ir.Load, value: ir.Expr, span: Span, cites: ir.Cites) -> ir.Stmt:
    """Write what a load reads."""
    return ir.Store(load.field, load.owner, load.index, value, False, span, cites, load.local)


def change(
    context: Context, scope: Scope, place: Place, target: ast.Expr, amount: ast.Expr, op: str, span: Span
) -> list[ir.Stmt]:
    """`increase X by E`, `decrease X by E`."""
    with also(lambda: ex.look_through(context, scope, (amount,))):
        found = paths.resolve(context, scope, target)
    value = ex.expression(context, scope, amount, None)
    if not isinstance(found, Value):
        ex.as_value(context, found, target.span)
        raise context.problems.fail("PRV602", "this cannot be changed", target.span, "neither a state nor a local")
    kind = arithmetic_type(context, op, found.expr, value, span)
    new = ir.Arith("+" if op == "+" else "-", found.expr, value, kind, span)
    match found.expr:
        case ir.Load() as load:
            return [store(load, new, span, place.cites)]
        case ir.Var(name=name, type=Int() as old) as var:
            changeable(context, var, target)
            return [ir.Let(name, Int(-WIDEST, WIDEST, old.unit), new, span, place.cites)]
        case _:
            raise context.problems.fail("PRV602", "this cannot be changed", target.span, "neither a state nor a local")


def advance(
    context: Context, scope: Scope, place: Place, marker: ast.Expr, amount: ast.Expr, span: Span
) -> list[ir.Stmt]:
    """Space by space, each one fires its triggers; stops at the end."""
    with also(lambda: ex.look_through(context, scope, (amount,))):
        found = paths.resolve(context, scope, marker)
    if not (isinstance(found, Value) and found.track is not None and isinstance(found.expr, ir.Load)):
        ex.look_through(context, scope, (amount,))
        raise context.problems.fail("PRV602", "only a marker on a track advances", marker.span, "not a marker")
    steps = ex.expression(context, scope, amount, None)
    load = found.expr
    kind = load.type
    assert isinstance(kind, Int)
    whole(context, steps)
    one = ir.Lit(1, Int(1, 1), span)
    last = ir.TrackLast(found.track, found.track_row, kind, span)
    body: list[ir.Stmt] = [store(load, ir.Arith("+", load, one, kind, span), span, place.cites)]
    body.extend(reach_calls(context, scope, load, span, place.cites))
    may_go = ir.Compare("<", load, last, BOOL, span)
    return [ir.Repeat(steps, (ir.If(((may_go, tuple(body)),), (), span, place.cites),), span, place.cites)]


def reach_calls(context: Context, scope: Scope, load: ir.Load, span: Span, cites: ir.Cites) -> list[ir.Stmt]:
    """Calls of the triggers of a marker that reaches a space."""
    result: list[ir.Stmt] = []
    for trigger in context.reach_triggers.get(load.field, []):
        args = tuple(one for one in (load.owner, load.index) if one is not None)
        result.extend(call_trigger(context, scope, trigger, (*args, load), span, cites))
    return result


def trigger_calls(context: Context, scope: Scope, event: str, span: Span, cites: ir.Cites) -> list[ir.Stmt]:
    """Calls of the triggers of an event."""
    result: list[ir.Stmt] = []
    for trigger in context.triggers.get(event, []):
        given = [scope.names.get(name) for name in context.trigger_names.get(trigger, ())]
        args = tuple(one.expr for one in given if isinstance(one, Value))
        if len(args) < len(given):
            missing = context.trigger_names[trigger][next(n for n, one in enumerate(given) if one is None)]
            context.problems.error(
                "PRV501",
                f"trigger `{trigger}` reads `{missing}`, which is not given here",
                span,
                "this replaces what the trigger waits for",
                f"choose `{missing}` here too, or replace the trigger",
            )
            raise Failed
        result.extend(call_trigger(context, scope, trigger, args, span, cites))
    return result


def call_trigger(
    context: Context, scope: Scope, trigger: str, args: tuple[ir.Expr, ...], span: Span, cites: ir.Cites
) -> list[ir.Stmt]:
    """One trigger; its own guard is tested inside its rule."""
    key = f"trigger {trigger}"
    if key in context.needs_me:
        if scope.me is None:
            raise paths.no_actor(context, span, key)
        args = (scope.me, *args)
    return [ir.Call(trigger, args, span, cites)]
