"""What rules do to numbers: every change of a field with the definition that made it, for whoever wants to tell why
something is as it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from pravidla.interpreter.state import Cell
from pravidla.ir.nodes import Origin


@dataclass(frozen=True, slots=True)
class Posting:
    """A number of the state that changed: by which definitions, the innermost last, by which paragraphs, after how many
    answers to events."""

    within: tuple[Origin, ...]
    cell: Cell
    before: int
    after: int
    cites: tuple[str, ...]
    step: int


@dataclass(slots=True)
class Ledger:
    """The postings so far, in order. It takes part in one game."""

    postings: list[Posting] = field(default_factory=list)
    cites: tuple[str, ...] = ()
    """of the statement that runs"""
    step: int = 0
    """how many events have been answered"""
    _running: list[Origin] = field(default_factory=list)

    @contextmanager
    def within(self, origin: Origin) -> Iterator[None]:
        """While a definition runs."""
        self._running.append(origin)
        try:
            yield
        finally:
            self._running.pop()

    def post(self, cell: Cell, before: int, after: int) -> None:
        """Note that a number was set."""
        if before != after:
            self.postings.append(Posting(tuple(self._running), cell, before, after, self.cites, self.step))
