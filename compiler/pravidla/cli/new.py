"""`pravidla new`: a small complete game to begin with."""

from __future__ import annotations

from pathlib import Path

import click

from pravidla.cli.refusal import Refusal
from pravidla.cli.status import GOOD
from pravidla.diagnostics.visible import shortened


@click.command()
@click.argument("game", metavar="GAME")
@click.option(
    "-o",
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    metavar="DIR",
    help="Folder in which the game's folder is made; the current one by default.",
)
@click.option(
    "--transcript",
    "rulebook",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Prepare a spec from this rulebook (text or PDF): paragraph index, glossary candidates, worklist with stubs.",
)
def new(game: str, output: Path, rulebook: Path | None) -> int:
    """Make a folder GAME with a small complete game that checks, builds, tests and plays.

    Its comments explain the rule language as far as the game goes: change it line by line into your own. With
    --transcript the folder holds what a spec of that rulebook begins with instead; no sentence of it is written.
    """
    from pravidla.editing.starting import name_like, new_game, why_no_name, written

    why = why_no_name(game)
    if why:
        near = shortened(name_like(game))
        hint = f"; take `{near}`" if near else ""
        raise Refusal(f"`{shortened(game)}` is no name of a game: {why}{hint}")
    folder = output / game
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refusal(f"`{shortened(str(folder))}` is there already")
    if rulebook is not None:
        from pravidla.cli.prepare import prepare_game

        return prepare_game(folder, rulebook)
    for path in written(folder, new_game(game)):
        click.echo(path)
    click.echo(f"\nnext: pravidla check {folder if '/' in str(folder) else f'./{folder}'}; then test, build and play")
    return GOOD
