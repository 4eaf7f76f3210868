"""The user's own transcript beside the index."""

from __future__ import annotations

from pathlib import Path

import pytest

from pravidla.language_server.passages import VARIABLE, Passages, transcripts_folder
from pravidla.transcript import make_index, read_transcript

TEXT = """\
Pravidla tržiště

Každý hráč si na začátku vezme pět mincí z banku.

Hráč nesmí mít v ruce víc než čtyři karty. Kdo jich má víc, odloží přebytečné.
"""


def test_paragraphs_and_sentences_are_found_by_their_ids(tmp_path: Path) -> None:
    path = tmp_path / "trh.txt"
    path.write_text(TEXT, encoding="utf-8")
    transcript, _ = read_transcript(path)
    assert transcript is not None
    index = make_index(transcript, {})
    passages = Passages(tmp_path)
    found = passages.of("trh", index)
    assert found["s1.2"].startswith("Každý hráč") and found["s1.2.3"] == "Kdo jich má víc, odloží přebytečné."
    assert passages.of("trh", index) is found
    assert passages.of("jinde", index) == {} and passages.of("trh", None) == {}
    path.unlink()
    assert passages.of("trh", index) == {}


def test_the_folder_is_named_by_the_editor_or_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert transcripts_folder(None) is None and Passages(None).of("trh", None) == {}
    monkeypatch.setenv(VARIABLE, "/there")
    assert transcripts_folder(None) == Path("/there") and transcripts_folder("/here") == Path("/here")
