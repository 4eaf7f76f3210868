"""The program as a whole: help, usage errors, exit statuses, faults of ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import pravidla.cli
from pravidla.cli import COMMANDS, main
from pravidla.cli.status import GOOD, INTERNAL, USAGE

CONFORMANCE = Path(__file__).resolve().parents[1] / "conformance"


def test_help_lists_every_command_with_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == GOOD
    text = capsys.readouterr().out
    for name in COMMANDS:
        assert f"  {name} " in text


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == GOOD
    assert "Usage: pravidla" in capsys.readouterr().out


def test_help_imports_neither_the_compiler_nor_a_slow_library() -> None:
    code = (
        "import sys; from pravidla.cli import main; main(['--help']); "
        "slow = {'lark', 'yaml', 'jsonschema', 'rich', 'jinja2', 'pravidla.analysis', 'pravidla.diagnostics'}; "
        "sys.exit(','.join(sorted(slow & set(sys.modules))) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == GOOD
    assert capsys.readouterr().out.startswith("pravidla 0.")


def test_no_command_shows_the_help_and_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == USAGE
    assert "Commands:" in capsys.readouterr().out


def test_a_misspelt_command_is_answered_with_the_right_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chek"]) == USAGE
    assert "did you mean `check`?" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "no_such_game"],
        ["play", str(CONFORMANCE / "pig"), "--players", "7"],
        ["explain", str(CONFORMANCE / "pig"), "nothing"],
        ["check", str(CONFORMANCE / "pig"), "--overlay", "no_such_file.yaml"],
        ["diff", str(CONFORMANCE / "pig"), "base", "players=7"],
        ["docs", str(CONFORMANCE / "pig"), "-o", "/dev/null/pages"],
    ],
)
def test_what_a_file_or_a_game_does_not_allow_is_refused_without_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == USAGE
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "Usage" not in told and "Error" not in told


def test_a_misspelt_option_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--formt", "json"]) == USAGE
    told = capsys.readouterr().err
    assert "--format" in told and told.startswith("Usage: pravidla check")


def test_a_game_that_is_not_there_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "hedvabna_stzka"]) == USAGE
    assert "there is no game and no folder `hedvabna_stzka`" in capsys.readouterr().err


def test_a_folder_without_a_spec_is_wrong_usage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == USAGE
    assert "holds no spec" in capsys.readouterr().err


def test_a_file_instead_of_a_folder_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(CONFORMANCE / "pig" / "rules.yaml")]) == USAGE
    assert "--overlay" in capsys.readouterr().err


def test_a_fault_of_ours_shows_no_traceback_and_names_a_file_with_the_details(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError("nobody divides by nothing")

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("pravidla.cli.games.find_specs", broken)
    monkeypatch.setattr("pravidla.cli.check.find_specs", broken)
    assert main(["check"]) == INTERNAL
    shown = capsys.readouterr().err
    assert "error[PRV001]" in shown
    assert "ZeroDivisionError: nobody divides by nothing" in shown
    assert "Traceback" not in shown
    (details,) = tmp_path.glob("pravidla-fault-*.txt")
    assert str(details) in shown
    assert "Traceback" in details.read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_is_named_without_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["docs", str(CONFORMANCE / "tic_tac_toe"), "-o", str(tmp_path / "file" / "pages")]) == USAGE
    assert "Traceback" not in capsys.readouterr().err


def test_the_program_is_a_module_too() -> None:
    done = subprocess.run([sys.executable, "-m", "pravidla", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("pravidla ")


def test_the_package_offers_load_without_importing_the_compiler() -> None:
    code = "import sys, pravidla; assert callable(pravidla.load); sys.exit('lark' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert pravidla.cli.main is main
