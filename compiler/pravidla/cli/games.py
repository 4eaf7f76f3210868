"""From the GAME of a command line to a spec: a name of the package, or the path of a folder.

A folder whose only YAML file is the paragraph index is a rulebook that was read and not yet specified. Commands for
many games pass it over and say so; those that read the index alone take it; the others refuse it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from os.path import isdir, isfile
from pathlib import Path
from shlex import quote

import click

from pravidla.cli.refusal import Refusal
from pravidla.data import INDEX, data_folder
from pravidla.diagnostics.visible import harmless, is_harmless, shortened

NO_SPEC = "no spec yet"


@dataclass(frozen=True, slots=True)
class Spec:
    """A folder with the spec of a game, and whether it belongs to the package."""

    name: str
    folder: Path
    packaged: bool

    @property
    def given(self) -> str:
        """The GAME that names it on a command line that the user may copy."""
        return self.name if self.packaged else quote(harmless(str(self.folder)))

    @property
    def only_read(self) -> bool:
        """Whether only the rulebook was read: a paragraph index without a spec."""
        return (self.folder / INDEX).is_file() and not any(path.name != INDEX for path in self.folder.rglob("*.yaml"))


def _packaged() -> list[Spec]:
    """All rulebooks of the package, by name."""
    root = data_folder("rulebooks")
    if not root.is_dir():
        return []
    folders = sorted(folder for folder in root.iterdir() if folder.is_dir() and any(folder.glob("*.yaml")))
    return [Spec(folder.name, folder, packaged=True) for folder in folders]


def find_spec(game: str) -> Spec:
    """The spec that GAME names. Raises a refusal, with suggestions, when there is none."""
    spec = find_rulebook(game)
    if spec.only_read:
        raise Refusal(f"`{shortened(game)}` has {NO_SPEC}: its rulebook was read, and no rule of it is written")
    return spec


def find_rulebook(game: str) -> Spec:
    """The folder that GAME names, with a spec or with a paragraph index only. Raises a refusal like `find_spec`."""
    packaged = {spec.name: spec for spec in _packaged()}
    names = tuple(packaged)
    if game in packaged:
        return packaged[game]
    folder = Path(game)
    if isdir(game):
        if not any(folder.glob("*.yaml")):
            raise Refusal(f"the folder `{shortened(game)}` holds no spec: there is no YAML file in it")
        if not is_harmless(folder.resolve().name):
            raise Refusal(f"the name of the folder `{shortened(game)}` holds characters that cannot be printed")
        return Spec(folder.resolve().name, folder, packaged=False)
    if isfile(game):
        raise Refusal(f"`{shortened(game)}` is a file; a spec is a folder, and a file of changes is given by --overlay")
    from pravidla.diagnostics import did_you_mean

    hint = did_you_mean(game, names)
    known = f"the games are {', '.join(names)}" if names else "the package holds no game yet"
    raise Refusal(f"there is no game and no folder `{shortened(game)}`; {hint or known}")


def find_specs(games: Iterable[str]) -> tuple[list[Spec], list[Spec]]:
    """The games named, each once, or all of the package when none is named: those with a spec, and the others."""
    named = list(dict.fromkeys(games))
    found = [find_rulebook(game) for game in named] if named else _packaged()
    if not found:
        raise Refusal("the package holds no game yet: give the path of a folder with a spec")
    return [spec for spec in found if not spec.only_read], [spec for spec in found if spec.only_read]


def say_unspecified(rulebooks: Iterable[Spec]) -> None:
    """One line for each rulebook that has no spec."""
    for one in rulebooks:
        click.echo(f"{one.name}: {NO_SPEC}")
