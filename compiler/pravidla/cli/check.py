"""`pravidla check`: all diagnostics of specs."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pravidla.cli.findings import FORMATS, count, show
from pravidla.cli.games import Spec, find_specs, say_unspecified
from pravidla.cli.options import format_option, games_argument, overlay_option
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.diagnostics.visible import harmless_json

if TYPE_CHECKING:
    from pravidla.diagnostics import Diagnostic, SourceFile
    from pravidla.editing.statistics import Statistics


@click.command()
@games_argument
@click.option("--watch", "watching", is_flag=True, help="Check again whenever a file changes; Ctrl+C ends it.")
@click.option("--stats", is_flag=True, help="Show how large the specs are, measured as `fmt` lays them out.")
@click.option(
    "--twins",
    type=click.Choice(["cs", "en"]),
    help="Instead: warn of every text and name that readers of this language see in the other one.",
)
@overlay_option
@format_option(*FORMATS)
def check(
    games: tuple[str, ...], watching: bool, stats: bool, twins: str | None, overlays: tuple[Path, ...], output: str
) -> int:
    """Check specs and print everything that is wrong, all mistakes in one run.

    Exit status 1 when there is an error; warnings alone leave it 0.
    """
    specs, unspecified = find_specs(games)
    if twins is not None:
        return _check_twins(specs, overlays, twins, output)
    if not watching:
        return check_once(specs, overlays, output, stats, unspecified)
    from pravidla.cli.watch import watch

    def again() -> int:
        status = check_once(specs, overlays, output, stats, unspecified)
        if output == "text":
            names = ", ".join(spec.name for spec in every)
            click.echo(f"-- {time.strftime('%H:%M:%S')}, watching {names}\n")
        return status

    every = [*specs, *unspecified]
    return watch(lambda: files_of(every, overlays), again)


def check_once(
    specs: Sequence[Spec], overlays: tuple[Path, ...], output: str, stats: bool, unspecified: Sequence[Spec] = ()
) -> int:
    """One check of all specs, and of the indexes of rulebooks without one, printed; returns the exit status."""
    from pravidla.checking import check_index, check_spec
    from pravidla.diagnostics import has_errors
    from pravidla.loading import files_to_show

    found: list[Diagnostic] = []
    files: dict[str, SourceFile] = {}
    with progress_bar("checking", len(specs)) as bar:
        for spec in specs:
            diagnostics = check_spec(spec.folder, overlays)
            found.extend(diagnostics)
            if diagnostics:
                files.update(files_to_show(spec.folder, overlays))
            bar.advance()
    for spec in unspecified:
        diagnostics = check_index(spec.folder)
        found.extend(diagnostics)
        if diagnostics:
            files.update(files_to_show(spec.folder, ()))
    errors = sum(has_errors([one]) for one in found)
    sizes = measured(specs, overlays) if stats else {}
    if output == "json" and stats:
        _print_json(found, files, sizes)
    else:
        show(found, files, output)
    if output == "text":
        names = ", ".join(spec.name for spec in (*specs, *unspecified))
        separator = "\n" if found else ""
        click.echo(f"{separator}{names}: {count(errors, 'error')}, {count(len(found) - errors, 'warning')}")
        say_unspecified(unspecified)
        for name, one in sizes.items():
            _print_sizes(name, one)
    return FINDINGS if errors else GOOD


def _check_twins(specs: Sequence[Spec], overlays: tuple[Path, ...], language: str, output: str) -> int:
    """What pages in a language have to show in the other, of all specs, printed."""
    from pravidla.cli.docs import twins_of
    from pravidla.loading import files_to_show

    found: list[Diagnostic] = []
    files: dict[str, SourceFile] = {}
    for spec in specs:
        found.extend(twins_of(spec, language, overlays))
        files.update(files_to_show(spec.folder, overlays))
    show(found, files, output)
    if output == "text":
        names = ", ".join(spec.name for spec in specs)
        click.echo(f"{chr(10) if found else ''}{names}: {count(len(found), 'warning')}")
    return GOOD


def measured(specs: Sequence[Spec], overlays: tuple[Path, ...]) -> dict[str, Statistics]:
    """The sizes of specs by their names."""
    from pravidla.data import INDEX
    from pravidla.editing.statistics import measure
    from pravidla.loading import source_files

    return {
        spec.name: measure(
            file for name, file in source_files(spec.folder, overlays).items() if Path(name).name != INDEX
        )
        for spec in specs
    }


def files_of(specs: Sequence[Spec], overlays: tuple[Path, ...]) -> Iterator[Path]:
    """All files that a check reads."""
    for spec in specs:
        yield from sorted(spec.folder.rglob("*.yaml"))
    yield from overlays


def _print_sizes(name: str, one: Statistics) -> None:
    total = sum(one.lines.values())
    click.echo(f"\n{name}: {count(total, 'line')} in {count(one.files, 'file')}, {count(one.comments, 'comment')}")
    click.echo(f"  rules {one.rules:,}, data {one.data:,}, scenarios {one.scenarios:,} lines")
    click.echo(f"  {count(one.sentences, 'sentence')}, {count(one.citations, 'citation')} of definitions")
    for kind, number in sorted(one.definitions.items(), key=lambda pair: -one.lines[pair[0]]):
        click.echo(f"  {kind:<10} {number:>5,} {count(one.lines[kind], 'line'):>12}")


def _print_json(found: Sequence[Diagnostic], files: Mapping[str, SourceFile], sizes: Mapping[str, Statistics]) -> None:
    from dataclasses import asdict

    from pravidla.diagnostics import render_json

    data = {
        "diagnostics": json.loads(render_json(found, files)),
        "statistics": {
            name: {**asdict(one), "data": one.data, "scenarios": one.scenarios} for name, one in sizes.items()
        },
    }
    click.echo(harmless_json(data))
