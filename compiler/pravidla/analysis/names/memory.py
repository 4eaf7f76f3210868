"""What was found out about pieces of definitions, kept from one analysis of a spec to the next.

Somebody who edits a spec changes one definition of hundreds; what only depends on how the others are written, and not
on what they mean by now, need not be found out again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, cast

Found = TypeVar("Found")
Piece = TypeVar("Piece")


@dataclass(slots=True)
class Memory:
    """Answers by question and piece of a tree. What one analysis did not ask for is forgotten with the next one."""

    now: dict[tuple[str, int], tuple[object, object]] = field(default_factory=dict)
    """the piece, which stays there as long as its identity is a key, and the answer"""
    before: dict[tuple[str, int], tuple[object, object]] = field(default_factory=dict)

    def begin(self) -> None:
        """A new analysis."""
        self.before, self.now = self.now, {}

    def ask(self, find: Callable[[Piece], Found], piece: Piece) -> Found:
        """The answer of `find`, which depends on the piece alone."""
        key = (find.__qualname__, id(piece))
        known = self.now.get(key) or self.before.get(key)
        if known is None:
            known = piece, find(piece)
        self.now[key] = known
        return cast("Found", known[1])
