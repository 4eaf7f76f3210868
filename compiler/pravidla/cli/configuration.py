"""Engines for a command line: GAME with its configuration, mistakes as messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import click

from pravidla.cli.findings import show
from pravidla.cli.games import Spec
from pravidla.cli.progress import progress_bar
from pravidla.cli.refusal import Refusal
from pravidla.cli.status import FINDINGS


def load_engine(
    spec: Spec,
    overlays: tuple[Path, ...],
    *,
    players: int | None,
    modules: Iterable[str],
    options: Mapping[str, str],
) -> Any:
    """The engine. A configuration that the game does not have is refused; mistakes of the spec are shown."""
    from pravidla.loading import LoadError, files_to_show, load
    from pravidla_runtime import ConfigurationError

    try:
        with progress_bar(f"loading {spec.name}"):
            return load(
                spec.name if spec.packaged else spec.folder,
                players=players,
                modules=modules,
                options=options,
                overlays=overlays,
            )
    except ConfigurationError as error:
        raise Refusal(str(error)) from error
    except LoadError as error:
        if not error.diagnostics:
            raise Refusal(str(error)) from error
        show(error.diagnostics, files_to_show(spec.folder, overlays), err=True)
        raise click.exceptions.Exit(FINDINGS) from error


def refuse_idle(engine: Any, options: Mapping[str, str]) -> None:
    """Tell a user who asks for an option where it cannot be chosen, even for the value that holds there: a
    refusal."""
    from pravidla_runtime.configuration import choosable

    for option in engine.info.options:
        if option.name in options and not choosable(engine, option):
            raise Refusal(f"option {option.name} can be chosen only where `{option.said}` holds")
