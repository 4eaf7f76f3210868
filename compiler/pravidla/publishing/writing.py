"""Writing the reference: a folder a game, what all pages share, a start page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from pravidla.backends.docs import Site, render_home, render_site


def write_sites(sites: Sequence[Site], output: Path, language: str) -> int:
    """Write everything; the number of bytes. What else lies in the folder stays. Raises OSError."""
    size = 0
    for site in sites:
        size += _write(output / site.name, render_site(site, language))
    return size + _write(output, render_home(sites, language))


def _write(folder: Path, files: Mapping[str, str]) -> int:
    size = 0
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        data = text.encode("utf-8")
        path.write_bytes(data)
        size += len(data)
    return size
