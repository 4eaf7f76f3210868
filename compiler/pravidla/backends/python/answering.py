"""Which expressions have an answer in every position, so that they can be asked earlier than their turn."""

from __future__ import annotations

from pravidla.backends.python.places import may_be_nothing
from pravidla.backends.python.simplify import plain_body
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
    EveryOf,
    Expr,
    Game,
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
    Var,
    ZoneCount,
    ZoneCountOf,
    ZoneItems,
    ZoneKinds,
    ZoneRef,
)
from pravidla.ir.walk import descendants

_ANSWERING = (
    And | AnyOf | Compare | Comp | CountOf | EveryOf | IfElse | KindOf | Lit | MarkOf | ModuleOn | Not | OptionIs | Or
    | PlayerCount | RangeSet | Rows | Those | Var | ZoneCount | ZoneCountOf | ZoneItems | ZoneKinds
)  # fmt: skip


class Answering:
    """Knows it of the expressions of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._values: dict[str, bool] = {}

    def always(self, expr: Expr) -> bool:
        """Whether an expression has a value in every position."""
        return all(self._always(one) for one in descendants(expr) if hasattr(one, "span"))

    def quickly(self, expr: Expr) -> bool:
        """Whether an expression has a value in every position, found without a loop or a call."""
        return self.always(expr) and not any(isinstance(one, CallValue | Comp) for one in descendants(expr))

    def _always(self, node: object) -> bool:
        """Whether a node has a value whenever its parts have."""
        match node:
            case Column(row=row):
                return not may_be_nothing(row)
            case Load(local=False, owner=owner, index=index) | ZoneRef(local=False, owner=owner, index=index):
                return not may_be_nothing(owner) and not may_be_nothing(index)
            case Arith(op=op):
                return op in ("+", "-", "*", "min", "max")
            case Aggregate(op=op):
                return op == "sum"
            case CallValue(value=name):
                return self._value(name)
            case _:
                return isinstance(node, _ANSWERING)

    def _value(self, name: str) -> bool:
        if name not in self._values:
            self._values[name] = False
            value = self.game.values[name]
            body = plain_body(value) if value.depth is None else None
            self._values[name] = body is not None and self.always(body)
        return self._values[name]
