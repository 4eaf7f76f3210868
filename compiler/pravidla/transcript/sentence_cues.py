"""Reads the small languages inside a sentence by the grammar `cues.lark`: references, conditions, quantities."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from lark import Lark, Token, Tree
from lark.common import LexerConf
from lark.exceptions import UnexpectedInput
from lark.lexer import Lexer, LexerState

from pravidla.data import data_folder
from pravidla.transcript.model import Kind

Bound: TypeAlias = Literal["exactly", "at_least", "at_most", "fewer", "more"]
ReferenceKind: TypeAlias = Literal["page", "title", "step", "example", "figure", "above", "below"]

_BEGINS: Mapping[str, tuple[str, ...]] = {
    "VIZ": ("see",),
    "PAGE": ("pages",),
    "ON": ("pages",),
    "EXAMPLE": ("example",),
    "IN": ("players",),
    "FOR": ("players",),
    "PLAY": ("players",),
    "INSTEAD": ("exception",),
    "EXCEPT": ("exception",),
    "NUMBER": ("quantity",),
    "LACUNA": ("quantity",),
    "BOUND": ("quantity",),
    "ONE": ("quantity",),
    "TWO": ("quantity",),
    "THREE": ("quantity",),
    "FOUR": ("quantity",),
    "FIVE": ("quantity",),
    "SIX": ("quantity",),
}
_RULES = ("see", "pages", "example", "players", "quantity", "exception", "other")
_WORDS = {"ONE": 1, "TWO": 2, "THREE": 3, "FOUR": 4, "FIVE": 5, "SIX": 6}
_BOUNDS: Mapping[str, Bound] = {
    "nejvýše": "at_most",
    "nejvíce": "at_most",
    "nanejvýš": "at_most",
    "maximálně": "at_most",
    "pouze": "at_most",
    "jen": "at_most",
    "až": "at_most",
    "nejméně": "at_least",
    "minimálně": "at_least",
    "alespoň": "at_least",
    "aspoň": "at_least",
    "méně": "fewer",
    "menším": "fewer",
    "více": "more",
    "větším": "more",
}
_ABOVE = frozenset({"výše", "nahoře", "předchozí", "předešlá", "předešlé", "předešlou", "předešlý"})
_NO_PLACES = frozenset({"stranu", "stranou", "stranami", "strany", "strana", "příklad", "příklady"})
_LONGEST = 16
"""In words; no cue is longer, and a longer search would take quadratic time in noise."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A cross-reference: `start` and `end` count characters of the sentence's text.

    `pages` are the page or other numbers that it names, `title` the words by which it names its goal; `card` says
    that the pages are those of a reference card and not of the book.
    """

    kind: ReferenceKind
    start: int
    end: int
    pages: tuple[int, ...] = ()
    title: str = ""
    card: bool = False


@dataclass(frozen=True, slots=True)
class Condition:
    """A player-count condition (`players` as printed, none where the number was lost) or an exception."""

    kind: Literal["players", "exception"]
    start: int
    end: int
    players: tuple[int, ...] = ()
    bound: Bound = "exactly"


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number with what it counts: from `low` to `high`, which are nothing where the number was lost."""

    start: int
    end: int
    low: int | None
    high: int | None
    unit: str
    bound: Bound = "exactly"


@dataclass(frozen=True, slots=True)
class SentenceCues:
    """What the small languages of a sentence say, in its order."""

    references: tuple[Reference, ...] = ()
    conditions: tuple[Condition, ...] = ()
    quantities: tuple[Quantity, ...] = ()


def sentence_cues(text: str, kind: Kind) -> SentenceCues:
    """The cues of a sentence in a paragraph of a kind. An example holds for its own players only: no condition."""
    parser = _parser()
    references: list[Reference] = []
    conditions: list[Condition] = []
    quantities: list[Quantity] = []
    tokens = list(_words().words(text))
    place = 0
    while place < len(tokens):
        found = _longest(parser, tokens, place)
        if found is None:
            place += 1
            continue
        tree, after = found
        start, end = tokens[place].start_pos or 0, tokens[after - 1].end_pos or 0
        match tree.data:
            case "pages" | "example" if not _names_place(tree):
                pass
            case "see" | "pages" | "example":
                references.append(_reference(tree, text, start, end))
            case "players" if kind != "example":
                conditions.append(_condition(tree, start, end))
            case "exception":
                conditions.append(Condition("exception", start, end))
            case "quantity":
                quantities.append(_quantity(tree, start, end))
            case _:
                pass
        place = after
    return SentenceCues(tuple(references), tuple(conditions), tuple(quantities))


@cache
def _parser() -> Lark:
    text = (data_folder("grammar") / "cues.lark").read_text(encoding="utf-8")
    return Lark(text, parser="lalr", lexer=_Words, start=list(_RULES), maybe_placeholders=False)


class _Words(Lexer):
    """Cuts a sentence into words, each with the terminal of the highest priority; white space belongs to none."""

    def __init__(self, lexer_conf: LexerConf) -> None:
        kept = [terminal for terminal in lexer_conf.terminals if terminal.name not in lexer_conf.ignore]
        terminals = sorted(kept, key=lambda terminal: -terminal.priority)
        named = "|".join(f"(?P<{terminal.name}>{terminal.pattern.to_regexp()})" for terminal in terminals)
        self._pattern = re.compile(named)

    def lex(self, lexer_state: LexerState, parser_state: object) -> Iterator[Token]:
        """The words of the text that a parser reads."""
        yield from self.words(str(lexer_state.text))

    def words(self, text: str) -> Iterator[Token]:
        """The words of a text."""
        for match in self._pattern.finditer(text):
            yield Token(match.lastgroup or "", match.group(), match.start(), end_pos=match.end())


@cache
def _words() -> _Words:
    return _Words(_parser().parser.lexer_conf)


def _longest(parser: Lark, tokens: Sequence[Token], place: int) -> tuple[Tree[Token], int] | None:
    """The longest run of tokens from a place that a rule accepts, and the place after it."""
    for rule in _BEGINS.get(tokens[place].type, ()):
        best: tuple[Tree[Token], int] | None = None
        state = parser.parse_interactive("", start=rule)
        for after in range(place, min(len(tokens), place + _LONGEST)):
            try:
                state.feed_token(tokens[after])
            except UnexpectedInput:
                break
            try:
                best = (copy(state).feed_token(Token("$END", "")), after + 1)
            except UnexpectedInput:
                continue
        if best is not None:
            return best
    return None


def _names_place(tree: Tree[Token]) -> bool:
    """Whether a page or an example without "viz" is one to look at: not the side of a part, not an example's label."""
    words = list(tree.scan_values(lambda value: isinstance(value, Token)))
    return not any(token.casefold() in _NO_PLACES for token in words if token.type in ("PAGE", "EXAMPLE"))


def _reference(tree: Tree[Token], text: str, start: int, end: int) -> Reference:
    words = list(tree.scan_values(lambda value: isinstance(value, Token)))
    kinds = {token.type for token in words}
    numbers = tuple(_numbers(tree))
    titles = [list(title.scan_values(lambda value: isinstance(value, Token))) for title in tree.find_data("title")]
    # A copied token does not know its end.
    title = text[titles[0][0].start_pos : (titles[0][-1].start_pos or 0) + len(titles[0][-1])] if titles else ""
    card = any(True for _ in tree.find_data("of_card"))
    above = any(token.casefold() in _ABOVE for token in words)
    if tree.data == "example" or {"NEXT", "EXAMPLE"} <= kinds:
        kind: ReferenceKind = "example"
    elif "PAGE" in kinds:
        kind = "page"
    elif any(True for _ in tree.find_data("steps")):
        kind = "step"
    elif "FIGURE" in kinds:
        kind = "figure"
    elif titles:
        kind = "title"
    else:
        kind = "above" if above else "below"
    return Reference(kind, start, end, numbers, title, card)


def _condition(tree: Tree[Token], start: int, end: int) -> Condition:
    counts = [value for value in _counts(tree) if value is not None]
    if (
        any(token.type in ("TO", "DASH") for token in tree.scan_values(lambda value: isinstance(value, Token)))
        and counts
    ):
        counts = list(range(min(counts), min(max(counts), min(counts) + 20) + 1))
    return Condition("players", start, end, tuple(counts), _bound(tree))


def _quantity(tree: Tree[Token], start: int, end: int) -> Quantity:
    counts = [value for value in _counts(tree) if value is not None]
    unit = next(tree.find_data("unit"))
    low, high = (min(counts), max(counts)) if counts else (None, None)
    return Quantity(start, end, low, high, str(unit.children[0]), _bound(tree))


def _bound(tree: Tree[Token]) -> Bound:
    for child in tree.children:
        if isinstance(child, Token) and child.type == "BOUND":
            return _BOUNDS.get(child.casefold(), "exactly")
    return "exactly"


def _counts(tree: Tree[Token]) -> Iterator[int | None]:
    for counts in tree.find_data("counts"):
        for child in counts.children:
            if isinstance(child, Tree):
                yield _value(child)


def _value(tree: Tree[Token]) -> int | None:
    token = tree.children[0]
    match tree.data:
        case "number":
            return int(str(token).replace(" ", ""))
        case "number_word" if isinstance(token, Token):
            return _WORDS[token.type]
        case _:
            return None


def _numbers(tree: Tree[Token]) -> Iterator[int]:
    for numbers in tree.find_data("numbers"):
        for child in numbers.children:
            if isinstance(child, Tree):
                yield int(str(child.children[0]).replace(" ", ""))
