"""Answers kept with the state until a field that they depend on changes."""

from __future__ import annotations

import random
import re

import pytest
from tests.backends.engines import function_of, game_of, module_of

from pravidla.backends.python import emit
from pravidla.interpreter.interpretation import Interpretation
from pravidla.ir.configuration import Configuration

TOWN = """\
- game: town
  text: {cs: Město, en: Town}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 60
  score: p.coins
- list: street
  plural: streets
  text: {cs: ulice, en: street}
  from: assumed
  uncited: written for the tests
  rows: [{id: long}, {id: short}]
- list: lot
  plural: lots
  text: {cs: parcela, en: lot}
  columns: {street: street}
  from: assumed
  uncited: written for the tests
  rows:
    - {id: a, street: long}
    - {id: b, street: long}
    - {id: c, street: long}
    - {id: d, street: long}
    - {id: e, street: short}
    - {id: f, street: short}
    - {id: g, street: short}
    - {id: h, street: short}
- state: each lot
  uncited: written for the tests
  has:
    owner: player or nobody
- state: each player
  uncited: written for the tests
  has:
    coins: 0..90
    turns_left: 0..9, starts 8
- value: built_in(street)
  text: {cs: Zastavěné parcely, en: Lots built on}
  uncited: written for the tests
  is: count of (x in lots where x.street is street and x.owner is not nobody)
- value: is_crowded(street)
  text: {cs: V ulici je plno, en: The street is crowded}
  uncited: written for the tests
  is: any (x in lots where x.street is street and x.owner is not nobody and built_in(street) > 1)
- value: wealth(player)
  text: {cs: Bohatství, en: Wealth}
  uncited: written for the tests
  is: player.coins + count of (x in lots where x.owner is player)
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my turns_left is 0:
        - decrease my turns_left by 1
        - choose one of:
            - option: build
              text: {cs: Stavěj, en: Build}
              choose: lot from lots where lot.owner is nobody and not is_crowded(lot.street)
              do:
                - set lot.owner to me
            - option: leave
              text: {cs: Odejdi, en: Leave}
              choose: lot from lots where lot.owner is me and built_in(lot.street) > 1
              do:
                - set lot.owner to nobody
                - increase my coins by wealth(me)
            - option rest: []
"""


def function(start: str, file: str) -> str:
    return function_of(TOWN, start, file)


def test_a_value_that_searches_fields_which_seldom_change_is_kept() -> None:
    assert "known = s.kept_built_in\n    if (value := known[street]) >= 0:\n        return value" in function(
        "built_in", "values.py"
    )
    assert "return value == 1" in function("is_crowded", "values.py") or "known[street] = 1" in function(
        "is_crowded", "values.py"
    )


def test_every_store_into_such_a_field_forgets_the_answers() -> None:
    rules = emit(game_of(TOWN))["rules.py"]
    stores = len(re.findall(r"lot_owner\[\w+\] = ", rules))
    assert stores == len(re.findall(r"s\.kept_built_in = \[-1\] \* 2", rules)) == 2


def test_a_value_of_what_changes_all_the_time_is_not_kept() -> None:
    once, often = "- decrease my turns_left by 1", "\n        - increase my coins by 1" * 2
    assert "kept_wealth" in emit(game_of(TOWN))["state.py"]
    assert "kept_wealth" not in emit(game_of(TOWN.replace(once, once + often)))["state.py"]


@pytest.mark.parametrize("players", [2, 3])
def test_engine_and_interpreter_list_the_same_from_copies_and_saves(players: int) -> None:
    for seed in range(5):
        game = module_of(TOWN).Game(players)
        state = game.new_initial_state()
        reference = Interpretation(game_of(TOWN), Configuration(players, (), ()))
        rng = random.Random(seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            assert legal == reference.legal_actions()
            action = rng.choice(legal)
            for other in legal:
                copy = state.clone()
                copy.apply_action(other)
            if rng.random() < 0.3:
                state = game.deserialize_state(state.serialize())
            state.apply_action(action)
            reference.apply_action(action)
        assert state.scores() == reference.scores()
