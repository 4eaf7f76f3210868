"""Play games with uniformly random choices, or with those of other players by program.

Chance is explicit, so one generator, seeded for each game from the seed of the run and the number of the game, decides
everything: a game of the run can be repeated alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Protocol

from pravidla.interface import CHANCE, TERMINAL, Engine, State

if TYPE_CHECKING:
    from pravidla.simulation.usage import Follower

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


class Chooser(Protocol):
    """A player by program."""

    def choose(self, state: State, rng: Random, /) -> int:
        """A legal action of the player who decides. The state may be played on."""


def simulate(
    engine: Engine,
    games: int,
    seed: int,
    *,
    first: int = 0,
    check: InvariantCheck | None = None,
    choosers: Sequence[Chooser] = (),
    follower: Follower | None = None,
) -> Iterator[GameRecord]:
    """Play `games` games, the numbers from `first` on. `check` is called at every decision and at the end. `choosers`
    sit down in turn, one seat further with each game; without any, everybody chooses at random. `follower` follows."""
    for number in range(first, first + games):
        seats = range(engine.num_players if choosers else 0)
        seated = tuple(choosers[seat_of(seat, number, len(choosers))] for seat in seats)
        yield play_at_random(engine, Random(f"{seed}/{number}"), check, seated, follower)


def seat_of(seat: int, game: int, choosers: int) -> int:
    """Which of the choosers has a seat (from 0) in a game of a run."""
    return (seat + game) % choosers


def play_at_random(
    engine: Engine,
    rng: Random,
    check: InvariantCheck | None = None,
    seated: Sequence[Chooser] = (),
    follower: Follower | None = None,
) -> GameRecord:
    """Play one game to its end, with random choices or those of the `seated`."""
    followed = None if follower is None else follower.begin()
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
            action = seated[player].choose(state.clone(), rng) if seated else legal[int(pick() * count)]
        elif player == CHANCE:
            chance_events += 1
            action = sample(state, pick())
        else:
            assert player == TERMINAL
            break
        if followed is not None:
            followed.apply(action)
        state.apply_action(action)
    if followed is not None:
        followed.end(state)
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
