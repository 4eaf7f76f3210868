"""Expressions of the IR: pure, typed, bounded."""

from __future__ import annotations

from typing import Literal

from pravidla.diagnostics import Span
from pravidla.ir.sets import (
    Aggregate,
    AnyOf,
    CountOf,
    EmptySet,
    EveryOf,
    KindOf,
    Lines,
    LongestRun,
    MarkOf,
    Member,
    Neighbours,
    PickOf,
    RangeSet,
    Reached,
    Rows,
    SetsOfDifferent,
    SizeOf,
    Those,
    Ways,
    ZoneCount,
    ZoneCountOf,
    ZoneEnd,
    ZoneItems,
    ZoneKinds,
)
from pravidla.ir.types import Type
from pravidla.records import record


@record(frozen=True, slots=True)
class Lit:
    """A constant: int, bool (0/1), row index, nothing, according to `type`."""

    value: int
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Var:
    """A local variable or parameter."""

    name: str
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Load:
    """The value of a state field: `owner` is the row of the owning list (None: the game's), `index` the `for each` row.
    `local`: `field` is the variable of a `LetCounters`, `index` its row."""

    field: str
    owner: Expr | None
    index: Expr | None
    type: Type
    span: Span
    local: bool = False


@record(frozen=True, slots=True)
class Earlier:
    """The value that a player's field had when the rule `rule` last began with its owner as acting player."""

    field: str
    owner: Expr | None
    index: Expr | None
    rule: str
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Column:
    """A printed figure: the column `column` of the row `row` of the list `list` (set-typed columns give a tuple)."""

    list: str
    column: str
    row: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Lookup:
    """A figure of a table at its keys (one or two)."""

    table: str
    keys: tuple[Expr, ...]
    type: Type
    span: Span


@record(frozen=True, slots=True)
class TrackColumn:
    """The column `column` of space `space` (from 0) of a track; `row` for a track per row of a list."""

    track: str
    row: Expr | None
    space: Expr
    column: str
    type: Type
    span: Span


@record(frozen=True, slots=True)
class TrackLast:
    """The number of the last space of a track."""

    track: str
    row: Expr | None
    type: Type
    span: Span


@record(frozen=True, slots=True)
class CallValue:
    """A call of a value definition; `args` include the acting player where the value has `me` as its first
    parameter."""

    value: str
    args: tuple[Expr, ...]
    type: Type
    span: Span


@record(frozen=True, slots=True)
class CallFormula:
    """A formula of a row (`earned(player p)`): the value named `<list>.<formula>.<row id>` of the row, or its
    default."""

    list: str
    formula: str
    row: Expr
    args: tuple[Expr, ...]
    type: Type
    span: Span


@record(frozen=True, slots=True)
class PlayerCount:
    """The number of players of the configuration."""

    type: Type
    span: Span


@record(frozen=True, slots=True)
class ModuleOn:
    """Whether the module is in the configuration."""

    module: str
    type: Type
    span: Span


@record(frozen=True, slots=True)
class OptionIs:
    """Whether the option has the value with index `value` among its declared values."""

    option: str
    value: int
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Not:
    """Logical negation."""

    operand: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class And:
    """All parts, left to right, stopping at the first false one."""

    parts: tuple[Expr, ...]
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Or:
    """Any part, left to right, stopping at the first true one."""

    parts: tuple[Expr, ...]
    type: Type
    span: Span


@record(frozen=True, slots=True)
class IfElse:
    """A conditional expression."""

    condition: Expr
    then: Expr
    otherwise: Expr
    type: Type
    span: Span


CompareOp = Literal["==", "!=", "<", "<=", ">", ">="]


@record(frozen=True, slots=True)
class Compare:
    """A comparison of two ints, rows, players or booleans."""

    op: CompareOp
    left: Expr
    right: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class Arith:
    """`+`, `-`, `*`; division by a number >= 1 rounded `down` or `up` (floor and ceiling); `rem` remainder; `min`,
    `max`."""

    op: Literal["+", "-", "*", "down", "up", "rem", "min", "max"]
    left: Expr
    right: Expr
    type: Type
    span: Span


@record(frozen=True, slots=True)
class NextRow:
    """The row after (`step` 1) or before (-1) `row`, around the end of its list; for players the seats of the
    configuration."""

    list: str
    row: Expr
    step: int
    type: Type
    span: Span


Expr = (
    Lit | Var | Load | Earlier | Column | Lookup | TrackColumn | TrackLast | CallValue | CallFormula
    | PlayerCount | ModuleOn | OptionIs | Not | And | Or | IfElse | Compare | Arith | NextRow | Rows | RangeSet
    | EmptySet | ZoneItems | ZoneKinds | Ways | Neighbours | Lines | Reached | Those | SetsOfDifferent | AnyOf
    | EveryOf | CountOf | Aggregate | PickOf | LongestRun | Member | SizeOf | ZoneCount | ZoneCountOf
    | ZoneEnd | KindOf | MarkOf
)  # fmt: skip
