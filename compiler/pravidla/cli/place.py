"""Where engines are written, and from which folder each of them comes."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click

from pravidla.cli.games import Spec
from pravidla.cli.refusal import Refusal
from pravidla.data import data_folder
from pravidla.loading import ENGINES

_ORIGINS = "origins.json"
"""Beside the engines of specs outside the package: from which folder, relative to this one, each was built."""


def engines_folder(spec: Spec, overlays: tuple[Path, ...], given: Path | None) -> Path:
    """The folder for engines: as given, the checkout's for the package's games, else one below the current folder.

    An engine with overlays never takes the place of one without: where it goes must be given.
    """
    if given is not None:
        return given
    if overlays:
        raise click.UsageError("an engine with overlays is not the game's own: say with --output where it goes")
    own = _own_engines()
    return own if spec.packaged and own is not None else Path("generated") / ENGINES


def claim(place: Path, game: str, folder: Path) -> None:
    """Note that the engine of a game in `place` comes from a spec's folder. Raises a refusal when that of another
    folder, which is still there, would be overwritten."""
    packaged = _packaged_at(place, game)
    origins = _origins(place)
    built_from = packaged or (place / origins[game] if game in origins else None)
    if built_from is not None and built_from.is_dir() and built_from.resolve() != folder.resolve():
        raise Refusal(
            f"{place / game} is the engine of {os.path.relpath(built_from)}, another spec that calls itself `{game}`: "
            f"to build {os.path.relpath(folder)} as well, give its game another name or say with --output where it goes"
        )
    relative = Path(os.path.relpath(folder.resolve(), place.resolve())).as_posix()
    if packaged is None and origins.get(game) != relative:
        place.mkdir(parents=True, exist_ok=True)
        text = json.dumps(dict(sorted({**origins, game: relative}.items())), ensure_ascii=False, indent=2)
        (place / _ORIGINS).write_bytes(f"{text}\n".encode())


def _own_engines() -> Path | None:
    """Where the engines of the package's games stand in a checkout; None where it is installed without one."""
    checkout = Path(__file__).resolve().parents[3]
    if (checkout / "pyproject.toml").is_file() and (checkout / "compiler" / "pravidla").is_dir():
        return checkout / "generated" / ENGINES
    return None


def _packaged_at(place: Path, game: str) -> Path | None:
    """The package's spec whose engine has its place there."""
    folder, own = data_folder("rulebooks") / game, _own_engines()
    return folder if own is not None and place.resolve() == own and folder.is_dir() else None


def _origins(place: Path) -> dict[str, str]:
    """The folder of each engine, as noted; what cannot be read counts as not noted."""
    try:
        noted = json.loads((place / _ORIGINS).read_bytes())
    except (OSError, ValueError):
        return {}
    if not isinstance(noted, dict):
        return {}
    return {str(game): folder for game, folder in noted.items() if isinstance(folder, str)}
