"""`pravidla simulate --every`: random games in every configuration, one line of a table each, told as soon as it is
done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pravidla.cli.findings import count
from pravidla.cli.parallel import as_done
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.diagnostics.visible import harmless_json

if TYPE_CHECKING:
    from pravidla.simulation import Report

_COLUMNS = ("configuration", "games", "decisions a game", "choices", "won by seat", "shared", "games/s")
_RULE = "|".join(("", ":---", *("---:" for _ in _COLUMNS[1:]), ""))


@dataclass(frozen=True, slots=True)
class Run:
    """What is played in each configuration."""

    game: str | Path
    overlays: tuple[Path, ...]
    games: int
    seed: int
    check_invariants: bool


@dataclass(frozen=True, slots=True)
class Played:
    """What came of the games of one configuration: a report, or what went wrong."""

    report: Report | None
    fault: str


Configured = tuple[str, int, tuple[str, ...], dict[str, str]]
"""A configuration: its name, player count, modules, options."""


def configurations_of(engine: Any) -> Iterator[Configured]:
    """Player counts, sets of modules, values of the options that can be chosen there."""
    from pravidla_runtime import ConfigurationError
    from pravidla_runtime.configuration import choosable

    info = engine.info
    module_sets = [chosen for number in range(len(info.modules) + 1) for chosen in combinations(info.modules, number)]
    for modules in module_sets:
        for values in product(*(option.values for option in info.options)):
            options = {option.name: value for option, value in zip(info.options, values, strict=True)}
            for players in range(info.min_players, info.max_players + 1):
                try:
                    one = type(engine)(players=players, modules=modules, options=options)
                except ConfigurationError:
                    continue
                parts = [f"players={players}", *([f"modules={'+'.join(modules) or 'none'}"] if info.modules else [])]
                parts += [f"{each.name}={options[each.name]}" for each in info.options if choosable(one, each)]
                yield ",".join(parts), players, modules, options


def play_every(run: Run, engine: Any, jobs: int, output: str) -> int:
    """Play and tell; the status is bad when a game went wrong."""
    from pravidla.simulation import as_json

    everything = list(configurations_of(engine))
    width = max(len(one[0]) for one in everything)
    checked = ", invariants checked at every decision" if run.check_invariants else ""
    if output == "text":
        click.echo(f"{engine.info.name}, random bots, seed {run.seed}{checked}\n")
        click.echo(f"| {_COLUMNS[0]:{width}} | {' | '.join(_COLUMNS[1:])} |\n{_RULE}")
    status, found = GOOD, []
    with progress_bar(f"playing {engine.info.name}", len(everything)) as bar:
        try:
            for (name, *_), played in as_done(partial(_play, run), everything, jobs):
                bar.advance()
                if played.report is None:
                    status = FINDINGS
                    click.echo(f"{name}: {played.fault}", err=True)
                else:
                    found.append({"configuration": name, **as_json(played.report)})
                if output == "text":
                    click.echo(_line(name, width, played))
        finally:
            if output == "json":
                click.echo(harmless_json({"game": engine.info.name, "seed": run.seed, "configurations": found}))
    if output == "text":
        click.echo(f"\n{count(len(found) * run.games, 'game')} in {count(len(found), 'configuration')}")
    return status


def _play(run: Run, configured: Configured) -> Played:
    """The games of one configuration."""
    from pravidla.loading import load
    from pravidla.simulation.counted import counted

    _, players, modules, options = configured
    engine = load(run.game, players=players, modules=modules, options=options, overlays=run.overlays)
    return Played(*counted(engine, run.games, run.seed, check_invariants=run.check_invariants))


def _line(name: str, width: int, played: Played) -> str:
    report = played.report
    if report is None:
        return f"| {name:{width}} | a game went wrong: {played.fault.replace('|', '/')} |"
    length = report.decisions
    return " | ".join(
        (
            f"| {name:{width}}",
            f"{report.games:,}",
            f"{length.mean:.1f} ({length.low:.1f}–{length.high:.1f})",
            f"{report.options:.2f}",
            ", ".join(f"{seat.share:.1%} ({seat.low:.1%}–{seat.high:.1%})" for seat in report.seats),
            f"{report.shared / report.games:.1%}",
            f"{report.games / max(report.seconds, 1e-9):,.0f} |",
        )
    )
