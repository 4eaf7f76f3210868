"""`pravidla test`: scenarios, mutants, lockstep."""

from __future__ import annotations

import os
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pravidla.cli.findings import compile_or_exit, count, show
from pravidla.cli.games import Spec, find_specs, say_unspecified
from pravidla.cli.options import format_option, games_argument, overlay_option
from pravidla.cli.parallel import as_done
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.cli.suite import Engines, failures_as_diagnostics, run_suite
from pravidla.diagnostics.visible import harmless_json

if TYPE_CHECKING:
    from pravidla.ir.configuration import Configuration
    from pravidla.ir.nodes import Game
    from pravidla.ir.scenario import Scenario
    from pravidla.scenarios.mutants import MutantReport

_MOST_CONFIGURATIONS = 40
"""Configurations that lockstep plays, spread over all of them."""
_LEAST_NOTICED = 0.9
"""Share of mutants below which the scenarios are too few."""


@click.command()
@games_argument
@click.option("--mutants", is_flag=True, help="Change the rules one by one; list what no scenario notices.")
@click.option("--sample", type=click.IntRange(1), metavar="N", help="Only a fixed sample of N mutants.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; as many as there are processors.")
@click.option("--lockstep", type=click.IntRange(1), metavar="N", help="Play N random games per configuration on both.")
@overlay_option
@format_option("text", "json")
def test(
    games: tuple[str, ...],
    mutants: bool,
    sample: int | None,
    jobs: int | None,
    lockstep: int | None,
    overlays: tuple[Path, ...],
    output: str,
) -> int:
    """Run the scenarios of specs on the reference interpreter and on the engine.

    With --mutants every figure is changed by one, every condition negated, every exception, requirement and step
    dropped, one at a time; what no scenario notices is listed. With --lockstep random games are played on interpreter
    and engine side by side. Exit status 1 when a scenario fails, the two differ, or less than 90 % of the mutants are
    noticed.
    """
    if sample is not None and not mutants:
        raise click.UsageError("--sample goes with --mutants")
    status = GOOD
    reports: list[dict[str, Any]] = []
    specs, unspecified = find_specs(games)
    for spec in specs:
        compiled = compile_or_exit(spec, overlays)
        game, scenarios = compiled.game, compiled.scenarios
        report: dict[str, Any] = {"game": spec.name}
        good = _scenarios(spec, game, scenarios, overlays, report, output)
        if lockstep is not None:
            processes = jobs or os.cpu_count() or 1
            good = _lockstep(spec, game, overlays, lockstep, processes, report, output) and good
        if mutants:
            share = _mutants(spec, game, scenarios, sample, jobs or os.cpu_count() or 1, report, output)
            good = good and share >= _LEAST_NOTICED
        reports.append(report)
        status = status if good else FINDINGS
    if output == "json":
        click.echo(harmless_json(reports))
    else:
        say_unspecified(unspecified)
    return status


def _scenarios(
    spec: Spec,
    game: Game,
    scenarios: tuple[Scenario, ...],
    overlays: tuple[Path, ...],
    report: dict[str, Any],
    output: str,
) -> bool:
    from pravidla.loading import files_to_show

    with progress_bar(f"{spec.name}: scenarios", len(scenarios)) as bar:
        outcomes = run_suite(game, scenarios, bar.move_to)
    passed = sum(outcome.passed for outcome in outcomes)
    report["scenarios"] = [
        {
            "name": outcome.result.scenario.name,
            "passed": outcome.passed,
            "failures": [failure.message for failure in outcome.failures],
        }
        for outcome in outcomes
    ]
    if output == "text":
        failures = failures_as_diagnostics(outcomes)
        if failures:
            show(failures, files_to_show(spec.folder, overlays))
            click.echo("")
        click.echo(f"{spec.name}: {passed} of {count(len(outcomes), 'scenario')} passed, on interpreter and engine")
    return passed == len(outcomes)


def _lockstep(
    spec: Spec,
    game: Game,
    overlays: tuple[Path, ...],
    games: int,
    jobs: int,
    report: dict[str, Any],
    output: str,
) -> bool:
    from pravidla.analysis import configurations_up_to, describe

    known = list(configurations_up_to(game))
    step = max(1, len(known) / _MOST_CONFIGURATIONS)
    chosen = [known[int(number * step)] for number in range(min(len(known), _MOST_CONFIGURATIONS))]
    report["lockstep"] = []
    events, agree = 0, True
    with progress_bar(f"{spec.name}: lockstep", len(chosen)) as bar:
        work = partial(_side_by_side, game, spec.folder, overlays, games)
        for configuration, (played, difference) in as_done(work, chosen, jobs):
            bar.advance()
            events += played
            said: dict[str, Any] = {"configuration": asdict(configuration)}
            said |= {"games": games, "events": played} if difference is None else {"difference": difference}
            report["lockstep"].append(said)
            agree = agree and difference is None
            if output == "text":
                outcome = f"{count(games, 'game')}, {played:,} events: agree" if difference is None else difference
                click.echo(f"  {describe(configuration, game)}: {outcome}")
    if output == "text" and agree:
        played_in = count(len(chosen) * games, "game")
        where = f"{len(chosen)} of {count(len(known), 'configuration')}"
        click.echo(f"{spec.name}: {played_in} in {where}, {events:,} events: interpreter and engine agree")
    return agree


def _side_by_side(
    game: Game, folder: Path, overlays: tuple[Path, ...], games: int, configuration: Configuration
) -> tuple[int, str | None]:
    """Events of the games of one configuration, and the first difference, if any."""
    from pravidla.interpreter.lockstep import lockstep

    found = lockstep(game, configuration, Engines(game, folder, overlays).of(configuration), games=games)
    return found.events, None if found.difference is None else str(found.difference)


def _mutants(
    spec: Spec,
    game: Game,
    scenarios: tuple[Scenario, ...],
    sample: int | None,
    jobs: int,
    report: dict[str, Any],
    output: str,
) -> float:
    """Try the mutants; the share noticed."""
    from pravidla.scenarios.mutants import run_mutants

    with progress_bar(f"{spec.name}: mutants") as bar:
        found: MutantReport = run_mutants(game, scenarios, sample=sample, jobs=jobs, progress=bar.move_to)
    report["mutants"] = {
        "possible": found.possible,
        "tried": found.tried,
        "noticed": found.noticed,
        "survivors": [str(survivor) for survivor in found.survivors],
    }
    if output == "text":
        for survivor in found.survivors:
            click.echo(f"  {survivor}")
            if survivor.line and survivor.line not in str(survivor):
                click.echo(f"      | {survivor.line}")
        click.echo(
            f"{spec.name}: {found.noticed:,} of {count(found.tried, 'mutant')} noticed ({found.share:.1%}); "
            f"the rules have {found.possible:,}"
        )
    return found.share
