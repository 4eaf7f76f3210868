"""What a generated engine says about itself as data: fields, decisions, action ids. Read by the cold parts of the
runtime."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from pravidla_runtime.errors import Reason
from pravidla_runtime.text import Forms, Names

PLAYER = "player"

FieldKind = Literal["number", "truth", "row", "counts", "ordered", "single"]
"""`counts`: an unordered zone, the number of copies by kind; `ordered`: a list of pieces; `single`: one piece or
nothing."""


@dataclass(frozen=True, slots=True)
class FieldInfo:
    """A piece of state. `owners` and `rows` are the sizes of its axes (0: no such axis, -1: the players of the
    configuration). `low` and `high` bound a number or the pieces of a zone of numbers; rows and pieces are below
    `kinds`; `nothing` is allowed where it is at least 0. `capacity` is -1 where unbounded. `shown` says when a hidden
    field is open to all."""

    name: str
    slot: str
    kind: FieldKind
    owner: str | None
    owners: int
    index: str | None
    rows: int
    low: int
    high: int
    start: int
    kinds: int
    nothing: int
    capacity: int
    component: str | None
    seen_by: Literal["all", "owner", "nobody"]
    shown: Callable[[Any, int], int] | None = None
    known: Callable[[Any, int, int], int] | None = None
    """when a row of the component is open to all where it lies in this hidden zone"""
    holds_all: bool = False
    cs: Forms = ()
    """what players call it: one form, or one for a single piece and one for several; empty where nothing says it"""
    en: Forms = ()
    when: Callable[[Any], bool] | None = None
    """whether it is part of a game; None: of every one"""
    on_table: bool = True
    """whether players are shown it; otherwise only the rules keep it"""


@dataclass(frozen=True, slots=True)
class EarlierInfo:
    """The slot that keeps a field's values from when a rule last began."""

    slot: str
    field: str


FrameKind = Literal["int", "list", "lists", "set", "sets"]


@dataclass(frozen=True, slots=True)
class FrameInfo:
    """A local of a rule that lives across a decision: its slot and what it holds (`list`: changed in place, `set`:
    never).

    `low` and `high` bound its numbers; `nothing`, where it is at least 0, is allowed beside them. Rows of the list `of`
    are those of the configuration. A local zone has the kind `zone` and holds pieces of `component` (None: numbers);
    `cells` is the number of its cells or of a counter's (0: a plain value, -1: the players of the configuration)."""

    slot: str
    kind: FrameKind
    low: int
    high: int
    nothing: int = -1
    of: str = ""
    zone: Literal["", "counts", "ordered", "single"] = ""
    component: str | None = None
    cells: int = 0


@dataclass(frozen=True, slots=True)
class Site:
    """A place from which a rule is called: the calling rule and the frame slots that it needs afterwards."""

    rule: str
    live: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """An argument of an action: `kind` says what its value means, `of` the list or component, `low` the first value,
    `cs` and `en` what players call it (empty where nothing says it)."""

    name: str
    kind: Literal["number", "truth", "row", "player", "copy"]
    of: str
    low: int
    size: int
    cs: str = ""
    en: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """The ids of one action: `offset` plus the mixed radix of its picks. `modules`: combinations of modules
    of which one must be in play for it to be offered; empty where it needs none."""

    name: str
    offset: int
    size: int
    picks: tuple[Pick, ...]
    modules: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """An option of a decision: its block, citations, its text without what is picked (Czech, English), its text and its
    reasons for a combination of picks. `idle` where it picks, pays and does nothing: it only goes on."""

    block: str
    definition: str
    cites: tuple[str, ...]
    outline: tuple[str, str]
    text: Callable[..., tuple[str, str]]
    why: Callable[..., list[Reason]]
    idle: bool = False


@dataclass(frozen=True, slots=True)
class Point:
    """A place where play waits: a decision with options, or chance whose outcomes are values of one pick."""

    name: str
    rule: str
    live: tuple[str, ...]
    cites: tuple[str, ...]
    place: str
    options: tuple[OptionInfo, ...] = ()
    outcome: Pick | None = None
    player: Callable[[Any], int] | None = None
    """of a decision: who decides, read from the locals; None where only the state itself knows"""
    by_weight: bool = False
    """chance that a generator draws by weight: one number below the sum, outcomes ascending"""
    cause: Literal["", "draw", "shuffle", "roll", "pick"] = ""
    """what kind of chance it is"""
    dice: tuple[int, int, int] = (0, 0, 0)
    """of a roll: how many dice (0 where the position decides), lowest and highest face"""
    title: tuple[str, str] = ("", "")
    """what the definition is called that it stands in, Czech and English"""
    part_of: str = ""
    """that definition, where it is not `rule`"""

    @property
    def definition(self) -> str:
        """The definition that it stands in, by its name in the spec."""
        return self.part_of or self.rule


@dataclass(frozen=True, slots=True)
class ComponentInfo:
    """Pieces: copies by row (`per_player`: for each player), number of marks, what the back of each row shows (rows of
    the list `back_of`, or numbers)."""

    name: str
    box: str
    copies: tuple[int, ...]
    per_player: tuple[bool, ...]
    marks: int
    backs: tuple[int, ...] = ()
    back_of: str | None = None

    def row(self, piece: int) -> int:
        """The row that a piece is, whatever its mark."""
        return piece // self.marks

    def back(self, piece: int) -> int:
        """What is seen of a piece whose face is hidden; 0 where all backs are alike."""
        return self.backs[piece // self.marks] if self.backs else 0


@dataclass(frozen=True, slots=True)
class InvariantInfo:
    """What must hold at every decision and at the end: its name, file and line of the spec, and the test."""

    name: str
    place: str
    holds: Callable[[Any], bool]


@dataclass(frozen=True, slots=True)
class OptionOfGame:
    """An option of the configuration: its values as written and the default's place. It can be chosen where `when`
    holds, which `said` tells; elsewhere it has its default."""

    name: str
    values: tuple[str, ...]
    start: int
    said: str = ""
    when: Callable[[Any], bool] | None = None


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game for all its configurations."""

    name: str
    cs: str
    en: str
    digest: str
    min_players: int
    max_players: int
    modules: tuple[str, ...]
    options: tuple[OptionOfGame, ...]
    length: int | None
    actions: int
    fields: tuple[FieldInfo, ...]
    components: tuple[ComponentInfo, ...]
    earlier: tuple[EarlierInfo, ...]
    frame: tuple[FrameInfo, ...]
    sites: dict[str, tuple[Site, ...]]
    returns: dict[str, str]
    """rule -> slot that holds the number of the site it was called from, where there are several"""
    points: tuple[Point, ...]
    blocks: tuple[Block, ...]
    names: dict[str, Names]
    marks: dict[str, tuple[str, ...]]
    units: dict[str, tuple[Forms, Forms]]
    highest_wins: bool
    end: tuple[str, ...] = ()
    """paragraphs that end the game"""
    module_names: dict[str, tuple[str, str, tuple[str, ...]]] = field(default_factory=dict)
    """module -> what it is called in Czech and in English, and what it cites"""
    needs: dict[str, dict[int, tuple[tuple[str, ...], ...]]] = field(default_factory=dict)
    """list -> row -> combinations of modules of which one must be in play for it to exist; rows that need none are left
    out"""
    private: bool = False
    """whether players ever know anything that others do not"""
    invariants: tuple[InvariantInfo, ...] = ()
