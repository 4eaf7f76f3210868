"""Tables of figures that follow from printed ones: sums of columns of one row, a column of what a column names."""

from __future__ import annotations

from pravidla.backends.python.passes.tabulate import Figures, NoFigure
from pravidla.ir.nodes import Arith, Column, Expr, Game, Lit, Lookup, Var
from pravidla.ir.types import PLAYER, Row
from pravidla.ir.walk import descendants


class Derived:
    """Finds such tables in one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.figures = Figures(game)

    def of_row(self, expr: Arith) -> tuple[str, tuple[int, ...], Var] | None:
        """The name and figures of a table by the one row that an expression asks printed figures of, and the row."""
        parts = [one for one in descendants(expr) if hasattr(one, "span")]
        if not all(isinstance(one, Arith | Column | Lookup | Lit | Var) for one in parts):
            return None
        rows = {one.name: one for one in parts if isinstance(one, Var)}
        columns = [one.column for one in parts if isinstance(one, Column)]
        if len(rows) != 1 or len(columns) < 2:
            return None
        row = next(iter(rows.values()))
        if not isinstance(row.type, Row) or row.type.list == PLAYER or row.type.optional:
            return None
        try:
            values = [self.figures.value(expr, {row.name: one}) for one in self._rows(row.type.list)]
        except NoFigure:
            return None
        return "_".join([row.type.list, *dict.fromkeys(columns)]), tuple(values), row

    def of_column(self, expr: Column) -> tuple[str, tuple[int, ...], Expr] | None:
        """The name and figures of a table that gives a column of the rows in another column, and the row asked for."""
        inner = expr.row
        if not isinstance(inner, Column):
            return None
        name = f"{inner.list}_{inner.column}_{expr.column}"
        here = self._column(inner)
        there = self._column(expr)
        if not here or not there or not all(0 <= one < len(there) for one in here):
            return None
        return name, tuple(there[one] for one in here), inner.row

    def _column(self, column: Column) -> list[int]:
        """The figures of a column; empty where some are none."""
        values = next(one.values for one in self.game.lists[column.list].columns if one.name == column.column)
        return [value for value in values if isinstance(value, int)] if all(isinstance(v, int) for v in values) else []

    def _rows(self, name: str) -> range:
        return range(len(self.game.lists[name].rows))
