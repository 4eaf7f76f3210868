"""What the reference of a game shows, as plain data: made from definitions, turned into HTML and JSON elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a sentence; `href` links it, `title` explains it, `kind` says what it is (`variable`)."""

    text: str
    href: str = ""
    title: str = ""
    kind: str = ""
    lang: str = ""
    """the language of the text where it is not that of the page"""


Sentence = tuple[Word, ...]


def plain_text(sentence: Sentence) -> str:
    """A sentence without its links."""
    return "".join(word.text for word in sentence)


Guard = tuple[object, ...] | bool | None
"""A set-up guard as data that a browser can decide: `["module", "a"]`, `["option", "o", "v"]`, `["players", "==", 2]`,
`["not", g]`, `["and", g…]`, `["or", g…]`, true, false; None: that depends on the game as it is played."""


@dataclass(frozen=True, slots=True)
class Source:
    """The provenance of a figure: its kind (first word) and the English text as written, its kind in front."""

    kind: str
    text: str
    cs: str = ""
    """what stands after the kind, in Czech; empty where the spec does not say it"""

    def told(self, language: str) -> Word:
        """What stands after the kind, marked where it is not in the language of the page."""
        english = self.text.removeprefix(self.kind).strip()
        if language == "en":
            return Word(english)
        return Word(self.cs) if self.cs else Word(english, lang="" if self.kind == "transcript" else "en")


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence with what it governs. `label` says what the line is for, where the sentence does not (`Podmínka`)."""

    sentence: Sentence
    children: tuple[Line, ...] = ()
    label: str = ""
    name: str = ""
    """name of a condition or option in the spec"""
    source: Source | None = None
    refusal: str = ""
    """what a player is told when a condition fails"""
    cites: tuple[Word, ...] = ()
    anchor: str = ""
    guard: Guard = True
    """in which configurations it counts"""
    overridden: tuple[Guard, ...] = ()
    """of a condition: in which configurations each of its exceptions counts"""
    is_title: bool = False
    """whether it is the title of what it governs, which needs no colon"""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table; a number sorts by its value."""

    sentence: Sentence
    source: Source | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing made from data: SVG, and the same in words."""

    svg: str
    words: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; `guard` says in which configurations it exists."""

    cells: tuple[Cell, ...]
    anchor: str = ""
    guard: Guard = True
    guard_words: str = ""
    notes: tuple[Line, ...] = ()
    """what the row can do"""
    subject: tuple[Guard, tuple[Guard, ...]] | None = None
    """of what the row tells: its guard, and those of its exceptions"""
    said: tuple[str, ...] = ()
    """what the subject says, and what each of its exceptions"""
    picture: Picture | None = None
    """the piece that the row describes"""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of figures under their heads. `choices` are the columns that a reader may filter by, with their values."""

    head: tuple[str, ...]
    rows: tuple[Row, ...]
    choices: tuple[tuple[int, tuple[str, ...]], ...] = ()
    is_index: bool = False
    """whether rows may be filtered and sorted"""


@dataclass(frozen=True, slots=True)
class Block:
    """One part of a definition under a small title."""

    title: str
    lines: tuple[Line, ...] = ()
    table: Table | None = None
    picture: Picture | None = None
    guard: Guard = True
    """where it counts"""


@dataclass(frozen=True, slots=True)
class Override:
    """An exception of a definition: a link to it, when it holds, what it cites, what it does to the definition."""

    link: Word
    anchor: str
    guard: Guard
    guard_words: str
    cites: tuple[Word, ...]
    does: Literal["replaces", "adjusts"] = "replaces"
    condition: str = ""
    """which named condition it concerns; empty: the whole definition"""
    what: Word = Word("")
    """that condition, or the definition, by what readers call it"""


@dataclass(frozen=True, slots=True)
class Code:
    """A generated function: its name, the file it stands in, its text."""

    name: str
    file: str
    text: str


@dataclass(frozen=True, slots=True)
class Change:
    """A piece of state before and after an example."""

    label: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Run:
    """What came of running an example: the state that changed, the reasons of a refusal, the command that opens it."""

    passed: bool
    players: tuple[str, ...]
    configuration: str
    changes: tuple[Change, ...]
    before: tuple[tuple[str, str], ...]
    """the position at the start: label and value"""
    refusals: tuple[tuple[str, tuple[str, ...]], ...]
    command: str
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    count: int
    """number of players"""


@dataclass(frozen=True, slots=True)
class Quote:
    """A sentence of the reader's own copy of the rulebook."""

    ref: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """One definition."""

    anchor: str
    kind: str
    kind_word: str
    name: str
    title: str
    params: Sentence
    cites: tuple[Word, ...]
    says: tuple[tuple[Word, Word], ...]
    """the cited paragraphs with our sentence on each"""
    quotes: tuple[Quote, ...]
    uncited: Word
    source: Source | None
    place: str
    """file and line"""
    module: str
    guard: Guard
    guard_words: str
    """when it holds, in words; empty: always"""
    overrides: tuple[Word, ...]
    """what it takes the place of or adds to"""
    adds: bool
    """whether it adds to that"""
    overridden: tuple[Override, ...]
    note: Word
    blocks: tuple[Block, ...]
    uses: tuple[Word, ...]
    used_by: tuple[Word, ...]
    readings: tuple[Line, ...]
    """links to the readings that it rests on"""
    examples: tuple[Line, ...]
    """links to the examples that run it, each with the settings of the example"""
    yaml: str
    code: tuple[Code, ...]
    run: Run | None = None
    page: str = ""
    formerly: tuple[str, ...] = ()
    """anchors that it had before"""

    @property
    def heading(self) -> str:
        """What the section is called."""
        return self.title or self.name.replace("_", " ")

    def replaced_by(self, condition: str = "") -> tuple[Override, ...]:
        """What stands for the whole of it, or for one of its conditions."""
        return tuple(one for one in self.overridden if one.does == "replaces" and one.condition == condition)

    def without(self) -> tuple[Guard, ...]:
        """In which configurations something else stands for the whole of it."""
        return tuple(one.guard for one in self.replaced_by())


@dataclass(frozen=True, slots=True)
class Page:
    """One file of a game's reference: an introduction, blocks of its own, definitions."""

    file: str
    title: str
    group: str
    """where the navigation lists it: `rules`, `parts`, `examples`, `modules`, `about`"""
    intro: Sentence = ()
    blocks: tuple[Block, ...] = ()
    sections: tuple[Section, ...] = ()
    module: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """Something players agree on before the game: its name, title, values with their words, the default."""

    name: str
    title: str
    values: tuple[tuple[str, str], ...]
    start: str
    guard: Guard = True
    """where it can be chosen"""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a configuration may choose."""

    players: tuple[int, int]
    modules: tuple[tuple[str, str], ...]
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that a search can find: where it is, what it is, what it says."""

    href: str
    kind: str
    title: str
    text: str
    also: str = ""
    """its name in the other language, its number"""
    guard: Guard = True
    excerpt: str = ""
    """what a hit shows of it; empty: the beginning of what it says"""


@dataclass(frozen=True, slots=True)
class Site:
    """The reference of one game."""

    name: str
    title: str
    other_title: str
    edition: tuple[tuple[str, str], ...]
    players: str
    settings: Settings
    pages: tuple[Page, ...]
    entries: tuple[Entry, ...]
    terms: tuple[tuple[str, tuple[str, ...]], ...]
    """words of the glossary with their forms as far as the spec gives them"""
    digest: str
    twins: int = 0
    """texts that had to be shown in the other language"""
