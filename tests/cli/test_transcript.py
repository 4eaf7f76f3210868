"""`pravidla transcript`, on a rules text of our own."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.specs import CONFORMANCE
from tests.transcript.editions import EDITION, NEW_EDITION

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD, USAGE
from pravidla.transcript import make_index, read, write_index

TEXT = """\
Hra o ovocném sadu

Každý hráč musí na začátku tahu utrhnout jedno jablko. Kdo chce, smí pak jedno jablko prodat.
Hráč nesmí mít v košíku víc než pět jablek.

Kdo první prodá deset jablek, vyhrává.
"""
RULES = """\
- game: orchard
  text: {cs: Sad, en: Orchard}
  uncited: a test
  players: 2
  play: a
- rule: a
  uncited: a test
  do:
    - end the game
"""


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "sad.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_sentences_are_shown_with_what_they_do(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["transcript", str(text)]) == GOOD
    shown = capsys.readouterr().out
    assert "obligation" in shown and "permission" in shown and "prohibition" in shown
    assert "binding" in shown


def test_a_transcript_is_there_as_json(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["transcript", str(text), "--format", "json"]) == GOOD
    (page,) = json.loads(capsys.readouterr().out)["pages"]
    sentences = [sentence for paragraph in page["paragraphs"] for sentence in paragraph["sentences"]]
    assert any(sentence["modality"] == "prohibition" and sentence["binding"] for sentence in sentences)


def test_a_file_that_is_no_text_is_a_finding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "scan.pdf").write_bytes(b"%PDF-1.7\x00\x01\x02" * 50)
    assert main(["transcript", str(tmp_path / "scan.pdf")]) == FINDINGS
    assert "error[PRV" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["transcript", "no such file.txt"]) == USAGE
    assert "does not exist" in capsys.readouterr().err


def test_aligning_to_a_game_without_an_index_is_a_finding(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["transcript", str(text), "--align", str(CONFORMANCE / "pig")]) == FINDINGS
    assert "paragraphs.yaml" in capsys.readouterr().err


def test_what_a_document_lost_is_shown_with_its_evidence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = (Path(__file__).parents[1] / "transcript" / "hora_relikvii.txt").read_text(encoding="utf-8")
    path = tmp_path / "hora.txt"
    path.write_text(rules.translate(str.maketrans("", "", "pP4")), encoding="utf-8")
    assert main(["transcript", str(path)]) == GOOD
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith("lost: the letter `p`, all of it (seen 0 times where Czech rules have about ")
    assert "→" in shown[0] and "unknown words" in shown[0]


def test_a_new_edition_is_compared_and_the_definitions_that_cite_what_changed_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "orchard"
    folder.mkdir()
    index = make_index(read(EDITION), {})
    (folder / "paragraphs.yaml").write_text(write_index(index), encoding="utf-8")
    rules = "".join(
        f"- rule: rule_{number}\n  cites: [{entry.id}]\n  do:\n    - end the game\n"
        for number, entry in enumerate(index.entries, start=1)
    )
    head = "- game: orchard\n  text: {cs: Sad, en: Orchard}\n  uncited: a test\n  players: 2\n  play: rule_1\n"
    (folder / "rules.yaml").write_text(head + rules, encoding="utf-8")
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text(EDITION, encoding="utf-8")
    new.write_text(NEW_EDITION, encoding="utf-8")

    assert main(["transcript", str(old), "--align", str(folder)]) == GOOD
    capsys.readouterr()
    assert main(["transcript", str(new), "--align", str(folder)]) == FINDINGS
    lines = [line for line in capsys.readouterr().err.splitlines() if line.startswith("s1.")]
    assert {line.split(" (")[0]: line.partition("; cited by ")[2] for line in lines} == {
        "s1.2: changed": "rule_2",
        "s1.3: moved": "rule_3",
        "s1.4: vanished": "rule_4",
        "s1.6: appeared": "",
    }


def test_an_index_is_brought_up_to_date_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "orchard"
    folder.mkdir()
    path = folder / "paragraphs.yaml"
    full = write_index(make_index(read(EDITION), {"s1.2": "Košík."}))
    path.write_text("".join(line for line in full.splitlines(keepends=True) if "exact:" not in line), encoding="utf-8")
    (folder / "rules.yaml").write_text(RULES, encoding="utf-8")
    text = tmp_path / "old.txt"
    text.write_text(EDITION, encoding="utf-8")

    assert main(["transcript", str(text), "--align", str(folder), "--write"]) == GOOD
    assert "s1.1: checksum added\n" in capsys.readouterr().out
    assert path.read_text(encoding="utf-8") == full
    assert main(["transcript", str(text), "--align", str(folder), "--write"]) == GOOD
    assert capsys.readouterr().out == f"{path}: up to date\n"
    assert {file.name for file in folder.iterdir()} == {"rules.yaml", "paragraphs.yaml"}


@pytest.fixture
def orchard(tmp_path: Path) -> Path:
    """A game with an index of the text above, in which the last sentence of a paragraph was judged by hand."""
    folder = tmp_path / "orchard"
    folder.mkdir()
    index = write_index(make_index(read(TEXT), {}))
    judged = "    corrections:\n      - {sentence: 4, modality: none, reason: a test}\n"
    at = index.index("    fingerprint", index.index("prohibition"))
    (folder / "paragraphs.yaml").write_text(index[:at] + judged + index[at:], encoding="utf-8")
    (folder / "rules.yaml").write_text(RULES, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ("Ahoj.\n", "is it the rulebook of another game?"),
        (TEXT.replace("Hráč nesmí mít v košíku víc než pět jablek.\n", ""), "would no longer fit the text"),
    ],
)
def test_an_index_is_left_alone_where_the_text_does_not_fit_it(
    orchard: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], other: str, said: str
) -> None:
    before = (orchard / "paragraphs.yaml").read_bytes()
    (tmp_path / "other.txt").write_text(other, encoding="utf-8")
    assert main(["transcript", str(tmp_path / "other.txt"), "--align", str(orchard), "--write"]) != GOOD
    assert said in capsys.readouterr().err
    assert (orchard / "paragraphs.yaml").read_bytes() == before


def test_an_index_is_not_written_by_a_text_that_could_not_be_repaired(
    orchard: Path, text: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (orchard / "paragraphs.yaml").read_bytes()
    monkeypatch.setattr("pravidla.transcript.files.read", lambda text: replace(read(text), lexicon=False))
    assert main(["transcript", str(text), "--align", str(orchard), "--write"]) != GOOD
    assert "those of a repaired text" in capsys.readouterr().err
    assert (orchard / "paragraphs.yaml").read_bytes() == before


def test_writing_an_index_needs_a_game(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["transcript", str(text), "--write"]) == USAGE
    assert "--align GAME" in capsys.readouterr().err
