"""`pravidla transcript`, on a rules text of our own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.specs import CONFORMANCE

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD, USAGE

TEXT = """\
Hra o ovocném sadu

Každý hráč musí na začátku tahu utrhnout jedno jablko. Kdo chce, smí pak jedno jablko prodat.
Hráč nesmí mít v košíku víc než pět jablek.

Kdo první prodá deset jablek, vyhrává.
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
