"""Expressions of the rule language as typed nodes.

Brackets leave no node behind. Every node has the `span` of its own text in the file (without enclosing brackets).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pravidla.diagnostics import Span
from pravidla.records import record
from pravidla.syntax.questions import (
    AnyOf,
    Average,
    Count,
    Every,
    Kinds,
    LongestRun,
    Measure,
    NoneOf,
    PickOf,
    Reached,
    SetsOfDifferent,
    Those,
)

Comparison: TypeAlias = Literal["<", "<=", ">", ">="]
Rounding: TypeAlias = Literal["up", "down"]


@record(frozen=True, slots=True)
class Word:
    """A name in a fixed place of a sentence, such as the name that a `let` gives."""

    text: str  # the name as written
    span: Span


# ---- choice and logic


@record(frozen=True, slots=True)
class Conditional:
    """`if C then A else B`."""

    condition: Expr  # what is asked
    then: Expr  # the value when it holds
    otherwise: Expr  # the value when it does not
    span: Span


@record(frozen=True, slots=True)
class Or:
    """`a or b or c`."""

    operands: tuple[Expr, ...]  # two or more
    span: Span


@record(frozen=True, slots=True)
class And:
    """`a and b and c`."""

    operands: tuple[Expr, ...]  # two or more
    span: Span


@record(frozen=True, slots=True)
class Not:
    """`not a`."""

    operand: Expr  # what is denied
    span: Span


# ---- comparisons


@record(frozen=True, slots=True)
class Compare:
    """`a < b`, `a <= b`, `a > b`, `a >= b`."""

    op: Comparison  # the sign
    left: Expr
    right: Expr
    span: Span


@record(frozen=True, slots=True)
class Same:
    """`a is b`: equality of numbers, rows, truths; or whether a copy has the mark b."""

    left: Expr
    right: Expr
    span: Span


@record(frozen=True, slots=True)
class Differs:
    """`a is not b`."""

    left: Expr
    right: Expr
    span: Span


@record(frozen=True, slots=True)
class Empty:
    """`a is empty`: a zone or a set has nothing in it."""

    collection: Expr  # the zone or set
    span: Span


@record(frozen=True, slots=True)
class NotEmpty:
    """`a is not empty`."""

    collection: Expr  # the zone or set
    span: Span


@record(frozen=True, slots=True)
class Member:
    """`x in S`."""

    element: Expr  # what is looked for
    collection: Expr  # where
    span: Span


@record(frozen=True, slots=True)
class NotMember:
    """`x not in S`."""

    element: Expr  # what is looked for
    collection: Expr  # where
    span: Span


# ---- numbers


@record(frozen=True, slots=True)
class Range:
    """`a..b`: the whole numbers from a to b, both included."""

    lower: Expr
    upper: Expr
    span: Span


@record(frozen=True, slots=True)
class Add:
    """`a + b`."""

    left: Expr
    right: Expr
    span: Span


@record(frozen=True, slots=True)
class Subtract:
    """`a - b`."""

    left: Expr
    right: Expr
    span: Span


@record(frozen=True, slots=True)
class Multiply:
    """`a * b`."""

    left: Expr
    right: Expr
    span: Span


@record(frozen=True, slots=True)
class Divide:
    """`a / b rounded up`."""

    left: Expr  # the dividend
    right: Expr  # the divisor
    rounding: Rounding  # up (away from nothing left over) or down
    span: Span


@record(frozen=True, slots=True)
class Remainder:
    """`remainder of a / b`: what `a / b rounded down` leaves over, from 0 to b - 1."""

    left: Expr  # the dividend
    right: Expr  # the divisor
    span: Span


@record(frozen=True, slots=True)
class Negate:
    """`-a`."""

    operand: Expr
    span: Span


@record(frozen=True, slots=True)
class Earlier:
    """`p.share before this turn`: the value a player's state had when the rule last began for that player."""

    place: Expr  # the state that is looked up
    rule: Word  # the rule whose beginning counts
    span: Span


# ---- names and what is reached through them


@record(frozen=True, slots=True)
class Name:
    """A bare name: a local, a state of the game, a row, a set of rows, a value without parameters."""

    name: str
    span: Span


@record(frozen=True, slots=True)
class This:
    """`this`: the row (or the copy) whose own rule is being carried out."""

    span: Span


@record(frozen=True, slots=True)
class My:
    """`my coins`: a state of the player who acts."""

    name: Word  # the state
    span: Span


@record(frozen=True, slots=True)
class Call:
    """`price(good, n)`: a value, table, rule, action or product row with its arguments."""

    name: Word  # what is called
    args: tuple[Expr, ...]  # at least one
    span: Span


@record(frozen=True, slots=True)
class Field:
    """`x.cost`: a column or state of what `of` is."""

    of: Expr
    name: Word  # the column or state
    span: Span


@record(frozen=True, slots=True)
class FieldCall:
    """`card.activated(p, me)`: an ability or formula of a row."""

    of: Expr  # the row
    name: Word  # the ability or formula
    args: tuple[Expr, ...]  # at least one
    span: Span


@record(frozen=True, slots=True)
class At:
    """`x[a, b]`: the place of an array, a table, a grid or a track; the number of one kind in a zone."""

    of: Expr
    args: tuple[Expr, ...]  # at least one
    span: Span


# ---- plain values


@record(frozen=True, slots=True)
class Integer:
    """`3`, a bare number. Never negative: `-3` is a Negate."""

    value: int
    span: Span


@record(frozen=True, slots=True)
class Quantity:
    """`3 coins`."""

    value: int
    unit: Word  # the unit or component, in any of its English forms
    span: Span


@record(frozen=True, slots=True)
class AsQuantity:
    """`(n + 1) coins`: a computed number with its unit."""

    expr: Expr  # the bare number
    unit: Word
    span: Span


@record(frozen=True, slots=True)
class Me:
    """`me`: the player who acts."""

    span: Span


@record(frozen=True, slots=True)
class Nobody:
    """`nobody`: no player."""

    span: Span


@record(frozen=True, slots=True)
class Nothing:
    """`nothing`: no row, no piece."""

    span: Span


@record(frozen=True, slots=True)
class Truth:
    """`true` or `false`."""

    value: bool
    span: Span


Expr: TypeAlias = (
    Conditional | Or | And | Not
    | Compare | Same | Differs | Empty | NotEmpty | Member | NotMember
    | Range | Add | Subtract | Multiply | Divide | Remainder | Negate | Earlier
    | AnyOf | NoneOf | Every | Those | Count | PickOf | Measure | Average | LongestRun | SetsOfDifferent | Kinds
    | Name | This | My | Call | Field | FieldCall | At
    | Integer | Quantity | AsQuantity | Me | Nobody | Nothing | Truth
)  # fmt: skip

Source: TypeAlias = Expr | Reached
