"""Modules and house rules of a whole game: what contradicts is reported, what does not works from outside."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import pravidla
from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD

HARBOUR = """\
- applies: modules.pristav
- value: starting_coins.merchants
  overrides: [starting_coins]
  uncited: made up for this test
  from: assumed
  is: 4 coins
"""
METROPOLIS = """\
- applies: modules.metropole
- value: starting_coins.bankers
  overrides: [starting_coins]
  uncited: made up for this test
  from: assumed
  is: 6 coins
"""
HOUSE_RULES = """\
- value: starting_coins.house
  overrides: [starting_coins]
  uncited: a rule of our own
  from: assumed
  is: 5 coins
- value: victory.house
  adjusts: victory
  uncited: a rule of our own
  by: -1
"""
CONTRADICTION = """\
error[PRV301]: two exceptions of `starting_coins` apply at once: `starting_coins.merchants` and `starting_coins.bankers`
  --> bankers.yaml:2:10
   |
 2 | - value: starting_coins.bankers
   |          ^^^^^^^^^^^^^^^^^^^^^^ this one
   |
  ::: merchants.yaml:2:10
   |
 2 | - value: starting_coins.merchants
   |          ------------------------ and this one
   |
"""
"""How the report begins."""


def test_two_modules_that_contradict_each_other_are_reported_with_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "merchants.yaml").write_text(HARBOUR, encoding="utf-8")
    (tmp_path / "bankers.yaml").write_text(METROPOLIS, encoding="utf-8")
    assert main(["check", "velkomesto", "--overlay", "merchants.yaml", "--overlay", "bankers.yaml"]) == FINDINGS
    told = capsys.readouterr().out
    assert told.startswith(CONTRADICTION)
    assert "applies with: players=2,modules=pristav+metropole" in told
    assert told.count("PRV301") == 1


def test_a_module_alone_contradicts_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "merchants.yaml").write_text(HARBOUR, encoding="utf-8")
    assert main(["check", "velkomesto", "--overlay", "merchants.yaml"]) == GOOD


def test_house_rules_from_outside_hold_with_every_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    overlay = tmp_path / "house.yaml"
    overlay.write_text(HOUSE_RULES, encoding="utf-8")
    for modules, landmarks in (((), 3), (("pristav",), 6), (("metropole",), 5), (("pristav", "metropole"), 6)):
        game = pravidla.load("velkomesto", players=2, modules=modules, overlays=(overlay,))
        state, rng = game.new_initial_state(7), Random(7)
        ordinary = pravidla.load("velkomesto", players=2, modules=modules).new_initial_state(7)
        assert _of(state, "player_coins") == [coins + 2 for coins in _of(ordinary, "player_coins")]
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        (winner,) = state.winners()
        assert sum(_of(state, "player_built")[winner]) == landmarks


def _of(state: Any, field: str) -> Any:
    return state.to_dict()[field]


def test_what_a_row_does_is_told_with_the_steps_inside_its_last_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "velkomesto", "base", "pristav"]) == GOOD
    told = capsys.readouterr().out
    assert (
        "    + for p in players where p is not holder and p.coins >= 10 coins clockwise from holder:\n"
        "    +   - p pays p.coins / 2 rounded down to holder\n"
    ) in told


def test_a_single_line_more_is_shown_in_the_place_of_saying_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "velkomesto", "build_card"]) == GOOD
    told = capsys.readouterr().out
    assert "│     - set has_built to true\n" in told
    assert "… and 1 more" not in told
