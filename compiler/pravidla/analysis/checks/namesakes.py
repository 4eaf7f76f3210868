"""One name for two kinds of things: a sentence that says it would always mean the same one of them."""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.analysis.names.context import Context
from pravidla.diagnostics import Label, Span
from pravidla.model import definitions as d


def check_namesakes(context: Context) -> None:
    """Report names that rows, states of the game, values and printed data share."""
    first: dict[str, tuple[str, Span]] = {}
    for what, name, span in bare_names(context):
        kind, place = first.setdefault(name, (what, span))
        if kind != what:
            context.problems.warning(
                "PRV504",
                f"`{name}` is the name of a {kind} and of a {what}",
                span,
                f"the {what}",
                "rename one of them: a sentence that says it could mean either",
                (Label(place, f"the {kind}"),),
            )


def bare_names(context: Context) -> Iterator[tuple[str, str, Span]]:
    """Everything that a sentence can call by a name alone, with its kind and place."""
    symbols = context.symbols
    for (owner, name), field in context.fields.items():
        if owner is None:
            yield "state of the game", name, field.origin.span
    for info in context.lists.values():
        for row_id, (row, _) in zip(info.row_ids, info.specs, strict=True):
            if row is not None:
                yield "row", row_id, row.span
    for name, group in symbols.groups.items():
        if isinstance(group.base, d.ValueSpec):
            yield "value", name, group.base.common.span
    for kind, found in (("table", symbols.tables), ("track", symbols.tracks), ("board", symbols.boards)):
        yield from ((kind, name, one.common.span) for name, one in found.items())
