"""Small games that show what no classic uses: planning in secret, a track for each row of a list, shared ranks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.conformance.games import NAMES, engine


def choose(state: Any, **arguments: object) -> None:
    """Take the legal action with these arguments."""
    (action,) = [
        action
        for action in state.legal_actions()
        if all(state.action(action).arguments.get(name) == value for name, value in arguments.items())
    ]
    state.apply_action(action)


def test_a_secret_bid_is_hidden_until_all_have_bid() -> None:
    high, low = (engine("sealed_bids", 3).new_initial_state() for _ in range(2))
    choose(high, card="four")
    choose(low, card="one")
    for seat in (1, 2):
        assert high.information_state_string(seat) == low.information_state_string(seat)
    assert high.information_state_string(0) != low.information_state_string(0)


def test_bids_open_together_and_the_only_highest_one_wins() -> None:
    state = engine("sealed_bids", 3).new_initial_state()
    for card in ("three", "four", "two"):
        choose(state, card=card)
    assert state.to_dict()["player_points"] == [0, 1, 0]
    for card in ("four", "three", "four"):
        choose(state, card=card)
    assert state.to_dict()["player_points"] == [0, 1, 0]


def test_each_row_has_a_track_of_its_own_length() -> None:
    state = engine("rail_shares", 2).new_initial_state()
    for company in ("north", "south", "north"):
        choose(state, company=company)
    plain = state.to_dict()
    assert plain["player_share"] == [[2, 0], [0, 1]]
    assert plain["player_bonus"] == [1, 0]
    assert state.scores() == [3, 0]
    choose(state, company="south")
    # the first player's northern marker is at its end, so the southern one moved without a question
    assert state.to_dict()["player_share"] == [[2, 1], [0, 2]]
    assert state.current_player() == 1


def test_the_tied_share_the_prizes_of_the_places_they_hold() -> None:
    state = engine("harvest_fair", 3).new_initial_state()
    for number in (2, 2, 1):
        choose(state, n=number)
    # two firsts and the nameless rival hold places 1 to 3: (8 + 5 + 2) / 3; the last one holds place 4
    assert state.to_dict()["player_points"] == [5, 5, 0]


@pytest.mark.parametrize("name", NAMES)
def test_every_conformance_game_is_played_to_its_end_at_random(name: str) -> None:
    game = engine(name)
    for seed in range(20):
        rng = Random(seed)
        state = game.new_initial_state(seed)
        while not state.is_terminal():
            again = game.deserialize_state(state.serialize())
            assert again == state
            assert hash(again) == hash(state)
            state.apply_action(rng.choice(state.legal_actions()))
        assert state.winners()
