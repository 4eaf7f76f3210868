"""Printed figures, boards and arithmetic: what needs no state."""

from __future__ import annotations

from pravidla.diagnostics import Span
from pravidla.interpreter.record import Record
from pravidla.interpreter.world import World
from pravidla.ir.arithmetic import computed
from pravidla.ir.nodes import Arith


class Figures:
    """Looks figures up and records which ones were read."""

    def __init__(self, world: World, record: Record) -> None:
        self.world = world
        self.game = world.game
        self.record = record

    def arith(self, expr: Arith, left: int, right: int) -> int:
        """The result of an operation."""
        result = computed(expr.op, left, right)
        if result is None:
            raise self.world.fault(f"{left} cannot be divided by {right}", expr.span)
        return result

    def column(self, name: str, column: str, row: int, span: Span) -> int | tuple[int, ...]:
        """The figure in a column of a list."""
        values = self.world.columns[name, column]
        if not 0 <= row < len(values):
            raise self.world.fault(f"nothing has no {column}", span)
        self.record.figures.add(("column", name, column, row))
        return values[row]

    def lookup(self, name: str, keys: list[int], span: Span) -> int:
        """The figure of a table at its keys."""
        table, position = self.game.tables[name], 0
        for (of, low, high), key in zip(table.keys, keys, strict=True):
            if not low <= key <= high:
                shown = self.world.row_id(of, key) if of is not None else str(key)
                raise self.world.fault(f"the table {name} has no figure for {shown}", span)
            position = position * (high - low + 1) + key - low
        self.record.figures.add(("table", name, "", position))
        return table.values[position]

    def on_track(self, name: str, at: tuple[int, int], column: str, span: Span) -> int:
        """The figure in a column of a space: line and space, from 0."""
        line, space = at
        if not 0 <= space <= self.last_of_track(name, line, span):
            raise self.world.fault(f"the track {name} has no space {space}", span)
        track = self.game.tracks[name]
        position = [one for one, _ in track.columns].index(column)
        self.record.figures.add(("track", name, f"{line}.{column}", space))
        return track.spaces[line][space][position]

    def last_of_track(self, name: str, line: int, span: Span) -> int:
        """The number of the last space of a line."""
        spaces = self.game.tracks[name].spaces
        if not 0 <= line < len(spaces):
            raise self.world.fault(f"the track {name} has no such line", span)
        return len(spaces[line]) - 1

    def neighbours(self, board: str, place: int, span: Span) -> tuple[int, ...]:
        """The places beside a place."""
        neighbours = self.game.boards[board].neighbours
        if not 0 <= place < len(neighbours):
            raise self.world.fault("nothing has no neighbours", span)
        return neighbours[place]

    def ways(self, board: str, place: int) -> tuple[int, ...]:
        """The ways that lead out of a place."""
        return self.world.ways(self.game.boards[board]).get(place, ())
