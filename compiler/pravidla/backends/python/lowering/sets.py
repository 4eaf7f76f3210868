"""Sets as Python sequences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pravidla.backends.python.code.strength import (
    ADD,
    OR,
    rows_attribute,
)
from pravidla.backends.python.lowering.places import Place
from pravidla.ir.nodes import (
    CallValue,
    EmptySet,
    Expr,
    IfElse,
    Lines,
    Lit,
    Neighbours,
    RangeSet,
    Reached,
    Rows,
    SetsOfDifferent,
    Those,
    Var,
    Ways,
    ZoneItems,
    ZoneKinds,
)
from pravidla.ir.types import PLAYER, Row, SetOf, Type

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.expressions import Expressions


class Sets:
    """Writes sets."""

    def __init__(self, writer: Expressions) -> None:
        self.writer = writer
        self.context = writer.context
        self.game = writer.game
        self.layout = writer.layout
        self.folder = writer.folder

    def elements(self, expr: Expr) -> str:
        """A set as a Python sequence."""
        outside, self.writer.in_source = self.writer.in_source, True
        text = self._elements(expr)
        self.writer.in_source = outside
        return text

    def _elements(self, expr: Expr) -> str:
        match expr:
            case Var(name=name):
                return self.context.local(name).name
            case Rows(list=name):
                live = self.folder.live(name)
                if live is not None and live == tuple(range(len(live))):
                    return f"range({len(live)})"
                if name == PLAYER:
                    return "s.game.seats"
                return f"s.game.{rows_attribute(name)}"
            case RangeSet(low=low, high=high):
                high = self.folder.fold(high)
                stop = str(high.value + 1) if isinstance(high, Lit) else f"{self.writer.written(high, ADD)} + 1"
                start = self.writer.number(low)
                return f"range({stop})" if start == "0" else f"range({start}, {stop})"
            case EmptySet():
                return "NO_ROWS"
            case ZoneItems(zone=zone) | ZoneKinds(zone=zone):
                return self._zone_elements(expr, self.writer.places.zone(zone))
            case Ways(board=board, place=place):
                return self._ways(board, place)
            case Neighbours(board=board, place=place):
                return f"{self.neighbours(board)}[{self.writer.written(place)}]"
            case Lines(board=board, length=length):
                return self.context.constant(f"{board}_lines_{length}", self.lines(board, length))
            case Reached(start=start, over=over, board=board):
                within = self.writer.sources.listed(over)
                return f"reached({self.writer.written(start)}, {within}, {self.neighbours(board)})"
            case Those(comp=comp):
                return self.writer.sources.listed(comp)
            case SetsOfDifferent(comp=comp, each=each):
                return f"sets_of_different({self.writer.sources.listed(comp, each)})"
            case IfElse(condition=condition, then=then, otherwise=otherwise):
                return f"({self.elements(then)} if {self.writer.tested(condition, OR)} else {self.elements(otherwise)})"
            case _:
                return self.writer._write(expr)[0]

    def _are_individuals(self, kind: Type) -> bool:
        """Whether the elements of a set are pieces of which there is one each."""
        if not (isinstance(kind, SetOf) and isinstance(kind.element, Row)):
            return False
        found = self.game.lists[kind.element.list]
        return found.kind == "component" and all(row.copies == 1 and not row.per_player for row in found.rows)

    def _zone_elements(self, expr: ZoneItems | ZoneKinds, place: Place) -> str:
        by_kind = place.marks > 1 and isinstance(expr.type, SetOf) and isinstance(expr.type.element, Row)
        if isinstance(expr, ZoneKinds):
            if by_kind or place.kind == "ordered":
                inner = f"[piece // {place.marks} for piece in {place.pieces}]" if by_kind else place.text
                return f"sorted({inner})" if self._are_individuals(expr.type) else f"sorted(set({inner}))"
            return f"kinds({place.counts})" if place.kind == "counts" else place.pieces
        if by_kind:
            return f"[piece // {place.marks} for piece in {place.pieces}]"
        return place.pieces

    def _ways(self, board: str, place: Expr) -> str:
        ways = self.game.boards[board].ways
        assert ways is not None
        start = next(one.values for one in self.game.lists[ways].columns if one.name == "from")
        size = self.layout.size(self.game.boards[board].places)
        leaving = tuple(tuple(way for way, source in enumerate(start) if source == here) for here in range(size))
        text = f"{self.context.constant(f'{board}_ways', leaving)}[{self.writer.written(place)}]"
        if self.folder.unguarded(ways):
            return text
        return f"[way for way in {text} if way in s.game.{rows_attribute(ways)}]"

    def neighbours(self, board: str) -> str:
        """The table of neighbours of a board."""
        return self.context.constant(f"{board}_neighbours", self.game.boards[board].neighbours)

    def lines(self, board: str, length: int) -> tuple[tuple[int, ...], ...]:
        """All straight lines of cells of a grid, by direction and then by first cell."""
        grid = self.game.boards[board].grid
        if grid is None:
            return ()
        columns, rows = grid
        found: list[tuple[int, ...]] = []
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            for y in range(rows):
                for x in range(columns):
                    end_x, end_y = x + dx * (length - 1), y + dy * (length - 1)
                    if 0 <= end_x < columns and 0 <= end_y < rows:
                        found.append(tuple((y + dy * k) * columns + x + dx * k for k in range(length)))
        return tuple(found)

    def as_tuple(self, expr: Expr) -> str:
        """A set as a tuple (of tuples)."""
        text = self.elements(expr)
        if isinstance(expr, EmptySet | Lines | Neighbours) or (isinstance(expr, Rows) and not text.startswith("range")):
            return text
        if isinstance(expr, CallValue):
            return text
        if isinstance(expr.type, SetOf) and isinstance(expr.type.element, SetOf):
            return f"tuple([tuple(line) for line in {text}])"
        return f"tuple({text})"
