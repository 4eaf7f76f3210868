"""Two modules that change the same rules: who wins alone and together, told by `explain` and `diff`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.conformance.games import FOLDER

from pravidla.cli import main
from pravidla.cli.status import GOOD

GAME = str(FOLDER / "two_quays")
BOTH = ("--module", "harbour", "--module", "metropolis")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == GOOD
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("modules", "winner"),
    [
        ((), "victory"),
        (("harbour",), "victory.harbour"),
        (("metropolis",), "victory.metropolis"),
        (("metropolis", "harbour"), "victory.both"),
    ],
)
def test_each_set_of_modules_has_its_own_victory(
    modules: tuple[str, ...], winner: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = [part for name in modules for part in ("--module", name)]
    data = json.loads(told(capsys, "explain", GAME, "victory", *options, "--format", "json"))
    assert data["wins"] == f"`{winner}`"


def test_the_tree_shows_each_version_below_what_it_overrides(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "explain", GAME, "victory", *BOTH)
    order = ["victory: never asked", "└─ overrides victory: victory.harbour", "victory.metropolis (", "victory.both ("]
    places = [text.index(part) for part in order]
    assert places == sorted(places)
    assert "when modules.harbour and modules.metropolis (decided at set-up)" in text
    assert "  modules=harbour+metropolis: `victory.both`" in text


def test_set_up_and_play_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "explain", GAME, "price", *BOTH)
    assert "when modules.harbour and turns >= 20 (decided during play)" in text
    assert "`price.late` while turns >= 20, otherwise `price`, with `price.metropolis` added" in text
    assert "from: assumed" in text


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("build.roomy", "With players=2,modules=harbour+metropolis: `build.roomy.harbour`"),
        ("build", "└─ follows after build: fame"),
        ("towns_are_small", "With players=2,modules=harbour+metropolis: `towns_are_small_with_a_harbour`"),
        ("towns_are_small_with_a_harbour", "towns_are_small: never asked: overridden at set-up"),
        ("fame", "fame: counts"),
        ("player.renown", "player.renown: counts"),
        ("building", "└─ adds rows: building"),
        ("building.quay", "{id: quay, cost: 3"),
        ("harbour", "├─ rule, overrides victory: victory.harbour"),
        ("options.pace", "└─ value, overrides towers_needed: towers_needed.brisk"),
    ],
)
def test_everything_that_a_module_touches_is_explained(
    name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in told(capsys, "explain", GAME, name, *BOTH)


@pytest.mark.parametrize("name", ["fame", "player.renown", "building.quay", "harbour"])
def test_what_a_module_brings_is_not_in_the_game_without_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"{name}: not in this game" in told(capsys, "explain", GAME, name)


def test_a_modules_name_alone_is_a_configuration(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "diff", GAME, "base", "harbour")
    assert text.startswith("from players=2 to players=2,modules=harbour: 5 differences\n")
    assert "rule `victory`: `victory.harbour` instead of `victory`" in text
    assert "invariant `towns_are_small`: `towns_are_small_with_a_harbour` instead of `towns_are_small`" in text
    assert "row `building.quay` comes in" in text


def test_one_module_beside_another_changes_what_both_change(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "diff", GAME, "harbour", "harbour+metropolis")
    assert "rule `victory`: `victory.both` instead of `victory.harbour`" in text
    assert "trigger `fame` comes in" in text and "state `player.renown` comes in" in text


def test_the_table_of_a_pull_request_has_a_row_for_each_difference(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(
        capsys, "diff", GAME, "base", "players=3,modules=harbour+metropolis,pace=brisk", "--format", "markdown"
    )
    rows = [line for line in lines.splitlines() if line.startswith("| ")]
    assert len(rows) == 9 and all(row.replace("\\|", "").count("|") == 6 for row in rows)
    assert any("value `towers_needed`" in row and "`` is: 1 ``" in row for row in rows)


def test_an_overlay_is_one_side_of_a_comparison(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = tmp_path / "house.yaml"
    house.write_text(
        "- rule: victory.at_home\n  overrides: [victory, victory.harbour, victory.metropolis, victory.both]\n"
        "  uncited: ours\n  do:\n    - if my coins >= 9 coins:\n        - set ended to true\n",
        encoding="utf-8",
    )
    text = told(capsys, "diff", GAME, "harbour", f"harbour,{house}")
    assert "rule `victory`: `victory.at_home` instead of `victory.harbour`" in text
