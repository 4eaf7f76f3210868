"""A scripted editor: starts the server as editors do, and speaks to it over its standard input and output."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.client import LanguageClient

PATIENCE = 20.0
"""Seconds after which a test gives up."""


@dataclass(slots=True)
class Editor:
    """The texts on the screen, and what the server has said about them."""

    client: LanguageClient
    texts: dict[Path, str] = field(default_factory=dict)
    versions: dict[Path, int] = field(default_factory=dict)
    found: dict[Path, list[types.Diagnostic]] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    faults: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    documents: list[types.ShowDocumentParams] = field(default_factory=list)

    def open(self, path: Path, text: str | None = None) -> None:
        """Open a file, or a new one with a text."""
        self.texts[path] = path.read_bytes().decode() if text is None else text
        item = types.TextDocumentItem(path.as_uri(), "yaml", 1, self.texts[path])
        self.versions[path] = 1
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def change(self, path: Path, old: str, new: str) -> None:
        """Replace a text in a file, everywhere."""
        assert old in self.texts[path]
        self.write(path, self.texts[path].replace(old, new))

    def write(self, path: Path, text: str) -> None:
        """Give a file another text."""
        self.texts[path] = text
        self.versions[path] += 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(uri=path.as_uri(), version=self.versions[path]),
                [types.TextDocumentContentChangeWholeDocument(text)],
            )
        )

    def close(self, path: Path) -> None:
        """Close a file."""
        del self.texts[path]
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(self.document(path)))

    def changed_on_disk(self, *paths: Path) -> None:
        """Tell that files were made, changed or deleted."""
        events = [types.FileEvent(path.as_uri(), types.FileChangeType.Changed) for path in paths]
        self.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(events))

    async def until(self, path: Path, *messages: str) -> list[types.Diagnostic]:
        """Wait until a file has exactly the diagnostics that begin so."""
        async with asyncio.timeout(PATIENCE):
            while not self.says(path, messages):
                self.news.clear()
                await self.news.wait()
        return self.found[path]

    def says(self, path: Path, messages: tuple[str, ...]) -> bool:
        """Whether a file has exactly these diagnostics."""
        found = self.found.get(path)
        return (
            found is not None
            and len(found) == len(messages)
            and all(one.message.startswith(text) for one, text in zip(found, messages, strict=True))
        )

    def at(self, path: Path, before: str) -> Any:
        """The parameters of a request about the place behind some words."""
        text = self.texts[path]
        place = text.index(before) + len(before)
        lines = text[:place].replace("\r\n", "\n").split("\n")
        column = len(lines[-1].encode("utf-16-le")) // 2
        return {"text_document": self.document(path), "position": types.Position(len(lines) - 1, column)}

    def document(self, path: Path) -> types.TextDocumentIdentifier:
        """A file as requests name it."""
        return types.TextDocumentIdentifier(path.as_uri())

    def text_at(self, path: Path, where: types.Range) -> str:
        """What stands at a range of one line, counted as editors do."""
        assert where.start.line == where.end.line
        line = self.texts[path].replace("\r\n", "\n").split("\n")[where.start.line].encode("utf-16-le")
        return line[2 * where.start.character : 2 * where.end.character].decode("utf-16-le")


@asynccontextmanager
async def editor(options: dict[str, str] | None = None, *arguments: str) -> AsyncIterator[Editor]:
    """An editor with a server of its own; the server has to end in order, and without a fault."""
    client = LanguageClient("test", "1")
    one = Editor(client)

    def publish(params: types.PublishDiagnosticsParams) -> None:
        path = Path(params.uri.removeprefix("file://"))
        if params.version in (None, one.versions.get(path)):
            one.found[path] = list(params.diagnostics)
            one.news.set()

    def show_document(params: types.ShowDocumentParams) -> types.ShowDocumentResult:
        one.documents.append(params)
        return types.ShowDocumentResult(True)

    def choose(params: types.ShowMessageRequestParams) -> types.MessageActionItem | None:
        return params.actions[-1] if params.actions else None

    client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(publish)
    client.feature(types.WINDOW_LOG_MESSAGE)(lambda params: one.faults.append(params.message))
    client.feature(types.WINDOW_SHOW_MESSAGE)(lambda params: one.refusals.append(params.message))
    client.feature(types.WINDOW_SHOW_DOCUMENT)(show_document)
    client.feature(types.WINDOW_SHOW_MESSAGE_REQUEST)(choose)
    await client.start_io(sys.executable, "-m", "pravidla", "lsp", *arguments)
    try:
        await client.initialize_async(
            types.InitializeParams(types.ClientCapabilities(), initialization_options=options or {})
        )
        client.initialized(types.InitializedParams())
        yield one
        await client.shutdown_async(None)
    finally:
        client.exit(None)
        stop: Callable[[], Awaitable[None]] = client.stop
        await asyncio.wait_for(stop(), PATIENCE)
    assert one.faults == []
