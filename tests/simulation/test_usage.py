"""How often what a spec says is exercised in play, and other players than random ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.specs import change, copy_of
from tests.conformance.games import FOLDER

from pravidla import load
from pravidla.analysis import analyse
from pravidla.cli import main
from pravidla.cli.status import GOOD, USAGE
from pravidla.ir.configuration import Configuration
from pravidla.simulation import simulate
from pravidla.simulation.counted import counted
from pravidla.simulation.usage import Follower, Usage, definitions_in_play

MARKET = """\
- word: keep
  text: {cs: Nech si, en: Keep}
- value: fee
  uncited: written for this test
  is: 1 point
- value: fee.at_night
  overrides: [fee]
  when: pot > 104 points
  note: No night comes.
  uncited: written for this test
  is: 3 points
- value: fee.for_four
  adjusts: fee
  by: 1 point
  when: count of players is 4
  uncited: written for this test
- condition: give.affordable.at_first
  overrides: [give.affordable]
  when: my points is 0 points
  that: n < 2
  uncited: written for this test
- condition: give.affordable.at_last
  overrides: [give.affordable, give.affordable.at_first]
  when: my points > 104 points
  that: n <= 1
  uncited: written for this test
- rule: take_fee
  uncited: written for this test
  do:
    - choose one of:
        - give
        - option keep:
            - increase pot by 0 points
- action: give
  text: {cs: Dej, en: Give}
  uncited: written for this test
  choose: n from 0..2
  require:
    affordable: (n) points <= fee + 2 points
  do:
    - increase pot by 0 points * n
"""
NEVER = ("fee.at_night", "give.affordable.at_last")


def with_fee(tmp_path: Path) -> Path:
    spec = copy_of("pig", tmp_path)
    with (spec / "rules.yaml").open("a", encoding="utf-8") as file:
        file.write(MARKET)
    change(spec, "    - set pot to 0 points\n", "    - set pot to 0 points\n    - do take_fee\n")
    return spec


def followed(spec: Path, games: int, players: int = 2) -> Usage:
    done = analyse(spec)
    assert done.game is not None, done.diagnostics
    engine = load(spec, players=players, options={"target": "short"})
    configuration = Configuration(engine.players, engine.modules, tuple(engine.option_values.items()))
    follower = Follower(done.game, configuration)
    list(simulate(engine, games, 1, follower=follower))
    return follower.usage()


def test_actions_and_what_is_picked_in_them_are_counted(tmp_path: Path) -> None:
    usage = followed(with_fee(tmp_path), 40)
    acted = {one.name: one for one in usage.actions}
    assert acted["give"].times > acted["keep"].times > 5 and 30 < acted["give"].games <= 40
    assert sum(usage.picks["give n"].values()) == acted["give"].times
    assert set(usage.picks["give n"]) == {"0", "1", "2"}


def test_a_decision_that_is_no_action_says_which_rules_put_it(tmp_path: Path) -> None:
    acted = {one.name: one for one in followed(with_fee(tmp_path), 5).actions}
    assert acted["keep"].asked_by == ("take_fee",) and acted["give"].asked_by == ()


def test_what_is_only_looked_at_to_list_options_has_not_run(tmp_path: Path) -> None:
    usage = followed(with_fee(tmp_path), 5)
    found = {one.name: one for one in usage.definitions}
    assert (found["fee"].kind, found["fee"].times) == ("value", 0) and found["fee"].games > 0
    assert found["take_fee"].times == found["turn"].times > 5
    given = next(one.times for one in usage.actions if one.name == "give")
    assert (found["give"].kind, found["give"].times) == ("action", given)


def test_what_no_game_exercises_is_named_and_what_a_configuration_does_not_have_is_not(tmp_path: Path) -> None:
    spec = with_fee(tmp_path)
    two, four = followed(spec, 5), followed(spec, 5, players=4)
    assert {one.name: one.kind for one in two.never} == dict.fromkeys(NEVER, "exception")
    assert next(one for one in two.definitions if one.name == "give.affordable.at_first").games == 5
    kinds = {one.name: one.kind for one in four.definitions}
    assert kinds["fee.for_four"] == "addition" and "fee.for_four" not in {one.name for one in two.definitions}


def test_a_value_that_is_only_said_in_a_text_is_no_part_of_play(tmp_path: Path) -> None:
    spec = with_fee(tmp_path)
    change(spec, "cs: Dej, en: Give", 'cs: "Dej {shown}", en: "Give {shown}"')
    with (spec / "rules.yaml").open("a", encoding="utf-8") as file:
        file.write("- value: shown\n  uncited: written for this test\n  is: pot * 2\n")
    game = analyse(spec).game
    assert game is not None
    assert "shown" not in definitions_in_play(game, Configuration(2, (), (("target", 0),)))


def test_following_changes_nothing(tmp_path: Path) -> None:
    spec = FOLDER / "sealed_bids"
    engine, game = load(spec, players=3), analyse(spec).game
    assert game is not None
    follower = Follower(game, Configuration(3, (), ()))
    assert list(simulate(engine, 4, 1, follower=follower)) == list(simulate(engine, 4, 1))


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["simulate", *arguments, "--format", "json"]) == GOOD
    return json.loads(capsys.readouterr().out)


def test_usage_is_told_as_text_and_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [str(with_fee(tmp_path)), "-n", "3", "--option", "target=short", "--usage"]
    usage = told(capsys, *arguments)["usage"]
    assert usage["games"] == 3
    assert {one["name"]: one["note"] for one in usage["never"]} == dict(
        zip(NEVER, ("No night comes.", ""), strict=True)
    )
    assert main(["simulate", *arguments]) == GOOD
    text = capsys.readouterr().out
    assert (
        "  fee.at_night (exception): No night comes." in text
        and "  give.affordable.at_last (exception)" in text
        and "followed on the interpreter: 3 games" in text
    )
    assert any(line.startswith("│ give") and "100%" in line for line in text.splitlines())


def test_nothing_is_told_of_usage_where_it_is_not_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, str(FOLDER / "pig"), "-n", "2", "--option", "target=short")
    assert "usage" not in report and report["by_bot"] == [] and report["bots"] == "random"


def test_bots_sit_down_in_turn_and_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, str(FOLDER / "connect_four"), "-n", "6", "--bots", "greedy,random")
    greedy, chance = report["by_bot"]
    assert (greedy["name"], chance["name"]) == ("greedy", "random")
    assert greedy["wins"] >= 5 and greedy["wins"] + chance["wins"] == 6
    assert main(["simulate", str(FOLDER / "connect_four"), "-n", "1", "--bots", "greedy,random"]) == GOOD
    assert "greedy,random bots, seed 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "clever"], "there is no bot `clever`"),
        (["--bots", "random,mcts"], "`mcts` thinks by the clock"),
        (["--every", "--usage"], "leave --bots and --usage out"),
    ],
)
def test_what_cannot_be_asked_for_is_wrong_usage(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", str(FOLDER / "pig"), "-n", "1", *arguments]) == USAGE
    assert message in capsys.readouterr().err


def test_an_engine_that_plays_another_game_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = FOLDER / "pig"
    other = copy_of("pig", tmp_path)
    change(other, "then 10 points", "then 4 points")
    game = analyse(other).game
    assert game is not None
    engine = load(spec, options={"target": "short"})
    follower = Follower(game, Configuration(2, (), tuple(engine.option_values.items())))
    report, fault = counted(engine, 5, 1, check_invariants=False, follower=follower)
    assert report is None and "interpreter" in fault
