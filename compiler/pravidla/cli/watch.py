"""Doing something again whenever a file has changed. The files are looked at several times a second."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

PAUSE = 0.3
"""Seconds between two looks."""


def watch(
    files: Callable[[], Iterable[Path]], action: Callable[[], int], *, sleep: Callable[[float], None] = time.sleep
) -> int:
    """Do the action now and after every change, until it is interrupted from the keyboard; returns its last result.

    `files` is asked at every look, so that new files are seen.
    """
    seen = _signature(files)
    result = action()
    try:
        while True:
            sleep(PAUSE)
            now = _signature(files)
            if now != seen:
                seen = now
                result = action()
    except KeyboardInterrupt:
        return result


def _signature(files: Callable[[], Iterable[Path]]) -> dict[Path, tuple[int, int]]:
    """Time of change and size of each file; what cannot be looked at is left out."""
    found: dict[Path, tuple[int, int]] = {}
    try:
        paths = list(files())
    except OSError:
        # a folder that goes away while it is looked through
        return found
    for path in paths:
        try:
            status = path.stat()
        except OSError:
            continue
        found[path] = (status.st_mtime_ns, status.st_size)
    return found
