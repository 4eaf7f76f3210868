"""From the GAME of a command line to a spec: a name of the package, or the path of a folder."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import click

from pravidla.data import data_folder


@dataclass(frozen=True, slots=True)
class Spec:
    """A folder with the spec of a game, and whether it belongs to the package."""

    name: str
    folder: Path
    packaged: bool


def packaged_games() -> tuple[str, ...]:
    """The games of the package, by name."""
    root = data_folder("rulebooks")
    if not root.is_dir():
        return ()
    return tuple(sorted(folder.name for folder in root.iterdir() if folder.is_dir() and any(folder.glob("*.yaml"))))


def find_spec(game: str) -> Spec:
    """The spec that GAME names. Raises a usage error, with suggestions, when there is none."""
    names = packaged_games()
    if game in names:
        return Spec(game, data_folder("rulebooks") / game, packaged=True)
    folder = Path(game)
    if folder.is_dir():
        if not any(folder.glob("*.yaml")):
            raise click.UsageError(f"the folder `{game}` holds no spec: there is no YAML file in it")
        return Spec(folder.resolve().name, folder, packaged=False)
    if folder.is_file():
        raise click.UsageError(f"`{game}` is a file; a spec is a folder, and a file of changes is given by --overlay")
    from pravidla.diagnostics import did_you_mean

    hint = did_you_mean(game, names)
    known = f"the games are {', '.join(names)}" if names else "the package holds no game yet"
    raise click.UsageError(f"there is no game and no folder `{game}`; {hint or known}")


def find_specs(games: Iterable[str]) -> list[Spec]:
    """The specs named, each once; all games of the package when none is named."""
    wanted = list(dict.fromkeys(games)) or list(packaged_games())
    if not wanted:
        raise click.UsageError("the package holds no game yet: give the path of a folder with a spec")
    return [find_spec(game) for game in wanted]
