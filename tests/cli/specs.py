"""Small specs for tests of the commands."""

from __future__ import annotations

import shutil
from pathlib import Path

CONFORMANCE = Path(__file__).resolve().parents[1] / "conformance"


def copy_of(name: str, folder: Path) -> Path:
    """A copy of a conformance spec that a test may change."""
    target = folder / name
    shutil.copytree(CONFORMANCE / name, target)
    return target


def change(spec: Path, old: str, new: str, file: str = "rules.yaml") -> None:
    """Replace a text in a file of a spec; it must be there."""
    path = spec / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new), encoding="utf-8")
