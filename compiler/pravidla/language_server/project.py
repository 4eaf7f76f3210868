"""One game that is being edited: from the texts in the editor and on the disk to snapshots.

Only one thread at a time may use a project; the snapshots that it makes are for all.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pravidla.analysis import Compilation, analyse_spec
from pravidla.analysis.names.memory import Memory
from pravidla.diagnostics import Diagnostic, SourceFile, has_errors
from pravidla.exceptions.edition import Edition, edition_of
from pravidla.language_server.reading import Reading, Shelf
from pravidla.language_server.snapshot import Places, Snapshot, by_file
from pravidla.model.load import INDEX, Part, assemble, display_name, spec_files
from pravidla.model.paragraphs import paragraphs_of
from pravidla.source import LARGEST_FILE, read_file, too_large
from pravidla.transcript import ParagraphIndex, load_index

HEAD = "rulebook.yaml"

Read = tuple[SourceFile | None, tuple[Diagnostic, ...]]


@dataclass(frozen=True, slots=True)
class Gathered:
    """The files of a game as they are read: where their texts begin, what was wrong with the files themselves, and the
    file that shows what has no place."""

    readings: Mapping[Path, Reading]
    starts: Mapping[str, tuple[Path, int]]
    found: tuple[Diagnostic, ...]
    head: Path


@dataclass(slots=True)
class Project:
    """A game's folder with the overlays that are edited with it."""

    folder: Path
    overlays: tuple[Path, ...] = ()
    shelf: Shelf = field(default_factory=Shelf)
    memory: Memory = field(default_factory=Memory)
    snapshot: Snapshot | None = None
    edition: Edition | None = None
    """of the newest complete snapshot without mistakes"""
    on_disk: dict[Path, tuple[tuple[int, int], Read]] = field(default_factory=dict)
    index_known: tuple[str, ParagraphIndex | None, tuple[Diagnostic, ...]] | None = None
    """the text of the paragraph index with what was made of it"""
    ids_known: tuple[str, dict[str, int] | None, tuple[Diagnostic, ...]] | None = None
    """the same for the ids and numbers of sentences alone"""

    def glance(self, texts: Mapping[Path, str]) -> dict[Path, tuple[Diagnostic, ...]] | None:
        """What can be told at once of the files as they are now: the mistakes of what is read anew, beside those that
        were known of all the rest. None where no such mistake has come or gone, or nothing is known yet."""
        if self.snapshot is None:
            return None
        before, there = self.snapshot.raw, self.gather(texts)
        pieces = [one for reading in there.readings.values() for one in reading.pieces]
        new = [one.part for one in pieces if one.part.name not in before]
        gone = before.keys() - {one.part.name for one in pieces}
        if not any(part.diagnostics for part in new) and not any(self.snapshot.as_read.get(name) for name in gone):
            return None
        every = [*there.found, *(one for part in new for one in part.diagnostics)]
        every += [one for name, found in before.items() if name not in gone for one in found]
        return by_file(every, Places({**there.starts, self.index_name: (self.folder / INDEX, 0)}, there.head))

    def update(
        self, texts: Mapping[Path, str], *, quick: bool = False, wanted: Callable[[], bool] | None = None
    ) -> Snapshot:
        """A snapshot of the files as they are now, `texts` in the place of those on the disk.

        A quick one looks at those scenarios only that are new, not at the game as a whole, and of the paragraph index
        at the ids only; what was wrong with the rest is taken over. Raises `reporting.problems.Abandoned` once
        `wanted` says no.
        """
        there = self.gather(texts)
        index, paragraphs, problems = self.paragraphs(texts, quick)
        starts = {**there.starts, self.index_name: (self.folder / INDEX, 0)}
        old = self.snapshot if quick else None
        pieces = [one for reading in there.readings.values() for one in reading.pieces]
        skipped = {one.part.name for one in pieces if old is not None and one.is_scenario and one.part.name in old.raw}
        parts = [one.part for one in pieces if one.part.name not in skipped]
        spec, found = assemble(display_name(self.folder), parts, paragraphs, [*there.found, *problems])
        done = analyse_spec(spec, found, wanted=wanted, whole=old is None, memory=self.memory)
        raw: dict[str, tuple[Diagnostic, ...]] = {one.part.name: () for one in pieces}
        late: dict[str, tuple[Diagnostic, ...]] = {}
        for one in done.diagnostics:
            name = one.primary.span.file
            raw[name] = (*raw.get(name, ()), one)
            if one in done.about_the_whole:
                late[name] = (*late.get(name, ()), one)
        if old is not None:
            for name in raw.keys() & old.raw.keys():
                kept = old.raw[name] if name in skipped else old.about_the_whole.get(name, ())
                raw[name] += kept
                late[name] = old.about_the_whole.get(name, ())
        places = Places(starts, there.head)
        result = Snapshot(
            readings=there.readings,
            index=index,
            places=places,
            done=done,
            raw=raw,
            as_read={one.part.name: bool(one.part.diagnostics) for one in pieces},
            about_the_whole=late,
            found=by_file((one for some in raw.values() for one in some), places),
            complete=old is None,
        )
        self.snapshot = result
        if result.complete:
            self.edition = edition_of(done) or self.edition
        return result

    def gather(self, texts: Mapping[Path, str]) -> Gathered:
        """All files as they are now, read; of a file that is known only what is new in it."""
        found: list[Diagnostic] = []
        starts: dict[str, tuple[Path, int]] = {}
        readings: dict[Path, Reading] = {}
        for path, name in self.files(texts):
            file, problems = self.read(path, name, texts)
            found.extend(problems)
            starts[name] = (path, 0)
            if file is not None:
                reading = readings[path] = self.shelf.read(path, file)
                starts |= {one.part.name: (path, one.start) for one in reading.pieces}
        for path in [path for path in self.shelf.used if path not in readings]:
            self.shelf.forget(path)
        return Gathered(readings, starts, tuple(found), self.head(readings))

    def candidates(self, path: Path, text: str, question: str) -> Compilation | None:
        """Analyse the game with another text of one file. Raises `reporting.problems.Asked` where the text
        mentions `question`; None when the text cannot be read there."""
        before = self.snapshot
        if before is None or path not in before.readings:
            return None
        file = SourceFile(before.readings[path].file.path, text)
        known = dict(self.shelf.parts)
        changed = Shelf(known).read(path, file)
        asking = [one for one in changed.pieces if question in one.part.text]
        if any(_is_unreadable(one.part, question) for one in asking):
            return None
        parts = [
            one.part
            for other, reading in before.readings.items()
            for one in (changed.pieces if other == path else reading.pieces)
            if not one.is_scenario or one in asking
        ]
        return analyse_spec(*assemble(display_name(self.folder), parts, None), question)

    def files(self, texts: Mapping[Path, str]) -> list[tuple[Path, str]]:
        """The files of the game with the names that messages give them; those that are only in the editor too."""
        shown = display_name(self.folder)
        try:
            found = set(spec_files(self.folder))
        except OSError:
            found = set()
        found |= {
            path for path in texts if path.suffix == ".yaml" and self.folder in path.parents and path.name != INDEX
        }
        own = [(path, f"{shown}/{path.relative_to(self.folder).as_posix()}") for path in sorted(found)]
        return [*own, *((path, path.name) for path in self.overlays)]

    def read(self, path: Path, name: str, texts: Mapping[Path, str]) -> Read:
        """The text of a file: that of the editor, else that on the disk, which is read again when it has changed."""
        if path in texts:
            text = texts[path]
            data = text.encode("utf-8", "replace")
            if len(data) > LARGEST_FILE:
                return None, (too_large(name, len(data)),)
            return SourceFile(name, text), ()
        try:
            status = os.stat(path)
            signature = (status.st_mtime_ns, status.st_size)
        except OSError:
            signature = (0, 0)
        known = self.on_disk.get(path)
        if known is None or known[0] != signature:
            file, problems = read_file(path, name=name)
            known = self.on_disk[path] = signature, (file, tuple(problems))
        return known[1]

    @property
    def index_name(self) -> str:
        """The name of the paragraph index in messages."""
        return f"{display_name(self.folder)}/{INDEX}"

    def paragraphs(
        self, texts: Mapping[Path, str], quick: bool
    ) -> tuple[SourceFile | None, dict[str, int] | None, tuple[Diagnostic, ...]]:
        """The paragraph index, its ids with their numbers of sentences, and what is wrong with it."""
        path = self.folder / INDEX
        if path not in texts and not path.exists() and not path.is_symlink():
            self.index_known = self.ids_known = None
            return None, None, ()
        file, problems = self.read(path, self.index_name, texts)
        if file is None:
            return None, None, problems
        if self.index_known is None or (not quick and self.index_known[0] != file.text):
            index, wrong = load_index(file)
            self.index_known = (file.text, index, tuple(wrong))
        if self.ids_known is None or self.ids_known[0] != file.text:
            ids, broken = paragraphs_of(file)
            self.ids_known = (file.text, ids, tuple(broken))
        _, ids, wrong_ids = self.ids_known
        known = self.index_known[2] if self.index_known[0] == file.text else wrong_ids
        return file, ids, known

    def head(self, readings: Mapping[Path, Reading]) -> Path:
        """The file that mistakes without a place are shown in."""
        head = self.folder / HEAD
        return head if head in readings or not readings else next(iter(readings))


def _is_unreadable(part: Part, question: str) -> bool:
    """Whether a mistake on the line of the question keeps it from being looked up."""
    line = part.text.count("\n", 0, part.text.find(question))
    return any(
        part.text.count("\n", 0, one.primary.span.start) == line for one in part.diagnostics if has_errors([one])
    )
