"""Expressions over sets and zones: what there is, in which order, and questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pravidla.diagnostics import Span
from pravidla.ir.types import Type
from pravidla.records import record

if TYPE_CHECKING:
    from pravidla.ir.expressions import Expr


@record(frozen=True, slots=True)
class Rows:
    """The rows of a list that are in the configuration (its own and those of live modules), in order; players by
    seat."""

    list: str
    type: Type
    span: Span


@record(frozen=True, slots=True)
class RangeSet:
    """The numbers from `low` to `high`, both included; empty when low > high."""

    low: Expr
    high: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class EmptySet:
    """The empty set."""

    type: Type
    span: Span


@record(frozen=True, slots=True)
class ZoneItems:
    """The pieces in a zone, one element a piece: ordered zones in order, others in row order with repetitions."""

    zone: ZoneRef
    type: Type
    span: Span


@record(frozen=True, slots=True)
class ZoneKinds:
    """The kinds present in a zone, each once, in row order (with marks: each kind and mark)."""

    zone: ZoneRef
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Ways:
    """The ways that lead out of a place: rows of the list `way_list` (columns `from`, `to`, `one_way`, …)."""

    board: str
    place: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Neighbours:
    """The cells or places next to one, in row order."""

    board: str
    place: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Lines:
    """All straight lines of `length` cells of a grid (horizontal, vertical, both diagonals), each a set of cells."""

    board: str
    length: int
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Reached:
    """All elements of `over` (a comprehension over cells or places) joined to `start` by neighbours within it;
    `start` included when it is in it."""

    start: Expr
    over: Comp
    board: str
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Those:
    """The elements of a comprehension, in its order."""

    comp: Comp
    type: Type
    span: Span


@record(frozen=True, slots=True)
class SetsOfDifferent:
    """Sizes, largest first, of the fewest sets into which the elements can be dealt so that `each` differs within a
    set."""

    comp: Comp
    each: Expr
    type: Type
    span: Span


# ---- orders, comprehensions, quantifiers


@record(frozen=True, slots=True)
class Key:
    """A sort key, evaluated with the comprehension's variable bound."""

    expr: Expr
    descending: bool


@record(frozen=True, slots=True)
class Sorted:
    """By keys; equal elements keep the order of the source."""

    keys: tuple[Key, ...]


@record(frozen=True, slots=True)
class Seated:
    """Players in seat order `clockwise` (ascending seats) or not, beginning with `start` (None: seat 0)."""

    clockwise: bool
    start: Expr | None


Order = Sorted | Seated | None


@record(frozen=True, slots=True)
class Comp:
    """`var in source where condition` in `order` (None: the order of the source)."""

    var: str
    var_type: Type
    source: Expr
    where: Expr | None
    order: Order
    span: Span


@record(frozen=True, slots=True)
class AnyOf:
    """Whether the comprehension has an element."""

    comp: Comp
    type: Type
    span: Span


@record(frozen=True, slots=True)
class EveryOf:
    """Whether `condition` holds for every element."""

    comp: Comp
    condition: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class CountOf:
    """The number of elements."""

    comp: Comp
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Aggregate:
    """`sum` (0 when empty), `highest`, `lowest` (a fault when empty) of `each` over the elements;
    `average_down`/`average_up` (0 when empty)."""

    op: Literal["sum", "highest", "lowest", "average_down", "average_up"]
    comp: Comp
    each: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class PickOf:
    """The `first` or `last` element in the comprehension's order; a fault when there is none."""

    which: Literal["first", "last"]
    comp: Comp
    type: Type
    span: Span


@record(frozen=True, slots=True)
class LongestRun:
    """The length of the longest stretch of the ordered elements with one and the same `each`; `joker` counts as
    anything."""

    comp: Comp
    each: Expr
    joker: Expr | None
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Member:
    """Whether `element` is in the set `source` (a set, not a zone)."""

    element: Expr
    source: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class SizeOf:
    """The number of elements of a set."""

    source: Expr
    type: Type
    span: Span


# ---- zones


ZoneKind = Literal["pile", "row", "stack", "deck", "bag", "single"]


@record(frozen=True, slots=True)
class ZoneRef:
    """A zone of the state: field, owner row, `for each` row. `field` may be `box:<component>`, or a local zone's
    variable name (`local` true)."""

    field: str
    owner: Expr | None
    index: Expr | None
    local: bool
    span: Span


@record(frozen=True, slots=True)
class ZoneCount:
    """The number of pieces in a zone."""

    zone: ZoneRef
    type: Type
    span: Span


@record(frozen=True, slots=True)
class ZoneCountOf:
    """The number of copies of a kind (any mark; a `Copy`-typed kind: that mark only) in a zone."""

    zone: ZoneRef
    kind: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class ZoneEnd:
    """The first, last or top (= last) piece of an ordered zone; the piece of a zone for one piece (`only`), or
    nothing. `position` (never below 1; only with `first`): the piece at that place, counted from 1; a fault beyond
    the end."""

    which: Literal["first", "last", "only"]
    zone: ZoneRef
    type: Type
    span: Span
    position: Expr | None = None


@record(frozen=True, slots=True)
class KindOf:
    """The kind of a copy with a mark."""

    copy: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class MarkOf:
    """The mark (its index) of a copy with a mark."""

    copy: Expr
    type: Type
    span: Span
