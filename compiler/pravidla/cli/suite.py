"""Running the scenarios of a spec on the interpreter and on the engine of the same spec."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pravidla.diagnostics import Diagnostic, Label

if TYPE_CHECKING:
    from types import ModuleType

    from pravidla.ir.configuration import Configuration
    from pravidla.ir.nodes import Game
    from pravidla.ir.scenario import Scenario
    from pravidla.scenarios.result import Failure, ScenarioResult

SCENARIO_FAILED = "PRV801"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A scenario with what went wrong on the interpreter or the engine."""

    result: ScenarioResult
    failures: tuple[Failure, ...]

    @property
    def passed(self) -> bool:
        """Whether it came out on both as it says."""
        return not self.failures


class Engines:
    """The engine of one spec in all the configurations that are asked for."""

    def __init__(self, game: Game, folder: Path, overlays: tuple[Path, ...]) -> None:
        from pravidla.loading import compiled_module

        self._game = game
        self._module: ModuleType = compiled_module(folder, overlays)
        self._known: dict[Configuration, Any] = {}

    def of(self, configuration: Configuration) -> Any:
        """The engine in a configuration."""
        if configuration not in self._known:
            values = {option.name: option.values for option in self._game.options}
            self._known[configuration] = self._module.Game(
                players=configuration.players,
                modules=configuration.modules,
                options={name: values[name][index] for name, index in configuration.options},
            )
        return self._known[configuration]


def run_suite(
    game: Game, scenarios: Sequence[Scenario], progress: Callable[[int, int], None] | None = None
) -> list[Outcome]:
    """Run all scenarios on both."""
    from pravidla.scenarios.engine import on_engine
    from pravidla.scenarios.runner import run_scenario

    results = []
    for number, scenario in enumerate(scenarios, start=1):
        results.append(run_scenario(game, scenario))
        if progress is not None:
            progress(number, len(scenarios))
    differing = on_engine(game, results)
    return [Outcome(result, (*result.failures, *differing.get(result.scenario.name, ()))) for result in results]


def failures_as_diagnostics(outcomes: Sequence[Outcome]) -> list[Diagnostic]:
    """One diagnostic a failure, at the line of the scenario."""
    return [
        Diagnostic(
            SCENARIO_FAILED,
            f"scenario {outcome.result.scenario.name}: {failure.message}",
            Label(failure.span, ""),
            notes=failure.notes,
            refs=tuple(outcome.result.scenario.cites),
        )
        for outcome in outcomes
        for failure in outcome.failures
    ]
