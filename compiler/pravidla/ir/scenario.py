"""A scenario (given / when / then) with all its names resolved, as `analysis` hands it to the runner.

Conventions: a player of the scenario is the literal of a seat. `given`, `begin`, `then` and the arguments of lines may
read the variable `me` (`Scenario.me`), which the runner binds to the acting player. `begin` is an ordinary call: its
`args` include the acting player where the rule has it. The state that `given` patches is the start state before any
rule has run.
"""

from __future__ import annotations

from pravidla.diagnostics import Span
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Block, Call, Cites, Expr, Load, RowText, ZoneRef
from pravidla.records import record


@record(frozen=True, slots=True)
class Plays:
    """`helmut does sell with good silk`, `helmut chooses gem modry`, `helmut stops`.

    Matches a legal action whose block is one of `blocks` and whose arguments include all `arguments`. `stops` has the
    blocks that end something (`stop`, `done`, `decline`) and no arguments. An argument of row type matches a pick of
    copies of that kind. A subset written by repeating its name is one line an element, in row order.
    """

    player: Expr
    blocks: tuple[str, ...]
    arguments: tuple[tuple[str, Expr], ...]
    text: str
    """the line as written"""
    span: Span


@record(frozen=True, slots=True)
class Gives:
    """`chance gives modry, cerveny`: outcomes of the next chance events in order; a roll of n dice takes n of them."""

    outcomes: tuple[Expr, ...]
    text: str
    span: Span


PlayLine = Plays | Gives


@record(frozen=True, slots=True)
class Expectation:
    """An expression that must be true at the end, as written."""

    that: Expr
    text: str
    span: Span


@record(frozen=True, slots=True)
class Sight:
    """What a player may know at the end, or may not (`hidden`): what a state holds, what lies in a zone, or that a
    `piece` (a row of the zone's component, or a copy) lies in it."""

    player: int
    """seat"""
    place: Load | ZoneRef
    piece: Expr | None
    hidden: bool
    text: str
    """the zone, state or piece as written"""
    span: Span


@record(frozen=True, slots=True)
class Scenario:
    """One scenario. With `begin` None only values are tested, on the patched start state."""

    name: str
    text: RowText
    cites: Cites
    uncited: str | None
    configuration: Configuration
    player_names: tuple[str, ...]
    """by seat"""
    given: Block
    acting: int | None
    """seat of the acting player"""
    begin: Call | None
    when: tuple[PlayLine, ...]
    then: tuple[Expectation, ...]
    winners: tuple[int, ...]
    """seats of those who win or share the win with what everybody has at the end; empty: not asked"""
    winners_span: Span
    next: int | None
    """seat of the player who has to decide at the end; None: what has begun is over then"""
    next_span: Span
    illegal: Plays | None
    """the line that must be refused after the lines of `when`"""
    because: tuple[str, ...]
    """citations and names of conditions (`action.condition`, or the last part alone): each must be among the reasons
    given, and each reason must be among these"""
    span: Span
    me: str = "me"
    """variable that holds the acting player"""
    sights: tuple[Sight, ...] = ()
    """what players may know at the end"""
