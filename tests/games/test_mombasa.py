"""Mombasa: plans are secret until all have planned."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pravidla_engines.mombasa import Game

SEATS = range(2, 5)


def positions(game: Any, seed: int) -> Iterator[Any]:
    """All positions of a random game."""
    rng, state = Random(seed), game.new_initial_state(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


def planning(game: Any, seed: int = 1) -> Any:
    """The first position in which the first player plans."""
    return next(state for state in positions(game, seed) if state.round_number == 1 and plans(state))


def plans(state: Any) -> bool:
    """Whether a player chooses a card for a slot."""
    return any(name.startswith("plan") for name in {state.game.info.points[state.pc].name})


def seen(state: Any, player: int) -> tuple[Any, ...]:
    """All that a player is told: what lies there, what was said, what may be done."""
    legal = state.legal_actions() if state.current_player() == player else ()
    return state.observation(player), state.information_state_string(player), tuple(legal)


@pytest.mark.parametrize("set_up", ["first_game", "variable"])
@pytest.mark.parametrize("players", SEATS)
def test_plans_that_differ_look_the_same_to_all_others(players: int, set_up: str) -> None:
    game = Game(players=players, options={"set_up": set_up})
    start = planning(game)
    rng = Random(players)
    nothing = start.clone()
    while nothing.current_player() == 0:
        nothing.apply_action(next(one for one in nothing.legal_actions() if not lays_a_card(nothing, one)))
    for _ in range(6):
        other = start.clone()
        while other.current_player() == 0:
            other.apply_action(rng.choice(other.legal_actions()))
            for player in range(1, players):
                assert other.observation(player)["fields"] == start.observation(player)["fields"]
        for player in range(1, players):
            assert seen(nothing, player) == seen(other, player)


@pytest.mark.parametrize("players", SEATS)
def test_what_another_player_has_prepared_is_anything_in_a_resampled_position(players: int) -> None:
    state, rng = planning(Game(players=players)), Random(players)
    while state.current_player() == 0:
        state.apply_action(rng.choice(state.legal_actions()))
    found = {tuple(state.resample(1, rng).to_dict()["player_planned"][0]) for _ in range(40)}
    assert len({sum(card < 59 for card in area) for area in found}) > 2
    assert len(found) > 20


def lays_a_card(state: Any, action: int) -> bool:
    """Whether an action lays a card, rather than none."""
    return "card" in state.action(action).arguments


def test_plans_are_open_when_all_have_planned() -> None:
    game = Game(players=2)
    state = planning(game)
    while plans(state):
        state.apply_action(next(one for one in state.legal_actions() if lays_a_card(state, one)))
    for player in range(2):
        areas = state.observation(player)["fields"]["player_planned"]
        assert areas == state.observation(1 - player)["fields"]["player_planned"]


@pytest.mark.parametrize("players", SEATS)
def test_positions_equal_for_a_player_give_equal_observations_and_legal_actions(players: int) -> None:
    rng = Random(players)
    for number, state in enumerate(positions(Game(players=players, options={"set_up": "variable"}), players)):
        if number % 7 == 0:
            for player in range(players):
                other = state.resample(player, rng)
                assert seen(other, player) == seen(state, player)
