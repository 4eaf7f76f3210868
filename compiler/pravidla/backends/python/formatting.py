"""Generated code as the pinned formatter lays it out."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

FORMAT = ("format", "--isolated", "--line-length", "120", "-")


def formatted(texts: list[str]) -> list[str]:
    """Texts of modules as the pinned formatter lays them out."""
    return [_formatted(text) for text in texts]


def _formatted(text: str) -> str:
    done = subprocess.run([_ruff(), *FORMAT], input=text.encode(), capture_output=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"generated code could not be formatted: {done.stderr.decode()}")
    return done.stdout.decode()


@cache
def _ruff() -> str:
    beside = Path(sys.executable).with_name("ruff")
    return str(beside) if beside.exists() else "ruff"
