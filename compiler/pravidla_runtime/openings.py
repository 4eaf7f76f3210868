"""What chance can make of a game before its first decision, where it has few ways: prepared once, then looked up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pravidla_runtime.rng import WORD, bound
from pravidla_runtime.state import CHANCE, EngineState

_MOST = 64
"""positions, those before and between the draws included"""

S = TypeVar("S", bound=EngineState)


@dataclass(frozen=True, slots=True)
class Openings(Generic[S]):
    """The positions at the first decision, by the first output of a generator modulo their number.

    Good for outputs below `limit`; `share` is added to the 64 low bits of the generator."""

    states: tuple[S, ...]
    limit: int
    share: int


@dataclass(frozen=True, slots=True)
class _Way(Generic[S]):
    """A position that is reached, with the number drawn below each of `bounds`."""

    state: S
    draws: tuple[int, ...]
    bounds: tuple[int, ...]


def openings(first: S, weights: Sequence[Callable[[Any], list[tuple[int, int]]]]) -> Openings[S] | None:
    """The openings that follow from a position without a generator.

    None where there are many, where some take other draws than others, or where a generator draws otherwise than by
    weights (dice, shuffles)."""
    ways: list[_Way[S]] = []
    edge: list[_Way[S]] = [_Way(first, (), ())]
    while edge:
        way = edge.pop()
        if way.state.player != CHANCE:
            ways.append(way)
            continue
        if not first.game.info.points[way.state.pc].by_weight:
            return None
        outcomes = weights[way.state.pc](way.state)
        total = sum([weight for _, weight in outcomes])
        if len(ways) + len(edge) + total > _MOST:
            return None
        number = 0
        for outcome, weight in outcomes:
            following = way.state.clone()
            following.apply_action(outcome)
            for _ in range(weight):
                edge.append(_Way(following, (*way.draws, number), (*way.bounds, total)))
                number += 1
    if len({way.bounds for way in ways}) != 1:
        return None
    places: dict[int, S] = {}
    for way in ways:
        place = 0
        for drawn, size in zip(reversed(way.draws), reversed(way.bounds), strict=True):
            place = place * size + drawn
        places[place] = way.state
    number = len(places)
    return Openings(tuple([places[place] for place in range(number)]), bound(number), number << WORD)
