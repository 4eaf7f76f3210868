"""The protocol: requests and notifications of an editor over standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path

from pravidla.diagnostics import Diagnostic, SourceFile
from pravidla.editing.renaming import RenamingRefused
from pravidla.language_server import completion, garbage, hover, lenses, outline, paragraphs, renames
from pravidla.language_server.convert import Converter
from pravidla.language_server.desk import Desk, Document
from pravidla.language_server.passages import Passages, transcripts_folder
from pravidla.language_server.positions import Encoding
from pravidla.language_server.session import Session
from pravidla.language_server.snapshot import Stretch
from pravidla.language_server.view import View

SHOW = "pravidla.show"
"""The command of a lens: leads to one of several places, asking which one."""

_TURN = 0.001
"""Seconds that a thread may go on while another one waits: an answer is short, and the analysis is not."""


def serve(given: dict[Path, tuple[Path, ...]]) -> None:
    """Serve an editor over standard input and output until it goes. `given`: overlays by the folders of their games."""
    garbage.wait_for_quiet()
    sys.setswitchinterval(_TURN)
    server = LanguageServer("pravidla", version("pravidla"), text_document_sync_kind=types.TextDocumentSyncKind.Full)
    handlers = Handlers(server, given)
    handlers.register()
    server.start_io()
    handlers.session.stop()


@dataclass(slots=True, init=False)
class Handlers:
    """What is done for each message."""

    server: LanguageServer
    session: Session

    def __init__(self, server: LanguageServer, given: dict[Path, tuple[Path, ...]]) -> None:
        self.server = server
        self.session = Session(Desk(given), self.publish, self.report, Passages(None), rest=garbage.collect)

    def register(self) -> None:
        """Tell the server which messages are understood."""
        completing = types.CompletionOptions(trigger_characters=[".", "[", ",", " ", "{"])
        renaming = types.RenameOptions(prepare_provider=True)
        handlers: tuple[tuple[str, Callable[..., object], object], ...] = (
            (types.INITIALIZE, self.initialize, None),
            (types.INITIALIZED, self.initialized, None),
            (types.TEXT_DOCUMENT_DID_OPEN, self.did_open, None),
            (types.TEXT_DOCUMENT_DID_CHANGE, self.did_change, None),
            (types.TEXT_DOCUMENT_DID_CLOSE, self.did_close, None),
            (types.TEXT_DOCUMENT_DID_SAVE, self.did_save, None),
            (types.WORKSPACE_DID_CHANGE_WATCHED_FILES, self.did_change_files, None),
            (types.TEXT_DOCUMENT_DEFINITION, self.definition, None),
            (types.TEXT_DOCUMENT_REFERENCES, self.references, None),
            (types.TEXT_DOCUMENT_HOVER, self.hover, None),
            (types.TEXT_DOCUMENT_COMPLETION, self.completion, completing),
            (types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, self.symbols, None),
            (types.TEXT_DOCUMENT_CODE_LENS, self.lenses, None),
            (types.TEXT_DOCUMENT_PREPARE_RENAME, self.prepare_rename, None),
            (types.TEXT_DOCUMENT_RENAME, self.rename, renaming),
        )
        # the server marks what it is given, and a method cannot be marked
        for name, handler, options in handlers:
            self.server.feature(name, options)(partial(handler))
        self.server.command(SHOW)(partial(self.show))

    # ------------------------------------------------------------ beginning

    def initialize(self, params: types.InitializeParams) -> None:
        """The options of a client: `transcripts`, the folder with the user's own texts of rulebooks."""
        options = params.initialization_options
        named = options.get("transcripts") if isinstance(options, dict) else None
        self.session.passages.folder = transcripts_folder(named if isinstance(named, str) else None)

    async def initialized(self, _params: types.InitializedParams) -> None:
        """Ask for news of files that are not open, where the client can tell them."""
        workspace = self.server.client_capabilities.workspace
        watching = None if workspace is None else workspace.did_change_watched_files
        if watching is not None and watching.dynamic_registration:
            watcher = types.FileSystemWatcher(glob_pattern="**/*.yaml")
            options = types.DidChangeWatchedFilesRegistrationOptions([watcher])
            await self.server.client_register_capability_async(
                types.RegistrationParams(
                    [types.Registration("files", types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options)]
                )
            )

    # ------------------------------------------------------------ documents

    async def did_open(self, params: types.DidOpenTextDocumentParams) -> None:
        """A file was opened."""
        one = params.text_document
        self._take(one.uri, one.text, one.version)

    async def did_change(self, params: types.DidChangeTextDocumentParams) -> None:
        """A file has another text."""
        uri = params.text_document.uri
        self._take(uri, self.server.workspace.get_text_document(uri).source, params.text_document.version)

    async def did_close(self, params: types.DidCloseTextDocumentParams) -> None:
        """A file was closed."""
        path = path_of(params.text_document.uri)
        if path is not None:
            self.session.close(path)

    async def did_save(self, params: types.DidSaveTextDocumentParams) -> None:
        """A file was saved."""
        path = path_of(params.text_document.uri)
        if path is not None:
            self.session.touch(path)

    async def did_change_files(self, params: types.DidChangeWatchedFilesParams) -> None:
        """Files were made, changed or deleted outside the editor."""
        for change in params.changes:
            path = path_of(change.uri)
            if path is not None:
                self.session.touch(path)

    def _take(self, uri: str, text: str, number: int | None) -> None:
        path = path_of(uri)
        if path is not None:
            self.session.open(path, Document(uri, clean(text), number))

    def publish(self, path: Path, found: tuple[Diagnostic, ...]) -> None:
        """Show the diagnostics of a file."""
        document = self.session.desk.documents.get(path)
        converter = self.converter(None)
        self.server.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(
                uri=converter.uri(path),
                diagnostics=[converter.diagnostic(one) for one in found],
                version=None if document is None else document.version,
            )
        )

    def report(self, fault: str) -> None:
        """Tell of a fault of ours where the client shows its log."""
        self.server.window_log_message(types.LogMessageParams(types.MessageType.Error, fault))

    # ------------------------------------------------------------ answers

    async def definition(self, params: types.DefinitionParams) -> list[types.Location]:
        """Where the name or paragraph at a place is declared."""
        found = await self._at(params.text_document.uri, params.position)
        if found is None:
            return []
        view, place = found
        ref = paragraphs.reference_at(view.snapshot.text_of(place.path) or "", place.start)
        if ref is not None:
            entry = paragraphs.entry(view, ref[0])
            return [] if entry is None else [self.converter(view).location(entry)]
        one = view.names.at(place)
        return self._locations(view, [] if one is None else [other.at for other in view.names.declarations(one)])

    async def references(self, params: types.ReferenceParams) -> list[types.Location]:
        """All places of the name or paragraph at a place."""
        found = await self._at(params.text_document.uri, params.position)
        if found is None:
            return []
        view, place = found
        ref = paragraphs.reference_at(view.snapshot.text_of(place.path) or "", place.start)
        if ref is not None:
            return [self.converter(view).location(one) for one in paragraphs.citations(view, ref[0])]
        one = view.names.at(place)
        if one is None:
            return []
        places = [other.at for other in view.names.references(one)]
        if not params.context.include_declaration:
            declared = {other.at for other in view.names.declarations(one)}
            places = [other for other in places if other not in declared]
        return self._locations(view, places)

    async def hover(self, params: types.HoverParams) -> types.Hover | None:
        """What is known about the name or paragraph at a place."""
        found = await self._at(params.text_document.uri, params.position)
        if found is None:
            return None
        view, place = found
        said = await self.session.answer(lambda: hover.hover(view, place))
        shown = None if said is None else view.shown(said[1])
        if said is None or shown is None:
            return None
        content = types.MarkupContent(types.MarkupKind.Markdown, said[0])
        return types.Hover(content, self.converter(view).range(shown))

    async def completion(self, params: types.CompletionParams) -> types.CompletionList:
        """What can be written at a place."""
        path = path_of(params.text_document.uri)
        found = None if path is None else await self.session.view(path, patience=0)
        file = None if found is None or path is None else found[1].file(path)
        if found is None or path is None or file is None:
            return types.CompletionList(False, [])
        project, view = found
        converter = self.converter(view)
        place = converter.offset(file, params.position)
        choices = await self.session.answer(lambda: completion.complete(project, view, path, file.text, place))
        items = [converter.completion(path, one, number) for number, one in enumerate(choices)]
        return types.CompletionList(False, items)

    async def symbols(self, params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        """The outline of a file."""
        path = path_of(params.text_document.uri)
        found = None if path is None else await self.session.view(path)
        if found is None or path is None:
            return []
        view = found[1]
        return [self._analysed(view).symbol(one) for one in outline.outline(view, path)]

    async def lenses(self, params: types.CodeLensParams) -> list[types.CodeLens]:
        """The notes above the lines of a file."""
        path = path_of(params.text_document.uri)
        found = None if path is None else await self.session.view(path)
        if found is None or path is None:
            return []
        view = found[1]
        converter = self.converter(view)
        result = []
        for one in await self.session.answer(lambda: list(lenses.lenses(view, path))):
            at = view.shown(one.at)
            if at is not None:
                goals = [[name, *_plain(converter.location(place))] for name, place in one.goals]
                where = converter.range(Stretch(at.path, at.start, at.start))
                result.append(types.CodeLens(where, types.Command(one.title, SHOW, arguments=[goals])))
        return result

    async def prepare_rename(self, params: types.PrepareRenameParams) -> types.Range | None:
        """Whether the name at a place can be renamed."""
        found = await self._at(params.text_document.uri, params.position)
        one = None if found is None else found[0].names.at(found[1])
        if found is None or one is None or not renames.renamable(found[0].names, one):
            return None
        shown = found[0].shown(one.at)
        return None if shown is None else self.converter(found[0]).range(shown)

    async def rename(self, params: types.RenameParams) -> types.WorkspaceEdit | None:
        """Rename what is at a place in all files of the game. Refused, with the reason, where that is not safe."""
        path = path_of(params.text_document.uri)
        found = None if path is None else await self.session.view(path, complete=True)
        file = None if found is None or path is None else found[1].file(path)
        if found is None or path is None or file is None:
            return None
        project, view = found
        converter = self.converter(view)
        place = view.analysed(path, converter.offset(file, params.position))
        one = None if place is None else view.names.at(place)
        if one is None:
            return None
        try:
            changes = await self.session.analyse(lambda: renames.renamed(project, view.names, one, params.new_name))
        except RenamingRefused as refusal:
            self.server.window_show_message(types.ShowMessageParams(types.MessageType.Error, str(refusal)))
            return None
        edits: dict[str, list[types.TextEdit]] = {}
        for place, word in changes:
            shown = view.shown(place)
            if shown is None:
                return None
            edits.setdefault(converter.uri(place.path), []).append(types.TextEdit(converter.range(shown), word))
        return types.WorkspaceEdit(changes=edits)

    async def show(self, goals: Any = None) -> None:
        """Lead to one of the places of a lens."""
        known = [one for one in goals or () if isinstance(one, list) and len(one) == 6]
        if len(known) > 1:
            names = list(dict.fromkeys(str(one[0]) for one in known))
            asked = types.ShowMessageRequestParams(
                types.MessageType.Info, "Which one?", [types.MessageActionItem(name) for name in names]
            )
            chosen = await self.server.window_show_message_request_async(asked)
            known = [one for one in known if chosen is not None and one[0] == chosen.title]
        if known:
            _, uri, line, column, end_line, end = known[0]
            selection = types.Range(types.Position(line, column), types.Position(end_line, end))
            await self.server.window_show_document_async(
                types.ShowDocumentParams(uri, take_focus=True, selection=selection)
            )

    # ------------------------------------------------------------ places

    async def _at(self, uri: str, where: types.Position) -> tuple[View, Stretch] | None:
        """A place in the text that was analysed, with all that is known about its game."""
        path = path_of(uri)
        found = None if path is None else await self.session.view(path)
        file = None if found is None or path is None else found[1].file(path)
        if found is None or path is None or file is None:
            return None
        view = found[1]
        place = view.analysed(path, self.converter(view).offset(file, where))
        return None if place is None else (view, place)

    def _locations(self, view: View, places: Iterable[Stretch]) -> list[types.Location]:
        converter = self.converter(view)
        return [converter.location(shown) for one in places if (shown := view.shown(one)) is not None]

    def converter(self, view: View | None) -> Converter:
        """Places and addresses as the client writes them, in the texts on the screen (else on the disk)."""

        def file(path: Path) -> SourceFile | None:
            known = None if view is None else view.file(path)
            return known or self._on_screen(path)

        return Converter(self._encoding(), file, self.uri)

    def _analysed(self, view: View) -> Converter:
        """The same in the texts that were analysed."""

        def file(path: Path) -> SourceFile | None:
            text = view.snapshot.text_of(path)
            return None if text is None else SourceFile(str(path), text)

        return Converter(self._encoding(), file, self.uri)

    def _on_screen(self, path: Path) -> SourceFile | None:
        document = self.session.desk.documents.get(path)
        if document is not None:
            return SourceFile(str(path), document.text)
        for project in self.session.desk.belonging(path):
            text = None if project.snapshot is None else project.snapshot.text_of(path)
            if text is not None:
                return SourceFile(str(path), text)
        return None

    def uri(self, path: Path) -> str:
        """The address of a file, as the client wrote it where it is open."""
        document = self.session.desk.documents.get(path)
        return document.uri if document is not None else from_fs_path(str(path)) or path.as_uri()

    def _encoding(self) -> Encoding:
        match self.server.workspace.position_encoding:
            case types.PositionEncodingKind.Utf8:
                return "utf-8"
            case types.PositionEncodingKind.Utf32:
                return "utf-32"
            case _:
                return "utf-16"


def path_of(uri: str) -> Path | None:
    """The path of a file; None for what is no file."""
    if not uri.startswith("file:"):
        return None
    path = to_fs_path(uri)
    return Path(path) if path else None


def clean(text: str) -> str:
    """A text as a file could hold it: half characters, which no file can hold, are replaced one by one."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _plain(place: types.Location) -> tuple[str, int, int, int, int]:
    start, end = place.range.start, place.range.end
    return place.uri, start.line, start.character, end.line, end.character
