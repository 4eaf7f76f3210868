"""Totals by figure kept with the state, row by row of each player."""

from __future__ import annotations

import random
import re

import pytest
from tests.backends.engines import function_of, game_of, module_of

from pravidla.backends.python import emit
from pravidla.interpreter.interpretation import Interpretation
from pravidla.ir.configuration import Configuration

MARKET = """\
- game: market
  text: {cs: Trh, en: Market}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 60
  score: p.coins
- list: ware
  plural: wares
  text: {cs: zboží, en: ware}
  from: assumed
  uncited: written for the tests
  rows: [{id: salt}, {id: silk}, {id: iron}]
- list: cart
  plural: carts
  text: {cs: vůz, en: cart}
  columns: {ware: ware, load: 1..5}
  from: assumed
  uncited: written for the tests
  rows:
    - {id: a, ware: salt, load: 1}
    - {id: b, ware: salt, load: 2}
    - {id: c, ware: silk, load: 3}
    - {id: d, ware: silk, load: 1}
    - {id: e, ware: iron, load: 5}
- list: gate
  plural: gates
  text: {cs: brána, en: gate}
  from: assumed
  uncited: written for the tests
  rows:
    - {id: north}
    - {id: south}
    - {id: east}
    - {id: west}
    - {id: old}
    - {id: new}
    - {id: high}
    - {id: low}
- state: each player
  uncited: written for the tests
  has:
    coins: 0..90
    turns_left: 0..9, starts 8
    place: cart or nothing for each gate
- value: stock(player p, ware kind)
  text: {cs: Zásoba, en: Stock}
  uncited: written for the tests
  is: sum of (p.place[g].load for g in gates where p.place[g] is not nothing and p.place[g].ware is kind)
- value: stock.salted
  adjusts: stock
  when: kind is salt and p.place[north] is nothing
  text: {cs: Sůl navíc, en: More salt}
  uncited: written for the tests
  by: 2
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my turns_left is 0:
        - decrease my turns_left by 1
        - choose one of:
            - option: bring
              text: {cs: Přivez, en: Bring}
              choose:
                - gate from gates
                - cart from carts
              require:
                not_behind:
                  that: no (p in players where p is not me and stock(p, cart.ware) > stock(me, cart.ware) + 3)
                  else: {cs: Jiný má víc, en: Another has more}
              do:
                - set my place[gate] to cart
                - increase my coins by stock(me, salt)
            - option: sell
              text: {cs: Prodej, en: Sell}
              choose: gate from gates where my place[gate] is not nothing and stock(me, silk) < 5
              do:
                - increase my coins by 1
                - set my place[gate] to nothing
            - option rest: []
"""


def test_the_totals_of_all_figures_are_worked_out_in_one_go() -> None:
    found = function_of(MARKET, "stock_by_ware", "values.py")
    assert "totals = [0] * 3" in found
    assert "totals[CART_WARE[player_place_here]] += CART_LOAD[player_place_here]" in found
    assert "totals[0] += 2" in found and "totals[1] +=" not in found
    assert "s.kept_stock[p] = totals" in found


def test_a_question_looks_at_the_kept_totals_first() -> None:
    assert "return (s.kept_stock[p] or stock_by_ware(s, p))[kind_]" in function_of(MARKET, "stock(", "values.py")


def test_what_changes_for_one_player_forgets_the_totals_of_that_player_alone() -> None:
    rules = emit(game_of(MARKET))["rules.py"]
    assert len(re.findall(r"s\.kept_stock\[me\] = \(\)", rules)) == 2
    assert "s.kept_stock = " not in rules


def test_totals_that_are_asked_for_in_two_places_only_are_not_kept() -> None:
    less = MARKET.replace(" and stock(me, silk) < 5", "").replace("stock(me, salt)", "1")
    assert "kept_stock" in emit(game_of(MARKET))["state.py"]
    assert "kept_stock" not in emit(game_of(less))["state.py"]


@pytest.mark.parametrize("players", [2, 3])
def test_engine_and_interpreter_list_the_same_from_copies_and_saves(players: int) -> None:
    for seed in range(4):
        game = module_of(MARKET).Game(players)
        state = game.new_initial_state()
        reference = Interpretation(game_of(MARKET), Configuration(players, (), ()))
        rng = random.Random(seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            assert legal == reference.legal_actions()
            for other in legal:
                copy = state.clone()
                copy.apply_action(other)
            if rng.random() < 0.3:
                state = game.deserialize_state(state.serialize())
            action = rng.choice(legal)
            state.apply_action(action)
            reference.apply_action(action)
        assert state.scores() == reference.scores()
