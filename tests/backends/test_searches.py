"""Searches inside of searches, and what is known of fields where a condition holds."""

from __future__ import annotations

import re

import pytest
from tests.backends.engines import assert_engine_and_interpreter_play_alike, function_of, game_of

from pravidla.backends.python import emit
from pravidla.backends.python.code.held import held_once
from pravidla.backends.python.code.tree import Branch, Comment, Line, Loop, Node

GRAINS = ("rye", "oats", "wheat", "barley", "spelt", "millet", "maize")
MILL = """\
- game: mill
  text: {cs: Mlýn, en: Mill}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 60
  score: p.coins
- list: grain
  plural: grains
  text: {cs: obilí, en: grain}
  columns: {worth: 1..3}
  from: assumed
  uncited: written for the tests
  rows:
GRAINS
- list: stand
  plural: stands
  text: {cs: stánek, en: stand}
  columns: {grain: grain, row: 1..3}
  from: assumed
  uncited: written for the tests
  rows:
STANDS
- table: price(1..3 worth)
  text: {cs: Cena, en: Price}
  from: assumed
  uncited: written for the tests
  rows: {1: 2, 2: 3, 3: 3}
- state: each stand
  uncited: written for the tests
  has:
    sold: true or false
- state: each player
  uncited: written for the tests
  has:
    coins: 0..90
    turns_left: 0..9, starts 8
    sacks: 0..3 for each grain
- value: kinds_with(1..3 number)
  text: {cs: Druhy obilí, en: Kinds of grain}
  uncited: written for the tests
  is: count of (g in grains where my sacks[g] >= number)
- value: can_fill(stand)
  text: {cs: Stánek jde zásobit, en: The stand can be filled}
  uncited: written for the tests
  is: >-
    any (g in grains where my sacks[g] > 0 and price(min(my sacks[g], 3)) >= stand.row and
    g.worth >= stand.grain.worth)
- value: can_sell(1..3 row)
  text: {cs: V řadě jde prodat, en: The row can be sold to}
  uncited: written for the tests
  is: any (x in stands where x.row is row and not x.sold and can_fill(x))
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my turns_left is 0:
        - decrease my turns_left by 1
        - choose one of:
            - option: grind
              text: {cs: Mel, en: Grind}
              choose: grain from grains where my sacks[grain] < 3
              do:
                - increase my sacks[grain] by 1
            - option: sell
              text: {cs: Prodej, en: Sell}
              choose: wanted from 1..3
              require:
                row:
                  that: can_sell(wanted)
                  else: {cs: Nic, en: Nothing}
              do:
                - increase my coins by wanted
                - for x in stands where x.row is wanted:
                    - set x.sold to true
            - option: boast
              text: {cs: Pochlub se, en: Boast}
              when: kinds_with(1) > 2 or kinds_with(2) > 1
              do:
                - increase my coins by 1
                - for g in grains where my sacks[g] > 0:
                    - decrease my sacks[g] by 1
            - option rest: []
""".replace(
    "GRAINS", "\n".join(f"    - {{id: {name}, worth: {place % 3 + 1}}}" for place, name in enumerate(GRAINS))
).replace(
    "STANDS",
    "\n".join(
        f"    - {{id: {key}, grain: {GRAINS[place % 7]}, row: {place % 3 + 1}}}"
        for place, key in enumerate("abcdefghijklmopqrstuvw")
    ),
)

OTHERS = "".join(
    f"            - option: wait_{number}\n              text: {{cs: Čekej, en: Wait}}\n              do: []\n"
    for number in range(4)
)


def test_a_search_whose_last_condition_is_a_search_is_a_loop_in_a_loop() -> None:
    search = function_of(MILL, "can_sell", "values.py")
    assert search.index("for x in ") < search.index("for g in ") < search.index("return True")
    assert "can_fill" not in search and "break" not in search


def test_a_figure_is_not_tested_where_a_condition_says_that_there_is_one() -> None:
    assert "figure(" not in function_of(MILL, "can_fill", "values.py")
    careless = MILL.replace("my sacks[g] > 0 and price", "price")
    assert "figure(" in function_of(careless, "can_fill", "values.py")


def test_what_a_listing_asks_for_a_number_is_kept() -> None:
    assert "me * 3 + number_ - 1" in function_of(MILL, "kinds_with", "values.py")
    assert "s.kept_kinds_with[" in function_of(MILL, "legal_main_ask_one_of")
    assert function_of(MILL, "legal_main_ask_one_of").count("kinds_with(s, me, 1)") == 1


def test_a_store_forgets_the_answers_for_its_player_only() -> None:
    rules = emit(game_of(MILL))["rules.py"]
    assert rules.count("s.kept_kinds_with = row_forgotten(s.kept_kinds_with, me, 3)") == 2
    assert "s.kept_can_sell = row_forgotten(s.kept_can_sell, me, 3)" in rules
    assert "s.kept_can_sell = [-1] * 9" in rules, "what is sold is sold for everybody"


def test_many_options_are_told_apart_by_halves() -> None:
    taken = function_of(MILL.replace("            - option rest: []\n", OTHERS), "main_take_one_of")
    assert re.search(r"\n    if action < \d+:\n(?:        \w+ = s\.\w+\n)*        if action < \d+:\n", taken)


def test_what_two_options_hold_is_worked_out_once() -> None:
    twice: list[Node] = [
        Branch([("first", [Line("known_sum = a + s.b"), Branch([("known_sum > 1", [Line("legal.append(1)")])])])]),
        Comment("second"),
        Branch([("second", [Line("known_sum_2 = a + s.b"), Branch([("known_sum_2 > 2", [Line("legal.append(2)")])])])]),
    ]
    assert held_once([Comment("first"), *twice]) == [
        Line("known_sum = a + s.b"),
        Comment("first"),
        Branch([("first", [Branch([("known_sum > 1", [Line("legal.append(1)")])])])]),
        Comment("second"),
        Branch([("second", [Branch([("known_sum > 2", [Line("legal.append(2)")])])])]),
    ]
    in_loop: list[Node] = [Loop("for a in x", twice, ("a",))]
    assert held_once(in_loop) == in_loop


@pytest.mark.parametrize("players", [2, 3])
def test_engine_and_interpreter_play_alike(players: int) -> None:
    for seed in range(8):
        assert_engine_and_interpreter_play_alike(MILL, players, seed)
