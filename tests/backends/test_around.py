"""Questions about what lies around a place: the cells of a field at the ends of its ways, taken out all at once."""

from __future__ import annotations

import pytest
from tests.backends.engines import assert_engine_and_interpreter_play_alike, function_of, game_of

from pravidla.backends.python import emit

LANDS = """\
- game: lands
  text: {cs: Země, en: Lands}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 60
  score: p.coins
- list: clan
  plural: clans
  text: {cs: rod, en: clan}
  from: assumed
  uncited: written for the tests
  rows: [{id: bears}, {id: foxes}]
- list: land
  plural: lands
  text: {cs: země, en: land}
  columns: {home_of: clan or nothing}
  defaults: {home_of: nothing}
  from: assumed
  uncited: written for the tests
  rows: [{id: a, home_of: bears}, {id: b}, {id: c}, {id: d}, {id: e}, {id: f, home_of: foxes}]
- board: isle
  text: {cs: ostrov, en: isle}
  places: land
  columns: {cost: 1..3}
  from: assumed
  uncited: written for the tests
  positions:
    a: [0, 0]
    b: [1, 0]
    c: [2, 0]
    d: [0, 1]
    e: [1, 1]
    f: [2, 1]
  ways:
    - [a, b, 1]
    - [b, c, 2]
    - [c, d, 1]
    - [d, a, 3]
    - [c, e, 1]
    - [e, f, 3]
- state: each land
  uncited: written for the tests
  has:
    held: clan or nothing
- state: each player
  uncited: written for the tests
  has:
    coins: 0..90, starts 20
    turns_left: 0..9, starts 6
- value: is_near(land, clan)
  text: {cs: Je blízko, en: Is near}
  uncited: written for the tests
  is: any (w in ways(land) where w.to.held is clan or w.to.home_of is clan)
- value: price(land, clan)
  text: {cs: Cena, en: Price}
  uncited: written for the tests
  is: lowest of (w.cost for w in ways(land) where w.to.held is clan or w.to.home_of is clan)
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my turns_left is 0:
        - decrease my turns_left by 1
        - choose one of:
            - option: settle
              text: {cs: Osidluj, en: Settle}
              choose:
                - clan from clans
                - land from lands where land.held is not clan and is_near(land, clan) and price(land, clan) <= my coins
              do:
                - decrease my coins by price(land, clan)
                - set land.held to clan
            - option rest: []
"""


def test_the_cells_around_a_place_are_taken_out_all_at_once() -> None:
    found = function_of(LANDS, "is_near", "values.py")
    assert "clan in LAND_HELD_AROUND[land](s.land_held) or clan in HOME_OF_AROUND[land]" in found
    tables = emit(game_of(LANDS))["tables.py"]
    assert "cells_at(1, 3)" in tables and "cells_at(4)" in tables


def test_the_lowest_figure_is_looked_for_figure_by_figure() -> None:
    found = function_of(LANDS, "price", "values.py")
    assert (
        found.index("LAND_HELD_COST_1[land]")
        < found.index("LAND_HELD_COST_2[land]")
        < found.index("LAND_HELD_COST_3[land]")
    )
    assert 'raise Fault("there is no lowest of nothing")' in found


def test_printed_figures_that_nothing_around_has_are_not_looked_for() -> None:
    assert "HOME_OF_COST_2" not in emit(game_of(LANDS))["values.py"]


@pytest.mark.parametrize("players", [2, 3])
def test_engine_and_interpreter_play_alike(players: int) -> None:
    for seed in range(4):
        assert_engine_and_interpreter_play_alike(LANDS, players, seed)
