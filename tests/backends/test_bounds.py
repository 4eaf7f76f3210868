"""What cannot be too large is not tested in play, and what is no part of the configuration is not touched."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from tests.backends.engines import assert_engine_and_interpreter_play_alike, function_of

from pravidla.analysis import analyse
from pravidla.backends.python import emit

DICE = """\
- game: throws
  text: {cs: Hody, en: Throws}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 40
  score: p.points
- die: die
  forms: {cs: [kostka, kostky, kostek], en: [die, dice]}
  faces: 1..6
- state: game
  uncited: written for the tests
  has:
    thrown: row of 1..6, at most ROOM
    total: 0..12
- state: each player
  uncited: written for the tests
  has:
    points: 0..99
    turn: 0..4
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my turn is 4:
        - increase my turn by 1
        - do:
            - choose number from 1..2:
                - roll (number) dice into thrown
                - set total to sum of thrown
                - increase my points by total
          text: {cs: "Hoď tolika kostkami: {number}", en: "Throw {number} dice"}
"""


def test_dice_that_have_room_are_not_counted() -> None:
    assert "full(" not in function_of(DICE.replace("ROOM", "2"), "main_roll_given")
    assert "full(" not in function_of(DICE.replace("ROOM", "2"), "main_chance")
    assert "full(" in function_of(DICE.replace("ROOM", "1"), "main_chance")


def test_a_sum_of_what_has_room_is_no_larger_than_that() -> None:
    fault = 'raise out_of_bounds("total"'
    assert fault not in function_of(DICE.replace("ROOM", "2"), "main_after_roll")
    assert fault in function_of(DICE.replace("ROOM", "3"), "main_after_roll")


@pytest.mark.parametrize("players", [2, 3])
def test_engine_and_interpreter_throw_alike(players: int) -> None:
    assert_engine_and_interpreter_play_alike(DICE.replace("ROOM", "2"), players, seed=players)


def test_what_belongs_to_a_module_is_reset_only_with_it() -> None:
    rules = DICE.replace("ROOM", "2").replace("  score: p.points\n", "  score: p.points\n  modules: [wind]\n")
    wind = """\
- module: wind
  text: {cs: Vítr, en: Wind}
  uncited: written for the tests
- state: game
  uncited: written for the tests
  has:
    gusts: 0..9, reset each main
- word: gusts
  text: {cs: poryvy, en: gusts}
- trigger: blows
  upon: before main
  uncited: written for the tests
  do:
    - increase gusts by 1
"""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "rules.yaml").write_text(rules, encoding="utf-8")
        Path(folder, "wind.yaml").write_text(wind, encoding="utf-8")
        done = analyse(Path(folder))
    assert done.game is not None, done.diagnostics
    written = emit(done.game)["rules.py"]
    assert "    if s.game.with_wind:\n        s.gusts = 0\n" in written
