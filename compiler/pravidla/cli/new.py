"""`pravidla new`: a small complete game to begin with."""

from __future__ import annotations

from pathlib import Path

import click

from pravidla.cli.status import GOOD


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
def new(game: str, output: Path) -> int:
    """Make a folder GAME with a small complete game that checks, builds, tests and plays.

    Its comments explain the rule language as far as the game goes: change it line by line into your own.
    """
    from pravidla.editing.starting import is_name, name_like, new_game

    if not is_name(game):
        near = name_like(game)
        hint = f"; take `{near}`" if near else ""
        raise click.UsageError(f"`{game}` is no name of a game: small letters, digits and `_`{hint}")
    folder = output / game
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise click.UsageError(f"`{folder}` is there already")
    files = new_game(game)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        click.echo(path)
    click.echo(f"\nnext: pravidla check {folder if '/' in str(folder) else f'./{folder}'}; then test, build and play")
    return GOOD
