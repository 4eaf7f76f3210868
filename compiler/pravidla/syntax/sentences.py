"""The lines in which steps, headers, options and conditions stand, as typed nodes."""

from __future__ import annotations

from pravidla.diagnostics import Span
from pravidla.records import record
from pravidla.syntax.expressions import (
    Expr,
    Word,
)
from pravidla.syntax.headers import Header, Pick
from pravidla.syntax.steps import Step


@record(frozen=True, slots=True)
class StepLine:
    """A step and the paragraphs it cites."""

    step: Step
    cites: tuple[Word, ...]  # such as `s3.8`, without brackets
    span: Span


@record(frozen=True, slots=True)
class HeaderLine:
    """A header and the paragraphs cited for all that it governs."""

    header: Header
    cites: tuple[Word, ...]
    span: Span


@record(frozen=True, slots=True)
class OptionCall:
    """An option that is an action or a word: `decline`, `paint(card)`."""

    name: Word
    args: tuple[Expr, ...]  # empty when it has no brackets
    span: Span


@record(frozen=True, slots=True)
class OptionLine:
    """An option on a line of its own and the paragraphs it cites."""

    call: OptionCall
    cites: tuple[Word, ...]
    span: Span


@record(frozen=True, slots=True)
class Condition:
    """A named condition in its short form: what must hold and the paragraphs it cites."""

    expr: Expr
    cites: tuple[Word, ...]
    span: Span


@record(frozen=True, slots=True)
class Choices:
    """The `choose` of an action: its picks."""

    picks: tuple[Pick, ...]  # at least one
    alike: Expr | None  # picks with equal values of this are one option
    span: Span
