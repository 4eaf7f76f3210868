"""Units with a bank: what is gained comes from it, what is paid or lost goes back."""

from pathlib import Path

import pytest
from tests.analysis.specs import found, trial, works


def with_bank(text: str, declared: str = "bank: 0..100 coins, starts 7 coins") -> str:
    """The sample with a bank of seven coins."""
    return f"""{text}
- unit: coin
  bank: bank
  forms: {{cs: [mince, mince, mincí], en: [coin, coins]}}
- state: game
  has:
    pack: deck of card, starts cards
    display: pile of card
    throw: row of 1..6, at most 2
    day: 0..9
    {declared}
"""


@pytest.mark.parametrize(
    ("steps", "purse", "bank"),
    [
        ("- gain 3 coins", 8, 4),
        ("- gain 9 coins", 12, 0),
        ("- pay 2 coins", 3, 9),
        ("- me pays up to 8 coins", 0, 12),
        ("- lose 8 coins", 0, 12),
        ("- lose 1 coin", 4, 8),
    ],
)
def test_coins_come_from_the_bank_and_go_back(steps: str, purse: int, bank: int, tmp_path: Path) -> None:
    text = trial(steps, [f"anna.coins is {purse} coins", f"bank is {bank} coins"])
    works(tmp_path, with_bank(text))


def test_what_players_pay_each_other_leaves_the_bank_alone(tmp_path: Path) -> None:
    text = trial("- for p in players where p is not me:\n    - pay 1 coin to p", ["bank is 7 coins"])
    works(tmp_path, with_bank(text))


def test_a_purse_that_is_full_leaves_the_rest_in_the_bank(tmp_path: Path) -> None:
    text = trial("- gain 60 coins", ["anna.coins is 40 coins", "bank is 65 coins"])
    works(tmp_path, with_bank(text, "bank: 0..200 coins, starts 100 coins"))


def test_the_price_of_an_action_goes_to_the_bank(tmp_path: Path) -> None:
    text = trial(
        "- choose one of:\n    - buy\n    - rest",
        ["anna.coins is 3 coins", "bank is 9 coins"],
        given="- move 1 of apple from pack to display",
        when=["anna does buy with card apple"],
    )
    works(tmp_path, with_bank(text))


def test_a_price_that_reads_its_purse_is_refused(tmp_path: Path) -> None:
    text = trial("- choose one of:\n    - buy\n    - rest", ["bank is 7 coins"])
    buy = """
- action: buy
  text: {cs: Kup, en: Buy}
  choose: card from display
  pay: my coins
  do:
    - gain 1 point
"""
    assert [code for code, _ in found(tmp_path, with_bank(text + buy))] == ["PRV602"]


@pytest.mark.parametrize(
    ("declared", "code"),
    [
        ("vault: 0..100 coins", "PRV501"),
        ("bank: 0..100", "PRV601"),
        ("bank: true or false", "PRV601"),
    ],
)
def test_a_bank_is_a_counter_of_its_unit(declared: str, code: str, tmp_path: Path) -> None:
    codes = {one for one, _ in found(tmp_path, with_bank(trial("- gain 1 coin", []), declared))}
    assert code in codes
