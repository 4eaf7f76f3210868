"""Sets and questions over them: sources, filters, orders, `any`, `count of`, `first of`, …"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import pravidla.analysis.expressions.brackets as brackets
import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.expressions.paths as paths
from pravidla.analysis.expressions.numbers import whole
from pravidla.analysis.names.context import BOOL, UNKNOWN, WIDEST, Context, show_type
from pravidla.analysis.names.scope import Box, Scope, TrackLine, Value, Zone
from pravidla.analysis.reporting.attempts import also, attempt, both, each
from pravidla.analysis.reporting.problems import Failed
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf, Type
from pravidla.syntax import ast

T = TypeVar("T")


def question(context: Context, scope: Scope, written: ast.Expr, expected: Type | None) -> ir.Expr:
    """The forms that ask something about a set or zone."""
    span = written.span
    match written:
        case ast.AnyOf(binder=binder):
            return ir.AnyOf(comp(context, scope, binder)[0], BOOL, span)
        case ast.NoneOf(binder=binder):
            return ir.Not(ir.AnyOf(comp(context, scope, binder)[0], BOOL, span), BOOL, span)
        case ast.Every(binder=binder, condition=condition):
            over, test = comp_with(context, scope, binder, lambda inner: ex.truth_of(context, inner, condition))
            return ir.EveryOf(over, test, BOOL, span)
        case ast.Those(binder=binder):
            over, _ = comp(context, scope, binder)
            return ir.Those(over, SetOf(element(over.var_type)), span)
        case ast.Count(of=of):
            return count(context, scope, of, span)
        case ast.PickOf(which=which, of=of):
            return pick_of(context, scope, which, of, span)
        case ast.Measure(kind=kind, of=of):
            return measure(context, scope, kind, of, span)
        case ast.Average(of=of, rounding=rounding):
            over, what = comprehension(context, scope, of)
            whole(context, what)
            return ir.Aggregate("average_down" if rounding == "down" else "average_up", over, what, what.type, span)
        case ast.LongestRun(of=of, joker=joker):
            with also(lambda: ex.look_through(context, scope, (joker,))):
                over, what = comprehension(context, scope, of)
            wild = None if joker is None else ex.expression(context, scope, joker, what.type)
            return ir.LongestRun(over, what, wild, Int(0, 1000), span)
        case ast.SetsOfDifferent(of=of):
            over, what = comprehension(context, scope, of)
            return ir.SetsOfDifferent(over, what, SetOf(Int(0, distinct_values(context, what.type))), span)
        case ast.Kinds(zone=zone):
            ref, content = zone_of(context, scope, zone)
            return ir.ZoneKinds(ref, SetOf(piece_type(context, content)), span)
        case ast.Empty(collection=collection):
            return emptiness(context, scope, collection, "==", span)
        case ast.NotEmpty(collection=collection):
            return emptiness(context, scope, collection, "!=", span)
        case ast.Member(element=one, collection=collection):
            return membership(context, scope, one, collection, span)
        case ast.NotMember(element=one, collection=collection):
            return ir.Not(membership(context, scope, one, collection, span), BOOL, span)
        case ast.Range(lower=lower, upper=upper):
            return range_set(context, scope, lower, upper, span)
        case _:
            raise context.problems.fail("PRV602", "this has no meaning as a value", span)


def element(kind: Type) -> Int | Row | Copy | SetOf:
    """The element type of a set; truths have none."""
    assert not isinstance(kind, Bool)
    return kind


def distinct_values(context: Context, kind: Type) -> int:
    """How many values a type has."""
    match kind:
        case Row(list=name):
            return context.size_of(name)
        case Int(low=low, high=high):
            return high - low + 1
        case _:
            return 1000


def zone_of(context: Context, scope: Scope, written: ast.Expr) -> tuple[ir.ZoneRef, ir.ZoneField]:
    """A path that must be a zone."""
    found = paths.resolve(context, scope, written)
    match found:
        case Zone(ref=ref, content=content):
            return ref, content
        case Value(expr=expr):
            raise context.problems.fail(
                "PRV602", f"a zone is wanted here, this is {show_type(expr.type)}", written.span, "not a zone"
            )
        case Box():
            raise context.problems.fail("PRV602", "the box can be moved from and to, nothing else", written.span)
        case _:
            raise context.problems.fail("PRV602", "a zone is wanted here", written.span, "not a zone")


def piece_type(context: Context, content: ir.ZoneField) -> Int | Row | Copy:
    """What an element of a zone is."""
    if content.component is None:
        return Int(content.low, content.high)
    if context.lists[content.component].marks:
        return Copy(content.component)
    return Row(content.component)


def source(context: Context, scope: Scope, written: ast.Source) -> ir.Expr:
    """What a binder goes over."""
    match written:
        case ast.Reached(start=start, over=over, span=span):
            return reached(context, scope, start, over, span)
        case ast.Range(lower=lower, upper=upper, span=span):
            return range_set(context, scope, lower, upper, span)
        case ast.Name() | ast.My() | ast.Field() | ast.At():
            found = paths.resolve(context, scope, written)
            if isinstance(found, Zone):
                return ir.ZoneItems(found.ref, SetOf(piece_type(context, found.content)), written.span)
            value = ex.as_value(context, found, written.span)
        case _:
            value = ex.expression(context, scope, written, None)
    if not isinstance(value.type, SetOf):
        raise context.problems.fail(
            "PRV601",
            f"a set, list or zone is wanted here, this is {show_type(value.type)}",
            written.span,
            "a single value",
        )
    return value


def range_set(context: Context, scope: Scope, lower: ast.Expr, upper: ast.Expr, span: Span) -> ir.Expr:
    """`a..b`."""
    low, high = both(
        lambda: ex.expression(context, scope, lower, None), lambda: ex.expression(context, scope, upper, None)
    )
    a, b = whole(context, low), whole(context, high)
    unit = a.unit or b.unit
    return ir.RangeSet(low, high, SetOf(Int(a.low, b.high, unit)), span)


def reached(context: Context, scope: Scope, start: ast.Expr, over: ast.Binder, span: Span) -> ir.Expr:
    """`reached from START over (b in S where C)`."""
    with also(lambda: paths.resolve(context, scope, start, UNKNOWN)):
        inside, _ = comp(context, scope, over)
    kind = inside.var_type
    board = next((one for one in context.boards.values() if kind == Row(one.places)), None)
    if board is None:
        raise context.problems.fail("PRV601", f"{show_type(kind)} is not a place of a board", over.span)
    begin = paths.resolve(context, scope, start)
    first = ex.as_value(context, begin, start.span) if not isinstance(begin, Zone) else source(context, scope, start)
    if first.type not in (kind, SetOf(element(kind)), Row(board.places, True)):
        raise context.problems.fail("PRV601", f"{show_type(first.type)} is not where one can start", start.span)
    return ir.Reached(first, inside, board.name, SetOf(element(kind)), span)


def comp(context: Context, scope: Scope, binder: ast.Binder) -> tuple[ir.Comp, Scope]:
    """A binder as a comprehension, and the scope in which its name is bound."""
    found, inner = bound(context, scope, binder)
    if found is None:
        raise Failed
    return found, inner


def bound(context: Context, scope: Scope, binder: ast.Binder) -> tuple[ir.Comp | None, Scope]:
    """The same; None where it has a mistake, the name being bound all the same."""
    over = attempt(source, context, scope, binder.source)
    if over is None:
        kind, var, inner = None, "", scope.poisoned(binder.name.text)
    else:
        assert isinstance(over.type, SetOf)
        kind = over.type.element
        inner, var = bind(context, scope, binder.name, kind)
    try:
        where, order = both(
            lambda: None if binder.where is None else ex.truth_of(context, inner, binder.where),
            lambda: None if binder.order is None else ordered(context, inner, binder.order, kind),
        )
    except Failed:
        return None, inner
    return (None if over is None or kind is None else ir.Comp(var, kind, over, where, order, binder.span)), inner


def comp_with(context: Context, scope: Scope, binder: ast.Binder, say: Callable[[Scope], T]) -> tuple[ir.Comp, T]:
    """A binder, and what is said with its name."""
    found, inner = bound(context, scope, binder)
    said = say(inner)
    if found is None:
        raise Failed
    return found, said


def bind(context: Context, scope: Scope, name: ast.Word, kind: Type) -> tuple[Scope, str]:
    """A new local in a scope of its own."""
    var = context.fresh(name.text)
    inner = scope.child()
    inner.names[name.text] = Value(ir.Var(var, kind, name.span))
    return inner, var


def ordered(context: Context, inner: Scope, order: ast.Order, kind: Type | None) -> ir.Order:
    """An order over the bound name, whose type may be unknown."""
    match order:
        case ast.Seated(direction=direction, start=start, span=span):
            if kind is not None and kind != Row(PLAYER):
                ex.look_through(context, inner, (start,))
                raise context.problems.fail("PRV612", "only players sit in a ring", span, "order by a key instead")
            first = None if start is None else ex.expression(context, inner, start, Row(PLAYER))
            if first is not None:
                ex.want_row(context, first, PLAYER)
            return ir.Seated(direction == "clockwise", first)
        case ast.Sorted(keys=keys):
            return ir.Sorted(each(keys, lambda key: sort_key(context, inner, key)))


def sort_key(context: Context, inner: Scope, key: ast.OrderKey) -> ir.Key:
    """A key: a number, a truth or a row (by row order)."""
    value = ex.expression(context, inner, key.expr, None)
    if isinstance(value.type, SetOf):
        raise context.problems.fail("PRV601", "an order wants a number for each element", key.span, "a set")
    return ir.Key(value, key.descending)


def comprehension(context: Context, scope: Scope, written: ast.Comprehension) -> tuple[ir.Comp, ir.Expr]:
    """`E for x in S`."""
    return comp_with(context, scope, written.binder, lambda inner: ex.expression(context, inner, written.expr, None))


def count(context: Context, scope: Scope, of: ast.Expr | ast.Binder, span: Span) -> ir.Expr:
    """`count of`."""
    if isinstance(of, ast.Binder):
        return ir.CountOf(comp(context, scope, of)[0], Int(0, 1000), span)
    found = paths.resolve(context, scope, of)
    if isinstance(found, Zone):
        return ir.ZoneCount(found.ref, Int(0, brackets.zone_limit(context, found.content)), span)
    value = ex.as_value(context, found, of.span)
    if isinstance(value, ir.Rows) and value.list == PLAYER:
        return ir.PlayerCount(Int(context.symbols.spec.head.players[0], context.max_players), span)
    if isinstance(value.type, SetOf):
        return ir.SizeOf(value, Int(0, 1000), span)
    raise context.problems.fail(
        "PRV601", f"{show_type(value.type)} cannot be counted", of.span, "a zone or set is wanted"
    )


def over_all(context: Context, scope: Scope, of: ast.Expr, name: str) -> ir.Comp:
    """A whole set or zone as a comprehension."""
    over = source(context, scope, of)
    assert isinstance(over.type, SetOf)
    return ir.Comp(context.fresh(name), over.type.element, over, None, None, of.span)


def pick_of(context: Context, scope: Scope, which: str, of: ast.Expr | ast.Binder, span: Span) -> ir.Expr:
    """`first of`, `last of`, `top of`."""
    end = "first" if which == "first" else "last"
    if isinstance(of, ast.Binder):
        over, _ = comp(context, scope, of)
        return ir.PickOf("first" if which == "first" else "last", over, over.var_type, span)
    found = paths.resolve(context, scope, of)
    match found:
        case Zone(ref=ref, content=content) if content.kind in ("row", "stack"):
            kind = piece_type(context, content)
            return ir.ZoneEnd("first" if end == "first" else "last", ref, kind, span)
        case TrackLine(name=name, row=row, wants_row=wants_row):
            if wants_row and row is None:
                raise context.problems.fail("PRV602", "the track of which row?", of.span)
            last = max((len(line) for line in context.tracks[name].spaces), default=1) - 1
            number = Int(0, last)
            return ir.Lit(0, number, span) if end == "first" else ir.TrackLast(name, row, number, span)
        case Zone(content=content) if content.kind in ("deck", "bag"):
            raise context.problems.fail(
                "PRV602", f"a {content.kind} has no known order", of.span, "draw from it instead"
            )
        case _:
            over = over_all(context, scope, of, "one")
            return ir.PickOf("first" if end == "first" else "last", over, over.var_type, span)


def measure(context: Context, scope: Scope, kind: str, of: ast.Expr | ast.Comprehension, span: Span) -> ir.Expr:
    """`sum of`, `highest of`, `lowest of`."""
    if isinstance(of, ast.Comprehension):
        over, what = comprehension(context, scope, of)
    else:
        over = over_all(context, scope, of, "number")
        what = ir.Var(over.var, over.var_type, of.span)
    if kind != "sum" and isinstance(what.type, Row):
        raise context.problems.fail("PRV601", f"a number is wanted, this is {show_type(what.type)}", what.span)
    one = whole(context, what)
    if kind == "sum":
        result = Int(-WIDEST if one.low < 0 else 0, WIDEST if one.high > 0 else 0, one.unit)
        return ir.Aggregate("sum", over, what, result, span)
    return ir.Aggregate("highest" if kind == "highest" else "lowest", over, what, one, span)


def emptiness(context: Context, scope: Scope, collection: ast.Expr, op: ir.CompareOp, span: Span) -> ir.Expr:
    """`is empty`, `is not empty`."""
    size = count(context, scope, collection, collection.span)
    return ir.Compare(op, size, ir.Lit(0, Int(0, 0), span), BOOL, span)


def membership(context: Context, scope: Scope, one: ast.Expr, collection: ast.Expr, span: Span) -> ir.Expr:
    """`x in S`."""
    if isinstance(collection, ast.Name | ast.My | ast.Field | ast.At):
        with also(lambda: ex.look_through(context, scope, (one,))):
            found = paths.resolve(context, scope, collection)
        if isinstance(found, Zone):
            kind = piece_type(context, found.content)
            value = ex.expression(context, scope, one, kind)
            if found.content.component is None:
                whole(context, value)
            else:
                ex.want_row(context, value, found.content.component)
            size = ir.ZoneCountOf(found.ref, value, Int(0, brackets.zone_limit(context, found.content)), span)
            return ir.Compare(">", size, ir.Lit(0, Int(0, 0), span), BOOL, span)
        over = ex.as_value(context, found, collection.span)
    else:
        with also(lambda: ex.look_through(context, scope, (one,))):
            over = ex.expression(context, scope, collection, None)
    if not isinstance(over.type, SetOf):
        ex.look_through(context, scope, (one,))
        raise context.problems.fail("PRV601", f"nothing lies in {show_type(over.type)}", collection.span, "not a set")
    value = ex.expression(context, scope, one, over.type.element)
    kind_of_set = over.type.element
    if isinstance(kind_of_set, Row) and isinstance(value.type, Row) and value.type.list == kind_of_set.list:
        return ir.Member(value, over, BOOL, span)
    ex.want_type(context, value, replace_bounds(kind_of_set, value.type))
    return ir.Member(value, over, BOOL, span)


def replace_bounds(kind: Type, given: Type) -> Type:
    """Membership of a number outside the set's range is just false."""
    if isinstance(kind, Int) and isinstance(given, Int):
        return replace(kind, low=min(kind.low, given.low), high=max(kind.high, given.high))
    return kind
