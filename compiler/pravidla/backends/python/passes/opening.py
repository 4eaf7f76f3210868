"""What is asked of each element of a loop: values that depend on the element written out there, what does not depend
on it taken out of the loop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from pravidla.backends.python.passes.answering import Answering
from pravidla.backends.python.passes.fold import Folder
from pravidla.backends.python.passes.simplify import plain_body, simple
from pravidla.ir.nodes import (
    Aggregate,
    And,
    AnyOf,
    CallValue,
    Comp,
    CountOf,
    EveryOf,
    Expr,
    Lit,
    Load,
    TrackColumn,
    Var,
    ZoneCount,
)
from pravidla.ir.types import Bool, SetOf
from pravidla.ir.walk import children, descendants, with_parts

_OPENED = 40
"""greatest number of nodes of a value that stands in a loop"""
_SPELLED_OUT = 250
"""greatest number of nodes of a value in which others are written out"""
_DEEP = 3
"""so many values inside each other are written out"""
_LONG = 12
"""an expression of so many nodes without a loop or call is worth a variable of its own"""


class Opening:
    """Opens the conditions of loops of one game."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.game = folder.game
        self.answering = Answering(folder)

    def opened(self, expr: Expr, var: str, depth: int = _DEEP) -> Expr:
        """An expression with the values that are called with a variable of the loop written out."""

        def rebuilt(node: object) -> object:
            if isinstance(node, tuple):
                parts = tuple(rebuilt(part) for part in node)
                return parts if any(new is not old for new, old in zip(parts, node, strict=True)) else node
            if isinstance(node, Comp):
                return node  # a loop of its own opens what it asks itself
            if isinstance(node, CallValue) and depth and _reads(node, var):
                body = self._body(node)
                if body is not None:
                    return self.opened(body, var, depth - 1)
            return with_parts(node, rebuilt)

        found = rebuilt(expr)
        return expr if found is expr else self.folder.fold(cast(Expr, found))

    def plain(self, expr: Expr) -> Expr:
        """An expression with the values that it calls written out, where these only compute and it stays short."""

        def rebuilt(node: object) -> object:
            if isinstance(node, tuple):
                parts = tuple(rebuilt(part) for part in node)
                return parts if any(new is not old for new, old in zip(parts, node, strict=True)) else node
            if isinstance(node, Comp):
                return node
            if isinstance(node, CallValue):
                body = self._body(node)
                if body is not None and not any(isinstance(one, Comp | CallValue) for one in descendants(body)):
                    return body
            return with_parts(node, rebuilt)

        found = rebuilt(expr)
        if found is expr or sum(1 for one in descendants(found) if hasattr(one, "span")) > _SPELLED_OUT:
            return expr
        return self.folder.fold(cast(Expr, found))

    def _body(self, node: CallValue) -> Expr | None:
        """What a call stands for; None where it is too much or would be worked out more often."""
        value = self.game.values[node.value]
        body = plain_body(value)
        if body is None or value.depth is not None or isinstance(value.type, SetOf) or node.value in self.folder.whole:
            return None
        env: dict[str, Expr] = {}
        asks = any(isinstance(one, Comp) for one in descendants(body))
        for param, arg in zip(value.params, node.args, strict=True):
            uses = sum(1 for one in descendants(body) if isinstance(one, Var) and one.name == param.var)
            if (uses > 1 and not simple(arg) and not _is_cell(arg)) or (
                uses and asks and not isinstance(arg, Var | Lit)
            ):
                return None
            env[param.var] = arg
        folded = self.folder.fold(body, env)
        if not isinstance(folded, And) and any(isinstance(one, Comp) for one in descendants(folded)):
            return None
        return folded if _size(folded) <= _OPENED else None

    def search(self, test: Expr) -> Comp | None:
        """The search that a condition is, or that the value is which it calls with what is at hand."""
        if isinstance(test, CallValue) and test.value not in self.folder.whole:
            value = self.game.values[test.value]
            body = plain_body(value) if value.depth is None and isinstance(value.type, Bool) else None
            if body is None or not all(isinstance(arg, Var | Lit) for arg in test.args):
                return None
            env = {param.var: arg for param, arg in zip(value.params, test.args, strict=True)}
            test = self.folder.fold(body, env)
        found = isinstance(test, AnyOf) and test.comp.where is not None
        return test.comp if isinstance(test, AnyOf) and found and _size(test) <= 2 * _OPENED else None

    def constant_parts(self, exprs: Sequence[Expr], var: str, looped: bool) -> list[Expr]:
        """The largest parts of expressions that are the same for each element of a loop, always have an answer and are
        worth a variable. `looped`: the elements are not written out."""
        bound = {var, *[one.var for one in descendants(tuple(exprs)) if isinstance(one, Comp)]}
        found: list[Expr] = []
        for expr in exprs:
            found.extend(self._constant(expr, bound, looped))
        return found

    def _constant(self, node: object, bound: set[str], looped: bool) -> Iterator[Expr]:
        if isinstance(node, Comp):
            return
        if hasattr(node, "span") and hasattr(node, "type") and self._is_worth(node, looped):
            expr = cast(Expr, node)
            if isinstance(expr.type, SetOf):
                return
            free = {one.name for one in descendants(expr) if isinstance(one, Var)}
            own = {one.var for one in descendants(expr) if isinstance(one, Comp)}
            local = any(isinstance(one, Load) and one.local for one in descendants(expr))
            if not (free - own) & bound and not local and self.answering.always(expr):
                yield expr
                return
        for _, part in children(node):
            yield from self._constant(part, bound, looped)

    def _is_worth(self, node: object, looped: bool) -> bool:
        parts = [one for one in descendants(node) if hasattr(one, "span")]
        figures = looped and any(isinstance(one, TrackColumn) for one in parts)
        return figures or len(parts) >= _LONG or any(map(self._is_costly, parts))

    def _is_costly(self, node: object) -> bool:
        if isinstance(node, CallValue):
            return self.folder.of_configuration(node.value) is None
        return isinstance(node, AnyOf | CountOf | EveryOf | Aggregate | ZoneCount)


def _size(expr: Expr) -> int:
    """The number of parts of an expression."""
    return sum(1 for one in descendants(expr) if hasattr(one, "span"))


def _is_cell(arg: Expr) -> bool:
    """Whether an argument is a cell of the state, which is read once for each element."""
    owners = (arg.owner, arg.index) if isinstance(arg, Load) and not arg.local else ()
    return any(isinstance(one, Var) for one in owners) and all(one is None or isinstance(one, Var) for one in owners)


def _reads(node: CallValue, var: str) -> bool:
    return any(isinstance(one, Var) and one.name == var for one in descendants(node.args))
