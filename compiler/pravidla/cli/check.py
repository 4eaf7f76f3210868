"""`pravidla check`: all diagnostics of specs."""

from __future__ import annotations

from pathlib import Path

import click

from pravidla.cli.findings import FORMATS, count, show
from pravidla.cli.games import find_specs
from pravidla.cli.options import format_option, games_argument, overlay_option
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import FINDINGS, GOOD


@click.command()
@games_argument
@overlay_option
@format_option(*FORMATS)
def check(games: tuple[str, ...], overlays: tuple[Path, ...], output: str) -> int:
    """Check specs and print everything that is wrong, all mistakes in one run.

    Exit status 1 when there is an error; warnings alone leave it 0.
    """
    specs = find_specs(games)
    from pravidla.analysis import compile_game
    from pravidla.diagnostics import Diagnostic, SourceFile, has_errors
    from pravidla.loading import source_files

    found: list[Diagnostic] = []
    files: dict[str, SourceFile] = {}
    with progress_bar("checking", len(specs)) as bar:
        for spec in specs:
            _, diagnostics = compile_game(spec.folder, overlays)
            found.extend(diagnostics)
            if diagnostics:
                files.update(source_files(spec.folder, overlays))
            bar.advance()
    show(found, files, output)
    errors = sum(has_errors([one]) for one in found)
    if output == "text":
        names = ", ".join(spec.name for spec in specs)
        separator = "\n" if found else ""
        click.echo(f"{separator}{names}: {count(errors, 'error')}, {count(len(found) - errors, 'warning')}")
    return FINDINGS if errors else GOOD
