"""How large a game may be: what a few lines of a spec can unfold to is bounded, so that nothing runs away."""

from __future__ import annotations

from math import comb, prod

from pravidla.analysis.reporting.problems import Failed, Problems
from pravidla.diagnostics import Span
from pravidla_runtime.chance import MOST_THROWS

MOST_ROWS = 10_000
"""Rows of one list: those of a product, the cells of a grid, the entries of a table."""
MOST_COPIES = 10_000
"""Copies of one row."""
MOST_SENTENCES = 2_000_000
"""Parts of sentences that are looked at in one spec, again in every place that needs them."""


def bounded_rows(problems: Problems, name: str, factors: list[int], span: Span) -> None:
    """Raises `Failed` where a list, board or table would have too many rows."""
    if prod(factors) > MOST_ROWS:
        shown = " × ".join(f"{one:,}" for one in factors)
        raise problems.fail(
            "PRV616",
            f"`{name}` would have {prod(factors):,} rows",
            span,
            f"{shown}, more than {MOST_ROWS:,}" if len(factors) > 1 else f"more than {MOST_ROWS:,}",
            "name the things that the game has; a number needs no rows",
        )


def bounded_copies(problems: Problems, name: str, copies: int, span: Span) -> None:
    """A component with too many pieces is reported."""
    if copies > MOST_COPIES:
        problems.error(
            "PRV616",
            f"{copies:,} copies of `{name}`",
            span,
            f"more than {MOST_COPIES:,}",
            "count them in a state instead",
        )


def bounded_throw(problems: Problems, dice: int, sides: int, span: Span) -> None:
    """Raises `Failed` where a throw would have too many different results."""
    # with two sides and more, so many dice have more results than that
    if dice > MOST_THROWS or comb(dice + sides - 1, dice) > MOST_THROWS:
        raise problems.fail(
            "PRV616",
            f"a throw of {dice:,} dice with {sides:,} sides has too many different results",
            span,
            f"more than {MOST_THROWS:,}",
            "roll fewer at a time",
        )


def bounded_faces(problems: Problems, name: str, low: int, high: int, span: Span) -> None:
    """A die with too many faces is reported."""
    if high - low + 1 > MOST_THROWS:
        problems.error(
            "PRV616",
            f"die `{name}` would have {high - low + 1:,} faces",
            span,
            f"more than {MOST_THROWS:,}",
            "a number out of so many is drawn from a list or a bag",
        )


def spend(problems: Problems, span: Span) -> None:
    """Count one part of a sentence; a spec that unfolds without end is given up with a message."""
    problems.effort += 1
    if problems.effort == MOST_SENTENCES:
        problems.error(
            "PRV617",
            "this spec unfolds to more than can be compiled",
            span,
            "given up here",
            "an action is read again in every place that offers it, with its conditions and all that replaces them",
        )
    if problems.effort >= MOST_SENTENCES:
        raise Failed
