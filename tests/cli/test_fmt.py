"""`pravidla fmt`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.specs import change, copy_of

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD, USAGE


def test_a_spec_is_laid_out_in_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = copy_of("tic_tac_toe", tmp_path)
    good = (spec / "rules.yaml").read_text(encoding="utf-8")
    change(spec, "grid: {columns: 3, rows: 3}", "grid:    {columns: 3,rows: 3}")
    assert main(["fmt", str(spec)]) == GOOD
    assert (spec / "rules.yaml").read_text(encoding="utf-8") == good
    assert "1 file of 2 changed" in capsys.readouterr().out


def test_check_changes_nothing_and_finds_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = copy_of("tic_tac_toe", tmp_path)
    change(spec, "players: 2", "players:   2")
    bad = (spec / "rules.yaml").read_text(encoding="utf-8")
    assert main(["fmt", "--check", str(spec / "rules.yaml")]) == FINDINGS
    assert "would change" in capsys.readouterr().out
    assert (spec / "rules.yaml").read_text(encoding="utf-8") == bad


def test_a_file_with_mistakes_is_left_alone_and_they_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rules.yaml"
    path.write_text("- rule:   [\n", encoding="utf-8")
    assert main(["fmt", str(path)]) == FINDINGS
    assert path.read_text(encoding="utf-8") == "- rule:   [\n"
    assert "rules.yaml:" in capsys.readouterr().err


def test_a_game_that_does_not_exist_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fmt", "no_such_game"]) == USAGE


def test_the_template_of_new_games_is_laid_out(tmp_path: Path) -> None:
    assert main(["new", "my_game", "-o", str(tmp_path)]) == GOOD
    assert main(["fmt", "--check", str(tmp_path / "my_game")]) == GOOD
