"""Where printed figures come from: columns, copies, tracks, ways, plain values (tables say it by their schema).

A definition that gives a reason for citing nothing is nobody's component, so its figures need no provenance either.
"""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.analysis.names.context import Context, ListInfo
from pravidla.analysis.reporting.spoiled import within
from pravidla.diagnostics import Span
from pravidla.ir.types import Int
from pravidla.model import definitions as d
from pravidla.model.reading import OTHERWISE, table_figures
from pravidla.source import Mapping, Node, Sequence
from pravidla.syntax import ast


def check_provenance(context: Context) -> None:
    """Report printed figures that do not say where they come from, once for each column or definition, and sources of
    what a state does not have."""
    for state in context.symbols.spec.definitions:
        match state:
            case d.StateSpec(common=common, has=has):
                check_sources(context, common, "state", [name for name, _, _ in has])
            case d.TableSpec(common=common, rows=rows):
                check_sources(context, common, "key", [name for names, _ in table_figures(rows) for name in names])
    # of a key of a wrong name nobody knows what it was meant to say
    misspelt = [one.primary.span for one in context.problems.found if one.code == "PRV233"]
    for common, what, span, hint in missing(context):
        if any(within(one, common.node.span) for one in misspelt):
            continue
        context.problems.error(
            "PRV711",
            f"{what} of `{common.name}` have no provenance",
            span,
            "where does it come from?",
            f"add `from: {hint}` (or `component …`, `source …`, `deduced …`, `assumed`)",
            refs=tuple(one.ref for one in common.cites),
        )


def check_sources(context: Context, common: d.Common, what: str, known: list[str]) -> None:
    """The names under `from` of a state or table are those that it has, or `otherwise`."""
    written = common.node.get("from")
    if isinstance(written, Mapping):
        for key, _ in written.entries:
            if str(key.value) not in (*known, OTHERWISE):
                context.problems.unknown(what, str(key.value), key.span, known)


Missing = tuple[d.Common, str, Span, str]
"""A definition, which figures, where, what to write."""


def missing(context: Context) -> Iterator[Missing]:
    """All figures of unknown origin."""
    for info in context.lists.values():
        yield from of_list(info)
    for one in context.symbols.spec.definitions:
        if not one.common.cites or one.common.provenance is not None:
            continue
        match one:
            case d.ListSpec(is_component=True):
                yield from of_copies(one)
            case d.TrackSpec():
                yield from of_track(context, one)
            case d.BoardSpec(common=common, columns=columns) if columns:
                yield common, "the figures", common.span, "transcript sX.Y"
            case d.ValueSpec(common=common, is_=written) if written is not None and is_figure(written):
                yield common, "the figures", common.span, "transcript sX.Y"
            case _:
                pass


def of_list(info: ListInfo) -> Iterator[Missing]:
    """Columns of numbers: the first row whose own figure has no provenance."""
    for column in info.columns.values():
        if not isinstance(column.type, Int) or not column.provenance:
            continue
        for (row, source), origin in zip(info.specs, column.provenance, strict=True):
            if origin or row is None or source is None or not source.common.cites or column.name not in row.cells:
                continue
            yield (
                source.common,
                f"the figures of column `{column.name}`",
                row.span,
                f"{{{column.name}: transcript sX.Y}}",
            )
            break


def of_copies(one: d.ListSpec) -> Iterator[Missing]:
    """How many copies there are, of all rows or of some."""
    if "copies" in one.common.provenance_by_column:
        return
    if one.copies_span is not None:
        yield one.common, "the copies", one.copies_span, "{copies: transcript sX.Y}"
        return
    for row in one.rows:
        if row.copies is not None and row.provenance is None and "copies" not in row.provenance_by_column:
            yield one.common, "the copies", row.span, "{copies: transcript sX.Y}"
            return


def of_track(context: Context, one: d.TrackSpec) -> Iterator[Missing]:
    """Columns of numbers of a track: the first space that has no provenance."""
    track = context.tracks.get(one.common.name)
    for name, kind in () if track is None else track.columns:
        if not isinstance(kind, Int) or name in one.common.provenance_by_column:
            continue
        for space in spaces(one.spaces):
            if space.get(name) is not None and space.get("from") is None:
                yield one.common, f"the figures of column `{name}`", space.span, f"{{{name}: transcript sX.Y}}"
                break


def spaces(node: Node) -> Iterator[Mapping]:
    """The spaces of a track, or of all its lines."""
    match node:
        case Sequence(items=items):
            yield from (one for one in items if isinstance(one, Mapping))
        case Mapping(entries=entries):
            for _, line in entries:
                yield from spaces(line)


def is_figure(written: ast.Expr) -> bool:
    """Whether a value is a plain number as it is printed."""
    match written:
        case ast.Integer() | ast.Quantity():
            return True
        case ast.AsQuantity(expr=inner) | ast.Negate(operand=inner):
            return is_figure(inner)
        case _:
            return False
