"""Progress bars: on a terminal, after a second, gone at the end."""

from __future__ import annotations

import sys
import time
from io import StringIO

import pytest

from pravidla.cli.progress import progress_bar


class Screen(StringIO):
    """An error stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_short_work_shows_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with progress_bar("work", 3) as bar:
        bar.advance(3)
    assert screen.getvalue() == ""


def test_long_work_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("pravidla.cli.progress._PATIENCE", 0.05)
    monkeypatch.setenv("TERM", "xterm")
    with progress_bar("long work", 4) as bar:
        bar.advance()
        time.sleep(0.4)
        bar.advance()
        time.sleep(0.3)
    assert "long work" in screen.getvalue()
    assert "2/4" in screen.getvalue()


def test_there_is_no_bar_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr("pravidla.cli.progress._PATIENCE", 0.01)
    with progress_bar("work", 2):
        time.sleep(0.1)
    assert stream.getvalue() == ""


def test_a_bar_is_taken_away_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Screen())
    with pytest.raises(ValueError, match="broken"), progress_bar("work", 2):
        raise ValueError("broken")
