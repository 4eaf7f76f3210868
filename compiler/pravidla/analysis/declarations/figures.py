"""Printed figures: each is checked against its column, and knows where it comes from."""

from __future__ import annotations

from collections.abc import Iterable

from pravidla.analysis.names.context import Context, show_type
from pravidla.diagnostics import Label, Span, suggest
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf, Type
from pravidla.model import definitions as d
from pravidla.source import Node, Scalar, Sequence


def unknown_column(
    context: Context, owner: str, key: str, span: Span, columns: Iterable[str], others: tuple[Span, ...] = ()
) -> None:
    """A cell without a column, or several of one name; of the others two are shown."""
    context.problems.asked(f"column of `{owner}`", key, columns)
    if context.problems.spoiled.excuses(key, span):
        return
    near = suggest(key, columns)
    context.problems.error(
        "PRV506",
        f"`{owner}` has no column `{key}`",
        span,
        "belongs to no column",
        f"did you mean `{near[0]}`?" if near else "declare it under `columns`",
        tuple(Label(one, "and here") for one in others[:2]),
        (f"and {len(others) - 2} more in other rows",) if len(others) > 2 else (),
    )
    context.problems.took(near)


def cell_origin(row: d.RowSpec | None, source: d.ListSpec, column: str) -> str:
    """The nearest provenance of a figure; empty where there is none."""
    nearest = (
        row.provenance_by_column.get(column) if row is not None else None,
        row.provenance if row is not None else None,
        source.common.source(column),
    )
    return next((one.text for one in nearest if one is not None), "")


def cell_value(
    context: Context, kind: Type, cell: Node | None, column: str, owner: str, row_span: Span
) -> int | tuple[int, ...]:
    """A figure of a column."""
    if cell is None:
        match kind:
            case Row(list=name, optional=True):
                return context.size_of(name)
            case SetOf():
                return ()
            case _:
                context.problems.error(
                    "PRV604",
                    f"this row of `{owner}` has no `{column}`",
                    row_span,
                    "incomplete row",
                    f"add `{column}`, or give the column a value under `defaults`",
                )
                return 0
    if isinstance(kind, SetOf):
        nodes = cell.items if isinstance(cell, Sequence) else (cell,)
        return tuple(sorted({plain_value(context, kind.element, one, column) for one in nodes}))
    return plain_value(context, kind, cell, column)


def plain_value(context: Context, kind: Type, cell: Node, column: str) -> int:
    """One int from plain data; a value of the wrong type is reported at its place."""
    value = cell.value if isinstance(cell, Scalar) else None
    match kind:
        case Int(low=low, high=high):
            if isinstance(value, int) and not isinstance(value, bool):
                if low <= value <= high:
                    return value
                context.problems.error(
                    "PRV603", f"{value} is outside {low}..{high}, the range of `{column}`", cell.span, "out of range"
                )
                return low
        case Bool():
            if isinstance(value, bool):
                return int(value)
        case Row(list=name, optional=optional):
            if value in (None, "nothing", "nobody") and optional:
                return context.size_of(name)
            if isinstance(value, str) and name != PLAYER:
                index = context.lists[name].index.get(value)
                if index is not None:
                    return index
                context.problems.unknown(f"`{name}`", value, cell.span, context.lists[name].row_ids)
                return 0
        case Copy() | SetOf():
            pass
    context.problems.error("PRV601", f"`{column}` wants {show_type(kind)}", cell.span, "something else")
    return 0
