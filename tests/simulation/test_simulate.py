"""`pravidla simulate` and random play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.specs import change, copy_of
from tests.conformance.games import FOLDER, engine

from pravidla import load
from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD, INTERRUPTED, USAGE
from pravidla.simulation import play_at_random, simulate
from pravidla.simulation.invariants import Broken, invariant_check

PIG_INVARIANT = """\
- invariant: few_points
  uncited: written for this test
  that: every (p in players has p.points < 3 points)
"""


def test_the_same_seed_gives_the_same_games() -> None:
    game = engine("pig", 3, {"target": "short"})
    assert list(simulate(game, 5, 7)) == list(simulate(game, 5, 7))
    assert list(simulate(game, 5, 7)) != list(simulate(game, 5, 8))


def test_a_single_game_of_a_run_can_be_repeated() -> None:
    game = engine("sealed_bids", 3)
    assert list(simulate(game, 4, 1))[3] == next(simulate(game, 1, 1, first=3))


def test_only_decisions_with_a_choice_are_counted() -> None:
    record = play_at_random(engine("tic_tac_toe"), Random(3))
    assert 5 <= record.decisions <= 8
    assert record.chance_events == 0
    assert play_at_random(engine("kuhn_poker"), Random(3)).chance_events == 2


def test_the_seats_of_connect_four_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", str(FOLDER / "connect_four"), "-n", "400", "--format", "json"]) == GOOD
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 400 and report["players"] == 2 and report["seed"] == 1
    first = report["seats"][0]
    assert 0.5 < first["share"] < 0.62 and first["low"] < first["share"] < first["high"]
    assert 7 <= report["decisions"]["lowest"] <= report["decisions"]["mean"] <= report["decisions"]["highest"] <= 42


def test_the_table_names_the_configuration_and_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", str(FOLDER / "pig"), "-n", "5", "--players", "3", "--option", "target=short"]) == GOOD
    text = capsys.readouterr().out
    assert "pig (3 players, target=short): 5 games, random bots, seed 1" in text
    assert "95 % interval" in text and "decisions a game" in text


def test_every_configuration_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", str(FOLDER / "pig"), "-n", "4", "--every", "--check-invariants"]) == GOOD
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "pig, random bots, seed 1, invariants checked at every decision"
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| players=")]
    assert {"players=2,target=short", "players=4,target=full"} <= {row[0] for row in rows}
    assert len(rows) == len({row[0] for row in rows}) > 2 and all(row[1] == "4" for row in rows)
    assert lines[-1] == f"{4 * len(rows)} games in {len(rows)} configurations"


def test_the_table_is_the_same_on_several_processors(capsys: pytest.CaptureFixture[str]) -> None:
    tables = []
    for jobs in ("1", "2"):
        assert main(["simulate", str(FOLDER / "pig"), "-n", "2", "--every", "--jobs", jobs]) == GOOD
        rows = [line.rsplit("|", 2)[0] for line in capsys.readouterr().out.splitlines() if line.startswith("| pl")]
        tables.append(sorted(rows))
    assert tables[0] == tables[1] and len(tables[0]) > 2


def test_what_was_played_is_told_when_the_rest_is_interrupted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(function: Any, work: Any, jobs: int) -> Iterator[Any]:
        yield work[0], function(work[0])
        raise KeyboardInterrupt

    monkeypatch.setattr("pravidla.cli.every.as_done", interrupted)
    assert main(["simulate", str(FOLDER / "pig"), "-n", "2", "--every", "--format", "json"]) == INTERRUPTED
    assert len(json.loads(capsys.readouterr().out)["configurations"]) == 1
    assert main(["simulate", str(FOLDER / "pig"), "-n", "2", "--every"]) == INTERRUPTED
    assert capsys.readouterr().out.splitlines()[-1].startswith("| players=2,")


def test_every_configuration_leaves_no_choice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", str(FOLDER / "pig"), "-n", "4", "--every", "--players", "2"]) == USAGE


@pytest.mark.parametrize("value", ["all_kinds", "ten_kinds"])
def test_an_option_that_has_no_effect_is_told(value: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "velkomesto", "-n", "1", "--module", "pristav", "--option", f"supply={value}"]
    assert main(arguments) == USAGE
    assert "option supply can be chosen only where `not modules.pristav and" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "9"], "is for 2 to 4 players, not 9"),
        (["--option", "target=long"], "option target has no value `long`"),
        (["--option", "target"], "--option wants NAME=VALUE"),
        (["--module", "none"], "has no module `none`"),
    ],
)
def test_a_configuration_that_the_game_does_not_have_is_wrong_usage(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", str(FOLDER / "pig"), *arguments]) == USAGE
    assert message in capsys.readouterr().err


def test_an_invariant_that_breaks_ends_the_run_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = copy_of("pig", tmp_path)
    with (spec / "rules.yaml").open("a", encoding="utf-8") as file:
        file.write(PIG_INVARIANT)
    assert main(["simulate", str(spec), "-n", "3", "--check-invariants"]) == FINDINGS
    shown = capsys.readouterr().err
    assert "the invariant few_points (pig/rules.yaml:" in shown and "does not hold" in shown
    assert main(["simulate", str(spec), "-n", "3"]) == GOOD


def test_an_invariant_that_holds_is_silent(tmp_path: Path) -> None:
    spec = copy_of("pig", tmp_path)
    with (spec / "rules.yaml").open("a", encoding="utf-8") as file:
        file.write(PIG_INVARIANT.replace("< 3 points", "<= 105 points"))
    engine = load(spec, options={"target": "short"})
    play_at_random(engine, Random(1), invariant_check(engine))
    change(spec, "<= 105 points", "<= 1 point")
    engine = load(spec, options={"target": "short"})
    with pytest.raises(Broken):
        play_at_random(engine, Random(1), invariant_check(engine))


def test_an_overlay_changes_the_game_that_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    overlay = tmp_path / "long.yaml"
    overlay.write_text(
        "- value: goal.house\n  uncited: a rule of our own\n  overrides: [goal]\n  is: 20 points\n", encoding="utf-8"
    )
    arguments = ["simulate", str(FOLDER / "pig"), "-n", "20", "--format", "json"]
    assert main([*arguments, "--overlay", str(overlay)]) == GOOD
    report = json.loads(capsys.readouterr().out)
    assert 20 <= report["winning_score"]["lowest"] <= report["winning_score"]["highest"] < 26
