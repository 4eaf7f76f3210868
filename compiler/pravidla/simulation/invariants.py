"""Invariants of the spec, tested at every decision of random games. Every engine has them compiled in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pravidla.interface import State
from pravidla_runtime.checks import broken_invariant


class Broken(Exception):
    """An invariant that does not hold, with its place and the position."""


def invariant_check(engine: Any) -> Callable[[State], None]:
    """A function that raises `Broken` where an invariant of a generated engine does not hold in a position."""
    name = engine.info.name

    def check(state: Any) -> None:
        broken = broken_invariant(state)
        if broken is not None:
            raise Broken(f"the invariant {broken.name} ({name}/{broken.place}) does not hold in {state.to_dict()}")

    return check
