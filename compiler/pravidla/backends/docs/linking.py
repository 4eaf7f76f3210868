"""Anchors and links: names in sentences lead to their definitions, citations to their paragraphs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from pravidla.backends.docs.view import Sentence, Word
from pravidla.model.common import Common
from pravidla.model.definitions import Definition, ListSpec, RowSpec, ScenarioSpec, StateSpec, WordSpec
from pravidla.source import Mapping as YamlMapping
from pravidla.source import Node, Scalar
from pravidla.source import Sequence as YamlSequence
from pravidla.syntax import ast
from pravidla_runtime.text import czech

_CITES = re.compile(r"\s*\[(s\d+\.\d+[^\]]*)\]$")
_NAME = re.compile(r"[^\W\d]\w*")
_HOLE = re.compile(r"\{[^{}|]*\}")
_FORMS = re.compile(r"\{[^{}|]*\|([^{}]*)\}")
_SILENT = frozenset({"text", "cites", "uncited", "note", "from", "because", "question", "choices"})


def section_anchor(common: Common) -> str:
    """The anchor of a definition: its kind and name; of a state also the first thing that it declares, for several may
    belong to one owner; what is added to a list of the base has its file besides."""
    anchor = f"{common.kind}-{common.name.replace(' ', '-')}"
    if common.node.get("adds") is not None:
        return f"{anchor}-{PurePosixPath(common.file).stem}"
    declared = common.node.get("has") if common.kind == "state" else None
    first = f"-{declared.entries[0][0].value}" if isinstance(declared, YamlMapping) and declared.entries else ""
    return f"{anchor}{first}"


def paragraph_anchor(ref: str) -> str:
    """The anchor of a paragraph; a sentence (`s7.12.1`) leads to its paragraph."""
    return ".".join(ref.split(".")[:2])


def title_of(common: Common, language: str, fallback: str) -> str:
    """The text of a definition with its holes shown as ⟨name⟩; `fallback` where it has none in the language."""
    text = common.node.get("text")
    node = text.get(language) if isinstance(text, YamlMapping) else None
    return holes(str(node.value), language) if isinstance(node, Scalar) and node.value is not None else fallback


def holes(text: str, language: str) -> str:
    """A template as a reader sees it: dots for what is filled in, words for many; Czech as it is set."""
    plain = _HOLE.sub("…", _FORMS.sub(lambda match: match.group(1).split("|")[-1], text))
    return czech(plain) if language == "cs" else plain


@dataclass(frozen=True, slots=True)
class Linker:
    """Knows where every name leads."""

    anchors: Mapping[str, tuple[str, str]]
    """name -> anchor and title"""
    summaries: Mapping[str, str]
    uses: Mapping[str, tuple[Word, ...]]
    """anchor -> definitions whose sentences name it"""
    rows: Mapping[str, Word]
    """id of a row -> its name, with a link to its list; ids that two lists have are left out"""
    terms: Mapping[str, str]
    """what readers call states, columns, picks and files: the words of the glossary"""
    language: str

    @staticmethod
    def of(definitions: Iterable[Definition], summaries: Mapping[str, str], language: str) -> Linker:
        """The linker of a game."""
        definitions = tuple(definitions)
        known = [one for one in definitions if not isinstance(one, ScenarioSpec | WordSpec)]
        anchors: dict[str, tuple[str, str]] = {}
        for one in known:
            title = title_of(one.common, language, one.common.name)
            if isinstance(one, StateSpec):
                for name, _, _ in one.has:
                    anchors.setdefault(name, (section_anchor(one.common), title))
            else:
                anchors[one.common.name] = (section_anchor(one.common), title)
        uses: dict[str, list[Word]] = {}
        for one in known:
            mine = section_anchor(one.common)
            word = _link(one.common, language)
            for name in sorted(set(_names(one.common.node, one.common.kind))):
                anchor = anchors.get(name, ("", ""))[0]
                if anchor and anchor != mine and word not in uses.setdefault(anchor, []):
                    uses[anchor].append(word)
        used = {anchor: tuple(found) for anchor, found in uses.items()}
        terms = {
            one.common.name: title_of(one.common, language, "") for one in definitions if isinstance(one, WordSpec)
        }
        return Linker(anchors, summaries, used, _rows(known, language), terms, language)

    def sentence(self, text: str) -> Sentence:
        """The words of a sentence, with its citation at the end."""
        found = _CITES.search(text)
        body = text[: found.start()] if found else text
        result: list[Word] = []
        end = 0
        for match in _NAME.finditer(body):
            anchor, title = self.anchors.get(match.group(), ("", ""))
            if anchor:
                if match.start() > end:
                    result.append(Word(body[end : match.start()]))
                result.append(Word(match.group(), f"#{anchor}", title))
                end = match.end()
        if end < len(body):
            result.append(Word(body[end:]))
        if found:
            result.extend(self.cites(ref.strip() for ref in found.group(1).split(",")))
        return tuple(result)

    def figure(self, text: str) -> Sentence:
        """A cell of a table: the name of the row where it is the id of one."""
        row = self.rows.get(text)
        return (row,) if row is not None else self.sentence(text)

    def summaries_of(self, refs: Iterable[str]) -> tuple[tuple[Word, str], ...]:
        """The paragraphs of these citations, each once, with our sentence on it."""
        paragraphs = dict.fromkeys(paragraph_anchor(ref) for ref in refs)
        return tuple(
            (Word(ref, f"#{ref}"), czech(self.summaries[ref])) for ref in paragraphs if self.summaries.get(ref)
        )

    def cites(self, refs: Iterable[str]) -> tuple[Word, ...]:
        """Links to paragraphs, with our summary as their title."""
        return tuple(
            Word(ref, f"#{paragraph_anchor(ref)}", self.summaries.get(paragraph_anchor(ref), "")) for ref in refs
        )

    def definition(self, common: Common) -> Word:
        """A link to a definition."""
        return _link(common, self.language)

    def users(self, common: Common) -> tuple[Word, ...]:
        """The definitions whose sentences name this one."""
        return self.uses.get(section_anchor(common), ())


def _link(common: Common, language: str) -> Word:
    return Word(common.name, f"#{section_anchor(common)}", title_of(common, language, ""))


def _rows(definitions: Iterable[Definition], language: str) -> dict[str, Word]:
    found: dict[str, list[Word]] = {}
    for one in definitions:
        if isinstance(one, ListSpec):
            for row in one.rows:
                named = row_name(row, language)
                word = Word(named or row.id, f"#{section_anchor(one.common)}", row.id if named else "")
                found.setdefault(row.id, []).append(word)
    return {name: words[0] for name, words in found.items() if len(words) == 1}


def row_name(row: RowSpec, language: str) -> str:
    """The name of a row; empty where it has none."""
    template = None if row.text is None else row.text.en if language == "en" else row.text.cs
    parts = template.parts if template is not None else ()
    plain = "".join(part.text for part in parts if isinstance(part, ast.Plain))
    return plain if language == "en" else czech(plain)


def _names(node: Node, kind: str) -> Iterable[str]:
    """All names in the sentences of a definition."""
    match node:
        case Scalar(value=str(said)):
            yield from _NAME.findall(_CITES.sub("", said))
        case YamlSequence(items=items):
            for item in items:
                yield from _names(item, "")
        case YamlMapping(entries=entries):
            for key, value in entries:
                if key.value in _SILENT or key.value == kind:
                    continue
                yield from _names(key, "")
                yield from _names(value, "")
