"""Invariants of the spec, tested on positions of an engine by the reference interpreter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pravidla.interface import State
from pravidla.interpreter.expressions import Evaluator
from pravidla.interpreter.record import Record
from pravidla.interpreter.state import from_dict
from pravidla.interpreter.world import World
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game


class Broken(Exception):
    """An invariant that does not hold, with its place and the position."""


def configuration_of(engine: Any) -> Configuration:
    """The configuration that a generated engine plays, as the interpreter takes it."""
    return Configuration(engine.players, tuple(engine.modules), tuple(engine.option_values.items()))


def invariant_check(game: Game, engine: Any) -> Callable[[State], None]:
    """A function that raises `Broken` for a position in which an invariant of the game does not hold."""
    world = World(game, configuration_of(engine))

    def check(state: State) -> None:
        plain = state.to_dict()
        evaluator = Evaluator(world, from_dict(world, plain), Record())
        for invariant in game.invariants:
            if not evaluator.truth(invariant.that, {}):
                line = _line(game, invariant.origin.span.file, invariant.origin.span.start)
                raise Broken(f"the invariant {invariant.name} ({line}) does not hold in {plain}")

    return check


def _line(game: Game, file: str, offset: int) -> str:
    text = game.sources.get(file, "")
    return f"{file}:{text.count(chr(10), 0, offset) + 1}"
