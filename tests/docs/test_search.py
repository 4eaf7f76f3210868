"""The search: Czech words in any form, with diacritics and without; numbers, cards, English terms."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.docs.pages import GAMES, reference, rules_only

from pravidla.backends.docs.search import Index, fold, index_of, look_up
from pravidla.backends.docs.search.declension import conjugated, declined
from pravidla.backends.docs.search.index import names_of
from pravidla.backends.docs.search.lexicon import lexicon_of
from pravidla.folding import words_in

PARADIGMS = [
    line.split() for line in (Path(__file__).parent / "paradigms.txt").read_text(encoding="utf-8").splitlines()
]


@cache
def index(game: str) -> Index:
    return index_of(rules_only(game))


@cache
def words_of(game: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(words_in(f"{one.title} {one.text} {one.also}")) for one in index(game).entries)


def measured(folded: bool) -> tuple[float, float, int]:
    """Recall and precision, each the average over lexemes of the average over their forms, and how many occur."""
    recalls, precisions = [], []
    for forms in PARADIGMS:
        holding = {game: {n for n, words in enumerate(words_of(game)) if words & set(forms)} for game in GAMES}
        relevant = sum(len(found) for found in holding.values())
        if not relevant:
            continue
        mine: list[tuple[float, float]] = []
        for form in forms:
            found = {game: set(look_up(index(game), fold(form) if folded else form)) for game in GAMES}
            hits = sum(len(found[game] & holding[game]) for game in GAMES)
            total = sum(len(one) for one in found.values())
            mine.append((hits / relevant, hits / total if total else 1.0))
        recalls.append(sum(recall for recall, _ in mine) / len(mine))
        precisions.append(sum(precision for _, precision in mine) / len(mine))
    return sum(recalls) / len(recalls), sum(precisions) / len(precisions), len(recalls)


@pytest.mark.parametrize("folded", [False, True], ids=["with diacritics", "without"])
def test_words_are_found_in_every_form(folded: bool) -> None:
    recall, precision, lexemes = measured(folded)
    assert lexemes >= 60
    assert recall >= 0.97 and precision >= 0.90


def test_a_search_needs_nothing_that_running_the_examples_shows() -> None:
    assert rules_only("hedvabna_stezka").entries == reference("hedvabna_stezka").entries


def titles(game: str, query: str) -> list[str]:
    return [index(game).entries[one].title for one in look_up(index(game), query)]


@pytest.mark.parametrize("query", ["pekaren", "PEKÁRNOU", "pekarnach", "bakery"])
def test_a_card_is_found_first_by_its_name_in_any_form_and_in_english(query: str) -> None:
    assert "Pekárna" in titles("velkomesto", query)[:5]


@pytest.mark.parametrize("query", ["Chang'an", "chang’an", "changan", "Chang'anu"])
def test_a_name_with_an_apostrophe_is_found_however_it_is_typed(query: str) -> None:
    assert any("Chang" in one for one in titles("hedvabna_stezka", query)), titles("hedvabna_stezka", query)


@pytest.mark.parametrize("query", ["s5.6", "5.6", "s5.6.1"])
def test_a_paragraph_is_found_by_its_number(query: str) -> None:
    assert titles("velkomesto", query) == ["s5.6"]


def test_where_nothing_has_all_words_what_has_the_most_is_found() -> None:
    assert titles("hedvabna_stezka", "ve městě chang'an")[0] == titles("hedvabna_stezka", "město chang'an")[0]
    assert titles("nippon", "přes tři vlaky") and not titles("nippon", "xylofon")


def test_several_words_must_all_be_found() -> None:
    both = set(titles("velkomesto", "nákupní centrum"))
    assert both and both <= set(titles("velkomesto", "centrum"))


@pytest.mark.parametrize(
    ("game", "query", "title"),
    [
        ("nippon", "uhlim", "uhlí"),
        ("velkomesto", "mince", "mince"),
        ("kanagawa", "pomocnika", "Pomocník"),
        ("mombasa", "kalamářem", "kalamář"),
        ("mombasa", "liber", "libra, libry, liber"),
        ("hedvabna_stezka", "smeru k cili", "Směr k cíli"),
        ("mombasa", "banány 4 (B)", "Banány 4 (B)"),
        ("mombasa", "A1", "A1"),
        ("hedvabna_stezka", "camel driver", "Poháněč velbloudů"),
        ("hedvabna_stezka", "action field", "Pole akce"),
    ],
)
def test_what_is_called_just_so_stands_first(game: str, query: str, title: str) -> None:
    assert titles(game, query)[0].replace("\u00a0", " ") == title


@pytest.mark.parametrize("game", GAMES)
def test_whatever_has_a_title_is_among_the_first_three_by_its_title_in_other_forms_too(game: str) -> None:
    entries = [one for one in index(game).entries if one.kind in ("rule", "card", "term")]
    lexicon = lexicon_of([f"{one.title} {one.text}" for one in rules_only(game).entries], rules_only(game).terms)
    chosen = Random(1)

    def another_form(word: re.Match[str]) -> str:
        known = lexicon.lexemes.get(word.group().lower(), ())
        return chosen.choice(sorted(lexicon.forms[known[0]])) if known else word.group()

    asked = found = 0
    for name in sorted({name for one in entries for name in names_of(one)}):
        same = {one.title for one in entries if name in names_of(one)}
        for query in (name, *(re.sub(r"[^\W\d_]{2,}", another_form, name) for _ in range(2))):
            asked += 1
            found += not same.isdisjoint(titles(game, query)[:3])
    assert found / asked >= 0.97


def test_what_nobody_says_is_not_found() -> None:
    assert look_up(index("velkomesto"), "xylofon") == []


def test_every_term_of_the_glossary_is_found_in_every_form_that_the_spec_gives() -> None:
    for game in GAMES:
        for term, forms in rules_only(game).terms:
            for form in (term, *forms):
                words = list(words_in(form))
                assert not words or look_up(index(game), fold(" ".join(words))), f"{game}: {form}"


def test_nouns_adjectives_and_verbs_are_inflected() -> None:
    assert {"továren", "továrně", "továrnách"} <= declined("továrna")
    assert {"štětce", "štětců", "štětcem"} <= declined("štětec")
    assert {"stolu", "stole", "stolem"} <= declined("stůl")
    assert {"knize", "knih", "knihami"} <= declined("kniha")
    assert {"vítězného", "vítězní", "vítěznou"} <= declined("vítězný")
    assert {"položen", "polož", "položila", "položíme"} <= conjugated("položit")
    assert {"koupen", "kup", "koupí"} <= conjugated("koupit") | {"kup"}
    assert {"hozen", "hoď", "hodili"} <= conjugated("hodit")


def test_a_card_that_is_found_says_what_its_figures_are() -> None:
    entries = {one.title: one for one in rules_only("velkomesto").entries if one.kind == "card"}
    found = next(one for title, one in entries.items() if title == "Pekárna").excerpt.replace("\u00a0", " ")
    assert "Cena: 1 mince" in found
    assert found.index("–") < found.index("Cena:")
    assert not any(": –" in one.excerpt for one in entries.values())
    assert "Cena" not in entries["Pekárna"].text
