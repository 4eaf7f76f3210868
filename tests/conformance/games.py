"""Engines of the conformance specs, compiled when a test asks for one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pravidla import load

FOLDER = Path(__file__).resolve().parent
NAMES = tuple(sorted(path.name for path in FOLDER.iterdir() if (path / "rules.yaml").is_file()))


def engine(name: str, players: int | None = None, options: Mapping[str, str] | None = None) -> Any:
    """The engine of a conformance spec."""
    return _engine(name, players, tuple(sorted((options or {}).items())))


@cache
def _engine(name: str, players: int | None, options: tuple[tuple[str, str], ...]) -> Any:
    return load(FOLDER / name, players=players, options=dict(options))
