"""What came out of a scenario."""

from __future__ import annotations

from dataclasses import dataclass

from pravidla.diagnostics import Span
from pravidla.interpreter.faults import Reason
from pravidla.interpreter.interpretation import Step
from pravidla.interpreter.record import Record
from pravidla.ir.scenario import Scenario, Sight


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that came out differently: a sentence, its place, and facts that help to see why."""

    message: str
    span: Span
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seen:
    """What the interpreter found that a player may know or not: the content of a cell, or that a piece lies in it."""

    player: int
    field: str
    owner: int | None
    index: int | None
    piece: int | None
    empty: bool
    """whether it is a zone in which nothing lies"""
    known: bool
    sight: Sight


@dataclass(frozen=True, slots=True)
class Course:
    """How a scenario went, for an engine to follow: patched state, rule with its arguments, what was answered."""

    start: dict[str, object]
    rule: str
    args: tuple[int, ...]
    steps: tuple[Step, ...]
    end: dict[str, object]
    finished: bool
    """whether the rule came to its end"""
    refused: tuple[str, dict[str, int | str]] | None = None
    """block and arguments of the action that was refused at the end"""
    forced_at: str | None = None
    """the decision with at most one legal action where that was; None: it has several"""
    seen: tuple[Seen, ...] = ()
    """what players may know at the end, as far as the scenario asks"""


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """The outcome of one scenario on the interpreter."""

    scenario: Scenario
    failures: tuple[Failure, ...]
    record: Record
    """what the scenario executed"""
    refused: tuple[Reason, ...] = ()
    """why the illegal action was refused"""
    drawn: tuple[str, ...] = ()
    """chance events that the scenario does not fix and whose outcome, drawn from seed 0, does not matter"""
    course: Course | None = None
    """None without `begin`, and where something failed before its end"""
    effort: int = 0
    """the most events, or statements between two events"""

    @property
    def passed(self) -> bool:
        """Whether everything came out as the scenario says."""
        return not self.failures
