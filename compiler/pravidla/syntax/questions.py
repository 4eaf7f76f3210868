"""Sets and what is asked about them, as typed nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from pravidla.diagnostics import Span
from pravidla.records import record

if TYPE_CHECKING:
    from pravidla.syntax.expressions import Expr, Rounding, Source, Word

Direction: TypeAlias = Literal["clockwise", "counterclockwise"]

# ---- what may be said and then counted, ordered, gone through


@record(frozen=True, slots=True)
class Reached:
    """`reached from START over (b in S where C)`: what can be reached from START, step by step, inside that set."""

    start: Expr  # one element or a set of them
    over: Binder  # the set that is never left
    span: Span


@record(frozen=True, slots=True)
class OrderKey:
    """One key of an order: smallest first, or largest first when `descending`."""

    expr: Expr  # the key, in which the bound name stands for the element
    descending: bool  # largest first
    span: Span


@record(frozen=True, slots=True)
class Sorted:
    """`by K descending, L`: elements by keys, the first key first; equal ones in row order."""

    keys: tuple[OrderKey, ...]  # at least one
    span: Span


@record(frozen=True, slots=True)
class Seated:
    """`clockwise from p`: players in seat order."""

    direction: Direction  # which way round
    start: Expr | None  # the first player; the first seat when left out
    span: Span


@record(frozen=True, slots=True)
class Binder:
    """`x in S where C by K`: a name for each element of a set, a filter and an order."""

    name: Word  # what the element is called in the filter, the order and the body
    source: Source  # the set, zone, list or range of numbers
    where: Expr | None  # the filter
    order: Order | None  # the order, row order when left out
    span: Span


@record(frozen=True, slots=True)
class Comprehension:
    """`E for x in S where C by K`: a figure for each element of a set."""

    expr: Expr  # the figure
    binder: Binder  # the elements
    span: Span


# ---- questions over sets


@record(frozen=True, slots=True)
class AnyOf:
    """`any (x in S where C)`: is there one."""

    binder: Binder
    span: Span


@record(frozen=True, slots=True)
class NoneOf:
    """`no (x in S where C)`: is there none."""

    binder: Binder
    span: Span


@record(frozen=True, slots=True)
class Every:
    """`every (x in S where C has D)`: does D hold for all of them."""

    binder: Binder
    condition: Expr  # what each must satisfy
    span: Span


@record(frozen=True, slots=True)
class Those:
    """`those (x in S where C by K)`: a set, ordered when an order is given."""

    binder: Binder
    span: Span


@record(frozen=True, slots=True)
class Count:
    """`count of Z` or `count of (x in S where C)`."""

    of: Expr | Binder  # a zone or set, or the elements
    span: Span


@record(frozen=True, slots=True)
class PickOf:
    """`first of Z`, `last of (x in S by K)`, `top of Z`: one element."""

    which: Literal["first", "last", "top"]
    of: Expr | Binder  # a zone, set, track or list, or the elements
    span: Span


@record(frozen=True, slots=True)
class Measure:
    """`sum of`, `highest of`, `lowest of` numbers."""

    kind: Literal["sum", "highest", "lowest"]
    of: Expr | Comprehension  # a row of numbers, or a figure for each element
    span: Span


@record(frozen=True, slots=True)
class Average:
    """`average of (E for x in S) rounded down`."""

    of: Comprehension
    rounding: Rounding
    span: Span


@record(frozen=True, slots=True)
class LongestRun:
    """`longest run of (E for x in S) with joker J`: the length of the longest stretch in which E stays the same."""

    of: Comprehension  # its set must be ordered
    joker: Expr | None  # a value that counts as any other
    span: Span


@record(frozen=True, slots=True)
class SetsOfDifferent:
    """`sets of different (E for x in S)`: sizes of the fewest, largest sets in which E is all different."""

    of: Comprehension
    span: Span


@record(frozen=True, slots=True)
class Kinds:
    """`kinds of Z`: the rows of which the zone holds at least one piece."""

    zone: Expr
    span: Span


Order: TypeAlias = Sorted | Seated
