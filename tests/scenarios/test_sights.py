"""Scenarios that say who may know what, on interpreter and engine."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pravidla.analysis import analyse
from pravidla.scenarios.engine import on_engine
from pravidla.scenarios.runner import run_scenario

RULES = Path(__file__).parents[1] / "conformance" / "sealed_bids" / "rules.yaml"
SCENARIO = """
- scenario: who_knows_what
  game: sealed_bids
  text: {cs: Kdo co ví, en: Who knows what}
  uncited: written for the tests
  players: [eva, karel]
  given:
    - move 1 of four from box to eva.hand
    - move 1 of one from box to eva.hand
    - move 1 of three from box to karel.hand
    - move 1 of two from box to karel.hand
  acting: eva
  begin: round
  when:
    - eva chooses card one
    - karel chooses card three
  then:
    - three in karel.played
"""


def spec(folder: Path, more: str) -> Path:
    (folder / "rules.yaml").write_text(RULES.read_text(encoding="utf-8") + SCENARIO + more, encoding="utf-8")
    return folder


def failures(folder: Path, more: str) -> list[str]:
    """What is told of the interpreter, then of the engine."""
    done = analyse(spec(folder, more))
    assert done.game is not None, done.diagnostics
    results = [run_scenario(done.game, one) for one in done.scenarios]
    engine = on_engine(done.game, results)
    return [one.message for found in (*(one.failures for one in results), *engine.values()) for one in found]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("  sees: {eva: [eva.hand, karel.played, three in karel.played, karel.points]}\n", []),
        ("  hidden: {eva: [karel.hand, two in karel.hand], karel: [eva.hand]}\n", []),
        ("  sees: {eva: [karel.bid]}\n", []),
        ("  sees: {eva: [karel.hand]}\n", ["eva may not know `karel.hand`"]),
        ("  hidden: {karel: [eva.played]}\n", ["karel may know `eva.played`"]),
        ("  hidden: {karel: [eva.bid]}\n", ["karel may know `eva.bid`"]),
        ("  hidden: {eva: [one in karel.hand]}\n", ["`one in karel.hand` does not hold"]),
        ("  sees: {karel: [four in eva.hand]}\n", ["karel may not know `four in eva.hand`"]),
    ],
)
def test_what_a_player_may_know_is_what_the_scenario_says(more: str, told: list[str], tmp_path: Path) -> None:
    assert failures(tmp_path, more) == told


@pytest.mark.parametrize(
    ("more", "code", "told"),
    [
        ("  sees: {anna: [eva.hand]}\n", "PRV501", "unknown player of the scenario `anna`"),
        ("  sees: {eva: [count of karel.hand]}\n", "PRV602", "a zone or a state is wanted here"),
        ("  sees: {eva: [karel in eva.hand]}\n", "PRV601", "wanted"),
        ("  sees: {eva: [eva in players]}\n", "PRV602", "a zone or a state is wanted here"),
        ("  hidden: {eva: [karel.hnad]}\n", "PRV501", "unknown state"),
        ("  hidden: {eva: []}\n", "PRV244", "this is empty"),
    ],
)
def test_what_cannot_be_known_is_refused(more: str, code: str, told: str, tmp_path: Path) -> None:
    (one,) = analyse(spec(tmp_path, more)).diagnostics
    assert one.code == code and told in one.message


def test_an_engine_that_tells_too_much_is_found_out(tmp_path: Path) -> None:
    done = analyse(spec(tmp_path, "  hidden: {eva: [karel.hand, two in karel.hand]}\n"))
    assert done.game is not None
    results = [run_scenario(done.game, one) for one in done.scenarios]
    fields = {name: replace(one, seen_by="all") for name, one in done.game.fields.items()}
    (found,) = on_engine(replace(done.game, fields=fields), results).values()
    assert [one.message for one in found] == ["engine: `karel.hand` is seen", "engine: `two in karel.hand` is seen"]
