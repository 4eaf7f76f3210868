"""Nodes of the typed IR.

In: nothing (this module only declares). Invariants that `analysis` guarantees and that the interpreter and the
backends may rely on:

* names are resolved; every local is alpha-renamed to a name unique in the whole game (`Var.name`);
* `me` is an ordinary variable: a rule, value or action that needs the acting player has it as its first parameter;
* exceptions are resolved into `Alternative` lists (first live one wins), triggers into calls, `reset each`, `limit`,
  `advance`, `repeat a..b`, `choose n of`, `in any order` and `secretly` into the simpler statements below;
* there is no recursion among rules; a value may call itself (directly) only with a declared `depth`; values are pure;
* every statement and expression carries the span of the sentence it came from.

Semantics that interpreter and engines share beyond what the nodes say:

* A decision with exactly one legal action, and a chance event with one outcome, are taken without asking (forced).
* Legal actions are ascending ids. Chance outcomes are ascending ids with probabilities: `Draw` and `Shuffle` the kind (with marks:
  the copy), `Roll` the sorted faces as a number, `PickRandom` the element.
* Every zone that holds pieces of a component starts empty unless `holds_all`; copies that no zone holds lie in `box:<component>`.
  `per_player` copies count for each player of the configuration. Rows that are not in the configuration have no copies.
* The plain form of a state (`to_dict`): field name -> value; fields with owner and/or index are nested lists, owner outermost (players
  of the configuration only; all rows otherwise); truth as 0/1 ints in engines but JSON true/false in `to_dict`; unordered zones are
  lists of counts by kind, ordered ones lists of kinds, single zones an int; boxes stand under `box:<component>` as counts.
* Arithmetic is on ints; a `Store` outside the field's bounds without `clamp` is a fault, as is a dead end in a compulsory `Ask`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pravidla.diagnostics import Span
from pravidla.ir.types import Type

Cites = tuple[str, ...]

# ---------------------------------------------------------------- expressions


@dataclass(frozen=True, slots=True)
class Lit:
    """A constant: int, bool (0/1), row index, nothing, according to `type`."""

    value: int
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Var:
    """A local variable or parameter."""

    name: str
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Load:
    """The value of a state field: `owner` is the row of the owning list (None: the game's), `index` the `for each` row.
    `local`: `field` is the variable of a `LetCounters`, `index` its row."""

    field: str
    owner: Expr | None
    index: Expr | None
    type: Type
    span: Span
    local: bool = False


@dataclass(frozen=True, slots=True)
class Earlier:
    """The value that a player's field had when the rule `rule` last began with its owner as acting player."""

    field: str
    owner: Expr | None
    index: Expr | None
    rule: str
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Column:
    """A printed figure: the column `column` of the row `row` of the list `list` (set-typed columns give a tuple)."""

    list: str
    column: str
    row: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Lookup:
    """A figure of a table at its keys (one or two)."""

    table: str
    keys: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class TrackColumn:
    """The column `column` of space `space` (from 0) of a track; `row` for a track per row of a list."""

    track: str
    row: Expr | None
    space: Expr
    column: str
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class TrackLast:
    """The number of the last space of a track."""

    track: str
    row: Expr | None
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class CallValue:
    """A call of a value definition; `args` include the acting player where the value has `me` as its first parameter."""

    value: str
    args: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class CallFormula:
    """A formula of a row (`earned(player p)`): the value named `<list>.<formula>.<row id>` of the row, or its default."""

    list: str
    formula: str
    row: Expr
    args: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class PlayerCount:
    """The number of players of the configuration."""

    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class ModuleOn:
    """Whether the module is in the configuration."""

    module: str
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class OptionIs:
    """Whether the option has the value with index `value` among its declared values."""

    option: str
    value: int
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Not:
    """Logical negation."""

    operand: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class And:
    """All parts, left to right, stopping at the first false one."""

    parts: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Or:
    """Any part, left to right, stopping at the first true one."""

    parts: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class IfElse:
    """A conditional expression."""

    condition: Expr
    then: Expr
    otherwise: Expr
    type: Type
    span: Span


CompareOp = Literal["==", "!=", "<", "<=", ">", ">="]


@dataclass(frozen=True, slots=True)
class Compare:
    """A comparison of two ints, rows, players or booleans."""

    op: CompareOp
    left: Expr
    right: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Arith:
    """`+`, `-`, `*`; division by a number >= 1 rounded `down` or `up` (floor and ceiling); `rem` remainder; `min`, `max`."""

    op: Literal["+", "-", "*", "down", "up", "rem", "min", "max"]
    left: Expr
    right: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class NextRow:
    """The row after (`step` 1) or before (-1) `row`, around the end of its list; for players the seats of the configuration."""

    list: str
    row: Expr
    step: int
    type: Type
    span: Span


# ---- sets


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of a list that are in the configuration (its own and those of live modules), in order; players by seat."""

    list: str
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class RangeSet:
    """The numbers from `low` to `high`, both included; empty when low > high."""

    low: Expr
    high: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class EmptySet:
    """The empty set."""

    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class ZoneItems:
    """The pieces in a zone, one element a piece: ordered zones in order, others in row order with repetitions."""

    zone: ZoneRef
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class ZoneKinds:
    """The kinds present in a zone, each once, in row order (with marks: each kind and mark)."""

    zone: ZoneRef
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways that lead out of a place: rows of the list `way_list` (columns `from`, `to`, `one_way`, …)."""

    board: str
    place: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The cells or places next to one, in row order."""

    board: str
    place: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Lines:
    """All straight lines of `length` cells of a grid (horizontal, vertical, both diagonals), each a set of cells."""

    board: str
    length: int
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Reached:
    """All elements of `over` (a comprehension over cells or places) joined to `start` by neighbours within it; `start` included
    when it is in it."""

    start: Expr
    over: Comp
    board: str
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Those:
    """The elements of a comprehension, in its order."""

    comp: Comp
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class SetsOfDifferent:
    """Sizes, largest first, of the fewest sets into which the elements can be dealt so that `each` differs within a set."""

    comp: Comp
    each: Expr
    type: Type
    span: Span


# ---- orders, comprehensions, quantifiers


@dataclass(frozen=True, slots=True)
class Key:
    """A sort key, evaluated with the comprehension's variable bound."""

    expr: Expr
    descending: bool


@dataclass(frozen=True, slots=True)
class Sorted:
    """By keys; equal elements keep the order of the source."""

    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class Seated:
    """Players in seat order `clockwise` (ascending seats) or not, beginning with `start` (None: seat 0)."""

    clockwise: bool
    start: Expr | None


Order = Sorted | Seated | None


@dataclass(frozen=True, slots=True)
class Comp:
    """`var in source where condition` in `order` (None: the order of the source)."""

    var: str
    var_type: Type
    source: Expr
    where: Expr | None
    order: Order
    span: Span


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Whether the comprehension has an element."""

    comp: Comp
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class EveryOf:
    """Whether `condition` holds for every element."""

    comp: Comp
    condition: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class CountOf:
    """The number of elements."""

    comp: Comp
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Aggregate:
    """`sum` (0 when empty), `highest`, `lowest` (a fault when empty) of `each` over the elements; `average_down`/`average_up`
    (0 when empty)."""

    op: Literal["sum", "highest", "lowest", "average_down", "average_up"]
    comp: Comp
    each: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class PickOf:
    """The `first` or `last` element in the comprehension's order; a fault when there is none."""

    which: Literal["first", "last"]
    comp: Comp
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class LongestRun:
    """The length of the longest stretch of the ordered elements with one and the same `each`; `joker` counts as anything."""

    comp: Comp
    each: Expr
    joker: Expr | None
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Member:
    """Whether `element` is in the set `source` (a set, not a zone)."""

    element: Expr
    source: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class SizeOf:
    """The number of elements of a set."""

    source: Expr
    type: Type
    span: Span


# ---- zones


@dataclass(frozen=True, slots=True)
class ZoneRef:
    """A zone of the state: field, owner row, `for each` row. `field` may be `box:<component>`, or a local zone's variable name
    (`local` true)."""

    field: str
    owner: Expr | None
    index: Expr | None
    local: bool
    span: Span


@dataclass(frozen=True, slots=True)
class ZoneCount:
    """The number of pieces in a zone."""

    zone: ZoneRef
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class ZoneCountOf:
    """The number of copies of a kind (any mark; a `Copy`-typed kind: that mark only) in a zone."""

    zone: ZoneRef
    kind: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class ZoneEnd:
    """The first, last or top (= last) piece of an ordered zone; the piece of a zone for one piece (`only`), or nothing."""

    which: Literal["first", "last", "only"]
    zone: ZoneRef
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class KindOf:
    """The kind of a copy with a mark."""

    copy: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class MarkOf:
    """The mark (its index) of a copy with a mark."""

    copy: Expr
    type: Type
    span: Span


Expr = (
    Lit | Var | Load | Earlier | Column | Lookup | TrackColumn | TrackLast | CallValue | CallFormula | PlayerCount | ModuleOn
    | OptionIs | Not | And | Or | IfElse | Compare | Arith | NextRow | Rows | RangeSet | EmptySet | ZoneItems | ZoneKinds | Ways
    | Neighbours | Lines | Reached | Those | SetsOfDifferent | AnyOf | EveryOf | CountOf | Aggregate | PickOf | LongestRun | Member
    | SizeOf | ZoneCount | ZoneCountOf | ZoneEnd | KindOf | MarkOf
)  # fmt: skip

# ---------------------------------------------------------------- statements


@dataclass(frozen=True, slots=True)
class Let:
    """Bind a new local (or, for a variable bound before, give it a new value)."""

    var: str
    type: Type
    value: Expr
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class LetCounters:
    """A local counter for each row of a list, all `start`, at most `high`; read by a `Load` and set by a `Store` with `local`."""

    var: str
    list: str
    start: Expr
    high: int
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class LetZone:
    """An empty local zone (per row of `each` where given). Must be empty when its block ends."""

    var: str
    kind: ZoneKind
    component: str | None
    each: str | None
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class AddToSet:
    """Add an element to a local set; nothing happens when it is there."""

    var: str
    element: Expr
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Store:
    """Set a field. A value outside the field's bounds is a fault, except with `clamp`, which stops at the bounds."""

    field: str
    owner: Expr | None
    index: Expr | None
    value: Expr
    clamp: bool
    span: Span
    cites: Cites = ()
    local: bool = False
    """True when `field` is a local counter array (`LetCounters`)."""


@dataclass(frozen=True, slots=True)
class Pay:
    """Take `amount` from the payer's purse and give it to the payee's (None: the bank). `up_to`: what there is, else it must
    be possible (a fault otherwise). The payee's purse stops at its upper bound."""

    field: str
    payer: Expr
    payee: Expr | None
    amount: Expr
    up_to: bool
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Move:
    """Move pieces. `kind` None: everything; `count` None: every copy of the kind. `source` None: wherever the individual lies
    (`possible_sources` are the fields to search, in order, all owners and rows, boxes included). Rows fill at the end, stacks at
    the top (= end). Moving what is not there, or beyond the capacity, is a fault. An individual
    that moves into a zone for one piece must find it empty."""

    kind: Expr | None
    count: Expr | None
    source: ZoneRef | None
    target: ZoneRef
    component: str
    span: Span
    cites: Cites = ()
    possible_sources: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw `count` pieces by chance, one after another, as many as there are. `refill`: the zone whose content goes into the
    source as soon as the source is empty (after a draw, or when a draw finds it so). From an ordered `stack` or `row` the
    top/first piece, without chance. `kind`: only pieces of this kind (from the box)."""

    count: Expr
    source: ZoneRef
    target: ZoneRef
    refill: ZoneRef | None
    component: str
    span: Span
    cites: Cites = ()
    kind: Expr | None = None


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Put an ordered zone into random order: one chance event a position from the front, over the kinds that remain. Nothing
    for decks and bags, which are always shuffled."""

    zone: ZoneRef
    component: str
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll `count` dice with faces `low`..`high`; the zone of numbers then holds the result, ascending. One chance event, its
    outcome the sorted faces as digits in base (high - low + 1), first face most significant."""

    count: Expr
    low: int
    high: int
    zone: ZoneRef
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange the contents of two fields or two zones for one piece of one type."""

    left: Load | ZoneRef
    right: Load | ZoneRef
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class MarkCopies:
    """Give a mark: one copy (`kind` a Copy: exactly that; a Row: any copy of the kind not yet so marked), all copies of a kind
    (`every`), or all (`kind` None)."""

    zone: ZoneRef
    kind: Expr | None
    every: bool
    mark: int
    component: str
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class ResetField:
    """Put a field (for all owners and rows) back to its start value; a zone must be one of numbers and becomes empty."""

    field: str
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Remember:
    """Copy a player's field for `Earlier` (the rule `rule` begins with `player` as acting player)."""

    field: str
    rule: str
    player: Expr
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class If:
    """The first branch whose condition holds, else `otherwise`."""

    branches: tuple[tuple[Expr, Block], ...]
    otherwise: Block
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class For:
    """Once for each element of a *snapshot* of the comprehension, taken when the loop begins (order included)."""

    comp: Comp
    body: Block
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class While:
    """While the condition holds, tested before each round (`after`: tested after each round, ends when it is true)."""

    condition: Expr
    body: Block
    until_after: bool
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Repeat:
    """`count` rounds; the number is read once."""

    count: Expr
    body: Block
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Rank:
    """Once for each element of a snapshot in the order of its keys; `places` is bound to the set of places (from 1) it holds:
    as many as there are elements equal in all keys. `against`: a nameless contender with that value of the first key, which
    holds places and gets nothing."""

    comp: Comp
    against: Expr | None
    places: str
    body: Block
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Turns:
    """`me` goes round the seats from `start` for ever; players for whom `where` fails are skipped (when it fails for all: a
    fault); `until` is tested after each turn, with that turn's `me`."""

    me: str
    start: Expr
    clockwise: bool
    where: Expr | None
    until: Expr | None
    body: Block
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class PickRandom:
    """Uniform chance over the elements; binds the comprehension's variable. A fault when there is none."""

    comp: Comp
    body: Block
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Call:
    """Do a rule (also an action's or trigger's body, or an ability's): `args` include `me` where the rule has it."""

    rule: str
    args: tuple[Expr, ...]
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class CallAbility:
    """The ability of a row: the rule named in `Game.abilities[(list, ability)][row]`; nothing when the row has none."""

    list: str
    ability: str
    row: Expr
    args: tuple[Expr, ...]
    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Stop:
    """Leave the current rule."""

    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class EndGame:
    """The game is over."""

    span: Span
    cites: Cites = ()


@dataclass(frozen=True, slots=True)
class Show:
    """Tell the content of a zone to a player: an event of the log, no state."""

    zone: ZoneRef
    to: Expr
    span: Span
    cites: Cites = ()


# ---- decisions


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of one element; later picks and conditions may read its variable. For zones of copies each kind is offered once."""

    name: str
    """the name that players and scenarios use"""
    comp: Comp
    """its `var` is the variable"""


@dataclass(frozen=True, slots=True)
class TextPart:
    """A hole of a text: an expression, the Czech case (1-7) it stands in, or the forms chosen by number (1, 2-4, 5+)."""

    expr: Expr
    case: int | None = None
    forms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence in Czech and English: literal pieces and holes."""

    cs: tuple[str | TextPart, ...]
    en: tuple[str | TextPart, ...]


@dataclass(frozen=True, slots=True)
class ConditionCase:
    """One version of a condition: live when `guard` holds (None: always)."""

    guard: Expr | None
    that: Expr
    text: Text | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Condition:
    """A named condition (`drop.column_free`); the first live case counts."""

    name: str
    cases: tuple[ConditionCase, ...]


@dataclass(frozen=True, slots=True)
class Payment:
    """What an option costs: it is offered only when the purse holds it, and paid before its body."""

    field: str
    amount: Expr
    span: Span


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Ask:
    """A decision of `player`. Options are offered in the order written; when none can be, `otherwise` runs (None: a fault).
    When exactly one action is legal it is taken without asking. Payments and stores happen after the choice."""

    name: str
    """unique readable name: rule and line or what is chosen, e.g. `turn_choose_caravan_good`"""
    player: Expr
    options: tuple[Option, ...]
    otherwise: Block | None
    text: Text | None
    span: Span
    cites: Cites = ()


Stmt = (
    Let | LetCounters | LetZone | AddToSet | Store | Pay | Move | Draw | Shuffle | Roll | Swap | MarkCopies | ResetField | Remember
    | If | For | While | Repeat | Rank | Turns | PickRandom | Call | CallAbility | Stop | EndGame | Show | Ask
)  # fmt: skip
Block = tuple[Stmt, ...]

# ---------------------------------------------------------------- definitions


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter of a value or rule."""

    var: str
    type: Type


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a definition comes from: its full name, YAML position, citations, why it has none, provenance, texts."""

    name: str
    span: Span
    cites: Cites
    uncited: str | None = None
    provenance: str | None = None
    cs: str | None = None
    en: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Alternative:
    """One version of a value: live when `guard` (set-up or state) holds. Either an expression or named conditions (all)."""

    origin: Origin
    guard: Expr | None
    body: Expr | None
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Added to a value when `guard` holds and no live adjustment of `overridden_by` replaces it."""

    origin: Origin
    guard: Expr | None
    by: Expr
    overridden_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Value:
    """A pure function: the first live alternative (the base, with no guard, is last), plus all live adjustments, at least
    `at_least`."""

    name: str
    params: tuple[Param, ...]
    type: Type
    alternatives: tuple[Alternative, ...]
    adjustments: tuple[Adjustment, ...] = ()
    at_least: Expr | None = None
    depth: int | None = None
    """of a value that calls itself: at most so many calls inside each other, more are a fault"""


@dataclass(frozen=True, slots=True)
class Rule:
    """A procedure. `kind` says what it was written as."""

    name: str
    kind: Literal["rule", "action", "trigger", "ability", "dispatch"]
    params: tuple[Param, ...]
    body: Block
    origin: Origin


ZoneKind = Literal["pile", "row", "stack", "deck", "bag", "single"]


@dataclass(frozen=True, slots=True)
class NumberField:
    """A bounded number."""

    low: int
    high: int
    unit: str | None
    start: int


@dataclass(frozen=True, slots=True)
class TruthField:
    """True or false."""

    start: bool


@dataclass(frozen=True, slots=True)
class RowField:
    """A row of a list (index), or nothing (number of rows) where optional."""

    list: str
    optional: bool
    start: int


@dataclass(frozen=True, slots=True)
class ZoneField:
    """A zone. `component` None: numbers `low`..`high` (only in rows). `capacity` None: unbounded by declaration.
    `holds_all`: all copies of the component lie here at the start (of live rows). Unordered kinds (pile, deck, bag) are
    counts by kind (kind * marks + mark); row and stack are ordered; single holds one piece or nothing."""

    kind: ZoneKind
    component: str | None
    low: int
    high: int
    capacity: int | None
    holds_all: bool
    refilled_from: str | None


@dataclass(frozen=True, slots=True)
class Field:
    """A declared piece of state. `owner`: list whose rows each have it (None: the game); `index`: a further list (`for each`).
    `seen_by`: who may know it (zones: what lies in it; the number of pieces is public); `seen_until`: a boolean state
    expression that opens it to all (variable `OWNER_VAR` bound to the owner)."""

    name: str
    """unique: `<owner>_<declared name>`, the declared name alone for the game's"""
    declared: str
    owner: str | None
    index: str | None
    content: NumberField | TruthField | RowField | ZoneField
    seen_by: Literal["all", "owner", "nobody"]
    seen_until: Expr | None
    origin: Origin


OWNER_VAR = "owner"


@dataclass(frozen=True, slots=True)
class RowText:
    """Names of a row: nominative and the other cases (index 2..7) where declared."""

    cs: str
    en: str
    cases: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class RowDef:
    """A row: id, names, the set-up guard under which it exists (None: always), copies (0 for lists), and where it stands."""

    id: str
    text: RowText
    guard: Expr | None
    copies: int
    per_player: bool
    origin: Origin


@dataclass(frozen=True, slots=True)
class ColumnDef:
    """A column: its type and one value a row (ints; tuples of ints for sets), with the provenance of each."""

    name: str
    type: Type
    values: tuple[int | tuple[int, ...], ...]
    provenance: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ListDef:
    """A list, a component (pieces), the cells of a grid, or the ways of a board. `marks` non-empty only for components."""

    name: str
    kind: Literal["list", "component", "cells", "ways"]
    rows: tuple[RowDef, ...]
    columns: tuple[ColumnDef, ...]
    marks: tuple[str, ...]
    origin: Origin


@dataclass(frozen=True, slots=True)
class Table:
    """Figures by one or two keys. `keys`: (list name or None, low, high) each; `values` row-major over the keys' ranges."""

    name: str
    keys: tuple[tuple[str | None, int, int], ...]
    type: Type
    values: tuple[int, ...]
    origin: Origin


@dataclass(frozen=True, slots=True)
class Track:
    """A line of spaces with columns; `each`: one line for each row of that list (lengths may differ)."""

    name: str
    each: str | None
    columns: tuple[tuple[str, Type], ...]
    spaces: tuple[tuple[tuple[int, ...], ...], ...]
    """line -> space -> value by column; one line where `each` is None"""
    origin: Origin


@dataclass(frozen=True, slots=True)
class Board:
    """A grid (`columns` x `rows` of the list `places`, row-major from (1, 1)) or a graph over the list `places` with the
    list `ways` (one row a direction)."""

    name: str
    places: str
    ways: str | None
    grid: tuple[int, int] | None
    neighbours: tuple[tuple[int, ...], ...]
    """place -> neighbouring places"""
    origin: Origin


@dataclass(frozen=True, slots=True)
class ActionBlock:
    """Ids of one action: `offset` plus the mixed radix of its picks (first pick most significant), each counted from `low`."""

    name: str
    offset: int
    picks: tuple[tuple[str, Type, int, int], ...]
    """name, type, lowest value, number of values"""
    size: int
    label: str = ""
    """the option as written (`sell`), `choose` for a plain choice; several blocks may share it"""


@dataclass(frozen=True, slots=True)
class OptionDef:
    """An option of the configuration: values as written (text, ints, booleans as text), the default, names."""

    name: str
    values: tuple[str, ...]
    start: int
    origin: Origin


@dataclass(frozen=True, slots=True)
class Invariant:
    """What must hold at every decision."""

    name: str
    that: Expr
    origin: Origin


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game, for all its configurations."""

    name: str
    text: RowText
    min_players: int
    max_players: int
    modules: tuple[str, ...]
    options: tuple[OptionDef, ...]
    length: int | None
    """bound on the number of decisions, declared"""
    lists: dict[str, ListDef]
    tables: dict[str, Table]
    tracks: dict[str, Track]
    boards: dict[str, Board]
    fields: dict[str, Field]
    values: dict[str, Value]
    rules: dict[str, Rule]
    abilities: dict[tuple[str, str], tuple[str | None, ...]]
    """(list, ability) -> rule name by row"""
    formulas: dict[tuple[str, str], tuple[str | None, ...]]
    """(list, formula) -> value name by row; a row without one gives 0/false"""
    blocks: dict[str, ActionBlock]
    invariants: tuple[Invariant, ...]
    play: str
    """rule that is the game; it has no parameters; when it ends, the game is over"""
    score: str
    """value(player) giving the points"""
    highest_wins: bool
    ties: tuple[str, ...]
    """values(player); among equal scores the higher wins, one after another"""
    returns: str | None
    """value(player), if declared"""
    units: dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
    """unit -> Czech forms, English forms"""
    digest: str
    """of all that the rules say; saves carry it"""
    configuration_count: int = 0
    sources: dict[str, str] = field(default_factory=dict)
    """path -> text of the spec files, for positions"""
