"""YAML text to a tree with positions.

A YAML library only cuts the text into events; values, duplicate keys and everything that specs may not use (anchors,
aliases, tags, merge keys, several documents) are decided here. A mistake in the syntax loses no more than the item
of the outermost list that it stands in: the others are read, and their mistakes are reported in the same run. The
tree that comes with errors is good for finding more of them, not for compiling.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import yaml

from pravidla.diagnostics.model import Diagnostic, Label, SourceFile, Span
from pravidla.source.characters import check_characters, describe, first_disguised, first_forbidden, neutral
from pravidla.source.nodes import Mapping, Node, Scalar, Sequence, Value, key_text
from pravidla.source.offsets import scalar_offsets
from pravidla.source.syntax_errors import question_mark, translate

DEEPEST = 48
"""Levels of lists and mappings. A person cannot read a rule of a third of it."""

MOST_BROKEN = 100
"""Items of a file with mistakes in their YAML that are reported; a file with more of them is no spec."""

MOST_REPORTED = 500
"""Other mistakes of a file that are reported, for the same reason."""

NOTE_PREFIX = "x-"
"""Keys that begin so are authors' notes: allowed in every mapping, and left out of the tree."""

_ITEM = re.compile(r"^- ?", re.MULTILINE)
_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]*)")
_LONGEST_INTEGER = 18
_WORDS: tuple[tuple[str, Value], ...] = (("", None), ("null", None), ("true", True), ("false", False))


def parse_yaml(file: SourceFile, *, pure: bool = False) -> tuple[Node | None, list[Diagnostic]]:
    """The tree of a file, or nothing, and every mistake found. `pure` does without the library's C code (slower)."""
    diagnostics = check_characters(file)
    dirty = [one.primary.span for one in diagnostics]
    text = neutral(file.text)
    whole = _Reader(file, text, 0, len(text), pure)
    node = whole.read()
    if whole.syntax_error is None:
        if node is None and not whole.diagnostics and not dirty:
            place = Label(Span(file.path, 0, 0), "")
            whole.diagnostics.append(Diagnostic("PRV204", "the file says nothing", place, help="delete it, or fill it"))
        return node, diagnostics + whole.diagnostics
    starts = [match.start() for match in _ITEM.finditer(text)]
    bounds = sorted({0, *starts, len(text)})
    items: list[Node] = []
    found: list[Diagnostic] = []
    broken = 0
    for start, end in pairwise(bounds):
        if broken == MOST_BROKEN:
            break
        part = _Reader(file, text, start, end, pure)
        node = part.read()
        found.extend(part.diagnostics)
        if part.syntax_error is not None:
            broken += 1
            if not any(start <= span.start < end for span in dirty):
                found.append(part.syntax_error)
        elif isinstance(node, Sequence) and start in starts:
            items.extend(node.items)
    if not broken:
        found.append(whole.syntax_error)
    if not items:
        return None, diagnostics + found
    return Sequence(tuple(items), Span(file.path, starts[0], items[-1].span.end)), diagnostics + found


@dataclass(slots=True)
class _Open:
    """A list or mapping that is being read."""

    is_mapping: bool
    is_flow: bool
    start: int
    nodes: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class _Reader:
    """One pass over a part of a file. `syntax_error` is set when the YAML library gave up."""

    file: SourceFile
    text: str
    start: int
    end: int
    pure: bool
    diagnostics: list[Diagnostic] = field(default_factory=list)
    syntax_error: Diagnostic | None = None
    flow: int = 0
    spoiled: bool = False
    anchors: list[tuple[str, Span]] = field(default_factory=list)
    aliases: list[tuple[str, Span]] = field(default_factory=list)

    def read(self) -> Node | None:
        """The tree of this part. What the C code refuses is read again without it, so that both report the same."""
        if not self.pure:
            try:
                return self._build(self._events(getattr(yaml, "CSafeLoader", yaml.SafeLoader)))
            except yaml.YAMLError:
                self.diagnostics, self.anchors, self.aliases, self.flow, self.spoiled = [], [], [], 0, False
        try:
            return self._build(self._events(yaml.SafeLoader))
        except yaml.YAMLError as error:
            self.syntax_error = translate(error, self.file, self.start)
        return None

    def _events(self, loader: type[yaml.SafeLoader] | type[yaml.CSafeLoader]) -> Iterator[yaml.Event]:
        return iter(yaml.parse(self.text[self.start : self.end], Loader=loader))

    def _build(self, events: Iterator[yaml.Event]) -> Node | None:
        try:
            return self._tree(events)
        finally:
            self._refuse_references()

    def _refuse_references(self) -> None:
        """Anchors and aliases: one message at the first of them, however many there are."""
        if self.aliases:
            name, place = self.aliases[0]
            meant = next((span for other, span in self.anchors if other == name), None)
            rest = [("alias", "aliases", len(self.aliases) - 1)]
            rest.append(("anchor", "anchors", len(self.anchors) - (meant is not None)))
            code, message, help_text = "PRV221", f"the alias `*{name}` is not allowed", "write the value out"
            secondary = () if meant is None else (Label(meant, "what it stands for"),)
        elif self.anchors:
            name, place = self.anchors[0]
            rest, secondary = [("anchor", "anchors", len(self.anchors) - 1)], ()
            code, message, help_text = (
                "PRV222",
                f"the anchor `&{name}` is not allowed",
                "delete it, and write values out",
            )
        else:
            return
        more = " and ".join(f"{number} more {one if number == 1 else many}" for one, many, number in rest if number)
        notes = (f"{more} in the same place",) if more else ()
        self._add(Diagnostic(code, message, Label(place, ""), secondary=secondary, notes=notes, help=help_text))

    def _tree(self, events: Iterator[yaml.Event]) -> Node | None:
        root: Node | None = None
        stack: list[_Open] = []
        documents = 0
        for event in events:
            node: Node | None = None
            match event:
                case yaml.DocumentStartEvent():
                    documents += 1
                    if not self._document(event, documents):
                        return root
                case yaml.SequenceStartEvent() | yaml.MappingStartEvent():
                    self._properties(event)
                    is_flow = bool(event.flow_style)
                    self.flow += is_flow
                    is_mapping = isinstance(event, yaml.MappingStartEvent)
                    stack.append(_Open(is_mapping, is_flow, self._content_start(event)))
                    if len(stack) > DEEPEST:
                        self._report("PRV208", f"more than {DEEPEST} levels of nesting", event, "give a part a name")
                        return None
                case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                    node = self._close(stack.pop(), event)
                case yaml.AliasEvent():
                    self.aliases.append((str(event.anchor), self._span(event)))
                    self.spoiled = True
                    node = Scalar(None, self._span(event), (self._offset(event.start_mark),), False)
                case yaml.ScalarEvent():
                    node = self._scalar(event)
            if node is None:
                continue
            if not stack:
                root = node
            elif len(stack) == 1 and self.spoiled and not (stack[0].is_mapping and len(stack[0].nodes) % 2 == 0):
                # A value that could not be read would only breed more complaints about the same place.
                self.spoiled = False
                if stack[0].is_mapping:
                    stack[0].nodes.pop()
            else:
                stack[-1].nodes.append(node)
        return root

    def _document(self, event: yaml.DocumentStartEvent, number: int) -> bool:
        if event.version or event.tags:
            self._report("PRV227", "YAML directives are not allowed", event, "delete the line")
        if number > 1:
            self._report("PRV226", "a second document begins here", event, "a file is one list of definitions")
        return number == 1

    def _close(self, opened: _Open, event: yaml.Event) -> Node:
        self.flow -= opened.is_flow
        if self.text[self._offset(event.start_mark) : self._offset(event.end_mark)] in ("]", "}"):
            end = self._offset(event.end_mark)
        else:
            end = opened.nodes[-1].span.end if opened.nodes else self._offset(event.start_mark)
        span = Span(self.file.path, opened.start, max(opened.start, end))
        if not opened.is_mapping:
            return Sequence(tuple(opened.nodes), span)
        entries: list[tuple[Scalar, Node]] = []
        seen: dict[str, Scalar] = {}
        for key, value in zip(opened.nodes[::2], opened.nodes[1::2], strict=False):
            if not isinstance(key, Scalar):
                self._report_span("PRV225", "a key is a single word or sentence", key.span, "", None)
            elif key.value == "<<" and not key.quoted:
                help_text = "write the keys out"
                self._report_span("PRV224", "the merge key `<<` is not allowed", key.span, "", help_text)
            elif (first := seen.get(key_text(key.value))) is not None:
                self._add(
                    Diagnostic(
                        "PRV220",
                        f"the key `{key_text(key.value)}` stands here twice",
                        Label(key.span, "again here"),
                        secondary=(Label(first.span, "first here"),),
                        help="keep one of them, or make the second a list item of its own",
                    )
                )
            else:
                seen[key_text(key.value)] = key
                if not (isinstance(key.value, str) and key.value.startswith(NOTE_PREFIX)):
                    entries.append((key, value))
        return Mapping(tuple(entries), span)

    def _scalar(self, event: yaml.ScalarEvent) -> Scalar:
        self._properties(event)
        start, end = self._content_start(event), self._offset(event.end_mark)
        style = event.style or None
        value: str = event.value
        offsets = scalar_offsets(self.text, start, end, value, style)
        if offsets is None:
            offsets = (*([start] * len(value)), max(start, end))
        if style in ("|", ">"):
            end = max(start, len(self.text[:end].rstrip(" \r\n")))
        span = Span(self.file.path, start, max(start, end))
        if style is not None:
            self._check_escapes(value, offsets, style)
            # A block keeps its line breaks; what may not stand in a value goes no further than this.
            return Scalar(neutral(value), span, offsets, True)
        if self.flow and "?" in value:
            self._add(question_mark(self.file, offsets[value.index("?")]))
        return Scalar(self._resolve(value, span), span, offsets, False)

    def _check_escapes(self, value: str, offsets: tuple[int, ...], style: str) -> None:
        if style != '"':
            return
        disguised = first_disguised(value)
        if disguised is not None:
            at, letter, word = disguised
            place = Span(self.file.path, offsets[at], offsets[at + 1])
            if "\\" in self.text[place.start : place.end]:
                message = f"an escape stands for {describe(letter)}, which looks like a Latin letter"
                self._report_span("PRV219", message, place, "in disguise", f"write `{word}`")
        found = first_forbidden(value)
        if not found:
            return
        start, end = offsets[found[0]], offsets[min(found[0] + found[1], len(value))]
        # What stands in the file unescaped has been reported already.
        if "\\" in self.text[start:end]:
            place = Span(self.file.path, start, end)
            self._report_span("PRV205", f"{found[2]} is not allowed", place, "", "delete it")

    def _resolve(self, value: str, span: Span) -> Value:
        for word, meaning in _WORDS:
            if value == word:
                return meaning
        if not _INTEGER.fullmatch(value):
            return value
        if len(value) <= _LONGEST_INTEGER:
            return int(value)
        message = f"a number has at most {_LONGEST_INTEGER} digits"
        self._report_span("PRV209", message, span, "", "put a text in double quotes")
        return 0

    def _properties(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        """Anchor and tag, which stand before the content."""
        if event.anchor:
            self.anchors.append((event.anchor, self._property(event, "&")))
        if event.tag:
            help_text = "delete it; put a text that looks like a number in double quotes"
            self._report_span("PRV223", "a YAML tag is not allowed", self._property(event, "!"), "", help_text)

    def _property(self, event: yaml.Event, mark: str) -> Span:
        """Where an anchor or a tag stands."""
        start = self._offset(event.start_mark)
        at = self.text.find(mark, start)
        at = start if at < 0 else at
        word = re.compile(r"\S+").match(self.text, at)
        return Span(self.file.path, at, word.end() if word else at)

    def _content_start(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> int:
        """Where the content begins: after anchor and tag, which the event's own start includes."""
        start = self._offset(event.start_mark)
        if event.anchor or event.tag:
            match = re.compile(r"(?:[&!]\S*\s*)+").match(self.text, start, self.end)
            start = match.end() if match else start
        return start

    def _offset(self, mark: object) -> int:
        """The place in the file of a mark of the library, which has classes for it in Python and in C."""
        return self.start + int(getattr(mark, "index", 0))

    def _span(self, event: yaml.Event) -> Span:
        return Span(self.file.path, self._offset(event.start_mark), self._offset(event.end_mark))

    def _add(self, problem: Diagnostic) -> None:
        if len(self.diagnostics) < MOST_REPORTED:
            self.diagnostics.append(problem)

    def _report(self, code: str, message: str, event: yaml.Event, help_text: str | None) -> None:
        self._report_span(code, message, self._span(event), "", help_text)

    def _report_span(self, code: str, message: str, span: Span, label: str, help_text: str | None) -> None:
        self._add(Diagnostic(code, message, Label(span, label), help=help_text))
