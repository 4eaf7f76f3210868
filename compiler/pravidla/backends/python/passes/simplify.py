"""Simpler forms of expressions whose parts are simple already."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pravidla.ir.arithmetic import computed
from pravidla.ir.nodes import (
    Aggregate,
    Alternative,
    And,
    Arith,
    CallFormula,
    CallValue,
    Column,
    Compare,
    CompareOp,
    CountOf,
    Expr,
    Game,
    IfElse,
    Lit,
    Load,
    Lookup,
    Member,
    Not,
    Or,
    TrackColumn,
    TrackLast,
    Value,
    Var,
)
from pravidla.ir.types import Bool, Row, SetOf
from pravidla.ir.walk import descendants

_BOOL = Bool()


def conjunction(parts: tuple[Expr, ...], node: And, of_set_up: Callable[[str], bool] = lambda name: False) -> Expr:
    """All of some conditions; `of_set_up` knows the values that are the same all through a game."""
    kept: list[Expr] = []
    for part in parts:
        if isinstance(part, And):
            kept.extend(part.parts)
        elif not (isinstance(part, Lit) and part.value):
            kept.append(part)
        if kept and isinstance(kept[-1], Lit) and not kept[-1].value:
            break
    if kept and isinstance(kept[0], Lit) and not kept[0].value:
        return lit(node, 0)
    if not kept:
        return lit(node, 1)
    if isinstance(kept[-1], Lit) and not kept[-1].value and all(_always_answers(one, of_set_up) for one in kept):
        return lit(node, 0)
    return kept[0] if len(kept) == 1 else replace(node, parts=tuple(kept))


def disjunction(parts: tuple[Expr, ...], node: Or) -> Expr:
    kept: list[Expr] = []
    for part in parts:
        if isinstance(part, Or):
            kept.extend(part.parts)
        elif not (isinstance(part, Lit) and not part.value):
            kept.append(part)
        if kept and isinstance(kept[-1], Lit) and kept[-1].value:
            break
    if kept and isinstance(kept[0], Lit) and kept[0].value:
        return lit(node, 1)
    if not kept:
        return lit(node, 0)
    return kept[0] if len(kept) == 1 else replace(node, parts=tuple(kept))


def arithmetic(node: Arith) -> Expr:
    left, right = node.left, node.right
    if isinstance(left, Lit) and isinstance(right, Lit):
        result = computed(node.op, left.value, right.value)
        return node if result is None else lit(node, result)
    if isinstance(right, Lit) and (node.op, right.value) in (("+", 0), ("-", 0), ("*", 1), ("down", 1), ("up", 1)):
        return left
    if isinstance(left, Lit) and (node.op, left.value) in (("+", 0), ("*", 1)):
        return right
    return node


def total(terms: list[Expr], node: CountOf | Aggregate) -> Expr:
    total: Expr = lit(node, 0)
    for term in terms:
        total = arithmetic(Arith("+", total, term, node.type, node.span))
    return total


def figure(game: Game, node: Column | Lookup | TrackColumn | TrackLast) -> Expr:
    match node:
        case Column(list=name, column=column, row=Lit(value=row)):
            values = next(one.values for one in game.lists[name].columns if one.name == column)
            value = values[row] if 0 <= row < len(values) else None
            return lit(node, value) if isinstance(value, int) else node
        case Lookup(table=name, keys=keys):
            table, position = game.tables[name], 0
            for key, (_, low, high) in zip(keys, table.keys, strict=True):
                if not isinstance(key, Lit) or not low <= key.value <= high:
                    return node
                position = position * (high - low + 1) + key.value - low
            return lit(node, table.values[position])
        case TrackLast(track=name, row=None):
            return lit(node, len(game.tracks[name].spaces[0]) - 1)
        case TrackLast(track=name, row=Lit(value=line)) if 0 <= line < len(game.tracks[name].spaces):
            return lit(node, len(game.tracks[name].spaces[line]) - 1)
        case TrackColumn(track=name, row=row, space=Lit(value=space), column=column):
            if row is not None and not isinstance(row, Lit):
                return node
            track = game.tracks[name]
            line = 0 if row is None else row.value
            if not (0 <= line < len(track.spaces) and 0 <= space < len(track.spaces[line])):
                return node
            place = [one for one, _ in track.columns].index(column)
            return lit(node, track.spaces[line][space][place])
        case _:
            return node


def simple(arg: Expr) -> bool:
    """Whether an argument may be written twice: a variable, a constant, a printed figure of a variable."""
    return isinstance(arg, Var | Lit) or (isinstance(arg, Column) and isinstance(arg.row, Var | Lit))


_MIRRORED: dict[CompareOp, CompareOp] = {"==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


def plain_body(value: Value) -> Expr | None:
    """The one expression that a value is: its versions as cases, what is added to it as a sum. None where no version
    may apply, and where it would have to be told which additions give way to others."""
    if isinstance(value.type, SetOf) and len(value.alternatives) > 1:
        return None
    if any(one.overridden_by for one in value.adjustments) or value.alternatives[-1].guard is not None:
        return None
    body: Expr | None = None
    for version in reversed(value.alternatives):
        own = _version_body(version)
        if own is None:
            return None
        if body is None or version.guard is None:
            body = own
        else:
            body = IfElse(version.guard, own, body, value.type, version.origin.span)
    assert body is not None
    for one in value.adjustments:
        added = one.by
        if one.guard is not None:
            added = IfElse(one.guard, added, Lit(0, added.type, one.origin.span), added.type, one.origin.span)
        body = Arith("+", body, added, value.type, one.origin.span)
    if value.at_least is not None:
        body = Arith("max", body, value.at_least, value.type, body.span)
    return body


def _version_body(version: Alternative) -> Expr | None:
    """The expression of one version of a value; None where one of its conditions has versions of its own."""
    if version.body is not None:
        return version.body
    parts: list[Expr] = []
    for condition in version.conditions:
        if len(condition.cases) != 1 or condition.cases[0].guard is not None:
            return None
        parts.append(condition.cases[0].that)
    return And(tuple(parts), _BOOL, version.origin.span)


def lit(node: Expr, value: int | tuple[int, ...]) -> Lit:
    """A constant in place of a node."""
    assert isinstance(value, int)
    return Lit(int(value), node.type, node.span)


def negated(expr: Expr) -> Expr:
    """The opposite of a condition."""
    opposite: dict[CompareOp, CompareOp] = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
    match expr:
        case Lit(value=value):
            return Lit(int(not value), _BOOL, expr.span)
        case Not(operand=operand):
            return operand
        case Compare(op=op):
            return replace(expr, op=opposite[op])
        case _:
            return Not(expr, _BOOL, expr.span)


def conjuncts(expr: Expr | None) -> tuple[Expr, ...]:
    """The parts of a condition that must all hold."""
    if expr is None:
        return ()
    return expr.parts if isinstance(expr, And) else (expr,)


def loads(expr: object) -> bool:
    """Whether an expression reads the state (directly; calls count as reading)."""
    return any(isinstance(one, Load | CallValue | CallFormula) for one in descendants(expr))


def marks_of(game: Game, copy: Expr) -> int:
    name = getattr(copy.type, "component", "")
    return max(1, len(game.lists[name].marks)) if name in game.lists else 1


def mirrored(node: Compare) -> Compare:
    """A comparison with its sides changed."""
    return replace(node, op=_MIRRORED[node.op], left=node.right, right=node.left)


def _always_answers(part: Expr, of_set_up: Callable[[str], bool]) -> bool:
    """Whether a condition has an answer in every position, so that it need not be asked where it changes nothing."""
    plain = And | Or | Not | Compare | Lit | Var | Load | Member
    return all(
        isinstance(one, plain) or (isinstance(one, CallValue) and of_set_up(one.value))
        for one in descendants(part)
        if hasattr(one, "span")
    ) and not any(
        isinstance(one, Load) and any(map(may_be_nothing, (one.owner, one.index))) for one in descendants(part)
    )


def may_be_nothing(row: Expr | None) -> bool:
    """Whether a row or player may be none at all."""
    return row is not None and isinstance(row.type, Row) and row.type.optional
