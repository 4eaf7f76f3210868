"""The boards of a game as pictures, with what lies on them in a position: SVG that stands alone, for every game that
draws a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

from pravidla.backends.docs.maps import Mark, Spot, board_picture, name_of, printed_on, terms_of
from pravidla.backends.docs.pictures import standing_alone
from pravidla.diagnostics.visible import shortened
from pravidla.ir.nodes import Board, Game
from pravidla.ir.types import Row
from pravidla.model.definitions import Spec
from pravidla.play.saves import SaveTrouble, trouble
from pravidla.play.sections import Thing, things_of
from pravidla_runtime.layout import PLAYER
from pravidla_runtime.text import player_cs, player_en

_BROAD = 34
"""letters in a line beside a place"""

_SVG = b"<svg"


def pictures_of(game: Game, spec: Spec, state: Any, seat: int, players: int, language: str) -> dict[str, str]:
    """All boards by name, as the player in `seat` may know them; not those that are too large to draw."""
    found: dict[str, str] = {}
    for board in game.boards.values():
        title = board.origin.en if language == "en" else board.origin.cs
        spots = _spots(game, board, spec, state, seat, players, language)
        drawn = board_picture(game, board, spots, title or board.name, terms_of(spec, language), language == "en")
        if drawn is not None:
            found[board.name] = standing_alone(drawn)
    return found


def write_pictures(path: Path, pictures: Mapping[str, str]) -> list[Path]:
    """Write the pictures: one to the path, several each with the name of its board in it. An older picture is
    replaced, another file never. Raises `SaveTrouble`, as for saves."""
    try:
        paths = [path if len(pictures) == 1 else path.with_stem(f"{path.stem}-{name}") for name in pictures]
        for one in paths:
            if one.exists() and not one.is_dir() and not _is_picture(one):
                shown = shortened(str(one))
                raise SaveTrouble(
                    f"{shown} není obrázek a nepřepíše se", f"{shown} is no picture and is not written over"
                )
        for one, text in zip(paths, pictures.values(), strict=True):
            one.write_text(text + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise trouble(path, error, writing=True) from error
    return paths


def _is_picture(path: Path) -> bool:
    """Whether a file is a picture in SVG, or empty: then nothing else is lost with it."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        start = file.read(len(_SVG))
    return start in (b"", _SVG)


def _spots(game: Game, board: Board, spec: Spec, state: Any, seat: int, players: int, language: str) -> list[Spot]:
    """The places: what is printed on them, what lies on them, and what belongs to a row that a place names: the stock
    of a company at its seat."""
    places, english, terms = game.lists[board.places], language == "en", terms_of(spec, language)
    visitors = _visitors(game, board, state, seat, players, language)
    lying = things_of(state, seat, players, language, board.places)
    named = [
        (column, things_of(state, seat, players, language, column.type.list))
        for column in places.columns
        if isinstance(column.type, Row) and column.type.list != board.places
    ]
    spots = []
    for row in range(len(places.rows)):
        things = lying[row] if lying else ()
        others = [
            thing
            for column, rows in named
            if rows and isinstance(value := column.values[row], int) and 0 <= value < len(rows)
            for thing in rows[value]
        ]
        marks = tuple(Mark(_letters(one.entry.value), one.row, one.entry.text) for one in things if one.of)
        told = _lines([thing for thing in things if not thing.of]) + _lines(others)
        printed = tuple(printed_on(game, places, row, terms, english))
        figures = tuple(printed_on(game, places, row, terms, english, figures=True))
        name = name_of(places, row, english)
        spots.append(Spot(name, "", printed, figures, tuple(told), (*marks, *visitors.get(row, ()))))
    return spots


def _visitors(game: Game, board: Board, state: Any, seat: int, players: int, language: str) -> dict[int, list[Mark]]:
    """Who stands on which place: players, and rows of lists, of whom the rules keep a place."""
    found: dict[int, list[Mark]] = {}
    owners = dict.fromkeys(
        field.owner
        for field in state.game.info.fields
        if field.component == board.places and field.owner not in (None, board.places)
    )
    for owner in owners:
        english = language == "en"
        for row, things in enumerate(things_of(state, seat, players, language, owner)):
            if owner == PLAYER:
                name, letters = (player_en if english else player_cs)(row, players), str(row + 1)
            else:
                name = name_of(game.lists[owner], row, english)
                letters = _letters(name)
            for thing in things:
                if thing.of == board.places:
                    found.setdefault(thing.row, []).append(Mark(letters, row, f"{name}: {thing.entry.text}"))
    return found


def _letters(name: str) -> str:
    """One or two letters for a name: of its words, else its first."""
    words = name.replace("-", " ").split()
    return "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else name[:2]


def _lines(things: Sequence[Thing]) -> list[str]:
    """What there is to know, in lines as broad as what stands around a place allows."""
    return [line for thing in things for line in wrap(thing.entry.text, _BROAD)]
