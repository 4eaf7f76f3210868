"""What the reader finds in a transcript: pages, paragraphs and sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

Modality: TypeAlias = Literal["obligation", "permission", "prohibition", "grant", "definition", "number", "none"]
Kind: TypeAlias = Literal[
    "heading",
    "rule",
    "step",
    "list_item",
    "note",
    "reminder",
    "example",
    "component_list",
    "box",
    "caption",
    "flavour",
    "credits",
]

MODALITIES: tuple[Modality, ...] = get_args(Modality)
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Repair:
    """One change between `raw` and `text` of a sentence: `start` and `end` count characters of `raw`."""

    start: int
    end: int
    replacement: str
    confidence: float


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence; `start` and `end` are offsets into the transcript, page furniture in between included."""

    id: str
    modality: Modality
    text: str
    raw: str
    start: int
    end: int
    repairs: tuple[Repair, ...] = ()

    @property
    def binding(self) -> bool:
        """Whether the sentence obliges, permits, forbids, grants, defines or sets a number."""
        return self.modality != "none"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A small block: at most five sentences. `example` is the printed number of the example it belongs to."""

    id: str
    page: int
    kind: Kind
    sentences: tuple[Sentence, ...]
    fingerprint: str
    example: int | None = None

    @property
    def text(self) -> str:
        return " ".join(sentence.text for sentence in self.sentences)


@dataclass(frozen=True, slots=True)
class Page:
    """One page; `printed` is false when the number was not read but follows from the page's place."""

    number: int
    printed: bool
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Transcript:
    """A whole rulebook as the reader understood it."""

    pages: tuple[Page, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        return tuple(paragraph for page in self.pages for paragraph in page.paragraphs)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        return tuple(sentence for paragraph in self.paragraphs for sentence in paragraph.sentences)
