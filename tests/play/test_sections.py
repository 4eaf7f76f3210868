"""The position as a player is told it."""

from __future__ import annotations

import pytest

from pravidla import load
from pravidla.play.sections import Entry, Section, changes, sections_of
from pravidla_runtime.text import NO_BREAK_SPACE

CATCH, CLOSED = "úlovek rybářské lodi", "objekty mimo provoz"


@pytest.mark.parametrize(
    ("modules", "told"),
    [((), set()), (("pristav",), {CATCH}), (("metropole",), {CLOSED}), (("pristav", "metropole"), {CATCH, CLOSED})],
)
def test_nothing_is_told_of_modules_that_are_not_in_play(modules: tuple[str, ...], told: set[str]) -> None:
    state = load("velkomesto", players=2, modules=modules).new_initial_state(1)
    labels = {entry.label for section in sections_of(state, 0, 2, "cs") for entry in section.entries}
    assert {CATCH, CLOSED} & labels == told
    assert any("balíček nízkých čísel" in label.lower() for label in labels) == bool(modules)


@pytest.mark.parametrize("game", ["kanagawa", "velkomesto", "nippon", "mombasa"])
def test_what_only_the_rules_keep_is_not_told(game: str) -> None:
    engine = load(game, players=2)
    kept = {field.cs[0] for field in engine.info.fields if not field.on_table}
    state = engine.new_initial_state(1)
    told = {entry.label for section in sections_of(state, 0, 2, "cs") for entry in section.entries}
    assert kept and kept.isdisjoint(told)


def test_a_field_of_a_board_that_has_become_empty_is_told_and_one_that_stays_is_not() -> None:
    def rows(of: str, *entries: tuple[str, str]) -> Section:
        return Section("rows", "", tuple(Entry(label, value, False) for label, value in entries), of=of)

    before = (rows("stalls", ("Vlevo", "čaj"), ("Vpravo", "sůl")), rows("towns", ("Brno", "hráč 1")))
    after = (rows("stalls", ("Vpravo", "sůl")), rows("towns", ("Brno", "hráč 2")))
    assert changes(after, before, "nic") == ["Vlevo: nic", "Brno: hráč 2"]
    assert changes(after[:1], before, "nic") == ["Vlevo: nic", "Brno: nic"]
    assert changes(after, after, "nic") == []


def test_what_stands_at_a_row_is_parted_from_its_name() -> None:
    state = load("mombasa", players=2).new_initial_state(1)
    told = {entry.label: entry.value for section in sections_of(state, 0, 2, "cs") for entry in section.entries}
    assert "B: 20 ks (skryto)" in told["zásoba knih"]
    company = told["Mombasa"].replace(NO_BREAK_SPACE, " ")
    assert company.startswith("stupnice společnosti: A1; stanice v sídle: levý sloupec: 4")


def test_cards_that_have_commas_in_their_names_are_parted_by_semicolons() -> None:
    state = load("kanagawa", players=4).new_initial_state(1)
    told = {entry.label: entry.value for section in sections_of(state, 0, 4, "cs") for entry in section.entries}
    diplomas = told["diplomy na stole"].replace(NO_BREAK_SPACE, " ")
    assert "4 různé budovy (7); 2 různé postavy (3)" in diplomas and "divočák, motýl a jelen (7)" in diplomas
