"""Examples are told as the table of their state tells them, never as code."""

from __future__ import annotations

import re

import pytest
from tests.docs.pages import GAMES, files_of, read, reference

from pravidla.backends.docs.guards import decided
from pravidla.backends.docs.view import Section, plain_text
from pravidla.publishing.positions import Told, after, listed


def examples(game: str, language: str = "cs") -> list[Section]:
    return [one for page in reference(game, language).pages for one in page.sections if one.kind == "scenario"]


def told(game: str, name: str, language: str = "cs") -> dict[str, list[str]]:
    one = next(one for one in examples(game, language) if one.name == name)
    return {
        block.title: [plain_text(line.sentence).replace("\u00a0", " ") for line in block.lines] for block in one.blocks
    }


def test_what_is_given_stands_under_the_labels_of_the_table() -> None:
    given = told("kanagawa", "example_three_trees_taken")["Výchozí stav"]
    assert "Jana: objekty na obrazu – strom: 2" in given
    assert "Jana: ruka: léto, strom (1), za 1× pláně | pláně" in given


def test_what_comes_to_one_place_is_told_together() -> None:
    given = told("velkomesto", "moving_company_gives_what_is_there")["Výchozí stav"]
    places = [line.rpartition(": ")[0] for line in given]
    assert len(places) == len(set(places))


def test_of_a_stack_it_is_told_where_it_begins() -> None:
    stacks = [
        text
        for one in examples("kanagawa")
        if one.run is not None
        for label, text in one.run.before
        if label == "balíček lekcí"
    ]
    assert any(text.startswith("odspodu: ") for text in stacks)
    assert not any(text.startswith("odspodu: ") for text in stacks if " · " not in text)


def test_what_only_the_rules_keep_is_in_no_position() -> None:
    runs = [one.run for one in examples("kanagawa") if one.run is not None]
    labels = {label for run in runs for label, _ in run.before} | {one.label for run in runs for one in run.changes}
    assert any(label.endswith("štětce v\u00a0zásobě") for label in labels)
    assert [one for one in labels if "naposledy" in one or "poslední štětec" in one] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_example_gives_or_ends_with_a_step_of_code(game: str) -> None:
    code = re.compile(r"nově platí|přesuň |: →")
    for one in examples(game):
        lines = [line for block in one.blocks if block.title in ("Výchozí stav", "Výsledek") for line in block.lines]
        assert [plain_text(line.sentence) for line in lines if code.search(plain_text(line.sentence))] == [], one.name


def test_results_are_told_one_by_one_with_the_names_of_players_in_english_too() -> None:
    result = told("velkomesto", "wheat_field", "en")["Result"]
    assert "Adam: coins: 1 coin" in result
    assert not any(re.search(r"\badam\b|\d{4}", line) for line in result)


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_of_a_refusal_is_a_raw_name(game: str) -> None:
    known = re.compile(
        r"s\d+\.\d+|[„“]|to vybrat nelze: |teď se rozhoduje|víckrát to|nestačí to na cenu|se teď nenabízí"
    )
    for one in examples(game):
        lines = [line for block in one.blocks for line in block.lines if line.label == "Protože"]
        assert all(known.search(plain_text(line.sentence)) for line in lines), one.name


def test_of_a_long_pile_only_what_left_and_came_is_told() -> None:
    pile = tuple("abcdefgh")
    assert after(Told("pile", "…", pile), Told("pile", "whole", (*pile[:-1], "z"))) == "−\u00a0h · +\u00a0z"
    assert after(Told("pile", "…", pile), Told("pile", "turned", pile[::-1])) == "turned"
    assert after(Told("hand", "a", ("a",)), Told("hand", "b", ("b",))) == "b"


def test_names_with_commas_are_told_apart() -> None:
    assert listed(["léto, strom", "zima"]) == "léto, strom · zima"
    assert listed(["léto", "zima"]) == "léto, zima"
    assert listed([]) == "–"


def test_every_example_of_a_rule_can_be_reached_from_it() -> None:
    site = reference("velkomesto")
    section = max((one for page in site.pages for one in page.sections), key=lambda one: len(one.examples))
    assert len(section.examples) > 30
    links = read(files_of("velkomesto")[section.page]).links
    assert all(word.href in links for one in section.examples for word in one.sentence)


def test_links_to_examples_hold_with_the_modules_and_options_of_the_example() -> None:
    played = {one.anchor: one.run for one in examples("velkomesto") if one.run is not None}
    links = [
        (word.href.partition("#")[2], line.guard)
        for page in reference("velkomesto").pages
        for section in page.sections
        for line in section.examples
        for word in line.sentence
    ]
    assert len({guard for _, guard in links}) > 3
    for anchor, guard in links:
        run = played[anchor]
        assert decided(guard, 2, run.modules, dict(run.options)) is True
        other = () if run.modules else ("metropole",)
        assert decided(guard, run.count, other, dict(run.options)) is False
