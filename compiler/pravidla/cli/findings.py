"""Diagnostics on the way to the user."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from pravidla.cli.games import Spec
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import FINDINGS
from pravidla.diagnostics import (
    Diagnostic,
    SourceFile,
    has_errors,
    render_github,
    render_json,
    render_text,
    sort_diagnostics,
)

if TYPE_CHECKING:
    from pravidla.ir.nodes import Game
    from pravidla.ir.scenario import Scenario
    from pravidla.model.definitions import Spec as Definitions

FORMATS = ("text", "json", "github")


def show(
    diagnostics: Iterable[Diagnostic], files: Mapping[str, SourceFile], output: str = "text", *, err: bool = False
) -> None:
    """Print diagnostics in one of `FORMATS`; as text to the error stream where `err`."""
    found = sort_diagnostics(diagnostics)
    match output:
        case "json":
            click.echo(render_json(found, files), nl=False)
        case "github":
            click.echo(render_github(found, files), nl=False)
        case _:
            stream = sys.stderr if err else sys.stdout
            click.echo(render_text(found, files, color=stream.isatty()), nl=False, err=err)


@dataclass(frozen=True, slots=True)
class Compiled:
    """A spec without mistakes: its definitions as written, its IR, its scenarios."""

    definitions: Definitions
    game: Game
    scenarios: tuple[Scenario, ...]


def compile_or_exit(spec: Spec, overlays: tuple[Path, ...]) -> Compiled:
    """The compiled game. Shows the mistakes of its spec and ends the command when there are any."""
    from pravidla.analysis import analyse

    with progress_bar(f"reading {spec.name}"):
        done = analyse(spec.folder, overlays)
    if done.game is None or done.spec is None or has_errors(done.diagnostics):
        exit_with_mistakes(spec, overlays, done.diagnostics)
    return Compiled(done.spec, done.game, done.scenarios)


def exit_with_mistakes(spec: Spec, overlays: tuple[Path, ...], diagnostics: Iterable[Diagnostic]) -> NoReturn:
    """Show the mistakes of a spec and end the command."""
    from pravidla.loading import files_to_show

    errors = [one for one in diagnostics if has_errors([one])]
    show(errors, files_to_show(spec.folder, overlays), err=True)
    click.echo(
        f"\n{count(len(errors), 'mistake')} in {spec.name}; `pravidla check {spec.given}` shows warnings too", err=True
    )
    raise click.exceptions.Exit(FINDINGS)


def count(number: int, noun: str) -> str:
    """`1 mistake`, `2 mistakes`."""
    return f"{number:,} {noun}" + ("" if number == 1 else "s")
