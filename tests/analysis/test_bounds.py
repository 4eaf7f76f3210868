"""Ranges: what is written outside of one is found, what is computed keeps one."""

from pathlib import Path

import pytest
from tests.analysis.specs import BASE, compiled, definitions, found, good, said, said_of, trial, works

from pravidla.diagnostics import Severity
from pravidla.ir.types import Int


@pytest.mark.parametrize(
    ("step", "marked"),
    [
        ("- set day to 10", "10"),
        ("- set my coins to 41 coins", "41 coins"),
        ("- set my bid to -1", "-1"),
        ("- do wait(4)", "4"),
    ],
)
def test_a_figure_outside_its_range_is_found(step: str, marked: str, tmp_path: Path) -> None:
    wait = "- rule: wait(1..3 days)\n  do:\n    - increase day by days\n"
    assert said(tmp_path, step, wait) == [("PRV603", marked)]


def test_printed_figures_lie_in_the_range_of_their_column(tmp_path: Path) -> None:
    text = "- list: place\n  columns: {toll: 0..3}\n  from: assumed\n  rows:\n    - {id: gate, toll: 4}\n"
    assert found(tmp_path, text) == [("PRV603", "4")]


def test_a_start_value_lies_in_its_range(tmp_path: Path) -> None:
    text = "- state: each colour\n  has:\n    height: 1..3, starts 4\n"
    assert found(tmp_path, text) == [("PRV603", "4")]


def test_a_key_of_a_table_lies_in_its_range(tmp_path: Path) -> None:
    text = "- table: prize(1..2 standing)\n  of: point\n  from: assumed\n  rows: {1: 5, 2: 3, 3: 1}\n"
    assert found(tmp_path, text) == [("PRV603", "3")]


def test_a_cell_lies_on_the_board(tmp_path: Path) -> None:
    more = """
    - board: field
      grid: {columns: 3, rows: 2}
      cells: cell
    - state: each cell
      has:
        holder: player or nobody
    """
    assert said_of(tmp_path, "field[4, 1].holder is me", more) == [("PRV603", "field[4, 1]")]


def test_division_by_nothing_is_found(tmp_path: Path) -> None:
    assert said_of(tmp_path, "day / 0 rounded up > 3") == [("PRV611", "0")]
    assert said_of(tmp_path, "remainder of day / 0 > 3") == [("PRV611", "0")]


def test_a_choice_of_a_number_wants_a_bound(tmp_path: Path) -> None:
    step = "- choose n from 1..sum of (c.cost for c in my hand):\n    - gain 1 point"
    assert [code for code, _ in said(tmp_path, step)] == ["PRV613"]


@pytest.mark.parametrize(
    ("written", "low", "high"),
    [
        ("day + 3", 3, 12),
        ("3 - day", -6, 3),
        ("day * -2", -18, 0),
        ("min(day, 4)", 0, 4),
        ("max(day, 4)", 4, 9),
        ("day / 2 rounded down", 0, 9),
        ("remainder of day / 4", 0, 3),
        ("-day", -9, 0),
        ("if day > 3 then 20 else day", 0, 20),
        ("count of players", 2, 4),
        ("count of pack", 0, 9),
        ("highest of (c.cost for c in cards)", 1, 9),
    ],
)
def test_a_computed_number_has_the_range_of_its_parts(written: str, low: int, high: int, tmp_path: Path) -> None:
    game = good(tmp_path, f"- value: asked\n  is: {written}\n")
    kind = game.values["asked"].type
    assert isinstance(kind, Int)
    assert (kind.low, kind.high) == (low, high)


def test_a_number_without_a_start_value_begins_as_the_reference_says(tmp_path: Path) -> None:
    more = """
    - state: each colour
      has:
        low: 2..6
        both: -3..3
        five: 1..9, starts 5
    """
    then = ["red.low is 2", "red.both is 0", "red.five is 5", "anna.coins is 5 coins", "anna.points is 0 points"]
    works(tmp_path, trial("- gain 0 points", then, more=more))


def test_gains_stop_at_the_upper_and_losses_at_the_lower_bound(tmp_path: Path) -> None:
    steps = "- gain 30 points\n- gain 30 points\n- lose 9 coins"
    works(tmp_path, trial(steps, ["anna.points is 40 points", "anna.coins is 0"]))


def test_paying_up_to_an_amount_pays_what_there_is(tmp_path: Path) -> None:
    works(tmp_path, trial("- pay up to 9 coins to next(me)", ["anna.coins is 0", "bedrich.coins is 10 coins"]))


def test_a_game_of_many_modules_is_checked_without_all_their_sets(tmp_path: Path) -> None:
    many = ", ".join(f"module_{number}" for number in range(40))
    good(tmp_path, definitions(BASE)[0].replace("[harbour, winter]", f"[harbour, winter, {many}]"))


def test_very_many_mistakes_in_one_line_are_reported_at_once(tmp_path: Path) -> None:
    done = compiled(tmp_path, definitions(BASE)[0].replace("cs: Ukázka", 'cs: "' + "{a" * 5000 + '"'))
    assert {one.code for one in done.diagnostics if one.severity is Severity.ERROR} == {"PRV407"}
