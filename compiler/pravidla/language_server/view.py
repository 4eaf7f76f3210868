"""What a request is answered from: a snapshot with its names, and the texts as they are in the editor by now.

An answer never waits for the analysis: places are carried from the text that was analysed to the one on the screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pravidla.diagnostics import SourceFile
from pravidla.exceptions.edition import Edition
from pravidla.language_server.names import Names, Sighting
from pravidla.language_server.positions import carry
from pravidla.language_server.snapshot import Snapshot, Stretch
from pravidla.model import definitions as d
from pravidla.transcript import ParagraphIndex


@dataclass(frozen=True, slots=True)
class View:
    """Everything that is known about a game. `passages`: the paragraphs of the user's own transcript by their ids."""

    snapshot: Snapshot
    names: Names
    edition: Edition | None
    index: ParagraphIndex | None
    passages: Mapping[str, str]
    texts: Mapping[Path, str]

    def analysed(self, path: Path, offset: int) -> Stretch | None:
        """The place in the text that was analysed; None where that has no such place."""
        old = self.snapshot.text_of(path)
        if old is None:
            return None
        found = carry(old, self.texts.get(path, old)).backward(offset)
        return None if found is None else Stretch(path, found, found)

    def shown(self, place: Stretch) -> Stretch | None:
        """The place on the screen; None where what stood there has changed."""
        old = self.snapshot.text_of(place.path)
        if old is None:
            return None
        moved = carry(old, self.texts.get(place.path, old))
        start, end = moved.forward(place.start), moved.forward(place.end, is_end=True)
        return None if start is None or end is None or end < start else Stretch(place.path, start, end)

    def file(self, path: Path) -> SourceFile | None:
        """A file as it is on the screen."""
        text = self.texts.get(path, self.snapshot.text_of(path))
        return None if text is None else SourceFile(str(path), text)

    def definitions(self) -> Iterator[tuple[d.Definition, Stretch]]:
        """All definitions with the places of the whole of each."""
        for path, reading in self.snapshot.readings.items():
            for piece in reading.pieces:
                for one in piece.part.definitions:
                    span = one.common.node.span
                    yield one, Stretch(path, piece.start + span.start, piece.start + span.end)

    def definition_around(self, sighting: Sighting) -> d.Definition | None:
        """The definition in which a name stands."""
        place = sighting.at
        found = (one for one, at in self.definitions() if at.path == place.path and at.start <= place.start < at.end)
        return next(found, None)
