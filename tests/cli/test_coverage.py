"""`pravidla coverage`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.specs import CONFORMANCE, change

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD, USAGE
from pravidla.transcript import make_index, read_transcript, write_index

RULES = """\
- game: sample
  text: {cs: Ukázka, en: Sample}
  cites: [s1.1]
  players: 2
  play: main
  score: p.coins
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- state: each player
  uncited: written for this test
  has:
    coins: 0..9 coins, starts 2 coins
- action: buy
  text: {cs: "Kup {n}", en: "Buy {n}"}
  cites: [s1.2]
  choose: n from 1..5
  require:
    enough:
      that: my coins >= (n) coins
      else: {cs: Nemáš dost mincí, en: You have too few coins}
      cites: [s1.3]
  do:
    - decrease my coins by (n) coins
- rule: main
  cites: [s1.2]
  do:
    - take turns clockwise from first of players until my coins < 9 coins:
        - do buy
- rule: never_run
  uncited: written for this test
  do:
    - end the game
"""
SCENARIOS = """\
- scenario: a_purchase
  game: sample
  text: {cs: Nákup, en: A purchase}
  cites: [s1.2]
  players: [eva, karel]
  acting: eva
  begin: main
  when:
    - eva does buy with n 2
  then:
    - eva.coins is 0 coins
- scenario: too_dear
  game: sample
  text: {cs: Příliš drahé, en: Too dear}
  cites: [s1.3]
  players: [eva, karel]
  acting: eva
  begin: main
  illegal: eva does buy with n 3
  because: [s1.3]
"""
INDEX = """\
paragraphs:
  - {id: s1.1, page: 1, kind: box, sentences: [number], summary: "Hrají dva.", fingerprint: "%(f)s"}
  - {id: s1.2, page: 1, kind: rule, sentences: [permission], summary: "Hráč kupuje.", fingerprint: "%(f)s"}
  - {id: s1.3, page: 1, kind: rule, sentences: [prohibition, none], summary: "Jen za své.", fingerprint: "%(f)s"}
""".replace("%(f)s", "0" * 64)


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    folder = tmp_path / "sample"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "rules.yaml").write_text(RULES, encoding="utf-8")
    (folder / "scenarios" / "all.yaml").write_text(SCENARIOS, encoding="utf-8")
    (folder / "paragraphs.yaml").write_text(INDEX, encoding="utf-8")
    return folder


def test_a_rulebook_is_covered_when_scenarios_prove_it(spec: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", str(spec)]) == GOOD, capsys.readouterr()
    text = capsys.readouterr().out
    assert "3 binding sentences: 3 covered, 0 cited, 0 excused, 0 open" in text
    assert "3 definitions that can run: 2 by scenarios, 0 by random play only, 1 never" in text
    assert "never: never_run" in text


def test_a_prohibition_without_a_refused_move_is_only_cited(spec: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(spec, SCENARIOS[SCENARIOS.index("- scenario: too_dear") :], "", "scenarios/all.yaml")
    assert main(["coverage", str(spec)]) == FINDINGS
    assert "s1.3.1     prohibition  cited: no scenario expects its refusal (Jen za své.)" in capsys.readouterr().out


def test_an_open_sentence_comes_with_a_stub(spec: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(spec, "      cites: [s1.3]\n", "")
    change(spec, "cites: [s1.3]", "cites: [s1.2]", "scenarios/all.yaml")
    change(spec, "because: [s1.3]", "because: [enough]", "scenarios/all.yaml")
    assert main(["coverage", str(spec), "--worklist"]) == FINDINGS
    text = capsys.readouterr().out
    assert "# s1.3.1: no definition cites it" in text
    assert "cites: [s1.3.1]" in text


def test_coverage_is_there_as_json(spec: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", str(spec), "--format", "json", "--games", "0"]) == GOOD
    data = json.loads(capsys.readouterr().out)
    assert [sentence["status"] for sentence in data["book"]] == ["covered"] * 3
    assert data["play"]["never"] == ["never_run"]


def test_a_game_without_a_rulebook_has_only_the_play_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", str(CONFORMANCE / "rail_shares")]) == GOOD
    text = capsys.readouterr().out
    assert "has no paragraph index" in text
    assert "definitions that can run" in text


def test_a_transcript_needs_an_index_to_compare_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text.txt").write_text("Hráč je na tahu.\n", encoding="utf-8")
    arguments = ["coverage", str(CONFORMANCE / "rail_shares"), "--transcript", str(tmp_path / "text.txt")]
    assert main(arguments) == USAGE
    assert "no paragraph index" in capsys.readouterr().err


def test_a_broken_index_is_reported_at_its_place(spec: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(spec, "kind: box", "kind: crate", "paragraphs.yaml")
    assert main(["coverage", str(spec)]) == FINDINGS
    assert "sample/paragraphs.yaml:2:" in capsys.readouterr().err


def test_excuses_that_nothing_needs_or_that_are_too_many_are_printed(
    spec: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    needless = '"%s", excuses: [{kind: advice, sentence: 1, reason: "rada"}]}' % ("0" * 64)
    text = (spec / "paragraphs.yaml").read_text(encoding="utf-8")
    (spec / "paragraphs.yaml").write_text(text.replace(f'"{"0" * 64}"}}', needless, 1), encoding="utf-8")
    assert main(["coverage", str(spec), "--games", "0"]) == GOOD
    assert "warning[PRV723]: the excuse of `s1.1.1` is not needed: it is covered" in capsys.readouterr().out
    change(spec, "      cites: [s1.3]\n", "")
    change(spec, "cites: [s1.3]", "cites: [s1.2]", "scenarios/all.yaml")
    change(spec, "because: [s1.3]", "because: [enough]", "scenarios/all.yaml")
    excused = text.replace('summary: "Jen za své."', 'summary: "", excuses: [{kind: advice, reason: "rada"}]')
    (spec / "paragraphs.yaml").write_text(excused, encoding="utf-8")
    assert main(["coverage", str(spec), "--games", "0"]) == GOOD
    assert "warning[PRV724]: 1 of 3 binding sentences are excused" in capsys.readouterr().out


def test_sentences_taken_as_not_binding_are_listed_until_a_correction_settles_them(
    spec: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["coverage", str(spec), "--worklist", "--games", "0"]) == GOOD
    text = capsys.readouterr().out
    assert "# 1 sentence was taken as not binding (none); read it" in text and "#   page 1: s1.3.2 rule" in text
    corrected = 'sentences: [prohibition, none], corrections: [{sentence: 2, modality: permission, reason: "smí"}]'
    change(spec, "sentences: [prohibition, none]", corrected, "paragraphs.yaml")
    change(spec, "cites: [s1.2]", "cites: [s1.2, s1.3.2]")
    assert main(["coverage", str(spec), "--games", "0"]) == GOOD
    assert "corrections: 1 sentence judged by hand (1 none → permission)" in capsys.readouterr().out
    main(["coverage", str(spec), "--worklist", "--games", "0"])
    assert "not binding" not in capsys.readouterr().out


def test_a_modality_set_by_hand_is_a_finding_where_the_text_says_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = tmp_path / "only_read"
    spec.mkdir()
    text = tmp_path / "text.txt"
    text.write_text("Hráč na tahu smí koupit jeden strom. Nesmí ale zaplatit víc, než sám má.\n", encoding="utf-8")
    transcript, _ = read_transcript(text)
    assert transcript is not None
    read = write_index(make_index(transcript, {}))
    (spec / "paragraphs.yaml").write_text(read, encoding="utf-8")
    main(["coverage", str(spec), "--games", "0", "--transcript", str(text)])
    shown = capsys.readouterr().out
    assert "2 binding sentences" in shown and "transcript: " not in shown
    (spec / "paragraphs.yaml").write_text(read.replace("prohibition]", "obligation]"), encoding="utf-8")
    assert main(["coverage", str(spec), "--games", "0", "--transcript", str(text)]) == FINDINGS
    assert "transcript: s1.1.2: obligation became prohibition; a modality set by hand" in capsys.readouterr().out
