"""`pravidla replay`: a saved game, event by event."""

from __future__ import annotations

import io
import sys
from functools import cache
from pathlib import Path
from typing import Any

import click

from pravidla.cli.explain import summaries
from pravidla.cli.options import lang_option, overlay_option
from pravidla.cli.refusal import Refusal
from pravidla.cli.saved import accounts, drawing, resumed, terminal_width
from pravidla.cli.status import GOOD


@click.command()
@click.argument("save", type=click.Path(path_type=Path), metavar="SAVE")
@click.option("--to", "last", type=click.IntRange(0), metavar="N", help="Stop after event N.")
@click.option(
    "--positions", is_flag=True, help="Show after every move what has changed, as the player who moved knows it."
)
@click.option("--rules", is_flag=True, help="Tell behind every event what the cited paragraphs say, in our words.")
@click.option(
    "--step", is_flag=True, help="Wait after each event, go on, back, or to a number. So it is at a terminal."
)
@click.option(
    "--picture",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Draw the boards after every move into this folder, as the player who moved knows them (SVG).",
)
@lang_option
@overlay_option
def replay(
    save: Path,
    last: int | None,
    positions: bool,
    rules: bool,
    step: bool,
    folder: Path | None,
    lang: str,
    overlays: tuple[Path, ...],
) -> int:
    """Show the game in SAVE from its start: every event with the rule behind it and the paragraphs that it cites, and
    what the rules did then by themselves to what the players have: which rule, how much.

    A save is refused when the rules have changed since it was made. It knows the overlays that it was played with; an
    --overlay takes the place of all of them, for files that have moved since.
    """
    from pravidla.play.replay import Replay
    from pravidla.play.saves import trouble

    session, spec = resumed(save, overlays, lang)
    known = tuple(Path(one) for one in session.table.overlays)
    engine: Any = session.engine
    title = engine.info.en if lang == "en" else engine.info.cs
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a line that is no text is a line that is not understood
    known_rules = cache(lambda: summaries(spec))
    told = Replay(
        session,
        title,
        lang,
        known_rules,
        sys.stdin,
        sys.stdout,
        terminal_width(),
        lambda: accounts(spec, overlays or known, session, lang),
    )
    if folder is not None:
        try:
            drawn = told.draw(folder, drawing(spec, overlays or known, session, lang), last)
        except OSError as error:
            why = trouble(folder, error, writing=True)
            raise Refusal(why.cs if lang == "cs" else why.en) from error
        click.echo(f"{drawn} pictures in {folder}" if drawn else f"{title}: no board to draw")
    elif step or (last is None and sys.stdin.isatty() and sys.stdout.isatty()):
        told.step()
    else:
        told.tell(last, positions=positions, rules=rules)
    return GOOD
