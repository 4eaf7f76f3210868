"""`pravidla fmt`: specs in their canonical layout."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

import click

from pravidla.cli.findings import count, show
from pravidla.cli.games import find_spec
from pravidla.cli.options import overlay_option
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.data import data_folder


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME | FILE]...")
@click.option("--check", "only_check", is_flag=True, help="Change nothing; exit status 1 when something would change.")
@overlay_option
def fmt(games: tuple[str, ...], only_check: bool, overlays: tuple[Path, ...]) -> int:
    """Lay specs out alike: two columns a level, lines of at most 120 columns, no empty line too many, and on top the
    name of the schema for editors.

    No comment is lost and nothing that a file says is changed: what is read before and after is compared. A file whose
    YAML has mistakes is left alone, and they are shown.
    """
    from pravidla.diagnostics import Diagnostic, SourceFile, has_errors
    from pravidla.editing.layout import lay_out
    from pravidla.editing.modeline import with_modeline
    from pravidla.source import parse_yaml, read_file

    problems: list[Diagnostic] = []
    sources: dict[str, SourceFile] = {}
    changed = 0
    paths = files_of((*games, *map(str, overlays)))
    for path in paths:
        file, found = read_file(path)
        if file is not None:
            _, more = parse_yaml(file)
            found = [*found, *more]
        if file is None or has_errors(found):
            problems += [one for one in found if has_errors([one])]
            sources |= {} if file is None else {file.path: file}
            continue
        text = with_modeline(lay_out(file.text), path)
        if text != file.text:
            changed += 1
            click.echo(f"{path}{' would change' if only_check else ''}")
            if not only_check:
                write(path, text)
    show(problems, sources, err=True)
    verb = "would change" if only_check else "changed"
    click.echo(f"{count(changed, 'file')} of {len(paths)} {verb}")
    return FINDINGS if problems or (only_check and changed) else GOOD


def files_of(games: Iterable[str]) -> list[Path]:
    """The spec files that the arguments name, each once; those of all games of the package when there are none."""
    from pravidla.model.load import INDEX, spec_files

    result: list[Path] = []
    folders: list[Path] = []
    for one in games:
        path = Path(one)
        if path.is_file():
            result.append(path)
        else:
            folders.append(find_spec(one).folder)
    if not games:
        # rulebooks that have an index and no spec yet, too
        folders = sorted(path for path in data_folder("rulebooks").glob("*") if path.is_dir())
    for folder in folders:
        result += [*spec_files(folder), *(index for index in (folder / INDEX,) if index.is_file())]
    return list(dict.fromkeys(result))


def write(path: Path, text: str) -> None:
    """Put a text in the place of a file in one step, so that nobody ever finds half of it."""
    target = path.resolve()
    handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(name, target.stat().st_mode & 0o7777)
        os.replace(name, target)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
