"""Tables where somebody types at random until the game is over."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pravidla
from pravidla.data import data_folder
from pravidla.play import Session, Table

GAMES = sorted(path.parent.name for path in data_folder("rulebooks").glob("*/rulebook.yaml"))
"""All games of the package that have a spec."""


class Typist:
    """Input of people who choose any move by its number; empty lines pass the screen on. Gives up after `patience`
    lines."""

    def __init__(self, session: Session, seed: int, patience: int = 5000) -> None:
        self._session = session
        self._rng = Random(seed)
        self._left = patience
        self._passed_on: int | None = None

    def readline(self) -> str:
        self._left -= 1
        if self._left < 0 or self._session.over:
            return ""
        person = self._session.person
        if person != self._passed_on:
            self._passed_on = person
            return "\n"
        return f"{self._rng.randrange(len(self._session.state.legal_actions())) + 1}\n"


def sit_down_at(
    game: str,
    people: Iterable[int],
    *,
    players: int | None = None,
    bots: tuple[str, ...] = ("random",),
    seed: int = 1,
    think: float = 0.05,
) -> Session:
    """A new game of the package."""
    engine = pravidla.load(game, players=players)
    table = Table(
        game=game,
        players=engine.num_players,
        modules=tuple(engine.modules),
        options=tuple(sorted(engine.options.items())),
        overlays=(),
        seed=seed,
        people=tuple(people),
        bots=bots,
        think=think,
    )
    return Session(engine, table)
