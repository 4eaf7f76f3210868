"""`pravidla build`: engines, scenarios, the summary table."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pravidla.cli.coverage import book_of, read_index_or_exit
from pravidla.cli.findings import compile_or_exit, count, show
from pravidla.cli.games import NO_SPEC, Spec, find_specs, say_unspecified
from pravidla.cli.options import format_option, games_argument, overlay_option
from pravidla.cli.place import claim, engines_folder
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.cli.suite import failures_as_diagnostics, run_suite
from pravidla.diagnostics.visible import harmless, harmless_json

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pravidla.cli.findings import Compiled
    from pravidla.cli.suite import Outcome


@dataclass(frozen=True, slots=True)
class Row:
    """What the build of one game came to. `binding` is None for a game without a paragraph index."""

    game: str
    definitions: int
    cited: int
    binding: int | None
    passed: int
    scenarios: int
    assumed: int
    engine: str
    """`written`, `unchanged` or `not written`"""
    folder: str
    """where the engine is"""
    seconds: float


@click.command()
@games_argument
@click.option("--check", is_flag=True, help="Write nothing; say whether the engines are up to date.")
@click.option(
    "-o", "--output", "folder", type=click.Path(file_okay=False, path_type=Path), help="Folder for the engines."
)
@overlay_option
@format_option("text", "json")
def build(games: tuple[str, ...], check: bool, folder: Path | None, overlays: tuple[Path, ...], output: str) -> int:
    """Check specs, write their engines, run their scenarios, print a table.

    The engine of a game of the package goes to `generated/` of the checkout; that of a spec of your own to
    `generated/` in the current folder, or where --output says; that of another folder's game of the same name is never
    overwritten there. Playing, simulating and testing need no build. The same spec gives the same files to the byte.
    """
    specs, unspecified = find_specs(games)
    if check:
        stale = [name for spec in specs for name in _stale(spec, folder, overlays)]
        for name in stale:
            click.echo(f"out of date: {name}")
        if specs and not stale:
            click.echo(f"up to date: {', '.join(spec.name for spec in specs)}")
        say_unspecified(unspecified)
        return FINDINGS if stale else GOOD
    rows = [_build(spec, folder, overlays, output) for spec in specs]
    if output == "json":
        click.echo(harmless_json([asdict(row) for row in rows]))
    else:
        _print(rows, unspecified)
    return FINDINGS if any(row.passed < row.scenarios for row in rows) else GOOD


def _stale(spec: Spec, folder: Path | None, overlays: tuple[Path, ...]) -> list[str]:
    """The files of an engine that differ from what the spec gives, are missing, or are too many."""
    from pravidla.backends.python import emit

    place = engines_folder(spec, overlays, folder)
    game = compile_or_exit(spec, overlays).game
    files = emit(game)
    package = place / game.name
    return [str(package / name) for name in _different(package, files)]


def _different(package: Path, files: Mapping[str, str]) -> list[str]:
    there = {path.relative_to(package).as_posix() for path in package.rglob("*") if _is_ours(path)}
    wrong = {name for name, text in files.items() if name not in there or _read(package / name) != text}
    return sorted(wrong | (there - set(files)))


def _is_ours(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts


def _read(path: Path) -> str | None:
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        return None


def _write(package: Path, files: Mapping[str, str]) -> bool:
    """Make the package equal to the files; whether anything had to change."""
    changed = _different(package, files)
    for name in changed:
        path = package / name
        if name in files:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(files[name].encode("utf-8"))
        else:
            path.unlink()
    return bool(changed)


def _build(spec: Spec, folder: Path | None, overlays: tuple[Path, ...], output: str) -> Row:
    from pravidla.backends.python import emit
    from pravidla.coverage.audit import audit
    from pravidla.loading import files_to_show
    from pravidla.model.definitions import ScenarioSpec

    started = time.perf_counter()
    place = engines_folder(spec, overlays, folder)
    compiled = compile_or_exit(spec, overlays)
    game = compiled.game
    claim(place, game.name, spec.folder)
    with progress_bar(f"building {spec.name}") as bar:
        changed = _write(place / game.name, emit(game))
        outcomes = run_suite(game, compiled.scenarios, bar.move_to)
    failures = failures_as_diagnostics(outcomes)
    if failures:
        show(failures, files_to_show(spec.folder, overlays), err=output != "text")
    cited, binding = _cited(spec, compiled, outcomes)
    return Row(
        game=spec.name,
        definitions=sum(not isinstance(one, ScenarioSpec) for one in compiled.definitions.definitions),
        cited=cited,
        binding=binding,
        passed=sum(outcome.passed for outcome in outcomes),
        scenarios=len(outcomes),
        assumed=len(audit(compiled.definitions).assumed()),
        engine="written" if changed else "unchanged",
        folder=_shown(place / game.name),
        seconds=time.perf_counter() - started,
    )


def _shown(path: Path) -> str:
    """A path as it is to be read: from the current folder where it lies in it."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def _cited(spec: Spec, compiled: Compiled, outcomes: Sequence[Outcome]) -> tuple[int, int | None]:
    """Binding sentences that a definition cites, and all of them; (0, None) without a paragraph index."""
    covered = book_of(compiled, read_index_or_exit(spec), [outcome.result for outcome in outcomes])
    if covered is None:
        return 0, None
    book, _ = covered
    return sum(bool(sentence.citations) for sentence in book.sentences), len(book.sentences)


def _print(rows: Sequence[Row], unspecified: Sequence[Spec]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(
        "game", "definitions", "binding sentences cited", "scenarios passed", "assumed figures", "engine", "seconds"
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        cited = "no index" if row.binding is None else f"{row.cited} of {row.binding}"
        table.add_row(
            row.game,
            str(row.definitions),
            cited,
            f"{row.passed} of {row.scenarios}",
            str(row.assumed),
            row.engine,
            f"{row.seconds:.2f}",
        )
    for spec in unspecified:
        table.add_row(spec.name, NO_SPEC)
    console = Console()
    Console(width=None if console.is_terminal else 110).print(table)
    for row in rows:
        click.echo(f"{row.game}: engine in {harmless(row.folder)}")
    failed = sum(row.scenarios - row.passed for row in rows)
    if failed:
        click.echo(f"{count(failed, 'scenario')} failed")
