"""The position as one player may know it, in lines of text. Works for every game from what the engine says of its
fields."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from pravidla.play.wording import phrases
from pravidla_runtime.layout import PLAYER, FieldInfo, GameInfo
from pravidla_runtime.text import NO_BREAK_SPACE, copy_cs, copy_en, player_cs, player_en, row_cs, row_en, sentence

_CELL = re.compile(r"\((\d+), (\d+)\)")
"""The name of a cell of a grid: column and row."""


_MOST_PIECES = 12
"""Pieces in a row that are told one by one; of more, the last ones are."""
_LAST_PIECES = 3


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the position: a heading (none for a picture or a single line) and its lines. A picture is one thing."""

    heading: str
    lines: tuple[str, ...]
    picture: bool = False


def position_parts(state: Any, seat: int, players: int, language: str) -> list[Part]:
    """What the player in `seat` may know: the game's own fields, each player's, then those of other rows."""
    return list(_Position(state.game.info, state.observation(seat)["fields"], players, language).parts())


def lines_of(parts: Iterable[Part], before: Iterable[Part] = ()) -> list[str]:
    """The parts as text; of what stood there `before`, only what has changed."""
    old = {part.heading: set(part.lines) for part in before if not part.picture}
    pictures = {part.lines for part in before if part.picture}
    single = {line for part in before if not part.heading for line in part.lines}
    result: list[str] = []
    for part in parts:
        if part.picture:
            result.extend(() if part.lines in pictures else part.lines)
            continue
        known = old.get(part.heading, set()) if part.heading else single
        new = [line for line in part.lines if line not in known]
        if part.heading and new:
            result.append(f"{part.heading}:")
        result.extend(f"  {line}" if part.heading else line for line in new)
    return result


class _Position:
    """Turns one observation into text."""

    def __init__(self, info: GameInfo, seen: dict[str, Any], players: int, language: str) -> None:
        self._info = info
        self._seen = seen
        self._players = players
        self._english = language == "en"
        self._say = phrases(language)

    def parts(self) -> Iterator[Part]:
        owners = list(dict.fromkeys(field.owner for field in self._info.fields))
        for owner in sorted(owners, key=lambda name: (name is not None, name != PLAYER)):
            fields = [field for field in self._info.fields if field.owner == owner]
            if owner is None:
                values = [self._line(field, self._seen[field.name]) for field in fields]
                yield Part(self._say["common"], tuple(values))
                continue
            picture = self._picture(owner, fields)
            if picture is not None:
                yield Part("", tuple(picture), picture=True)
                continue
            for row in range(self._players if owner == PLAYER else fields[0].owners):
                cells = [(field, self._seen[field.name][row]) for field in fields]
                if owner == PLAYER:
                    yield Part(sentence(self._player(row)), tuple(self._line(field, cell) for field, cell in cells))
                    continue
                told = [self._line(field, cell) for field, cell in cells if not self._is_blank(field, cell)]
                if told:
                    yield Part("", (f"{sentence(self._row(owner, row))}: {'; '.join(told)}",))

    def _line(self, field: FieldInfo, cell: Any) -> str:
        return f"{self._label(field, cell)}: {self._indexed(field, cell)}"

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

    def _is_blank(self, field: FieldInfo, cell: Any) -> bool:
        """Whether there is nothing to tell: an empty zone, the start value of anything else."""
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
            case _:
                return bool(cell == field.start)

    def _indexed(self, field: FieldInfo, cell: Any) -> str:
        if field.index is None:
            return self._cell(field, cell)
        parts = [
            f"{self._row(field.index, row)} {self._cell(field, one)}"
            for row, one in enumerate(cell)
            if not self._is_blank_cell(field, one)
        ]
        return "; ".join(parts) or "–"

    def _cell(self, field: FieldInfo, cell: Any) -> str:
        match cell:
            case None:
                return self._say["nobody_knows"]
            case {"known": list(known)} if any(one is not None for one in known):
                return self._partly(field, cell, known)
            case {"pieces": int(number), "backs": list(backs)} if number:
                return f"{self._say['pieces'].format(number)} ({self._backs(field, backs)})"
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
                return ", ".join(names) or self._say["empty"]
            case "ordered":
                last = ", ".join(self._piece(field, piece) for piece in cell[-_LAST_PIECES:])
                if len(cell) > _MOST_PIECES:
                    return self._say["last_pieces"].format(len(cell), last)
                return ", ".join(self._piece(field, piece) for piece in cell) or self._say["empty"]
            case "single":
                return self._say["empty"] if cell == field.nothing else self._piece(field, cell)
            case "row":
                return self._say["nothing"] if cell == field.nothing else self._row(field.component, cell)
            case "truth":
                return self._say["yes" if cell else "no"]
            case _:
                return str(cell)

    def _partly(self, field: FieldInfo, cell: dict[str, Any], known: list[int | None]) -> str:
        """A hidden zone of which some pieces are known: those by name, of the others the backs or their number."""
        if field.kind == "ordered" and "backs" in cell:
            pairs = zip(known, cell["backs"], strict=True)
            return ", ".join(f"({self._backs(field, [b])})" if k is None else self._piece(field, k) for k, b in pairs)
        names = [self._piece(field, one) for one in known if one is not None]
        left = cell["pieces"] - len(names)
        hidden = f"{self._say['pieces'].format(left)} ({self._say['nobody_knows']})"
        return ", ".join([*names, *([hidden] if left else [])])

    def _piece(self, field: FieldInfo, piece: int) -> str:
        if field.component is None:
            return str(piece)
        names = self._info.names[field.component]
        marks = self._info.marks.get(field.component, ())
        if len(marks) > 1:
            return copy_en(names, marks, piece) if self._english else copy_cs(names, marks, piece)
        return row_en(names, piece) if self._english else row_cs(names, piece)

    def _backs(self, field: FieldInfo, backs: list[int]) -> str:
        """What the backs show: one after another where the pieces lie in order, else how many of each."""
        of = next(one.back_of for one in self._info.components if one.name == field.component)
        if field.kind == "ordered":
            return ", ".join(self._row(of, back) for back in backs)
        return ", ".join(f"{number}× {self._row(of, back)}" for back, number in sorted(Counter(backs).items()))

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


def _pieces(field: FieldInfo, cell: Any) -> int:
    """How many pieces a zone is known to hold; 0 for everything else."""
    match cell:
        case {"pieces": int(number)}:
            return number
        case list() if field.index is None:
            return sum(cell) if field.kind == "counts" else len(cell)
        case _:
            return int(field.kind == "single")
