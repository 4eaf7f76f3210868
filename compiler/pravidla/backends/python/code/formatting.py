"""Generated code as the pinned formatter lays it out."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

FORMAT = ("format", "--isolated", "--no-cache", "--line-length", "120")


def formatted(texts: list[str]) -> list[str]:
    """Texts of modules as the pinned formatter lays them out, all in one run of it."""
    with tempfile.TemporaryDirectory(prefix="pravidla-") as folder:
        files = [Path(folder, f"m{number}.py") for number in range(len(texts))]
        for file, text in zip(files, texts, strict=True):
            file.write_text(text, encoding="utf-8")
        done = subprocess.run([_ruff(), *FORMAT, folder], capture_output=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"generated code could not be formatted: {done.stderr.decode()}")
        return [file.read_text(encoding="utf-8") for file in files]


@cache
def _ruff() -> str:
    beside = Path(sys.executable).with_name("ruff")
    return str(beside) if beside.exists() else "ruff"
