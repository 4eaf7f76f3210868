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


@pytest.mark.parametrize(
    ("text", "headings"),
    [
        # Two titles in capitals glued to each other: an adjective, or a known word of titles, begins the second.
        ("Hráč táhne. PŘEHLED ZNAČEK OKAMŽITÝ ÚČINEK Vezměte si minci.", ["PŘEHLED ZNAČEK", "OKAMŽITÝ ÚČINEK"]),
        ("Hráč táhne. VELKÁ KARTA ZÁVĚREČNÉ BODOVÁNÍ Sečtěte body.", ["VELKÁ KARTA", "ZÁVĚREČNÉ BODOVÁNÍ"]),
        # The text after a title takes its words up again.
        ("Hráč táhne. Stranou od hry Otočená karta je stranou od hry. Pak končí.", ["Stranou od hry"]),
        ("Hráč táhne. Přístaviště Začínáte s jednou lodí. Pak končí.", ["Přístaviště"]),
        ("Je dáno pořadí. Další zásady Pořadí lodí Po hodu plujte. Pak končí.", ["Další zásady", "Pořadí lodí"]),
        # A bullet that the extraction reads as 0, and what is left of icons.
        ("PŘEHLED ZNAČEK 0 Lodě na moři 1 x Získáte 1 minci.", ["PŘEHLED ZNAČEK", "0 Lodě na moři"]),
        # The sentence begins as its title does.
        ("Hráč táhne. Barva lodí Barva přídě udává cenu. Pak končí.", ["Barva lodí"]),
        # A known title before roman numbers, and what an icon leaves between a title and its text.
        ("Hráč táhne. Průběh hry I. Fáze plavby, II. Fáze bouře. Pak končí.", ["Průběh hry"]),
        ("Hráč táhne. Poslední majáky + Osm majáků je na dně. Pak končí.", ["Poslední majáky"]),
        # The legend of a picture, known from elsewhere, is no part of the title before it.
        ("Úvod solný sklad Tato hra je o soli. Hráč táhne. solný sklad Pak končí.", ["Úvod"]),
        # A title inside of a list, and the number of what follows.
        ("Vezměte: - karty lodí; - minci. Lodní deník Pokud hráč pluje, píše. Pak končí.", ["Lodní deník"]),
        ("Hráč táhne. HERNÍ MATERIÁL 6 lodí, 7 mincí.", ["HERNÍ MATERIÁL"]),
        # Legends of a picture stand in crowds.
        ("Hráč táhne. Oblast lodí Zásoba soli Místo věží Dolní sklad Plavba je volná. Pak končí.", []),
    ],
)
def test_titles_end_where_the_next_or_the_text_begins(text: str, headings: list[str]) -> None:
    assert _headings(text) == headings


def test_a_running_title_with_the_number_of_its_page_is_dropped_inside_of_the_page_too() -> None:
    pages = ["PLAVBA LODÍ Hráč táhne. 1", "Hráč pluje. PLAVBA LODÍ 2 Pak končí. 2", "Loď stojí. 3"]
    transcript = read("\n".join(pages), repaired=False)
    assert [paragraph.text for paragraph in transcript.paragraphs if paragraph.kind == "heading"] == ["PLAVBA LODÍ"]
    assert "PLAVBA" not in " ".join(paragraph.text for paragraph in transcript.pages[1].paragraphs)


def test_a_cover_has_no_headings() -> None:
    text = "Přístav soli\nPRAVIDLA HRY Jan Malý\f PLAVBA LODÍ Hráč táhne kartu. 2"
    assert _headings(text) == ["PLAVBA LODÍ"]


def test_what_somebody_did_is_no_heading_of_the_credits() -> None:
    text = "Hráč táhne. AUTOR: Jan Malý ČESKÝ PŘEKLAD: Eva Malá VÝHRADNÍ PRODEJ V ČESKU: Sůl a syn."
    assert _headings(text) == []


def test_credits_and_components_end_where_rules_begin() -> None:
    text = "Herní materiál 5 karet 3 kostky Zamíchejte karty. Pak začněte. Autor: Jan Malý. Hráč musí platit."
    kinds = [paragraph.kind for paragraph in read(text, repaired=False).paragraphs]
    assert kinds == ["heading", "component_list", "component_list", "rule", "credits", "rule"]


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
        assert 2 * right / (2 * right + wrong + missing) >= 0.85
    right, wrong, missing = total
    print(f"headings of all: F1 {2 * right / (2 * right + wrong + missing):.3f}")
    assert 2 * right / (2 * right + wrong + missing) >= 0.85
