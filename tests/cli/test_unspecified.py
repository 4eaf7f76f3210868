"""A rulebook that was read and not yet specified: a folder with a paragraph index only."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.specs import copy_of

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD, USAGE
from pravidla.transcript import make_index, read, write_index

TEXT = "Každý hráč si vezme 3 mince. Hráč nesmí mít více než 5 mincí. Hra je krásná."


@pytest.fixture
def read_only(tmp_path: Path) -> str:
    folder = tmp_path / "lodky"
    folder.mkdir()
    (folder / "paragraphs.yaml").write_text(write_index(make_index(read(TEXT, repaired=False), {})), encoding="utf-8")
    return str(folder)


def test_commands_for_many_games_pass_it_over_and_say_so(
    read_only: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = str(copy_of("pig", tmp_path))
    assert main(["check", read_only, spec]) == GOOD
    assert "lodky: no spec yet" in capsys.readouterr().out
    assert main(["build", read_only, spec, "-o", str(tmp_path / "out")]) == GOOD
    assert "no spec yet" in capsys.readouterr().out
    assert [path.name for path in (tmp_path / "out").iterdir() if path.is_dir()] == ["pig"]
    assert main(["build", "--check", read_only]) == GOOD
    assert main(["test", read_only]) == GOOD
    assert "lodky: no spec yet" in capsys.readouterr().out


def test_its_index_is_checked_all_the_same(read_only: str, capsys: pytest.CaptureFixture[str]) -> None:
    index = Path(read_only) / "paragraphs.yaml"
    index.write_text(index.read_text(encoding="utf-8").replace("kind: rule", "kind: poem"), encoding="utf-8")
    assert main(["check", read_only]) == FINDINGS
    assert "poem" in capsys.readouterr().out


def test_coverage_reports_all_of_its_binding_sentences_as_open(
    read_only: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["coverage", read_only]) == FINDINGS
    assert "2 binding sentences: 0 covered, 0 cited, 0 excused, 2 open" in capsys.readouterr().out
    main(["coverage", read_only, "--format", "json"])
    data = json.loads(capsys.readouterr().out)
    assert data["play"] is None
    assert [sentence["status"] for sentence in data["book"]] == ["open", "open"]
    main(["coverage", read_only, "--worklist"])
    assert "- invariant: s1_1_2" in capsys.readouterr().out


def test_commands_for_a_spec_refuse_it(read_only: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", read_only]) == USAGE
    assert "no spec yet" in capsys.readouterr().err
