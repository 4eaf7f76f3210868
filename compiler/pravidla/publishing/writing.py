"""Writing the reference: a folder a game, what all pages share, a start page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from pravidla.backends.docs import Site, render_home


def write_site(site: Site, files: Mapping[str, str], output: Path) -> int:
    """Write the folder of a game; the number of bytes. What else lies there stays. Raises OSError."""
    return _write(output / site.name, files)


def write_home(sites: Sequence[Site], output: Path, language: str) -> int:
    """Write the start page and what all pages share; the number of bytes. Raises OSError."""
    return _write(output, render_home(sites, language))


def _write(folder: Path, files: Mapping[str, str]) -> int:
    size = 0
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        data = text.encode("utf-8")
        path.write_bytes(data)
        size += len(data)
    return size
