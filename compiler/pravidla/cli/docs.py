"""`pravidla docs`: the reference pages."""

from __future__ import annotations

from pathlib import Path

import click

from pravidla.cli.findings import compile_or_exit, count
from pravidla.cli.games import Spec, find_specs, say_unspecified
from pravidla.cli.options import games_argument, lang_option, overlay_option
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import GOOD


@click.command()
@games_argument
@click.option(
    "-o",
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("docs"),
    show_default=True,
    help="Folder for the pages.",
)
@lang_option
@overlay_option
def docs(games: tuple[str, ...], output: Path, lang: str, overlays: tuple[Path, ...]) -> int:
    """Write one HTML page a game: definitions, sentences, tables, citations, the source of every figure.

    The pages need nothing from the network and work from disk.
    """
    specs, unspecified = find_specs(games)
    output.mkdir(parents=True, exist_ok=True)
    with progress_bar("writing pages", len(specs)) as bar:
        for spec in specs:
            text = page_of(spec, lang, overlays)
            path = output / f"{spec.name}.html"
            path.write_text(text, encoding="utf-8")
            bar.advance()
            click.echo(f"{path} ({count(len(text.encode()), 'byte')})")
    say_unspecified(unspecified)
    return GOOD


def page_of(spec: Spec, lang: str, overlays: tuple[Path, ...]) -> str:
    """The page of a game. Ends the command when its spec has mistakes, which are shown."""
    from pravidla.backends.docs import build_page, render_page
    from pravidla.backends.docs.build import IndexEntry
    from pravidla.transcript import read_index

    compiled = compile_or_exit(spec, overlays)
    entries: tuple[IndexEntry, ...] = ()
    path = spec.folder / "paragraphs.yaml"
    if path.is_file():
        index, _ = read_index(path)
        if index is not None:
            entries = tuple(IndexEntry(entry.id, str(entry.page), entry.summary) for entry in index.entries)
    return render_page(build_page(compiled.definitions, entries, compiled.game.digest, lang), lang)
