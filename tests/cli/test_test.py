"""`pravidla test`: scenarios, mutants, lockstep."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.specs import CONFORMANCE, change, copy_of

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD, USAGE


@pytest.mark.parametrize("name", sorted(path.name for path in CONFORMANCE.iterdir() if (path / "rules.yaml").is_file()))
def test_the_scenarios_of_a_conformance_spec_pass_on_interpreter_and_engine(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["test", str(CONFORMANCE / name), "--lockstep", "2"]) == GOOD, capsys.readouterr().out
    text = capsys.readouterr().out
    assert "passed, on interpreter and engine" in text
    assert "interpreter and engine agree" in text


def test_a_failing_scenario_is_shown_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = copy_of("pig", tmp_path)
    change(spec, "eva.points is 6 points", "eva.points is 7 points", "scenarios/turns.yaml")
    assert main(["test", str(spec)]) == FINDINGS
    text = capsys.readouterr().out
    assert "PRV801" in text and "scenario a_stop_banks_the_pot" in text
    assert "pig/scenarios/turns.yaml:" in text
    assert "1 of 2 scenarios passed" in text


def test_mutants_that_no_scenario_notices_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["test", str(CONFORMANCE / "harvest_fair"), "--mutants", "--jobs", "1", "--format", "json"])
    (report,) = json.loads(capsys.readouterr().out)
    found = report["mutants"]
    assert found["tried"] == found["possible"] > 10
    assert status == (GOOD if found["noticed"] >= 0.9 * found["tried"] else FINDINGS)
    assert found["noticed"] + len(found["survivors"]) == found["tried"]


def test_a_sample_without_mutants_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", str(CONFORMANCE / "pig"), "--sample", "3"]) == USAGE
    assert "--mutants" in capsys.readouterr().err
