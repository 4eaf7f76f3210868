"""What is known before a game begins: the range of a number, a comparison that always holds, a set always empty."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf

from pravidla.analysis.names.plain import plain
from pravidla.ir import nodes as ir
from pravidla.ir.types import Int
from pravidla.ir.walk import descendants

Range = tuple[float, float]
ANYTHING: Range = (-inf, inf)


@dataclass(frozen=True, slots=True)
class Known:
    """A game with the locals that are given a value at a single place."""

    game: ir.Game
    locals: Mapping[str, ir.Expr] = field(default_factory=dict)
    several: frozenset[str] = frozenset()
    """locals that are given values at several places"""


def known_of(game: ir.Game) -> Known:
    """What can be told of a game."""
    once: dict[str, ir.Expr] = {}
    several: set[str] = set()
    for node in descendants(game.rules):
        if isinstance(node, ir.Let):
            if node.var in once:
                several.add(node.var)
            once[node.var] = node.value
    return Known(game, {name: value for name, value in once.items() if name not in several}, frozenset(several))


def range_of(known: Known, expr: ir.Expr) -> Range:
    """The least and the highest that a number can be; without bounds where nothing is known."""
    match expr:
        case ir.Lit(value=value, type=Int()):
            return value, value
        case ir.PlayerCount():
            return known.game.min_players, known.game.max_players
        case ir.Var(name=name) if name in known.locals:
            return range_of(known, known.locals[name])
        case ir.Var(name=name) if name in known.several:
            return ANYTHING
        case ir.Load(local=True):
            return ANYTHING
        case ir.Var(type=Int() as kind) | ir.Load(type=Int() as kind) | ir.Earlier(type=Int() as kind):
            return kind.low, kind.high
        case ir.Column(type=Int() as kind) | ir.TrackColumn(type=Int() as kind) | ir.ZoneEnd(type=Int() as kind):
            return kind.low, kind.high
        case ir.CountOf() | ir.SizeOf() | ir.ZoneCount() | ir.ZoneCountOf() | ir.LongestRun():
            return 0, inf
        case ir.IfElse(then=then, otherwise=otherwise):
            a, b = range_of(known, then), range_of(known, otherwise)
            return min(a[0], b[0]), max(a[1], b[1])
        case ir.Arith(op=op, left=left, right=right):
            return computed(op, range_of(known, left), range_of(known, right))
        case _:
            return ANYTHING


def computed(op: str, a: Range, b: Range) -> Range:
    """The range of a sum, a difference, a product; nothing is told of divisions."""
    match op:
        case "+":
            return a[0] + b[0], a[1] + b[1]
        case "-":
            return a[0] - b[1], a[1] - b[0]
        case "min":
            return min(a[0], b[0]), min(a[1], b[1])
        case "max":
            return max(a[0], b[0]), max(a[1], b[1])
        case "*" if inf not in map(abs, (*a, *b)):
            corners = [x * y for x in a for y in b]
            return min(corners), max(corners)
        case _:
            return ANYTHING


def truth(known: Known, expr: ir.Expr | None) -> bool | None:
    """Whether a condition always holds, or never; None where that depends."""
    match expr:
        case ir.Lit(value=value):
            return bool(value)
        case ir.Not(operand=operand):
            inner = truth(known, operand)
            return None if inner is None else not inner
        case ir.And(parts=parts):
            results = [truth(known, one) for one in parts]
            if False in results or contradictory(known, parts):
                return False
            return None if None in results else True
        case ir.Or(parts=parts):
            results = [truth(known, one) for one in parts]
            return True if True in results else None if None in results else False
        case ir.Compare(op=op, left=left, right=right):
            return compared(known, op, left, right)
        case ir.Member(element=element, source=ir.RangeSet(low=low, high=high)):
            found = range_of(known, element)
            outside = found[1] < range_of(known, low)[0] or found[0] > range_of(known, high)[1]
            return False if outside else None
        case _:
            return None


def compared(known: Known, op: str, left: ir.Expr, right: ir.Expr) -> bool | None:
    """Whether a comparison always holds, or never."""
    if plain(left) == plain(right):
        return op in ("==", "<=", ">=")
    if isinstance(left.type, Int) and isinstance(right.type, Int):
        return of_ranges(op, range_of(known, left), range_of(known, right))
    if isinstance(left, ir.Lit) and isinstance(right, ir.Lit):
        return of_ranges(op, (left.value, left.value), (right.value, right.value))
    return None


def of_ranges(op: str, a: Range, b: Range) -> bool | None:
    """Whether every number of one range compares so with every number of the other, or none."""
    match op:
        case "==" | "!=":
            same = False if a[1] < b[0] or b[1] < a[0] else True if a[0] == a[1] == b[0] == b[1] else None
            return same if op == "==" or same is None else not same
        case "<":
            return True if a[1] < b[0] else False if a[0] >= b[1] else None
        case "<=":
            return True if a[1] <= b[0] else False if a[0] > b[1] else None
        case ">":
            return True if a[0] > b[1] else False if a[1] <= b[0] else None
        case _:
            return True if a[0] >= b[1] else False if a[1] < b[0] else None


def contradictory(known: Known, parts: tuple[ir.Expr, ...]) -> bool:
    """Whether comparisons of one and the same thing with plain numbers leave no number for it."""
    left_over: dict[object, Range] = {}
    for part in parts:
        if not (isinstance(part, ir.Compare) and isinstance(part.right, ir.Lit) and isinstance(part.left.type, Int)):
            continue
        value = part.right.value
        bounds: dict[str, Range] = {"==": (value, value), "<": (-inf, value - 1), "<=": (-inf, value)}
        bounds |= {">": (value + 1, inf), ">=": (value, inf)}
        low, high = bounds.get(part.op, ANYTHING)
        key = plain(part.left)
        before = left_over.get(key, range_of(known, part.left))
        left_over[key] = (max(low, before[0]), min(high, before[1]))
    return any(low > high for low, high in left_over.values())


def always_empty(known: Known, comp: ir.Comp) -> bool:
    """Whether there is never anything to take."""
    match comp.source:
        case ir.RangeSet(low=low, high=high) if range_of(known, low)[0] > range_of(known, high)[1]:
            return True
        case ir.Those(comp=inner) if always_empty(known, inner):
            return True
    return truth(known, comp.where) is False


def shown(bounds: Range) -> str:
    """A range as it is written, if it has an end."""
    low, high = bounds
    if low == high:
        return f"{low}"
    if high == inf:
        return f"{low} or more" if low != -inf else ""
    return f"{high} or less" if low == -inf else f"{low}..{high}"
