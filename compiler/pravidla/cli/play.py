"""`pravidla play`: a game at the terminal."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec as find_spec_of_module
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Any

import click

from pravidla.cli.configuration import load_engine, refuse_idle
from pravidla.cli.explain import summaries
from pravidla.cli.findings import compile_or_exit
from pravidla.cli.games import Spec, find_spec
from pravidla.cli.options import configuration_options, lang_option, overlay_option, parse_options
from pravidla.cli.refusal import Refusal
from pravidla.cli.saved import accounts, drawing, resumed, scenario_engine, terminal_width
from pravidla.cli.status import GOOD
from pravidla.diagnostics.visible import shortened
from pravidla.play.bots import BOTS

if TYPE_CHECKING:
    from pravidla.play import Desk, Session


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
    "--bot",
    "bots",
    type=click.Choice(BOTS),
    multiple=True,
    help="Who takes the other seats: `random`, `greedy` (looks a little ahead), `mcts` (searches). Given several "
    "times, one seat each, the last one all that remain. By default greedy.",
)
@click.option(
    "--think",
    type=click.FloatRange(0.05, 600),
    default=1.0,
    show_default=True,
    metavar="SECONDS",
    help="How long a bot that searches may take for a decision.",
)
@click.option("--seed", type=int, help="For the same luck again; by default a new one.")
@click.option("--load", "save", metavar="FILE", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--scenario", metavar="NAME", help="Begin where this worked example of the game does.")
@click.option(
    "--plain",
    is_flag=True,
    help="Lines only, one after another, for screen readers and programs. So it is without a terminal, and where the "
    "extra `play` is not installed.",
)
@lang_option
@overlay_option
def play(
    game: str | None,
    players: int | None,
    modules: tuple[str, ...],
    options: tuple[str, ...],
    people: int,
    bots: tuple[str, ...],
    think: float,
    seed: int | None,
    save: Path | None,
    scenario: str | None,
    plain: bool,
    lang: str,
    overlays: tuple[Path, ...],
) -> int:
    """Play GAME against people at the same screen or against bots.

    You see what the player who is to move may know, and choose by number or by a part of the text. `propose MOVE`
    (`navrhni TAH`) tells why a move is refused and cites the rulebook; `rule` (`pravidlo`) what the rulebook says;
    `help` (`pomoc`) lists the other commands: undo, save, load, log, quit.
    """
    if save is not None:
        if players or modules or options or scenario or seed is not None:
            raise click.UsageError("--load takes the configuration from the save: give none")
        session, spec = resumed(save, overlays, lang)
        if game is not None and find_spec(game).folder != spec.folder:
            file, other = shortened(str(save)), shortened(game)
            in_czech = f"{file} je uložená partie hry {spec.name}, ne hry {other}"
            raise Refusal(in_czech if lang == "cs" else f"{file} is a save of {spec.name}, not of {other}")
    else:
        if game is None:
            raise click.UsageError("which game? Give GAME, or --load FILE")
        spec = find_spec(game)
        if scenario is not None:
            if players or modules or options:
                raise click.UsageError("--scenario brings its configuration along: give no other")
            engine: Any = scenario_engine(spec, overlays, scenario)
        else:
            if players is None and people > 1:
                players = people
            asked = parse_options(options)
            engine = load_engine(spec, overlays, players=players, modules=modules, options=asked)
            refuse_idle(engine, asked)
        session = _new_game(engine, spec, scenario or "", people, bots or ("greedy",), think, seed, overlays)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a line that is no text is a line that is not understood
    shown = sys.stdin.isatty() and sys.stdout.isatty()
    terminal = shown and os.environ.get("TERM", "dumb") != "dumb"
    desk = _desk(session, spec, lang, asks=shown)
    if terminal and not plain and session.table.people:
        if find_spec_of_module("textual") is not None:
            from pravidla.play.screen import FullScreen

            FullScreen(desk).run()
            return GOOD
        click.echo("For the full screen: pip install 'pravidla[play]'.", err=True)
    from pravidla.play import Plain

    cover = _cover(append_only=plain or not terminal) if shown else None
    Plain(desk, sys.stdin, sys.stdout, cover, terminal_width()).run()
    return GOOD


def _cover(*, append_only: bool) -> Callable[[], None]:
    """What hides from the next person what the last one saw on the terminal, and makes nothing of the keys that were
    pressed meanwhile. Where lines are only ever added, as many empty ones as push the old ones away."""

    def cover() -> None:
        if append_only:
            click.echo("\n" * shutil.get_terminal_size().lines)
        else:
            click.clear()
        try:
            import termios
        except ImportError:  # another system
            return
        termios.tcflush(sys.stdin, termios.TCIFLUSH)

    return cover


def _new_game(
    engine: Any,
    spec: Spec,
    scenario: str,
    people: int,
    bots: tuple[str, ...],
    think: float,
    seed: int | None,
    overlays: tuple[Path, ...],
) -> Session:
    """A new session; people sit on the first seats, in an example on that of whoever decides first."""
    from pravidla.play import Session, Table

    seats = tuple(range(min(people, engine.num_players)))
    if scenario and people == 1:
        seats = (max(0, engine.new_initial_state().current_player()),)
    table = Table(
        game=spec.name if spec.packaged else str(spec.folder.resolve()),
        players=engine.num_players,
        modules=tuple(engine.modules),
        options=tuple(sorted(engine.options.items())),
        overlays=tuple(str(path.resolve()) for path in overlays),
        seed=randbelow(1_000_000) if seed is None else seed,
        people=seats,
        bots=bots,
        think=think,
        scenario=scenario,
    )
    return Session(engine, table)


def _desk(session: Session, spec: Spec, lang: str, *, asks: bool) -> Desk:
    """The session with all that can be looked up."""
    from pravidla.play import Book, Desk
    from pravidla.play.wording import phrases

    engine: Any = session.engine
    info = engine.info

    overlays = tuple(Path(one) for one in session.table.overlays)

    @cache
    def boards() -> list[str]:
        from pravidla.play.board import board_lines

        found = compile_or_exit(spec, overlays)
        return board_lines(found.game, found.definitions, lang)

    title = info.cs, info.en
    if session.table.scenario:
        of = phrases(lang)["example"]
        title = of.format(info.cs, session.table.scenario), of.format(info.en, session.table.scenario)
    return Desk(
        session,
        title,
        info.digest,
        lang,
        Book(
            boards,
            cache(lambda: summaries(spec)),
            drawing(spec, overlays, session, lang),
            lambda now: accounts(spec, overlays, now, lang),
        ),
        asks=asks,
    )
