"""Invariants of the spec, tested at every decision of random games.

The engine is generated from the same game with its invariants among the values, so that a test of all of them costs
about as much as a decision, and a long run is possible.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pravidla.backends.python import emit, load_generated
from pravidla.interface import State
from pravidla.ir.nodes import Alternative, Game, Invariant, Value
from pravidla.ir.types import Bool

PREFIX = "invariant_"
"""Invariants are values of this name in the engine that is tested."""


class Broken(Exception):
    """An invariant that does not hold, with its place and the position."""


def engine_with_invariants(
    game: Game, players: int, modules: tuple[str, ...], options: Mapping[str, Any]
) -> tuple[Any, Callable[[State], None]]:
    """An engine of the configuration, and a function that raises `Broken` where an invariant does not hold."""
    values = {f"{PREFIX}{one.name}": _as_value(one) for one in game.invariants}
    module = load_generated(emit(replace(game, values={**game.values, **values})), f"_invariants_of_{game.name}")
    tests = [(one, getattr(module.values, f"{PREFIX}{one.name}")) for one in game.invariants]

    def check(state: State) -> None:
        for invariant, holds in tests:
            if not holds(state):
                line = _line(game, invariant.origin.span.file, invariant.origin.span.start)
                raise Broken(f"the invariant {invariant.name} ({line}) does not hold in {state.to_dict()}")

    return module.Game(players=players, modules=modules, options=dict(options)), check


def _as_value(invariant: Invariant) -> Value:
    """An invariant as a value without parameters."""
    return Value(f"{PREFIX}{invariant.name}", (), Bool(), (Alternative(invariant.origin, None, invariant.that, ()),))


def _line(game: Game, file: str, offset: int) -> str:
    text = game.sources.get(file, "")
    return f"{file}:{text.count(chr(10), 0, offset) + 1}"
