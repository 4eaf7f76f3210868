"""Definitions of the IR: values, rules, state, printed data, and the whole game."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from pravidla.diagnostics import Span
from pravidla.ir.configuration import Configuration
from pravidla.ir.decisions import Cites, Condition
from pravidla.ir.expressions import Expr
from pravidla.ir.sets import ZoneKind
from pravidla.ir.statements import Block
from pravidla.ir.types import Type
from pravidla.records import record


@record(frozen=True, slots=True)
class Param:
    """A parameter of a value or rule."""

    var: str
    type: Type


@record(frozen=True, slots=True)
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


@record(frozen=True, slots=True)
class Alternative:
    """One version of a value: live when `guard` (set-up or state) holds. Either an expression or named conditions
    (all)."""

    origin: Origin
    guard: Expr | None
    body: Expr | None
    conditions: tuple[Condition, ...]


@record(frozen=True, slots=True)
class Adjustment:
    """Added to a value when `guard` holds and no live adjustment of `overridden_by` replaces it."""

    origin: Origin
    guard: Expr | None
    by: Expr
    overridden_by: tuple[str, ...]


@record(frozen=True, slots=True)
class Value:
    """A pure function: the first live alternative (the base, with no guard, is last), plus all live adjustments, at
    least `at_least`."""

    name: str
    params: tuple[Param, ...]
    type: Type
    alternatives: tuple[Alternative, ...]
    adjustments: tuple[Adjustment, ...] = ()
    at_least: Expr | None = None
    depth: int | None = None
    """of a value that calls itself: at most so many calls inside each other, more are a fault"""


@record(frozen=True, slots=True)
class Rule:
    """A procedure. `kind` says what it was written as; `guarded`: its body is one `If`, which says whether it happens
    at all (a trigger that holds sometimes)."""

    name: str
    kind: Literal["rule", "action", "trigger", "ability", "dispatch"]
    params: tuple[Param, ...]
    body: Block
    origin: Origin
    guarded: bool = False


@record(frozen=True, slots=True)
class NumberField:
    """A bounded number."""

    low: int
    high: int
    unit: str | None
    start: int


@record(frozen=True, slots=True)
class TruthField:
    """True or false."""

    start: bool


@record(frozen=True, slots=True)
class RowField:
    """A row of a list (index), or nothing (number of rows) where optional."""

    list: str
    optional: bool
    start: int


@record(frozen=True, slots=True)
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


@record(frozen=True, slots=True)
class Field:
    """A declared piece of state. `owner`: list whose rows each have it (None: the game); `index`: a further list
    (`for each`). `seen_by`: who may know it (zones: what lies in it; the number of pieces is public); `seen_until`: a
    boolean state expression that opens it to all (variable `OWNER_VAR` bound to the owner); where it reads `PIECE_VAR`,
    it opens each piece by itself."""

    name: str
    """unique: `<owner>_<declared name>`, the declared name alone for the game's"""
    declared: str
    owner: str | None
    index: str | None
    content: NumberField | TruthField | RowField | ZoneField
    seen_by: Literal["all", "owner", "nobody"]
    seen_until: Expr | None
    origin: Origin
    called: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """what players call it, in Czech and in English: one form, or forms by the number of pieces; empty where nothing
    says it"""
    when: Expr | None = None
    """the set-up guard of the file that declares it; None: it is part of every configuration"""
    on_table: bool = True
    """whether players are shown it; otherwise only the rules keep it"""


PIECE_VAR = "piece"
OWNER_VAR = "owner"


@record(frozen=True, slots=True)
class RowText:
    """Names of a row: nominative and the other cases (index 2..7) where declared."""

    cs: str
    en: str
    cases: tuple[tuple[int, str], ...] = ()


@record(frozen=True, slots=True)
class RowDef:
    """A row: id, names, the set-up guard under which it exists (None: always), copies (0 for lists), and where it
    stands."""

    id: str
    text: RowText
    guard: Expr | None
    copies: int
    per_player: bool
    origin: Origin
    modules: tuple[tuple[str, ...], ...] = ()
    """combinations of modules of which one must be in play for it to exist; empty where none must"""


@record(frozen=True, slots=True)
class ColumnDef:
    """A column: its type and one value a row (ints; tuples of ints for sets), with the provenance of each."""

    name: str
    type: Type
    values: tuple[int | tuple[int, ...], ...]
    provenance: tuple[str, ...] = ()


@record(frozen=True, slots=True)
class ListDef:
    """A list, a component (pieces), the cells of a grid, or the ways of a board. `marks` non-empty only for
    components; `back`: the column that is seen of their pieces where the face is hidden."""

    name: str
    kind: Literal["list", "component", "cells", "ways"]
    rows: tuple[RowDef, ...]
    columns: tuple[ColumnDef, ...]
    marks: tuple[str, ...]
    origin: Origin
    back: str | None = None


@record(frozen=True, slots=True)
class Table:
    """Figures by one or two keys. `keys`: (list name or None, low, high) each; `values` row-major over the keys'
    ranges."""

    name: str
    keys: tuple[tuple[str | None, int, int], ...]
    type: Type
    values: tuple[int, ...]
    origin: Origin


@record(frozen=True, slots=True)
class Track:
    """A line of spaces with columns; `each`: one line for each row of that list (lengths may differ)."""

    name: str
    each: str | None
    columns: tuple[tuple[str, Type], ...]
    spaces: tuple[tuple[tuple[int, ...], ...], ...]
    """line -> space -> value by column; one line where `each` is None"""
    origin: Origin


@record(frozen=True, slots=True)
class Board:
    """A grid (`columns` x `rows` of the list `places`, row-major from (1, 1)) or a graph over the list `places` with
    the list `ways` (one row a direction)."""

    name: str
    places: str
    ways: str | None
    grid: tuple[int, int] | None
    neighbours: tuple[tuple[int, ...], ...]
    """place -> neighbouring places"""
    origin: Origin
    positions: tuple[tuple[int, int], ...] = ()
    """place -> where it is drawn, hundredths from the left and from the top; empty where the spec does not say"""


@record(frozen=True, slots=True)
class ActionBlock:
    """Ids of one action: `offset` plus the mixed radix of its picks (first pick most significant), each counted from
    `low`."""

    name: str
    offset: int
    picks: tuple[tuple[str, Type, int, int], ...]
    """name, type, lowest value, number of values"""
    size: int
    names: tuple[tuple[str, str], ...] = ()
    """what the picks are called in Czech and English; empty texts where nothing says it"""
    label: str = ""
    """the option as written (`sell`), `choose` for a plain choice; several blocks may share it"""


@record(frozen=True, slots=True)
class OptionDef:
    """An option of the configuration: values as written (text, ints, booleans as text), the default, names; the set-up
    guard of what may be chosen (None: always), where only the default holds if it is false, and its sentence."""

    name: str
    values: tuple[str, ...]
    start: int
    origin: Origin
    when: Expr | None = None
    said: str = ""


@record(frozen=True, slots=True)
class Invariant:
    """What must hold at every decision."""

    name: str
    that: Expr
    origin: Origin


@record(frozen=True, slots=True)
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
    module_names: dict[str, tuple[str, str, tuple[str, ...]]] = field(default_factory=dict)
    """module -> what it is called in Czech and in English, and what it cites"""
    configuration_count: int = 0
    fixed: Configuration | None = None
    """the one configuration that the game is for; None: all of them"""
    sources: dict[str, str] = field(default_factory=dict)
    """path -> text of the spec files, for positions"""
