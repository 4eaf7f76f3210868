"""What scenarios and random play have exercised: the proof that book coverage asks for, and the spec's own coverage."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from pravidla.coverage.book import Execution
from pravidla.interpreter.interpretation import Interpretation
from pravidla.interpreter.record import Record
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game
from pravidla.model.definitions import (
    ActionSpec,
    Definition,
    ListSpec,
    RuleSpec,
    Spec,
    TableSpec,
    TrackSpec,
    TriggerSpec,
    ValueSpec,
)
from pravidla.scenarios.result import ScenarioResult

_MOST_EVENTS = 20_000


@dataclass(frozen=True, slots=True)
class PlayCoverage:
    """The definitions that can be executed, by what has executed them. Names in the order of the files."""

    by_scenarios: tuple[str, ...]
    by_play_only: tuple[str, ...]
    never: tuple[str, ...]


def execution(spec: Spec, results: Iterable[ScenarioResult]) -> Execution:
    """What the passing scenarios prove.

    Rules, values, actions and triggers count when they run, tables and tracks when a figure of them is read, lists with
    abilities when one of them runs; pieces, boards and declarations are part of every game that a scenario sets up.
    """
    record = Record()
    refused: set[str] = set()
    scenarios: set[str] = set()
    for result in results:
        if not result.passed:
            continue
        scenarios.add(result.scenario.name)
        _add(record, result.record)
        if result.scenario.illegal is not None:
            refused.update(result.scenario.because)
            refused.update(cite for reason in result.refused for cite in reason.cites)
    executed = {one.common.name for one in spec.definitions if scenarios and _is_executed(one, record)}
    return Execution(frozenset(executed | record.definitions), frozenset(refused), frozenset(scenarios))


def play_coverage(spec: Spec, by_scenarios: Record, by_play: Record) -> PlayCoverage:
    """Which rules, values, actions and triggers scenarios have run, which only random play, and which neither."""
    names = [
        one.common.name for one in spec.definitions if isinstance(one, RuleSpec | ValueSpec | ActionSpec | TriggerSpec)
    ]
    tested = [name for name in names if name in by_scenarios.definitions]
    played = [name for name in names if name not in by_scenarios.definitions and name in by_play.definitions]
    seen = {*tested, *played}
    return PlayCoverage(tuple(tested), tuple(played), tuple(name for name in names if name not in seen))


def joined(results: Iterable[ScenarioResult]) -> Record:
    """What all scenarios together have executed."""
    record = Record()
    for result in results:
        _add(record, result.record)
    return record


def play_once(game: Game, configuration: Configuration, seed: int, record: Record) -> None:
    """Play one random game on the interpreter and add what it executes to the record."""
    rng = Random(seed)
    play = Interpretation(game, configuration, seed, record=record)
    for _ in range(_MOST_EVENTS):
        if play.is_terminal():
            return
        play.apply_action(rng.choice(play.legal_actions()))


def _add(record: Record, other: Record) -> None:
    record.definitions |= other.definitions
    record.cites |= other.cites
    record.figures |= other.figures


def _is_executed(one: Definition, record: Record) -> bool:
    name = one.common.name
    match one:
        case RuleSpec() | ValueSpec() | ActionSpec() | TriggerSpec():
            return name in record.definitions
        case TableSpec() | TrackSpec():
            return any(figure[1] == name for figure in record.figures)
        case ListSpec(abilities=abilities) if abilities:
            return any(definition.startswith(f"{name}.") for definition in record.definitions)
        case _:
            return True
