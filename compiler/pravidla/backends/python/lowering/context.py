"""What the parts of the back end share while one game is emitted: names, layout, constants, variables, generated
functions."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import PurePosixPath

from pravidla.backends.python.code.names import Names, prose
from pravidla.backends.python.code.tree import Function
from pravidla.backends.python.lowering.bitboards import bit_boards
from pravidla.backends.python.lowering.layout import Layout
from pravidla.diagnostics import SourceFile, Span
from pravidla.ir.nodes import (
    OWNER_VAR,
    PIECE_VAR,
    AddToSet,
    Comp,
    Game,
    Let,
    LetCounters,
    LetZone,
    Param,
    Rank,
    Rule,
    Stmt,
    Turns,
    Value,
    Var,
)
from pravidla.ir.types import PLAYER, Int, Row, SetOf, Type
from pravidla.ir.walk import descendants

Constant = int | tuple["Constant", ...]


@dataclass(frozen=True, slots=True)
class Local:
    """A variable of the rules: its Python name and what it holds. `zone` is set for local zones and counters."""

    name: str
    frame: str
    """kind of frame slot: int, list, lists, set, sets"""
    zone: LetZone | None = None
    counters: LetCounters | None = None

    @property
    def python_type(self) -> str:
        """The type of the variable."""
        return {
            "int": "int",
            "list": "list[int]",
            "lists": "list[list[int]]",
            "set": "tuple[int, ...]",
            "sets": "tuple[tuple[int, ...], ...]",
        }[self.frame]

    @property
    def parameter_type(self) -> str:
        """The type where it is only read."""
        return {"set": "Sequence[int]", "sets": "Sequence[Sequence[int]]"}.get(self.frame, self.python_type)


@dataclass(frozen=True, slots=True)
class Spare:
    """What a variable of our own holds: what the variable `like` does, else numbers from `low` to `high`."""

    like: str
    low: int
    high: int


@dataclass
class Module:
    """The functions of one generated module, in order."""

    name: str
    functions: list[Function] = field(default_factory=list)


class Context:
    """One game being emitted."""

    def __init__(self, game: Game, taken: frozenset[str]) -> None:
        self.game = game
        self.names = Names(taken)
        self.layout = Layout(game, self.names)
        self.locals: dict[str, Local] = {}
        self.seats: set[str] = set()
        self.rows: set[str] = set()
        """variables that are always the seat of a player"""
        self.spares: dict[str, Spare] = {}
        """what variables of our own hold, by Python name"""
        self.values: dict[str, str] = {}
        """value -> function"""
        self.rules: dict[str, str] = {}
        """rule -> function of a rule that never waits, or name of the first block of one that does"""
        self.boards = bit_boards(game)
        self.bits: dict[str, str] = {field: self.names.unique(f"{field}_bits") for field in self.boards}
        """field of a grid's cells -> slot of its bit sets by value"""
        self.memos: list[str] = []
        """attributes of the game that keep results of values that call themselves"""
        self.at_once: dict[str, str] = {}
        """rule that waits for chance only -> function that does it while chance resolves itself"""
        self.constants: dict[str, tuple[str, str]] = {}
        """name -> type and text"""
        self._constant_names: dict[str, str] = {}
        self.formulas: dict[tuple[str, str], str] = {}
        self.abilities: dict[tuple[str, str], str] = {}
        self.module = Module("values")
        """where helper functions go"""
        self.owner = ""
        """the definition that is being emitted, for names of helpers"""
        self._sources = {path: SourceFile(path, text) for path, text in game.sources.items()}
        self._prefix = _common_folder(list(game.sources))
        self._homes = {id(step): rule for rule in game.rules.values() for step in descendants(rule.body)}
        self._name_definitions()
        for rule in game.rules.values():
            self._same_variables(rule)

    def stands_in(self, step: Stmt) -> Rule | None:
        """The rule that a step was written in; None for a step that no rule has."""
        return self._homes.get(id(step))

    # ---- names

    def _name_definitions(self) -> None:
        for name in self.game.values:
            self.values[name] = self.names.unique(name)
        for name in self.game.rules:
            self.rules[name] = self.names.unique(name)
        for definition in (*self.game.values.values(), *self.game.rules.values(), *self.game.invariants):
            for node in descendants(definition):
                self._name_locals(node)
        self.add_local(OWNER_VAR, Int(0, 0))
        self.add_local(PIECE_VAR, Int(0, 0))
        for one in self.game.fields.values():
            for node in descendants(one.seen_until):
                self._name_locals(node)

    def _name_locals(self, node: object) -> None:
        match node:
            case Param(var=var, type=kind) | Let(var=var, type=kind):
                self.add_local(var, kind)
            case Comp(var=var, var_type=kind):
                self.add_local(var, kind)
            case Turns(me=var):
                self.add_local(var, Row(PLAYER))
            case Rank(places=var):
                self.add_local(var, SetOf(Int(0, 0)))
            case LetCounters(var=var):
                if var not in self.locals:
                    self.locals[var] = Local(self.names.unique(var), "list", counters=node)
            case LetZone(var=var):
                if var not in self.locals:
                    self.locals[var] = Local(self.names.unique(var), self._zone_frame(node), zone=node)
            case _:
                pass

    def _same_variables(self, rule: Rule) -> None:
        """`let x be y`, where neither changes afterwards: one variable."""
        values = self.assigned(rule)
        for node in descendants(rule.body):
            match node:
                case Let(var=var, value=Var(name=name)) if values.get(var) == 1 and values.get(name, 0) <= 1:
                    self.join(var, name)
                case _:
                    pass

    def assigned(self, rule: Rule) -> dict[str, int]:
        """How often each variable of a rule is written by a statement of its own."""
        found: dict[str, int] = {}
        for node in descendants(rule.body):
            if isinstance(node, Let):
                found[node.var] = found.get(node.var, 0) + 1
            elif isinstance(node, AddToSet):
                found[node.var] = found.get(node.var, 0) + 2
        return found

    def join(self, var: str, other: str) -> None:
        """Let two variables that always hold the same be one."""
        if var != other and self.locals[var].frame == self.locals[other].frame:
            self.locals[var] = self.locals[other]

    def _zone_frame(self, node: LetZone) -> str:
        kind = self.layout.zone_kind(node.kind, node.component)
        if kind == "single":
            return "int" if node.each is None else "list"
        return "list" if kind == "counts" or node.each is None else "lists"

    def add_local(self, var: str, kind: Type) -> None:
        """Know a variable; its type of the first binding holds."""
        if var in self.locals:
            return
        if isinstance(kind, Row) and not kind.optional:
            (self.seats if kind.list == PLAYER else self.rows).add(var)
        frame = "int"
        if isinstance(kind, SetOf):
            frame = "sets" if isinstance(kind.element, SetOf) else "set"
        self.locals[var] = Local(self.names.unique(var), frame)

    def seat_names(self) -> frozenset[str]:
        """The Python names of the variables that are always the seat of a player."""
        return self._only(self.seats)

    def row_names(self) -> frozenset[str]:
        """The Python names of the variables that are always a row of some list other than the players."""
        return self._only(self.rows)

    def _only(self, known: set[str]) -> frozenset[str]:
        others = {local.name for var, local in self.locals.items() if var not in known}
        return frozenset(self.locals[var].name for var in known) - others

    def local(self, var: str) -> Local:
        """The variable of a name."""
        return self.locals[var]

    # ---- constants

    def constant(self, wanted: str, value: Constant) -> str:
        """The name of a constant table; equal tables that want one name are one."""
        text = constant_text(value)
        key = f"{wanted}\0{text}"
        if key not in self._constant_names:
            name = self.names.unique(wanted.upper())
            self._constant_names[key] = name
            self.constants[name] = (constant_type(value), text)
        return self._constant_names[key]

    def computed_constant(self, wanted: str, kind: str, text: str) -> str:
        """The name of a constant that is computed from an expression."""
        key = f"{wanted}\0{text}"
        if key not in self._constant_names:
            name = self.names.unique(wanted.upper())
            self._constant_names[key] = name
            self.constants[name] = (kind, text)
        return self._constant_names[key]

    def bit_of(self, field: str) -> str:
        """The table of the bits of cells of a field that is kept as bit sets."""
        return self.constant(f"{self.game.fields[field].owner}_bit", self.boards[field].bits)

    # ---- places in the spec

    def place(self, span: Span) -> str:
        """File (below the game's folder) and line of a span."""
        source = self._sources.get(span.file)
        line = source.line_column(span.start)[0] if source is not None else 0
        path = span.file.removeprefix(self._prefix) or PurePosixPath(span.file).name
        return f"{prose(path)}:{line}"

    def marker(self, span: Span, cites: tuple[str, ...]) -> str:
        """The comment of a statement: citations, file and line."""
        return " ".join([*cites, self.place(span)])

    # ---- questions about definitions

    def value(self, name: str) -> Value:
        """A value definition."""
        return self.game.values[name]

    def rule(self, name: str) -> Rule:
        """A rule."""
        return self.game.rules[name]


def _common_folder(paths: list[str]) -> str:
    if not paths:
        return ""
    parts = [PurePosixPath(path).parts[:-1] for path in paths]
    common = 0
    while all(len(one) > common for one in parts) and len({one[common] for one in parts}) == 1:
        common += 1
    if common == 0:
        return ""
    folder = str(PurePosixPath(*parts[0][:common]))
    return folder if folder.endswith("/") else folder + "/"


def constant_text(value: Constant) -> str:
    """A constant as Python text."""
    if isinstance(value, int):
        return str(int(value))
    inner = ", ".join(constant_text(part) for part in value)
    return f"({inner},)" if len(value) == 1 else f"({inner})"


def constant_type(value: Constant) -> str:
    """The type of a constant: nested tuples as deep as the deepest part."""

    def depth(one: Constant) -> int:
        return 0 if isinstance(one, int) else 1 + max((depth(part) for part in one), default=0)

    text = "int"
    for _ in range(max(1, depth(value))):
        text = f"tuple[{text}, ...]"
    return text


def definition_doc(
    context: Context, cs: str | None, en: str | None, name: str, cites: tuple[str, ...], span: Span
) -> tuple[str, ...]:
    """The docstring of a definition: its text, citations, file and line."""
    title = cs or en or f"`{name}`"
    if cs and en:
        title = f"{cs} ({en})"
    return (f"{title}.", context.marker(span, cites))
