"""Whether something lies around a place: the cells of a field at the ends of its ways, taken out all at once.

`any (w in ways(here) where w.to.owner is me)` looks at the cells of a field whose places are printed, and for each
place always at the same ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pravidla.backends.python.code.strength import COMPARE, OR
from pravidla.backends.python.passes.tabulate import NoFigure, atoms, reads
from pravidla.ir.nodes import Column, Comp, Compare, Expr, Load, Neighbours, NumberField, Or, RowField, Ways
from pravidla.ir.walk import descendants

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.expressions import Expressions

_PLACES = 200
"""greatest number of places"""
_FIGURES = 4
"""of more different figures the lowest is looked for element by element"""


class Around:
    """Writes such questions of one game."""

    def __init__(self, writer: Expressions) -> None:
        self.writer = writer
        self.context = writer.context
        self.game = writer.game
        self.layout = writer.layout

    def any_of(self, comp: Comp) -> tuple[str, int] | None:
        """Whether any element around a place has what is wanted: in a cell of a field, or printed."""
        source = comp.source
        if not isinstance(source, Ways | Neighbours) or comp.where is None or reads(source.place, comp.var):
            return None
        places = self._places(source)
        return None if places is None else self._any_of(comp, places, source, "around")

    def by_figure(self, comp: Comp, each: Expr, falling: bool) -> list[tuple[int, str]] | None:
        """The printed figures of what is around a place, lowest (or highest) first, each with the question whether an
        element that has it has what is wanted."""
        source = comp.source
        if not isinstance(source, Ways | Neighbours) or comp.where is None or reads(source.place, comp.var):
            return None
        places = self._places(source)
        if places is None or atoms(each, comp.var) != []:
            return None
        figures = self.writer.sources.figures
        try:
            known = {one: figures.value(each, {comp.var: one}) for row in places for one in row}
        except NoFigure:
            return None
        if len(set(known.values())) > _FIGURES:
            return None
        found: list[tuple[int, str]] = []
        for figure in sorted(set(known.values()), reverse=falling):
            those = tuple([tuple([one for one in row if known[one] == figure]) for row in places])
            text = self._any_of(comp, those, source, f"{self._column(each)}_{figure}")
            if text is None:
                return None
            found.append((figure, text[0]))
        return found

    def _any_of(
        self, comp: Comp, places: tuple[tuple[int, ...], ...], source: Ways | Neighbours, named: str
    ) -> tuple[str, int] | None:
        """The question whether any element at some places has what is wanted; `named`: what tables are called."""
        assert comp.where is not None
        where = self.writer.folder.fold(self.writer.opening.opened(comp.where, comp.var))
        texts: list[str] = []
        cells = 0
        for part in where.parts if isinstance(where, Or) else (where,):
            pair = self._pair(part, comp.var)
            if pair is None:
                return None
            of_element, wanted = pair
            try:
                text = self._cells(of_element, comp, places, source, named)
                cells += text is not None
                text = self._figures(of_element, wanted, comp, places, source, named) if text is None else text
            except NoFigure:
                return None
            if text is None:
                return None
            if not text:
                continue
            texts.append(f"{self.writer.written(wanted, COMPARE + 1)} in {text}")
        if not cells:
            return None
        return " or ".join(texts), COMPARE if len(texts) == 1 else OR

    def _places(self, source: Ways | Neighbours) -> tuple[tuple[int, ...], ...] | None:
        """What lies around each place; None where that is not the same in every game."""
        high = self.writer.folder.ranges.of(source.place)[1]
        ways = self.game.boards[source.board].ways
        if high >= _PLACES or (isinstance(source, Ways) and (ways is None or not self.writer.folder.unguarded(ways))):
            return None
        return tuple([self.writer.sources.around(source, place) for place in range(high + 1)])

    @staticmethod
    def _pair(part: Expr, var: str) -> tuple[Expr, Expr] | None:
        """What a condition asks of the element, and what it wants that to be."""
        if not isinstance(part, Compare) or part.op != "==":
            return None
        for one, wanted in ((part.left, part.right), (part.right, part.left)):
            if reads(one, var) and not reads(wanted, var):
                return one, wanted
        return None

    def _cells(
        self, expr: Expr, comp: Comp, places: tuple[tuple[int, ...], ...], source: Ways | Neighbours, named: str
    ) -> str | None:
        """The cells of a field at printed places, as a call of the function that takes them out of its list."""
        if not isinstance(expr, Load) or expr.local or expr.index is not None or expr.owner is None:
            return None
        slot = self.layout[expr.field]
        if not isinstance(self.game.fields[expr.field].content, NumberField | RowField) or slot.owner is None:
            return None
        if expr.field in self.context.bits or atoms(expr.owner, comp.var) != []:
            return None
        owner = expr.owner
        rows = [[self.writer.sources.figures.value(owner, {comp.var: one}) for one in elements] for elements in places]
        if any(not 0 <= one < self.layout.size(slot.owner) for row in rows for one in row):
            return None
        calls = [f"cells_at({', '.join(map(str, dict.fromkeys(row)))})" for row in rows]
        name = self.context.computed_constant(
            f"{slot.name}_{named}", "tuple[Callable[[Sequence[int]], tuple[int, ...]], ...]", f"({', '.join(calls)},)"
        )
        return f"{name}[{self.writer.written(source.place)}](s.{slot.name})"

    def _figures(
        self, expr: Expr, wanted: Expr, comp: Comp, places: tuple[tuple[int, ...], ...], source: Ways | Neighbours,
        named: str,
    ) -> str | None:  # fmt: skip
        """The printed figures around a place as a row of a table, without those that are never wanted; empty where
        that leaves none."""
        if atoms(expr, comp.var) != []:
            return None
        low, high = self.writer.folder.ranges.of(wanted)
        figures = self.writer.sources.figures
        found = [[figures.value(expr, {comp.var: one}) for one in row] for row in places]
        rows = tuple([tuple(dict.fromkeys(one for one in row if low <= one <= high)) for row in found])
        if not any(rows):
            return ""
        return f"{self.context.constant(f'{self._column(expr)}_{named}', rows)}[{self.writer.written(source.place)}]"

    @staticmethod
    def _column(expr: Expr) -> str:
        return next((one.column for one in descendants(expr) if isinstance(one, Column)), "figures")
