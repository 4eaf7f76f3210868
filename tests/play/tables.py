"""Tables for tests: a game with people whose input is given line by line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from io import StringIO
from typing import Any

from tests.conformance.games import FOLDER, engine

from pravidla.play import Book, Desk, Plain, Session, Table
from pravidla_runtime.text import NO_BREAK_SPACE


def sit_down(
    name: str,
    people: Iterable[int] = (0,),
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Session:
    """A new game at a table."""
    game = engine(name, players, options)
    table = Table(
        game=str(FOLDER / name),
        players=game.num_players,
        modules=tuple(game.modules),
        options=tuple(sorted(game.options.items())),
        overlays=(),
        seed=seed,
        people=tuple(people),
    )
    return Session(game, table)


def talk(session: Session, lines: Iterable[str], language: str = "cs") -> str:
    """What the table says while a person types the lines; then the input ends. Spaces are plain."""
    output = StringIO()
    typed = StringIO("".join(f"{line}\n" for line in lines))
    desk = desk_of(session, language)
    Plain(desk, typed, output).run()
    return output.getvalue().replace(NO_BREAK_SPACE, " ")


def desk_of(session: Session, language: str = "cs") -> Desk:
    """The desk of a session, with a rulebook that nobody has summed up."""
    engine_: Any = session.engine
    info = engine_.info
    return Desk(session, (info.cs, info.en), info.digest, language, Book(lambda: (), lambda: {}))
