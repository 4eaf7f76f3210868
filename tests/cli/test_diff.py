"""`pravidla diff`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from tests.exceptions.specs import stall

from pravidla.cli import main
from pravidla.cli.status import GOOD, USAGE


def git(folder: Path, *arguments: str) -> None:
    identity = ("-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "-C", str(folder), *identity, *arguments], check=True, capture_output=True)


def test_two_configurations_are_compared_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", str(stall(tmp_path)), "base", "players=2,days=long"]) == GOOD
    assert capsys.readouterr().out == (
        "from players=2 to players=2,days=long: 1 difference\n\n"
        "Another version counts:\n"
        "  value `last_day`: `last_day.long` instead of `last_day`\n"
        "    - is: 4\n"
        "    + is: 6\n"
    )


def test_a_revision_of_the_spec_is_compared_with_the_files_of_today(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = stall(tmp_path / "rulebooks")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "as it was")
    rules = spec / "rules.yaml"
    rules.write_text(rules.read_text(encoding="utf-8").replace("{1: 3, 2: 1}", "{1: 4, 2: 1}"), encoding="utf-8")
    assert main(["diff", str(spec), "@HEAD", "base", "--format", "json"]) == GOOD
    (change,) = json.loads(capsys.readouterr().out)["changes"]
    assert (change["what"], change["name"]) == ("figure", "prize")
    assert (change["before"], change["after"]) == ("[1] 3 coins", "[1] 4 coins")


def test_a_revision_that_does_not_exist_is_a_usage_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = stall(tmp_path)
    git(tmp_path, "init", "-q")
    assert main(["diff", str(spec), "base", "@nowhere"]) == USAGE
    assert "git knows no revision `nowhere`" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("configuration", "message"),
    [
        ("ran", "did you mean `rain`?"),
        ("players=9", "2 to 4 players"),
        ("nothing.yaml", "there is no overlay `nothing.yaml`"),
        ("days=lang", "did you mean `long`?"),
    ],
)
def test_a_configuration_that_does_not_exist_is_a_usage_error(
    configuration: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["diff", str(stall(tmp_path)), "base", configuration]) == USAGE
    assert message in capsys.readouterr().err


def test_the_table_is_there_as_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", str(stall(tmp_path)), "base", "rain", "--format", "markdown"]) == GOOD
    assert "| Comes in | trigger `it_rains` | – |" in capsys.readouterr().out
