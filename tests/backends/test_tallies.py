"""Figures of a few elements that a listing asks for again and again; zones of many kinds."""

from __future__ import annotations

import pytest
from tests.backends.engines import assert_engine_and_interpreter_play_alike, function_of, game_of

from pravidla.backends.python import emit

TOOLS = """\
- game: tools
  text: {cs: Nářadí, en: Tools}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 90
  score: p.work
- list: craft
  plural: crafts
  text: {cs: řemeslo, en: craft}
  from: assumed
  uncited: written for the tests
  rows: [{id: wood}, {id: stone}, {id: iron}]
- list: hook
  plural: hooks
  text: {cs: hák, en: hook}
  from: assumed
  uncited: written for the tests
  rows: [{id: a}, {id: b}, {id: c}, {id: d}, {id: e}, {id: f}, {id: g}, {id: h}]
- component: tool
  plural: tools
  uncited: written for the tests
  columns: {craft: craft}
  copies: 2
  from: assumed
  rows:
    - {id: axe, craft: wood}
    - {id: saw, craft: wood}
    - {id: plane, craft: wood}
    - {id: chisel, craft: stone}
    - {id: mallet, craft: stone}
    - {id: level, craft: stone}
    - {id: hammer, craft: iron}
    - {id: tongs, craft: iron}
    - {id: anvil, craft: iron}
    - {id: file, craft: iron}
- state: game
  uncited: written for the tests
  has:
    chest: bag of tool, starts tools
- state: each player
  uncited: written for the tests
  has:
    rack: tool or nothing for each hook
    blunt: true or false for each hook
    work: 0..99
    turns_left: 0..9, starts 9
- value: ready(player p, hook, craft)
  text: {cs: Připravený nástroj, en: A tool that is ready}
  uncited: written for the tests
  is: p.rack[hook] is not nothing and p.rack[hook].craft is craft and not p.blunt[hook]
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my turns_left is 0:
        - decrease my turns_left by 1
        - choose one of:
            - option: fetch
              text: {cs: Dojdi pro nástroj, en: Fetch a tool}
              choose: hook from hooks where my rack[hook] is nothing
              require:
                some:
                  that: chest is not empty
                  else: {cs: Truhla je prázdná, en: The chest is empty}
              do:
                - draw 1 tool from chest to my rack[hook]
            - option: work
              text: {cs: Pracuj, en: Work}
              choose: craft from crafts
              require:
                tool:
                  that: any (hook in hooks where ready(me, hook, craft))
                  else: {cs: Chybí nástroj, en: No tool}
              do:
                - increase my work by count of (hook in hooks where ready(me, hook, craft))
            - option: forge
              text: {cs: Kuj, en: Forge}
              choose: hook from hooks where ready(me, hook, iron)
              do:
                - increase my work by 3
                - set my blunt[hook] to true
            - option: build
              text: {cs: Stav, en: Build}
              require:
                stone:
                  that: count of (hook in hooks where ready(me, hook, stone)) > 1
                  else: {cs: Málo kamene, en: Not enough stone}
                wood:
                  that: not any (hook in hooks where ready(me, hook, wood))
                  else: {cs: Dřevo překáží, en: Wood is in the way}
              do:
                - increase my work by 5
            - option rest: []
"""


@pytest.fixture(scope="module")
def listing() -> str:
    return function_of(TOOLS, "legal_main_ask_one_of")


def test_figures_that_several_options_ask_for_are_listed_once(listing: str) -> None:
    assert listing.count("crafts = [") == 1
    assert listing.index("crafts = [") < listing.index("legal.append(")
    assert "(s, me" not in listing


def test_each_question_is_whether_a_figure_is_among_them(listing: str) -> None:
    for figure in (0, 1, 2):
        assert f"if {figure} in crafts:" in listing
    assert "crafts.count(1) > 1 and 0 not in crafts" in listing


def test_a_pick_that_needs_a_figure_is_left_out_where_there_is_none(listing: str) -> None:
    head, _, rest = listing.rpartition("if 2 in crafts:")
    assert head and "blunt" in rest.split("crafts.count")[0]


def test_reasons_ask_for_themselves() -> None:
    assert " in crafts" not in emit(game_of(TOOLS))["texts.py"]


def test_a_zone_of_many_kinds_is_compared_with_an_empty_one(listing: str) -> None:
    assert "s.chest != NONE_OF_10" in listing
    assert "NONE_OF_10: list[int] = [0] * 10" in emit(game_of(TOOLS))["tables.py"]


@pytest.mark.parametrize("players", [2, 3])
def test_engine_and_interpreter_list_the_same(players: int) -> None:
    assert_engine_and_interpreter_play_alike(TOOLS, players, seed=players)
