"""The position as one player may know it, by sections: what lies on the table, what each player has, what is on the
fields of boards and tracks. Works for every game from what the engine says of its fields."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from pravidla.play.secrecy import laid_open
from pravidla.play.wording import phrases
from pravidla_runtime.layout import PLAYER, FieldInfo, GameInfo
from pravidla_runtime.text import (
    NO_BREAK_SPACE,
    copy_cs,
    copy_en,
    figure_cs,
    player_cs,
    player_en,
    row_cs,
    row_en,
    sentence,
)

_CELL = re.compile(r"\((\d+), (\d+)\)")
"""The name of a cell of a grid: column and row."""


_MOST_PIECES = 12
"""Pieces in a row that are told one by one; of more, the last ones are."""
_LAST_PIECES = 3


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to know: what it is called and what is there. `blank` where nothing is to be told: an empty zone, a
    zero. `hidden` where the viewer may not know it at all."""

    label: str
    value: str
    blank: bool
    hidden: bool = False

    @property
    def text(self) -> str:
        return f"{self.label}: {self.value}"


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the position. `common` is what belongs to nobody, a `player` section to the player in `seat`; `rows`
    has an entry for each field of a board or track where something is; a `picture` is a grid drawn in `lines`. `of`
    is the list whose rows these are."""

    kind: Literal["common", "player", "rows", "picture"]
    heading: str
    entries: tuple[Entry, ...] = ()
    seat: int | None = None
    lines: tuple[str, ...] = ()
    of: str = ""


def sections_of(state: Any, seat: int, players: int, language: str) -> tuple[Section, ...]:
    """What the player in `seat` may know: the game's own fields, each player's, then those of other rows; not what
    belongs to modules that are not in play. When the game is over, what players hid lies open."""
    game = state.game
    fields = _on_table(game)
    seen = dict(state.observation(seat)["fields"]) | laid_open(state)
    return tuple(_Position(game.info, fields, seen, players, language).sections())


def _on_table(game: Any) -> tuple[FieldInfo, ...]:
    """The fields that players are shown in a game with its modules."""
    fields: tuple[FieldInfo, ...] = game.info.fields
    return tuple(field for field in fields if field.on_table and (field.when is None or field.when(game)))


@dataclass(frozen=True, slots=True)
class Thing:
    """What is to be known of a row: an entry, and the row of a list (or the player) that stands there, if it is one."""

    entry: Entry
    of: str | None = None
    row: int = 0


def things_of(state: Any, seat: int, players: int, language: str, owner: str) -> list[tuple[Thing, ...]]:
    """What the player in `seat` may know of each row of the list `owner`, without what is blank; no rows where the
    rules keep nothing of them."""
    game = state.game
    fields = tuple(field for field in _on_table(game) if field.owner == owner)
    seen = state.observation(seat)["fields"]
    position = _Position(game.info, fields, seen, players, language)
    rows = fields[0].owners if fields else 0
    return [tuple(position.things([(field, seen[field.name][row]) for field in fields])) for row in range(rows)]


def without_blanks(sections: Iterable[Section]) -> tuple[Section, ...]:
    """The sections without what is blank; with players, without what is blank for all of them."""
    sections = tuple(sections)
    told = {
        number
        for section in sections
        if section.kind == "player"
        for number, entry in enumerate(section.entries)
        if not entry.blank
    }
    kept: list[Section] = []
    for section in sections:
        numbers = told if section.kind == "player" else {n for n, one in enumerate(section.entries) if not one.blank}
        if numbers or section.lines:
            kept.append(replace(section, entries=tuple(section.entries[number] for number in sorted(numbers))))
    return tuple(kept)


def lines_of(sections: Iterable[Section]) -> list[str]:
    """The sections as text."""
    return changes(sections, (), "")


def changes(sections: Iterable[Section], before: Iterable[Section], nothing: str) -> list[str]:
    """The sections as text, without what stood there `before`; `nothing` is said of a field of a board that has become
    empty since."""
    old = {(section.kind, section.of, section.seat): section for section in before}
    result: list[str] = []
    for section in sections:
        known = old.pop((section.kind, section.of, section.seat), None)
        if section.lines:
            result.extend(() if known is not None and known.lines == section.lines else section.lines)
        new = [entry for entry in section.entries if known is None or entry not in known.entries]
        new += _emptied(known, section.entries, nothing)
        if section.heading and new:
            result.append(f"{section.heading}:")
        result.extend(f"  {entry.text}" if section.heading else entry.text for entry in new)
    result.extend(entry.text for section in old.values() for entry in _emptied(section, (), nothing))
    return result


def _emptied(known: Section | None, now: Iterable[Entry], nothing: str) -> list[Entry]:
    """The fields of a board where something was and is no more."""
    if known is None or known.kind != "rows":
        return []
    left = {entry.label for entry in now}
    return [Entry(entry.label, nothing, True) for entry in known.entries if entry.label not in left]


class _Position:
    """Turns one observation into text."""

    def __init__(
        self, info: GameInfo, fields: tuple[FieldInfo, ...], seen: dict[str, Any], players: int, language: str
    ) -> None:
        self._info = info
        self._fields = fields
        self._seen = seen
        self._players = players
        self._english = language == "en"
        self._say = phrases(language)

    def sections(self) -> Iterator[Section]:
        owners = list(dict.fromkeys(field.owner for field in self._fields))
        for owner in sorted(owners, key=lambda name: (name is not None, name != PLAYER)):
            fields = [field for field in self._fields if field.owner == owner]
            if owner is None:
                entries = [self._entry(field, self._seen[field.name]) for field in fields]
                yield Section("common", self._say["common"], tuple(entries))
                continue
            picture = self._picture(owner, fields)
            if picture is not None:
                yield Section("picture", "", lines=tuple(picture), of=owner)
                continue
            if owner == PLAYER:
                for seat in range(self._players):
                    entries = [self._entry(field, self._seen[field.name][seat]) for field in fields]
                    yield Section("player", sentence(self._player(seat)), tuple(entries), seat)
                continue
            rows: list[Entry] = []
            for row in range(fields[0].owners):
                cells = [(field, self._seen[field.name][row]) for field in fields]
                value = "; ".join(
                    self._entry(field, cell).text for field, cell in cells if not self._as_begun(field, cell)
                )
                if value:
                    rows.append(Entry(sentence(self._row(owner, row)), value, False))
            if rows:
                yield Section("rows", "", tuple(rows), of=owner)

    def _entry(self, field: FieldInfo, cell: Any) -> Entry:
        return Entry(self._label(field, cell), self._indexed(field, cell), self._is_blank(field, cell), cell is None)

    def things(self, cells: list[tuple[FieldInfo, Any]]) -> Iterator[Thing]:
        """The cells that are not blank."""
        for field, cell in cells:
            if self._is_blank(field, cell):
                continue
            one = field.kind in ("row", "single") and field.index is None and isinstance(cell, int)
            yield Thing(self._entry(field, cell), field.component, cell) if one else Thing(self._entry(field, cell))

    def _picture(self, owner: str, fields: list[FieldInfo]) -> list[str] | None:
        """A grid whose cells have one short thing each, as a picture; None for everything else."""
        if owner == PLAYER or len(fields) != 1 or fields[0].index is not None or fields[0].kind not in ("row", "truth"):
            return None
        places = [_CELL.fullmatch(name) for name in self._info.names[owner].en]
        marks = [self._mark(fields[0], cell) for cell in self._seen[fields[0].name]]
        if not all(places) or not all(len(mark) == 1 for mark in marks):
            return None
        at = {(int(place[1]), int(place[2])): mark for place, mark in zip(places, marks, strict=True) if place}
        width, height = max(x for x, _ in at), max(y for _, y in at)
        lines = [f"{y:>3} " + " ".join(at.get((x, y), " ") for x in range(1, width + 1)) for y in range(height, 0, -1)]
        return [*lines, "    " + " ".join(str(x % 10) for x in range(1, width + 1))]

    def _mark(self, field: FieldInfo, cell: Any) -> str:
        """What stands for the content of a cell: a player's number, the first letter of a row."""
        if cell is None or isinstance(cell, dict):
            return "?"
        if cell == field.start:
            return "."
        if field.kind == "truth":
            return "x"
        return str(cell + 1) if field.component == PLAYER else self._row(field.component, cell)[:1]

    def _as_begun(self, field: FieldInfo, cell: Any) -> bool:
        """Whether a field of the board is as it began, and so needs no word. A row that lies there from the beginning
        does: it may be another one in another game."""
        if isinstance(cell, dict | list) or cell is None or field.kind in ("row", "single"):
            return self._is_blank(field, cell)
        return bool(cell == field.start)

    def _is_blank(self, field: FieldInfo, cell: Any) -> bool:
        """Whether there is nothing to tell."""
        if field.index is not None:
            return all(self._is_blank_cell(field, one) for one in cell)
        return self._is_blank_cell(field, cell)

    def _is_blank_cell(self, field: FieldInfo, cell: Any) -> bool:
        match cell:
            case dict():
                return not cell.get("pieces")
            case list():
                return not any(cell) if field.kind == "counts" else not cell
            case None:
                return False
            case _ if field.kind in ("number", "truth"):
                return not cell
            case _:
                return bool(cell == field.nothing)

    def _indexed(self, field: FieldInfo, cell: Any) -> str:
        if field.index is None:
            return self._cell(field, cell)
        parts = [
            self._of_row(self._row(field.index, row), "" if one is True else self._cell(field, one))
            for row, one in enumerate(cell)
            if not self._is_blank_cell(field, one)
        ]
        return "; ".join(parts) or self._say["nothing"]

    @staticmethod
    def _of_row(name: str, value: str) -> str:
        """What stands at a row; its name alone where there is no more to say, and not twice."""
        if not value or value.startswith(f"{name}:"):
            return value or name
        return f"{name}: {value}"

    def _cell(self, field: FieldInfo, cell: Any) -> str:
        match cell:
            case None:
                return self._say["nobody_knows"]
            case {"known": list(known)} if any(one is not None for one in known):
                return self._partly(field, cell, known)
            case {"pieces": int(number), "backs": list(backs)} if number:
                return self._hidden(field, number, backs)
            case {"pieces": int(number)}:
                pieces = self._say["pieces"].format(number)
                return f"{pieces} ({self._say['nobody_knows']})" if number else self._say["empty"]
            case bool():
                return self._say["yes" if cell else "no"]
        match field.kind:
            case "counts":
                held = [(kind, number) for kind, number in enumerate(cell) if number]
                names = (
                    self._piece(field, kind) if number == 1 else f"{number}×{NO_BREAK_SPACE}{self._piece(field, kind)}"
                    for kind, number in held
                )
                return _joined(names) or self._say["empty"]
            case "ordered":
                if len(cell) > _MOST_PIECES:
                    last = _joined(self._piece(field, piece) for piece in cell[-_LAST_PIECES:])
                    return self._say["last_pieces"].format(len(cell), last)
                return _joined(self._piece(field, piece) for piece in cell) or self._say["empty"]
            case "single":
                return self._say["empty"] if cell == field.nothing else self._piece(field, cell)
            case "row":
                return self._say["nothing"] if cell == field.nothing else self._row(field.component, cell)
            case "truth":
                return self._say["yes" if cell else "no"]
            case "number":
                return f"{cell:,}" if self._english else figure_cs(cell)
            case _:
                return str(cell)

    def _partly(self, field: FieldInfo, cell: dict[str, Any], known: list[int | None]) -> str:
        """A hidden zone of which some pieces are known: those by name, of the others the backs or their number."""
        if field.kind == "ordered" and "backs" in cell:
            of = self._back_of(field)
            pairs = zip(known, cell["backs"], strict=True)
            return _joined(f"({self._row(of, back)})" if k is None else self._piece(field, k) for k, back in pairs)
        names = [self._piece(field, one) for one in known if one is not None]
        left = cell["pieces"] - len(names)
        hidden = f"{self._say['pieces'].format(left)} ({self._say['nobody_knows']})"
        return _joined([*names, *([hidden] if left else [])])

    def _piece(self, field: FieldInfo, piece: int) -> str:
        if field.component is None:
            return str(piece)
        names = self._info.names[field.component]
        marks = self._info.marks.get(field.component, ())
        if len(marks) > 1:
            return copy_en(names, marks, piece) if self._english else copy_cs(names, marks, piece)
        return row_en(names, piece) if self._english else row_cs(names, piece)

    def _hidden(self, field: FieldInfo, number: int, backs: list[int]) -> str:
        """Pieces that lie face down: what their backs show, one after another where they lie in order, else how many
        of each."""
        of = self._back_of(field)
        if field.kind == "ordered" and number > _MOST_PIECES:
            last = ", ".join(self._row(of, back) for back in backs[-_LAST_PIECES:])
            return self._say["last_pieces"].format(number, last)
        told = (
            [self._row(of, back) for back in backs]
            if field.kind == "ordered"
            else [f"{one}×{NO_BREAK_SPACE}{self._row(of, back)}" for back, one in sorted(Counter(backs).items())]
        )
        return f"{self._say['pieces'].format(number)} ({', '.join(told)})"

    def _back_of(self, field: FieldInfo) -> str | None:
        """The list whose rows the backs of a zone's pieces show."""
        return next(one.back_of for one in self._info.components if one.name == field.component)

    def _row(self, name: str | None, row: int) -> str:
        if name == PLAYER:
            return self._player(row)
        if name is None or name not in self._info.names:
            return str(row)
        return row_en(self._info.names[name], row) if self._english else row_cs(self._info.names[name], row)

    def _player(self, seat: int) -> str:
        return player_en(seat, self._players) if self._english else player_cs(seat, self._players)

    def _label(self, field: FieldInfo, cell: Any) -> str:
        """What players call a field, in the singular for a single piece; in the words of the spec where the
        game does not say it."""
        forms = field.en if self._english else field.cs
        if forms:
            return forms[0] if _pieces(field, cell) == 1 else forms[min(1, len(forms) - 1)]
        name = field.name
        if field.owner is not None:
            name = name.removeprefix(f"{field.owner}_")
        return name.replace("_", " ")


def _joined(names: Iterable[str]) -> str:
    """Pieces one after another; where a name has commas in it, they do not part the pieces too."""
    names = list(names)
    return ("; " if any(", " in name for name in names) else ", ").join(names)


def _pieces(field: FieldInfo, cell: Any) -> int:
    """How many pieces a zone is known to hold; 0 for everything else."""
    match cell:
        case {"pieces": int(number)}:
            return number
        case list() if field.index is None:
            return sum(cell) if field.kind == "counts" else len(cell)
        case _:
            return int(field.kind == "single")
