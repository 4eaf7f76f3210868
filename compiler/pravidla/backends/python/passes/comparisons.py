"""Comparisons in partial evaluation: answered where the bounds of both sides tell, written with as few steps as can
be."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pravidla.backends.python.passes.simplify import conjunction, disjunction, lit, may_be_nothing, mirrored, negated
from pravidla.ir.arithmetic import compared
from pravidla.ir.nodes import (
    And,
    AnyOf,
    Arith,
    CallValue,
    Column,
    Compare,
    CompareOp,
    CountOf,
    Expr,
    IfElse,
    Lit,
    Load,
    Or,
    Var,
    ZoneCount,
)
from pravidla.ir.types import Bool

if TYPE_CHECKING:
    from pravidla.backends.python.passes.fold import Folder

_BOOL = Bool()
_SOME = ((">", 0), (">=", 1), ("!=", 0))
_NONE = (("==", 0), ("<=", 0), ("<", 1))
_BY_ONE: dict[tuple[CompareOp, int], CompareOp] = {(">=", 1): ">", ("<", 1): "<=", (">", -1): ">=", ("<=", -1): "<"}
"""a comparison of a difference with 1 or -1 -> that of the two numbers"""
_BOTH: dict[CompareOp, str] = {">=": "max", ">": "max", "<=": "min", "<": "min"}
"""where a comparison with the larger (smaller) of two numbers is one with both of them"""


class Comparisons:
    """Simplifies comparisons of one game."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder

    def simplified(self, node: Compare) -> Expr:
        """A comparison with simple sides, simplified."""
        left, right = node.left, node.right
        if isinstance(left, Lit) and not isinstance(right, Lit):
            return self.simplified(mirrored(node))
        if isinstance(right, Lit):
            return self._with_number(node, right.value)
        for one in (node, mirrored(node)):
            if isinstance(one.right, Arith) and one.right.op == _BOTH.get(one.op):
                return self._with_extreme(one, one.right) or node
        return node

    def _with_number(self, node: Compare, limit: int) -> Expr:
        left = node.left
        match left:
            case Lit(value=value):
                return lit(node, int(compared(node.op, value, limit)))
            case IfElse(then=Lit(value=then), otherwise=Lit(value=otherwise)):
                yes, no = compared(node.op, then, limit), compared(node.op, otherwise, limit)
                return lit(node, int(yes)) if yes == no else left.condition if yes else negated(left.condition)
            case Load() | Column():
                answer = self._by_bounds(node, limit)
                if answer is not None:
                    return lit(node, int(answer))
            case Arith(op="+"):
                apart = self._apart(node, left, limit)
                if apart is not None:
                    return apart
                if isinstance(left.right, Lit):
                    return self._moved(node, left.left, limit - left.right.value)
                if isinstance(left.left, Lit):
                    return self._moved(node, left.right, limit - left.left.value)
            case Arith(op="-", left=first, right=second):
                if isinstance(second, Lit):
                    return self._moved(node, first, limit + second.value)
                op = node.op if limit == 0 else _BY_ONE.get((node.op, limit))
                if op is not None and self._is_plain(first) and self._is_plain(second):
                    return self.simplified(replace(node, op=op, left=first, right=second))
            case CountOf(comp=comp):
                some = AnyOf(replace(comp, order=None), _BOOL, node.span)
                if (node.op, limit) in _SOME:
                    return self.folder.as_expr(self.folder.unrolling.question(some))
                if (node.op, limit) in _NONE:
                    return negated(self.folder.as_expr(self.folder.unrolling.question(some)))
            case _:
                pass
        if isinstance(left.type, Bool) and node.op in ("==", "!="):
            return left if (node.op == "==") == bool(limit) else negated(left)
        return node

    def _is_plain(self, expr: Expr) -> bool:
        """Whether a number is read at once. Sums of others are left as they are: they may be held in variables."""
        if isinstance(expr, CallValue):
            return self.folder.is_of_set_up(expr.value)
        return isinstance(expr, Load | Column | Var)

    def _by_bounds(self, node: Compare, limit: int) -> bool | None:
        """The answer where it is the same for all numbers that a cell or printed figure can be."""
        if node.op in ("==", "!=") or (isinstance(node.left, Column) and may_be_nothing(node.left.row)):
            return None
        low, high = self.folder.ranges.of(node.left)
        lowest, highest = compared(node.op, low, limit), compared(node.op, high, limit)
        return lowest if lowest == highest else None

    def _moved(self, node: Compare, left: Expr, limit: int) -> Expr:
        """The comparison with what was added to a number moved to the other side."""
        if not self._is_plain(left):
            return node
        return self.simplified(replace(node, left=left, right=Lit(limit, node.right.type, node.right.span)))

    def _with_extreme(self, node: Compare, extreme: Arith) -> Expr | None:
        """A comparison with the larger or smaller of two numbers, where that with one of them has a known answer."""
        for one, other in ((extreme.left, extreme.right), (extreme.right, extreme.left)):
            if isinstance(one, Lit) and isinstance(node.left, Load | Column):
                answer = self._by_bounds(node, one.value)
                if answer is not None:
                    return self.simplified(replace(node, right=other)) if answer else None
        return None

    def _apart(self, node: Compare, total: Arith, limit: int) -> Expr | None:
        """Whether a sum of numbers that are never negative is 0, or more, as a question about each of them."""
        some = (node.op, limit) in _SOME
        if not some and (node.op, limit) not in _NONE:
            return None
        if any(
            self.folder.ranges.of(one)[0] < 0 or not isinstance(one, ZoneCount | Arith)
            for one in (total.left, total.right)
        ):
            return None
        parts = tuple(self._with_number(replace(node, left=one), limit) for one in (total.left, total.right))
        return (
            disjunction(parts, Or(parts, _BOOL, node.span))
            if some
            else conjunction(parts, And(parts, _BOOL, node.span))
        )
