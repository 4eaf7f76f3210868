"""Headings, which never stand on a line of their own."""

import json
from collections.abc import Callable

import pytest
from tests.transcript.heading_gold import GOLD, counts

from pravidla.transcript import read


def _headings(text: str) -> list[str]:
    return [paragraph.text for paragraph in read(text, repaired=False).paragraphs if paragraph.kind == "heading"]


@pytest.mark.parametrize(
    ("text", "heading"),
    [
        ("Hráč táhne kartu. Plavba lodí Hráč na tahu posune loď. Pak končí.", "Plavba lodí"),
        ("Hráč táhne kartu. Stavba mlýna Položte mlýn na mapu. Pak končí.", "Stavba mlýna"),
        ("Hráč táhne kartu. VÝPLATA MINCÍ Každý dostane minci.", "VÝPLATA MINCÍ"),
        (
            "Fáze jsou: 1. Plavba lodí (viz níže); 2. Bouře. Text. 1. Plavba lodí Tato fáze trvá krátce.",
            "1. Plavba lodí",
        ),
    ],
)
def test_a_title_glued_to_its_text_is_a_heading(text: str, heading: str) -> None:
    assert heading in _headings(text)


@pytest.mark.parametrize(
    "text",
    [
        "Hráč musí buď VZÍT SI MINCI z banku, nebo složit náklad.",
        "Hráč zaplatí mýto (MINCE A SŮL) do banku.",
        "POZNÁMKA! Mince se nevracejí.",
    ],
)
def test_capitals_inside_a_sentence_and_labels_are_no_headings(text: str) -> None:
    assert _headings(text) == []


def test_a_label_in_capitals_begins_a_note() -> None:
    paragraphs = read("Hráč táhne. DŮLEŽITÉ! Mince se nevracejí.", repaired=False).paragraphs
    assert [paragraph.kind for paragraph in paragraphs] == ["rule", "note"]


def test_headings_of_the_real_rulebooks_are_found(transcript_of: Callable[[str], str | None]) -> None:
    total = [0, 0, 0]
    for game, gold in json.loads(GOLD.read_text(encoding="utf-8")).items():
        text = transcript_of(game)
        if text is None:
            return
        right, wrong, missing = counts(read(text), gold)
        total = [sum(pair) for pair in zip(total, (right, wrong, missing), strict=True)]
        print(f"headings of {game}: F1 {2 * right / (2 * right + wrong + missing):.2f}")
    right, wrong, missing = total
    print(f"headings of all: F1 {2 * right / (2 * right + wrong + missing):.3f}")
    assert 2 * right / (2 * right + wrong + missing) >= 0.75
