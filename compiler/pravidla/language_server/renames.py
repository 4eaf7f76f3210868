"""Renaming in the editor: the same checks as `pravidla rename`, and local names too."""

from __future__ import annotations

from pathlib import Path

from pravidla.analysis import analyse_spec
from pravidla.diagnostics import SourceFile, has_errors
from pravidla.editing.renaming import RenamingRefused, new_name, refuse_clash, replacements, same_game
from pravidla.language_server.names import Names, Sighting
from pravidla.language_server.project import Project
from pravidla.language_server.reading import Shelf
from pravidla.language_server.snapshot import Snapshot, Stretch
from pravidla.model.load import assemble, display_name


def renamable(names: Names, one: Sighting) -> bool:
    """Whether something is declared that the name means, so that it can be renamed."""
    return names.is_local(one) or bool(names.declarations(one))


def renamed(project: Project, names: Names, one: Sighting, new: str) -> list[tuple[Stretch, str]]:
    """The places that change with what takes their place. Raises `RenamingRefused`.

    The project's snapshot has to be complete; nothing is renamed in a game with mistakes.
    """
    before = project.snapshot
    if before is None or before.done.game is None or has_errors(before.done.diagnostics):
        raise RenamingRefused("the spec has mistakes: correct them before something is renamed")
    everything = [sighting.name for sighting in names.everything]
    if names.is_local(one):
        old = one.name.text
        word = new_name((old,), new)
        refuse_clash(everything, {old: word})
        changes = [(sighting.at, word) for sighting in names.references(one)]
    else:
        declared = names.declarations(one)[0]
        old = f"{declared.name.declares} {declared.full}"
        changes = [(before.places.of(place.span), word) for place, word in replacements(everything, old, new)]
    if not _is_same(project, before, changes, old, new):
        raise RenamingRefused(f"`{old}` cannot be renamed safely: with `{new}` the game would not be the same")
    return changes


def _is_same(project: Project, before: Snapshot, changes: list[tuple[Stretch, str]], old: str, new: str) -> bool:
    """Whether the game with the changes is the same but for the name."""
    texts: dict[Path, str] = {}
    for place, word in sorted(changes, key=lambda one: (one[0].path, -one[0].start)):
        text = texts.get(place.path, before.readings[place.path].file.text)
        texts[place.path] = text[: place.start] + word + text[place.end :]
    shelf = Shelf(dict(project.shelf.parts))
    parts = [
        piece.part
        for path, reading in before.readings.items()
        for piece in (
            shelf.read(path, SourceFile(reading.file.path, texts[path])).pieces if path in texts else reading.pieces
        )
    ]
    paragraphs = None if before.done.spec is None else before.done.spec.paragraphs
    after = analyse_spec(*assemble(display_name(project.folder), parts, paragraphs)).game
    return before.done.game is not None and after is not None and same_game(before.done.game, after, old, new)
