"""Which lines of our own code an input reaches, cheaply: code that keeps bringing nothing new is watched less."""

from __future__ import annotations

import sys
from types import CodeType, FrameType
from typing import Any

_PATIENCE = 8
"""calls of a function that bring no new line before it is no longer watched"""


class _Watched:
    """The lines of one function that were reached, and how often it is still watched."""

    __slots__ = ("left", "lines")

    def __init__(self) -> None:
        self.lines: set[int] = set()
        self.left = _PATIENCE


class Coverage:
    """Lines reached so far in files below some folders."""

    def __init__(self, roots: tuple[str, ...]) -> None:
        self.roots = roots
        self.lines = 0
        self._known: dict[CodeType, _Watched | None] = {}
        self._before: Any = None

    def start(self) -> None:
        """Begin to watch; whatever watched before is put back by `stop`."""
        self._before = sys.gettrace()
        sys.settrace(self._call)

    def stop(self) -> None:
        """Stop watching."""
        sys.settrace(self._before)

    def look_again(self) -> None:
        """Watch everything once more."""
        for watched in self._known.values():
            if watched is not None:
                watched.left = max(watched.left, 2)

    def _call(self, frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        try:
            watched = self._known[code]
        except KeyError:
            ours = code.co_filename.startswith(self.roots)
            watched = self._known[code] = _Watched() if ours else None
        if watched is None or watched.left <= 0:
            return None
        watched.left -= 1

        def line(frame: FrameType, event: str, argument: object) -> Any:
            if event == "line" and frame.f_lineno not in watched.lines:
                watched.lines.add(frame.f_lineno)
                watched.left = _PATIENCE
                self.lines += 1
            return line

        return line
