"""A game in one configuration: which rows live, how many copies there are, what stands for nothing."""

from __future__ import annotations

from functools import cached_property
from itertools import product

from pravidla.diagnostics import Span
from pravidla.interpreter.faults import RulesFault
from pravidla.ir.arithmetic import compared
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import (
    And,
    Board,
    Compare,
    Expr,
    Field,
    Game,
    IfElse,
    Lit,
    ModuleOn,
    Not,
    NumberField,
    OptionIs,
    Or,
    PlayerCount,
    RowField,
    TruthField,
    ZoneField,
)
from pravidla.ir.types import PLAYER

BOX = "box:"
"""Prefix of the zones that hold the copies that lie nowhere else."""


class World:
    """Everything about a game that does not change during play."""

    def __init__(self, game: Game, configuration: Configuration) -> None:
        self.game = game
        self.configuration = configuration
        self.players = configuration.players
        self.options = dict(configuration.options)
        self.columns = {(name, one.name): one.values for name, of in game.lists.items() for one in of.columns}
        """figures by list and column, then by row"""
        self._live: dict[str, tuple[int, ...]] = {}
        self._ways: dict[str, dict[int, tuple[int, ...]]] = {}

    def fault(self, message: str, span: Span) -> RulesFault:
        """A fault that names its place."""
        return RulesFault(message, span, self.game.sources)

    # ---- rows

    def rows(self, name: str) -> tuple[int, ...]:
        """The rows of a list that are in the configuration; the seats for players."""
        if name == PLAYER:
            return tuple(range(self.players))
        if name not in self._live:
            rows = self.game.lists[name].rows
            self._live[name] = tuple(i for i, row in enumerate(rows) if row.guard is None or self.setup(row.guard))
        return self._live[name]

    def size(self, name: str) -> int:
        """The number of all rows of a list (of seats that the game allows): the value of nothing (nobody)."""
        return self.game.max_players if name == PLAYER else len(self.game.lists[name].rows)

    def row_id(self, name: str, row: int) -> str:
        """The id of a row; a player's is the seat."""
        if name == PLAYER:
            return str(row) if row < self.game.max_players else "nobody"
        rows = self.game.lists[name].rows
        return rows[row].id if row < len(rows) else "nothing"

    def marks(self, component: str | None) -> int:
        """How many marks a copy can have (1: the component has none)."""
        return max(1, len(self.game.lists[component].marks)) if component in self.game.lists else 1

    def copies(self, component: str, row: int) -> int:
        """How many copies of a row are in the game."""
        definition = self.game.lists[component].rows[row]
        if row not in self.rows(component):
            return 0
        return definition.copies * (self.players if definition.per_player else 1)

    @cached_property
    def components(self) -> tuple[str, ...]:
        """The components, in the order of their declarations."""
        return tuple(name for name, one in self.game.lists.items() if one.kind == "component")

    # ---- guards that only the configuration decides

    def setup(self, guard: Expr) -> bool:
        """Whether a set-up guard holds. It reads player count, modules and options only."""
        return bool(self._setup(guard))

    def _setup(self, expr: Expr) -> int:
        match expr:
            case Lit(value=value):
                return value
            case PlayerCount():
                return self.players
            case ModuleOn(module=module):
                return module in self.configuration.modules
            case OptionIs(option=option, value=value):
                return self.options[option] == value
            case Not(operand=operand):
                return not self._setup(operand)
            case And(parts=parts):
                return all(self._setup(part) for part in parts)
            case Or(parts=parts):
                return any(self._setup(part) for part in parts)
            case IfElse(condition=condition, then=then, otherwise=otherwise):
                return self._setup(then if self._setup(condition) else otherwise)
            case Compare(op=op, left=left, right=right):
                return compared(op, self._setup(left), self._setup(right))
            case _:
                raise self.fault("a set-up guard reads more than the configuration", expr.span)

    # ---- fields

    def keys(self, field: Field) -> list[tuple[int | None, int | None]]:
        """Owner and index of every cell of a field: players of the configuration, all rows of other lists."""
        return list(product(self.axis(field.owner), self.axis(field.index)))

    def axis(self, name: str | None) -> list[int | None]:
        """The values of one axis of a field; a lone None where the field has no such axis."""
        if name is None:
            return [None]
        return list(range(self.players if name == PLAYER else self.size(name)))

    def start(self, content: NumberField | TruthField | RowField | ZoneField) -> int:
        """The start value of a field that is no zone."""
        match content:
            case TruthField(start=start):
                return int(start)
            case NumberField(start=start) | RowField(start=start):
                return start
            case ZoneField():
                return 0

    def in_bounds(self, content: NumberField | TruthField | RowField | ZoneField, value: int) -> bool:
        """Whether a field may hold a value."""
        match content:
            case NumberField(low=low, high=high):
                return low <= value <= high
            case TruthField():
                return value in (0, 1)
            case RowField(list=name, optional=optional):
                count = self.players if name == PLAYER else self.size(name)
                return 0 <= value < count or (optional and value == self.size(name))
            case ZoneField():
                return False

    # ---- boards

    def ways(self, board: Board) -> dict[int, tuple[int, ...]]:
        """The ways of a board by the place that they lead out of."""
        if board.name not in self._ways:
            out: dict[int, tuple[int, ...]] = {}
            for way in self.rows(board.ways) if board.ways is not None else ():
                place = self.columns[board.ways or "", "from"][way]
                if isinstance(place, int):
                    out[place] = (*out.get(place, ()), way)
            self._ways[board.name] = out
        return self._ways[board.name]

    def lines(self, board: Board, length: int) -> tuple[tuple[int, ...], ...]:
        """All straight lines of cells of a grid, by direction and then by first cell."""
        if board.grid is None:
            return ()
        columns, rows = board.grid
        found = []
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            for y, x in product(range(rows), range(columns)):
                end_x, end_y = x + dx * (length - 1), y + dy * (length - 1)
                if 0 <= end_x < columns and 0 <= end_y < rows:
                    found.append(tuple((y + dy * k) * columns + x + dx * k for k in range(length)))
        return tuple(found)
