"""Words broken by a space or by a hyphen, and pieces printed twice."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from pravidla.transcript.repair.forms import Forms
from pravidla.transcript.repair.language import Language
from pravidla.transcript.repair.words import Word

LONGEST = 4
"""Pieces of one broken word."""

_HYPHEN = re.compile(r"\s*[-\u00ad\u2010]\s+|\s+[-\u00ad\u2010]\s*")
_NUMBERS = re.compile(r"\d+")
_NOTHING = 1e-10
_UNKNOWN_PIECE = 1e-7
_JOINED = 2e-8
_LEAST_SURE = 3
_SURE_GAIN = 6.0
_ALONE_GAIN = 9.0
_BREAK = math.log(0.004)
_BREAK_HYPHEN = math.log(0.4)
_MARGIN = 1.0
_REST_OF_ANOTHER = 8
"""What is no word and stands after so many different ones is no piece of them, but what is left of a damaged word."""

_SHORTEST_REPEATED = 3
_FEWEST_REPEATED = 3
_LONGEST_REPEATED = 40
_LETTERS_REPEATED = 12
_WHOLE_SENTENCE = 7


@dataclass(frozen=True, slots=True)
class Join:
    """The places of the words `first` to `last`, which are pieces of one word."""

    first: int
    last: int
    confidence: float


def joined_texts(words: Sequence[Word]) -> Iterator[str]:
    """Everything that neighbours may be when they are pieces of one word."""
    for first in range(len(words)):
        for last in range(first + 1, min(first + LONGEST, len(words))):
            if not _breakable(words[last - 1], words[last]):
                break
            yield _joined(words, first, last)


def find_joins(words: Sequence[Word], forms: Forms, language: Language) -> list[Join]:
    """The broken words. Pieces that are words themselves count only in a document that breaks words by spaces."""

    @cache
    def alone(text: str) -> float:
        known = forms.of(text)
        return max((language.word(form.text, form.frequency) for form in known), default=_NOTHING)

    def unknown(text: str) -> bool:
        return all(form.frequency < _UNKNOWN_PIECE for form in forms.of(text))

    company = _company(words)

    def breakable(before: Word, word: Word) -> bool:
        rest = len(company[word.text]) >= _REST_OF_ANOTHER and (len(word.text) == 1 or unknown(word.text))
        return _breakable(before, word) and not rest

    def longest(first: int) -> tuple[float, int]:
        """The best join that begins with a word: what it gains, and its last word."""
        best = (0.0, first)
        pieces = math.log(alone(words[first].text))
        prior = 0.0
        for last in range(first + 1, min(first + LONGEST, len(words))):
            if not breakable(words[last - 1], words[last]):
                break
            pieces += math.log(alone(words[last].text))
            prior += _BREAK_HYPHEN if _HYPHEN.fullmatch(words[last].gap) else _BREAK
            whole = _joined(words, first, last)
            known = forms.of(whole)
            if known and known[0].frequency >= _JOINED:
                best = max(best, (math.log(alone(whole)) - pieces + prior, last))
        return best

    found: list[tuple[Join, bool, float]] = []
    first = 0
    while first < len(words):
        gain, last = longest(first)
        # A word before the pieces may look like one of them: `na za čátku`.
        if gain <= _MARGIN or any(longest(later)[0] > gain for later in range(first + 1, last)):
            first += 1
            continue
        hyphens = all(_HYPHEN.fullmatch(word.gap) for word in words[first + 1 : last + 1])
        sure = any(unknown(word.text) for word in words[first : last + 1])
        found.append((Join(first, last, 1 / (1 + math.exp(-gain))), hyphens, gain if sure else 0.0))
        first = last + 1
    breaks_words = sum(gain >= _SURE_GAIN for _, _, gain in found) >= _LEAST_SURE
    return [join for join, hyphens, gain in found if breaks_words or gain >= (_SURE_GAIN if hyphens else _ALONE_GAIN)]


def _company(words: Sequence[Word]) -> Mapping[str, Set[str]]:
    """Before each word of a text: the words right before it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for before, word in pairwise(words):
        if word.tied:
            found[word.text].add(before.text)
    return found


def find_doubles(words: Sequence[Word], forms: Forms) -> list[int]:
    """The places of pieces that repeat the end of the word before them: `postoupil oupil`."""

    def unknown(text: str) -> bool:
        return all(form.frequency < _UNKNOWN_PIECE for form in forms.of(text))

    return [
        place
        for place, (before, word) in enumerate(pairwise(words), start=1)
        if word.tied
        and word.text.islower()
        and _SHORTEST_REPEATED <= len(word.text) < len(before.text)
        and before.lower.endswith(word.text)
        and unknown(word.text)
        and not unknown(before.text)
    ]


def find_repeats(words: Sequence[Word], *, numbered: bool) -> list[tuple[int, int]]:
    """Runs of words printed twice in a row, from overlapping boxes: the places of the second printing, first to last.

    Two sentences alike may well be meant, on two cards for instance: only a long one, or a run that no sentence begins
    with, is taken for a second printing. In a text without all its numbers (`numbered` is false) sentences may seem
    alike that were not: there only what lies within one sentence is.
    """
    shapes = [word.lower for word in words]
    found: list[tuple[int, int]] = []
    place = 0
    while place < len(words):
        length = next(
            (
                size
                for size in range(min(_LONGEST_REPEATED, (len(words) - place) // 2), _FEWEST_REPEATED - 1, -1)
                if shapes[place] == shapes[place + size] and _printed_twice(words, shapes, place, size, numbered)
            ),
            0,
        )
        if length:
            found.append((place + length, place + 2 * length - 1))
        place += 2 * length or 1
    return found


def _printed_twice(words: Sequence[Word], shapes: Sequence[str], place: int, size: int, numbered: bool) -> bool:
    run = shapes[place : place + size]
    if run != shapes[place + size : place + 2 * size] or len(set(run)) < _FEWEST_REPEATED:
        return False
    if any(
        _NUMBERS.findall(one.gap) != _NUMBERS.findall(other.gap)
        for one, other in zip(words[place : place + size], words[place + size : place + 2 * size], strict=True)
    ):
        return False
    if not numbered and any(word.opens for word in words[place : place + 2 * size]):
        return False
    begins = words[place].text[0].isupper()
    return sum(map(len, run)) >= _LETTERS_REPEATED and (size >= _WHOLE_SENTENCE or not begins)


def _breakable(before: Word, word: Word) -> bool:
    """Whether a word may continue the one before it."""
    space = word.gap.isspace() and word.gap.count("\n") < 2
    return (
        word.text.islower()
        and (space or bool(_HYPHEN.fullmatch(word.gap)))
        and not (before.text.isupper() and len(before.text) > 1)
    )


def _joined(words: Sequence[Word], first: int, last: int) -> str:
    return "".join(word.text for word in words[first : last + 1])
