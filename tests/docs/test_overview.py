"""The first page of a game leads to its rules and says what they rest on."""

from __future__ import annotations

import pytest
from tests.docs.pages import GAMES, files_of, reference

from pravidla.backends.docs.pages import INDEX
from pravidla.backends.docs.view import Page, plain_text


def page(game: str, file: str) -> Page:
    return next(one for one in reference(game).pages if one.file == file)


@pytest.mark.parametrize("game", GAMES)
def test_the_overview_leads_to_every_rule_that_holds_in_every_setting(game: str) -> None:
    led = {word.href for block in page(game, INDEX).blocks for line in block.lines for word in line.sentence}
    for one in reference(game).pages:
        for section in one.sections:
            if one.group == "rules" and section.kind in ("rule", "action") and section.guard is True:
                assert section.overrides or f"{one.file}#{section.anchor}" in led, section.name


def test_the_overview_counts_what_the_coverage_page_counts() -> None:
    rows = [row for block in page("nippon", INDEX).blocks if block.table is not None for row in block.table.rows]
    counts = {plain_text(row.cells[0].sentence): row.cells[1].number for row in rows}
    told = next(block.table for block in page("nippon", "coverage.html").blocks if block.table is not None)
    assert counts["Závazné věty, které tu mají své místo"] == sum(row.cells[1].number or 0 for row in told.rows)
    scenarios = sum(one.kind == "scenario" for each in reference("nippon").pages for one in each.sections)
    assert counts["Příklady"] == scenarios


def test_the_name_of_the_edition_is_marked_with_the_language_it_is_in() -> None:
    assert '<p class="small" lang="cs">Kanagawa, česká pravidla</p>' in files_of("kanagawa", "en")[INDEX]
