"""`pravidla new`: the game that it makes is whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from pravidla.cli import main
from pravidla.cli.status import GOOD, USAGE


@pytest.fixture
def made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["new", "my_game", "-o", str(tmp_path)]) == GOOD
    capsys.readouterr()
    return tmp_path / "my_game"


def test_a_new_game_checks_without_a_warning(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(made)]) == GOOD
    assert capsys.readouterr().out == "my_game: 0 errors, 0 warnings\n"


def test_the_scenarios_of_a_new_game_pass(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", str(made)]) == GOOD
    assert "4 of 4 scenarios passed" in capsys.readouterr().out


def test_a_new_game_builds_and_plays_at_random(made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", str(made), "--output", str(tmp_path / "engines")]) == GOOD
    assert (tmp_path / "engines" / "my_game").is_dir()
    assert main(["simulate", str(made), "-n", "5", "--check-invariants"]) == GOOD


def test_a_new_game_names_itself_everywhere(made: Path) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in made.rglob("*.yaml"))
    assert "new_game" not in text
    assert "text: {cs: My game, en: My game}" in text


def test_a_name_that_is_none_gets_one_that_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "Žlutý Kůň", "-o", str(tmp_path)]) == USAGE
    assert "take `zluty_kun`" in capsys.readouterr().err
    assert main(["new", "no", "-o", str(tmp_path)]) == USAGE


def test_a_folder_with_files_is_left_alone(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "my_game", "-o", str(made.parent)]) == USAGE
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["yes", "no", "on", "null", "true"])
def test_a_word_that_yaml_takes_for_a_value_is_refused_for_that(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", name, "-o", str(tmp_path)]) == USAGE
    said = capsys.readouterr().err
    assert "read YAML take the word for a value" in said and f"take `{name}_game`" in said
    assert "small letter" not in said


def test_a_long_name_is_not_repeated_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "Hra " * 20_000, "-o", str(tmp_path)]) == USAGE
    said = capsys.readouterr().err
    assert "begins with a small letter" in said and len(said) < 1000
