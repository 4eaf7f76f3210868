"""`pravidla simulate`: many random games, counted."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pravidla.cli.configuration import load_engine
from pravidla.cli.findings import count
from pravidla.cli.games import find_spec
from pravidla.cli.options import configuration_options, format_option, game_argument, overlay_option, parse_options
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.diagnostics.visible import harmless_json

if TYPE_CHECKING:
    from pravidla.cli.games import Spec
    from pravidla.simulation import Report, Spread
    from pravidla_runtime.layout import GameInfo


@click.command()
@game_argument
@click.option("-n", "--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@configuration_options
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--every", is_flag=True, help="Every configuration of the game, one line each.")
@click.option("--check-invariants", is_flag=True, help="Test what must always hold at every decision.")
@overlay_option
@format_option("text", "json")
def simulate(
    game: str,
    games: int,
    players: int | None,
    modules: tuple[str, ...],
    options: tuple[str, ...],
    seed: int,
    every: bool,
    check_invariants: bool,
    overlays: tuple[Path, ...],
    output: str,
) -> int:
    """Play many games of GAME with random choices: who wins from which seat, how long games take, what they score.

    Bots that choose at random play badly: the figures say whether the rules hold together, not how the game is among
    people.
    """
    from pravidla.simulation import as_json

    spec = find_spec(game)
    engine = load_engine(spec, overlays, players=players, modules=modules, options=parse_options(options))
    if every:
        if players is not None or modules or options:
            raise click.UsageError("--every plays all configurations: leave --players, --module and --option out")
        return _every(spec, engine.info, overlays, games, seed, check_invariants, output)
    report = _play(engine, f"playing {spec.name}", games, seed, check_invariants)
    if report is None:
        return FINDINGS
    configuration: dict[str, Any] = {
        "game": spec.name,
        "players": engine.num_players,
        "modules": list(engine.modules),
        "options": dict(engine.options),
        "seed": seed,
        "bots": "random",
    }
    if output == "json":
        click.echo(harmless_json({**configuration, **as_json(report)}))
    else:
        usual = {option.name: option.values[option.start] for option in engine.info.options}
        _print(report, configuration, usual)
    return GOOD


def _play(engine: Any, label: str, games: int, seed: int, check_invariants: bool) -> Report | None:
    """The report of the games of one configuration; None where one of them went wrong, which is told."""
    from pravidla.simulation import simulate as run
    from pravidla.simulation import summarise
    from pravidla.simulation.invariants import Broken, invariant_check
    from pravidla_runtime import RulesFault

    check = invariant_check(engine) if check_invariants else None
    started = time.process_time()
    records = []
    with progress_bar(label, games) as bar:
        try:
            for record in run(engine, games, seed, check=check):
                records.append(record)
                bar.advance()
        except (RulesFault, Broken) as fault:
            bar.close()
            click.echo(f"game {len(records)} of seed {seed}: {fault}", err=True)
            return None
    return summarise(records, time.process_time() - started)


def _every(
    spec: Spec, info: GameInfo, overlays: tuple[Path, ...], games: int, seed: int, check_invariants: bool, output: str
) -> int:
    """Games in every configuration; the status is bad when one of them went wrong."""
    from pravidla.simulation import as_json

    status = GOOD
    found = []
    for players, modules, options in every_configuration(info):
        engine = load_engine(spec, overlays, players=players, modules=modules, options=options)
        parts = [f"players={players}", f"modules={'+'.join(modules) or 'none'}"]
        name = ",".join([*parts, *(f"{option}={value}" for option, value in options.items())])
        report = _play(engine, name, games, seed, check_invariants)
        if report is None:
            status = FINDINGS
            click.echo(f"{name}: a game went wrong")
            continue
        found.append({"configuration": name, **as_json(report)})
        if output == "text":
            seats = " ".join(f"{seat.share:.1%} ({seat.low:.1%}-{seat.high:.1%})" for seat in report.seats)
            length = f"{report.decisions.mean:.1f} decisions ({report.decisions.low:.1f}-{report.decisions.high:.1f})"
            click.echo(f"{name}: {count(games, 'game')}, {length}, won {seats}")
    if output == "json":
        click.echo(harmless_json({"game": spec.name, "seed": seed, "configurations": found}))
    return status


def every_configuration(info: GameInfo) -> Iterator[tuple[int, tuple[str, ...], dict[str, str]]]:
    """Player counts, sets of modules, values of options."""
    module_sets = [chosen for number in range(len(info.modules) + 1) for chosen in combinations(info.modules, number)]
    for modules in module_sets:
        for values in product(*(option.values for option in info.options)):
            options = {option.name: value for option, value in zip(info.options, values, strict=True)}
            for players in range(info.min_players, info.max_players + 1):
                yield players, modules, options


def _print(report: Report, configuration: dict[str, Any], usual: dict[str, str]) -> None:
    """The report as text. Options are named where they are not as `usual`."""
    from rich.console import Console
    from rich.table import Table

    console = Console(width=None if Console().is_terminal else 100, highlight=False)
    parts = [f"{configuration['players']} players", *configuration["modules"]]
    parts += [f"{name}={value}" for name, value in configuration["options"].items() if value != usual[name]]
    console.print(
        f"{configuration['game']} ({', '.join(parts)}): {count(report.games, 'game')}, "
        f"random bots, seed {configuration['seed']}"
    )
    table = Table("seat", "won", "95 % interval", "mean score", "deviation", "lowest", "highest")
    for column in table.columns:
        column.justify = "right"
    for seat in report.seats:
        table.add_row(
            str(seat.seat),
            f"{seat.share:.1%}",
            f"{seat.low:.1%} – {seat.high:.1%}",
            f"{seat.score.mean:.2f}",
            f"{seat.score.deviation:.2f}",
            f"{seat.score.lowest:g}",
            f"{seat.score.highest:g}",
        )
    console.print(table)
    length = report.decisions
    console.print(f"decisions a game   {_spread(length)}; {report.options:.1f} choices on average")
    console.print(f"  95 % interval    {length.low:.2f} – {length.high:.2f}")
    console.print(f"winning score      {_spread(report.winning_score)}")
    console.print(f"lead over second   {_spread(report.lead)}")
    console.print(f"shared wins        {report.shared:,} ({report.shared / report.games:.1%})")
    console.print(
        f"processor time     {report.seconds:.2f} s ({report.games / max(report.seconds, 1e-9):,.0f} games/s)"
    )


def _spread(spread: Spread) -> str:
    return f"{spread.mean:.2f} ± {spread.deviation:.2f}, {spread.lowest:g} to {spread.highest:g}"
