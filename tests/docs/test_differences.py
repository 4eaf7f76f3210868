"""Differences and open questions say what is said otherwise, and what is lost."""

from __future__ import annotations

import json

import pytest
from tests.docs.pages import files_of, reference, rules_only

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


def test_an_exception_of_one_condition_is_told_against_that_condition() -> None:
    page = next(one for one in rules_only("kanagawa").pages if one.file == "diff.html")
    table = page.blocks[0].table
    assert table is not None
    (row,) = (one for one in table.rows if plain_text(one.cells[1].sentence) == "Podmínka" and len(one.said) > 1)
    assert plain_text(row.cells[0].sentence).startswith("Vezmi diplom …, podmínka „")
    assert row.said[0] == "barva (žeton diplomu) je barva rozhodovaných diplomů"
    changes = [line for block in page.blocks[1:] for line in block.lines if "podmínka" in plain_text(line.sentence)]
    assert changes and plain_text(changes[0].children[0].sentence) == row.said[0]


def test_only_the_condition_that_is_replaced_is_struck() -> None:
    sections = [one for page in rules_only("kanagawa").pages for one in page.sections]
    action = next(one for one in sections if any(over.condition for over in one.overridden))
    lines = [line for block in action.blocks for line in block.lines]
    assert action.without() == ()
    assert [line.name for line in lines if line.overridden] == [action.overridden[0].condition]


def test_what_adjusts_a_value_does_not_strike_it() -> None:
    sections = [one for page in rules_only("nippon").pages for one in page.sections]
    value = next(one for one in sections if one.name == "extra_yen")
    assert [one.does for one in value.overridden] == ["adjusts"] and value.without() == ()


def test_what_depends_on_the_settings_says_on_which() -> None:
    table = next(one for one in rules_only("velkomesto").pages if one.file == "diff.html").blocks[0].table
    assert table is not None
    readings = [one for one in table.rows if plain_text(one.cells[1].sentence) == "Výklad"]
    assert len(readings) > 9
    told = [plain_text(one.cells[2].sentence).replace("\u00a0", " ") for one in readings]
    assert all(told) and "hraje se s modulem Metropole" in told


def test_lists_that_a_module_brings_are_among_the_differences_too() -> None:
    table = next(one for one in rules_only("velkomesto").pages if one.file == "diff.html").blocks[0].table
    assert table is not None
    (row,) = (one for one in table.rows if plain_text(one.cells[0].sentence) == "Objekt – přidává Metropole")
    assert row.said == (), "a single empty text stands for an exception, which is told with what it replaces"
