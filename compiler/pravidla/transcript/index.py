"""The paragraph index of a game: what the project keeps of a rulebook. It holds no text of it.

Ids are given once. A later text of the edition is aligned to them (`align`), it never renumbers them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from pravidla.diagnostics import Span
from pravidla.transcript.fingerprint import exact
from pravidla.transcript.model import Kind, Modality, Paragraph, Transcript

ExcuseKind: TypeAlias = Literal["component", "repeats", "example", "advice", "handling", "publisher"]
EXCUSE_KINDS: tuple[ExcuseKind, ...] = get_args(ExcuseKind)

_ID = re.compile(r"s(\d+)\.(\d+)(?:\.(\d+))?")
_HEAD = """\
# Paragraph index. `sentences` holds the modality of each sentence, computed from the text; all but `none` bind.
# Summaries are our own. Ids are given once and never renumbered; the text itself is not here.
paragraphs:
"""


@dataclass(frozen=True, slots=True)
class Excuse:
    """Why a binding sentence, or each one of a paragraph (`sentence` is none), needs no definition.

    `ref` names the sentence, paragraph or scenario that the kind speaks of.
    """

    kind: ExcuseKind
    sentence: int | None = None
    ref: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """A modality set by hand against the computed one; it counts as an excuse."""

    sentence: int
    modality: Modality
    reason: str


@dataclass(frozen=True, slots=True)
class LostNumber:
    """A lacuna: a number that the text of a sentence lost. `unit` is the noun that it counted, empty if not known."""

    sentence: int
    unit: str = ""


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """One paragraph of the index. `sentences` are the computed modalities, `example` its printed number, `lacunae` the
    numbers that the text lost. `exact` is the checksum of its text, empty where it is not known.

    `span` is the id's place in the index file; a paragraph that was not read from a file has none.
    """

    id: str
    page: int
    kind: Kind
    sentences: tuple[Modality, ...]
    fingerprint: str
    summary: str = ""
    summary_en: str = ""
    example: int | None = None
    excuses: tuple[Excuse, ...] = ()
    corrections: tuple[Correction, ...] = ()
    lacunae: tuple[LostNumber, ...] = ()
    exact: str = ""
    span: Span | None = field(default=None, compare=False)

    def modality(self, sentence: int) -> Modality:
        """The modality of a sentence, counted from 1, corrections applied."""
        corrected = (entry.modality for entry in self.corrections if entry.sentence == sentence)
        return next(corrected, self.sentences[sentence - 1])

    def excuse(self, sentence: int) -> Excuse | None:
        """The excuse of a sentence: its own, or that of the whole paragraph."""
        own = next((excuse for excuse in self.excuses if excuse.sentence == sentence), None)
        return own or next((excuse for excuse in self.excuses if excuse.sentence is None), None)


@dataclass(frozen=True, slots=True)
class ParagraphIndex:
    """All paragraphs of a rulebook in reading order."""

    entries: tuple[IndexEntry, ...]

    def get(self, name: str) -> IndexEntry | None:
        """The paragraph with an id, or the one a sentence id belongs to."""
        paragraph = paragraph_id(name)
        return next((entry for entry in self.entries if entry.id == paragraph), None)

    def sentence_ids(self) -> tuple[str, ...]:
        """The ids of all sentences."""
        return tuple(f"{entry.id}.{n}" for entry in self.entries for n in range(1, len(entry.sentences) + 1))

    def has(self, name: str) -> bool:
        """Whether a paragraph or sentence with this id exists."""
        entry = self.get(name)
        if entry is None:
            return False
        number = sentence_number(name)
        return number is None or 1 <= number <= len(entry.sentences)


def paragraph_id(name: str) -> str | None:
    """The paragraph part of a paragraph or sentence id; nothing when the text is neither."""
    match = _ID.fullmatch(name)
    return f"s{match[1]}.{match[2]}" if match else None


def sentence_number(name: str) -> int | None:
    """The number of the sentence in a sentence id; nothing for a paragraph id."""
    match = _ID.fullmatch(name)
    return int(match[3]) if match and match[3] else None


def make_index(transcript: Transcript, summaries: Mapping[str, str]) -> ParagraphIndex:
    """A first index of a transcript; paragraphs without a summary of ours get an empty one."""
    return ParagraphIndex(
        tuple(make_entry(paragraph, summaries.get(paragraph.id, "")) for paragraph in transcript.paragraphs)
    )


def make_entry(paragraph: Paragraph, summary: str = "") -> IndexEntry:
    """A paragraph of a transcript as it first stands in an index."""
    return IndexEntry(
        id=paragraph.id,
        page=paragraph.page,
        kind=paragraph.kind,
        sentences=tuple(sentence.modality for sentence in paragraph.sentences),
        fingerprint=paragraph.fingerprint,
        summary=summary,
        example=paragraph.example,
        lacunae=tuple(
            LostNumber(number, repair.lacuna.unit)
            for number, sentence in enumerate(paragraph.sentences, start=1)
            for repair in sentence.repairs
            if repair.lacuna is not None
        ),
        exact=exact(paragraph.text),
    )


def write_index(index: ParagraphIndex, schema: str | None = None) -> str:
    """The text of `paragraphs.yaml`: one paragraph after another, always the same for the same index.

    `schema` is the way from the file to its JSON Schema; editors find it by the first line.
    """
    modeline = "" if schema is None else f"# yaml-language-server: $schema={schema}\n"
    return modeline + _HEAD + "".join("\n".join(entry_lines(entry)) + "\n" for entry in index.entries)


def entry_lines(entry: IndexEntry) -> list[str]:
    """The lines of a paragraph in the file."""
    lines = [f"  - id: {entry.id}", f"    page: {entry.page}", f"    kind: {entry.kind}"]
    if entry.example is not None:
        lines.append(f"    example: {entry.example}")
    lines.append(f"    sentences: [{', '.join(entry.sentences)}]")
    if entry.lacunae:
        lines.append(f"    lacunae: [{', '.join(_lost_number(lost) for lost in entry.lacunae)}]")
    lines += [
        f"    summary: {_quoted(entry.summary)}",
        *([f"    summary_en: {_quoted(entry.summary_en)}"] if entry.summary_en else []),
        f"    fingerprint: {_quoted(entry.fingerprint)}",
        *([f"    exact: {_quoted(entry.exact)}"] if entry.exact else []),
    ]
    lines += _records("corrections", [_correction_fields(correction) for correction in entry.corrections])
    lines += _records("excuses", [_excuse_fields(excuse) for excuse in entry.excuses])
    return lines


def _lost_number(lost: LostNumber) -> str:
    unit = f", unit: {_quoted(lost.unit)}" if lost.unit else ""
    return f"{{sentence: {lost.sentence}{unit}}}"


def _correction_fields(correction: Correction) -> dict[str, str]:
    return {
        "sentence": str(correction.sentence),
        "modality": correction.modality,
        "reason": _quoted(correction.reason),
    }


def _excuse_fields(excuse: Excuse) -> dict[str, str]:
    fields = {"kind": str(excuse.kind)}
    if excuse.sentence is not None:
        fields["sentence"] = str(excuse.sentence)
    if excuse.ref is not None:
        fields["ref"] = _quoted(excuse.ref)
    if excuse.reason is not None:
        fields["reason"] = _quoted(excuse.reason)
    return fields


def _records(name: str, records: Sequence[Mapping[str, str]]) -> list[str]:
    if not records:
        return []
    return [f"    {name}:"] + [
        "      - {" + ", ".join(f"{key}: {value}" for key, value in record.items()) + "}" for record in records
    ]


def _quoted(text: str) -> str:
    """A double-quoted YAML scalar on one line."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'
