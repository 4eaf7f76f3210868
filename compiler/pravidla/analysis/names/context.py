"""What the translation of sentences looks things up in: the symbols, and the data and state built so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from pravidla.analysis.names.memory import Memory
from pravidla.analysis.names.symbols import Symbols
from pravidla.analysis.reporting.problems import Problems
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf, Type
from pravidla.model import definitions as d
from pravidla.syntax import ast

BOOL = Bool()
ListKind = Literal["list", "component", "cells", "ways"]
UNKNOWN: Type = Row("")
"""What is expected beside something that has failed: anything, so that nothing is reported for want of it."""
WIDEST = 2**31 - 1
"""Bound of numbers of which nothing narrower is known."""


@dataclass(slots=True)
class ListInfo:
    """A list under construction."""

    name: str
    kind: ListKind
    row_ids: list[str]
    index: dict[str, int]
    columns: dict[str, ir.ColumnDef]
    marks: tuple[str, ...]
    span: Span
    specs: list[tuple[d.RowSpec | None, d.ListSpec | None]]
    """how each row was written (None: a product's or a board's)"""
    factors: tuple[str, ...] = ()
    abilities: dict[str, ast.Heading] = field(default_factory=dict)
    formulas: dict[str, ast.Heading] = field(default_factory=dict)
    combinations: list[tuple[int, ...]] = field(default_factory=list)

    @property
    def size(self) -> int:
        """Number of rows."""
        return len(self.row_ids)


@dataclass(slots=True)
class Context:
    """Everything global that a sentence may mention."""

    symbols: Symbols
    problems: Problems
    memory: Memory = field(default_factory=Memory)
    lists: dict[str, ListInfo] = field(default_factory=dict)
    rows: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    tables: dict[str, ir.Table] = field(default_factory=dict)
    tracks: dict[str, ir.Track] = field(default_factory=dict)
    boards: dict[str, ir.Board] = field(default_factory=dict)
    fields: dict[tuple[str | None, str], ir.Field] = field(default_factory=dict)
    markers: dict[str, str] = field(default_factory=dict)
    """field name -> track of a marker"""
    purses: dict[str, list[ir.Field]] = field(default_factory=dict)
    banks: dict[str, ir.Field] = field(default_factory=dict)
    """unit -> the counter of the game that is its bank"""
    """unit -> player counters of it; paying and gaining want exactly one"""
    needs_me: set[str] = field(default_factory=set)
    """keys of definitions that need the acting player: `value x`, `rule x`, `ability l.a`, `formula l.f`"""
    actor_uses: dict[str, set[str]] = field(default_factory=dict)
    """key -> keys of what it calls with its own acting player"""
    value_types: dict[str, tuple[tuple[ir.Param, ...], Type]] = field(default_factory=dict)
    rule_params: dict[str, tuple[ir.Param, ...]] = field(default_factory=dict)
    called: set[str] = field(default_factory=set)
    """keys of definitions that something uses: `value x`, `unit x`, `column list.x`, `state field`, …"""
    lets: list[tuple[str, Span, set[str]]] = field(default_factory=list)
    """locals of steps and values: name, place, and the names that their definition reads"""
    cases: list[tuple[str, int, Span]] = field(default_factory=list)
    """places of texts that ask for a Czech case: list, case, place"""
    labels: list[tuple[str, Span]] = field(default_factory=list)
    loops: list[tuple[str, ir.For]] = field(default_factory=list)
    """loops that were written as such, with the name that each gives its elements"""
    changing: set[str] = field(default_factory=set)
    """variables of `let`, which may be set anew"""
    used_names: set[str] = field(default_factory=set)
    numbers: dict[str, int] = field(default_factory=dict)
    """the next number to try behind a name that is taken"""
    earlier: dict[str, set[str]] = field(default_factory=dict)
    """rule -> fields that are remembered when it begins"""
    limits: dict[str, list[str]] = field(default_factory=dict)
    """rule -> fields that are reset when it begins"""
    blocks: dict[str, ir.ActionBlock] = field(default_factory=dict)
    triggers: dict[str, list[str]] = field(default_factory=dict)
    """event (`before x`, `after x`, `label l of x`) -> triggers"""
    trigger_params: dict[str, tuple[ir.Param, ...]] = field(default_factory=dict)
    trigger_names: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """trigger -> the names of what its event gives it"""
    reach_triggers: dict[str, list[str]] = field(default_factory=dict)
    """marker field -> triggers"""
    formulas: dict[tuple[str, str], tuple[str | None, ...]] = field(default_factory=dict)
    abilities: dict[tuple[str, str], tuple[str | None, ...]] = field(default_factory=dict)
    broken: set[str] = field(default_factory=set)
    """actions whose picks could not be understood"""
    offered: set[str] = field(default_factory=set)
    """actions, and exceptions of them, that some choice offers"""
    lost_options: set[str] = field(default_factory=set)
    """options that could not be understood"""
    lost_picks: set[str] = field(default_factory=set)
    """what these would have let a player pick"""
    condition_places: dict[str, Span] = field(default_factory=dict)
    """full names of all conditions that exceptions can replace"""
    guards: dict[tuple[str, str], ir.Expr | None] = field(default_factory=dict)
    """(kind, name) of a definition -> when it holds; None: always"""
    secret_bodies: list[tuple[str, ir.Block, Span]] = field(default_factory=list)
    """what all players do secretly: the variable of the acting player, the steps, the place of the header"""
    ask_names: set[str] = field(default_factory=set)
    open_until: list[tuple[str | None, str, ast.Expr]] = field(default_factory=list)
    """(owner, declared name, condition) of states that are seen by their owner until it holds"""

    @property
    def max_players(self) -> int:
        """The largest player count."""
        return self.symbols.max_players

    def size_of(self, name: str) -> int:
        """Number of rows of a list (players: the largest count)."""
        return self.max_players if name == PLAYER else self.lists[name].size

    def piece_count(self, component: str) -> int:
        """The most pieces of a component that a configuration can have."""
        total = 0
        for row, spec in self.lists[component].specs:
            copies, per_player = self.copies_of(component, row, spec)
            total += copies * (self.max_players if per_player else 1)
        return total

    def copies_of(self, component: str, row: d.RowSpec | None, spec: d.ListSpec | None) -> tuple[int, bool]:
        """How many copies a row has, and whether for each player: by its own figure, its file's, its component's."""
        base = self.symbols.lists.get(component)
        for one in (row, spec, base):
            if one is not None and one.copies is not None:
                return one.copies, one.copies_per_player
        return 1, False

    def lost_option(self, label: str, picks: Iterable[str]) -> None:
        """An option could not be understood: who mentions it, or what is picked in it, is not to blame."""
        self.lost_options.add(label)
        self.lost_picks.update(picks)

    def fresh(self, name: str) -> str:
        """A variable name that no other variable of the game has."""
        candidate, number = name, self.numbers.get(name, 2)
        while candidate in self.used_names:
            candidate = f"{name}_{number}"
            number += 1
        self.used_names.add(candidate)
        self.numbers[name] = number
        return candidate

    def type_of(self, written: ast.TypeExpr) -> Type:
        """The type that a parameter, column or element is declared with."""
        match written:
            case ast.NumberType(lower=low, upper=high, unit=unit):
                return Int(low, high, None if unit is None else self.unit(unit))
            case ast.TruthType():
                return BOOL
            case ast.OneType(name=name):
                return self.row_type(name, False)
            case ast.OneOrNoneType(name=name):
                return self.row_type(name, True)
            case ast.KindType(name=name, none=none):
                return self.row_type(name, none is not None)
            case ast.SetType(item=item):
                element = self.type_of(item)
                assert isinstance(element, Int | Row)
                return SetOf(element)
            case ast.MarkerType(track=track):
                return Int(0, self.longest_track(track), None)
            case ast.ZoneType(span=span):
                raise self.problems.fail("PRV602", "a zone cannot stand here", span, "a zone belongs to a `state`")

    def unit(self, word: ast.Word) -> str:
        """The unit that a word names."""
        name = self.symbols.unit_words.get(word.text)
        if name is None:
            raise self.problems.unknown("unit", word.text, word.span, self.symbols.unit_words)
        self.called.add(f"unit {name}")
        return name

    def row_type(self, word: ast.Word, optional: bool) -> Row:
        """The type of a row of the list that a word names."""
        if word.text == PLAYER:
            return Row(PLAYER, optional)
        if word.text not in self.lists:
            raise self.problems.unknown("list", word.text, word.span, [PLAYER, *self.lists])
        return Row(word.text, optional)

    def component(self, word: ast.Word) -> str:
        """The component that a word names, for a zone of its pieces."""
        name = self.row_type(word, False).list
        if name == PLAYER or self.lists[name].kind != "component":
            raise self.problems.fail(
                "PRV602", f"a zone holds pieces, and `{word.text}` is not a component", word.span, "not a component"
            )
        return name

    def longest_track(self, word: ast.Word) -> int:
        """The highest space number on a track."""
        track = self.tracks.get(word.text)
        if track is None:
            raise self.problems.unknown("track", word.text, word.span, self.tracks)
        self.called.add(f"track {word.text}")
        # a list with mistakes may have left no rows to have spaces
        return max((len(line) for line in track.spaces), default=1) - 1


def show_type(one: Type) -> str:
    """A type in words of a rules editor."""
    match one:
        case Int(unit=None):
            return "a number"
        case Int(unit=unit):
            return f"a number of `{unit}`"
        case Bool():
            return "true or false"
        case Row(list=name, optional=optional):
            none = " or nobody" if name == PLAYER else " or nothing"
            return f"a `{name}`" + (none if optional else "")
        case Copy(component=name):
            return f"a copy of `{name}`"
        case SetOf(element=element):
            return f"a set of {show_type(element).removeprefix('a ')}"
