"""Triggers, labels and limits."""

from pathlib import Path

import pytest
from tests.analysis.specs import compiled, found, trial, works

from pravidla.diagnostics import Severity

TRACK = """
- track: renown_track
  columns: {worth: 0..6 points}
  from: assumed
  spaces: [{worth: 0}, {worth: 1}, {worth: 3}, {worth: 6}]
- state: each player
  has:
    coins: 0..40 coins, starts 5 coins
    points: 0..40 points
    hand: pile of card, seen by owner
    ready: true or false
    renown: marker on renown_track
    fame: marker on renown_track for each colour
"""


def test_triggers_run_before_and_after_a_rule(tmp_path: Path) -> None:
    more = """
    - rule: rest_of_day
      do:
        - set day to day * 2
        - stop
    - trigger: first
      upon: before rest_of_day
      do:
        - set day to day + 2
    - trigger: then_more
      upon: after rest_of_day
      when: day > 3
      do:
        - set day to day + 1
    """
    works(tmp_path, trial("- do rest_of_day", ["day is 5"], more=more))


def test_a_trigger_runs_with_the_actor_of_its_event(tmp_path: Path) -> None:
    more = """
    - trigger: bonus
      upon: after buy
      do:
        - gain 2 points
    """
    steps = "- for p in players:\n    - p chooses one of:\n        - buy\n        - rest"
    when = ["anna does rest", "bedrich does buy with card apple", "cyril does rest"]
    text = trial(
        steps, ["bedrich.points is 3 points"], given="- move 1 of apple from pack to display", when=when, more=more
    )
    works(tmp_path, text)


def test_a_trigger_at_a_label(tmp_path: Path) -> None:
    more = """
    - trigger: in_between
      upon: label middle of tried
      do:
        - gain (day) points
    """
    works(tmp_path, trial("- set day to 3\n- label middle\n- set day to 5", ["anna.points is 3 points"], more=more))


def test_a_marker_fires_at_every_space_it_enters(tmp_path: Path) -> None:
    more = (
        TRACK
        + """
- trigger: reached
  upon: p.fame[c] reaches space
  when: c is blue
  do:
    - increase p.points by (space) points
"""
    )
    steps = "- advance my fame[blue] by 3\n- advance next(me).fame[red] by 2"
    works(tmp_path, trial(steps, ["anna.points is 6 points", "bedrich.points is 0 points"], more=more))


def test_a_marker_stops_at_the_end_and_reads_its_space(tmp_path: Path) -> None:
    then = ["anna.renown is 3", "anna.points is 6 points", "last of renown_track is 3"]
    works(tmp_path, trial("- advance my renown by 7\n- gain my renown.worth", then, more=TRACK))


@pytest.mark.parametrize(
    ("upon", "marked"),
    [
        ("after trun", "trun"),
        ("after price", "price"),
        ("label middle of trun", "trun"),
        ("label middle of turn", "middle"),
        ("p.coins reaches space", "p.coins"),
        ("p.renwon reaches space", "p.renwon"),
    ],
)
def test_an_event_that_does_not_exist_is_reported(upon: str, marked: str, tmp_path: Path) -> None:
    text = TRACK + f"- trigger: never\n  upon: {upon}\n  do:\n    - set day to 1\n"
    reported = found(tmp_path, text)
    assert [one[0] for one in reported] in (["PRV501"], ["PRV602"])
    assert reported[0][1] == marked


TWICE = """\
- trigger: one
  upon: after turn
  do:
    - set day to 1
- trigger: two
  upon: after turn
  do:
    - set day to 2
"""


def test_two_triggers_of_one_event_are_in_conflict(tmp_path: Path) -> None:
    done = compiled(tmp_path, TWICE)
    assert [(one.code, len(one.secondary)) for one in done.diagnostics if one.severity is Severity.ERROR] == [
        ("PRV304", 1)
    ]


def test_two_triggers_that_exclude_each_other_are_not(tmp_path: Path) -> None:
    text = TWICE.replace("upon: after turn\n", "upon: after turn\n  when: day is 3\n", 1)
    text = text[::-1].replace("upon: after turn\n"[::-1], "upon: after turn\n  when: day is 4\n"[::-1], 1)[::-1]
    assert found(tmp_path, text) == []


def test_a_limit_counts_for_each_player_and_round(tmp_path: Path) -> None:
    more = """
    - rule: morning
      do:
        - choose one of:
            - {option: nap, limit: once per morning, do: [gain 1 point]}
            - rest
        - choose one of:
            - option nap_again:
                - gain 2 points
            - rest
    - action: dig
      text: {cs: "Kopej {colour}", en: "Dig {colour}"}
      choose: colour from colours
      limit: once per noon for colour
      do:
        - gain 1 point
    - rule: noon
      do:
        - repeat 2 times:
            - do dig
    - word: nap
      text: {cs: Spi, en: Nap}
    - word: nap_again
      text: {cs: Spi dál, en: Sleep on}
    """
    steps = "- do noon\n- do noon"
    when = ["anna does dig with colour red", "anna does dig with colour blue"] * 2
    works(tmp_path, trial(steps, ["anna.points is 4 points"], when=when, more=more))


def test_what_a_limit_forbids_is_refused_by_its_name(tmp_path: Path) -> None:
    more = """
    - action: dig
      text: {cs: "Kopej {colour}", en: "Dig {colour}"}
      choose: colour from colours
      limit: once per tried for colour
      do:
        - gain 1 point
    """
    steps = "- repeat 2 times:\n    - choose one of:\n        - dig\n        - rest"
    text = trial(steps, [], when=["anna does dig with colour red"], more=more)
    text = text.replace("  then:\n", "  illegal: anna does dig with colour red\n  because: [dig.limit]\n")
    works(tmp_path, text)


def test_a_state_is_reset_when_a_rule_begins(tmp_path: Path) -> None:
    more = """
    - state: each colour
      has:
        height: 0..9, starts 2, reset each morning
    - rule: morning
      do:
        - increase red.height by 1
    """
    works(
        tmp_path,
        trial(
            "- do morning\n- do morning\n- set blue.height to 5\n- do morning",
            ["red.height is 3", "blue.height is 2"],
            more=more,
        ),
    )


def test_a_reset_by_an_unknown_rule_is_reported(tmp_path: Path) -> None:
    text = "- state: each colour\n  has:\n    height: 0..9, reset each mornign\n- rule: morning\n  do: []\n"
    assert [one[0] for one in found(tmp_path, text)] == ["PRV501"]


def test_a_trigger_reads_the_parameters_of_a_rule(tmp_path: Path) -> None:
    more = """
    - rule: wait(0..3 amount)
      do:
        - set day to amount
    - trigger: doubled
      upon: after wait
      when: amount is 2
      do:
        - increase day by amount
    """
    works(tmp_path, trial("- do wait(1)\n- increase day by 0\n- do wait(2)", ["day is 4"], more=more))


def test_a_trigger_reads_what_was_chosen_for_an_action(tmp_path: Path) -> None:
    more = """
    - trigger: sour
      upon: after buy
      when: card is apple
      do:
        - gain 2 points
    """
    steps = "- for p in players:\n    - p chooses one of:\n        - buy\n        - rest"
    given = "- move 1 of apple from pack to display\n- move 1 of plum from pack to display"
    when = ["anna does buy with card apple", "bedrich does buy with card plum", "cyril does rest"]
    points = ["anna.points is bedrich.points + 2 points"]
    works(tmp_path, trial(steps, points, given=given, when=when, more=more))


def test_an_action_that_does_not_choose_what_a_trigger_reads_is_reported(tmp_path: Path) -> None:
    more = """
    - trigger: sour
      upon: after buy
      when: card is apple
      do:
        - gain 2 points
    - action: buy.other
      text: {cs: Kup, en: Buy}
      overrides: [buy]
      when: day is 3
      choose: food from display
      do:
        - move 1 of food from display to my hand
    """
    [(code, _)] = found(tmp_path, trial("- set day to 1", ["day is 1"], more=more))
    assert code == "PRV501"
