"""The outline of a file: its definitions, and what each declares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pravidla.language_server.paragraphs import entries, is_index
from pravidla.language_server.snapshot import Stretch
from pravidla.language_server.view import View


@dataclass(frozen=True, slots=True)
class Symbol:
    """A name with the whole of what it names, and the parts of that."""

    kind: str
    name: str
    whole: Stretch
    at: Stretch
    parts: tuple[Symbol, ...] = ()


def outline(view: View, path: Path) -> Iterator[Symbol]:
    """The symbols of a file, by places of the text that was analysed."""
    if is_index(path):
        for name, start, end in entries(view.snapshot.text_of(path) or ""):
            place = Stretch(path, start, end)
            yield Symbol("paragraph", name, place, place)
        return
    declared = [one for one in view.names.everything if one.at.path == path and one.is_declared]
    for one, whole in view.definitions():
        if whole.path != path:
            continue
        inside = [other for other in declared if whole.start <= other.at.start < whole.end]
        head = next((other for other in inside if other.name.text == one.common.name.split(".")[-1]), None)
        at = Stretch(path, whole.start, whole.start + 1) if head is None else head.at
        parts = tuple(
            Symbol(str(other.name.declares), other.name.text, other.at, other.at) for other in inside if other != head
        )
        yield Symbol(one.common.kind, one.common.name or one.common.kind, whole, at, parts)
