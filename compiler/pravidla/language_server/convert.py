"""From what the project knows to the types of the protocol."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from lsprotocol import types

from pravidla.diagnostics import Diagnostic, Severity, SourceFile, Span
from pravidla.language_server.completion import Choice
from pravidla.language_server.outline import Symbol
from pravidla.language_server.positions import Encoding, offset, position
from pravidla.language_server.snapshot import Stretch

_SYMBOLS = {
    "game": types.SymbolKind.Module,
    "module": types.SymbolKind.Module,
    "list": types.SymbolKind.Enum,
    "component": types.SymbolKind.Enum,
    "row": types.SymbolKind.EnumMember,
    "column": types.SymbolKind.Field,
    "state": types.SymbolKind.Variable,
    "value": types.SymbolKind.Constant,
    "table": types.SymbolKind.Array,
    "track": types.SymbolKind.Array,
    "board": types.SymbolKind.Array,
    "rule": types.SymbolKind.Function,
    "action": types.SymbolKind.Method,
    "trigger": types.SymbolKind.Event,
    "condition": types.SymbolKind.Boolean,
    "invariant": types.SymbolKind.Boolean,
    "option": types.SymbolKind.Property,
    "paragraph": types.SymbolKind.String,
    "word": types.SymbolKind.String,
}

_COMPLETIONS = {
    "list": types.CompletionItemKind.Enum,
    "component": types.CompletionItemKind.Enum,
    "row": types.CompletionItemKind.EnumMember,
    "column": types.CompletionItemKind.Field,
    "state": types.CompletionItemKind.Field,
    "value": types.CompletionItemKind.Constant,
    "rule": types.CompletionItemKind.Function,
    "action": types.CompletionItemKind.Method,
    "condition": types.CompletionItemKind.Property,
    "option": types.CompletionItemKind.Property,
    "module": types.CompletionItemKind.Module,
    "unit": types.CompletionItemKind.Unit,
    "key": types.CompletionItemKind.Keyword,
    "paragraph": types.CompletionItemKind.Reference,
}


@dataclass(frozen=True, slots=True)
class Converter:
    """Places by the column unit of the client, in the texts that `file` finds; addresses as the client writes them."""

    encoding: Encoding
    file: Callable[[Path], SourceFile | None]
    uri: Callable[[Path], str]

    def offset(self, file: SourceFile, place: types.Position) -> int:
        """The offset of a position."""
        return offset(file, place.line, place.character, self.encoding)

    def range(self, place: Stretch) -> types.Range:
        """The range of a place; that of the file's beginning where its text is not at hand."""
        file = self.file(place.path) or SourceFile("", "")
        start = types.Position(*position(file, place.start, self.encoding))
        return types.Range(start, types.Position(*position(file, place.end, self.encoding)))

    def location(self, place: Stretch) -> types.Location:
        """A place with its file."""
        return types.Location(self.uri(place.path), self.range(place))

    def diagnostic(self, one: Diagnostic) -> types.Diagnostic:
        """A problem with all that is said about it."""
        parts = [one.message, one.primary.text, *one.notes, one.help or ""]
        parts += [f"see {', '.join(one.refs)}"] if one.refs else []
        related = [
            types.DiagnosticRelatedInformation(self.location(_stretch(label.span)), label.text or "also here")
            for label in one.secondary
        ]
        return types.Diagnostic(
            range=self.range(_stretch(one.primary.span)),
            message="\n".join(part for part in parts if part),
            severity=(
                types.DiagnosticSeverity.Error if one.severity is Severity.ERROR else types.DiagnosticSeverity.Warning
            ),
            code=one.code,
            source="pravidla",
            related_information=related or None,
            tags=[types.DiagnosticTag.Unnecessary] if one.code in ("PRV901", "PRV902") else None,
        )

    def symbol(self, one: Symbol) -> types.DocumentSymbol:
        """A symbol with its parts."""
        return types.DocumentSymbol(
            name=one.name,
            kind=_SYMBOLS.get(one.kind, types.SymbolKind.Object),
            range=self.range(one.whole),
            selection_range=self.range(one.at),
            detail=one.kind,
            children=[self.symbol(part) for part in one.parts],
        )

    def completion(self, path: Path, one: Choice, number: int) -> types.CompletionItem:
        """A choice, in the order in which they were found."""
        return types.CompletionItem(
            label=one.label,
            kind=_COMPLETIONS.get(one.kind, types.CompletionItemKind.Variable),
            detail=one.detail or None,
            sort_text=f"{number:05}",
            text_edit=types.TextEdit(self.range(Stretch(path, one.start, one.end)), one.label),
        )


def _stretch(span: Span) -> Stretch:
    return Stretch(Path(span.file), span.start, span.end)
