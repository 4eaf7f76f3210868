"""One way to play a game: player count, modules, options."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Configuration:
    """Players, live modules in declaration order, and for each option of the game the index of its value, in
    declaration order."""

    players: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, int], ...]
