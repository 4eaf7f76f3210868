"""Headings, types, declarations, limits, events, lines of a scenario and templates of texts, as typed nodes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pravidla.diagnostics import Span
from pravidla.records import record
from pravidla.syntax.expressions import (
    Expr,
    Word,
)

ZoneKind: TypeAlias = Literal["pile", "row", "stack", "deck", "bag"]

# ---- types


@record(frozen=True, slots=True)
class NumberType:
    """`0..40 coins` or `0..6`: whole numbers in a range, with or without a unit."""

    lower: int
    upper: int
    unit: Word | None
    span: Span


@record(frozen=True, slots=True)
class TruthType:
    """`true or false`."""

    span: Span


@record(frozen=True, slots=True)
class OneType:
    """`place`, `player`: a row of a list, a piece of a component, a player."""

    name: Word  # the list
    span: Span


@record(frozen=True, slots=True)
class OneOrNoneType:
    """`place or nothing`, `player or nobody`."""

    name: Word  # the list
    none: Literal["nobody", "nothing"]
    span: Span


@record(frozen=True, slots=True)
class KindType:
    """`kind of card or nothing`: which row of a component, without the piece."""

    name: Word  # the component
    none: Literal["nobody", "nothing"] | None  # absent when there is always one
    span: Span


@record(frozen=True, slots=True)
class ZoneType:
    """`pile of good`, or `row of 1..6`, a short list of numbers."""

    kind: ZoneKind
    item: OneType | NumberType
    span: Span


@record(frozen=True, slots=True)
class MarkerType:
    """`marker on money`: the number of a space of a track."""

    track: Word
    span: Span


@record(frozen=True, slots=True)
class SetType:
    """`set of area`, `set of 1..14`: any of the rows or numbers, each at most once."""

    item: OneType | NumberType
    span: Span


# ---- headings


@record(frozen=True, slots=True)
class Param:
    """`player holder`, `good`, `1..14 number`, `0..20 coins toll`, `set of area taken`."""

    type: TypeExpr  # a OneType, NumberType or SetType
    name: Word | None  # one word alone is type and name; a range may have none (a table's key)
    span: Span


@record(frozen=True, slots=True)
class Heading:
    """`sell(caravan, player seller)`, `knowledge_cost.paper_2`: the name of a definition and its parameters."""

    words: tuple[Word, ...]  # the parts between the dots, at least one
    params: tuple[Param, ...]  # empty when there are no brackets
    span: Span

    @property
    def name(self) -> str:
        """The full name with its dots."""
        return ".".join(word.text for word in self.words)


@record(frozen=True, slots=True)
class GameOwner:
    """`state: game`."""

    span: Span


@record(frozen=True, slots=True)
class EachOwner:
    """`state: each player`."""

    name: Word  # the list, or `player`
    span: Span


# ---- declarations


@record(frozen=True, slots=True)
class Capacity:
    """`at most 3`."""

    most: Expr
    span: Span


@record(frozen=True, slots=True)
class Starts:
    """`starts 3 coins`, `starts goods`."""

    value: Expr  # a value; for a zone, the pieces that begin there
    span: Span


@record(frozen=True, slots=True)
class Seen:
    """`seen by owner until shown`."""

    until: Expr | None  # the truth that opens it to everybody
    span: Span


@record(frozen=True, slots=True)
class Unseen:
    """`seen by nobody`."""

    span: Span


@record(frozen=True, slots=True)
class Refilled:
    """`refilled from discard`: where a deck is filled from when it is empty and drawn from."""

    source: Expr  # the zone
    span: Span


@record(frozen=True, slots=True)
class ResetEach:
    """`reset each round`: the start value comes back whenever that rule begins."""

    rule: Word
    span: Span


@record(frozen=True, slots=True)
class OffTable:
    """`not on the table`: only the rules keep it; players are not shown it."""

    span: Span


@record(frozen=True, slots=True)
class Declaration:
    """`0..40 coins for each slot, starts 3 coins, seen by owner`."""

    type: TypeExpr
    each: Word | None  # the list, when there is one for each of its rows
    modifiers: tuple[Modifier, ...]
    span: Span


# ---- limits and events


@record(frozen=True, slots=True)
class Limit:
    """`once per round for arrow`."""

    rule: Word  # the rule whose beginning starts the count anew
    key: Word | None  # the pick or parameter that is counted apart
    span: Span


@record(frozen=True, slots=True)
class Around:
    """`before pay_out`, `after throw_dice`."""

    moment: Literal["before", "after"]
    rule: Word  # a rule or an action
    span: Span


@record(frozen=True, slots=True)
class Reaches:
    """`p.share[c] reaches space`: a marker enters a space; names in the path are bound by the event."""

    marker: Expr
    space: Word  # what the number of the space is called
    span: Span


@record(frozen=True, slots=True)
class AtLabel:
    """`label income_done of turn`."""

    label: Word
    rule: Word
    span: Span


# ---- lines of a scenario


@record(frozen=True, slots=True)
class NamedValue:
    """`gem modry`: a pick and what is picked."""

    name: Word  # the pick
    value: Expr
    span: Span


@record(frozen=True, slots=True)
class Plays:
    """`anna does sell with good silk, n 3`: an option and its picks."""

    player: Word
    option: Word
    values: tuple[NamedValue, ...]
    span: Span


@record(frozen=True, slots=True)
class PlaysChoice:
    """`anna chooses gem modry`: the picks of a plain choice; a name is repeated for a subset."""

    player: Word
    values: tuple[NamedValue, ...]  # at least one
    span: Span


@record(frozen=True, slots=True)
class PlaysStop:
    """`anna stops`."""

    player: Word
    span: Span


@record(frozen=True, slots=True)
class ChanceGives:
    """`chance gives modry, cerveny`: the next outcomes of chance, in this order."""

    outcomes: tuple[Expr, ...]  # at least one
    span: Span


# ---- texts with places to fill


@record(frozen=True, slots=True)
class Plain:
    """Text as it stands; doubled curly brackets are single ones here."""

    text: str
    span: Span


@record(frozen=True, slots=True)
class Inserted:
    """`{card:4}`: an expression, in a grammatical case where one is given."""

    expr: Expr
    case: int | None  # 1 to 7
    span: Span


@record(frozen=True, slots=True)
class ByNumber:
    """`{n|krok|kroky|kroků}`: the form that a number asks for; the number itself is not printed."""

    expr: Expr  # the number
    forms: tuple[str, ...]  # for 1 and others (two), or for 1, for 2 to 4 and for 5 and more (three)
    span: Span


@record(frozen=True, slots=True)
class Template:
    """A text with places to fill."""

    parts: tuple[TemplatePart, ...]
    span: Span


TypeExpr: TypeAlias = (
    NumberType | TruthType | OneType | OneOrNoneType | KindType | ZoneType | MarkerType | SetType
)  # fmt: skip
Owner: TypeAlias = GameOwner | EachOwner
Modifier: TypeAlias = Capacity | Starts | Seen | Unseen | Refilled | ResetEach | OffTable
Event: TypeAlias = Around | Reaches | AtLabel
Play: TypeAlias = Plays | PlaysChoice | PlaysStop | ChanceGives
TemplatePart: TypeAlias = Plain | Inserted | ByNumber
