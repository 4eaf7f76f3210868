"""`pravidla rename`: a name changed wherever it stands."""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import replace
from difflib import unified_diff
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pravidla.cli.findings import compile_or_exit, count
from pravidla.cli.fmt import write
from pravidla.cli.games import find_spec
from pravidla.cli.options import game_argument, overlay_option
from pravidla.cli.refusal import Refusal
from pravidla.cli.status import FINDINGS, GOOD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pravidla.cli.games import Spec
    from pravidla.editing.renaming import Change
    from pravidla.ir.nodes import Game


@click.command()
@game_argument
@click.argument("old")
@click.argument("new")
@click.option("--dry-run", is_flag=True, help="Show what would change, as a diff, and change nothing.")
@click.option("--forget", is_flag=True, help="Do not keep the old name: links of the reference to it lead nowhere.")
@overlay_option
def rename(game: str, old: str, new: str, dry_run: bool, forget: bool, overlays: tuple[Path, ...]) -> int:
    """Rename OLD to NEW in all files of GAME: definitions, modules, scenarios, texts, and overlays that are given.

    OLD is a name of the spec (`price`, `price.two_players`, `buy.at_the_square`); where it stands for several things, a
    kind before it names one ("column price"). What is written alike is renamed together: equal names of columns and
    states, a list with the variables that are called after it. A name that is taken is refused, and so is a renaming
    after which the game would not be the same but for the name. Comments are left alone. Definitions keep the old name
    in `formerly`, so that links to it still lead to them.
    """
    from pravidla.editing.former_names import with_former_names
    from pravidla.editing.renaming import RenamingRefused, same_game
    from pravidla.editing.renaming import rename as renamed
    from pravidla.model.load import spec_files
    from pravidla.source import read_file

    spec = find_spec(game)
    before = compile_or_exit(spec, overlays).game
    files = [file for path in (*spec_files(spec.folder), *overlays) if (file := read_file(path)[0]) is not None]
    try:
        changes = renamed(files, old, new)
    except RenamingRefused as refusal:
        raise Refusal(str(refusal)) from refusal
    texts = {file.path: file.text for file in files}
    if not forget:
        changes = tuple(replace(one, text=with_former_names(texts[one.path], one.text)) for one in changes)
    after = _compiled(spec, overlays, changes)
    if after is None or not same_game(before, after, old, new):
        click.echo(
            f"`{old}` cannot be renamed safely: with `{new}` the game would not be the same. Nothing was changed.",
            err=True,
        )
        return FINDINGS
    for change in changes:
        if dry_run:
            lines = (texts[change.path].splitlines(keepends=True), change.text.splitlines(keepends=True))
            click.echo("".join(unified_diff(*lines, change.path, change.path, n=1)), nl=False)
        else:
            write(Path(change.path), change.text)
            click.echo(f"{change.path}: {count(change.count, 'place')}")
    total = sum(change.count for change in changes)
    click.echo(f"{count(total, 'place')} in {count(len(changes), 'file')}{' would change' if dry_run else ''}")
    return GOOD


def _compiled(spec: Spec, overlays: tuple[Path, ...], changes: Sequence[Change]) -> Game | None:
    """The game with the changes, compiled from a copy; None when it would have mistakes."""
    from pravidla.analysis import compile_game

    texts = {Path(change.path).resolve(): change.text for change in changes}
    with tempfile.TemporaryDirectory(prefix="pravidla-rename-") as name:
        place = Path(name)
        folder = place / spec.folder.resolve().parent.name / spec.folder.resolve().name
        shutil.copytree(spec.folder, folder)
        for path in spec.folder.rglob("*.yaml"):
            if path.resolve() in texts:
                (folder / path.relative_to(spec.folder)).write_text(texts[path.resolve()], encoding="utf-8")
        copies = []
        for number, path in enumerate(overlays):
            copy = place / "overlays" / str(number) / path.name
            copy.parent.mkdir(parents=True)
            copy.write_text(texts.get(path.resolve(), path.read_text(encoding="utf-8")), encoding="utf-8")
            copies.append(copy)
        return compile_game(folder, tuple(copies))[0]
