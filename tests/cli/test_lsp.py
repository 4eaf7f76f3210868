"""`pravidla lsp` at the command line; sessions are tested in `tests/language_server`."""

from __future__ import annotations

from pathlib import Path

import pytest

from pravidla.cli import main
from pravidla.cli.status import USAGE


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("pravidla.cli.lsp.find_module", lambda _name: None)
    assert main(["lsp"]) == USAGE
    assert "pip install 'pravidla[lsp]'" in capsys.readouterr().err


def test_a_game_that_is_not_there_is_a_usage_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lsp", str(tmp_path / "nowhere")]) == USAGE
    assert "no game and no folder" in capsys.readouterr().err
