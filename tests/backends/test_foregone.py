"""Searches that are sure to find nothing are told by one look before them."""

from __future__ import annotations

import re

import pytest
from tests.backends.engines import assert_engine_and_interpreter_play_alike, function_of

MARKET = """\
- game: market
  text: {cs: Trh, en: Market}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 60
  score: p.coins
- list: good
  plural: goods
  text: {cs: zboží, en: good}
  from: assumed
  uncited: written for the tests
  rows: [{id: tea}, {id: silk}, {id: rice}, {id: paper}]
- list: district
  plural: districts
  text: {cs: čtvrť, en: district}
  from: assumed
  uncited: written for the tests
  rows: [{id: harbour}, {id: castle}]
- list: house
  plural: houses
  text: {cs: dům, en: house}
  columns: {district: district, good: good, kinds: 0..4}
  from: assumed
  uncited: written for the tests
  rows:
    - {id: a, district: harbour, good: tea, kinds: 2}
    - {id: b, district: harbour, good: silk, kinds: 2}
    - {id: c, district: harbour, good: rice, kinds: 3}
    - {id: d, district: harbour, good: tea, kinds: 4}
    - {id: e, district: harbour, good: paper, kinds: 4}
    - {id: f, district: harbour, good: rice, kinds: 3}
    - {id: g, district: harbour, good: silk, kinds: 2}
    - {id: h, district: castle, good: tea, kinds: 3}
    - {id: i, district: castle, good: rice, kinds: 4}
    - {id: j, district: castle, good: paper, kinds: 2}
    - {id: k, district: castle, good: silk, kinds: 3}
    - {id: l, district: castle, good: paper, kinds: 3}
    - {id: m, district: castle, good: tea, kinds: 2}
    - {id: o, district: castle, good: tea, kinds: 4}
- state: each house
  uncited: written for the tests
  has:
    wants: good, starts silk
    served: 0..3
- state: each player
  uncited: written for the tests
  has:
    coins: 0..90
    turns_left: 0..9, starts 8
    stored: 0..5 for each good
- value: kinds_stored
  text: {cs: Druhy na skladě, en: Kinds in store}
  uncited: written for the tests
  is: count of (g in goods where my stored[g] > 0)
- value: can_supply(district)
  text: {cs: Ve čtvrti jde něco prodat, en: Something can be sold in the district}
  uncited: written for the tests
  is: any (h in houses where h.district is district and my stored[h.wants] > 0 and h.served < 2)
- value: can_furnish
  text: {cs: Některý dům jde zařídit, en: A house can be furnished}
  uncited: written for the tests
  is: any (h in houses where h.served < 3 and kinds_stored >= h.kinds)
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my turns_left is 0:
        - decrease my turns_left by 1
        - choose one of:
            - option: make
              text: {cs: Vyrob, en: Make}
              choose: good from goods where my stored[good] < 5
              do:
                - increase my stored[good] by 1
            - option: supply
              text: {cs: Prodej, en: Sell}
              choose: district from districts
              require:
                open:
                  that: can_supply(district)
                  else: {cs: Není komu, en: Nobody buys}
              do:
                - increase my coins by 1
                - for g in goods:
                    - set my stored[g] to 0
            - option: furnish
              text: {cs: Zařiď, en: Furnish}
              when: can_furnish
              do:
                - increase my coins by 2
                - increase my turns_left by 0
            - option rest: []
"""


def function(start: str, file: str = "rules.py") -> str:
    return function_of(MARKET, start, file)


def test_where_one_of_several_cells_must_hold_something_all_are_looked_at_before_the_options() -> None:
    listing = " ".join(function("legal_main_ask_one_of").split())
    look = "if ( player_stored[me_times] or player_stored[me_times + 1] or player_stored[me_times + 2]"
    assert look in listing
    assert listing.index(look) < listing.index("can_supply(s, me, 0)")


def test_a_search_ends_where_no_printed_figure_can_be_reached() -> None:
    asked = r"(?:kept if \(kept := s.kept_kinds_stored\[me\]\) >= 0 else )?kinds_stored\(s, me\)"
    assert re.search(
        rf"(known\w+) = {asked}\n    if \1 < 2:\n(?:        known\[me\] = 0\n)?        return False",
        function("can_furnish", "values.py"),
    )


@pytest.mark.parametrize("players", [2, 3])
def test_engine_and_interpreter_list_the_same(players: int) -> None:
    for seed in range(5):
        assert_engine_and_interpreter_play_alike(MARKET, players, seed)
