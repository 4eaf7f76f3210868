"""The boards of a game as they are printed, in lines of text: what every place is and where its ways lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pravidla.backends.docs.maps import name_of, printed_on, terms_of
from pravidla.ir.nodes import Board, ColumnDef, Game, ListDef
from pravidla.model.definitions import Spec
from pravidla_runtime.text import sentence


def board_lines(game: Game, spec: Spec, language: str) -> list[str]:
    """All boards that are places joined by ways; a grid is shown with the position."""
    terms = terms_of(spec, language)
    return [line for board in game.boards.values() if board.ways for line in _lines(game, board, terms, language)]


def _lines(game: Game, board: Board, terms: Mapping[str, str], language: str) -> Iterator[str]:
    english = language == "en"
    title = board.origin.en if english else board.origin.cs
    yield f"{title or board.name}:"
    places, ways = game.lists[board.places], game.lists[board.ways or ""]
    starts, ends = (_column(ways, name).values for name in ("from", "to"))
    for row in range(len(places.rows)):
        printed = "; ".join(printed_on(game, places, row, terms, english))
        leads = [name_of(places, end, english) for start, end in zip(starts, ends, strict=True) if start == row]
        told = f" ({printed})" if printed else ""
        yield f"  {sentence(name_of(places, row, english))}{told} → {', '.join(leads)}"


def _column(ways: ListDef, name: str) -> ColumnDef:
    return next(column for column in ways.columns if column.name == name)
