"""The outline of rules and actions: sentences, headers with what they govern, options, conditions."""

from __future__ import annotations

from pravidla.diagnostics import Span
from pravidla.model.common import Citation, Provenance, Wording
from pravidla.records import record
from pravidla.syntax import ast


@record(frozen=True, slots=True)
class StepItem:
    """One sentence; `text` replaces the printed sentence, `provenance` belongs to a figure in it."""

    step: ast.Step
    cites: tuple[Citation, ...]
    span: Span
    text: Wording | None = None
    provenance: Provenance | None = None


@record(frozen=True, slots=True)
class IfItem:
    """`if`, `otherwise if`, `otherwise` of one block."""

    branches: tuple[tuple[ast.Expr, tuple[Citation, ...], Outline], ...]
    otherwise: Outline
    span: Span


@record(frozen=True, slots=True)
class HeaderItem:
    """Any other header with what it governs: steps or options, and `otherwise` of a choice (None: not written)."""

    header: ast.Header
    cites: tuple[Citation, ...]
    body: Outline
    options: tuple[OptionItem, ...]
    otherwise: Outline | None
    span: Span
    text: Wording | None = None
    provenance: Provenance | None = None


@record(frozen=True, slots=True)
class OptionItem:
    """An option of a choice: a call of an action or word (`args`), or an option written in place."""

    name: str
    args: tuple[ast.Expr, ...]
    inline: ActionBody | None
    """None: the name of an action or of a word alone"""
    when: ast.Expr | None
    cites: tuple[Citation, ...]
    text: Wording | None
    span: Span


@record(frozen=True, slots=True)
class LostItem:
    """What lies below a header that could not be read; it is looked at for its own mistakes only."""

    names: tuple[str, ...]
    """what the header may have given a name to, of which nothing is known"""
    body: Outline
    options: tuple[OptionItem, ...]
    span: Span


Item = StepItem | IfItem | HeaderItem | LostItem
Outline = tuple[Item, ...]


@record(frozen=True, slots=True)
class NamedCondition:
    """A condition of `require` or `all`."""

    name: str
    that: ast.Expr
    refusal: Wording | None
    cites: tuple[Citation, ...]
    provenance: Provenance | None
    span: Span


@record(frozen=True, slots=True)
class ActionBody:
    """What an action and an option written in place have in common."""

    picks: tuple[ast.Choices, ...]
    requires: tuple[NamedCondition, ...]
    pays: tuple[ast.Expr, ...]
    limit: ast.Limit | None
    fully: bool
    do: Outline
    lost: tuple[str, ...] = ()
    """what would be picked by sentences that could not be read"""
