"""Choices that never have a possibility, loops that never end, loops that change what they go over."""

from pathlib import Path

import pytest
from tests.analysis.specs import found, said


@pytest.mark.parametrize(
    ("header", "place"),
    [
        ("choose n from 3..1", "3..1"),
        ("pick n from 3..1 at random", "3..1"),
        ("choose n from 1..3 where n > 3", "n > 3"),
        ("choose n from 1..3 where n > 2 and n < 2", "n > 2 and n < 2"),
        ("choose n from 0..9 where 1 is 2", "1 is 2"),
        ("choose n from 0..9 where day > 9 and n > 1", "day > 9"),
        ("may choose n from 3..1", "3..1"),
        ("choose n from 3..1, if any", "3..1"),
    ],
)
def test_a_choice_from_what_is_never_there(header: str, place: str, tmp_path: Path) -> None:
    assert said(tmp_path, f"- {header}:\n    - set day to n") == [("PRV618", place)]


@pytest.mark.parametrize(
    ("header", "place"),
    [
        ("choose 3..1 of c in colours as some", "3..1"),
        ("choose 3 of c in colours as some", "3"),
        ("choose 3..4 of n in 1..2 as some", "3..4"),
        ("choose 4 of c in kinds of display as some", "4"),
    ],
)
def test_a_subset_larger_than_what_there_is(header: str, place: str, tmp_path: Path) -> None:
    assert said(tmp_path, f"- {header}:\n    - for x in some:\n        - gain 1 point") == [("PRV618", place)]


def test_rounds_of_which_no_number_can_come(tmp_path: Path) -> None:
    assert said(tmp_path, "- repeat 3..1 times:\n    - gain 1 point") == [("PRV618", "3..1")]


def test_an_option_that_is_never_offered_beside_others(tmp_path: Path) -> None:
    steps = (
        '- choose one of:\n    - rest\n    - {option: go, choose: n from 2..1, text: {cs: "{n}", en: "{n}"}, do: []}'
    )
    assert said(tmp_path, steps) == [("PRV618", "2..1")]


@pytest.mark.parametrize(
    ("header", "place"),
    [
        ("while 1 is 1", "1 is 1"),
        ("while true", "true"),
        ("while day < 10", "day < 10"),
        ("while my coins > 3 coins", "my coins > 3 coins"),
        ("repeat until day > 9", "day > 9"),
    ],
)
def test_a_loop_that_nothing_ends(header: str, place: str, tmp_path: Path) -> None:
    assert said(tmp_path, f"- {header}:\n    - gain 1 point") == [("PRV619", place)]


@pytest.mark.parametrize(
    "steps",
    [
        "- while true:\n    - if day > 3:\n        - stop\n    - increase day by 1",
        "- while count of display < 4:\n    - draw 1 card from pack to display",
        "- while price(apple) > 3 coins:\n    - increase day by 1",
        "- while my coins > 3 coins:\n    - do poorer",
        "- let left be 3\n- while left > 0:\n    - decrease left by 1",
    ],
)
def test_loops_that_change_what_they_ask(steps: str, tmp_path: Path) -> None:
    more = (
        "- value: price.late\n  adjusts: price\n  when: day > 3\n  by: 1 coin\n"
        "- rule: poorer\n  do:\n    - lose 1 coin\n"
    )
    assert said(tmp_path, steps, more) == []


@pytest.mark.parametrize(
    ("steps", "place"),
    [
        ("- for p in players:\n    - set p to me", "p"),
        ("- choose n from 1..3:\n    - increase n by 1\n    - set day to n", "n"),
        ("- for n in throw:\n    - roll 2 dice into throw", "roll 2 dice into throw"),
        ("- for c in display:\n    - move all from display to box", "move all from display to box"),
        ("- let some be an empty set of colour\n- for c in some:\n    - add red to some", "add red to some"),
    ],
)
def test_what_a_loop_goes_over_is_not_changed_in_it(steps: str, place: str, tmp_path: Path) -> None:
    assert said(tmp_path, steps) == [("PRV620", place)]


def test_moving_the_pieces_one_by_one_is_what_a_loop_is_for(tmp_path: Path) -> None:
    assert said(tmp_path, "- for c in display:\n    - move 1 of c from display to box") == []


def test_more_dice_than_fit(tmp_path: Path) -> None:
    assert said(tmp_path, "- roll 3 dice into throw") == [("PRV603", "3 dice")]


def test_a_row_of_numbers_without_an_end(tmp_path: Path) -> None:
    text = "- state: each colour\n  has:\n    thrown: row of 1..6\n"
    assert found(tmp_path, text) == [("PRV621", "row of 1..6")]


@pytest.mark.parametrize(("faces", "code", "place"), [("1..999999999", "PRV616", "die"), ("6..1", "PRV603", "6..1")])
def test_a_die_that_nobody_can_throw(faces: str, code: str, place: str, tmp_path: Path) -> None:
    text = f"- die: die\n  forms: {{cs: [kostka, kostky, kostek], en: [die, dice]}}\n  faces: {faces}\n"
    assert found(tmp_path, text) == [(code, place)]
