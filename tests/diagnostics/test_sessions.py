"""The samples of the catalogue that are sessions do what they say."""

from pathlib import Path

import pytest
from tests.diagnostics.sessions import Terminal, beside, sessions

import pravidla.analysis.reporting.limits
import pravidla.cli.check
from pravidla.cli import main
from pravidla.diagnostics import catalogue
from pravidla.transcript import pdf, reader


def fault(_: object) -> None:
    """What no user can bring about."""
    raise KeyError("x")


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    def without_extra() -> None:
        monkeypatch.setattr(reader, "load_lexicon", lambda: None)
        monkeypatch.setattr(pdf, "find_spec", lambda name: None)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert main(["new", "demo"]) == 0
    capsys.readouterr()
    beside(tmp_path)
    return Terminal(tmp_path, capsys, without_extra)


@pytest.mark.parametrize(
    ("code", "which", "session"), list(sessions()), ids=[f"{code}-{which}" for code, which, _ in sessions()]
)
def test_a_wrong_session_shows_its_code_and_a_right_one_does_not(
    code: str, which: str, session: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    if (code, which) == ("PRV001", "wrong"):
        monkeypatch.setattr(pravidla.cli.check, "find_specs", fault)
    if code == "PRV617":
        # a hundredth of the limit: what unfolds to more than two million parts takes a while
        monkeypatch.setattr(pravidla.analysis.reporting.limits, "MOST_SENTENCES", 20_000)
    printed = terminal.type(session)
    others = {one for one in catalogue() if one in printed and one < "PRV900"} - {code, "PRV104", "PRV105"}
    assert ((code in printed), others) == (which == "wrong", set()), printed[:2_000]
