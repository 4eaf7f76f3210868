from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.backends.engines import engine

from pravidla_runtime import Rng

HIDDEN = ("kuhn_poker", "sealed_bids", "flea_market", "map_room")


def positions(name: str, seeds: int) -> list[Any]:
    game = engine(name)
    found = []
    for seed in range(seeds):
        rng, state = Random(seed), game.new_initial_state(seed)
        while not state.is_terminal():
            found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        found.append(state)
    return found


def test_a_player_sees_their_own_card_and_that_others_have_one() -> None:
    state = engine("kuhn_poker").new_initial_state(2)
    cards = state.to_dict()["player_card"]
    assert state.observation(0)["fields"]["player_card"] == [cards[0], {"pieces": 1}]
    assert state.observation(1)["fields"]["player_card"] == [{"pieces": 1}, cards[1]]
    assert state.observation(0)["fields"]["pack"] == {"pieces": 1}


def test_what_is_opened_is_seen_by_all() -> None:
    state = engine("kuhn_poker").new_initial_state(2)
    for action in (1, 1):
        state.apply_action(action)
    assert state.observation(0)["fields"]["player_card"] == state.to_dict()["player_card"]


def test_an_observation_is_plain_data() -> None:
    for name in HIDDEN:
        for state in positions(name, 2):
            seen = state.observation(0)
            assert json.loads(json.dumps(seen)) == seen


def test_there_is_no_observation_of_somebody_else() -> None:
    with pytest.raises(ValueError, match="players 0 to 1"):
        engine("kuhn_poker").new_initial_state(2).observation(2)


@pytest.mark.parametrize("name", HIDDEN)
def test_a_resampled_position_looks_the_same_to_the_player(name: str) -> None:
    rng = Rng(1)
    for state in positions(name, 3):
        before = state.serialize()
        for player in range(state.game.players):
            other = state.resample(player, rng)
            assert other.observation(player) == state.observation(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert state.serialize() == before
            if not other.is_terminal():
                other.apply_action(other.legal_actions()[0])


def test_pieces_are_conserved_when_they_are_dealt_anew() -> None:
    def cards(state: Any) -> Counter[int]:
        plain = state.to_dict()
        found: Counter[int] = Counter(dict(enumerate(plain["pack"])))
        found.update(card for card in plain["player_card"] if card < 3)
        return found

    for state in positions("kuhn_poker", 6):
        assert cards(state.resample(0, Random(3))) == cards(state)


def test_every_card_that_is_possible_comes_up_equally_often() -> None:
    state = engine("kuhn_poker").new_initial_state(2)
    rng = Random(7)
    own = state.to_dict()["player_card"][0]
    found = Counter(state.resample(0, rng).to_dict()["player_card"][1] for _ in range(2_000))
    assert set(found) == {0, 1, 2} - {own}
    assert all(900 < number < 1_100 for number in found.values())


def test_the_information_state_tells_all_that_kuhn_players_can_tell_apart() -> None:
    texts = set()
    game = engine("kuhn_poker")

    def walk(state: Any) -> None:
        if state.is_terminal():
            return
        if state.current_player() >= 0:
            texts.add(state.information_state_string(state.current_player()))
        for action in state.legal_actions():
            other = state.clone()
            other.apply_action(action)
            walk(other)

    walk(game.new_initial_state())
    assert len(texts) == 12


def test_pieces_that_each_player_has_stay_with_their_owner_when_dealt_anew() -> None:
    state = engine("sealed_bids", players=3).new_initial_state(1)
    state.apply_action(state.legal_actions()[0])
    for seed in range(20):
        other = state.resample(1, Random(seed)).to_dict()
        for hand, bid in zip(other["player_hand"], other["player_bid"], strict=True):
            assert max(hand) <= 1 and (bid >= len(hand) or hand[bid] == 0)


def test_everybody_sees_the_backs_of_hidden_pieces_in_the_order_of_their_zone() -> None:
    sea = (0, 0, 1, 1, 1, 0)
    for state in positions("map_room", 4):
        plain = state.to_dict()
        seen = state.observation(0)["fields"]
        for zone in ("rolls", "table"):
            assert seen[zone] == {"pieces": len(plain[zone]), "backs": [sea[piece] for piece in plain[zone]]}
        own, other = plain["player_hand"]
        assert seen["player_hand"] == [own, {"pieces": len(other), "backs": [sea[piece] for piece in other]}]


def test_faces_are_dealt_anew_among_equal_backs_only() -> None:
    state = next(state for state in positions("map_room", 4) if len(state.to_dict()["rolls"]) > 1)
    found = {json.dumps(state.resample(0, Random(seed)).to_dict()["rolls"]) for seed in range(50)}
    assert len(found) > 1
    seen = state.observation(0)["fields"]["rolls"]["backs"]
    sea = (0, 0, 1, 1, 1, 0)
    assert all([sea[piece] for piece in json.loads(rolls)] == seen for rolls in found)
