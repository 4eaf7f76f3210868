"""Saves that somebody has changed: refused with a clear error, or nothing that the rules could not go on with."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.backends.engines import engine
from tests.fuzzing.damage import damaged
from tests.fuzzing.playing_on import played_on

from pravidla import load
from pravidla_runtime import SaveError
from pravidla_runtime.checks import broken_invariant
from pravidla_runtime.saves import check_sum

GAMES = (
    "tic_tac_toe",
    "connect_four",
    "kuhn_poker",
    "pig",
    "harvest_fair",
    "rail_shares",
    "sealed_bids",
    "flea_market",
    "night_watch",
    "shelves",
)


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "check": check_sum(data)}


def tampered(game: Any, seed: int, each: int, most: int, seen: Counter[str]) -> None:
    """Play a random game; at every decision try changed saves."""
    rng = Random(seed)
    points = tuple(point.name for point in game.info.points)
    state = game.new_initial_state(seed if seed % 2 else None)
    for _ in range(most):
        save = json.loads(state.serialize())
        for _ in range(each):
            bad = damaged(save, rng, points, rng.choice((1, 1, 2, 3)))
            before = json.dumps(bad)
            try:
                other = game.deserialize_state(bad)
            except SaveError as error:
                assert str(error)
                seen["refused"] += 1
                continue
            finally:
                assert json.dumps(bad) == before
            seen["accepted"] += 1
            assert json.loads(other.serialize()) == bad
            if other.current_player() != -1:
                assert broken_invariant(other) is None
            seen[played_on(other, rng)] += 1
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
@settings(deadline=None, max_examples=8)
@given(seed=st.integers(0, 10**6))
def test_a_changed_save_is_refused_or_goes_on(name: str, seed: int) -> None:
    seen: Counter[str] = Counter()
    tampered(engine(name), seed, 2, 30, seen)
    assert seen["refused"]


@settings(deadline=None, max_examples=6)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 5))
def test_a_changed_save_of_a_large_game_is_refused_or_goes_on(seed: int, players: int) -> None:
    seen: Counter[str] = Counter()
    tampered(load("hedvabna_stezka", players=players), seed, 1, 120, seen)
    assert seen["refused"]


def start() -> tuple[Any, dict[str, Any]]:
    game = load("hedvabna_stezka", players=3)
    rng = Random(4)
    state = game.new_initial_state(4)
    while state.action(state.legal_actions()[0]).decision != "move_caravan" or state.moves < 30:
        state.apply_action(rng.choice(state.legal_actions()))
    return game, json.loads(state.serialize())


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(SaveError) as error:
        load("hedvabna_stezka", players=3).deserialize_state(sealed(data))
    return str(error.value)


def test_a_save_is_accepted_as_it_was_written() -> None:
    game, save = start()
    assert json.loads(game.deserialize_state(save).serialize()) == save


def test_another_player_to_move_is_refused() -> None:
    _, save = start()
    other = (save["player"] + 1) % 3
    assert "decides, not" in refused({**save, "player": other})
    assert "nobody decides" in refused({**save, "player": -1})


def test_more_moves_than_a_game_has_are_refused() -> None:
    _, save = start()
    for moves in (-1, 5000, 10**9):
        assert "moves" in refused({**save, "moves": moves})


@pytest.mark.parametrize(
    ("slot", "value"), [("me_19", 3), ("me_19", -1), ("good_16", 5), ("cards_7", 0), ("cards_7", 99)]
)
def test_a_local_outside_its_range_is_refused(slot: str, value: int) -> None:
    _, save = start()
    assert slot in save["frame"]
    assert slot in refused({**save, "frame": {**save["frame"], slot: value}})


def test_fewer_pieces_than_there_are_are_refused() -> None:
    _, save = start()
    kind = next(kind for kind, number in enumerate(save["fields"]["pack"]) if number)
    save["fields"]["pack"][kind] -= 1
    assert "of good, there are 14" in refused(save)


def test_more_pieces_than_a_place_holds_are_refused() -> None:
    _, save = start()
    display, pack = save["fields"]["display"], save["fields"]["pack"]
    kind = next(kind for kind, number in enumerate(pack) if number)
    pack[kind], display[kind] = pack[kind] - 1, display[kind] + 1
    assert "display holds at most 3 pieces" in refused(save)


def test_a_broken_invariant_is_refused_with_its_place() -> None:
    _, save = start()
    save["fields"]["player_clear"] = [2, 2, 2]
    save["fields"]["clear_gems"] = 3
    assert "the invariant clear_gems_conserved (invariants.yaml:" in refused(save)


def test_a_chance_event_of_a_game_that_resolves_chance_itself_is_refused() -> None:
    game = load("hedvabna_stezka", players=3)
    save = json.loads(game.new_initial_state().serialize())
    assert "chance is due" in refused({**save, "rng": "0" * 16})


def test_a_save_with_more_in_it_is_refused() -> None:
    _, save = start()
    assert "more than" in refused({**save, "note": 1})
    assert "more than" in refused({**save, "earlier": {"nonsense": [1]}})


def test_every_flipped_bit_is_found() -> None:
    game = engine("kuhn_poker")
    data = game.new_initial_state(3).serialize().encode()
    for place in range(len(data)):
        for bit in range(8):
            flipped = data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]
            with pytest.raises(SaveError):
                game.deserialize_state(flipped)


@pytest.mark.parametrize(
    "data",
    [
        '{"format": 2, "format": 2, "game": "pig"}',
        '{"format": NaN, "game": "pig"}',
        '{"format": 2, "game": ' + "9" * 5000 + "}",
        '{"format": true, "game": "pig"}',
        '{"format": 2.0, "game": "pig"}',
        "[" * 100_000,
        b"\x00",
        "",
        None,
        object(),
        {"format": 2, "game": "pig", "players": {1}},
        {1: 2, "format": 2, "game": "pig"},
        {"format": 1, "game": "pig"},
    ],
)
def test_what_is_no_save_is_refused_with_an_error_of_our_own(data: object) -> None:
    with pytest.raises(SaveError) as error:
        engine("pig").deserialize_state(data)
    assert len(str(error.value)) < 200
