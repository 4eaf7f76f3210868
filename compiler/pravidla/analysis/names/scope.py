"""What a name or path stands for, and the names that are in scope inside a definition."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from pravidla.analysis.reporting.problems import Failed
from pravidla.ir import nodes as ir
from pravidla.records import record


@record(frozen=True, slots=True)
class Value:
    """A value; for the state of a marker also its track and the track's row."""

    expr: ir.Expr
    track: str | None = None
    track_row: ir.Expr | None = None


@record(frozen=True, slots=True)
class Zone:
    """A zone."""

    ref: ir.ZoneRef
    content: ir.ZoneField


@record(frozen=True, slots=True)
class Array:
    """A state `for each` row that still wants its index."""

    field: ir.Field
    owner: ir.Expr | None


@record(frozen=True, slots=True)
class LocalCounters:
    """A local counter for each row of a list."""

    var: str
    list: str
    high: int


@record(frozen=True, slots=True)
class LocalZones:
    """A local zone for each row of a list."""

    var: str
    content: ir.ZoneField
    list: str


@record(frozen=True, slots=True)
class TableRef:
    """A table by name."""

    name: str


@record(frozen=True, slots=True)
class TrackLine:
    """A track, or the line of one row."""

    name: str
    row: ir.Expr | None
    wants_row: bool


@record(frozen=True, slots=True)
class TrackSpace:
    """A space of a track, whose columns can be read."""

    name: str
    row: ir.Expr | None
    space: ir.Expr


@record(frozen=True, slots=True)
class BoardRef:
    """A board by name."""

    name: str


@record(frozen=True, slots=True)
class Box:
    """The box: where pieces lie that have no home."""


@record(frozen=True, slots=True)
class Namespace:
    """`options` or `modules`."""

    name: str


@record(frozen=True, slots=True)
class OptionRef:
    """An option of the configuration."""

    name: str


@record(frozen=True, slots=True)
class Poison:
    """A local whose own sentence failed; what uses it says nothing more."""


Resolved = (
    Value | Zone | Array | LocalCounters | LocalZones | TableRef | TrackLine | TrackSpace | BoardRef | Box | Namespace
    | OptionRef | Poison
)  # fmt: skip


@dataclass(slots=True)
class Scope:
    """Locals by name, the acting player, `this`, and (for conditions of a declaration) the owner of the state."""

    names: dict[str, Resolved] = field(default_factory=dict)
    me: ir.Expr | None = None
    this: ir.Expr | None = None
    owner: tuple[str, ir.Expr] | None = None
    used: set[str] = field(default_factory=set)
    """names of locals that were read, shared by all scopes of a definition"""

    def child(self) -> Scope:
        """A scope for a list below: what it adds is not seen outside."""
        return replace(self, names=dict(self.names))

    def poisoned(self, *names: str) -> Scope:
        """A scope below in which nothing is known of some names."""
        inner = self.child()
        inner.names.update((name, Poison()) for name in names)
        return inner

    @contextmanager
    def poisoning(self, name: str) -> Iterator[None]:
        """What gives a name its value; if that is given up, nothing is known of the name from then on."""
        try:
            yield
        except Failed:
            self.names[name] = Poison()
            raise

    def acting(self, me: ir.Expr) -> Scope:
        """The same with another acting player."""
        return replace(self, names=dict(self.names), me=me)
