"""While all players choose in secret nobody learns anything of it: not what was chosen, and not how much."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.backends.engines import module_of

from pravidla_runtime import SaveError
from pravidla_runtime.saves import check_sum

PLANS = """\
- game: plans
  text: {cs: Plány, en: Plans}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 90
  score: p.points
- unit: point
  forms: {cs: [bod, body, bodů], en: [point, points]}
- list: slot
  uncited: written for the tests
  rows:
    - {id: left_slot, text: {cs: vlevo, en: left}}
    - {id: right_slot, text: {cs: vpravo, en: right}}
- component: card
  uncited: written for the tests
  columns: {value: 1..3}
  copies: 1 per player
  from: assumed
  rows:
    - {id: one, value: 1, text: {cs: jednička, en: one}}
    - {id: two, value: 2, text: {cs: dvojka, en: two}}
    - {id: three, value: 3, text: {cs: trojka, en: three}}
- state: game
  uncited: written for the tests
  has:
    plans_open: true or false, reset each round
- state: each player
  uncited: written for the tests
  has:
    hand: pile of card, seen by owner
    plan: card or nothing for each slot, seen by owner until plans_open
    done: pile of card
    points: 0..60 points
- rule: main
  uncited: written for the tests
  do:
    - for p in players:
        - for card in cards:
            - move 1 of card from box to p.hand
    - repeat 3 times:
        - do round
- rule: round
  uncited: written for the tests
  do:
    - all players secretly:
        - for s in slots:
            - may choose card from my hand:
                - move 1 of card from my hand to my plan[s]
    - set plans_open to true
    - for p in players:
        - for s in slots where p.plan[s] is not nothing:
            - p gains (p.plan[s].value) points
            - move all from p.plan[s] to p.done
"""


def game(players: int = 3) -> Any:
    return module_of(PLANS).Game(players=players)


def planned(*cards: int | None, players: int = 3) -> Any:
    """The game after some choices: the row of a card, or None for no card."""
    state = game(players).new_initial_state()
    for card in cards:
        state.apply_action(next(one for one in state.legal_actions() if card_of(state, one) == card))
    return state


def card_of(state: Any, action: int) -> int | None:
    name = state.action(action).arguments.get("card")
    return None if name is None else ("one", "two", "three").index(name)


def seen(state: Any, player: int) -> tuple[Any, ...]:
    legal = state.legal_actions() if state.current_player() == player else None
    return state.observation(player), state.information_state_string(player), legal


@pytest.mark.parametrize("plan", [(None, None), (None, 0), (2, None), (0, 1), (2, 1)])
def test_a_plan_of_any_size_looks_the_same_to_all_others(plan: tuple[int | None, ...]) -> None:
    state, other = planned(*plan), planned(1, 2)
    for player in (1, 2):
        assert seen(state, player) == seen(other, player)
    hands = state.observation(1)["fields"]["player_hand"]
    assert hands[0] == {"pieces": 3}


def test_who_plans_sees_the_own_plan() -> None:
    state = planned(1)
    assert state.observation(0)["fields"]["player_plan"][0] == [1, 3]
    assert state.observation(0)["fields"]["player_hand"][0] == [1, 0, 1]


def test_when_all_have_planned_everybody_sees_how_much() -> None:
    state = planned(1, None, None, None, 0, 2)
    assert [one if isinstance(one, dict) else sum(one) for one in state.observation(0)["fields"]["player_hand"]] == [
        2,
        {"pieces": 3},
        {"pieces": 1},
    ]
    assert state.observation(2)["fields"]["player_done"][0] == [0, 1, 0]


def test_a_resampled_position_has_other_plans_of_every_size_and_the_own_one() -> None:
    state, rng = planned(1, 2, 0), Random(1)
    found = set()
    for _ in range(120):
        other = state.resample(1, rng)
        assert seen(other, 1) == seen(state, 1)
        assert other.to_dict()["player_plan"][1] == [0, 3]
        found.add(tuple(other.to_dict()["player_plan"][0]))
    assert len(found) == 13
    watched = {tuple(state.resample(2, rng).to_dict()["player_plan"][1]) for _ in range(60)}
    assert watched == {(0, 3), (1, 3), (2, 3), (3, 3)}


def test_a_resampled_position_can_be_resampled_saved_and_played_on() -> None:
    rng = Random(2)
    state = planned(1, 2, 0).resample(1, rng)
    again = game().deserialize_state(state.serialize())
    assert again == state
    for one in (state, again, state.resample(2, rng)):
        while not one.is_terminal():
            one.apply_action(rng.choice(one.legal_actions()))
        assert sum(one.scores()) > 0


def test_a_save_made_in_secret_gives_nothing_away_when_it_is_read() -> None:
    state = planned(1, 2, 0)
    again = game().deserialize_state(state.serialize())
    for player in range(3):
        assert seen(again, player) == seen(state, player)
    plans = {tuple(again.resample(1, Random(seed)).to_dict()["player_plan"][0]) for seed in range(30)}
    assert len(plans) > 5


def test_a_save_whose_secret_choices_do_not_lead_to_it_is_refused() -> None:
    data = json.loads(planned(1, 2, 0).serialize())
    data["sealed"]["done"] = data["sealed"]["done"][:-1]
    data["check"] = check_sum(data)
    with pytest.raises(SaveError, match="chosen in secret"):
        game().deserialize_state(data)


def test_a_choice_in_secret_is_taken_back_by_a_fault_as_any_other() -> None:
    state = planned(1)
    before = state.serialize()
    with pytest.raises(ValueError):
        state.apply_action(9999)
    assert state.serialize() == before


def test_where_the_secret_choices_began_is_played_again_only_when_asked_for() -> None:
    first, state = game().new_initial_state(3), game().new_initial_state(3)
    while state.current_player() == 0:
        state.apply_action(state.legal_actions()[-1])
    copy = state.clone()
    assert state.sealed.position() == first
    assert copy.sealed.position() is state.sealed.position()
    assert not state.sealed.position().sealed
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert copy.sealed.position() == first
