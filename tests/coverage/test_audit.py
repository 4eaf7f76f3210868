"""Where figures come from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.coverage.audit import Figure, audit
from pravidla.model.load import load_spec

HEAD = """\
- game: sample
  text: {cs: Ukázka, en: Sample}
  uncited: written for this test
  players: 2
  play: main
- rule: main
  uncited: written for this test
  do:
    - end the game
"""


def figures(folder: Path, text: str) -> dict[str, Figure]:
    (folder / "rules.yaml").write_text(HEAD + text, encoding="utf-8")
    spec, _ = load_spec(folder)
    assert spec is not None
    return {f"{figure.definition} {figure.what}".strip(): figure for figure in audit(spec).figures}


def test_the_nearest_provenance_of_a_cell_wins(tmp_path: Path) -> None:
    found = figures(
        tmp_path,
        """\
- component: card
  uncited: written for this test
  columns: {cost: 0..9, value: 0..9}
  copies: 2
  from: {cost: component K1, value: transcript s1.1}
  rows:
    - {id: low, cost: 1, value: 2}
    - {id: high, cost: 3, value: 4, from: assumed}
    - {id: odd, cost: 5, value: 6, from: {value: deduced s1.2}}
""",
    )
    assert found["card low.cost"].provenance == "component K1"
    assert found["card low.value"].kind == "transcript"
    assert found["card high.cost"].kind == found["card high.value"].kind == "assumed"
    assert found["card odd.cost"].provenance == "component K1"
    assert found["card odd.value"].provenance == "deduced s1.2"
    assert found["card low.copies"].value == "2"
    assert found["card low.copies"].kind == "none"


def test_a_row_that_is_added_has_as_many_copies_as_the_others(tmp_path: Path) -> None:
    text = """\
- component: token
  uncited: written for this test
  copies: 2 per player
  rows: [{id: round}]
- component: token
  uncited: written for this test
  adds: [{id: square}, {id: long, copies: 5}]
"""
    found = figures(tmp_path, text)
    copies = [found[f"token {row}.copies"].value for row in ("round", "square", "long")]
    assert copies == ["2 per player", "2 per player", "5"]


def test_rules_of_another_text_are_counted_apart_from_figures(tmp_path: Path) -> None:
    text = """\
- rule: known
  uncited: written for this test
  from: source another edition
  do:
    - do: do guessed
      from: assumed
- rule: guessed
  uncited: written for this test
  from: deduced from the picture
  do: []
- value: size
  uncited: written for this test
  from: source another edition
  is: 4
"""
    (tmp_path / "rules.yaml").write_text(HEAD + text, encoding="utf-8")
    spec, _ = load_spec(tmp_path)
    assert spec is not None
    found = audit(spec)
    assert [(one.definition, one.what, one.kind) for one in found.borrowed] == [
        ("known", "rule", "source"),
        ("known", "step", "assumed"),
        ("size", "", "source"),
    ]
    assert "known" not in {one.definition for one in found.figures if one.what == "rule"}


def test_each_figure_of_a_table_may_have_its_own_provenance(tmp_path: Path) -> None:
    found = figures(
        tmp_path,
        """\
- table: prize(1..3 day, 1..2 standing)
  uncited: written for this test
  from: {1: transcript s2.1, "2, 2": transcript s2.2, otherwise: assumed}
  rows:
    1: [5, 3]
    2: [8, 4]
    3: [9, 6]
- track: ladder
  uncited: written for this test
  columns: {worth: 0..9, toll: 0..9}
  from: {toll: source a review, otherwise: assumed}
  spaces:
    - {worth: 0, toll: 1}
    - {worth: 4, toll: 2, from: {worth: transcript s2.3}}
""",
    )
    kinds = {name: one.kind for name, one in found.items()}
    assert kinds == {
        **dict.fromkeys(("prize 1, 1", "prize 1, 2", "prize 2, 2", "ladder 1.worth"), "transcript"),
        **dict.fromkeys(("prize 2, 1", "prize 3, 1", "prize 3, 2", "ladder 0.worth"), "assumed"),
        **dict.fromkeys(("ladder 0.toll", "ladder 1.toll"), "source"),
    }


def test_tables_tracks_and_steps_are_figures_too(tmp_path: Path) -> None:
    found = figures(
        tmp_path,
        """\
- table: prize(1..2 standing)
  uncited: written for this test
  from: assumed
  rows: {1: 5, 2: 3}
- track: ladder
  uncited: written for this test
  columns: {worth: 0..9}
  from: transcript s2.1
  spaces:
    - {worth: 0}
    - {worth: 4, from: assumed}
- rule: deal
  uncited: written for this test
  do:
    - do: end the game
      from: transcript s2.2
""",
    )
    assert (found["prize 1"].value, found["prize 1"].kind) == ("5", "assumed")
    assert found["ladder 0.worth"].kind == "transcript"
    assert found["ladder 1.worth"].kind == "assumed"
    assert found["deal step"].provenance == "transcript s2.2"
    assert found["deal step"].line == 24


def test_copies_said_for_all_rows_come_from_there_and_each_state_has_its_own_source(tmp_path: Path) -> None:
    found = figures(
        tmp_path,
        """\
- component: card
  uncited: written for this test
  copies: 2
  columns: {cost: 0..9}
  from: {copies: transcript s1.1}
  rows:
    - {id: low, cost: 1, from: transcript s9.9}
    - {id: high, cost: 3, copies: 5, from: transcript s9.8}
- state: game
  uncited: written for this test
  has:
    pot: 0..9
    rest: 0..5
    shown: true or false
  from: {pot: transcript s1.2, rest: assumed}
""",
    )
    assert found["card low.copies"].provenance == "transcript s1.1"
    assert found["card high.copies"].provenance == "transcript s9.8"
    assert (found["game pot"].value, found["game pot"].kind) == ("0..9", "transcript")
    assert found["game rest"].kind == "assumed"
    assert "game shown" not in found


def test_the_command_counts_and_lists_assumed_figures(capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path(__file__).resolve().parents[1] / "conformance" / "rail_shares"
    assert main(["audit", str(folder)]) == GOOD
    assert "7 assumed" in capsys.readouterr().out
    assert main(["audit", str(folder), "--assumed"]) == GOOD
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7
    assert all("rail_shares/rules.yaml:" in line for line in lines)
    assert main(["audit", str(folder), "--format", "json"]) == GOOD
    assert json.loads(capsys.readouterr().out)["counts"]["assumed"] == 7


def test_a_figure_without_provenance_is_a_finding(tmp_path: Path) -> None:
    found = figures(
        tmp_path,
        """\
- component: card
  uncited: written for this test
  columns: {cost: 0..9}
  copies: 1
  rows: [{id: low, cost: 1}]
""",
    )
    assert {figure.kind for figure in found.values()} == {"none"}
    assert FINDINGS == 1


def test_an_assumed_figure_says_what_would_settle_it() -> None:
    spec, _ = load_spec(Path(__file__).resolve().parents[1] / "conformance" / "two_quays")
    assert spec is not None
    told = {f"{one.definition} {one.what}".strip(): one.told() for one in audit(spec).assumed()}
    assert told["building quay.cost"] == "assumed; settled by the pieces `building` of a box, counted and read"
    assert told["towers_needed"] == "assumed; settled by an answer of the publisher"
