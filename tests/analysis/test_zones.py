"""Zones: where pieces lie and what can be done with each kind of place."""

from pathlib import Path

import pytest
from tests.analysis.specs import compiled, found, good, said, said_of, trial, works

from pravidla.ir.nodes import ZoneField
from pravidla.scenarios.runner import run_scenario

PLACES = """
- component: medal
  rows:
    - {id: gold, text: {cs: zlatá, en: gold}}
    - {id: silver, text: {cs: stříbrná, en: silver}}
- state: game
  has:
    pack: deck of card, starts cards, refilled from display
    display: pile of card
    line: row of card, at most 3
    tower: stack of card
    sack: bag of card
    case: row of medal, starts medals
    throw: row of 1..6, at most 2
    day: 0..9
- state: each player
  has:
    coins: 0..40 coins, starts 5 coins
    points: 0..40 points
    hand: pile of card, seen by owner
    won: medal or nothing
    ready: true or false
"""


@pytest.mark.parametrize(
    ("step", "marked"),
    [
        ("- set line to apple", "line"),
        ("- gain count of case points", "count"),
        ("- move line to display", "line"),
        ("- move 1 of apple to display", "apple"),
        ("- move apple to display", "move apple to display"),
        ("- move all to display", "all"),
        ("- move 1 of apple from display to case", "case"),
        ("- move 1 of gold from display to line", "gold"),
        ("- move all from box to box", "all"),
        ("- move 1 of apple from display to end of tower", "tower"),
        ("- shuffle throw", "throw"),
        ("- shuffle day", "day"),
        ("- roll 2 dice into line", "line"),
        ("- roll 2 into throw", "2"),
        ("- swap my won with line", "line"),
        ("- swap my coins with my won", "won"),
        ("- mark apple in line as closed", "closed"),
        ("- show day to me", "day"),
        ("- draw 1 medal from pack to line", "medal"),
        ("- draw 1 card from pack to case", "case"),
    ],
)
def test_what_a_place_cannot_do_is_reported(step: str, marked: str, tmp_path: Path) -> None:
    reported = said(tmp_path, step, PLACES)
    assert len(reported) == 1
    assert reported[0][0] in {"PRV401", "PRV402", "PRV404", "PRV501", "PRV601", "PRV602"}
    assert marked in reported[0][1] or reported[0][1] in step


@pytest.mark.parametrize(
    "condition", ["line is apple", "pack is empty and line", "first of pack is apple", "box is empty"]
)
def test_a_zone_is_not_a_value(condition: str, tmp_path: Path) -> None:
    assert [code for code, _ in said_of(tmp_path, condition, PLACES)] == ["PRV602"]


@pytest.mark.parametrize(
    "declared",
    [
        "pile of colour",
        "set of colour",
        "pile of card, starts colours",
        "pile of card, at most day",
        "marker on renown",
        "pile of card, not on the table",
        "card or nothing, not on the table",
    ],
)
def test_a_declaration_that_cannot_be_is_reported(declared: str, tmp_path: Path) -> None:
    codes = {code for code, _ in found(tmp_path, f"- state: each colour\n  has:\n    heap: {declared}\n")}
    assert codes <= {"PRV401", "PRV402", "PRV501", "PRV602", "PRV608"} and codes


def test_what_a_zone_is_stands_in_its_declaration(tmp_path: Path) -> None:
    game = good(tmp_path, PLACES)
    fields = {field.declared: field for field in game.fields.values()}
    line, pack, sack, hand = (fields[name] for name in ("line", "pack", "sack", "hand"))
    assert isinstance(line.content, ZoneField) and line.content.capacity == 3
    assert isinstance(pack.content, ZoneField) and pack.content.holds_all and pack.content.refilled_from == "display"
    assert (line.seen_by, pack.seen_by, sack.seen_by, hand.seen_by) == ("all", "nobody", "nobody", "owner")


def test_what_only_the_rules_keep_is_marked_and_everything_else_lies_on_the_table(tmp_path: Path) -> None:
    game = good(
        tmp_path, "- state: each colour\n  has:\n    steps: 0..9, not on the table, reset each turn\n    heap: 0..9\n"
    )
    assert {field.declared for field in game.fields.values() if not field.on_table} == {"steps"}


def test_rows_fill_at_the_end_and_stacks_on_top(tmp_path: Path) -> None:
    steps = """
    - move 1 of apple from pack to line
    - move 1 of plum from pack to line
    - move 1 of pear from pack to line
    - move all from line to tower
    - move 1 of apple from pack to line
    - move 1 of plum from pack to line
    """
    then = ["first of line is apple", "last of line is plum", "top of tower is pear", "count of tower is 3"]
    works(tmp_path, trial(steps, then, more=PLACES))


def test_the_end_of_a_row(tmp_path: Path) -> None:
    steps = "- move 1 of apple from pack to line\n- move 1 of plum from pack to end of line"
    works(tmp_path, trial(steps, ["last of line is plum", "count of line is 2"], more=PLACES))


def test_a_zone_answers_how_many_and_which(tmp_path: Path) -> None:
    given = "- move 2 of apple from pack to anna.hand\n- move 1 of pear from pack to anna.hand"
    steps = """
    - increase day by my hand[apple]
    - if plum not in my hand and apple in my hand and my hand is not empty:
        - increase day by count of (k in kinds of my hand)
    - for c in my hand:
        - gain 1 point
    """
    then = ["day is 4", "anna.points is 3 points", "sum of (c.cost for c in anna.hand) is 8 coins"]
    works(tmp_path, trial(steps, then, given=given))


def test_an_individual_knows_where_it_is(tmp_path: Path) -> None:
    steps = "- move silver to my won\n- swap my won with next(me).won"
    then = ["anna.won is nothing", "bedrich.won is silver", "count of case is 1", "first of case is gold"]
    works(tmp_path, trial(steps, then, more=PLACES))


def test_a_zone_for_one_piece_is_set(tmp_path: Path) -> None:
    then = ["anna.won is silver", "bedrich.won is nothing", "case is empty"]
    steps = "- set my won to gold\n- set my won to silver\n- set next(me).won to nothing"
    works(tmp_path, trial(steps, then, more=PLACES))


def test_a_deck_takes_the_pile_it_is_refilled_from(tmp_path: Path) -> None:
    given = "- move all from pack to display"
    works(tmp_path, trial("- draw 9 cards from pack to my hand", ["count of anna.hand is 9"], given=given, more=PLACES))


def test_a_throw_can_be_read_by_place(tmp_path: Path) -> None:
    more = PLACES
    then = ["sum of throw is 8", "first of throw is 3", "throw[2] is 5", "highest of throw is 5"]
    when = ["chance gives 3, 5"]
    works(tmp_path, trial("- roll 2 dice into throw", then, when=when, more=more))


def test_the_capacity_of_a_zone_is_kept(tmp_path: Path) -> None:
    text = trial("- draw 4 cards from pack to line", ["count of line is 3"], more=PLACES)
    done = compiled(tmp_path, text)
    assert done.game is not None
    failures = run_scenario(done.game, done.scenarios[0]).failures
    assert len(failures) == 1 and "line" in failures[0].message


def test_a_place_of_a_row_of_numbers_is_checked(tmp_path: Path) -> None:
    assert said_of(tmp_path, "throw[3] is 2") == [("PRV603", "3")]
    assert said_of(tmp_path, "throw[day] is 2") == [("PRV603", "day")]
    assert said_of(tmp_path, "throw[red] is 2") == [("PRV601", "red")]
    assert said_of(tmp_path, "any (n in 1..2 where throw[n] is 2)") == []
