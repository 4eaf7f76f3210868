"""Fields of the cells of a grid that are asked for straight lines: kept as bit sets too, one for each value.

`any (line in lines(grid, n) where every (c in line has c.F is p))` then is a few shifts of the bit set of p. The bit
of a cell is ``y * (columns + 1) + x``: the empty column between the rows keeps shifts from running over.
"""

from __future__ import annotations

from dataclasses import dataclass

from pravidla.backends.python.passes.tabulate import reads
from pravidla.ir.nodes import AnyOf, Compare, EveryOf, Expr, Game, Lines, Load, NumberField, RowField, Var
from pravidla.ir.types import PLAYER
from pravidla.ir.walk import descendants

_MOST_VALUES = 16


@dataclass(frozen=True, slots=True)
class LineQuestion:
    """Whether `length` cells of a grid in a straight line have the value `wanted` in the field `field`."""

    field: str
    board: str
    length: int
    wanted: Expr


@dataclass(frozen=True, slots=True)
class BitBoard:
    """A field kept as bit sets: its number of values and the bit of each cell."""

    field: str
    values: int
    bits: tuple[int, ...]


def line_question(game: Game, expr: Expr) -> LineQuestion | None:
    """The question that an expression asks, if it is such a one."""
    match expr:
        case AnyOf(comp=outer) if isinstance(outer.source, Lines) and isinstance(outer.where, EveryOf):
            inner = outer.where.comp
            condition = outer.where.condition
            if not isinstance(inner.source, Var) or inner.source.name != outer.var or inner.where is not None:
                return None
            if not isinstance(condition, Compare) or condition.op != "==":
                return None
            for cell, wanted in ((condition.left, condition.right), (condition.right, condition.left)):
                if not isinstance(cell, Load) or cell.local or cell.index is not None:
                    continue
                if not isinstance(cell.owner, Var) or cell.owner.name != inner.var:
                    continue
                if reads(wanted, inner.var) or reads(wanted, outer.var):
                    continue
                board = game.boards[outer.source.board]
                if game.fields[cell.field].owner == board.places and values_of(game, cell.field):
                    return LineQuestion(cell.field, outer.source.board, outer.source.length, wanted)
            return None
        case _:
            return None


def values_of(game: Game, field: str) -> int:
    """The number of values of a field, counted from 0; 0 where they are too many."""
    match game.fields[field].content:
        case RowField(list=name):
            number = (game.max_players if name == PLAYER else len(game.lists[name].rows)) + 1
        case NumberField(low=low, high=high) if low >= 0:
            number = high + 1
        case _:
            return 0
    return number if number <= _MOST_VALUES else 0


def bit_boards(game: Game) -> dict[str, BitBoard]:
    """The fields of a game that are asked for lines."""
    found: dict[str, BitBoard] = {}
    for definition in (*game.values.values(), *game.rules.values()):
        for node in descendants(definition):
            if not isinstance(node, AnyOf):
                continue
            question = line_question(game, node)
            grid = None if question is None else game.boards[question.board].grid
            if question is None or grid is None:
                continue
            columns, rows = grid
            bits = tuple(1 << (y * (columns + 1) + x) for y in range(rows) for x in range(columns))
            found[question.field] = BitBoard(question.field, values_of(game, question.field), bits)
    return found


def shifts(columns: int) -> tuple[int, int, int, int]:
    """The distances between neighbouring bits: along a row, along a column, along both diagonals."""
    return 1, columns + 1, columns + 2, columns


def run_steps(length: int) -> list[int]:
    """By how many cells to shift, one after another, until a bit stands for a run of `length` cells."""
    steps: list[int] = []
    known = 1
    while known < length:
        step = min(known, length - known)
        steps.append(step)
        known += step
    return steps
