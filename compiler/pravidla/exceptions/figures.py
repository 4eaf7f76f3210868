"""The figures of a game in one configuration: rows of lists, tables, tracks, as words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from pravidla.analysis.overrides.configurations import decide
from pravidla.ir import nodes as ir
from pravidla.ir.configuration import Configuration
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf, Type


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one row, table or track, each by what it is."""

    kind: str
    name: str
    values: Mapping[str, str]
    cites: tuple[str, ...]

    def shown(self) -> str:
        """All of them on one line each."""
        return "\n".join(f"{key} {value}" for key, value in self.values.items())


def figures(game: ir.Game, configuration: Configuration) -> Iterator[Figures]:
    """All that exists in the configuration."""
    for listed in game.lists.values():
        for index, row in enumerate(listed.rows):
            if decide(row.guard, configuration) is not False:
                values = _row(game, listed, index, configuration)
                yield Figures("row", f"{listed.name}.{row.id}", values, row.origin.cites)
    for table in game.tables.values():
        yield Figures("table", table.name, _table(game, table), table.origin.cites)
    for track in game.tracks.values():
        yield Figures("track", track.name, _track(game, track), track.origin.cites)
    for board in game.boards.values():
        if board.grid is not None:
            shape = {"grid": f"{board.grid[0]} × {board.grid[1]}"}
            yield Figures("board", board.name, shape, board.origin.cites)


def _row(game: ir.Game, listed: ir.ListDef, index: int, configuration: Configuration) -> dict[str, str]:
    row = listed.rows[index]
    values = {column.name: words(game, column.type, column.values[index]) for column in listed.columns}
    if listed.kind == "component":
        values["copies"] = str(row.copies * (configuration.players if row.per_player else 1))
    return values


def _table(game: ir.Game, table: ir.Table) -> dict[str, str]:
    keys = [[_key(game, name, number) for number in range(low, high + 1)] for name, low, high in table.keys]
    names = (f"[{', '.join(key)}]" for key in product(*keys))
    return {name: words(game, table.type, value) for name, value in zip(names, table.values, strict=False)}


def _key(game: ir.Game, name: str | None, number: int) -> str:
    return str(number) if name is None or name == PLAYER else game.lists[name].rows[number].id


def _track(game: ir.Game, track: ir.Track) -> dict[str, str]:
    values: dict[str, str] = {}
    for line, spaces in enumerate(track.spaces):
        first = "" if track.each is None else f"{_key(game, track.each, line)}, "
        for number, space in enumerate(spaces):
            columns = zip(track.columns, space, strict=True)
            cells = [f"{name} {words(game, kind, value)}" for (name, kind), value in columns]
            values[f"[{first}{number}]"] = ", ".join(cells) or "a space"
    return values


def words(game: ir.Game, kind: Type, value: int | tuple[int, ...]) -> str:
    """A value as the spec writes it."""
    match kind, value:
        case SetOf(element=element), tuple():
            return "[" + ", ".join(words(game, element, one) for one in value) + "]"
        case Bool(), int():
            return "true" if value else "false"
        case Int(unit=None), int():
            return str(value)
        case Int(unit=str(unit)), int():
            forms = game.units[unit][1] if unit in game.units else ()
            return f"{value} {forms[0 if value == 1 or len(forms) < 2 else 1] if forms else unit}"
        case ((Row(list=name) | Copy(component=name)), int()) if name != PLAYER and name in game.lists:
            rows = game.lists[name].rows
            return rows[value].id if 0 <= value < len(rows) else "nothing"
        case _:
            return str(value)
