"""Positions of a game in words: every declared state with its value, for readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER
from pravidla_runtime.text import NO_BREAK_SPACE, amount_en, czech_form, figure_cs, sentence

_MANY = 6
"""pieces in one place that nobody wants to read twice"""


@dataclass(frozen=True, slots=True)
class Told:
    """A piece of state: its label, its value; of a pile or row, the pieces in it."""

    label: str
    value: str
    pieces: tuple[str, ...] = ()


def after(before: Told, now: Told) -> str:
    """What a piece of state is now. Of a long pile, what has left it and what has come."""
    left, came = (Counter(one.pieces) - Counter(other.pieces) for one, other in ((before, now), (now, before)))
    moved = left.total() + came.total()
    if max(len(before.pieces), len(now.pieces)) <= _MANY or not 0 < moved <= len(now.pieces):
        return now.value
    return " · ".join(
        f"{sign}{NO_BREAK_SPACE}{_counted(piece, number)}"
        for sign, pieces in (("−", left), ("+", came))
        for piece, number in pieces.items()
    )


def listed(pieces: Sequence[str]) -> str:
    """Pieces one after another, told apart whatever their names hold; a dash for none."""
    return (" · " if any("," in one for one in pieces) else ", ").join(pieces) or "–"


def _counted(piece: str, number: int) -> str:
    return piece if number == 1 else f"{number}×{NO_BREAK_SPACE}{piece}"


def position(game: ir.Game, state: dict[str, object], players: Sequence[str], language: str) -> tuple[Told, ...]:
    """All that lies on the table, in the order of the declarations; nothing is hidden from anybody, but what only the
    rules keep is left out."""
    return tuple(_told(game, state, players, language))


def _told(game: ir.Game, state: dict[str, object], players: Sequence[str], language: str) -> Iterator[Told]:
    for field in game.fields.values():
        if not field.on_table:
            continue
        value = state.get(field.name)
        label = _label(field, language)
        if field.owner is None:
            yield from _cell(game, field, value, label, players, language)
            continue
        for row, inner in enumerate(value if isinstance(value, list) else ()):
            if field.owner == PLAYER:
                if row < len(players):
                    yield from _cell(game, field, inner, f"{players[row]}: {label}", players, language)
            else:
                owner = _row(game, field.owner, row, language)
                yield from _cell(game, field, inner, f"{sentence(owner)}: {label}", players, language)


def _label(field: ir.Field, language: str) -> str:
    forms = field.called[1 if language == "en" else 0]
    return forms[-1] if forms else field.declared.replace("_", " ")


def _cell(
    game: ir.Game, field: ir.Field, value: object, label: str, players: Sequence[str], language: str
) -> Iterator[Told]:
    if field.index is None:
        yield _cell_told(game, field.content, value, label, players, language)
        return
    for row, inner in enumerate(value if isinstance(value, list) else ()):
        if field.index == PLAYER and row >= len(players):
            return
        of = players[row] if field.index == PLAYER else _row(game, field.index, row, language)
        yield _cell_told(game, field.content, inner, f"{label} – {of}", players, language)


def _cell_told(
    game: ir.Game, content: object, value: object, label: str, players: Sequence[str], language: str
) -> Told:
    match content:
        case ir.RowField(list=name) if name == PLAYER and isinstance(value, int):
            nobody = "nobody" if language == "en" else "nikdo"
            return Told(label, players[value] if 0 <= value < len(players) else nobody)
        case ir.ZoneField(kind=kind, component=component) if isinstance(value, list):
            if kind in ("row", "stack") or component is None:
                pieces = tuple(_piece(game, component, piece, language) for piece in value)
                order = ("odspodu: " if language == "cs" else "from the bottom: ") if kind == "stack" else ""
                return Told(label, (order if len(pieces) > 1 else "") + listed(pieces), pieces)
            named = [(_piece(game, component, piece, language), number) for piece, number in enumerate(value) if number]
            pieces = tuple(name for name, number in named for _ in range(number))
            return Told(label, listed([_counted(name, number) for name, number in named]), pieces)
        case _:
            return Told(label, _value(game, content, value, language))


def _row(game: ir.Game, name: str, row: int, language: str) -> str:
    if name == PLAYER:
        return f"hráč{NO_BREAK_SPACE}{row + 1}" if language == "cs" else f"player {row + 1}"
    rows = game.lists[name].rows
    if not 0 <= row < len(rows):
        return "nic" if language == "cs" else "nothing"
    return rows[row].text.en if language == "en" else rows[row].text.cs


def _piece(game: ir.Game, component: str | None, piece: int, language: str) -> str:
    if component is None:
        return str(piece)
    marks = game.lists[component].marks or ("",)
    name = _row(game, component, piece // len(marks), language)
    mark = marks[piece % len(marks)]
    return f"{name} ({mark.replace('_', ' ')})" if mark and len(marks) > 1 else name


def _value(game: ir.Game, content: object, value: object, language: str) -> str:
    czech = language == "cs"
    match content:
        case ir.TruthField():
            return ("ano" if value else "ne") if czech else "yes" if value else "no"
        case ir.NumberField(unit=unit) if isinstance(value, int):
            if unit is None or unit not in game.units:
                return figure_cs(value) if czech else f"{value:,}"
            forms_cs, forms_en = game.units[unit]
            return (
                f"{figure_cs(value)}{NO_BREAK_SPACE}{czech_form(value, forms_cs)}"
                if czech
                else amount_en(value, forms_en)
            )
        case ir.RowField(list=name, optional=optional) if isinstance(value, int):
            size = len(game.lists[name].rows) if name in game.lists else None
            if optional and size is not None and value >= size:
                return "nic" if czech else "nothing"
            return _row(game, name, value, language)
        case ir.ZoneField(kind="single", component=component) if isinstance(value, int):
            size = (
                0 if component is None else len(game.lists[component].rows) * max(1, len(game.lists[component].marks))
            )
            if component is not None and value >= size:
                return "–"
            return _piece(game, component, value, language)
        case _:
            return str(value)
