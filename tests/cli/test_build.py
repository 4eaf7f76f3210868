"""`pravidla build`."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import rmtree

import pytest
from tests.cli.specs import change, copy_of

from pravidla.cli import main
from pravidla.cli.place import claim
from pravidla.cli.refusal import Refusal
from pravidla.cli.status import FINDINGS, GOOD, USAGE
from pravidla.data import data_folder


def test_a_build_writes_the_engine_and_prints_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec, out = copy_of("tic_tac_toe", tmp_path), tmp_path / "out"
    assert main(["build", str(spec), "-o", str(out)]) == GOOD
    text = capsys.readouterr().out
    assert "tic_tac_toe" in text and "2 of 2" in text and "written" in text
    assert (out / "tic_tac_toe" / "__init__.py").is_file()


def test_a_build_says_where_the_engine_is_and_never_overwrites_that_of_another_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    mine, theirs = copy_of("pig", tmp_path / "mine"), copy_of("pig", tmp_path / "theirs")
    engine = Path("generated") / "pravidla_engines" / "pig"
    for _ in range(2):
        assert main(["build", str(mine)]) == GOOD
        assert f"pig: engine in {engine}\n" in capsys.readouterr().out
    before = {path: path.read_bytes() for path in engine.rglob("*.py")}
    change(theirs, "else 100 points", "else 90 points")
    assert main(["build", str(theirs)]) == USAGE
    said = " ".join(capsys.readouterr().err.split())
    assert f"{engine} is the engine of mine/pig" in said and "to build theirs/pig as well" in said
    assert {path: path.read_bytes() for path in engine.rglob("*.py")} == before
    assert main(["build", str(theirs), "-o", "other"]) == GOOD
    assert "pig: engine in other/pig\n" in capsys.readouterr().out
    rmtree(mine)
    assert main(["build", str(theirs)]) == GOOD


def test_a_folder_with_a_name_of_the_package_does_not_overwrite_the_engine_of_the_package(tmp_path: Path) -> None:
    own = Path(__file__).parents[2] / "generated" / "pravidla_engines"
    with pytest.raises(Refusal, match="another spec that calls itself `kanagawa`"):
        claim(own, "kanagawa", tmp_path)
    claim(own, "kanagawa", data_folder("rulebooks") / "kanagawa")
    assert not (own / "origins.json").exists()


def test_a_second_build_changes_nothing_to_the_byte(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec, out = copy_of("tic_tac_toe", tmp_path), tmp_path / "out"
    main(["build", str(spec), "-o", str(out)])
    before = {path: path.read_bytes() for path in out.rglob("*.py")}
    capsys.readouterr()
    assert main(["build", str(spec), "-o", str(out), "--format", "json"]) == GOOD
    (row,) = json.loads(capsys.readouterr().out)
    assert row["engine"] == "unchanged"
    assert {path: path.read_bytes() for path in out.rglob("*.py")} == before


def test_check_tells_a_stale_engine_from_one_that_is_up_to_date(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec, out = copy_of("tic_tac_toe", tmp_path), tmp_path / "out"
    assert main(["build", str(spec), "-o", str(out), "--check"]) == FINDINGS
    assert not out.exists()
    main(["build", str(spec), "-o", str(out)])
    assert main(["build", str(spec), "-o", str(out), "--check"]) == GOOD
    foreign = out / "tic_tac_toe" / "left_over.py"
    foreign.write_text("", encoding="utf-8")
    capsys.readouterr()
    assert main(["build", str(spec), "-o", str(out), "--check"]) == FINDINGS
    assert "left_over.py" in capsys.readouterr().out
    main(["build", str(spec), "-o", str(out)])
    assert not foreign.exists()


def test_a_changed_rule_changes_the_engine_and_fails_the_example(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec, out = copy_of("tic_tac_toe", tmp_path), tmp_path / "out"
    main(["build", str(spec), "-o", str(out)])
    before = {path.name: path.read_text(encoding="utf-8") for path in out.rglob("*.py")}
    change(spec, "every (c in line has c.holder is p)", "no (c in line where c.holder is p)")
    capsys.readouterr()
    assert main(["build", str(spec), "-o", str(out)]) == FINDINGS
    text = capsys.readouterr().out
    assert "scenario diagonal_wins" in text and "scenarios/lines.yaml" in text
    assert {path.name: path.read_text(encoding="utf-8") for path in out.rglob("*.py")} != before


def test_a_spec_with_a_mistake_is_not_built(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec, out = copy_of("tic_tac_toe", tmp_path), tmp_path / "out"
    change(spec, "    - do claim", "    - do clam")
    assert main(["build", str(spec), "-o", str(out)]) == FINDINGS
    assert "clam" in capsys.readouterr().err
    assert not out.exists()


def test_an_engine_with_overlays_never_takes_the_place_of_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec, overlay = copy_of("pig", tmp_path), tmp_path / "house.yaml"
    overlay.write_text(
        "- value: goal.house\n  uncited: a rule of our own\n  overrides: [goal]\n  is: 90 points\n", encoding="utf-8"
    )
    assert main(["build", str(spec), "--overlay", str(overlay)]) == USAGE
    assert "--output" in capsys.readouterr().err
    assert main(["build", str(spec), "--overlay", str(overlay), "-o", str(tmp_path / "out")]) == GOOD
