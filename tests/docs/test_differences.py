"""Differences and open questions say what is said otherwise, and what is lost."""

from __future__ import annotations

import json

import pytest
from tests.docs.pages import files_of, reference

from pravidla.backends.docs.view import Block, Page, plain_text


def page_of(game: str, file: str) -> Page:
    return next(one for one in reference(game).pages if one.file == file)


def test_a_replaced_value_is_told_as_it_was_and_as_it_is() -> None:
    block = next(one for one in page_of("nippon", "diff.html").blocks if one.title == "3\u00a0→\u00a04\u00a0hráči")
    line = next(one for one in block.lines if "Počet řad dělníků" in plain_text(one.sentence))
    assert [(one.label, plain_text(one.sentence).isdigit()) for one in line.children] == [
        ("dřív", True),
        ("nyní", True),
    ]


def test_the_comparison_of_two_settings_knows_what_each_version_says() -> None:
    text = files_of("nippon")["diff.html"]
    table = page_of("nippon", "diff.html").blocks[0].table
    assert table is not None
    row = next(one for one in table.rows if plain_text(one.cells[0].sentence) == "Počet řad dělníků")
    assert row.subject is not None and len(row.said) == 1 + len(row.subject[1]) and all(row.said)
    assert json.dumps(row.said[0])[1:-1] in text


@pytest.mark.parametrize(("game", "known"), [("kanagawa", True), ("nippon", True), ("mombasa", False)])
def test_numbers_that_the_book_lost_stand_with_what_is_there_instead(game: str, known: bool) -> None:
    blocks: list[Block] = [one for one in page_of(game, "open.html").blocks if one.title == "Poškozená místa předlohy"]
    assert bool(blocks) is known
    for block in blocks:
        assert block.table is not None
        for row in block.table.rows:
            told = [plain_text(cell.sentence) for cell in row.cells]
            assert told[0].startswith("s") and "čísl" in told[1]
            assert told[2] == "nevíme" or (row.cells[2].sentence[0].href and told[3])
            assert told[0] != "s8.4.1" or told[2] == "Cena znalostí", "yen are asked for, not spaces"


def test_what_something_depends_on_is_told_in_a_sentence() -> None:
    (table,) = (
        block.table
        for page in reference("velkomesto").pages
        if page.file == "diff.html"
        for block in page.blocks
        if block.table is not None
    )
    told = [plain_text(row.cells[2].sentence).replace("\u00a0", " ") for row in table.rows]
    assert all(told) and not any("ne, pokud" in one or "když hraje se" in one for one in told)
    choice = "volba „Zásoba základní hry: všechny druhy, nebo deset druhů“ je „deset druhů“"
    modules = "neplatí, když se hraje s modulem Přístav nebo se hraje s modulem Metropole"
    assert f"{modules} nebo když {choice}" in told
