"""What a reference page shows, as plain data. `build` makes it from the definitions, `render` turns it into HTML."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a sentence; `href` links it to a definition or paragraph, `title` explains the link."""

    text: str
    href: str = ""
    title: str = ""


Sentence = tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """The provenance of a figure: its kind (first word) and the text as written."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence with what it governs. `label` says what the line is for, where the sentence does not (`Podmínka`)."""

    sentence: Sentence
    children: tuple[Line, ...] = ()
    label: str = ""
    name: str = ""
    """name of a condition"""
    source: Source | None = None
    refusal: str = ""
    """what a player is told when a condition fails"""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table."""

    sentence: Sentence
    source: Source | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of figures under their heads."""

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Block:
    """One part of a definition under a small title."""

    title: str
    lines: tuple[Line, ...] = ()
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """One definition."""

    anchor: str
    kind: str
    name: str
    heading: str
    title: str
    cites: tuple[Word, ...]
    says: tuple[tuple[Word, str], ...]
    """the cited paragraphs with our (Czech) sentence on each"""
    uncited: str
    source: Source | None
    place: str
    """file and line"""
    module: str
    note: str
    blocks: tuple[Block, ...]
    used_by: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """The definitions of one file."""

    anchor: str
    title: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of the rulebook: its id, page, our summary, the definitions that cite it."""

    ref: str
    page: str
    summary: str
    cited_by: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The reference of one game."""

    name: str
    title: str
    other_title: str
    players: str
    edition: tuple[tuple[str, str], ...]
    chapters: tuple[Chapter, ...]
    paragraphs: tuple[Paragraph, ...]
    assumed: tuple[Word, ...]
    digest: str
