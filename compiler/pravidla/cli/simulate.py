"""`pravidla simulate`: many random games, counted."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pravidla.cli.configuration import load_engine, refuse_idle
from pravidla.cli.every import Run, play_every
from pravidla.cli.findings import count
from pravidla.cli.games import find_spec
from pravidla.cli.options import configuration_options, format_option, game_argument, overlay_option, parse_options
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.diagnostics.visible import harmless_json

if TYPE_CHECKING:
    from pravidla.simulation import Report, Spread


@click.command()
@game_argument
@click.option("-n", "--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@configuration_options
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--every", is_flag=True, help="Every configuration of the game: a table, a line as soon as it is done.")
@click.option("--jobs", type=click.IntRange(1), help="Processes for --every; as many as there are processors.")
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
    jobs: int | None,
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
    asked = parse_options(options)
    engine = load_engine(spec, overlays, players=players, modules=modules, options=asked)
    refuse_idle(engine, asked)
    if every:
        if players is not None or modules or options:
            raise click.UsageError("--every plays all configurations: leave --players, --module and --option out")
        run = Run(spec.name if spec.packaged else spec.folder, overlays, games, seed, check_invariants)
        return play_every(run, engine, jobs or os.cpu_count() or 1, output)
    if jobs is not None:
        raise click.UsageError("--jobs goes with --every")
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
    from pravidla.simulation.counted import counted

    with progress_bar(label, games) as bar:
        report, fault = counted(engine, games, seed, check_invariants=check_invariants, progress=bar.advance)
    if report is None:
        click.echo(fault, err=True)
    return report


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
