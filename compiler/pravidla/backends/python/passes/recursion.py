"""Values that call themselves: the calls that are still allowed inside each other go along as a parameter."""

from __future__ import annotations

from dataclasses import is_dataclass, replace
from typing import Any

from pravidla.diagnostics import Span
from pravidla.ir.nodes import Arith, CallValue, Game, Lit, Param, Value, Var
from pravidla.ir.types import Int
from pravidla.ir.walk import children

_LEFT = " left"
"""Ends the name of the parameter, which no variable of the rules can have."""


def left_of(value: Value) -> str:
    """The parameter of a value that calls itself: how many calls inside each other are still allowed."""
    return f"{value.name}{_LEFT}"


def counted(game: Game) -> Game:
    """The game with that parameter in all values of a declared depth, and in all calls of them."""
    depths = {name: value.depth for name, value in game.values.items() if value.depth is not None}
    if not depths:
        return game
    values = {name: _Calls(depths, name).value(value) for name, value in game.values.items()}
    outside = _Calls(depths, "")
    return replace(
        game,
        values=values,
        rules=outside.rewritten(game.rules),
        fields=outside.rewritten(game.fields),
        invariants=outside.rewritten(game.invariants),
    )


class _Calls:
    """Rewrites the calls in the definition of one value (or outside of all)."""

    def __init__(self, depths: dict[str, int], own: str) -> None:
        self.depths = depths
        self.own = own

    def value(self, value: Value) -> Value:
        """The value with its calls rewritten, and with the parameter where it has a depth."""
        new: Value = self.rewritten(value)
        if value.depth is None:
            return new
        return replace(new, params=(*new.params, Param(left_of(value), self._type(value.name))))

    def _type(self, name: str) -> Int:
        return Int(-1, self.depths[name] - 1)

    def rewritten(self, node: Any) -> Any:
        """A copy of a node in which every call carries what is left; nodes without one are shared."""
        if isinstance(node, tuple):
            parts = tuple(self.rewritten(part) for part in node)
            return parts if any(new is not old for new, old in zip(parts, node, strict=True)) else node
        if isinstance(node, dict):
            return {key: self.rewritten(part) for key, part in node.items()}
        if not is_dataclass(node) or isinstance(node, Span | type):
            return node
        changed = {str(name): new for name, part in children(node) if (new := self.rewritten(part)) is not part}
        new = replace(node, **changed) if changed else node
        if isinstance(new, CallValue) and new.value in self.depths:
            kind = self._type(new.value)
            left: Arith | Lit = Lit(self.depths[new.value] - 1, kind, new.span)
            if new.value == self.own:
                one = Lit(1, Int(1, 1), new.span)
                left = Arith("-", Var(f"{self.own}{_LEFT}", kind, new.span), one, kind, new.span)
            return replace(new, args=(*new.args, left))
        return new
