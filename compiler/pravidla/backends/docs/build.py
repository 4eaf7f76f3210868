"""From the definitions of a game to its reference page.

In: the definitions as written (`model`), the paragraph index, the digest of the rules. Out: the page as plain data, in
one language. Every key of a definition appears on the page; what this module does not know by name it prints as it
stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pravidla.backends.docs.linking import Linker, holes, section_anchor, title_of
from pravidla.backends.docs.tables import origin_of, plain, rows_block, table_block, ways_block
from pravidla.backends.docs.view import Block, Cell, Chapter, Line, Page, Paragraph, Section, Source, Table, Word
from pravidla.backends.docs.words import words
from pravidla.diagnostics import SourceFile
from pravidla.model.common import Common, Provenance
from pravidla.model.definitions import Definition, GameSpec, ScenarioSpec, Spec
from pravidla.source import Mapping as YamlMapping
from pravidla.source import Node, Scalar
from pravidla.source import Sequence as YamlSequence
from pravidla_runtime.text import sentence

_OWN_PLACE = frozenset({"text", "cites", "uncited", "from", "note"})
"""Keys that the head of a section shows."""
_FIRST = ("rulebook", "rules", "components", "board", "setup", "turn", "actions")
_LAST = ("scoring", "invariants", "readings", "glossary")
"""Order of the chapters, as a rulebook has it; the others stand between by name, modules and examples come last."""
_CITES = re.compile(r"\s*\[(s\d+\.\d+[^\]]*)\]$")


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """A paragraph of the index: id, page, our one-line summary (empty where there is none)."""

    ref: str
    page: str
    summary: str


def build_page(spec: Spec, paragraphs: Sequence[IndexEntry], digest: str, language: str) -> Page:
    """The reference page of a game in `cs` or `en`."""
    linker = Linker.of(spec.definitions, {entry.ref: entry.summary for entry in paragraphs}, language)
    builder = _Builder(spec, linker, language)
    head = spec.head
    title, other = (title_of(head.common, one, head.common.name) for one in _languages(language))
    low, high = head.players
    return Page(
        name=head.common.name,
        title=title,
        other_title=other if other != title else "",
        players=str(low) if low == high else f"{low}–{high}",
        edition=tuple(
            (key, plain(head.common.node.get(key)))
            for key in ("edition", "authors", "publisher", "year")
            if head.common.node.get(key) is not None
        ),
        chapters=builder.chapters(),
        paragraphs=_paragraphs(paragraphs, spec, linker),
        assumed=_assumed(spec, linker),
        digest=digest,
    )


def _languages(language: str) -> tuple[str, str]:
    return ("en", "cs") if language == "en" else ("cs", "en")


def _paragraphs(paragraphs: Sequence[IndexEntry], spec: Spec, linker: Linker) -> tuple[Paragraph, ...]:
    citing: dict[str, list[Word]] = {}
    for one in spec.definitions:
        for ref in _all_cites(one.common.node):
            paragraph = ".".join(ref.split(".")[:2])
            word = linker.definition(one.common)
            if word not in citing.setdefault(paragraph, []):
                citing[paragraph].append(word)
    return tuple(
        Paragraph(entry.ref, entry.page, entry.summary, tuple(citing.get(entry.ref, ()))) for entry in paragraphs
    )


def _all_cites(node: Node) -> Iterable[str]:
    match node:
        case Scalar(value=str(said)):
            found = _CITES.search(said)
            if found:
                yield from (ref.strip() for ref in found.group(1).split(","))
        case YamlSequence(items=items):
            for item in items:
                yield from _all_cites(item)
        case YamlMapping(entries=entries):
            for key, value in entries:
                if key.value == "cites" and isinstance(value, YamlSequence):
                    yield from (str(item.value) for item in value.items if isinstance(item, Scalar))
                else:
                    yield from _all_cites(key)
                    yield from _all_cites(value)


def _assumed(spec: Spec, linker: Linker) -> tuple[Word, ...]:
    return tuple(linker.definition(one.common) for one in spec.definitions if _holds_assumed(one.common.node))


def _holds_assumed(node: Node) -> bool:
    match node:
        case YamlSequence(items=items):
            return any(_holds_assumed(item) for item in items)
        case YamlMapping(entries=entries):
            for key, value in entries:
                if key.value == "from":
                    texts = value.entries if isinstance(value, YamlMapping) else ((key, value),)
                    if any(isinstance(one, Scalar) and str(one.value).startswith("assumed") for _, one in texts):
                        return True
                elif _holds_assumed(value):
                    return True
    return False


class _Builder:
    """Builds the sections; holds what every part of them needs."""

    def __init__(self, spec: Spec, linker: Linker, language: str) -> None:
        self._spec = spec
        self._linker = linker
        self._language = language
        self._words = words(language)
        self._files = {path: SourceFile(path, text) for path, text in spec.sources.items()}

    def chapters(self) -> tuple[Chapter, ...]:
        by_file: dict[str, list[Definition]] = {}
        for one in self._spec.definitions:
            by_file.setdefault(one.common.file, []).append(one)
        return tuple(
            Chapter(f"soubor-{number}", self._chapter_title(path), tuple(self._section(one) for one in by_file[path]))
            for number, path in enumerate(sorted(by_file, key=self._chapter_order), start=1)
        )

    def _relative(self, path: str) -> str:
        return path.removeprefix(self._spec.folder + "/")

    def _chapter_order(self, path: str) -> tuple[int, int, str]:
        relative = self._relative(path)
        late = 2 if relative.startswith("scenarios/") else 1 if "/" in relative else 0
        stem = relative.removesuffix(".yaml")
        known = [*_FIRST, "", *_LAST]
        first = next((place for place, name in enumerate(known) if name and stem.startswith(name)), len(_FIRST))
        return late, first, relative

    def _chapter_title(self, path: str) -> str:
        """The name of a file of the spec: by the glossary, as a usual part of a rulebook, or as it is."""
        *folders, stem = self._relative(path).removesuffix(".yaml").split("/")
        name = self._linker.terms.get(stem) or self._words.get(f"file_{stem}") or stem.replace("_", " ")
        return ": ".join([*(self._words.get(f"file_{folder}", folder) for folder in folders), sentence(name)])

    def _section(self, one: Definition) -> Section:
        common = one.common
        line, _ = self._files[common.file].line_column(common.span.start)
        heading = common.node.get(common.kind)
        return Section(
            anchor=section_anchor(common),
            kind=common.kind,
            name=common.name,
            heading=str(heading.value) if isinstance(heading, Scalar) else common.name,
            title=title_of(common, self._language, ""),
            cites=self._linker.cites(citation.ref for citation in common.cites),
            says=() if isinstance(one, ScenarioSpec) else self._linker.summaries_of(_all_cites(common.node)),
            uncited=common.uncited or "",
            source=_source(common.provenance),
            place=f"{self._relative(common.file)}:{line}",
            module=common.module or "",
            note=common.note or "",
            blocks=tuple(self._blocks(one)),
            used_by=self._linker.users(common),
        )

    def _blocks(self, one: Definition) -> Iterable[Block]:
        common = one.common
        for key, value in common.node.entries:
            name = str(key.value)
            if name == common.kind or name in _OWN_PLACE:
                continue
            if isinstance(one, GameSpec) and name in ("edition", "authors", "publisher", "year", "language", "players"):
                continue
            yield self._block(one, name, value)

    def _block(self, one: Definition, name: str, value: Node) -> Block:
        shown = "when_played" if name == "when" and isinstance(one, ScenarioSpec) else name
        title = self._words.get(shown, name)
        common = one.common
        match name, value:
            case (("rows" | "adds" | "spaces"), YamlSequence()):
                return rows_block(title, value, common, self._linker, self._words)
            case (("rows" | "spaces"), YamlMapping()):
                return table_block(title, value, common, self._linker, self._words)
            case "ways", YamlSequence():
                return ways_block(title, value, self._linker)
            case "has", YamlMapping(entries=entries):
                rows = tuple(self._state(common, str(key.value), node) for key, node in entries)
                return Block(title, table=Table((self._words["row"], self._words["name"], self._words["kind"]), rows))
            case (("require" | "all"), YamlMapping(entries=entries)):
                return Block(title, tuple(self._condition(key, node) for key, node in entries))
            case _:
                return Block(title, self._lines(value))

    def _state(self, common: Common, name: str, node: Node) -> tuple[Cell, ...]:
        """A declaration: its name in the spec, what readers call it, what it is."""
        called = self._linker.terms.get(name, "")
        return (
            Cell((Word(name),)),
            Cell((Word(called),)),
            Cell(self._linker.sentence(_scalar(node)), origin_of(common, name)),
        )

    def _condition(self, key: Scalar, node: Node) -> Line:
        name = str(key.value)
        if isinstance(node, Scalar):
            return Line(self._linker.sentence(_scalar(node)), name=name)
        assert isinstance(node, YamlMapping)
        told = node.get("else")
        refusal = ""
        if isinstance(told, YamlMapping):
            text = told.get(self._language)
            refusal = fill_scalar(text, self._language)
        cites = node.get("cites")
        refs = (
            [str(item.value) for item in cites.items if isinstance(item, Scalar)]
            if isinstance(cites, YamlSequence)
            else []
        )
        sentence = self._linker.sentence(_scalar(node.get("that")))
        origin = node.get("from")
        source = source_of(str(origin.value)) if isinstance(origin, Scalar) else None
        return Line((*sentence, *self._linker.cites(refs)), name=name, refusal=refusal, source=source)

    def _lines(self, node: Node) -> tuple[Line, ...]:
        match node:
            case Scalar():
                return (Line(self._linker.sentence(_scalar(node))),)
            case YamlSequence(items=items):
                return tuple(line for item in items for line in self._item(item))
            case YamlMapping(entries=entries):
                return tuple(self._entry(key, value) for key, value in entries)

    def _item(self, node: Node) -> Iterable[Line]:
        """An item of an outline: a sentence, a header with what it governs, an annotated step, an option in place."""
        if isinstance(node, YamlMapping) and node.get("do") is not None and node.get("option") is None:
            steps = self._lines(_present(node.get("do")))
            origin = node.get("from")
            source = source_of(str(origin.value)) if isinstance(origin, Scalar) else None
            text = node.get("text")
            told = fill_scalar(text.get(self._language), self._language) if isinstance(text, YamlMapping) else ""
            return tuple(Line(line.sentence, line.children, source=source, label=told) for line in steps)
        return self._lines(node)

    def _entry(self, key: Scalar, value: Node) -> Line:
        name = str(key.value)
        match value:
            case Scalar():
                return Line(self._linker.sentence(_scalar(value)), label=self._words.get(name, name))
            case YamlMapping(entries=entries) if name in ("require", "all"):
                return Line(
                    (), tuple(self._condition(one, node) for one, node in entries), label=self._words.get(name, name)
                )
            case YamlMapping() if name == "text":
                return Line((Word(fill_scalar(value.get(self._language), self._language)),), label=self._words["name"])
            case _ if name in self._words:
                return Line((), self._lines(value), label=self._words[name])
            case _:
                return Line(self._linker.sentence(name), self._lines(value))


def _present(node: Node | None) -> Node:
    assert node is not None
    return node


def _scalar(node: Node | None) -> str:
    if not isinstance(node, Scalar) or node.value is None:
        return ""
    if isinstance(node.value, bool):
        return "true" if node.value else "false"
    return str(node.value)


def fill_scalar(node: Node | None, language: str) -> str:
    """A text in one language without what is filled in."""
    return holes(_scalar(node), language)


def _source(provenance: Provenance | None) -> Source | None:
    return source_of(provenance.text) if provenance is not None else None


def source_of(text: str) -> Source:
    """The provenance written as `kind rest`."""
    return Source(text.split(" ", 1)[0], text)
