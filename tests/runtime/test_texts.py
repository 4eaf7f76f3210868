from __future__ import annotations

import pytest

from pravidla_runtime.text import (
    Names,
    amount_cs,
    amount_en,
    copy_cs,
    copy_en,
    czech,
    czech_form,
    player_cs,
    player_en,
    row_cs,
    row_en,
    several,
    truth_cs,
    truth_en,
)

COINS = ("mince", "mince", "mincí")
NAMES = Names(("silk", "tea"), ("hedvábí", "čaj"), ("silk", "tea"), ({}, {2: "čaje"}))


@pytest.mark.parametrize(
    ("number", "form"), [(0, "kroků"), (1, "krok"), (2, "kroky"), (4, "kroky"), (5, "kroků"), (-1, "krok")]
)
def test_czech_forms_go_with_the_number(number: int, form: str) -> None:
    assert czech_form(number, ("krok", "kroky", "kroků")) == form


def test_a_number_and_its_unit_do_not_part_at_the_end_of_a_line() -> None:
    assert amount_cs(5, COINS) == "5\u00a0mincí"
    assert amount_en(1, ("coin", "coins")) == "1\u00a0coin"
    assert amount_en(0, ("coin", "coins")) == "0\u00a0coins"


@pytest.mark.parametrize(
    ("text", "joined"),
    [
        ("Vezmi kartu z nabídky", "Vezmi kartu z~nabídky"),
        ("K cíli a v ruce i u stolu", "K~cíli a~v~ruce i~u~stolu"),
        ("Vylož 3 karty v 2. kole", "Vylož 3~karty v~2.~kole"),
        ("Stojí to 3. Potom hraj", "Stojí to 3. Potom hraj"),
        ("2× čaj, 10 000 bodů", "2×~čaj, 10~000~bodů"),
        ("ruka s kartou z", "ruka s~kartou z"),
        ("až u", "až u"),
        ("pole (1, 2)", "pole (1, 2)"),
    ],
)
def test_short_words_and_numbers_stay_with_what_follows(text: str, joined: str) -> None:
    assert czech(text) == joined.replace("~", "\u00a0")
    assert czech(czech(text)) == czech(text)


def test_rows_have_cases_where_they_are_declared() -> None:
    assert row_cs(NAMES, 1, 2) == "čaje"
    assert row_cs(NAMES, 0, 2) == "hedvábí"
    assert row_cs(NAMES, 2) == "nic"
    assert row_en(NAMES, 2) == "nothing"


def test_copies_players_and_truth_have_names() -> None:
    assert copy_cs(NAMES, ("open", "closed"), 3) == "čaj (closed)"
    assert copy_en(NAMES, ("open", "closed"), 4) == "nothing"
    assert (player_cs(0, 2, 4), player_en(1, 2), player_cs(2, 2)) == ("hráče\u00a01", "player 2", "nikdo")
    assert (truth_cs(1), truth_en(0)) == ("ano", "no")
    assert several([0, 1], lambda row: row_en(NAMES, row)) == "silk, tea"
