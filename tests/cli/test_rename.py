"""`pravidla rename`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.exceptions.specs import stall

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD, USAGE
from pravidla.diagnostics import SourceFile
from pravidla.editing.renaming import rename


def test_a_name_is_changed_in_all_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = stall(tmp_path)
    assert main(["rename", str(spec), "price", "cost_of"]) == GOOD
    assert "places in 2 files" in capsys.readouterr().out
    assert "adjusts: cost_of" in (spec / "modules" / "rain.yaml").read_text(encoding="utf-8")
    assert main(["check", str(spec)]) == GOOD


def test_a_dry_run_shows_the_difference_and_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = stall(tmp_path)
    before = (spec / "rules.yaml").read_text(encoding="utf-8")
    assert main(["rename", str(spec), "last_day", "end_day", "--dry-run"]) == GOOD
    text = capsys.readouterr().out
    assert "-- value: last_day\n+- value: end_day\n" in text
    assert (spec / "rules.yaml").read_text(encoding="utf-8") == before


def test_the_old_name_is_kept_for_links_to_it(tmp_path: Path) -> None:
    spec = stall(tmp_path)
    rules = spec / "rules.yaml"
    assert main(["rename", str(spec), "last_day", "end_day"]) == GOOD
    assert "- value: end_day\n  formerly: [last_day]\n" in rules.read_text(encoding="utf-8")
    assert main(["rename", str(spec), "end_day", "final_day"]) == GOOD
    assert "- value: final_day\n  formerly: [last_day, end_day]\n" in rules.read_text(encoding="utf-8")
    assert main(["rename", str(spec), "final_day", "last_day"]) == GOOD
    assert "- value: last_day\n  formerly: [end_day, final_day]\n" in rules.read_text(encoding="utf-8")
    assert main(["check", str(spec)]) == GOOD
    pages = tmp_path / "pages"
    assert main(["docs", str(spec), "-o", str(pages)]) == GOOD
    assert '"value-end_day":' in next(pages.rglob("search-data.js")).read_text(encoding="utf-8")


def test_the_old_name_is_forgotten_on_demand(tmp_path: Path) -> None:
    spec = stall(tmp_path)
    assert main(["rename", str(spec), "last_day", "end_day", "--forget"]) == GOOD
    assert "formerly" not in (spec / "rules.yaml").read_text(encoding="utf-8")


def test_a_word_of_one_column_goes_with_its_list_and_its_column() -> None:
    text = (
        "- list: good\n  uncited: made up\n  columns: {level: 1..3}\n  rows:\n    - {id: silk, level: 1}\n"
        "- word: good.level\n  text: {cs: patro, en: floor}\n"
    )
    (change,) = rename([SourceFile("rules.yaml", text)], "column level", "floor")
    assert "columns: {floor: 1..3}" in change.text and "- word: good.floor\n" in change.text
    (change,) = rename([SourceFile("rules.yaml", text)], "good", "ware")
    assert "- list: ware\n" in change.text and "- word: ware.level\n" in change.text


def test_an_overlay_is_renamed_with_its_game(tmp_path: Path) -> None:
    spec = stall(tmp_path)
    overlay = tmp_path / "mine.yaml"
    overlay.write_text(
        "- value: last_day.mine\n  uncited: mine\n  from: assumed\n  overrides: [last_day]\n"
        "  when: options.days is short\n  is: 9\n",
        encoding="utf-8",
    )
    assert main(["rename", str(spec), "last_day", "end_day", "--overlay", str(overlay)]) == GOOD
    assert "overrides: [end_day]" in overlay.read_text(encoding="utf-8")


def test_a_taken_name_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rename", str(stall(tmp_path)), "price", "turn"]) == USAGE
    assert "there is a rule `turn` already" in capsys.readouterr().err


def test_a_spec_with_mistakes_is_not_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = stall(tmp_path)
    rules = spec / "rules.yaml"
    rules.write_text(rules.read_text(encoding="utf-8").replace("day >= 2", "dya >= 2"), encoding="utf-8")
    assert main(["rename", str(spec), "price", "cost_of"]) == FINDINGS
    assert "price" in rules.read_text(encoding="utf-8")
