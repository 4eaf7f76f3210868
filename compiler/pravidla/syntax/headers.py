"""Headers, which govern the steps below them, as typed nodes.

`actor` is the player named at the start of a sentence; without one it is the player who acts.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pravidla.diagnostics import Span
from pravidla.records import record
from pravidla.syntax.expressions import (
    Expr,
    Source,
    Word,
)
from pravidla.syntax.questions import (
    Binder,
    Direction,
)

# ---- how many


@record(frozen=True, slots=True)
class Exactly:
    """`3`."""

    count: Expr
    span: Span


@record(frozen=True, slots=True)
class Between:
    """`1..3`: the actor may stop after the lower bound."""

    lower: Expr
    upper: Expr
    span: Span


@record(frozen=True, slots=True)
class AtLeast:
    """`1..`: without an upper bound of its own."""

    lower: Expr
    span: Span


# ---- headers


@record(frozen=True, slots=True)
class If:
    """`if C:`."""

    condition: Expr
    span: Span


@record(frozen=True, slots=True)
class OtherwiseIf:
    """`otherwise if C:`."""

    condition: Expr
    span: Span


@record(frozen=True, slots=True)
class Otherwise:
    """`otherwise:`."""

    span: Span


@record(frozen=True, slots=True)
class For:
    """`for x in S where C by K:`: once for each element of a snapshot of S."""

    binder: Binder
    span: Span


@record(frozen=True, slots=True)
class While:
    """`while C:`: tested before each round."""

    condition: Expr
    span: Span


@record(frozen=True, slots=True)
class Repeat:
    """`repeat 2 times:` or `repeat 1..3 times while C:`."""

    times: HowMany  # read once
    condition: Expr | None  # tested before each round
    span: Span


@record(frozen=True, slots=True)
class RepeatUntil:
    """`repeat until C:`: tested after each round."""

    condition: Expr
    span: Span


@record(frozen=True, slots=True)
class Pick:
    """`x from S where C`: one thing to choose."""

    name: Word  # what it is called from then on
    source: Source  # what it is chosen from
    where: Expr | None  # which of them
    span: Span


@record(frozen=True, slots=True)
class Choose:
    """`p chooses x from S where C, y from T, if any:`."""

    actor: Expr | None
    may: bool  # the actor may decline
    picks: tuple[Pick, ...]  # at least one
    alike: Expr | None  # picks with equal values of this are one option
    if_any: bool  # nothing happens (or `otherwise`) when there is nothing to choose
    span: Span


@record(frozen=True, slots=True)
class ChooseSome:
    """`may choose 1..3 of s in S where C as used:`: a subset."""

    actor: Expr | None
    may: bool  # the actor may decline
    amount: HowMany
    name: Word  # the element, in the filter
    source: Source
    where: Expr | None
    chosen: Word  # what the subset is called in the body
    if_any: bool
    span: Span


@record(frozen=True, slots=True)
class ChooseOneOf:
    """`p may choose one of:`: a list of options follows."""

    actor: Expr | None
    may: bool  # `decline` is added
    if_any: bool  # nothing happens (or `otherwise`) when no option is possible
    span: Span


@record(frozen=True, slots=True)
class PickAtRandom:
    """`pick d from S where C at random:`."""

    pick: Pick
    span: Span


@record(frozen=True, slots=True)
class InAnyOrder:
    """`in any order, each once:` or `in any order, until done:`: a list of options follows."""

    actor: Expr | None
    rule: Literal["each once", "until done"]
    span: Span


@record(frozen=True, slots=True)
class Secretly:
    """`all players secretly:`."""

    span: Span


@record(frozen=True, slots=True)
class Rank:
    """`rank p in S by K descending against N as places, ties share:`."""

    binder: Binder  # its order is what ranks
    against: Expr | None  # the strength of a nameless contender
    places: Word  # the range of places an element holds
    span: Span


@record(frozen=True, slots=True)
class TakeTurns:
    """`take turns clockwise from p where C until C:`."""

    direction: Direction
    start: Expr  # who begins
    where: Expr | None  # who is skipped: those for whom it does not hold
    until: Expr | None  # tested after each turn
    span: Span


@record(frozen=True, slots=True)
class Option:
    """`option NAME:`: one of a list of options, with its steps below."""

    name: Word
    span: Span


HowMany: TypeAlias = Exactly | Between | AtLeast

Header: TypeAlias = (
    If | OtherwiseIf | Otherwise | For | While | Repeat | RepeatUntil | Choose | ChooseSome | ChooseOneOf
    | PickAtRandom | InAnyOrder | Secretly | Rank | TakeTurns | Option
)  # fmt: skip
