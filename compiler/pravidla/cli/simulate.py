"""`pravidla simulate`: many games by program, counted."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pravidla.cli.configuration import load_engine, refuse_idle
from pravidla.cli.every import Run, play_every
from pravidla.cli.findings import compile_or_exit, count
from pravidla.cli.games import Spec, find_spec
from pravidla.cli.options import configuration_options, format_option, game_argument, overlay_option, parse_options
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.cli.usage import print_usage, usage_json
from pravidla.diagnostics.visible import harmless_json

if TYPE_CHECKING:
    from pravidla.simulation import Report, Spread
    from pravidla.simulation.run import Chooser
    from pravidla.simulation.usage import Follower, Usage

_QUICK = (4, 160, 80)
"""How far the greedy bot looks here, where many games are played: positions, trials, decisions."""


@click.command()
@game_argument
@click.option("-n", "--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@configuration_options
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--every", is_flag=True, help="Every configuration of the game: a table, a line as soon as it is done.")
@click.option("--jobs", type=click.IntRange(1), help="Processes for --every; as many as there are processors.")
@click.option("--check-invariants", is_flag=True, help="Test what must always hold at every decision.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="NAMES",
    help="Who plays: `random`, `greedy`, or several with commas, who move one seat on with each game.",
)
@click.option("--usage", is_flag=True, help="Tell how often each action, option and definition is exercised. Slow.")
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
    bots: str,
    usage: bool,
    overlays: tuple[Path, ...],
    output: str,
) -> int:
    """Play many games of GAME with random choices: who wins from which seat, how long games take, what they score.

    Bots that choose at random play badly: the figures say whether the rules hold together, not how the game is among
    people. `--bots greedy,random` lets some look a little ahead; `--usage` follows the games on the reference
    interpreter and counts what of the spec they exercise, and names what they never do.
    """
    from pravidla.simulation import as_json

    spec = find_spec(game)
    asked = parse_options(options)
    engine = load_engine(spec, overlays, players=players, modules=modules, options=asked)
    refuse_idle(engine, asked)
    if every:
        if players is not None or modules or options:
            raise click.UsageError("--every plays all configurations: leave --players, --module and --option out")
        if usage or bots != "random":
            raise click.UsageError("--every plays at random and only counts games: leave --bots and --usage out")
        run = Run(spec.name if spec.packaged else spec.folder, overlays, games, seed, check_invariants)
        return play_every(run, engine, jobs or os.cpu_count() or 1, output)
    if jobs is not None:
        raise click.UsageError("--jobs goes with --every")
    follower = _follower(spec, overlays, engine) if usage else None
    report = _play(engine, f"playing {spec.name}", games, seed, check_invariants, _bots(bots), follower)
    if report is None:
        return FINDINGS
    counted = None if follower is None else follower.usage()
    configuration: dict[str, Any] = {
        "game": spec.name,
        "players": engine.num_players,
        "modules": list(engine.modules),
        "options": dict(engine.options),
        "seed": seed,
        "bots": bots,
    }
    if output == "json":
        found = {} if counted is None else {"usage": usage_json(counted)}
        click.echo(harmless_json({**configuration, **as_json(report), **found}))
    else:
        usual = {option.name: option.values[option.start] for option in engine.info.options}
        _print(report, configuration, usual, counted)
    return GOOD


def _bots(names: str) -> list[tuple[str, Chooser]]:
    """The bots by their names; none where all choose at random, which needs no bot."""
    from pravidla.play.bots import BOTS, GreedyBot, RandomBot

    known: dict[str, Chooser] = {"random": RandomBot(), "greedy": GreedyBot(*_QUICK)}
    wanted = [name.strip() for name in names.split(",")]
    for name in wanted:
        if name not in known:
            why = f"`{name}` thinks by the clock" if name in BOTS else f"there is no bot `{name}`"
            raise click.UsageError(f"--bots: {why}; there are {', '.join(known)}")
    return [] if {*wanted} == {"random"} else [(name, known[name]) for name in wanted]


def _follower(spec: Spec, overlays: tuple[Path, ...], engine: Any) -> Follower:
    """What follows the games of the engine on the interpreter."""
    from pravidla.ir.configuration import Configuration
    from pravidla.simulation.usage import Follower

    configuration = Configuration(engine.players, engine.modules, tuple(engine.option_values.items()))
    return Follower(compile_or_exit(spec, overlays).game, configuration)


def _play(
    engine: Any,
    label: str,
    games: int,
    seed: int,
    check_invariants: bool,
    bots: list[tuple[str, Chooser]],
    follower: Follower | None,
) -> Report | None:
    """The report of the games of one configuration; None where one of them went wrong, which is told."""
    from pravidla.simulation.counted import counted

    with progress_bar(label, games) as bar:
        report, fault = counted(
            engine,
            games,
            seed,
            check_invariants=check_invariants,
            progress=bar.advance,
            choosers=bots,
            follower=follower,
        )
    if report is None:
        click.echo(fault, err=True)
    return report


def _print(report: Report, configuration: dict[str, Any], usual: dict[str, str], usage: Usage | None) -> None:
    """The report as text. Options are named where they are not as `usual`."""
    from rich.console import Console
    from rich.table import Table

    console = Console(width=None if Console().is_terminal else 100, highlight=False)
    parts = [f"{configuration['players']} players", *configuration["modules"]]
    parts += [f"{name}={value}" for name, value in configuration["options"].items() if value != usual[name]]
    console.print(
        f"{configuration['game']} ({', '.join(parts)}): {count(report.games, 'game')}, "
        f"{configuration['bots']} bots, seed {configuration['seed']}"
    )
    table = Table("seat", "won", "95 % interval", "mean score", "deviation", "lowest", "highest")
    for column in table.columns:
        column.justify = "right"
    held = [(str(seat.seat), seat) for seat in report.seats] + [(bot.name, bot) for bot in report.by_bot]
    for name, result in held:
        table.add_row(
            name,
            f"{result.share:.1%}",
            f"{result.low:.1%} – {result.high:.1%}",
            f"{result.score.mean:.2f}",
            f"{result.score.deviation:.2f}",
            f"{result.score.lowest:g}",
            f"{result.score.highest:g}",
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
    if usage is not None:
        print_usage(console, usage)


def _spread(spread: Spread) -> str:
    return f"{spread.mean:.2f} ± {spread.deviation:.2f}, {spread.lowest:g} to {spread.highest:g}"
