"""What readings reach, on the pages: named by the reading, asked by rules, shown where both hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.analysis.specs import compiled
from tests.docs.pages import GAMES, files_of, read, reference, rules_only

from pravidla.backends.docs import Material, build_site
from pravidla.backends.docs.guards import decided
from pravidla.backends.docs.view import Section, Site, plain_text
from pravidla.exceptions.edition import edition_of


def sections(site: Site) -> dict[str, Section]:
    return {one.name: one for page in site.pages for one in page.sections if one.kind != "scenario"}


def reached(section: Section) -> list[str]:
    """What a reading reaches, as a reader sees it."""
    return [
        plain_text(line.sentence) for block in section.blocks if block.title == "Kde se uplatní" for line in block.lines
    ]


def test_of_three_answers_each_can_be_played_not_both() -> None:
    blocks = {
        one.name: [block.title for block in one.blocks if block.title.startswith("Lze hrát")]
        for page in rules_only("kanagawa").pages
        for one in page.sections
        if one.kind == "reading"
    }
    assert blocks["later_own_turn"] == ["Lze hrát všechno"]
    assert ["Lze hrát obojí"] in blocks.values()


@pytest.mark.parametrize("game", GAMES)
def test_every_reading_says_what_it_reaches_and_the_links_lead_there(game: str) -> None:
    site = reference(game)
    files = files_of(game)
    ids = {name: set(read(text).ids) for name, text in files.items() if name.endswith(".html")}
    for section in sections(site).values():
        if section.kind == "reading":
            words = [
                line.sentence[0] for block in section.blocks if block.title == "Kde se uplatní" for line in block.lines
            ]
            assert words, section.name
            for word in words:
                page, _, anchor = word.href.partition("#")
                assert anchor in ids[page], (section.name, word.href)


def test_a_reading_reaches_what_it_names_and_not_what_cites_the_same_paragraph() -> None:
    found = sections(reference("nippon"))
    assert reached(found["fewer_free_tokens"]) == [
        "Dvě lodě zdarma",
        "Dva vlaky zdarma",
        "Žárovky: vylepšení hned (Továrna)",
    ]
    assert reached(found["points_at_the_start"]) == ["Počáteční body"]
    assert reached(found["yen_at_the_start"]) == ["Jeny v\u00a0rozpočtu (Hráč)"]
    assert found["coal_needed.bulbs_1"].readings == ()


def test_an_answer_that_is_played_reaches_who_asks_for_it_too() -> None:
    found = sections(reference("nippon"))
    assert reached(found["ships_in_a_tie"]) == ["Lodě se počítají", "Lodě jen bez shody"]
    question = "Kdo při shodě bere body za lodě?"
    for name in ("ships_count", "ships_count.alone_only"):
        assert [plain_text(line.sentence) for line in found[name].readings] == [question]


def test_a_definition_leads_to_the_readings_that_it_rests_on() -> None:
    (line,) = sections(reference("velkomesto"))["take_income"].readings[:1]
    assert line.sentence[0].href.endswith("#reading-red_creditors")


def test_a_reading_stands_only_where_its_question_arises_and_something_that_it_reaches_is_played() -> None:
    found = sections(reference("velkomesto"))
    start = {"supply": "all_kinds", "composition": "complete"}
    for name, modules in (
        ("closed_cards_wake", {("metropole",), ("pristav", "metropole")}),
        ("landmarks_with_both_modules", {("pristav", "metropole")}),
        ("closed_landmarks", {("metropole",), ("pristav", "metropole")}),
        ("end_at_once", {(), ("pristav",), ("metropole",), ("pristav", "metropole")}),
    ):
        every = [(), ("pristav",), ("metropole",), ("pristav", "metropole")]
        shown = {one for one in every if decided(found[name].guard, 3, one, start) is not False}
        assert shown == modules, name


def test_what_a_reading_reaches_is_hidden_where_it_is_not_played() -> None:
    block = next(
        one for one in sections(reference("velkomesto"))["whose_order"].blocks if one.title == "Kde se uplatní"
    )
    assert [line.guard for line in block.lines] == [True, ("module", "metropole")]
    page = files_of("velkomesto")["readings.html"]
    assert '<li data-guard="[&#34;module&#34;,&#34;metropole&#34;]"><a href="modules-metropole.html#' in page


def test_the_other_answer_of_a_reading_is_reached_whatever_is_agreed_upon() -> None:
    block = next(
        one for one in sections(reference("mombasa"))["closed_columns"].blocks if one.title == "Kde se uplatní"
    )
    assert all(decided(line.guard, 2, (), {"closed_columns": "upper_four"}) is not False for line in block.lines)


def test_a_module_with_a_reading_of_its_own_shows_it_at_the_rule_of_the_base(tmp_path: Path) -> None:
    module = """\
- module: harbour
- value: price.by_ship
  adjusts: price
  by: 1 coin
- reading: dear_at_sea
  question: {cs: "Je na moři dráž?", en: "Is it dearer at sea?"}
  choices: {dearer: Ano, same: Ne}
  chosen: dearer
  because: so it is
  reaches: [buy, price.by_ship]
"""
    edition = edition_of(compiled(tmp_path, "- word: sea\n  text: {cs: moře, en: sea}\n", {"harbour.yaml": module}))
    assert edition is not None
    found = sections(build_site(Material(edition, "game"), "cs"))
    assert found["dear_at_sea"].guard == ("module", "harbour")
    assert [(plain_text(line.sentence), line.guard) for line in found["buy"].readings] == [
        ("Je na moři dráž?", ("module", "harbour"))
    ]


def test_open_questions_say_what_each_reading_reaches() -> None:
    page = next(one for one in reference("nippon").pages if one.file == "open.html")
    told = {plain_text(line.sentence): line.children for line in page.blocks[0].lines}
    (last,) = told["Kdo při shodě bere body za lodě?"][-1:]
    assert last.label == "Kde se uplatní"
    assert [plain_text(line.sentence) for line in last.children] == ["Lodě se počítají", "Lodě jen bez shody"]
    assert len(told) == sum(one.kind == "reading" for one in sections(reference("nippon")).values())
