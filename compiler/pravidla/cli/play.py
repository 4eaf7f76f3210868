"""`pravidla play`: a game at the terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from secrets import randbelow

import click

from pravidla.cli.configuration import load_engine, refuse_idle
from pravidla.cli.findings import compile_or_exit
from pravidla.cli.games import find_spec
from pravidla.cli.options import configuration_options, lang_option, overlay_option, parse_options
from pravidla.cli.status import GOOD


@click.command()
@click.argument("game", metavar="GAME", required=False)
@configuration_options
@click.option(
    "--people",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    help="How many seats people take, from the first on.",
)
@click.option(
    "--bot", type=click.Choice(["random"]), default="random", show_default=True, help="Who takes the other seats."
)
@click.option("--seed", type=int, help="For the same luck again; by default a new one.")
@click.option(
    "--load", "save", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Go on with a saved game."
)
@click.option("--plain", is_flag=True, help="Lines only: never clear the screen. So it is without a terminal.")
@lang_option
@overlay_option
def play(
    game: str | None,
    players: int | None,
    modules: tuple[str, ...],
    options: tuple[str, ...],
    people: int,
    bot: str,
    seed: int | None,
    save: Path | None,
    plain: bool,
    lang: str,
    overlays: tuple[Path, ...],
) -> int:
    """Play GAME against people at the same screen or against bots.

    You see what the player who is to move may know, and choose by number or by a part of the text. `why MOVE`
    (or `proč TAH`) tells why a move is refused and cites the rulebook; `board` (`plán`) tells what lies where; `help`
    (`pomoc`) lists the other commands: undo, save, load, log, quit.
    """
    from pravidla.play import Session, Table, Terminal, read_save, resume
    from pravidla_runtime import SaveError

    if save is not None:
        if game is not None or players or modules or options or seed is not None:
            raise click.UsageError("--load takes the game and its configuration from the save: give neither")
        try:
            content = read_save(save)
            table = content.table
            engine = load_engine(
                find_spec(table.game),
                (*(Path(one) for one in table.overlays), *overlays),
                players=table.players,
                modules=table.modules,
                options=dict(table.options),
            )
            session = resume(content, engine, engine.info.digest)
        except SaveError as error:
            raise click.UsageError(str(error)) from error
    else:
        if game is None:
            raise click.UsageError("which game? Give GAME, or --load FILE")
        spec = find_spec(game)
        if players is None and people > 1:
            players = people
        asked = parse_options(options)
        engine = load_engine(spec, overlays, players=players, modules=modules, options=asked)
        refuse_idle(engine, asked)
        table = Table(
            game=spec.name if spec.packaged else str(spec.folder.resolve()),
            players=engine.num_players,
            modules=tuple(engine.modules),
            options=tuple(sorted(engine.options.items())),
            overlays=tuple(str(path.resolve()) for path in overlays),
            seed=randbelow(1_000_000) if seed is None else seed,
            people=tuple(range(min(people, engine.num_players))),
        )
        session = Session(engine, table)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a line that is no text is a line that is not understood
    clear = None if plain or not (sys.stdin.isatty() and sys.stdout.isatty()) else click.clear
    info = engine.info

    def boards() -> list[str]:
        from pravidla.play.board import board_lines

        found = compile_or_exit(find_spec(table.game), tuple(Path(one) for one in table.overlays))
        return board_lines(found.game, found.definitions, lang)

    Terminal(session, (info.cs, info.en), info.digest, lang, sys.stdin, sys.stdout, clear, boards).run()
    return GOOD
