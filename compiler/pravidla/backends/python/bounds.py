"""How large or small a number can be: what need not be tested in play."""

from __future__ import annotations

from pravidla.ir.nodes import (
    Arith,
    Column,
    Earlier,
    Expr,
    Game,
    IfElse,
    Lit,
    Load,
    Lookup,
    NumberField,
    PlayerCount,
    RowField,
    TrackColumn,
    TruthField,
    ZoneCount,
    ZoneCountOf,
)
from pravidla.ir.types import PLAYER, Bool, Int, Row

_FAR = 1_000_000_000
Bounds = tuple[int, int]


def type_bounds(game: Game, expr: Expr) -> Bounds:
    """What the type alone says."""
    match expr.type:
        case Int(low=low, high=high):
            return low, high
        case Bool():
            return 0, 1
        case Row(list=name, optional=optional):
            size = game.max_players if name == PLAYER else len(game.lists[name].rows)
            return 0, size if optional else size - 1
        case _:
            return -_FAR, _FAR


def bounds(game: Game, expr: Expr) -> Bounds:
    """The smallest and largest value that an expression can have."""
    match expr:
        case Lit(value=value):
            return value, value
        case PlayerCount():
            return game.min_players, game.max_players
        case Load(field=field, local=False) | Earlier(field=field):
            return _field(game, field)
        case Column(list=name, column=column):
            values = next(one.values for one in game.lists[name].columns if one.name == column)
            numbers = [value for value in values if isinstance(value, int)]
            return (min(numbers), max(numbers)) if numbers else (-_FAR, _FAR)
        case Lookup(table=table):
            values = game.tables[table].values
            return (min(values), max(values)) if values else (-_FAR, _FAR)
        case TrackColumn(track=track, column=column):
            place = [name for name, _ in game.tracks[track].columns].index(column)
            figures = [space[place] for line in game.tracks[track].spaces for space in line]
            return (min(figures), max(figures)) if figures else (-_FAR, _FAR)
        case IfElse(then=then, otherwise=otherwise):
            a, b = bounds(game, then), bounds(game, otherwise)
            return min(a[0], b[0]), max(a[1], b[1])
        case ZoneCount() | ZoneCountOf():
            return 0, _FAR
        case Arith():
            return _arith(game, expr)
        case _:
            return type_bounds(game, expr)


def _field(game: Game, name: str) -> Bounds:
    match game.fields[name].content:
        case NumberField(low=low, high=high):
            return low, high
        case TruthField():
            return 0, 1
        case RowField(list=rows, optional=optional):
            size = game.max_players if rows == PLAYER else len(game.lists[rows].rows)
            return 0, size if optional else size - 1
        case _:
            return -_FAR, _FAR


def _arith(game: Game, expr: Arith) -> Bounds:
    (a, b), (c, d) = bounds(game, expr.left), bounds(game, expr.right)
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
                return -_FAR, _FAR
            if expr.op == "down":
                return min(a // c, a // d), max(b // c, b // d)
            return min(-(-a // c), -(-a // d)), max(-(-b // c), -(-b // d))
