"""Tests scenarios by mutants: for each, the scenarios that execute what it changes are run, until one notices.

A mutant that no scenario notices is a rule that no scenario tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from random import Random

from pravidla.diagnostics import SourceFile
from pravidla.interpreter.faults import place
from pravidla.ir.nodes import Game
from pravidla.ir.scenario import Scenario
from pravidla.scenarios.mutations import Mutant, mutants, mutated
from pravidla.scenarios.result import ScenarioResult
from pravidla.scenarios.runner import run_once

_CHUNK = 25


Test = tuple[Scenario, int]
"""A scenario and its patience."""

Progress = Callable[[int, int], None]
"""Told how many mutants are done, and of how many."""


@dataclass(frozen=True, slots=True)
class Survivor:
    """A mutant that no scenario notices."""

    mutant: Mutant
    place: str
    """file and line"""
    executed_by: int
    """how many scenarios execute what it changes"""
    written: str = ""
    """what stands there in the spec: its first line; empty where the text of the file is not known"""
    line: str = ""
    """the whole line of the file where it begins, without its indentation"""

    def __str__(self) -> str:
        match self.executed_by:
            case 0:
                by = "no scenario executes it"
            case 1:
                by = "1 scenario executes it"
            case number:
                by = f"{number} scenarios execute it"
        verb = self.mutant.verb
        text = f"{verb}: {self.written}" if verb is not None and self.written else self.mutant.text
        return f"{self.place}: {self.mutant.kind}: {text} ({by})"


@dataclass(frozen=True, slots=True)
class MutantReport:
    """How many mutants were tried and which of them went unnoticed, by place."""

    tried: int
    possible: int
    """all mutants of the game, also those outside the sample"""
    survivors: tuple[Survivor, ...]

    @property
    def noticed(self) -> int:
        """How many mutants some scenario notices."""
        return self.tried - len(self.survivors)

    @property
    def share(self) -> float:
        """The share noticed, from 0 to 1."""
        return self.noticed / self.tried if self.tried else 1.0


def run_mutants(
    game: Game,
    scenarios: Sequence[Scenario],
    *,
    sample: int | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> MutantReport:
    """Try all mutants, or a fixed sample that depends on the game alone. Scenarios that fail anyway are left out."""
    results = [run_once(game, scenario) for scenario in scenarios]
    passing = [(scenario, result) for scenario, result in zip(scenarios, results, strict=True) if result.passed]
    everything = mutants(game)
    chosen = everything
    if sample is not None and sample < len(everything):
        chosen = [everything[position] for position in sorted(Random(0).sample(range(len(everything)), sample))]
    work = [(mutant, _able(mutant, [result for _, result in passing])) for mutant in chosen]
    tests = [(scenario, _patience(result)) for scenario, result in passing]
    noticed = _noticed(game, tests, work, jobs, progress)
    survivors = [
        Survivor(mutant, place(mutant.span, game.sources), len(able), *written_at(mutant, game.sources))
        for (mutant, able), seen in zip(work, noticed, strict=True)
        if not seen
    ]
    return MutantReport(len(chosen), len(everything), tuple(survivors))


def written_at(mutant: Mutant, sources: Mapping[str, str]) -> tuple[str, str]:
    """What stands where a mutant changes something, and the line in which it begins."""
    span, text = mutant.span, sources.get(mutant.span.file)
    if text is None:
        return "", ""
    file = SourceFile(span.file, text)
    line = file.line(file.line_column(span.start)[0]).strip()
    return next(iter(text[span.start : span.end].strip().splitlines()), ""), line


def _patience(result: ScenarioResult) -> int:
    """How long a changed game may take: far longer than the right one, and still short where it never ends."""
    return 20 * result.effort + 200


def _able(mutant: Mutant, results: Sequence[ScenarioResult]) -> list[int]:
    """Positions of the scenarios that execute what a mutant changes, shortest first."""
    able = [
        position
        for position, result in enumerate(results)
        if mutant.figure in result.record.figures or not mutant.units.isdisjoint(result.record.units)
    ]
    return sorted(able, key=lambda position: len(results[position].record.units))


def _noticed(
    game: Game,
    tests: Sequence[Test],
    work: Sequence[tuple[Mutant, list[int]]],
    jobs: int,
    progress: Progress | None,
) -> list[bool]:
    chunks = [work[start : start + _CHUNK] for start in range(0, len(work), _CHUNK)]
    found: dict[int, list[bool]] = {}
    done = 0
    if jobs <= 1:
        for number, chunk in enumerate(chunks):
            found[number] = _try_chunk(game, tests, chunk)
            done += len(chunk)
            if progress is not None:
                progress(done, len(work))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            futures = {pool.submit(_try_chunk, game, tests, chunk): number for number, chunk in enumerate(chunks)}
            for future in as_completed(futures):
                found[futures[future]] = future.result()
                done += len(chunks[futures[future]])
                if progress is not None:
                    progress(done, len(work))
    return [seen for number in sorted(found) for seen in found[number]]


def _try_chunk(game: Game, tests: Sequence[Test], work: Sequence[tuple[Mutant, list[int]]]) -> list[bool]:
    return [_is_noticed(game, mutant, [tests[position] for position in able]) for mutant, able in work]


def _is_noticed(game: Game, mutant: Mutant, tests: Sequence[Test]) -> bool:
    if not tests:
        return False
    changed = mutated(game, mutant)
    return any(not run_once(changed, scenario, patience=patience).passed for scenario, patience in tests)
