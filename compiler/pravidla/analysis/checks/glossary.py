"""Gaps in what things are called: rows without a text, two rows of one name, a case that a name does not have."""

from __future__ import annotations

from pravidla.analysis.names.context import Context
from pravidla.analysis.names.origins import has_places
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir

_SHOWN = 4
"""Rows that a message names."""


def check_glossary(context: Context, game: ir.Game) -> None:
    """Report all gaps."""
    for name, info in context.lists.items():
        if info.kind in ("list", "component") and name in game.lists:
            without_text(context, name)
            called_alike(context, game.lists[name])
    without_case(context, game)


def without_text(context: Context, name: str) -> None:
    """Rows without a text in a list in which other rows have one."""
    info = context.lists[name]
    own = [row for row, _ in info.specs if row is not None]
    if not any(row.text is not None for row in own):
        return
    for row, source in info.specs:
        if row is None or row.text is not None or row.id in context.symbols.words:
            continue
        if source is not None and source.common.text is not None and has_places(source.common.text):
            continue
        context.problems.warning(
            "PRV910",
            f"row `{row.id}` has no text",
            row.span,
            "what do players call it?",
            "add `text: {cs: …, en: …}`, as other rows of the list have",
        )


def called_alike(context: Context, one: ir.ListDef) -> None:
    """Two rows of one list that players cannot tell apart by their names."""
    info = context.lists[one.name]
    first: dict[tuple[str, str], ir.RowDef] = {}
    for row, (spec, _) in zip(one.rows, info.specs, strict=True):
        if spec is None or spec.text is None:
            continue
        for language, text in (("Czech", row.text.cs), ("English", row.text.en)):
            other = first.setdefault((language, text), row)
            if other is not row and other.guard == row.guard:
                context.problems.warning(
                    "PRV910",
                    f"`{other.id}` and `{row.id}` are called alike: {text}",
                    spec.text.span,
                    f"the same in {language}",
                    "players cannot tell them apart in what they choose: name what differs",
                    (Label(other.origin.span, "the other one"),),
                )
                break


def without_case(context: Context, game: ir.Game) -> None:
    """Places of texts that ask for a Czech case which names of the list do not have."""
    told: set[tuple[str, int]] = set()
    for name, case, span in context.cases:
        if name not in game.lists or case == 1 or (name, case) in told:
            continue
        told.add((name, case))
        rows = game.lists[name].rows
        lacking = [row for row in rows if case not in dict(row.text.cases)]
        # who declines some names has thought of the others, unless they are of a kind that never stays the same
        thought_of = len(lacking) < len(rows) or case == 4
        missing = [row.id for row in lacking if feminine(row.text.cs) or not (thought_of or unchanged(row.text.cs))]
        if missing:
            report_case(context, name, case, missing, len(rows), span)


def feminine(text: str) -> bool:
    """Whether a name surely changes in every case: *brána*, *brána města*, *velká brána*."""
    first, *_, last = [*text.split(), *text.split()][-max(2, len(text.split())) :]
    return first.endswith("a") or (first.endswith("á") and last.endswith("a"))


def unchanged(text: str) -> bool:
    """Whether a name may stay the same in all cases: *nádraží*, and what is no word."""
    return text.endswith("í") or not text.isalpha()


def report_case(context: Context, name: str, case: int, missing: list[str], count: int, span: Span) -> None:
    """One case of one list."""
    shown = ", ".join(f"`{one}`" for one in missing[:_SHOWN]) + (" …" if len(missing) > _SHOWN else "")
    which = "no row" if len(missing) == count else f"not every row ({len(missing)} of {count} need it)"
    context.problems.warning(
        "PRV910",
        f"{which} of `{name}` has case {case} in Czech",
        span,
        "printed in the first case",
        f"add `declension: {{{case}: …}}` to {shown}",
    )
