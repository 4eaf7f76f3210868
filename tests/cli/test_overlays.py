"""A file of one's own, outside of every package: it works in each command, and in `pravidla.load`."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from tests.cli.specs import CONFORMANCE

import pravidla
from pravidla.cli import COMMANDS, main
from pravidla.cli.status import FINDINGS, GOOD, USAGE

GAME = str(CONFORMANCE / "two_quays")
HOUSE = """\
- value: towers_needed.at_home
  overrides: [towers_needed, towers_needed.brisk]
  uncited: agreed at our table
  from: assumed
  is: 3
"""
WITHOUT_A_GAME = {"new", "schema"}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = tmp_path / "mine" / "house.yaml"
    path.parent.mkdir()
    path.write_text(HOUSE, encoding="utf-8")
    return path


def test_every_command_about_a_game_takes_overlays(capsys: pytest.CaptureFixture[str]) -> None:
    for name in sorted(set(COMMANDS) - WITHOUT_A_GAME):
        main([name, "--help"])
        assert "--overlay" in capsys.readouterr().out, name


def test_it_is_checked_and_a_mistake_is_shown_in_it(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", GAME, "--overlay", str(house)]) == GOOD
    house.write_text(HOUSE.replace("is: 3", "is: tree"), encoding="utf-8")
    assert main(["check", GAME, "--overlay", str(house)]) == FINDINGS
    assert "house.yaml:5:7" in capsys.readouterr().out


def test_it_is_built_where_one_says(house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # the example of two towers is no longer true at this table
    assert main(["build", GAME, "--overlay", str(house), "--output", str(tmp_path / "engines")]) == FINDINGS
    values = (tmp_path / "engines" / "two_quays" / "values.py").read_text(encoding="utf-8")
    assert "return 3" in values
    assert main(["build", GAME, "--overlay", str(house)]) == USAGE


def test_examples_are_run_with_it(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", GAME]) == GOOD
    assert main(["test", GAME, "--overlay", str(house)]) == FINDINGS
    assert "two_towers_win" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("audit",), "towers_needed.at_home"),
        (("explain", "towers_needed"), "With players=2: `towers_needed.at_home`"),
        (("coverage", "--games", "0", "--format", "json"), "towers_needed.at_home"),
    ],
)
def test_it_is_part_of_what_is_told(
    command: tuple[str, ...], said: str, house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, *rest = command
    assert main([name, GAME, *rest, "--overlay", str(house)]) in (GOOD, FINDINGS)
    assert said in capsys.readouterr().out


def test_it_is_part_of_both_sides_of_a_comparison(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", GAME, "base", "pace=brisk", "--overlay", str(house)]) == GOOD
    assert "no difference" in capsys.readouterr().out


def test_it_is_in_the_reference(house: Path, tmp_path: Path) -> None:
    assert main(["docs", GAME, "-o", str(tmp_path / "pages"), "--overlay", str(house)]) == GOOD
    pages = "".join(path.read_text(encoding="utf-8") for path in (tmp_path / "pages").rglob("*.html"))
    assert "agreed at our table" in pages or "at_home" in pages


def test_a_game_is_played_saved_and_replayed_with_it(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", StringIO(f"1\nsave {save}\n"))
    main(["play", GAME, "--people", "2", "--lang", "en", "--overlay", str(house)])
    assert save.is_file()
    assert main(["replay", str(save)]) == GOOD
    moved = house.rename(tmp_path / "moved.yaml")
    assert main(["replay", str(save)]) != GOOD
    assert main(["replay", str(save), "--overlay", str(moved)]) == GOOD


def test_games_are_simulated_with_it(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", GAME, "-n", "2", "--overlay", str(house)]) == GOOD


def test_it_is_laid_out_and_renamed(house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house.write_text(HOUSE.replace("  is: 3", "  is:   3"), encoding="utf-8")
    assert main(["fmt", str(house)]) == GOOD
    assert "  is: 3\n" in house.read_text(encoding="utf-8")
    names = ("towers_needed.at_home", "towers_needed.with_us")
    assert main(["rename", GAME, *names, "--dry-run", "--overlay", str(house)]) == GOOD
    assert "+- value: towers_needed.with_us" in capsys.readouterr().out


def test_an_engine_is_loaded_with_it(house: Path) -> None:
    game = pravidla.load(CONFORMANCE / "two_quays", overlays=[house])
    plain = pravidla.load(CONFORMANCE / "two_quays")
    assert game.info.digest != plain.info.digest


def test_the_language_server_wants_to_know_the_game_of_an_overlay(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lsp", "--overlay", str(house)]) == USAGE
    assert "say of which GAME" in capsys.readouterr().err


def test_a_definition_of_an_overlay_is_named_where_a_paragraph_has_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "Pravidla\n\nKaždý hráč si vezme dvě mince.\n\nHráč nesmí mít víc než pět karet.\n"
    book = tmp_path / "book.txt"
    book.write_text(text, encoding="utf-8")
    main(["new", "hra", "-o", str(tmp_path), "--transcript", str(book)])
    (tmp_path / "hra" / "rules.yaml").write_text(
        (CONFORMANCE / "pig" / "rules.yaml").read_text(encoding="utf-8"), encoding="utf-8"
    )
    mine = tmp_path / "mine.yaml"
    mine.write_text("- value: at_home\n  cites: [s1.2]\n  from: assumed\n  is: 3\n", encoding="utf-8")
    book.write_text(text.replace("dvě mince", "osm zlatých korun z banku"), encoding="utf-8")
    main(["transcript", str(book), "--align", str(tmp_path / "hra"), "--overlay", str(mine)])
    assert "at_home" in capsys.readouterr().err


def test_json_knows_overlays_too(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", GAME, "towers_needed", "--overlay", str(house), "--format", "json"]) == GOOD
    assert json.loads(capsys.readouterr().out)["wins"] == "`towers_needed.at_home`"
