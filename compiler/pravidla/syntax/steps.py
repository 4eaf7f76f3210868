"""Steps as typed nodes.

`actor` is the player named at the start of a sentence; without one it is the player who acts.
"""

from __future__ import annotations

from typing import TypeAlias

from pravidla.diagnostics import Span
from pravidla.records import record
from pravidla.syntax.expressions import (
    Expr,
    Word,
)
from pravidla.syntax.headings import NumberType, OneType, ZoneKind

# ---- what is moved or marked, and where it goes


@record(frozen=True, slots=True)
class Piece:
    """One piece, or what a zone for one piece holds: `move camel to ...`, `mark card in ...`."""

    piece: Expr
    span: Span


@record(frozen=True, slots=True)
class Pieces:
    """`2 of silk`: some pieces of one kind."""

    amount: Expr  # how many
    kind: Expr  # the row
    span: Span


@record(frozen=True, slots=True)
class Everything:
    """`all`: whatever lies there."""

    span: Span


@record(frozen=True, slots=True)
class EveryCopy:
    """`all of silk`: every piece of one kind that lies there."""

    kind: Expr  # the row
    span: Span


@record(frozen=True, slots=True)
class Into:
    """`to Z`: rows are filled at their end, stacks and decks at the top."""

    zone: Expr
    span: Span


@record(frozen=True, slots=True)
class AtEnd:
    """`to end of Z`: at the end of a row, under a stack or deck."""

    zone: Expr
    span: Span


# ---- steps


@record(frozen=True, slots=True)
class Gain:
    """`p gains 2 vp`: from the bank to the purse of the unit, up to its upper bound."""

    actor: Expr | None
    amount: Expr
    span: Span


@record(frozen=True, slots=True)
class Pay:
    """`p pays up to 2 coins to q`: from the purse of the unit to the bank or to a player."""

    actor: Expr | None
    up_to: bool  # what there is, when there is less
    amount: Expr
    to: Expr | None  # the player who is paid; the bank when left out
    span: Span


@record(frozen=True, slots=True)
class Lose:
    """`p loses 2 vp`: as Pay to the bank, down to the lower bound of the purse."""

    actor: Expr | None
    amount: Expr
    span: Span


@record(frozen=True, slots=True)
class SetTo:
    """`set X to E`."""

    place: Expr  # a state or a local
    value: Expr
    span: Span


@record(frozen=True, slots=True)
class Increase:
    """`increase X by E`."""

    place: Expr  # a number: state or local
    amount: Expr
    span: Span


@record(frozen=True, slots=True)
class Decrease:
    """`decrease X by E`."""

    place: Expr  # a number: state or local
    amount: Expr
    span: Span


@record(frozen=True, slots=True)
class Advance:
    """`advance my coal by 1`: a marker along its track, space by space."""

    marker: Expr
    amount: Expr
    span: Span


@record(frozen=True, slots=True)
class Move:
    """`move 2 of silk from A to B`."""

    what: What
    source: Expr | None  # the zone they lie in; an individual knows its own
    to: Destination
    span: Span


@record(frozen=True, slots=True)
class Draw:
    """`draw 3 goods from pack to p.hand`: by chance, as many as there are."""

    amount: Expr
    source: Expr  # a deck, a bag, or `box`
    to: Destination
    span: Span


@record(frozen=True, slots=True)
class Show:
    """`show Z to p`: a player sees a zone or a state once; nothing in the state changes."""

    what: Expr  # the zone or state that is shown
    to: Expr  # a player or a set of players
    span: Span


@record(frozen=True, slots=True)
class Shuffle:
    """`shuffle Z`."""

    zone: Expr
    span: Span


@record(frozen=True, slots=True)
class Roll:
    """`roll 2 dice into X`."""

    dice: Expr  # how many of which die
    into: Expr  # a row of numbers, or a number
    span: Span


@record(frozen=True, slots=True)
class Swap:
    """`swap X with Y`: the contents of two places of one type."""

    first: Expr
    second: Expr
    span: Span


@record(frozen=True, slots=True)
class Let:
    """`let x be E`: a local of this list and what lies below."""

    name: Word
    value: Expr
    span: Span


@record(frozen=True, slots=True)
class LetCounters:
    """`let n be 0 for each company, at most 24`: a local counter for each row of a list."""

    name: Word
    value: Expr  # the start value
    each: Word  # the list
    most: int  # the upper bound; the lower one is 0
    span: Span


@record(frozen=True, slots=True)
class LetZone:
    """`let waking be an empty pile of card for each player`: a local zone, empty again when its list ends."""

    name: Word
    kind: ZoneKind
    item: OneType | NumberType  # the component, or a range of numbers
    each: Word | None  # the list, when there is one zone for each of its rows
    span: Span


@record(frozen=True, slots=True)
class LetSet:
    """`let taken be an empty set of area`: a local set of rows."""

    name: Word
    element: Word  # the list
    span: Span


@record(frozen=True, slots=True)
class AddTo:
    """`add r05 to taken`: an element joins a local set."""

    element: Expr
    to: Expr  # the set
    span: Span


@record(frozen=True, slots=True)
class Mark:
    """`mark c in Z as closed`."""

    what: Piece | Everything | EveryCopy
    zone: Expr
    mark: Word
    span: Span


@record(frozen=True, slots=True)
class Label:
    """`label income_done`: a named place for triggers."""

    name: Word
    span: Span


@record(frozen=True, slots=True)
class Do:
    """`do NAME`, `do NAME(a, b)`, `do card.activated(p)`: a rule, an action or an ability."""

    call: Expr  # a Name, Call, Field or FieldCall when it is meaningful
    span: Span


@record(frozen=True, slots=True)
class Stop:
    """`stop`: leaves this rule."""

    span: Span


@record(frozen=True, slots=True)
class EndGame:
    """`end the game`."""

    span: Span


What: TypeAlias = Piece | Pieces | Everything | EveryCopy
Destination: TypeAlias = Into | AtEnd

Step: TypeAlias = (
    Gain | Pay | Lose | SetTo | Increase | Decrease | Advance | Move | Draw | Show | Shuffle | Roll | Swap
    | Let | LetCounters | LetZone | LetSet | AddTo | Mark | Label | Do | Stop | EndGame
)  # fmt: skip
