"""The definitions of one game as written: names not yet resolved, sentences parsed, positions on everything."""

from __future__ import annotations

from pravidla.diagnostics import Span
from pravidla.model.common import Citation, Common, Phrase, Provenance, Reference, Wording
from pravidla.model.items import (
    ActionBody,
    HeaderItem,
    IfItem,
    Item,
    LostItem,
    NamedCondition,
    OptionItem,
    Outline,
    StepItem,
)
from pravidla.records import record
from pravidla.source import Mapping, Node, Scalar
from pravidla.syntax import ast

__all__ = [
    "ActionBody",
    "ActionSpec",
    "BoardSpec",
    "Citation",
    "Common",
    "ConditionSpec",
    "Definition",
    "DieSpec",
    "GameSpec",
    "HeaderItem",
    "IfItem",
    "InvariantSpec",
    "Item",
    "ListSpec",
    "LostItem",
    "LostSpec",
    "ModuleSpec",
    "NamedCondition",
    "OptionItem",
    "OptionSpec",
    "Outline",
    "Phrase",
    "Provenance",
    "ReadingSpec",
    "Reference",
    "RowSpec",
    "RuleSpec",
    "ScenarioSpec",
    "SightSpec",
    "Spec",
    "StateSpec",
    "StepItem",
    "TableSpec",
    "TrackSpec",
    "TriggerSpec",
    "UnitSpec",
    "ValueSpec",
    "WordSpec",
    "Wording",
]


@record(frozen=True, slots=True)
class OptionSpec:
    """An option of the game head. `when` is what is written about where it can be chosen: own conditions of files
    included."""

    name: str
    values: tuple[str, ...]
    start: str
    start_span: Span
    when: tuple[ast.Expr, ...]
    module: str | None
    """the module that brings it"""
    cites: tuple[Citation, ...]
    text: Wording | None
    provenance: Provenance | None
    span: Span


@record(frozen=True, slots=True)
class GameSpec:
    """The head of a game."""

    common: Common
    players: tuple[int, int]
    play: Reference
    length: int | None
    score: ast.Expr | None
    returns: ast.Expr | None
    ties: tuple[ast.Expr, ...]
    winner: str
    modules: tuple[Reference, ...]
    options: tuple[OptionSpec, ...]
    edition: dict[str, str]


@record(frozen=True, slots=True)
class UnitSpec:
    """A unit: forms for 1 / 2-4 / 5+ / decimals in Czech, one / many in English; the counter that is its bank."""

    common: Common
    cs: tuple[str, ...]
    en: tuple[str, ...]
    bank: Reference | None


@record(frozen=True, slots=True)
class WordSpec:
    """Text of an option or term."""

    common: Common
    declension: tuple[tuple[int, str], ...]


@record(frozen=True, slots=True)
class DieSpec:
    """A die with numbered faces."""

    common: Common
    low: int
    high: int
    cs: tuple[str, ...]
    en: tuple[str, ...]


@record(frozen=True, slots=True)
class RowSpec:
    """A row as written."""

    id: str
    copies: int | None
    copies_per_player: bool
    cells: dict[str, Node]
    keys: dict[str, Span]
    """where the name of each cell's column stands"""
    abilities: dict[str, Outline]
    formulas: dict[str, ast.Expr]
    cites: tuple[Citation, ...]
    provenance: Provenance | None
    provenance_by_column: dict[str, Provenance]
    text: Wording | None
    declension: tuple[tuple[int, str], ...]
    span: Span


@record(frozen=True, slots=True)
class ListSpec:
    """A list or component; `product`: rows are `every X with every Y`; `adds`: rows for an existing one."""

    common: Common
    is_component: bool
    plural: str | None
    columns: dict[str, tuple[ast.TypeExpr, Span]]
    defaults: dict[str, Node]
    copies: int | None
    """None: not written, so one, or for added rows as in the list they are added to"""
    copies_per_player: bool
    copies_span: Span | None
    """where `copies` stands; None where it is left out"""
    marks: tuple[str, ...]
    abilities: tuple[ast.Heading, ...]
    formulas: tuple[ast.Heading, ...]
    rows: tuple[RowSpec, ...]
    product: tuple[Reference, ...]
    per_player: int | None
    adds: bool
    back: Reference | None
    """the column that everybody sees of a piece, even where its face is hidden"""


@record(frozen=True, slots=True)
class TableSpec:
    """Printed numbers."""

    common: Common
    heading: ast.Heading
    of: Reference | None
    rows: Mapping


@record(frozen=True, slots=True)
class TrackSpec:
    """A line of spaces, or one for each row of a list."""

    common: Common
    each: Reference | None
    columns: dict[str, tuple[ast.TypeExpr, Span]]
    defaults: dict[str, Node]
    spaces: Node


@record(frozen=True, slots=True)
class BoardSpec:
    """A grid or a graph."""

    common: Common
    grid: tuple[int, int] | None
    cells: Reference | None
    neighbours: int
    places: Reference | None
    columns: dict[str, tuple[ast.TypeExpr, Span]]
    ways: tuple[tuple[Scalar, ...], ...]
    positions: tuple[tuple[Scalar, int, int], ...]
    """place, hundredths from the left and from the top"""


@record(frozen=True, slots=True)
class StateSpec:
    """What the game, each player or each row of a list has."""

    common: Common
    owner: str | None
    owner_span: Span
    has: tuple[tuple[str, Span, ast.Declaration], ...]


@record(frozen=True, slots=True)
class ValueSpec:
    """A figure, a computed value, named conditions, or an adjustment of another value."""

    common: Common
    heading: ast.Heading
    locals: tuple[tuple[str, Span, ast.Expr], ...]
    is_: ast.Expr | None
    all_: tuple[NamedCondition, ...]
    adjusts: Reference | None
    by: ast.Expr | None
    at_least: ast.Expr | None
    gives: ast.TypeExpr | None
    """declared type of the result, which a value that calls itself needs"""
    deep: int | None
    """how many calls of itself may stand inside each other"""


@record(frozen=True, slots=True)
class ConditionSpec:
    """A replacement of one named condition."""

    common: Common
    that: ast.Expr
    refusal: Wording | None


@record(frozen=True, slots=True)
class RuleSpec:
    """Steps."""

    common: Common
    heading: ast.Heading
    do: Outline


@record(frozen=True, slots=True)
class ActionSpec:
    """What a player may choose."""

    common: Common
    heading: ast.Heading
    body: ActionBody


@record(frozen=True, slots=True)
class TriggerSpec:
    """Steps at an event."""

    common: Common
    upon: ast.Event
    do: Outline


@record(frozen=True, slots=True)
class ReadingSpec:
    """An open point and our answer."""

    common: Common
    question: Wording | None
    choices: dict[str, Phrase]
    chosen: str
    chosen_span: Span
    because: Phrase
    playable: bool
    reaches: tuple[Reference, ...]
    """what another answer would change, by the names of `reachable`"""


@record(frozen=True, slots=True)
class InvariantSpec:
    """What must always hold."""

    common: Common
    that: ast.Expr


@record(frozen=True, slots=True)
class SightSpec:
    """What a player of a scenario may know, or may not (`hidden`): a zone, a state, or that a piece lies in a zone."""

    player: Reference
    what: ast.Expr
    text: str
    hidden: bool


@record(frozen=True, slots=True)
class ScenarioSpec:
    """Given / when / then."""

    common: Common
    game: Reference
    modules: tuple[Reference, ...]
    options: dict[str, Scalar]
    players: tuple[Reference, ...]
    given: Outline
    acting: Reference
    begin: ast.Expr | None
    when: tuple[tuple[ast.Play, str, Span], ...]
    then: tuple[tuple[ast.Expr, str, Span], ...]
    winners: tuple[Reference, ...]
    next: Reference | None
    illegal: tuple[ast.Play, str, Span] | None
    because: tuple[Reference, ...]
    sights: tuple[SightSpec, ...]


@record(frozen=True, slots=True)
class LostSpec:
    """A definition whose heading or event could not be read; its sentences are looked at for their own mistakes."""

    common: Common
    names: tuple[str, ...]
    """locals and parameters, of which nothing is known"""
    sentences: tuple[ast.Expr, ...]
    conditions: tuple[NamedCondition, ...]
    body: ActionBody


Definition = (
    GameSpec | UnitSpec | WordSpec | DieSpec | ListSpec | TableSpec | TrackSpec | BoardSpec | StateSpec | ValueSpec
    | ConditionSpec | RuleSpec | ActionSpec | TriggerSpec | ReadingSpec | InvariantSpec | ScenarioSpec | LostSpec
)  # fmt: skip


@record(frozen=True, slots=True)
class ModuleSpec:
    """A module declared by a file."""

    name: str
    common: Common


@record(frozen=True, slots=True)
class Spec:
    """All definitions of one game with the files they stand in."""

    folder: str
    head: GameSpec
    modules: tuple[ModuleSpec, ...]
    definitions: tuple[Definition, ...]
    sources: dict[str, str]
    paragraphs: dict[str, int] | None = None
    """the paragraphs of the rulebook with their numbers of sentences; None where the game has no index"""
