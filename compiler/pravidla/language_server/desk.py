"""The files that are open in the editor, and the games that they belong to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from pravidla.language_server.project import Project
from pravidla.loading import LoadError, spec_folder

_GAME = re.compile(r"(?m)^-\s+game\s*:")
_OVERLAY = re.compile(r"\A(?:\ufeff)?(?:[ \t]*#.*\r?\n)*?[ \t]*#\s*pravidla:\s*overlay of\s+(\S+)")
_HIGHEST = 3
"""A file lies at most so deep in the folder of its game."""
_LARGEST_HEAD = 65_536
_MOST_LOOKED_AT = 60


@dataclass(frozen=True, slots=True)
class Document:
    """A text in the editor, under the address that the editor gave it."""

    uri: str
    text: str
    version: int | None


@dataclass(slots=True)
class Desk:
    """All open documents by path, and the projects that were begun. `given`: overlays of games, by their folders."""

    given: dict[Path, tuple[Path, ...]] = field(default_factory=dict)
    documents: dict[Path, Document] = field(default_factory=dict)
    projects: dict[tuple[Path, tuple[Path, ...]], Project] = field(default_factory=dict)

    def texts(self) -> dict[Path, str]:
        """The texts of all open documents."""
        return {path: one.text for path, one in self.documents.items()}

    def project(self, path: Path) -> Project | None:
        """The game that a file belongs to; None for a file that is no part of a spec."""
        overlaid = next((folder for folder, files in self.given.items() if path in files), None)
        folder = overlaid or self._folder(path)
        if folder is not None:
            return self._begun(folder, self.given.get(folder, ()))
        document = self.documents.get(path)
        target = None if document is None else overlay_of(path, document.text)
        return None if target is None else self._begun(target, (path,))

    def belonging(self, path: Path) -> list[Project]:
        """All begun projects that a file is part of: a game's own, and those of overlays of the game."""
        return [
            one
            for (folder, overlays), one in self.projects.items()
            if path in overlays or folder == path or folder in path.parents
        ]

    def _begun(self, folder: Path, overlays: tuple[Path, ...]) -> Project:
        return self.projects.setdefault((folder, overlays), Project(folder, overlays))

    def _folder(self, path: Path) -> Path | None:
        """The nearest folder above a file in which a game has its head."""
        if path.suffix != ".yaml":
            return None
        return next((folder for folder in path.parents[:_HIGHEST] if self._is_game(folder)), None)

    def _is_game(self, folder: Path) -> bool:
        if any(known == folder and files == self.given.get(folder, ()) for known, files in self.projects):
            return True
        return any(_GAME.search(text) for text in self._heads(folder))

    def _heads(self, folder: Path) -> Iterator[str]:
        yield from (one.text for path, one in self.documents.items() if path.parent == folder)
        try:
            paths = sorted(folder.glob("*.yaml"))[:_MOST_LOOKED_AT]
        except OSError:
            return
        for path in paths:
            try:
                with path.open("rb") as file:
                    yield file.read(_LARGEST_HEAD).decode("utf-8", "replace")
            except OSError:
                continue


def overlay_of(path: Path, text: str) -> Path | None:
    """The folder of the game that a file of changes names in its first comment: `# pravidla: overlay of GAME`."""
    named = _OVERLAY.match(text)
    if named is None:
        return None
    beside = path.parent / named[1]
    try:
        return spec_folder(named[1]) if not beside.is_dir() else spec_folder(beside)
    except LoadError:
        return None
