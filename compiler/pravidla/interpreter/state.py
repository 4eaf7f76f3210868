"""The state of a game as plain dicts and lists.

A field's cell is found under (field, owner, index). Zones are lists of pieces: ordered ones as they lie, unordered ones
sorted. A piece of a component with marks is `kind * marks + mark`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import final

from pravidla.interpreter.world import BOX, World
from pravidla.ir.nodes import Field, TruthField, ZoneField
from pravidla.ir.types import PLAYER

Cell = tuple[str, int | None, int | None]

ORDERED = ("row", "stack", "single")


@final
@dataclass(slots=True)
class State:
    """All that play changes, except what the running rules remember."""

    numbers: dict[Cell, int]
    zones: dict[Cell, list[int]]
    earlier: dict[tuple[str, Cell], int]
    """by rule and cell: the value when the rule last began"""

    def copy(self) -> State:
        """An independent copy."""
        zones = {cell: list(pieces) for cell, pieces in self.zones.items()}
        return State(dict(self.numbers), zones, dict(self.earlier))


def start_state(world: World) -> State:
    """The state before any rule has run."""
    state = State({}, {}, {})
    for component in world.components:
        marks = world.marks(component)
        rows = range(world.size(component))
        state.zones[BOX + component, None, None] = [
            row * marks for row in rows for _ in range(world.copies(component, row))
        ]
    for field in world.game.fields.values():
        for owner, index in world.keys(field):
            if isinstance(field.content, ZoneField):
                state.zones[field.name, owner, index] = []
            else:
                state.numbers[field.name, owner, index] = world.start(field.content)
    for field in world.game.fields.values():
        if isinstance(field.content, ZoneField) and field.content.holds_all and field.content.component is not None:
            _fill(world, state, field, field.content.component)
    return state


def _fill(world: World, state: State, field: Field, component: str) -> None:
    """All copies into the field; each player's share where the copies are counted for each player."""
    box = state.zones[BOX + component, None, None]
    marks = world.marks(component)
    definition = world.game.lists[component]
    for cell in [cell for cell in state.zones if cell[0] == field.name]:
        for piece in list(box):
            row = definition.rows[piece // marks]
            shared = field.owner == PLAYER and row.per_player
            if not shared or state.zones[cell].count(piece) < row.copies:
                box.remove(piece)
                state.zones[cell].append(piece)


def to_dict(world: World, state: State) -> dict[str, object]:
    """The plain form: fields in the order of their declarations, then the boxes."""
    plain: dict[str, object] = {}
    for field in world.game.fields.values():
        plain[field.name] = _nested(world, field, partial(_cell_out, world, state, field))
    for component in world.components:
        pieces = state.zones[BOX + component, None, None]
        plain[BOX + component] = _counted(pieces, _universe(world, component))
    return plain


def from_dict(world: World, plain: Mapping[str, object]) -> State:
    """The state of a plain form that `to_dict` made. Raises ValueError where it does not fit the game."""
    state = start_state(world)
    for name, value in plain.items():
        if name.startswith(BOX):
            if (name, None, None) not in state.zones:
                raise ValueError(f"the game has no zone {name}")
            state.zones[name, None, None] = _pieces_from_counts(value)
            continue
        field = world.game.fields.get(name)
        if field is None:
            raise ValueError(f"the game has no field {name}")
        for owner, index in world.keys(field):
            inner = value
            for position in (owner, index):
                if position is not None:
                    if not isinstance(inner, list) or position >= len(inner):
                        raise ValueError(f"{name} has not the shape that it should have")
                    inner = inner[position]
            _cell_in(world, state, field, (name, owner, index), inner)
    return state


def _counted(pieces: list[int], kinds: int) -> list[int]:
    """How many there are of each kind of piece."""
    counts = Counter(pieces)
    return [counts[piece] for piece in range(kinds)]


def _nested(world: World, field: Field, read: Callable[[Cell], object]) -> object:
    outer = []
    for owner in world.axis(field.owner):
        inner = [read((field.name, owner, index)) for index in world.axis(field.index)]
        outer.append(inner if field.index is not None else inner[0])
    return outer if field.owner is not None else outer[0]


def _cell_out(world: World, state: State, field: Field, cell: Cell) -> object:
    match field.content:
        case ZoneField(kind=kind, component=component) as zone:
            pieces = state.zones[cell]
            if kind == "single":
                return pieces[0] if pieces else nothing_of(world, zone)
            if kind in ORDERED or component is None:
                return list(pieces)
            return _counted(pieces, _universe(world, component))
        case TruthField():
            return bool(state.numbers[cell])
        case _:
            return state.numbers[cell]


def _cell_in(world: World, state: State, field: Field, cell: Cell, value: object) -> None:
    match field.content:
        case ZoneField(kind="single") as zone:
            piece = _whole(value)
            state.zones[cell] = [] if piece == nothing_of(world, zone) else [piece]
        case ZoneField(kind=kind, component=component):
            if kind in ORDERED or component is None:
                if not isinstance(value, list):
                    raise ValueError(f"{field.name} must be a list")
                state.zones[cell] = [_whole(piece) for piece in value]
            else:
                state.zones[cell] = _pieces_from_counts(value)
        case _:
            number = _whole(value)
            if not world.in_bounds(field.content, number):
                raise ValueError(f"{field.name} cannot be {number}")
            state.numbers[cell] = number


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError("a whole number is wanted")
    return int(value)


def _pieces_from_counts(value: object) -> list[int]:
    if not isinstance(value, list):
        raise ValueError("a list of counts is wanted")
    return [piece for piece, count in enumerate(value) for _ in range(_whole(count))]


def _universe(world: World, component: str) -> int:
    return world.size(component) * world.marks(component)


def nothing_of(world: World, zone: ZoneField) -> int:
    """What stands for nothing in a zone for one piece: the number after the last piece."""
    return _universe(world, zone.component) if zone.component is not None else zone.high + 1
