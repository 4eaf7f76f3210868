"""Pieces as pictures: what is printed on them, in words too; on the component pages, the module pages and on paper."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tests.docs.pages import GAMES, files_of, read, reference, rules_only

from pravidla.backends.docs.book import printed_picture
from pravidla.backends.docs.cards import Face, Printed, card_pictures, colour_in
from pravidla.backends.docs.view import Picture, plain_text

SVG = "{http://www.w3.org/2000/svg}"


def pictures(game: str, name: str) -> dict[str, Picture]:
    section = next(one for page in reference(game).pages for one in page.sections if one.name == name)
    table = next(block.table for block in section.blocks if block.table is not None)
    return {plain_text(row.cells[0].sentence): row.picture for row in table.rows if row.picture is not None}


def drawn(picture: Picture) -> ElementTree.Element:
    return ElementTree.fromstring(str(printed_picture(picture)["svg"]))


def texts(picture: Picture, kind: str) -> list[str]:
    return [str(one.text) for one in drawn(picture).iter(f"{SVG}text") if kind in str(one.get("class")).split()]


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_with_a_name_is_drawn(game: str) -> None:
    tables = [
        block.table
        for page in reference(game).pages
        for section in page.sections
        for block in section.blocks
        if section.kind == "component" and block.table is not None
    ]
    assert tables
    for table in tables:
        heights = {row.picture.svg.split('"')[3] for row in table.rows if row.picture is not None}
        assert all(row.picture is not None for row in table.rows) and len(heights) == 1


def test_a_card_shows_its_name_colour_figures_and_effect() -> None:
    card = pictures("velkomesto", "establishment")["Pekárna"]
    assert texts(card, "name") == ["Pekárna"]
    assert texts(card, "figure") == ["2, 3", "1"]
    assert "Druh objektu: obchod" in texts(card, "word")
    assert "hráč\u00a0H" in "".join(texts(card, "small")) or "hráč H" in "".join(texts(card, "small"))
    assert 'class="band tint-green"' in card.svg


def test_a_picture_says_in_words_what_it_shows() -> None:
    card = pictures("velkomesto", "establishment")["Kavárna"]
    root = drawn(card)
    assert root.get("role") == "img" and root.get("aria-label") == "Kavárna"
    title, told = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None and title.text == "Kavárna"
    assert told is not None and told.text == card.words and "Barva karty: červená" in card.words


def test_what_a_piece_does_not_have_is_not_printed_on_it() -> None:
    contract = pictures("nippon", "contract")["Kontrakt 2"]
    assert "Vítězné body" not in contract.words and "Jeny" in contract.words


def test_assumed_figures_are_marked() -> None:
    assert any(one.endswith("?") for one in texts(pictures("nippon", "contract")["Kontrakt 3"], "figure"))


def test_what_is_too_long_is_broken_and_cut() -> None:
    long = "nejneobhospodařovávatelnějšími " * 30
    (picture,) = card_pictures([Face(long, "karta", (Printed("štítek", long),), (long,))])
    assert max(len(one) for one in texts(picture, "name")) <= 20
    assert texts(picture, "name")[-1].endswith("…")
    assert "<" not in "".join(drawn(card_pictures([Face("a<b>", "k", (), ())])[0]).itertext()).replace("a<b>", "")


@pytest.mark.parametrize(("words", "tint"), [("white worker", "white"), ("Blue", "blue"), ("bakery", "")])
def test_a_colour_is_known_by_its_english_name(words: str, tint: str) -> None:
    assert colour_in(words) == tint


def test_pieces_of_a_module_are_drawn_on_its_page_and_link_to_their_row_where_it_stands() -> None:
    assert 'aria-label="Sushi bar"' in files_of("velkomesto")["modul-pristav.html"]
    assert "#component-establishment--pekarna" in read(files_of("velkomesto")["components.html"]).links


def test_a_printed_picture_has_no_variable_of_the_style_sheet() -> None:
    svg = str(printed_picture(pictures("velkomesto", "establishment")["Pekárna"])["svg"])
    assert "var(" not in svg and "Libertinus" in svg


def test_a_piece_that_does_nothing_by_itself_leads_to_the_rules_that_name_it() -> None:
    component = next(one for page in rules_only("nippon").pages for one in page.sections if one.name == "factory")
    table = next(block.table for block in component.blocks if block.table is not None)
    row = next(one for one in table.rows if plain_text(one.cells[0].sentence) == "Hedvábí: uhlí zůstane")
    assert [one.label for one in row.notes] == ["Viz"] and row.notes[0].sentence[0].href
    assert row.picture is not None and "Viz: " in row.picture.words


def test_a_tip_is_a_sentence_and_no_name_of_the_spec() -> None:
    text = files_of("velkomesto")["turn.html"]
    assert 'title="' in text and not re.findall(r' title="[a-z_]+"', text)
