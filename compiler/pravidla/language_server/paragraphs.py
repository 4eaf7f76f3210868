"""Citations in the texts of an editor: what is cited where, and what a paragraph says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from pravidla.language_server.snapshot import Stretch
from pravidla.language_server.view import View
from pravidla.model.load import INDEX

REFERENCE = re.compile(r"(?<!\w)s\d+\.\d+(?:\.\d+)?(?![\w.]*\w)")
_ID = re.compile(r"(?m)^ *- id: *(s\d+\.\d+)")


def paragraph_of(ref: str) -> str:
    """The paragraph of a sentence."""
    return ".".join(ref.split(".")[:2])


def reference_at(text: str, offset: int) -> tuple[str, int, int] | None:
    """The citation at a place with where it begins and ends."""
    start = text.rfind("\n", 0, offset) + 1
    end = text.find("\n", offset)
    for match in REFERENCE.finditer(text, start, len(text) if end < 0 else end):
        if match.start() <= offset <= match.end():
            return match[0], match.start(), match.end()
    return None


def entries(text: str) -> Iterator[tuple[str, int, int]]:
    """The ids of a paragraph index with their places."""
    for match in _ID.finditer(text):
        yield match[1], match.start(1), match.end(1)


def entry(view: View, ref: str) -> Stretch | None:
    """Where the index has a paragraph."""
    index = view.snapshot.index
    if index is None:
        return None
    path = view.snapshot.places.of_file(index.path)
    file = view.file(path)
    wanted = paragraph_of(ref)
    found = (one for one in entries("" if file is None else file.text) if one[0] == wanted)
    return next((Stretch(path, start, end) for _, start, end in found), None)


def citations(view: View, ref: str) -> list[Stretch]:
    """Where the files of a game cite a paragraph or one of its sentences (a sentence: exactly it)."""
    result = []
    for path in view.snapshot.readings:
        file = view.file(path)
        for match in REFERENCE.finditer("" if file is None else file.text):
            if match[0] == ref or (ref.count(".") == 1 and paragraph_of(match[0]) == ref):
                result.append(Stretch(path, match.start(), match.end()))
    return result


def cited_by(view: View) -> dict[str, list[tuple[str, Stretch]]]:
    """What cites each paragraph: the definitions with the places of their citations."""
    result: dict[str, list[tuple[str, Stretch]]] = {}
    heads = sorted(
        ((at.path, at.start, f"{one.common.kind} {one.common.name}") for one, at in view.definitions()), reverse=True
    )
    for path, reading in view.snapshot.readings.items():
        own = [(start, name) for other, start, name in heads if other == path]
        for match in REFERENCE.finditer(reading.file.text):
            name = next((name for start, name in own if start <= match.start()), path.name)
            result.setdefault(paragraph_of(match[0]), []).append((name, Stretch(path, match.start(), match.end())))
    return result


def is_index(path: Path) -> bool:
    """Whether a file is a paragraph index."""
    return path.name == INDEX


def described(view: View, ref: str) -> str | None:
    """A paragraph in Markdown: our summary, and the user's own text of it; None where the index does not have it."""
    wanted = paragraph_of(ref)
    found = next((one for one in view.index.entries if one.id == wanted), None) if view.index is not None else None
    passage = view.passages.get(ref) or view.passages.get(wanted)
    if found is None and passage is None:
        return None
    lines = [f"**{ref}**"]
    if found is not None:
        lines[0] += f" · page {found.page}, {found.kind}"
        if found.summary:
            lines.append(found.summary)
        _, _, number = ref.removeprefix(wanted).partition(".")
        if number.isdigit() and 0 < int(number) <= len(found.sentences):
            lines.append(f"sentence {number}: {found.sentences[int(number) - 1]}")
    if passage is not None:
        lines.append("\n".join(f"> {line}" for line in passage.splitlines()))
    return "\n\n".join(lines)
