"""Where and how a spec cites its rulebook."""

from pathlib import Path

import pytest

from pravidla.model.citing import Citation, citation_records
from pravidla.model.load import load_spec

_SPEC = """\
- game: harbour
  text: {cs: Přístav, en: Harbour}
  cites: [s1.1]
  players: 2..4
  play: main
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- state: each player
  has:
    coins: 0..20 coins
  cites: [s1.2]
- value: limit
  cites: [s1.3]
  is: 4 coins
- invariant: never_too_many
  cites: [s1.4]
  that: no (p in players where p.coins > 20 coins)
- action: earn
  text: {cs: Vydělej, en: Earn}
  cites: [s1.5]
  require:
    room: my coins < limit [s1.6]
    early:
      that: my coins < 3 coins
      else: {cs: Pozdě, en: Too late}
      cites: [s1.7, s1.8.2]
  do:
    - increase my coins by 1 coin [s1.9]
- rule: main
  uncited: the frame of the game
  do:
    - if my coins is 0 coins [s1.10]:
        - do earn
"""


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Citation]:
    folder: Path = tmp_path_factory.mktemp("harbour")
    (folder / "rulebook.yaml").write_text(_SPEC, encoding="utf-8")
    spec, diagnostics = load_spec(folder)
    assert spec is not None, diagnostics
    return {ref: record for record in citation_records(spec) for ref in record.refs}


def test_every_citation_is_found_once_with_its_definition(records: dict[str, Citation]) -> None:
    assert list(records) == ["s1.1", "s1.2", "s1.3", "s1.4", "s1.5", "s1.6", "s1.7", "s1.8.2", "s1.9", "s1.10"]
    assert {records[f"s1.{n}"].definition for n in (5, 6, 7, 9)} == {"earn"}


def test_requirements_guards_and_invariants_are_told_from_steps(records: dict[str, Citation]) -> None:
    kinds = {ref: records[ref].kind for ref in ("s1.4", "s1.5", "s1.6", "s1.7", "s1.9", "s1.10")}
    assert kinds == {
        "s1.4": "invariant",
        "s1.5": "action",
        "s1.6": "require",
        "s1.7": "require",
        "s1.9": "action",
        "s1.10": "guard",
    }


def test_a_definition_with_a_number_holds_a_figure(records: dict[str, Citation]) -> None:
    assert records["s1.1"].has_figure
    assert records["s1.3"].has_figure
    assert records["s1.4"].has_figure


def test_a_citation_at_the_end_of_a_sentence_has_its_place(records: dict[str, Citation]) -> None:
    span = records["s1.6"].span
    assert _SPEC[span.start : span.end] == "[s1.6]"


def test_a_state_of_which_all_is_hidden_says_so(tmp_path: Path) -> None:
    hidden = """
- state: game
  has:
    pack: stack of card, seen by nobody, starts cards
  cites: [s1.8]
- component: card
  uncited: a test
- state: each player
  has:
    hand: pile of card, seen by owner
    laid: pile of card
  cites: [s1.9]
"""
    (tmp_path / "rulebook.yaml").write_text(_SPEC.split("- unit:")[0] + hidden, encoding="utf-8")
    spec, diagnostics = load_spec(tmp_path)
    assert spec is not None, diagnostics
    kinds = {ref: record.kind for record in citation_records(spec) for ref in record.refs}
    assert (kinds["s1.8"], kinds["s1.9"]) == ("hidden", "state")
