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
    "reference",
    "caption",
    "flavour",
    "credits",
]

MODALITIES: tuple[Modality, ...] = get_args(Modality)
KINDS: tuple[Kind, ...] = get_args(Kind)


RepairKind: TypeAlias = Literal["letters", "join", "double", "lacuna", "doubtful"]
Agreement: TypeAlias = Literal["1", "2-4", "5+"]

REPAIR_KINDS: tuple[RepairKind, ...] = get_args(RepairKind)


@dataclass(frozen=True, slots=True)
class Lacuna:
    """What grammar still tells of a lost number: the noun it counted, which numbers govern that form of the noun,
    and the lost digits that a number of one digit can have had."""

    unit: str
    agreement: Agreement | None
    digits: str


@dataclass(frozen=True, slots=True)
class Repair:
    """One change between `raw` and `text` of a sentence: `start` and `end` count characters of `raw`.

    A `doubtful` word stays as it is in the text: `replacement` is what it may have been, or nothing. A `lacuna` puts
    the mark of a lost number at its place; the number itself is never filled in.
    """

    start: int
    end: int
    replacement: str
    confidence: float
    kind: RepairKind = "letters"
    lacuna: Lacuna | None = None


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
class Loss:
    """A glyph that a document lost, and why it is believed so.

    Czech rules of this length have it `expected` times, it was seen `seen` times, and it explains `explained` distinct
    words that are none without it; `examples` are some of them with what they become. `rate` is the share lost.
    """

    kind: Literal["letter", "string", "digit"]
    glyph: str
    expected: float
    seen: int
    explained: int
    rate: float
    examples: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One page; `printed` is false when the number was not read but follows from the page's place."""

    number: int
    printed: bool
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Transcript:
    """A whole rulebook as the reader understood it.

    `lexicon` says whether a lexicon was there; without one nothing was repaired. `losses` is what the document lost.
    """

    pages: tuple[Page, ...]
    lexicon: bool = False
    losses: tuple[Loss, ...] = ()

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        return tuple(paragraph for page in self.pages for paragraph in page.paragraphs)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        return tuple(sentence for paragraph in self.paragraphs for sentence in paragraph.sentences)
