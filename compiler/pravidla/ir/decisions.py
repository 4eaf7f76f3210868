"""Decisions of the IR: questions to a player, their options, conditions and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pravidla.diagnostics import Span
from pravidla.ir.expressions import Expr
from pravidla.ir.sets import Comp
from pravidla.records import record

if TYPE_CHECKING:
    from pravidla.ir.statements import Block

Cites = tuple[str, ...]


@record(frozen=True, slots=True)
class TextPart:
    """A hole of a text: an expression, the Czech case (1-7) it stands in, or the forms chosen by number (1, 2-4,
    5+)."""

    expr: Expr
    case: int | None = None
    forms: tuple[str, ...] = ()


@record(frozen=True, slots=True)
class Text:
    """A sentence in Czech and English: literal pieces and holes."""

    cs: tuple[str | TextPart, ...]
    en: tuple[str | TextPart, ...]

    def outline(self) -> tuple[str, str]:
        """The sentence without anything filled in, in Czech and English: dots for what is, words for many."""
        return _outline(self.cs), _outline(self.en)


def _outline(parts: tuple[str | TextPart, ...]) -> str:
    return "".join(part if isinstance(part, str) else part.forms[-1] if part.forms else "…" for part in parts)


@record(frozen=True, slots=True)
class Pick:
    """A choice of one element; later picks and conditions may read its variable. For zones of copies each kind is
    offered once."""

    name: str
    """the name that players and scenarios use"""
    comp: Comp
    """its `var` is the variable"""
    refusal: Text
    """why it cannot be something that is not offered"""


@record(frozen=True, slots=True)
class ConditionCase:
    """One version of a condition: live when `guard` holds (None: always)."""

    guard: Expr | None
    that: Expr
    text: Text | None
    cites: Cites
    span: Span
    definition: str = ""
    """full name of the exception that it is, empty for the condition as first written"""


@record(frozen=True, slots=True)
class Condition:
    """A named condition (`drop.column_free`); the first live case counts."""

    name: str
    cases: tuple[ConditionCase, ...]


@record(frozen=True, slots=True)
class Payment:
    """What an option costs: it is offered only when the purse holds it, and paid before its body."""

    field: str
    amount: Expr
    refusal: Text
    """why it cannot be paid"""
    span: Span


@record(frozen=True, slots=True)
class Option:
    """One option of a decision. Offered for every combination of picks for which `when`, the picks' conditions, every
    condition of `requires` and every payment hold (and, `alike`: the first of those with an equal value of it)."""

    block: str
    """name of the action block: its id is the block's offset plus the mixed radix of the picks"""
    picks: tuple[Pick, ...]
    when: Expr | None
    requires: tuple[Condition, ...]
    pays: tuple[Payment, ...]
    alike: Expr | None
    fully: bool
    body: Block
    text: Text
    span: Span
    cites: Cites = ()
    definition: str = ""
    """full name of the definition that it comes from, for `why_not` and logs"""


@record(frozen=True, slots=True)
class Ask:
    """A decision of `player`. Options are offered in the order written; when none can be, `otherwise` runs (None: a
    fault). When exactly one action is legal it is taken without asking. Payments and stores happen after the
    choice."""

    name: str
    """unique readable name: rule and line or what is chosen, e.g. `turn_choose_caravan_good`"""
    player: Expr
    options: tuple[Option, ...]
    otherwise: Block | None
    text: Text | None
    span: Span
    cites: Cites = ()
    definition: str = ""
    """full name of the definition that asks: what readers are told, who do not know `name`"""
