"""What is known about a game at one moment: its files, its definitions, the mistakes in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from pravidla.analysis import Compilation
from pravidla.diagnostics import Diagnostic, Label, SourceFile, Span, sort_diagnostics
from pravidla.language_server.reading import Reading


@dataclass(frozen=True, slots=True)
class Stretch:
    """A place in a file: offsets of code points, `end` exclusive."""

    path: Path
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Places:
    """Where the texts that the compiler knows by their names stand: the file of each, and the offset in it."""

    starts: Mapping[str, tuple[Path, int]]
    elsewhere: Path
    """the file of all that has no place of its own"""

    def of(self, span: Span) -> Stretch:
        """The place in a file that a place of the compiler means."""
        known = self.starts.get(span.file)
        if known is None:
            return Stretch(self.elsewhere, 0, 0)
        path, start = known
        return Stretch(path, start + span.start, start + span.end)

    def of_file(self, name: str) -> Path:
        """The file of a name."""
        return self.starts.get(name, (self.elsewhere, 0))[0]

    def located(self, one: Diagnostic) -> Diagnostic:
        """A diagnostic with the paths of files in its places."""
        return replace(
            one, primary=self._label(one.primary), secondary=tuple(self._label(label) for label in one.secondary)
        )

    def _label(self, label: Label) -> Label:
        found = self.of(label.span)
        return Label(Span(str(found.path), found.start, found.end), label.text)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game as its files are now. It is `complete` when all scenarios and the game as a whole were looked at."""

    readings: Mapping[Path, Reading]
    index: SourceFile | None
    """the paragraph index"""
    places: Places
    done: Compilation
    raw: Mapping[str, tuple[Diagnostic, ...]]
    """the mistakes by the names of parts"""
    as_read: Mapping[str, bool]
    """whether a part had mistakes as it was read, by its name"""
    about_the_whole: Mapping[str, tuple[Diagnostic, ...]]
    """those mistakes that were found in the game as a whole, by the names of parts"""
    found: Mapping[Path, tuple[Diagnostic, ...]]
    """the mistakes by file, their places located"""
    complete: bool

    def text_of(self, path: Path) -> str | None:
        """The text of a file as it was read."""
        reading = self.readings.get(path)
        if reading is not None:
            return reading.file.text
        return (
            self.index.text if self.index is not None and self.places.starts.get(self.index.path) == (path, 0) else None
        )


def by_file(diagnostics: Iterable[Diagnostic], places: Places) -> dict[Path, tuple[Diagnostic, ...]]:
    """Diagnostics located and sorted, by the file that each is about."""
    result: dict[Path, list[Diagnostic]] = {}
    for one in sort_diagnostics(places.located(one) for one in diagnostics):
        result.setdefault(Path(one.primary.span.file), []).append(one)
    return {path: tuple(found) for path, found in result.items()}
