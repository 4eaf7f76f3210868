"""The state of a running server: what is open, what is known, and what has to be looked at again.

Analysis runs in a thread of its own, requests are answered in another one from the newest snapshot. After an edit
mistakes of YAML, of shapes and of sentences are told at once, those of names and types as soon as they are known; the
scenarios of everything else and the game as a whole are looked at when the editor is quiet.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

from pravidla.analysis.reporting.problems import Abandoned
from pravidla.diagnostics import Diagnostic
from pravidla.language_server.desk import Desk, Document
from pravidla.language_server.names import Finder, Names
from pravidla.language_server.passages import Passages
from pravidla.language_server.project import Project
from pravidla.language_server.snapshot import Snapshot
from pravidla.language_server.view import View

QUIET = 0.5
"""Seconds without an edit after which everything is looked at."""

PATIENCE = 0.03
"""Seconds that a request waits for the analysis of the newest text before it is answered from the one before."""

T = TypeVar("T")
Publish = Callable[[Path, tuple[Diagnostic, ...]], None]


@dataclass(slots=True)
class Work:
    """How far a project is. `wanted` counts what has changed, `done` is the count that its snapshot has seen."""

    wanted: int = 0
    done: int = 0
    task: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    fresh: asyncio.Event = field(default_factory=asyncio.Event)
    complete: asyncio.Event = field(default_factory=asyncio.Event)
    finder: Finder = field(default_factory=Finder)
    names: tuple[Snapshot, Names] | None = None
    shown: dict[Path, tuple[Diagnostic, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class Session:
    """One client. `publish` shows the diagnostics of a file, `report` tells of a fault of ours, `rest` is done when the
    editor is quiet."""

    desk: Desk
    publish: Publish
    report: Callable[[str], None]
    passages: Passages
    rest: Callable[[], None]
    work: dict[int, Work] = field(default_factory=dict)
    analyst: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "analysis"))
    clerk: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "answers"))
    reader: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "transcripts"))
    texts: dict[str, dict[str, str]] = field(default_factory=dict)
    """passages that are read, by game"""

    # ------------------------------------------------------------ what the editor does

    def open(self, path: Path, document: Document) -> None:
        """A file was opened, or has another text now."""
        self.desk.documents[path] = document
        project = self.desk.project(path)
        if project is not None:
            self.look(project)
        self.touch(path, but=project)

    def close(self, path: Path) -> None:
        """A file was closed: what is on the disk counts again."""
        self.desk.documents.pop(path, None)
        self.touch(path)

    def touch(self, path: Path, but: Project | None = None) -> None:
        """Something happened to a file."""
        for project in self.desk.belonging(path):
            if project is not but:
                self.look(project)

    def look(self, project: Project) -> None:
        """Look at a project again, soon."""
        work = self.work_of(project)
        work.wanted += 1
        work.changed.set()
        work.fresh.clear()
        work.complete.clear()
        if work.task is None or work.task.done():
            work.task = asyncio.create_task(self._run(project, work))

    def work_of(self, project: Project) -> Work:
        """How far a project is."""
        return self.work.setdefault(id(project), Work())

    def stop(self) -> None:
        """End all that runs."""
        for work in self.work.values():
            if work.task is not None:
                work.task.cancel()
        for pool in (self.analyst, self.clerk, self.reader):
            pool.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------ analysis

    async def _run(self, project: Project, work: Work) -> None:
        while work.done != work.wanted or (project.snapshot is not None and not project.snapshot.complete):
            quick = work.done != work.wanted and project.snapshot is not None
            count = work.wanted
            texts = self.desk.texts()
            # what is quick is good for something, and so is the first look, however fast somebody types
            wanted = None if quick or project.snapshot is None else partial(_is_newest, work, count)
            work.changed.clear()
            try:
                if quick:
                    seen = await self._in(self.analyst, partial(project.glance, texts))
                    if seen is not None and count == work.wanted:
                        self._show(project, work, seen)
                snapshot = await self._in(self.analyst, partial(project.update, texts, quick=quick, wanted=wanted))
            except Abandoned:
                continue
            except Exception:
                # one text that we cannot bear is no reason to go silent for all that follow
                self.report(traceback.format_exc())
                work.done = count
                work.fresh.set()
                work.complete.set()
                if count == work.wanted:
                    return
                continue
            work.done = count
            if count == work.wanted:
                self._show(project, work, {**dict.fromkeys(snapshot.readings, ()), **snapshot.found})
                work.fresh.set()
                if snapshot.complete:
                    work.complete.set()
                    self._read_passages(project)
                    self.clerk.submit(self._names, work, snapshot)  # before somebody asks for them
                    self.clerk.submit(self.rest)
                else:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(work.changed.wait(), QUIET)

    def _show(self, project: Project, work: Work, found: Mapping[Path, tuple[Diagnostic, ...]]) -> None:
        """Publish what has changed. A project of an overlay speaks of the overlay only."""
        own = self._speaks_of(project)
        for path in dict.fromkeys((*found, *work.shown)):
            is_open = path in self.desk.documents
            if path not in work.shown and ((not found[path] and not is_open) or (own is not None and path not in own)):
                continue
            new = found.get(path, ()) if own is None or path in own else ()
            if is_open or work.shown.get(path) != new:
                self.publish(path, new)
            work.shown[path] = new

    def _speaks_of(self, project: Project) -> tuple[Path, ...] | None:
        given = self.desk.given.get(project.folder, ())
        return project.overlays if project.overlays and project.overlays != given else None

    def _read_passages(self, project: Project) -> None:
        """Read the user's transcript of the game beside everything else."""
        index = None if project.index_known is None else project.index_known[1]
        game = project.folder.name
        if index is None or self.passages.folder is None:
            return

        def read() -> None:
            self.texts[game] = self.passages.of(game, index)

        self.reader.submit(read)

    # ------------------------------------------------------------ answers

    async def view(
        self, path: Path, *, complete: bool = False, patience: float = PATIENCE
    ) -> tuple[Project, View] | None:
        """All that is known about the game of a file; None where there is none, or nothing is known yet."""
        project = self.desk.project(path)
        if project is None:
            return None
        work = self.work_of(project)
        if project.snapshot is None and work.task is None:
            self.look(project)
        waiting = work.complete if complete else work.fresh
        with suppress(TimeoutError):
            await asyncio.wait_for(waiting.wait(), None if complete or project.snapshot is None else patience)
        snapshot = project.snapshot
        if snapshot is None:
            return None
        if work.names is not None and not waiting.is_set():
            snapshot, names = work.names  # what was known last; places are carried to the newest text
        else:
            names = await self._in(self.clerk, lambda: self._names(work, snapshot))
        index = None if project.index_known is None else project.index_known[1]
        passages = self.texts.get(project.folder.name, {})
        return project, View(snapshot, names, project.edition, index, passages, self.desk.texts())

    async def answer(self, question: Callable[[], T]) -> T:
        """Work out an answer beside the analysis."""
        return await self._in(self.clerk, question)

    async def analyse(self, question: Callable[[], T]) -> T:
        """Work out an answer that needs the project for itself."""
        return await self._in(self.analyst, question)

    def _names(self, work: Work, snapshot: Snapshot) -> Names:
        if work.names is None or work.names[0] is not snapshot:
            work.names = snapshot, work.finder.names(snapshot)
        return work.names[1]

    async def _in(self, pool: ThreadPoolExecutor, question: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, question)


def _is_newest(work: Work, count: int) -> bool:
    """Whether nothing has changed since."""
    return work.wanted == count
