"""Conditions asked once: around options, before loops, with the game; values written out where they are used."""

from __future__ import annotations

import re

import pytest
from tests.backends.engines import assert_engine_and_interpreter_play_alike, function_of, game_of

from pravidla.backends.python import emit

STALLS = """\
- game: stalls
  text: {cs: Stánky, en: Stalls}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 60
  score: p.coins
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- list: stall
  plural: stalls
  text: {cs: stánek, en: stall}
  columns: {price: 1..9, toll: 0..3}
  from: assumed
  uncited: written for the tests
  rows:
    - {id: apples, price: 1, toll: 0}
    - {id: bread, price: 2, toll: 1}
    - {id: cheese, price: 3, toll: 1}
    - {id: dates, price: 4, toll: 2}
    - {id: eggs, price: 5, toll: 0}
    - {id: figs, price: 6, toll: 3}
    - {id: grapes, price: 7, toll: 2}
    - {id: honey, price: 8, toll: 1}
    - {id: ink, price: 1, toll: 3}
    - {id: jam, price: 2, toll: 2}
    - {id: kale, price: 3, toll: 0}
    - {id: leeks, price: 4, toll: 1}
    - {id: milk, price: 5, toll: 3}
- state: each stall
  uncited: written for the tests
  has:
    visits: 0..9
- state: each player
  uncited: written for the tests
  has:
    coins: 0..90 coins, starts 20 coins
    turns_left: 0..9, starts 6
- value: room
  text: {cs: Místa u stánku, en: Places at a stall}
  uncited: written for the tests
  is: 2
- value: room.three
  overrides: [room]
  when: count of players is 3
  uncited: written for the tests
  is: 3
- value: busy
  text: {cs: Navštívené stánky, en: Stalls visited}
  uncited: written for the tests
  is: count of (s in stalls where s.visits > 0)
- value: discount
  text: {cs: Sleva, en: Discount}
  uncited: written for the tests
  is: 0
- value: discount.crowd
  overrides: [discount]
  when: my turns_left < 3
  uncited: written for the tests
  is: 1
- value: can_visit(stall)
  text: {cs: Stánek má místo, en: The stall has room}
  uncited: written for the tests
  all:
    room: stall.visits < room
    busy: busy < 7
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my turns_left is 0:
        - decrease my turns_left by 1
        - choose one of:
            - option: buy
              text: {cs: Nakup, en: Buy}
              choose: stall from stalls where can_visit(stall)
              require:
                paid:
                  that: my coins >= (stall.price + stall.toll - discount) coins
                  else: {cs: Málo mincí, en: Too few coins}
                turns:
                  that: my turns_left > 1
                  else: {cs: Pozdě, en: Late}
              do:
                - increase stall.visits by 1
                - decrease my coins by (stall.price + stall.toll - discount) coins
            - option: give
              text: {cs: Daruj, en: Give}
              choose: n from 1..3
              require:
                paid:
                  that: my coins >= (n + busy) coins
                  else: {cs: Málo mincí, en: Too few coins}
                turns:
                  that: my turns_left > 1
                  else: {cs: Pozdě, en: Late}
              do:
                - decrease my coins by (n + busy) coins
            - option rest: []
"""


@pytest.fixture(scope="module")
def listing() -> str:
    return function_of(STALLS, "legal_main_ask_one_of")


def test_a_condition_that_options_share_is_asked_once_around_them(listing: str) -> None:
    assert len(re.findall(r"(?m)^    if .*turns_left\w*(?:\[me\])? > 1:$", listing)) == 1


def test_what_is_the_same_for_each_element_is_asked_before_the_loop(listing: str) -> None:
    assert listing.index("known_answer = busy(s) < 7") < listing.index("for stall in range(13):")
    assert listing.index("known_busy = busy(s)") < listing.index("legal.append(13)")
    assert listing.count("busy(s)") == 2


def test_a_value_of_the_configuration_is_kept_with_the_game(listing: str) -> None:
    assert "self.value_room = 3 if self.players == 3 else 2" in emit(game_of(STALLS))["game.py"]
    assert "s.game.value_room" in listing


def test_values_with_versions_and_of_elements_stand_where_they_are_used(listing: str) -> None:
    assert "can_visit(" not in listing and "discount(" not in listing


def test_figures_that_are_always_added_are_one_table(listing: str) -> None:
    tables = emit(game_of(STALLS))["tables.py"]
    assert "STALL_PRICE_TOLL: tuple[int, ...] = (1, 3, 4, 6, 5, 9, 9, 9, 4, 4, 3, 5, 8)" in tables
    assert "STALL_PRICE_TOLL[stall]" in listing


@pytest.mark.parametrize("players", [2, 3])
def test_engine_and_interpreter_list_the_same(players: int) -> None:
    assert_engine_and_interpreter_play_alike(STALLS, players, seed=players)
