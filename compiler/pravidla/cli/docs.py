"""`pravidla docs`: the reference site."""

from __future__ import annotations

import gc
import os
import tempfile
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pravidla.cli.findings import count, exit_with_mistakes, show
from pravidla.cli.games import Spec, find_specs, say_unspecified
from pravidla.cli.options import games_argument, lang_option, overlay_option
from pravidla.cli.private import refuse_inside_repository
from pravidla.cli.progress import progress_bar
from pravidla.cli.refusal import Refusal
from pravidla.cli.status import GOOD

if TYPE_CHECKING:
    from pravidla.backends.docs import Site
    from pravidla.diagnostics import Diagnostic
    from pravidla.exceptions.edition import Edition
    from pravidla.model.definitions import Spec as Definitions
    from pravidla.transcript import ParagraphIndex

_SETTLED = 100_000
"""Objects made between two looks of the garbage collector at the young ones; all that pages are made of lives long."""


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
@click.option("--serve", is_flag=True, help="Then show them at an address of this computer, until Ctrl+C.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="For --serve; 0: any.")
@click.option(
    "--transcript",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Your own copy of the rulebook of one GAME: its sentences beside the rules. Never inside the repository.",
)
@click.option(
    "--pdf",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Instead of pages: the reference of one GAME as a book for print (needs the extra `typst`).",
)
@click.option("--against", metavar="REV", help="A page with what has changed in the spec since a revision of git.")
@lang_option
@overlay_option
def docs(
    games: tuple[str, ...],
    output: Path,
    serve: bool,
    port: int,
    transcript: Path | None,
    pdf: Path | None,
    against: str | None,
    lang: str,
    overlays: tuple[Path, ...],
) -> int:
    """Write the reference of each GAME: rules in words, tables, boards, examples that were run, coverage, a search.

    Everything works from disk, without a network: open index.html. Every page has a twin in reference.json.
    """
    specs, unspecified = find_specs(games)
    if transcript is not None:
        if len(specs) != 1:
            raise click.UsageError("--transcript is the rulebook of one game: name that GAME")
        refuse_inside_repository(output if pdf is None else pdf)
    if pdf is not None:
        if len(specs) != 1:
            raise click.UsageError("--pdf is the book of one game: name that GAME")
        return _book(specs[0], pdf, lang, overlays, transcript, against)
    from pravidla.cli.parallel import as_done
    from pravidla.publishing.writing import write_home

    output.mkdir(parents=True, exist_ok=True)
    sites: dict[str, Site] = {}
    size = 0
    write = partial(_written, output=output, lang=lang, overlays=overlays, transcript=transcript, against=against)
    longest_first = sorted(specs, key=_length, reverse=True)
    _make_ready()
    with progress_bar("making pages", len(specs)) as bar:
        for spec, (site, written) in as_done(write, longest_first, min(len(specs), os.cpu_count() or 1)):
            sites[spec.name] = site
            size += written
            bar.advance()
    ordered = [sites[spec.name] for spec in specs]
    size += write_home(ordered, output, lang)
    for spec, site in zip(specs, ordered, strict=True):
        click.echo(f"{output / site.name} ({count(len(site.pages), 'page')})")
        if site.twins:
            hint = f"`pravidla check {spec.given} --twins {lang}` lists them"
            click.echo(f"  {count(site.twins, 'text')} without a twin in `{lang}`: {hint}", err=True)
    click.echo(f"{output / 'index.html'} ({count(size, 'byte')} in all)")
    say_unspecified(unspecified)
    if serve:
        from pravidla.publishing.serving import serve_folder

        serve_folder(output, port, click.echo)
    return GOOD


def _book(
    spec: Spec,
    file: Path,
    lang: str,
    overlays: tuple[Path, ...],
    transcript: Path | None,
    against: str | None,
) -> int:
    """Write the reference of a game as a PDF."""
    from pravidla.publishing.binding import bind, can_bind

    if not can_bind():
        raise Refusal("--pdf needs the library Typst: pip install 'pravidla[typst]'")
    book = bind(site_of(spec, lang, overlays, transcript, against), lang)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(book)
    click.echo(f"{file} ({count(len(book), 'byte')})")
    return GOOD


def _length(spec: Spec) -> int:
    """Bytes of a spec: the longer it is, the longer its pages take."""
    return sum(path.stat().st_size for path in spec.folder.rglob("*.yaml"))


def _make_ready() -> None:
    """Read what the pages of every game need, before the work is handed to processes that would each read it."""
    for module in ("pravidla.analysis", "pravidla.publishing.gathering"):
        import_module(module)
    from pravidla.backends.docs.search import read_dictionary

    read_dictionary()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_SETTLED, 50, 100)


def _written(
    spec: Spec, *, output: Path, lang: str, overlays: tuple[Path, ...], transcript: Path | None, against: str | None
) -> tuple[Site, int]:
    """Write the folder of a game: its reference without the text of the pages, and the number of bytes."""
    from pravidla.backends.docs import render_site
    from pravidla.publishing.writing import write_site

    site = site_of(spec, lang, overlays, transcript, against)
    size = write_site(site, render_site(site, lang), output)
    pages = tuple(replace(page, blocks=(), sections=()) for page in site.pages)
    return replace(site, pages=pages, entries=(), terms=()), size


def site_of(
    spec: Spec,
    lang: str,
    overlays: tuple[Path, ...],
    transcript: Path | None = None,
    against: str | None = None,
) -> Site:
    """The reference of a game. Ends the command when its spec has mistakes, which are shown."""
    from pravidla.analysis import analyse
    from pravidla.backends.docs import build_site
    from pravidla.exceptions.edition import edition_of
    from pravidla.model.load import display_name
    from pravidla.publishing.gathering import engine_files, gather

    done = analyse(spec.folder, overlays)
    edition = edition_of(done)
    if edition is None:
        exit_with_mistakes(spec, overlays, done.diagnostics)
    index = _index(spec)
    engine = engine_files(spec.name, spec.packaged and not overlays)
    if not engine:
        from pravidla.backends.python import emit

        engine = emit(edition.game, laid_out=False)
    quotes = {} if transcript is None else _quotes(transcript, index, edition.spec, lang)
    named = spec.name if spec.packaged else str(spec.folder)
    material = gather(done, edition, display_name(spec.folder), index, engine, quotes, lang, named)
    if against is not None:
        material = replace(material, against=(against, _edition_at(spec, against, overlays)))
    return build_site(material, lang)


def _edition_at(spec: Spec, revision: str, overlays: tuple[Path, ...]) -> Edition:
    """The spec as it was at a revision, compiled. Mistakes of it are shown and end the command."""
    from pravidla.cli.explain import compiled_edition
    from pravidla.cli.revision import spec_at

    with tempfile.TemporaryDirectory(prefix="pravidla-docs-") as folder:
        place = spec_at(spec.folder, revision, Path(folder))
        return compiled_edition(replace(spec, folder=place, packaged=False), overlays)


def twins_of(spec: Spec, lang: str, overlays: tuple[Path, ...]) -> tuple[Diagnostic, ...]:
    """What the reference in a language has to show in the other. Ends the command when the spec has mistakes."""
    from pravidla.analysis import analyse
    from pravidla.backends.docs import missing_twins
    from pravidla.exceptions.edition import edition_of

    done = analyse(spec.folder, overlays)
    edition = edition_of(done)
    if edition is None:
        exit_with_mistakes(spec, overlays, done.diagnostics)
    return missing_twins(edition, _index(spec), lang)


def _index(spec: Spec) -> ParagraphIndex | None:
    from pravidla.data import INDEX, display_name
    from pravidla.transcript import read_index

    path = spec.folder / INDEX
    return read_index(path, name=f"{display_name(spec.folder)}/{INDEX}")[0] if path.is_file() else None


def _quotes(transcript: Path, index: ParagraphIndex | None, definitions: Definitions, lang: str) -> dict[str, str]:
    """The sentences of the reader's copy by their ids in the index, lost numbers as the spec has them."""
    from pravidla.analysis.checks.lacunae import fill_in
    from pravidla.transcript import align, read_transcript

    read, problems = read_transcript(transcript)
    if read is None or index is None:
        show(problems, {}, err=True)
        raise Refusal("this transcript cannot be laid beside the rules: the game has no index, or it has no text")
    found = align(read, index).transcript
    filled = {name: one.told_to_readers(lang) for name, one in fill_in(found, definitions).items()}
    return {one.id: one.text for paragraph in found.paragraphs for one in paragraph.sentences} | filled
