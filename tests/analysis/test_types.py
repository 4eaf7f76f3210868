"""Types: each place wants one kind of thing."""

from pathlib import Path

import pytest
from tests.analysis.specs import found, said, said_of, trial, works


@pytest.mark.parametrize(
    ("condition", "marked"),
    [
        ("day", "day"),
        ("my coins", "my coins"),
        ("day is red", "day is red"),
        ("my ready is 1", "my ready is 1"),
        ("apple is red", "apple is red"),
        ("me is apple", "me is apple"),
        ("my hand[red] > 0", "red"),
        ("red in my hand", "red"),
        ("apple in colours", "apple"),
        ("any (p in day where p.ready)", "day"),
        ("count of day > 2", "day"),
        ("sum of (c.colour for c in my hand) > 2", "c.colour"),
        ("day.cost > 2", "cost"),
        ("apple.cost.cost > 2", "cost"),
        ("nothing is nothing", "nothing"),
        ("(if my ready then 3 else red) is 3", "if my ready then 3 else red"),
        ("price(red) > 2 coins", "red"),
        ("price(day) > 2 coins", "day"),
        ("next(day) is 3", "day"),
        ("red < apple", "red"),
        ("me < first of players", "me"),
        ("highest of (p for p in players) is 3", "p"),
        ("colours is colours", "colours is colours"),
        ("not day", "day"),
        ("my ready and day", "day"),
    ],
)
def test_a_thing_of_another_kind_is_found_in_a_condition(condition: str, marked: str, tmp_path: Path) -> None:
    assert said_of(tmp_path, condition) == [("PRV601", marked)]


@pytest.mark.parametrize(
    ("step", "marked"),
    [
        ("- set my ready to 1", "1"),
        ("- set day to red", "red"),
        ("- red gains 2 coins", "red"),
        ("- pay 2 coins to red", "red"),
        ("- move 1 of red from my hand to display", "red"),
        ("- for c in day:\n    - gain 1 point", "day"),
        ("- show my hand to red", "red"),
        ("- take turns clockwise from red until day > 3:\n    - gain 1 point", "red"),
        ("- repeat red times:\n    - gain 1 point", "red"),
        ("- let x be red\n- set x to apple", "apple"),
        ("- let taken be an empty set of colour\n- add apple to taken", "apple"),
        ("- choose p from day:\n    - gain 1 point", "day"),
    ],
)
def test_a_thing_of_another_kind_is_found_in_a_step(step: str, marked: str, tmp_path: Path) -> None:
    assert said(tmp_path, step) == [("PRV601", marked)]


def test_an_exception_has_the_type_of_what_it_overrides(tmp_path: Path) -> None:
    text = "- value: price.free\n  overrides: [price]\n  when: day > 3\n  is: day > 4\n"
    assert found(tmp_path, text) == [("PRV601", "price.free")]


def test_a_column_of_the_wrong_type_is_found_at_its_figure(tmp_path: Path) -> None:
    text = "- list: place\n  columns: {toll: 0..3, shut: true or false, tint: colour}\n  from: assumed\n  rows:\n"
    row = "    - {id: gate, toll: red, shut: 2, tint: apple}\n"
    assert found(tmp_path, text + row) == [("PRV601", "red"), ("PRV601", "2"), ("PRV501", "apple")]


def test_a_condition_may_be_a_formula_a_state_or_an_option(tmp_path: Path) -> None:
    more = """
    - game: sample
      text: {cs: Ukázka, en: Sample}
      players: 2..4
      play: main
      score: p.points
      modules: [harbour, winter]
      options:
        quick: {values: ["true", "false"], start: "true", text: {cs: Rychle, en: Quick}}
    - component: card
      from: assumed
      columns: {cost: 1..9 coins}
      copies: 3
      formulas:
        - earned(player p)
      rows:
        - {id: apple, cost: 2, text: {cs: jablko, en: apple}}
        - {id: plum, cost: 2, text: {cs: švestka, en: plum}, earned if: p.coins > this.cost}
    """
    steps = """
    - if options.quick:
        - gain 1 point
    - if plum.earned(me) and not apple.earned(me):
        - gain 2 points
    - if my ready:
        - gain 4 points
    """
    works(tmp_path, trial(steps, ["anna.points is 3 points"], more=more))
