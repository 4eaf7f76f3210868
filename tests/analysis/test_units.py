"""Amounts carry their units: what is left out or exchanged is found wherever it stands."""

from pathlib import Path

import pytest
from tests.analysis.specs import compiled, found, said, said_of, trial, works

from pravidla.diagnostics import Severity

PURSES = """
- state: each player
  has:
    coins: 0..40 coins, starts 5 coins
    points: 0..40 points
    hand: pile of card, seen by owner
    debt: 0..40 coins for each colour
"""


def codes(pairs: list[tuple[str, str]]) -> list[str]:
    return [code for code, _ in pairs]


@pytest.mark.parametrize(
    ("condition", "marked"),
    [
        ("my coins > 3", "my coins > 3"),
        ("my coins > my points", "my coins > my points"),
        ("my coins is 3 points", "my coins is 3 points"),
        ("price(apple) + 2 > 3 coins", "price(apple) + 2"),
        ("my coins - my points > 0 coins", "my coins - my points"),
        ("my coins * price(apple) > 3 coins", "my coins * price(apple)"),
        ("max(my coins, 3) > 3 coins", "max(my coins, 3)"),
        ("(if my ready then 3 coins else 2) > 1 coin", "if my ready then 3 coins else 2"),
        ("sum of (c.cost for c in my hand) > 3 points", "sum of (c.cost for c in my hand) > 3 points"),
        ("my coins in 1..3", "my coins"),
    ],
)
def test_a_unit_left_out_or_exchanged_in_a_condition_is_found(condition: str, marked: str, tmp_path: Path) -> None:
    assert said_of(tmp_path, condition) == [("PRV610", marked)]


@pytest.mark.parametrize(
    ("amount", "better"),
    [
        ("(my coins / 2 rounded down) points", "(my coins / 2 coins rounded down) points"),
        ("(my coins / 2 rounded up) points", "(my coins / 2 coins rounded up) points"),
        ("(my coins) points", "(my coins / 1 coin rounded down) points"),
        ("(my coins + 1 coin) points", "((my coins + 1 coin) / 1 coin rounded down) points"),
    ],
)
def test_an_amount_counted_in_another_unit_is_shown_how_it_becomes_a_bare_number(
    amount: str, better: str, tmp_path: Path
) -> None:
    done = compiled(tmp_path, f"- rule: turn\n  do:\n    - gain {amount}\n")
    (wrong,) = [one for one in done.diagnostics if one.severity is Severity.ERROR]
    assert wrong.code == "PRV610" and wrong.help is not None and wrong.help.endswith(f": `{better}`")
    assert said(tmp_path, f"- gain {better}") == []


@pytest.mark.parametrize(
    "step",
    [
        "- gain 2",
        "- pay (2 coins + 1) coins",
        "- pay price(apple) + my points",
        "- lose day",
        "- set my coins to 3",
        "- set my coins to my points",
        "- increase my coins by 1",
        "- decrease my points by 1 coin",
        "- increase my debt[red] by 2 points",
        "- gain (my points) coins",
        "- let left be 3 coins\n- set left to 2",
    ],
)
def test_a_unit_left_out_or_exchanged_in_a_step_is_found(step: str, tmp_path: Path) -> None:
    assert codes(said(tmp_path, step, PURSES)) == ["PRV610"]


def test_a_unit_exchanged_in_an_exception_is_found(tmp_path: Path) -> None:
    text = "- value: price.dear\n  overrides: [price]\n  when: day > 3\n  is: card.cost * 2 + 1 point\n"
    assert codes(found(tmp_path, text)) == ["PRV610"]
    other = "- value: price.dear\n  overrides: [price]\n  when: day > 3\n  is: 4\n"
    assert codes(found(tmp_path, other)) == ["PRV610"]


def test_a_unit_exchanged_in_an_adjustment_is_found(tmp_path: Path) -> None:
    assert codes(found(tmp_path, "- value: price.dear\n  adjusts: price\n  by: 1\n")) == ["PRV610"]


def test_a_unit_left_out_of_an_argument_is_found(tmp_path: Path) -> None:
    toll = "- rule: take_toll(0..9 coins toll)\n  do:\n    - pay toll\n"
    assert codes(said(tmp_path, "- do take_toll(3)", toll)) == ["PRV610"]
    assert codes(said(tmp_path, "- do take_toll(3 points)", toll)) == ["PRV610"]


def test_a_unit_left_out_of_a_price_is_found(tmp_path: Path) -> None:
    text = "- action: buy\n  text: {cs: Kup, en: Buy}\n  pay: 3\n  do: []\n"
    assert codes(found(tmp_path, text)) == ["PRV610"]


def test_an_undeclared_unit_is_found_with_the_nearest(tmp_path: Path) -> None:
    assert said(tmp_path, "- gain 2 coims") == [("PRV501", "coims")]


def test_zero_fits_every_unit(tmp_path: Path) -> None:
    assert said_of(tmp_path, "my coins > 0 and my points is 0 and price(apple) - 0 > 0") == []


def test_a_product_of_an_amount_and_a_number_is_an_amount(tmp_path: Path) -> None:
    steps = "- gain 2 * price(apple)\n- gain (day + 3) points\n- lose my coins / 3 rounded up"
    works(tmp_path, trial(steps, ["anna.coins is 6 coins", "anna.points is 3 points"]))


def test_a_quotient_of_two_amounts_is_a_bare_number(tmp_path: Path) -> None:
    works(tmp_path, trial("- set day to my coins / 2 coins rounded down", ["day is 2"]))
