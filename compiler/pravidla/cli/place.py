"""Where engines are written."""

from __future__ import annotations

from pathlib import Path

import click

from pravidla.cli.games import Spec
from pravidla.loading import ENGINES


def engines_folder(spec: Spec, overlays: tuple[Path, ...], given: Path | None) -> Path:
    """The folder for engines: as given, the checkout's for the package's games, else one below the current folder.

    An engine with overlays never takes the place of one without: where it goes must be given.
    """
    if given is not None:
        return given
    if overlays:
        raise click.UsageError("an engine with overlays is not the game's own: say with --output where it goes")
    checkout = Path(__file__).resolve().parents[3]
    if spec.packaged and (checkout / "pyproject.toml").is_file() and (checkout / "compiler" / "pravidla").is_dir():
        return checkout / "generated" / ENGINES
    return Path("generated") / ENGINES
