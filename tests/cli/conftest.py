"""Reports of faults go to a folder of the test, not of the machine."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def reports(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder: Path = tmp_path_factory.getbasetemp() / "reports"
    folder.mkdir(exist_ok=True)
    monkeypatch.setattr("tempfile.tempdir", str(folder))
