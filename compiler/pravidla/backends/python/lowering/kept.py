"""Answers kept with the state: values of one or two rows that take a search and depend on fields that seldom change.

The slot of such a value has a number for each row, or pair of rows, -1 where it is not worked out. A store into a field
that the value depends on puts a new list there, so that copies of the state can share the old one.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from pravidla.backends.python.code.tree import Branch, Give, Line, Loop, Node
from pravidla.backends.python.passes.simplify import plain_body
from pravidla.ir.nodes import (
    Comp,
    Draw,
    Earlier,
    Game,
    Load,
    MarkCopies,
    Move,
    Param,
    Pay,
    Payment,
    ResetField,
    Roll,
    Shuffle,
    Stmt,
    Store,
    Swap,
    Value,
    ZoneField,
    ZoneRef,
)
from pravidla.ir.types import PLAYER, Bool, Int, Row
from pravidla.ir.walk import descendants

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.context import Context
    from pravidla.backends.python.passes.effects import Effects

_ROWS = 64
"""greatest number of rows"""
_STORES = 2
"""so many stores into one field make a value that is worth keeping"""
_CHANGES = Store | Pay | Move | Swap | ResetField
"""statements that change fields and never wait"""


@dataclass(frozen=True, slots=True)
class Kept:
    """The slot of a value, for how many rows there is an answer, and how many rows its last parameter can be."""

    slot: str
    rows: int
    last: int

    @property
    def fresh(self) -> str:
        """What the slot holds when nothing is worked out."""
        return f"[-1] * {self.rows}"


class KeptAnswers:
    """The values of one game whose answers are kept."""

    def __init__(self, context: Context, effects: Effects) -> None:
        game = context.game
        changes = _changes(game, effects)
        self.effects = effects
        self.of: dict[str, Kept] = {}
        """by name of the value"""
        self._by_field: dict[str, list[Kept]] = {}
        for value in game.values.values():
            fields = effects.reads(value)
            parts = [value, *[game.values[name] for name in effects.calls(value)]]
            if not _is_worth(value, parts) or not all(_is_plain(game, name) for name in fields):
                continue
            sizes = [_size(game, param) for param in value.params]
            if prod(sizes) > _ROWS:
                continue
            if not 0 < max((changes.get(name, 0) for name in fields), default=0) <= _STORES:
                continue
            kept = Kept(context.names.unique(f"kept_{value.name}"), prod(sizes), sizes[-1])
            self.of[value.name] = kept
            for name in fields:
                self._by_field.setdefault(name, []).append(kept)

    def forgotten(self, statement: Stmt) -> list[Node]:
        """What becomes of kept answers when a statement has changed a field."""
        if not isinstance(statement, _CHANGES):
            return []
        fields = self.effects.writes(statement)
        slots = [kept for field in sorted(fields) for kept in self._by_field.get(field, ())]
        return [Line(f"s.{kept.slot} = {kept.fresh}") for kept in dict.fromkeys(slots)]

    def asked_first(self, value: Value, params: list[str], body: list[Node]) -> list[Node]:
        """The body of a value's function that asks for the kept answer first. `params`: its parameters."""
        row = params[0] if len(params) == 1 else f"{params[0]} * {self.of[value.name].last} + {params[1]}"
        truth = isinstance(value.type, Bool)
        return [
            Line(f"known = s.{self.of[value.name].slot}"),
            Branch([(f"(value := known[{row}]) >= 0", [Give("value == 1" if truth else "value")])]),
            *_keeping(body, row, truth),
        ]


def _keeping(nodes: list[Node], row: str, truth: bool) -> list[Node]:
    """The nodes with every result kept."""
    result: list[Node] = []
    for node in nodes:
        match node:
            case Give(text=text):
                if text in ("True", "False"):
                    result += [Line(f"known[{row}] = {1 if text == 'True' else 0}"), node]
                    continue
                given = f"1 if {text} else 0" if truth else text
                result += [Line(f"value = known[{row}] = {given}"), Give("value == 1" if truth else "value")]
            case Branch(branches=branches, orelse=orelse):
                inside = [(test, _keeping(body, row, truth)) for test, body in branches]
                result.append(Branch(inside, _keeping(orelse, row, truth)))
            case Loop(header=header, body=body, binds=binds, orelse=orelse):
                inner = _keeping(body, row, truth)
                result.append(Loop(header, inner, binds, _keeping(orelse, row, truth)))
            case _:
                result.append(node)
    return result


def _is_worth(value: Value, parts: list[Value]) -> bool:
    """Whether a value asks of rows what takes a search, and gives a number that is not negative."""
    if not 0 < len(value.params) < 3 or value.depth is not None or plain_body(value) is None:
        return False
    if not all(isinstance(one.type, Row) and not one.type.optional for one in value.params):
        return False
    if not isinstance(value.type, Bool | Row) and not (isinstance(value.type, Int) and value.type.low >= 0):
        return False
    nodes = [one for part in parts for one in descendants(part)]
    other = any(isinstance(one, Earlier) or (isinstance(one, Load | ZoneRef) and one.local) for one in nodes)
    return not other and any(isinstance(one, Comp) for one in nodes)


def _is_plain(game: Game, name: str) -> bool:
    """Whether a field has cells for one number, row or piece each, in which nothing is changed but by statements."""
    field = game.fields.get(name)
    if field is None or field.owner is None:
        return False
    return not isinstance(field.content, ZoneField) or field.content.kind == "single"


def _size(game: Game, param: Param) -> int:
    kind = param.type
    assert isinstance(kind, Row)
    return game.max_players if kind.list == PLAYER else len(game.lists[kind.list].rows)


def _changes(game: Game, effects: Effects) -> dict[str, int]:
    """How many statements change each field; those that wait for chance or are paid when an action is taken count as
    too many."""
    found: dict[str, int] = {}
    for node in descendants(tuple(game.rules.values())):
        if isinstance(node, _CHANGES):
            for name in effects.writes(node):
                found[name] = found.get(name, 0) + 1
        elif isinstance(node, Payment | Draw | Shuffle | Roll | MarkCopies):
            for name in effects.writes(node):
                found[name] = found.get(name, 0) + _STORES + 1
    return found
