"""Copies of parts of rules whose variables are their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass, replace
from typing import TypeVar, cast

from pravidla.diagnostics import Span
from pravidla.ir.nodes import Comp, Expr, Game, Let, LetCounters, LetZone, Origin, Param, Rank, Turns, Var
from pravidla.ir.walk import LEAVES, descendants, field_names

Node = TypeVar("Node")


def bound_in(node: object) -> Iterator[str]:
    """The variables that a part of the rules binds."""
    for one in descendants(node):
        match one:
            case Let(var=var) | Comp(var=var) | LetCounters(var=var) | LetZone(var=var) | Param(var=var):
                yield var
            case Turns(me=var):
                yield var
            case Rank(places=var):
                yield var
            case _:
                pass


class Copies:
    """Makes copies within one game; every variable that a copy binds gets a name that no other has."""

    def __init__(self, game: Game) -> None:
        self._taken = {*bound_in((game.rules, game.values, game.invariants))}

    def name(self, wanted: str) -> str:
        """A name for a variable that no other has."""
        found, number = wanted, 1
        while found in self._taken:
            number += 1
            found = f"{wanted}_{number}"
        self._taken.add(found)
        return found

    def copy(self, node: Node, given: Mapping[str, Expr]) -> Node:
        """A copy with the variables of `given` replaced by what they are."""
        names = {var: self.name(var) for var in dict.fromkeys(bound_in(node)) if var not in given}
        return cast(Node, _renamed(node, names, given))


def _renamed(node: object, names: Mapping[str, str], given: Mapping[str, Expr]) -> object:
    if isinstance(node, tuple):
        parts = tuple(_renamed(part, names, given) for part in node)
        return parts if any(new is not old for new, old in zip(parts, node, strict=True)) else node
    if isinstance(node, Var):
        return given.get(node.name) or (replace(node, name=names[node.name]) if node.name in names else node)
    if not is_dataclass(node) or isinstance(node, type | Span | Origin):
        return node
    changes: dict[str, object] = {}
    for name in field_names(type(node)):
        if name in LEAVES:
            continue
        old: object = getattr(node, name)
        if isinstance(old, str):
            is_variable = name in ("var", "me", "places") or (name == "field" and getattr(node, "local", False))
            new: object = names.get(old, old) if is_variable else old
        else:
            new = _renamed(old, names, given)
        if new is not old:
            changes[name] = new
    return replace(node, **changes) if changes else node
