"""What stands beside what in Czech rules: counts of words and of endings, learnt from texts without damage."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache

from pravidla.data import data_folder
from pravidla.transcript.repair.words import Word, find_words

START = "."
"""Stands before the first word of a sentence."""

PAUSE = ","
"""Stands for every mark inside a sentence, and for a word that is not known."""

ONE, FEW, MANY = "1", "2", "5"
"""Stand for a number before a word, by the forms of the noun that it governs."""

_NUMBER = re.compile(r"(?<![\w.,/+-])(\d+)\s+$")
_NUMERALS = {
    **dict.fromkeys(("jeden", "jedna", "jedno", "jednu", "jednoho", "jedné", "jednou", "jedním", "jednomu"), ONE),
    **dict.fromkeys(("dva", "dvě", "tři", "čtyři", "dvou", "tří", "čtyř", "dvěma", "třemi", "třem"), FEW),
    **dict.fromkeys(("pět", "šest", "sedm", "osm", "devět", "deset", "dvanáct", "dvacet", "třicet", "čtyřicet"), MANY),
}
_FLOOR = 1e-9
_SHORT = 3
_WHOLE = "="
"""Tells a short word from an ending of the same letters."""

_NUMBERED = 0.5
"""How much the sample counts with its numerals as numbers, beside the sample itself."""

_LENGTHS = (1, 2, 3)
_ENDING_WEIGHT = 0.15
_LEXICON_STRENGTH = 6000.0
_COMMON = 1.0
_FORM = 20.0
"""How many times a stem must have been seen for its forms to count as much as those of general text."""

_STEM = 5
_WORD_STRENGTH = 20.0
_ENDING_STRENGTH = 6.0
_ENDING_STRENGTH_TWO = 20.0


class _Table:
    """How often something stood in a context, and in how many kinds. A context is what it consists of, with spaces."""

    __slots__ = ("_counts", "_totals")

    def __init__(self) -> None:
        # Plain mappings of strings: at any other the garbage collector would look again and again.
        self._counts: dict[str, float] = {}
        self._totals: dict[str, float] = {}

    def add(self, item: str, weight: float) -> None:
        """One more thing in no context."""
        _count(self._counts, f" {item}", weight)
        _count(self._totals, "", weight)

    def add_run(self, items: Sequence[str], length: int, weight: float) -> None:
        """A run of things, each in the context of the `length` before it; `START` stands before the first."""
        padded = [*[START] * length, *items]
        columns = [padded[shift : shift + len(items)] for shift in range(length)]
        contexts = [" ".join(context) for context in zip(*columns, strict=True)] if length else [""] * len(items)
        for context, often in Counter(contexts).items():
            _count(self._totals, context, often * weight)
        for key, often in Counter([f"{context} {item}" for context, item in zip(contexts, items, strict=True)]).items():
            _count(self._counts, key, often * weight)

    def copy(self) -> _Table:
        """An independent copy."""
        other = _Table()
        other._counts, other._totals = self._counts.copy(), self._totals.copy()
        return other

    def written(self) -> str:
        """The table as two lines."""
        return "\n".join(map(_row, (self._counts, self._totals)))

    @classmethod
    def read(cls, counts: str, totals: str) -> _Table:
        """A table by the two lines that were `written`."""
        found = cls()
        found._counts.update(_read_row(counts))
        found._totals.update(_read_row(totals))
        return found

    def count(self, item: str) -> float:
        """How often something stood anywhere."""
        return self._counts.get(f" {item}", 0.0)

    def smoothed(self, context: str, item: str, lower: float, strength: float) -> float:
        """The share of an item in a context; the rarer the context, the more a lower estimate counts."""
        total = self._totals.get(context, 0.0)
        if not total:
            return lower
        return (self._counts.get(f"{context} {item}", 0.0) + strength * lower) / (total + strength)


def _count(table: dict[str, float], key: str, weight: float) -> None:
    table[key] = table.get(key, 0.0) + weight


def _row(table: Mapping[str, float]) -> str:
    return "\t".join(f"{key}\t{often!r}" for key, often in table.items())


def _read_row(row: str) -> Iterator[tuple[str, float]]:
    items = row.split("\t")
    return zip(items[::2], map(float, items[1::2]), strict=True)


class Language:
    """Probabilities of a word after two others.

    Word counts are smoothed down to the frequencies of the lexicon; the endings of up to three letters (of short words:
    the words) say which forms agree with each other where the words themselves were never seen together.
    """

    def __init__(self, stems: Mapping[str, float]) -> None:
        """`stems` holds the shares of stems in general text."""
        self._words = _Table()
        self._stems = stems
        self._seen: dict[str, float] = {}
        self._total = 0.0
        self._endings = tuple(_Table() for _ in _LENGTHS)
        self._scores: dict[tuple[str, str, str], float] = {}
        self._agreements: dict[tuple[tuple[str, ...], ...], float] = {}

    def copy(self, stems: Mapping[str, float]) -> Language:
        """An independent copy, beside other shares of stems in general text."""
        language = Language(stems)
        language._words = self._words.copy()
        language._seen, language._total = self._seen.copy(), self._total
        language._endings = tuple(table.copy() for table in self._endings)
        return language

    def written(self) -> str:
        """All that was learnt, as text without empty lines."""
        tables = (table.written() for table in (self._words, *self._endings))
        return "\n".join((repr(self._total), _row(self._seen), *tables))

    @classmethod
    def read(cls, text: str) -> Language:
        """What was `written`, beside no general text."""
        language = cls({})
        total, seen, *rows = text.split("\n")
        language._total = float(total)
        language._seen.update(_read_row(seen))
        language._words, *endings = map(_Table.read, rows[::2], rows[1::2])
        language._endings = tuple(endings)
        return language

    def learn(self, words: Sequence[str], weight: float = 1.0) -> None:
        """A run of words that stand beside each other; `START` separates sentences."""
        for word, often in Counter(words).items():
            if word.isalpha():
                self.learn_word(word, often * weight)
        self.learn_company(words, weight)

    def learn_company(self, words: Sequence[str], weight: float = 1.0) -> None:
        """What stands beside what in a run of words, not how often each of them does."""
        for length in (1, 2):
            self._words.add_run(words, length, weight)
        for size, table in zip(_LENGTHS, self._endings, strict=True):
            endings = [ending_of(word, size) for word in words]
            for length in (0, 1, 2):
                table.add_run(endings, length, weight)

    def learn_word(self, word: str, weight: float) -> None:
        """A word seen, or believed to have been seen, in unknown company."""
        self._words.add(word, weight)
        _count(self._seen, stem_of(word), weight)
        self._total += weight

    def word(self, word: str, frequency: float) -> float:
        """The probability of a word on its own, when general text has it with a frequency."""
        frequency = max(frequency, _FLOOR)
        stem = stem_of(word)
        if not stem:
            return self._words.smoothed("", word, frequency, min(_LEXICON_STRENGTH, _COMMON / frequency))
        # A noun that was seen in one case is likelier in the others too.
        general, seen = max(self._stems.get(stem, 0.0), frequency), self._seen.get(stem, 0.0)
        # What is common in general text and hardly seen here belongs to another style: "I", "me", past tenses.
        strength = min(_LEXICON_STRENGTH, _COMMON / general)
        share = (seen + strength * general) / (self._total + strength)
        form = self._words.count(word)
        prior = _FORM * frequency / general
        return share * (form + prior) / (seen + _FORM)

    def score(self, before: str, last: str, word: str, alone: float) -> float:
        """The logarithm of a word's probability after two others; `alone` is its probability on its own."""
        known = self._scores.get((before, last, word))
        if known is not None:
            return known
        share = self._words.smoothed(last, word, alone, _WORD_STRENGTH)
        share = self._words.smoothed(f"{before} {last}", word, share, _WORD_STRENGTH)
        score = math.log(share) + _ENDING_WEIGHT * self._agreed(*map(endings_of, (before, last, word)))
        self._scores[before, last, word] = score
        return score

    def _agreed(self, before: tuple[str, ...], last: tuple[str, ...], here: tuple[str, ...]) -> float:
        """How much likelier endings are after those before them, as a logarithm; a rare one is judged by its last
        letters."""
        known = self._agreements.get((before, last, here))
        if known is None:
            likelier = 1.0
            for table, *endings in zip(self._endings, before, last, here, strict=True):
                ending_before, ending_last, ending = endings
                base = table.smoothed("", ending, 1e-4, 1.0)
                agreed = table.smoothed(ending_last, ending, base * likelier, _ENDING_STRENGTH)
                context = f"{ending_before} {ending_last}"
                likelier = table.smoothed(context, ending, agreed, _ENDING_STRENGTH_TWO) / base
            known = self._agreements[before, last, here] = math.log(likelier)
        return known


def stem_of(word: str) -> str:
    """What the forms of a word have in common, roughly: its first letters."""
    length = len(word)
    return "" if length <= _SHORT + 1 else word[:_STEM] if length > _STEM else word[:-1]


def ending_of(word: str, length: int) -> str:
    """What of a word agrees with its neighbours; a short word stands for itself."""
    return f"{word}{_WHOLE}" if len(word) <= _SHORT else word[-length:]


@lru_cache(maxsize=1 << 16)
def endings_of(word: str) -> tuple[str, ...]:
    """The endings of a word that agree with its neighbours, the shortest first."""
    return tuple(ending_of(word, length) for length in _LENGTHS)


def break_before(word: Word) -> str:
    """What stands between a word and the one before it, when that is more than a space: a number tells the most."""
    match = _NUMBER.search(word.gap)
    if match:
        return ONE if match.group(1) == "1" else FEW if match.group(1) in ("2", "3", "4") else MANY
    return START if word.opens else PAUSE


def runs(words: Iterable[Word]) -> list[str]:
    """Words in lower case, with `START` or `PAUSE` where a mark stands between two of them."""
    found: list[str] = []
    for word in words:
        if not word.tied:
            found.append(break_before(word))
        found.append(word.lower)
    return found


def _words_of(name: str) -> tuple[Word, ...]:
    return tuple(find_words((data_folder("grammar") / name).read_text(encoding="utf-8")))


@cache
def _sample() -> tuple[Word, ...]:
    return _words_of("czech_rules.txt")


@cache
def primer() -> tuple[str, ...]:
    """The words of the sample of Czech rules text that comes with the package."""
    return tuple(runs(_sample()))


@cache
def phrases() -> tuple[str, ...]:
    """The words of turns of speech that rules have: what stands beside what in them, not how often, is as in rules."""
    return tuple(runs(_words_of("czech_phrases.txt")))


@cache
def common_words() -> frozenset[str]:
    """The words that the sample has in small letters: they are nobody's name."""
    return frozenset(word.text for word in _sample() if word.text.islower())


@cache
def numbered_primer() -> tuple[str, ...]:
    """The sample with its numerals as numbers, which is how rules write most of them."""
    return tuple(_NUMERALS.get(word, word) for word in primer())


@cache
def language_of_rules() -> Language:
    """The language of the texts that come with the package, which every document is learnt on top of."""
    language = Language({})
    language.learn(primer())
    language.learn(numbered_primer(), _NUMBERED)
    language.learn(phrases())
    return language
