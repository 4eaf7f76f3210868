"""The boards of a game as they are printed, in lines of text: what every place is and where its ways lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pravidla.analysis.origins import czech_text, plain_text
from pravidla.ir.nodes import Board, ColumnDef, Game, ListDef
from pravidla.ir.types import Bool, Row
from pravidla.model.definitions import Spec, WordSpec
from pravidla_runtime.text import sentence


def board_lines(game: Game, spec: Spec, language: str) -> list[str]:
    """All boards that are places joined by ways; a grid is shown with the position."""
    terms = _terms(spec, language)
    return [line for board in game.boards.values() if board.ways for line in _lines(game, board, terms, language)]


def _terms(spec: Spec, language: str) -> dict[str, str]:
    """What players call columns: the words of the glossary."""
    found: dict[str, str] = {}
    for one in spec.definitions:
        if isinstance(one, WordSpec) and one.common.text is not None:
            text = one.common.text
            found[one.common.name] = (plain_text(text.en) if language == "en" else czech_text(text.cs)) or ""
    return {name: text for name, text in found.items() if text}


def _lines(game: Game, board: Board, terms: Mapping[str, str], language: str) -> Iterator[str]:
    english = language == "en"
    title = board.origin.en if english else board.origin.cs
    yield f"{title or board.name}:"
    places, ways = game.lists[board.places], game.lists[board.ways or ""]
    starts, ends = (_column(ways, name).values for name in ("from", "to"))
    for row in range(len(places.rows)):
        told = [
            f"{terms.get(column.name, column.name.replace('_', ' '))}: {value}"
            for column in places.columns
            if (value := _value(game, column, row, english)) is not None
        ]
        leads = [_name(places, end, english) for start, end in zip(starts, ends, strict=True) if start == row]
        yield f"  {sentence(_name(places, row, english))} ({'; '.join(told)}) → {', '.join(leads)}"


def _column(ways: ListDef, name: str) -> ColumnDef:
    return next(column for column in ways.columns if column.name == name)


def _name(rows: ListDef, row: object, english: bool) -> str:
    assert isinstance(row, int)
    text = rows.rows[row].text
    return text.en if english else text.cs


def _value(game: Game, column: ColumnDef, row: int, english: bool) -> str | None:
    """The cell of a place; None where there is nothing to tell."""
    value = column.values[row]
    if not isinstance(value, int):
        return None
    match column.type:
        case Row(list=name):
            return _name(game.lists[name], value, english) if 0 <= value < len(game.lists[name].rows) else None
        case Bool():
            return ("yes" if value else "no") if english else ("ano" if value else "ne")
        case _:
            return str(value)
