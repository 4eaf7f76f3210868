"""How large or small a number can be: what need not be tested in play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from pravidla.backends.python.passes.forms import form
from pravidla.ir.nodes import (
    Aggregate,
    And,
    Arith,
    Column,
    Comp,
    Compare,
    CountOf,
    Earlier,
    Expr,
    Game,
    IfElse,
    Let,
    Lit,
    Load,
    Lookup,
    NumberField,
    PlayerCount,
    RowField,
    Rows,
    SizeOf,
    TrackColumn,
    TruthField,
    Var,
    ZoneCount,
    ZoneCountOf,
    ZoneField,
    ZoneItems,
    ZoneRef,
)
from pravidla.ir.types import PLAYER, Bool, Int, Row
from pravidla.ir.walk import descendants

FAR = 1_000_000_000
"""where nothing is known"""
Bounds = tuple[int, int]
_LEAST = {">": 1, ">=": 0}
"""by how much a number is larger at least than what it is compared with"""


class Ranges:
    """Bounds of the expressions of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        values: dict[str, int] = {}
        for rule in game.rules.values():
            for node in descendants(rule.body):
                if isinstance(node, Let):
                    values[node.var] = values.get(node.var, 0) + 1
        self._changed = {name for name, number in values.items() if number > 1}
        """variables that are set again: their first type says nothing"""
        self.known: dict[str, Bounds] = {}
        """bounds of variables that were found otherwise"""
        self._assumed: Mapping[object, Bounds] = {}
        """fields, by their form, that conditions tell more about just now"""
        self._here: Mapping[object, Bounds] = {}
        """those while it is asked what an expression can be where these conditions hold"""

    @contextmanager
    def assuming(self, tests: Sequence[Expr]) -> Iterator[None]:
        """While something is written that is done only where conditions hold."""
        before = self._assumed
        found = dict(before)
        for test in tests:
            for one in test.parts if isinstance(test, And) else (test,):
                match one:
                    case Compare(op=op, left=Load(local=False) as load, right=Lit(value=value)) if op in _LEAST:
                        low, high = found.get(form(load), self.of(load))
                        found[form(load)] = (max(low, value + _LEAST[op]), high)
                    case _:
                        pass
        self._assumed = found
        yield
        self._assumed = before

    def here(self, expr: Expr) -> Bounds:
        """The smallest and largest value that an expression can have where the conditions around it hold."""
        self._here = self._assumed
        found = self.of(expr)
        self._here = {}
        return found

    def of(self, expr: Expr) -> Bounds:
        """The smallest and largest value that an expression can have."""
        match expr:
            case Lit(value=value):
                return value, value
            case Var(name=name) if name in self._changed:
                return self.known.get(name, (-FAR, FAR))
            case PlayerCount():
                return self.game.min_players, self.game.max_players
            case Load(local=False) if self._here and (known := self._here.get(form(expr))) is not None:
                return known
            case Load(field=field, local=False) | Earlier(field=field):
                return self._field(field)
            case Column(list=name, column=column):
                values = next(one.values for one in self.game.lists[name].columns if one.name == column)
                return _extremes([value for value in values if isinstance(value, int)])
            case Lookup(table=table):
                return _extremes(list(self.game.tables[table].values))
            case TrackColumn(track=track, column=column):
                place = [name for name, _ in self.game.tracks[track].columns].index(column)
                return _extremes([space[place] for line in self.game.tracks[track].spaces for space in line])
            case IfElse(then=then, otherwise=otherwise):
                a, b = self.of(then), self.of(otherwise)
                return min(a[0], b[0]), max(a[1], b[1])
            case Aggregate(op="highest" | "lowest", each=each):
                return self.of(each)
            case Aggregate(comp=comp, each=each):
                (least, most), number = self.of(each), self._elements(comp)
                return max(-FAR, min(0, number * least)), min(FAR, max(0, number * most))
            case CountOf(comp=comp):
                return 0, self._elements(comp)
            case ZoneCount() | ZoneCountOf() | SizeOf():
                return 0, FAR
            case Arith():
                return self._arith(expr)
            case _:
                return self._type(expr)

    def _type(self, expr: Expr) -> Bounds:
        """What the type alone says."""
        match expr.type:
            case Int(low=low, high=high):
                return low, high
            case Bool():
                return 0, 1
            case Row(list=name, optional=optional):
                size = self._size(name)
                return 0, size if optional else size - 1
            case _:
                return -FAR, FAR

    def _elements(self, comp: Comp) -> int:
        """The most elements that there can be."""
        match comp.source:
            case Rows(list=name):
                return self._size(name)
            case ZoneItems(zone=ZoneRef(field=field, local=False)):
                content = self.game.fields[field].content
                return FAR if not isinstance(content, ZoneField) or content.capacity is None else content.capacity
            case _:
                return FAR

    def _size(self, name: str) -> int:
        return self.game.max_players if name == PLAYER else len(self.game.lists[name].rows)

    def _field(self, name: str) -> Bounds:
        match self.game.fields[name].content:
            case NumberField(low=low, high=high):
                return low, high
            case TruthField():
                return 0, 1
            case RowField(list=rows, optional=optional):
                return 0, self._size(rows) if optional else self._size(rows) - 1
            case ZoneField(kind="single", component=component) if component is not None:
                marks = max(1, len(self.game.lists[component].marks))
                return 0, self._size(component) * marks
            case _:
                return -FAR, FAR

    def _arith(self, expr: Arith) -> Bounds:
        (a, b), (c, d) = self.of(expr.left), self.of(expr.right)
        match expr.op:
            case "+":
                return a + c, b + d
            case "-":
                return a - d, b - c
            case "*":
                corners = (a * c, a * d, b * c, b * d)
                return min(corners), max(corners)
            case "min":
                return min(a, c), min(b, d)
            case "max":
                return max(a, c), max(b, d)
            case "rem":
                return 0, max(0, d - 1)
            case _:
                if c < 1:
                    return -FAR, FAR
                if expr.op == "down":
                    return min(a // c, a // d), max(b // c, b // d)
                return min(-(-a // c), -(-a // d)), max(-(-b // c), -(-b // d))


def _extremes(values: list[int]) -> Bounds:
    return (min(values), max(values)) if values else (-FAR, FAR)
