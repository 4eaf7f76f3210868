"""A progress bar on the error stream: only on a terminal, and only for work that takes more than a second."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, Timer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_PATIENCE = 1.0
"""Seconds of work before a bar appears."""


class Bar:
    """Counts work done. Shows itself when the work takes long; pulses where it is not known how much there is."""

    def __init__(self, label: str, total: int | None) -> None:
        self._label = label
        self._total = total
        self._done = 0
        self._shown: tuple[Progress, TaskID] | None = None
        self._closed = False
        self._lock = Lock()
        self._timer = Timer(_PATIENCE, self._show)
        if sys.stderr.isatty():
            self._timer.daemon = True
            self._timer.start()

    def advance(self, amount: int = 1) -> None:
        """`amount` more pieces of work are done."""
        self.move_to(self._done + amount)

    def move_to(self, done: int, total: int | None = None) -> None:
        """`done` pieces of work are done, of `total` when it is known only now."""
        self._done = done
        if total is not None:
            self._total = total
        if self._shown is not None:
            progress, task = self._shown
            progress.update(task, completed=self._done, total=self._total)

    def close(self) -> None:
        """Take the bar away, or see to it that it does not come."""
        self._timer.cancel()
        with self._lock:
            self._closed = True
            if self._shown is not None:
                self._shown[0].stop()
                self._shown = None

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        with self._lock:
            if self._closed:
                return
            progress = Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                console=Console(stderr=True),
                transient=True,
            )
            task = progress.add_task(self._label, total=self._total, completed=self._done)
            progress.start()
            self._shown = progress, task


@contextmanager
def progress_bar(label: str, total: int | None = None) -> Iterator[Bar]:
    """A bar that is taken away at the end, also after an error."""
    bar = Bar(label, total)
    try:
        yield bar
    finally:
        bar.close()
