"""Play games with uniformly random choices.

Chance is explicit, so one generator, seeded for each game from the seed of the run and the number of the game, decides
everything: a game of the run can be repeated alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from pravidla.interface import CHANCE, TERMINAL, Engine, State

InvariantCheck = Callable[[State], None]
"""Raises when something that must always hold does not."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One finished game: decisions with a choice, options seen in them, points, winners (seats from 0) and returns."""

    decisions: int
    options: int
    chance_events: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    returns: tuple[float, ...]


def simulate(
    engine: Engine, games: int, seed: int, *, first: int = 0, check: InvariantCheck | None = None
) -> Iterator[GameRecord]:
    """Play `games` games, the numbers from `first` on. `check` is called at every decision and at the end."""
    for number in range(first, first + games):
        yield play_at_random(engine, Random(f"{seed}/{number}"), check)


def play_at_random(engine: Engine, rng: Random, check: InvariantCheck | None = None) -> GameRecord:
    """Play one game to its end."""
    state = engine.new_initial_state()
    decisions = options = chance_events = 0
    pick = rng.random
    while True:
        player = state.current_player()
        if player >= 0:
            if check is not None:
                check(state)
            legal = state.legal_actions()
            count = len(legal)
            if count > 1:
                decisions += 1
                options += count
            state.apply_action(legal[int(pick() * count)])
        elif player == CHANCE:
            chance_events += 1
            state.apply_action(sample(state, pick()))
        else:
            assert player == TERMINAL
            break
    if check is not None:
        check(state)
    return GameRecord(
        decisions,
        options,
        chance_events,
        tuple(state.scores()),
        tuple(state.winners()),
        tuple(float(value) for value in state.returns()),
    )


def sample(state: State, point: float) -> int:
    """The outcome of a chance event at `point`, a number from 0 up to 1."""
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]
