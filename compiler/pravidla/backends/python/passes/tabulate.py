"""Conditions on printed figures, worked out now for every value of what they depend on in play.

`any (w in ways(here) where w.to.region is goal)` asks, of the state, only for `here` and `goal`: the ways that pass
are a table.
"""

from __future__ import annotations

from collections.abc import Mapping

from pravidla.ir.arithmetic import compared, computed
from pravidla.ir.nodes import (
    And,
    Arith,
    Column,
    Compare,
    Expr,
    Game,
    IfElse,
    KindOf,
    Lit,
    Lookup,
    MarkOf,
    Member,
    Not,
    Or,
    RangeSet,
    TrackColumn,
    TrackLast,
    Var,
)
from pravidla.ir.types import Copy
from pravidla.ir.walk import descendants


class NoFigure(Exception):
    """Something has no value."""


def reads(expr: object, var: str) -> bool:
    """Whether an expression reads a variable."""
    return any(isinstance(one, Var) and one.name == var for one in descendants(expr))


def atoms(expr: Expr, var: str, deep: bool = True) -> list[Expr] | None:
    """The parts of a condition on `var` that play decides and that have nothing to do with `var`; None when there is
    more to it than printed figures of `var`. `deep`: as small as can be (fields, variables), else as large as can
    be."""
    if isinstance(expr, Lit):
        return []
    if not deep and not reads(expr, var):
        return [expr]
    match expr:
        case Var(name=name) if name == var:
            return []
        case And(parts=parts) | Or(parts=parts):
            inner: tuple[Expr | None, ...] = parts
        case Not(operand=operand):
            inner = (operand,)
        case Compare(left=left, right=right) | Arith(left=left, right=right):
            inner = (left, right)
        case IfElse(condition=condition, then=then, otherwise=otherwise):
            inner = (condition, then, otherwise)
        case Column(row=row) | TrackLast(row=row):
            inner = (row,)
        case KindOf(copy=copy) | MarkOf(copy=copy):
            inner = (copy,)
        case Lookup(keys=keys):
            inner = keys
        case TrackColumn(row=row, space=space):
            inner = (row, space)
        case Member(element=element, source=RangeSet(low=low, high=high)):
            inner = (element, low, high)
        case Member(element=element, source=Column(row=row)):
            inner = (element, row)
        case _:
            return None if reads(expr, var) else [expr]
    found: list[Expr] = []
    for part in inner:
        more = [] if part is None else atoms(part, var, deep)
        if more is None:
            return None
        found.extend(more)
    return found


class Figures:
    """Evaluates such conditions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._columns = {
            (name, column.name): column.values for name, one in game.lists.items() for column in one.columns
        }

    def value(self, expr: Expr, env: Mapping[object, int]) -> int:
        """The value, with `env` giving variables by name and atoms by their text. Raises `NoFigure`."""
        match expr:
            case Lit(value=value):
                return value
            case Var(name=name) if name in env:
                return env[name]
            case _ if id(expr) in env:
                return env[id(expr)]
            case Compare(op=op, left=left, right=right):
                return int(compared(op, self.value(left, env), self.value(right, env)))
            case And(parts=parts):
                return int(all(self.value(part, env) for part in parts))
            case Or(parts=parts):
                return int(any(self.value(part, env) for part in parts))
            case Not(operand=operand):
                return int(not self.value(operand, env))
            case IfElse(condition=condition, then=then, otherwise=otherwise):
                return self.value(then if self.value(condition, env) else otherwise, env)
            case Column(list=name, column=column, row=row):
                return self._figure(self._columns[name, column], self.value(row, env))
            case Lookup(table=name, keys=keys):
                position = 0
                table = self.game.tables[name]
                for key, (_, low, high) in zip(keys, table.keys, strict=True):
                    found = self.value(key, env)
                    if not low <= found <= high:
                        raise NoFigure
                    position = position * (high - low + 1) + found - low
                return table.values[position]
            case TrackColumn(track=name, row=row, space=space, column=column):
                track = self.game.tracks[name]
                line = track.spaces[0 if row is None else self._place(track.spaces, self.value(row, env))]
                place = [one for one, _ in track.columns].index(column)
                return line[self._place(line, self.value(space, env))][place]
            case TrackLast(track=name, row=row):
                spaces = self.game.tracks[name].spaces
                return len(spaces[0 if row is None else self._place(spaces, self.value(row, env))]) - 1
            case KindOf(copy=copy):
                return self.value(copy, env) // self._marks(copy)
            case MarkOf(copy=copy):
                return self.value(copy, env) % self._marks(copy)
            case Member(element=element, source=RangeSet(low=low, high=high)):
                return int(self.value(low, env) <= self.value(element, env) <= self.value(high, env))
            case Member(element=element, source=Column(list=name, column=column, row=row)):
                values = self._columns[name, column]
                held = values[self._place(values, self.value(row, env))]
                if not isinstance(held, tuple):
                    raise NoFigure
                return int(self.value(element, env) in held)
            case Arith():
                return self._arith(expr, env)
            case _:
                raise NoFigure

    def _arith(self, expr: Arith, env: Mapping[object, int]) -> int:
        left, right = self.value(expr.left, env), self.value(expr.right, env)
        result = computed(expr.op, left, right)
        if result is None:
            raise NoFigure
        return result

    def _figure(self, values: tuple[int | tuple[int, ...], ...], row: int) -> int:
        found = values[self._place(values, row)]
        if not isinstance(found, int):
            raise NoFigure
        return found

    @staticmethod
    def _place(values: tuple[object, ...], place: int) -> int:
        if not 0 <= place < len(values):
            raise NoFigure
        return place

    def _marks(self, copy: Expr) -> int:
        if isinstance(copy.type, Copy) and copy.type.component in self.game.lists:
            return max(1, len(self.game.lists[copy.type.component].marks))
        return 1
