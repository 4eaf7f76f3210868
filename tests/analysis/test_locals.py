"""Locals: values, counters, sets and zones that end with their list."""

from pathlib import Path

import pytest
from tests.analysis.specs import compiled, found, said, trial, works

from pravidla.scenarios.runner import run_scenario


def test_a_local_value_changes(tmp_path: Path) -> None:
    steps = """
    - let left be 3
    - while left > 0:
        - decrease left by 1
        - gain 1 point
    - set left to 7
    - set day to left
    """
    works(tmp_path, trial(steps, ["anna.points is 3 points", "day is 7"]))


def test_a_local_counter_for_each_row(tmp_path: Path) -> None:
    steps = """
    - let seen be 0 for each colour, at most 9
    - for c in cards:
        - increase seen[c.colour] by 1
    - set day to seen[red] * 3 + seen[blue]
    """
    works(tmp_path, trial(steps, ["day is 7"]))


def test_a_local_set(tmp_path: Path) -> None:
    steps = """
    - let taken be an empty set of card
    - add pear to taken
    - add apple to taken
    - add pear to taken
    - if pear in taken and plum not in taken:
        - do pay_for(taken)
    """
    more = """
    - rule: pay_for(set of card bought)
      do:
        - for c in bought by c.cost descending:
            - set day to day * 10 / 10 rounded down + count of bought
            - gain (c.cost / 1 coin rounded down) points
    """
    works(tmp_path, trial(steps, ["day is 4", "anna.points is 6 points"], more=more))


def test_a_local_zone_must_be_empty_in_the_end(tmp_path: Path) -> None:
    steps = "- let aside be an empty pile of card\n- draw 3 cards from pack to aside\n- move all from aside to my hand"
    works(tmp_path, trial(steps, ["count of anna.hand is 3"]))
    done = compiled(
        tmp_path, trial(steps.replace("all", "1 of apple"), ["day is 0"], when=["chance gives apple, apple, plum"])
    )
    assert done.game is not None
    assert run_scenario(done.game, done.scenarios[0]).failures


def test_a_local_zone_for_each_player(tmp_path: Path) -> None:
    steps = """
    - let aside be an empty pile of card for each player
    - for p in players:
        - move 1 of apple from pack to aside[p]
    - for p in players where aside[p] is not empty:
        - move all from aside[p] to p.hand
    """
    works(tmp_path, trial(steps, ["anna.hand[apple] is 1", "cyril.hand[apple] is 1"]))


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        ("- let x be 3\n- set x to my coins", "PRV610"),
        ("- let x be 3 coins\n- increase x by 1", "PRV610"),
        ("- let seen be 0 for each colour, at most 9\n- increase seen by 1", "PRV602"),
        ("- let seen be 0 for each colour, at most 9\n- increase seen[apple] by 1", "PRV601"),
        ("- let taken be an empty set of card\n- set taken to apple", "PRV602"),
        ("- let taken be an empty set of card\n- add red to taken", "PRV601"),
        ("- let aside be an empty pile of card\n- set aside to apple", "PRV602"),
        ("- let aside be an empty pile of colour", "PRV602"),
        ("- add apple to display", "PRV602"),
    ],
)
def test_a_local_keeps_its_type(steps: str, code: str, tmp_path: Path) -> None:
    assert [one[0] for one in said(tmp_path, steps)] == [code]


def test_locals_of_a_value_see_those_before_them(tmp_path: Path) -> None:
    more = """
    - value: worth(player p)
      with:
        reds: count of (c in p.hand where c.colour is red)
        all_in_all: reds * 10 + count of p.hand
      is: all_in_all * 2
    """
    given = "- move 2 of apple from pack to anna.hand\n- move 1 of plum from pack to anna.hand"
    works(tmp_path, trial("- gain 0 points", ["worth(anna) is 46"], given=given, more=more))


def test_a_second_local_of_one_name(tmp_path: Path) -> None:
    assert said(tmp_path, "- let left be 1\n- let left be 2\n- set day to left") == [("PRV503", "left")]


def test_a_text_speaks_only_of_what_its_rule_is_given(tmp_path: Path) -> None:
    text = '- rule: turn\n  text: {cs: "Tah {p}", en: "Turn"}\n  do:\n    - gain 1 point\n'
    assert found(tmp_path, text) == [("PRV501", "p")]
