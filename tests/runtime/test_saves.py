from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.backends.engines import engine, module_of

from pravidla_runtime import SaveError
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
)


OPTIONS = """\
- game: two_options
  text: {cs: Dvě volby, en: Two options}
  uncited: a test
  players: 2
  play: main
  length: 9
  score: p.points
  options:
    side: {values: [printed, random], start: printed, text: {cs: strana, en: side}}
    cities: {values: [printed, free], start: printed, text: {cs: města, en: cities}}
- state: each player
  uncited: a test
  has:
    points: 0..9
- rule: main
  uncited: a test
  do:
    - for p in players clockwise:
        - p chooses n from 1..3:
            - if options.side is random or options.cities is free:
                - set p.points to n
"""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [None, 3])
def test_a_save_goes_on_like_the_game_at_every_decision(name: str, seed: int | None) -> None:
    game = engine(name)
    state = game.new_initial_state(seed)
    rng = Random(1)
    for _ in range(120):
        again = game.deserialize_state(state.serialize())
        assert again == state
        assert hash(again) == hash(state)
        assert again.serialize() == state.serialize()
        assert again.legal_actions() == state.legal_actions()
        if state.is_terminal():
            return
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        again.apply_action(action)
        assert again == state
        assert again.rng == state.rng


def saved() -> dict[str, Any]:
    state = engine("sealed_bids", players=3).new_initial_state(2)
    state.apply_action(state.legal_actions()[1])
    data: dict[str, Any] = json.loads(state.serialize())
    return data


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """The save with the check sum that goes with its content."""
    return {**data, "check": check_sum(data)}


def refused(data: object) -> str:
    with pytest.raises(SaveError) as error:
        engine("sealed_bids", players=3).deserialize_state(data)
    return str(error.value)


def test_a_save_may_come_as_text_bytes_or_data() -> None:
    game = engine("sealed_bids", players=3)
    text = json.dumps(saved())
    assert game.deserialize_state(text) == game.deserialize_state(text.encode()) == game.deserialize_state(saved())


def test_a_truncated_save_is_refused() -> None:
    text = json.dumps(saved())
    for length in range(0, len(text), 7):
        assert refused(text[:length])


def test_a_save_without_one_of_its_parts_is_refused() -> None:
    for part in saved():
        data = saved()
        del data[part]
        if part != "rng":
            assert refused(data)


def test_a_save_of_something_else_is_refused() -> None:
    assert "not of sealed_bids" in refused(engine("pig").new_initial_state(1).serialize())
    assert "players" in refused(engine("sealed_bids", players=2).new_initial_state(1).serialize())
    assert "rules" in refused({**saved(), "digest": "0"})
    options = {"side": "random", "cities": "printed"}
    other = module_of(OPTIONS).Game(options={**options, "side": "printed"}).new_initial_state(1).serialize()
    with pytest.raises(SaveError) as error:
        module_of(OPTIONS).Game(options=options).deserialize_state(other)
    assert str(error.value).endswith("made with options {'side': 'printed'}, this game has {'side': 'random'}")
    assert "format 99" in refused({**saved(), "format": 99})
    assert refused([1, 2]) == "this is no save of a game"
    assert "not JSON" in refused(b"\xff\xfe")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("player_hand", [[1, 1, 1, 1]]),
        ("player_hand", [[1, 1, 1, -1]] * 3),
        ("player_hand", 3),
        ("player_bid", [9, 4, 4]),
        ("player_points", [0, 0, 5]),
        ("player_points", [0, 0, "1"]),
        ("player_points", [0, 0, True]),
        ("bids_open", 2),
        ("nonsense", 1),
    ],
)
def test_a_field_that_does_not_fit_is_refused(field: str, value: object) -> None:
    data = saved()
    data["fields"][field] = value
    assert field in refused(sealed(data))


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("point", "somewhere"),
        ("player", 9),
        ("moves", -1),
        ("moves", "3"),
        ("rng", 5),
        ("rng", "xyz"),
        ("frame", {}),
        ("frame", {"nonsense": 1}),
        ("frame", []),
    ],
)
def test_a_damaged_part_is_refused(part: str, value: object) -> None:
    assert refused(sealed({**saved(), part: value}))


def test_a_save_of_an_impossible_position_is_refused() -> None:
    data = saved()
    hands, box = data["fields"]["player_hand"], data["fields"]["box:card"]
    data["fields"]["box:card"] = [sum(kind) for kind in zip(box, *hands, strict=True)]
    data["fields"]["player_hand"] = [[0, 0, 0, 0]] * 3
    assert "no legal actions" in refused(sealed(data))


@pytest.mark.parametrize("name", ["kuhn_poker", "flea_market"])
def test_a_save_with_more_pieces_than_there_are_is_refused(name: str) -> None:
    game = engine(name)
    save = json.loads(game.new_initial_state(3).serialize())
    box = next(field for field in save["fields"] if field.startswith("box:"))
    save["fields"][box][0] += 10**9
    with pytest.raises(SaveError, match="there are"):
        game.deserialize_state(sealed(save))
