"""Statements of the IR."""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.diagnostics import Span
from pravidla.ir.decisions import Ask, Cites
from pravidla.ir.expressions import Expr, Load
from pravidla.ir.sets import Comp, ZoneKind, ZoneRef
from pravidla.ir.types import Type
from pravidla.records import record


@record(frozen=True, slots=True)
class Let:
    """Bind a new local (or, for a variable bound before, give it a new value)."""

    var: str
    type: Type
    value: Expr
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class LetCounters:
    """A local counter for each row of a list, all `start`, at most `high`; read by a `Load` and set by a `Store` with
    `local`."""

    var: str
    list: str
    start: Expr
    high: int
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class LetZone:
    """An empty local zone (per row of `each` where given). Must be empty when its block ends. `component` None:
    numbers `low`..`high`."""

    var: str
    kind: ZoneKind
    component: str | None
    each: str | None
    span: Span
    cites: Cites = ()
    low: int = 0
    high: int = 0


@record(frozen=True, slots=True)
class AddToSet:
    """Add an element to a local set; nothing happens when it is there."""

    var: str
    element: Expr
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
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


@record(frozen=True, slots=True)
class Pay:
    """Take `amount` from the payer's purse and give it to the payee's (None: the bank). `up_to`: what there is, else
    it must be possible (a fault otherwise). The payee's purse stops at its upper bound."""

    field: str
    payer: Expr
    payee: Expr | None
    amount: Expr
    up_to: bool
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class Move:
    """Move pieces. `kind` None: everything; `count` None: every copy of the kind. `source` None: wherever the
    individual lies (`possible_sources` are the fields to search, in order, all owners and rows, boxes included). Rows
    fill at the end, stacks at the top (= end). Moving what is not there, or beyond the capacity, is a fault. An
    individual that moves into a zone for one piece must find it empty."""

    kind: Expr | None
    count: Expr | None
    source: ZoneRef | None
    target: ZoneRef
    component: str
    span: Span
    cites: Cites = ()
    possible_sources: tuple[str, ...] = ()


@record(frozen=True, slots=True)
class Draw:
    """Draw `count` pieces by chance, one after another, as many as there are. `refill`: the zone whose content goes
    into the source as soon as the source is empty (after a draw, or when a draw finds it so). From an ordered `stack`
    or `row` the top/first piece, without chance. `kind`: only pieces of this kind (from the box)."""

    count: Expr
    source: ZoneRef
    target: ZoneRef
    refill: ZoneRef | None
    component: str
    span: Span
    cites: Cites = ()
    kind: Expr | None = None


@record(frozen=True, slots=True)
class Shuffle:
    """Put an ordered zone into random order: one chance event a position from the front, over the kinds that remain.
    Nothing for decks and bags, which are always shuffled."""

    zone: ZoneRef
    component: str
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class Roll:
    """Roll `count` dice with faces `low`..`high`; the zone of numbers then holds the result, ascending. One chance
    event, its outcome the sorted faces as digits in base (high - low + 1), first face most significant."""

    count: Expr
    low: int
    high: int
    zone: ZoneRef
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class Swap:
    """Exchange the contents of two fields or two zones for one piece of one type."""

    left: Load | ZoneRef
    right: Load | ZoneRef
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class MarkCopies:
    """Give a mark: one copy (`kind` a Copy: exactly that; a Row: any copy of the kind not yet so marked), all copies
    of a kind (`every`), or all (`kind` None)."""

    zone: ZoneRef
    kind: Expr | None
    every: bool
    mark: int
    component: str
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class ResetField:
    """Put a field (for all owners and rows) back to its start value; a zone must be one of numbers and becomes
    empty."""

    field: str
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class Remember:
    """Copy a player's field for `Earlier` (the rule `rule` begins with `player` as acting player)."""

    field: str
    rule: str
    player: Expr
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class If:
    """The first branch whose condition holds, else `otherwise`."""

    branches: tuple[tuple[Expr, Block], ...]
    otherwise: Block
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class For:
    """Once for each element of a *snapshot* of the comprehension, taken when the loop begins (order included)."""

    comp: Comp
    body: Block
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class While:
    """While the condition holds, tested before each round (`after`: tested after each round, ends when it is true)."""

    condition: Expr
    body: Block
    until_after: bool
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class Repeat:
    """`count` rounds; the number is read once."""

    count: Expr
    body: Block
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class Rank:
    """Once for each element of a snapshot in the order of its keys; `places` is bound to the set of places (from 1)
    it holds: as many as there are elements equal in all keys. `against`: a nameless contender with that value of the
    first key, which holds places and gets nothing."""

    comp: Comp
    against: Expr | None
    places: str
    body: Block
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class Turns:
    """`me` goes round the seats from `start` for ever; players for whom `where` fails are skipped (when it fails for
    all: a fault); `until` is tested after each turn, with that turn's `me`."""

    me: str
    start: Expr
    clockwise: bool
    where: Expr | None
    until: Expr | None
    body: Block
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class PickRandom:
    """Uniform chance over the elements; binds the comprehension's variable. A fault when there is none."""

    comp: Comp
    body: Block
    span: Span
    cites: Cites = ()
    called: tuple[str, ...] = ()
    """what a number that is picked is called in Czech and English; empty where nothing says it"""


@record(frozen=True, slots=True)
class Call:
    """Do a rule (also an action's or trigger's body, or an ability's): `args` include `me` where the rule has it."""

    rule: str
    args: tuple[Expr, ...]
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class CallAbility:
    """The ability of a row: the rule named in `Game.abilities[(list, ability)][row]`; nothing when the row has none."""

    list: str
    ability: str
    row: Expr
    args: tuple[Expr, ...]
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class Stop:
    """Leave the current rule."""

    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class EndGame:
    """The game is over."""

    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class Show:
    """Tell the content of a zone to a player: an event of the log, no state."""

    zone: ZoneRef
    to: Expr
    span: Span
    cites: Cites = ()


@record(frozen=True, slots=True)
class Seal:
    """From here on (`closed`), until a seal is opened, what a player hides looks to the others as it does now."""

    closed: bool
    span: Span
    cites: Cites = ()


Stmt = (
    Let | LetCounters | LetZone | AddToSet | Store | Pay | Move | Draw | Shuffle | Roll | Swap | MarkCopies
    | ResetField | Remember | If | For | While | Repeat | Rank | Turns | PickRandom | Call | CallAbility | Stop
    | EndGame | Show | Seal | Ask
)  # fmt: skip
Block = tuple[Stmt, ...]


def statements_in(block: Block) -> Iterator[Stmt]:
    """All statements of a block, each followed by those below it; expressions hold none."""
    waiting = list(reversed(block))
    while waiting:
        one = waiting.pop()
        yield one
        for inner in reversed(blocks_of(one)):
            waiting.extend(reversed(inner))


def blocks_of(one: Stmt) -> tuple[Block, ...]:
    """The blocks that stand directly below a statement."""
    match one:
        case If():
            return (*(body for _, body in one.branches), one.otherwise)
        case For() | While() | Repeat() | Rank() | Turns() | PickRandom():
            return (one.body,)
        case Ask():
            return (*(option.body for option in one.options), one.otherwise or ())
        case _:
            return ()
