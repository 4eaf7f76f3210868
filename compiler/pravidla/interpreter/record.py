"""What of a game has been executed: the source of play coverage and of the choice of scenarios for a mutant."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from pravidla.diagnostics import Span
from pravidla.interpreter.ledger import Ledger
from pravidla.ir.nodes import Adjustment, Alternative, ConditionCase, Option, Origin, Stmt

Unit = Stmt | Option | ConditionCase | Alternative | Adjustment
"""The smallest things whose execution is recorded; an expression belongs to the unit around it."""

Figure = tuple[str, str, str, int]
"""A figure that was read: kind (`column`, `table`, `track`, `field`), name, column, position."""


@dataclass(slots=True)
class Record:
    """Everything executed so far. It only grows, and may be shared by several interpretations of one game object."""

    definitions: set[str] = field(default_factory=set)
    """full names of rules, values, alternatives and adjustments"""
    spans: set[Span] = field(default_factory=set)
    """of statements, options, conditions, alternatives"""
    cites: set[str] = field(default_factory=set)
    """paragraphs cited by what was executed"""
    figures: set[Figure] = field(default_factory=set)
    units: set[int] = field(default_factory=set)
    """`id` of each executed unit of the game object"""
    forced: int = 0
    """decisions and chance events with a single possibility"""
    times: Counter[str] | None = None
    """how often each definition has run, where that is asked for; what is looked at to list options is left out"""
    offering: bool = False
    """whether options are being listed"""
    ledger: Ledger | None = None
    """what becomes of numbers, where that is asked for; then the record is that of a single game"""
    _definitions: set[int] = field(default_factory=set)

    def unit(self, unit: Unit) -> None:
        """Note that a unit was reached."""
        if self.times is not None and not self.offering and (name := _definition(unit)):
            self.times[name] += 1
        if id(unit) in self.units:
            return
        self.units.add(id(unit))
        if isinstance(unit, Alternative | Adjustment):
            self._note(unit.origin)
            return
        self.spans.add(unit.span)
        self.cites.update(unit.cites)
        if isinstance(unit, Option | ConditionCase) and unit.definition:
            self.definitions.add(unit.definition)

    def origin(self, origin: Origin) -> None:
        """Note that a definition was used."""
        if self.times is not None and not self.offering:
            self.times[origin.name] += 1
        self._note(origin)

    def _note(self, origin: Origin) -> None:
        if id(origin) in self._definitions:
            return
        self._definitions.add(id(origin))
        self.definitions.add(origin.name)
        self.spans.add(origin.span)
        self.cites.update(origin.cites)


def _definition(unit: Unit) -> str:
    """The definition that a unit is, empty for a part of one: a choice within it, an action, which runs as a rule."""
    match unit:
        case Alternative(origin=origin) | Adjustment(origin=origin):
            return origin.name
        case Option(definition=definition, block=block):
            return definition if definition.endswith(f".{block}") else ""
        case ConditionCase(definition=definition):
            return definition
        case _:
            return ""
