"""Which expressions have an answer in every position, so that they can be asked earlier than their turn."""

from __future__ import annotations

from pravidla.backends.python.passes.fold import Folder
from pravidla.backends.python.passes.forms import form
from pravidla.backends.python.passes.simplify import conjuncts, may_be_nothing, plain_body
from pravidla.ir.nodes import (
    Aggregate,
    And,
    AnyOf,
    Arith,
    CallValue,
    Column,
    Comp,
    Compare,
    CountOf,
    Earlier,
    EveryOf,
    Expr,
    IfElse,
    KindOf,
    Lit,
    Load,
    MarkOf,
    ModuleOn,
    Not,
    OptionIs,
    Or,
    PlayerCount,
    RangeSet,
    Rows,
    Those,
    TrackColumn,
    Var,
    ZoneCount,
    ZoneCountOf,
    ZoneEnd,
    ZoneItems,
    ZoneKinds,
    ZoneRef,
)
from pravidla.ir.types import Row
from pravidla.ir.walk import LEAVES, children, descendants

_ANSWERING = Compare | KindOf | MarkOf | Not | Or | RangeSet | Rows | ZoneCount | ZoneCountOf | ZoneItems | ZoneKinds
"""nodes that have a value whenever their parts have"""
_DEEP = 6
"""calls inside of so many calls are not looked into"""


class Answering:
    """Knows it of the expressions of one game."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.game = folder.game
        self._inside: list[str] = []
        """the values that are being looked into"""
        self._known: dict[object, bool] = {}

    def always(self, expr: Expr) -> bool:
        """Whether an expression has a value in every position."""
        return self._always(expr, frozenset())

    def quickly(self, expr: Expr) -> bool:
        """Whether an expression has a value in every position, found without a loop or a call."""
        return self.always(expr) and not any(isinstance(one, CallValue | Comp) for one in descendants(expr))

    def _always(self, node: object, there: frozenset[object]) -> bool:
        """Whether a node has a value in every position in which certain rows (by their form) are not nothing."""
        match node:
            case tuple():
                return all(self._always(part, there) for part in node)
            case And(parts=parts):
                for part in parts:
                    if not self._always(part, there):
                        return False
                    there |= _some_row(part)
                return True
            case IfElse(condition=condition, then=then, otherwise=otherwise):
                return (
                    self._always(condition, there)
                    and self._always(then, there | _some_row(condition))
                    and self._always(otherwise, there)
                )
            case AnyOf(comp=comp) | CountOf(comp=comp) | Those(comp=comp):
                return self._comp(comp, None, there)
            case EveryOf(comp=comp, condition=condition):
                return self._comp(comp, condition, there)
            case Aggregate(op="sum", comp=comp, each=each):
                return self._comp(comp, each, there)
            case Column(row=row):
                return self._is_there(row, there) and self._always(row, there)
            case (
                Load(local=False, owner=owner, index=index)
                | ZoneRef(local=False, owner=owner, index=index)
                | Earlier(owner=owner, index=index)
            ):
                rows = [one for one in (owner, index) if one is not None]
                return all(self._is_there(row, there) and self._always(row, there) for row in rows)
            case ZoneEnd(zone=zone, which="only", type=Row(optional=True)):
                return self._always(zone, there)
            case Arith(op="+" | "-" | "*" | "min" | "max", left=left, right=right):
                return self._always(left, there) and self._always(right, there)
            case CallValue():
                return self._call(node, there)
            case TrackColumn(track=track, row=row, space=space):
                shortest = min(len(line) for line in self.game.tracks[track].spaces)
                low, high = self.folder.ranges.of(space)
                sure = low >= 0 and high < shortest and (row is None or self._is_there(row, there))
                return sure and self._always(space, there) and (row is None or self._always(row, there))
            case Lit() | Var() | ModuleOn() | OptionIs() | PlayerCount():
                return True
            case _ if isinstance(node, _ANSWERING):
                return all(self._always(part, there) for name, part in children(node) if name not in LEAVES)
            case _:
                return node is None or not hasattr(node, "span")

    def _comp(self, comp: Comp, asked: Expr | None, there: frozenset[object]) -> bool:
        if comp.order is not None or not self._always(comp.source, there):
            return False
        for part in conjuncts(comp.where):
            if not self._always(part, there):
                return False
            there |= _some_row(part)
        return asked is None or self._always(asked, there)

    @staticmethod
    def _is_there(row: Expr, there: frozenset[object]) -> bool:
        return not may_be_nothing(row) or form(row) in there

    def _call(self, node: CallValue, there: frozenset[object]) -> bool:
        """Whether a call has a value: what it stands for, with its arguments, has."""
        value = self.game.values[node.value]
        body = plain_body(value) if value.depth is None else None
        if body is None or len(self._inside) > _DEEP or not self._always(node.args, there):
            return False
        env = {param.var: arg for param, arg in zip(value.params, node.args, strict=True)}
        key = (node.value, form(node.args), there)
        if key not in self._known:
            self._inside.append(node.value)
            self._known[key] = self._always(self.folder.fold(body, env), there)
            self._inside.pop()
        return self._known[key]


def _some_row(test: Expr) -> frozenset[object]:
    """The row that a condition says to be one."""
    match test:
        case Compare(op="!=", left=left, right=Lit(type=Row(optional=True))) if may_be_nothing(left):
            return frozenset([form(left)])
        case And(parts=parts):
            return frozenset().union(*map(_some_row, parts))
        case _:
            return frozenset()
