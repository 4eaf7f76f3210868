"""`pravidla check`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.specs import change, copy_of

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.cli.watch import watch


def test_a_good_spec_is_silent_but_for_the_summary(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(copy_of("tic_tac_toe", tmp_path))]) == GOOD
    assert capsys.readouterr().out == "tic_tac_toe: 0 errors, 0 warnings\n"


def test_all_mistakes_are_shown_at_their_places_in_one_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = copy_of("tic_tac_toe", tmp_path)
    change(spec, "set cell.holder to me", "set cell.hodler to me")
    change(spec, "if has_line(p)", "if has_lime(p)")
    assert main(["check", str(spec)]) == FINDINGS
    text = capsys.readouterr().out
    assert "hodler" in text and "did you mean `holder`?" in text
    assert "has_lime" in text and "did you mean `has_line`?" in text
    assert "tic_tac_toe/rules.yaml:29:16" in text
    assert "2 errors" in text


@pytest.mark.parametrize(
    ("here", "given", "file"),
    [
        ("tic_tac_toe", ".", "rules.yaml"),
        (".", "tic_tac_toe", "tic_tac_toe/rules.yaml"),
        ("tic_tac_toe/scenarios", "..", "{there}/tic_tac_toe/rules.yaml"),
    ],
)
def test_files_are_named_as_they_are_opened_from_where_the_command_runs(
    here: str,
    given: str,
    file: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spec = copy_of("tic_tac_toe", tmp_path)
    (spec / "scenarios").mkdir(exist_ok=True)
    change(spec, "set cell.holder to me", "set cell.hodler to me")
    monkeypatch.chdir(tmp_path / here)
    path = file.format(there=tmp_path.as_posix())
    assert main(["check", given]) == FINDINGS
    assert f"--> {path}:29:16\n" in capsys.readouterr().out
    assert main(["check", given, "--format", "json"]) == FINDINGS
    assert json.loads(capsys.readouterr().out)[0]["primary"]["file"] == path
    assert main(["check", given, "--format", "github"]) == FINDINGS
    assert capsys.readouterr().out.startswith(f"::error file={path},line=29,col=16,")
    (spec / "rules.yaml").write_bytes(b"\xff\xfe")
    assert main(["check", given, "--format", "github"]) == FINDINGS
    assert f"::error file={path},title=PRV202::" in capsys.readouterr().out


def test_diagnostics_are_there_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = copy_of("tic_tac_toe", tmp_path)
    change(spec, "if has_line(p)", "if has_lime(p)")
    assert main(["check", str(spec), "--format", "json"]) == FINDINGS
    (one,) = json.loads(capsys.readouterr().out)
    assert one["code"].startswith("PRV5")
    assert one["primary"]["file"] == (spec / "rules.yaml").as_posix()


def test_an_overlay_is_checked_with_its_spec(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = copy_of("connect_four", tmp_path)
    overlay = tmp_path / "mine.yaml"
    overlay.write_text("- value: nonsense\n  uncited: mine\n  is: count of cels\n", encoding="utf-8")
    assert main(["check", str(spec), "--overlay", str(overlay)]) == FINDINGS
    assert "mine.yaml:3:" in capsys.readouterr().out


def test_a_file_that_is_not_yaml_is_reported_without_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = copy_of("tic_tac_toe", tmp_path)
    (spec / "broken.yaml").write_bytes(b"\xff\xfe\x00 [")
    assert main(["check", str(spec)]) == FINDINGS
    assert "broken.yaml" in capsys.readouterr().out


def test_statistics_tell_the_size_of_a_spec(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = str(copy_of("tic_tac_toe", tmp_path))
    assert main(["check", spec, "--stats"]) == GOOD
    text = capsys.readouterr().out
    assert "tic_tac_toe: " in text and "sentences" in text
    assert main(["check", spec, "--stats", "--format", "json"]) == GOOD
    data = json.loads(capsys.readouterr().out)
    assert data["diagnostics"] == []
    assert data["statistics"]["tic_tac_toe"]["definitions"]["game"] == 1


def test_watching_checks_again_after_a_change_and_for_new_files(tmp_path: Path) -> None:
    path, other = tmp_path / "a.yaml", tmp_path / "b.yaml"
    path.write_text("one", encoding="utf-8")
    looks = iter(["nothing", "change", "new", "gone", "stop"])
    results: list[str] = []

    def pass_time(_seconds: float) -> None:
        match next(looks):
            case "change":
                path.write_text("another", encoding="utf-8")
            case "new":
                other.write_text("two", encoding="utf-8")
            case "gone":
                other.unlink()
            case "stop":
                raise KeyboardInterrupt
            case _:
                pass

    def action() -> int:
        results.append("+".join(one.read_text(encoding="utf-8") for one in sorted(tmp_path.glob("*.yaml"))))
        return len(results)

    assert watch(lambda: tmp_path.glob("*.yaml"), action, sleep=pass_time) == 4
    assert results == ["one", "another", "another+two", "another"]


def test_a_watch_lives_through_broken_and_deleted_files_and_ends_quietly(tmp_path: Path) -> None:
    spec = copy_of("tic_tac_toe", tmp_path)
    rules = spec / "rules.yaml"
    good = rules.read_text(encoding="utf-8")

    def save(text: str) -> None:
        """As editors do: a look at the file never finds half of it."""
        beside = tmp_path / "rules.part"
        beside.write_text(text, encoding="utf-8")
        beside.replace(rules)

    command = [sys.executable, "-m", "pravidla", "check", str(spec), "--watch"]
    # A shell that runs the tests in the background has its programs ignore the interrupt.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    signal.signal(signal.SIGINT, before)
    with running:
        assert running.stdout is not None and running.stderr is not None

        def told() -> str:
            """What is said up to the line that ends a check."""
            lines = []
            for line in running.stdout or ():
                lines.append(line)
                if line.startswith("-- "):
                    break
            return "".join(lines)

        try:
            assert "0 errors" in told()
            save(good.replace("- rule:", "- rule: [", 1))
            assert "error[PRV" in told()
            rules.unlink()
            assert "no file of `tic_tac_toe` has a `game` definition" in told()
            save(good)
            assert "0 errors" in told()
            # what a check has found counts once it has said so
            time.sleep(0.5)
            running.send_signal(signal.SIGINT)
            assert running.wait(20) == GOOD
            assert running.stderr.read() == ""
        finally:
            # what fails here must not wait for a watch that never ends
            running.kill()


def test_a_unit_without_forms_is_one_mistake_where_prices_are_paid_in_it_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "demo"]) == GOOD
    glossary = tmp_path / "demo" / "glossary.yaml"
    text = glossary.read_text(encoding="utf-8")
    forms = "  forms: {cs: [mince, mince, mincí], en: [coin, coins]}\n"
    assert forms in text
    glossary.write_text(text.replace(forms, ""), encoding="utf-8")
    capsys.readouterr()
    assert main(["check", "demo"]) == FINDINGS
    told = capsys.readouterr().out
    assert "error[PRV234]: this `unit` lacks `forms`" in told and "demo: 1 error" in told
