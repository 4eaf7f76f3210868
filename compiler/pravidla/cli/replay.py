"""`pravidla replay`: a saved game, move by move."""

from __future__ import annotations

from pathlib import Path

import click

from pravidla.cli.configuration import load_engine
from pravidla.cli.games import find_spec
from pravidla.cli.options import lang_option, overlay_option
from pravidla.cli.status import GOOD


@click.command()
@click.argument("save", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="SAVE")
@click.option("--to", "last", type=click.IntRange(0), metavar="N", help="Stop after move N.")
@click.option("--positions", is_flag=True, help="Show the position after every move, as the player who moved knows it.")
@lang_option
@overlay_option
def replay(save: Path, last: int | None, positions: bool, lang: str, overlays: tuple[Path, ...]) -> int:
    """Show the game in SAVE from its start, with the rules that each move cites.

    A save is refused when the rules have changed since it was made. It knows the overlays that it was played with; an
    --overlay takes the place of all of them, for files that have moved since.
    """
    from pravidla.play import read_save, resume
    from pravidla.play.position import lines_of, position_parts
    from pravidla.play.wording import phrases
    from pravidla_runtime import SaveError

    try:
        content = read_save(save)
        table = content.table
        engine = load_engine(
            find_spec(table.game),
            overlays or tuple(Path(one) for one in table.overlays),
            players=table.players,
            modules=table.modules,
            options=dict(table.options),
        )
        session = resume(content, engine, engine.info.digest)
    except SaveError as error:
        raise click.UsageError(str(error)) from error
    say = phrases(lang)
    state = engine.new_initial_state()
    for number, (move, state) in enumerate(session.moves(), start=1):
        if last is not None and number > last:
            break
        who = say["chance"] if move.player < 0 else say["seat"].format(move.player + 1)
        cites = f" [{', '.join(move.cites)}]" if move.cites else ""
        click.echo(f"{number:>4}. {who}: {move.en if lang == 'en' else move.cs}{cites}")
        if positions and move.player >= 0:
            for line in lines_of(position_parts(state, move.player, table.players, lang)):
                click.echo(f"        {line}")
    if state.is_terminal():
        click.echo(say["over"])
        for player, score in enumerate(state.scores()):
            click.echo("  " + say["score"].format(say["seat"].format(player + 1), score))
    return GOOD
