"""The index of a game: entries, and for every lexeme and stem the entries that hold it."""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from pravidla.backends.docs.search.lexicon import lexicon_of
from pravidla.backends.docs.view import Entry, Site
from pravidla.folding import endings, fold, stem, words_in

_SNIPPET = 220
_NUMBER = re.compile(r"s?\d+(\.\d+)*")
_DIGITS = re.compile(r"\d+")
_SAID = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+")


@dataclass(frozen=True, slots=True)
class Postings:
    """The entries of one key: those whose title holds it, and those that say it elsewhere."""

    titles: tuple[int, ...]
    texts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Index:
    """Everything that the search of a game looks up. All words in it are folded."""

    entries: tuple[Entry, ...]
    forms: dict[str, tuple[str, ...]]
    """form -> lexemes"""
    lexemes: dict[str, Postings]
    stems: dict[str, Postings]
    """of words that belong to no lexeme"""
    ordered: tuple[str, ...]
    """all forms, sorted"""


def index_of(site: Site) -> Index:
    """The index of a site."""
    entries = site.entries
    texts = [f"{one.title} {one.text}" for one in entries]
    lexicon = lexicon_of(texts, site.terms)
    lexemes: dict[str, tuple[set[int], set[int]]] = {}
    stems: dict[str, tuple[set[int], set[int]]] = {}
    for number, entry in enumerate(entries):
        for place, text in enumerate((entry.title, f"{entry.text} {entry.also}")):
            for word in set(words_in(text)):
                known = lexicon.lexemes.get(word, ())
                for lexeme in known:
                    lexemes.setdefault(lexeme, (set(), set()))[place].add(number)
                if not known:
                    stems.setdefault(stem(fold(word)), (set(), set()))[place].add(number)
    forms: dict[str, set[str]] = {}
    for lexeme in lexemes:
        for form in lexicon.forms[lexeme]:
            forms.setdefault(fold(form), set()).add(lexeme)
    return Index(
        entries,
        {form: tuple(sorted(found)) for form, found in sorted(forms.items())},
        _postings(lexemes),
        _postings(stems),
        tuple(sorted(forms)),
    )


def _postings(found: dict[str, tuple[set[int], set[int]]]) -> dict[str, Postings]:
    return {
        key: Postings(tuple(sorted(titles)), tuple(sorted(texts - titles)))
        for key, (titles, texts) in sorted(found.items())
    }


def look_up(index: Index, query: str) -> list[int]:
    """The entries that a query finds, the best first; the script of the pages does the same.

    A word is found as a form of a lexeme, by its stem, or as the beginning of a form; what has all words counts, where
    nothing has, what has the most of them. A number finds the
    paragraphs whose number it begins, the number of a sentence its paragraph; among words it only tells titles apart.
    First stands what is called just so, then what is called so in another form.
    """
    tokens = query.lower().split()
    words = [] if all(_NUMBER.fullmatch(token) for token in tokens) else [fold(word) for word in words_in(query)]
    titled: Counter[int] = Counter()
    found = [_word(index, word, titled) for word in words] if words else [_number(index, token) for token in tokens]
    holding = Counter(one for each in found for one in each)
    most = max(holding.values(), default=0)
    scores = {one: sum(each.get(one, 0) for each in found) for one in holding if holding[one] == most}
    asked = _name(query)
    if not scores and asked.said:
        scores = {number: 1 for number, one in enumerate(index.entries) if _name(one.title).said == asked.said}

    def closeness(number: int) -> tuple[int, int]:
        entry = index.entries[number]
        if not words or titled[number] < len(words):
            return 0, 0
        return max(_closeness(_name(one), asked) for one in names_of(entry))

    ranked = [(closeness(number), score, -number) for number, score in scores.items()]
    ranked.sort(key=lambda one: (one[0][0], one[1], one[0][1], one[2]), reverse=True)
    return [-number for *_, number in ranked]


def names_of(entry: Entry) -> list[str]:
    """What an entry is called; a term may be told in several forms."""
    return entry.title.split(", ") if entry.kind == "term" else [entry.title]


@dataclass(frozen=True, slots=True)
class _Name:
    """What of a title or query is compared: words and numbers, folded; how many words, which numbers."""

    said: str
    words: int
    figures: tuple[str, ...]


@cache
def _name(text: str) -> _Name:
    said = " ".join(fold(one) for one in _SAID.findall(text))
    return _Name(said, len(list(words_in(text))), tuple(_DIGITS.findall(text)))


def _closeness(name: _Name, asked: _Name) -> tuple[int, int]:
    """How well a name that holds all words of a query is met by it: just so, in another form, in another form and with
    other numbers, as a part; then, of two parts, the shorter name first."""
    if name.words != asked.words:
        return 0, -name.words
    return 3 if name.said == asked.said else 2 if name.figures == asked.figures else 1, 0


def _number(index: Index, word: str) -> dict[int, int]:
    wanted = word.lower() if word.lower().startswith("s") else f"s{word}"
    scores = {}
    for number, entry in enumerate(index.entries):
        if entry.kind != "paragraph":
            continue
        if entry.title == wanted:
            scores[number] = 4
        elif wanted.startswith(f"{entry.title}."):
            scores[number] = 3  # a sentence is found by its paragraph
        elif entry.title.startswith(f"{wanted}."):
            scores[number] = 2
    return scores


def _word(index: Index, word: str, titled: Counter[int]) -> dict[int, int]:
    """What a word finds, with scores; whose titles hold it is counted."""
    scores: dict[int, int] = {}
    holding: set[int] = set()

    def add(postings: Postings | None, title: int, text: int) -> None:
        holding.update(postings.titles if postings is not None else ())
        for numbers, score in ((postings.titles, title), (postings.texts, text)) if postings is not None else ():
            for number in numbers:
                scores[number] = max(scores.get(number, 0), score)

    known = index.forms.get(word, ())
    for lexeme in known:
        add(index.lexemes.get(lexeme), 8, 4)
    add(index.stems.get(stem(word)), 6, 3)
    if not known and not scores and len(word) >= 3:
        for form in index.ordered[bisect_left(index.ordered, word) :]:
            if not form.startswith(word):
                break
            for lexeme in index.forms[form]:
                add(index.lexemes.get(lexeme), 2, 1)
    titled.update(holding)
    return scores


def search_data(site: Site, language: str) -> str:
    """The index of a game as a classic script, which works from disk."""
    index = index_of(site)
    by_lexeme: dict[str, list[str]] = {}
    for form, lexemes in index.forms.items():
        for lexeme in lexemes:
            by_lexeme.setdefault(lexeme, []).append(form)
    guards: list[object] = []
    rows = []
    for entry in index.entries:
        guard = entry.guard
        if guard not in guards:
            guards.append(guard)
        rows.append([entry.href, entry.kind, entry.title, _snippet(entry), guards.index(guard), entry.also])
    data = {
        "entries": rows,
        "guards": guards,
        "lexemes": [[*_packed(by_lexeme[name]), one.titles, one.texts] for name, one in index.lexemes.items()],
        "stems": {key: [one.titles, one.texts] for key, one in index.stems.items()},
        "endings": endings(),
        "moved": {
            one: f"{page.file}#{section.anchor}"
            for page in site.pages
            for section in page.sections
            for one in section.formerly
        },
    }
    return f"window.PRAVIDLA_INDEX={json.dumps(data, ensure_ascii=False, separators=(',', ':'))};\n"


def _snippet(entry: Entry) -> str:
    text = " ".join((entry.excerpt or entry.text).split())
    return text if len(text) <= _SNIPPET else text[: text.rindex(" ", 0, _SNIPPET)] + " …"


def _packed(forms: Sequence[str]) -> tuple[str, str]:
    """Forms as what they have in common and their ends."""
    common = forms[0]
    for form in forms:
        while not form.startswith(common):
            common = common[:-1]
    return common, ",".join(form[len(common) :] for form in forms)
