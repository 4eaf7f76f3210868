"""Answers kept with the state: values of one or two rows or small numbers that take a search and depend on fields that
seldom change.

The slot of such a value has a number for each row, or pair of rows, -1 where it is not worked out. A store into a field
that the value depends on puts a new list there, so that copies of the state can share the old one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from pravidla.backends.python.code.tree import Branch, Give, Line, Loop, Node
from pravidla.backends.python.passes.bounds import Ranges
from pravidla.backends.python.passes.owners import changed_by, fields_of
from pravidla.backends.python.passes.simplify import plain_body
from pravidla.ir.nodes import (
    Ask,
    CallValue,
    Comp,
    Draw,
    Earlier,
    Game,
    Lit,
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
    Var,
    ZoneField,
    ZoneRef,
)
from pravidla.ir.types import PLAYER, Bool, Int, Row
from pravidla.ir.walk import descendants, variables

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.context import Context
    from pravidla.backends.python.lowering.expressions import Expressions
    from pravidla.backends.python.passes.effects import Effects

_ROWS = 64
"""greatest number of rows"""
_NUMBERS = 8
"""a number that is asked for has at most so many values"""
_STORES = 2
"""so many stores into one field leave a value that is worth keeping"""
_MORE_STORES = 5
"""so many do where much is asked"""
_MUCH = 40
"""asking for about so many parts is much"""
_LONG = 10
"""elements of a search that count"""
_CHANGES = Store | Pay | Move | Swap | ResetField
"""statements that change fields and never wait"""


@dataclass(frozen=True, slots=True)
class Kept:
    """The slot of a value, for how many rows there is an answer, how many rows its last parameter can be, how many
    answers begin with the same row, and with which row or number its parameters begin."""

    slot: str
    rows: int
    last: int
    row: int
    first: tuple[int, ...]

    @property
    def fresh(self) -> str:
        """What the slot holds when nothing is worked out."""
        return f"[-1] * {self.rows}"

    def cell(self, args: Sequence[str]) -> str:
        """The place of an answer in the slot. `args`: what the value is asked for, as written."""
        *before, last = [_minus(arg, first) for arg, first in zip(args, self.first, strict=True)]
        around = f"({before[0]})" if before and " " in before[0] else "".join(before)
        if not before:
            return last
        return f"{around} * {self.last}" if last == "0" else f"{around} * {self.last} + {last}"


class KeptAnswers:
    """The values of one game whose answers are kept."""

    def __init__(self, context: Context, effects: Effects) -> None:
        game = context.game
        changes = _changes(game, effects)
        self.context = context
        self.effects = effects
        self._name = ""
        """the variable for an answer where it is asked for"""
        self.of: dict[str, Kept] = {}
        """by name of the value"""
        self._by_field: dict[str, list[Kept]] = {}
        self._own: set[tuple[str, str]] = set()
        """fields and slots: what somebody has of the field counts for the answers that begin with them only"""
        ranges = Ranges(game)
        asks = [one for one in descendants(game.rules) if isinstance(one, Ask)]
        listed = effects.asked(tuple((one.when, one.requires, one.picks) for ask in asks for one in ask.options))
        # those that are called before those that call them
        for value in sorted(game.values.values(), key=lambda one: len(effects.calls(one))):
            fields = effects.reads(value)
            called = [game.values[name] for name in sorted(effects.calls(value))]
            if not _is_worth(value, [value, *called]) or not all(_is_plain(game, name) for name in fields):
                continue
            spans = [_span(game, param) for param in value.params]
            if prod(size for _, size in spans) > _ROWS or not _is_asked_within(game, ranges, value):
                continue
            stores = max((changes.get(name, 0) for name in fields), default=0)
            rows = all(isinstance(one.type, Row) for one in value.params)
            usual = rows and all(_is_single(game, name) for name in fields)
            much = _parts(game, [value, *[one for one in called if one.name not in self.of]]) >= _MUCH
            if not 0 < stores <= (_MORE_STORES if much and value.name in listed else _STORES if usual else 0):
                continue
            slot = context.names.unique(f"kept_{value.name}")
            sizes = [size for _, size in spans]
            kept = Kept(slot, prod(sizes), sizes[-1], prod(sizes[1:]), tuple(low for low, _ in spans))
            self.of[value.name] = kept
            first = value.params[0]
            known = fields_of(game, value, frozenset([first.var])) if first.type == Row(PLAYER) else None
            for name in fields:
                self._by_field.setdefault(name, []).append(kept)
                if known is not None and all(own for field, _, own in known if field == name):
                    self._own.add((name, slot))

    def searched(self) -> frozenset[str]:
        """The values that ask others, whose answers are kept too, about what they are asked for themselves: written
        out they would do so again and again."""
        found: set[str] = set()
        for name in self.of:
            value = self.effects.game.values[name]
            params = {param.var for param in value.params}
            for one in descendants(value):
                if isinstance(one, CallValue) and one.value in self.of and params & variables(one.args):
                    found.add(name)
        return frozenset(found)

    def known(self, writer: Expressions, call: CallValue) -> str | None:
        """The answer to a call where it is kept already, as the first case of a conditional expression."""
        kept = self.of.get(call.value)
        if kept is None or not all(isinstance(one, Var | Lit) for one in call.args):
            return None
        if writer.in_source or self.context.module.name == "texts":
            return None
        if not self._name:
            self._name = self.context.names.unique("kept")
        answer = f"{self._name} == 1" if isinstance(call.type, Bool) else self._name
        cell = kept.cell([writer.written(one) for one in call.args])
        return f"{answer} if ({self._name} := s.{kept.slot}[{cell}]) >= 0"

    def forgotten(self, statement: Stmt, writer: Expressions) -> list[Node]:
        """What becomes of kept answers when a statement has changed a field."""
        if not isinstance(statement, _CHANGES):
            return []
        whole: dict[str, str] = {}
        rows: dict[str, str] = {}
        for field, _, owner in sorted(changed_by(statement), key=lambda change: change[0]):
            whose = None if owner is None else writer.folder.fold(owner)
            for kept in self._by_field.get(field, ()):
                if (field, kept.slot) in self._own and isinstance(whose, Var | Lit):
                    rows[kept.slot] = f"row_forgotten(s.{kept.slot}, {writer.written(whose)}, {kept.row})"
                else:
                    whole[kept.slot] = kept.fresh
        return [Line(f"s.{slot} = {text}") for slot, text in {**rows, **whole}.items()]

    def asked_first(self, value: Value, params: list[str], body: list[Node]) -> list[Node]:
        """The body of a value's function that asks for the kept answer first. `params`: its parameters."""
        row = self.of[value.name].cell(params)
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
    if not all(_is_small(one.type) for one in value.params):
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
    return not isinstance(field.content, ZoneField) or field.content.kind in ("single", "pile", "bag")


def _is_single(game: Game, name: str) -> bool:
    """Whether a field has one thing in each cell."""
    content = game.fields[name].content
    return not isinstance(content, ZoneField) or content.kind == "single"


def _is_small(kind: object) -> bool:
    """Whether a parameter is a row or a number of a few."""
    if isinstance(kind, Int):
        return kind.high - kind.low < _NUMBERS
    return isinstance(kind, Row) and not kind.optional


def _span(game: Game, param: Param) -> tuple[int, int]:
    """The least value of a parameter and how many there are."""
    kind = param.type
    if isinstance(kind, Int):
        return kind.low, kind.high - kind.low + 1
    assert isinstance(kind, Row)
    return 0, game.max_players if kind.list == PLAYER else len(game.lists[kind.list].rows)


def _is_asked_within(game: Game, ranges: Ranges, value: Value) -> bool:
    """Whether a value is asked for numbers only that its parameters are declared for."""
    numbers = [(place, one.type) for place, one in enumerate(value.params) if isinstance(one.type, Int)]
    if not numbers:
        return True
    for call in descendants(game):
        if isinstance(call, CallValue) and call.value == value.name:
            for place, kind in numbers:
                low, high = ranges.of(call.args[place])
                if low < kind.low or high > kind.high:
                    return False
    return True


def _parts(game: Game, values: Iterable[Value]) -> int:
    """About how many parts of expressions are asked for one answer: those of a search for each of its elements."""
    total = 0
    for value in values:
        for one in descendants(value):
            total += hasattr(one, "span")
            if isinstance(one, Comp) and isinstance(one.var_type, Row) and one.var_type.list != PLAYER:
                elements = min(_LONG, len(game.lists[one.var_type.list].rows))
                total += (elements - 1) * sum(1 for part in descendants(one) if hasattr(part, "span"))
    return total


def _minus(text: str, first: int) -> str:
    """A number less the first one there is."""
    if text.isdigit():
        return str(int(text) - first)
    return text if first == 0 else f"{text} - {first}" if first > 0 else f"{text} + {-first}"


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
