"""The user's own transcript of a rulebook, beside the paragraph index. It is only shown, never written anywhere."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from pravidla.transcript import ParagraphIndex, align, read_transcript

VARIABLE = "PRAVIDLA_TRANSCRIPTS"
"""The environment's name for the folder with transcripts, each called after its game."""

_SUFFIXES = (".txt", ".pdf")


def transcripts_folder(given: str | None) -> Path | None:
    """The folder with the user's transcripts: as an editor names it, else as the environment does."""
    named = given or os.environ.get(VARIABLE)
    return Path(named).expanduser() if named else None


@dataclass(slots=True)
class Passages:
    """The paragraphs of transcripts by game, each transcript read once for as long as it is the same file."""

    folder: Path | None
    known: dict[str, tuple[tuple[int, int], ParagraphIndex, dict[str, str]]] = field(default_factory=dict)

    def of(self, game: str, index: ParagraphIndex | None) -> dict[str, str]:
        """Texts by the ids of paragraphs and sentences; nothing where there is no transcript or no index."""
        path = self._file(game)
        if path is None or index is None:
            return {}
        try:
            status = path.stat()
        except OSError:
            return {}
        signature = (status.st_mtime_ns, status.st_size)
        known = self.known.get(game)
        if known is None or known[0] != signature or known[1] != index:
            transcript, _ = read_transcript(path)
            texts: dict[str, str] = {}
            if transcript is not None:
                for paragraph in align(transcript, index).transcript.paragraphs:
                    texts[paragraph.id] = paragraph.text
                    texts |= {f"{paragraph.id}.{n}": one.text for n, one in enumerate(paragraph.sentences, 1)}
            known = self.known[game] = signature, index, texts
        return known[2]

    def _file(self, game: str) -> Path | None:
        if self.folder is None:
            return None
        found = (self.folder / f"{game}{suffix}" for suffix in _SUFFIXES)
        return next((path for path in found if path.is_file()), None)
