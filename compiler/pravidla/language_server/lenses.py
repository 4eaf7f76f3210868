"""Notes above the lines: how many exceptions a definition has, and what cites a paragraph."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pravidla.language_server.names import overridden
from pravidla.language_server.paragraphs import cited_by, entries, is_index
from pravidla.language_server.snapshot import Stretch
from pravidla.language_server.view import View
from pravidla.model import definitions as d


@dataclass(frozen=True, slots=True)
class Lens:
    """A note at a place, and where it leads, each goal with its name."""

    at: Stretch
    title: str
    goals: tuple[tuple[str, Stretch], ...]


def lenses(view: View, path: Path) -> Iterator[Lens]:
    """All notes of a file, by places of the text that was analysed."""
    if is_index(path):
        yield from _cited(view, path)
        return
    over = exceptions_by_target(view)
    places = {id(one): at for one, at in view.definitions()}
    heads = {one.common.name: at for one, at in view.definitions() if at.path == path}
    conditions = {
        one.full: one.at for one in view.names.everything if one.at.path == path and one.name.declares == "condition"
    }
    for name, at in (heads | conditions).items():
        found = [(one.common.name, places[id(one)]) for one in over.get(name, ())]
        if found:
            title = "1 exception" if len(found) == 1 else f"{len(found)} exceptions"
            yield Lens(at, title, tuple(found))


def _cited(view: View, path: Path) -> Iterator[Lens]:
    by_paragraph = cited_by(view)
    for name, start, end in entries(view.snapshot.text_of(path) or ""):
        found = by_paragraph.get(name, [])
        if found:
            count = len(dict.fromkeys(title for title, _ in found))
            title = "cited by " + (found[0][0] if count == 1 else f"{count} definitions")
            yield Lens(Stretch(path, start, end), title, tuple(found))


def exceptions_by_target(view: View) -> dict[str, list[d.Definition]]:
    """What overrides or adjusts each name, exceptions of exceptions included."""
    direct: dict[str, list[d.Definition]] = {}
    for one, _ in view.definitions():
        for name in overridden(one):
            direct.setdefault(name, []).append(one)
    result: dict[str, list[d.Definition]] = {}
    for target, found in direct.items():
        waiting, seen = list(found), dict[str, d.Definition]()
        while waiting:
            one = waiting.pop(0)
            if one.common.name not in seen and one.common.name != target:
                seen[one.common.name] = one
                waiting += direct.get(one.common.name, [])
        result[target] = list(seen.values())
    return result
