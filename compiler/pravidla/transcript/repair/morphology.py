"""What a word may be by its ending: the paradigms that it may follow, judged by the other forms that it then has.

A paradigm fits when the forms of the word have about the shares that such endings have in Czech text, and when none is
missing that a word so frequent should have.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from pravidla.data import data_folder
from pravidla.transcript.repair.lexicon import Lexicon
from pravidla.transcript.repair.paradigms import CASES, GENDERS, LOCATIVE, NOMINAL, OTHER, PARADIGMS, VOCATIVE, Tags

_Alternatives: TypeAlias = tuple[tuple[int, ...], tuple[tuple[str, float], ...], float]
"""Readings, the endings that have them with their usual shares, and the least of these."""

ANY = OTHER + 3
"""The reading of a word that is not known: it goes with everything."""

FAINT = 4.0
"""How far a reading may lie behind the best one."""

_LONGEST_ENDING = 5
_SHORTEST_STEM = 2
_RAREST = 1e-9
_SEEN_ONCE = 1e-8
"""The share of the rarest words of the lexicon."""

_STRONGEST = 4.0
_MISFIT = 0.8
"""How badly the forms of a word that follows no paradigm fit one, as a divergence of their shares."""

_FEWEST_FORMS = 4
_KNOWN = 1.5
"""What speaks, beside the fit, for a paradigm of which a word has several forms."""

_EXCESS = 5.0
"""How many times its share a form may have; what is above, it has as a form of another word."""

_LISTED = 4.5
"""What speaks for the paradigm of a noun whose gender is listed."""

_DOUBT_LISTED = 0.25
"""How much then counts what speaks against it: "rámci" is far more frequent than the other forms of its noun."""

_MOST_MISSED = 1.0
_ABOUT_AS_WELL = 2.5
_HOPELESS = FAINT + _ABOUT_AS_WELL
"""How far a paradigm may lie behind no paradigm at all: further, it gives no reading and makes no other needless."""


class Morphology:
    """The readings of words in lower case, by the forms that a lexicon has; they are kept."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._frequencies = lexicon.frequencies
        self._known = dict(lexicon.readings)

    def readings(self, word: str) -> Tags:
        known = self._known.get(word)
        if known is None:
            known = self._known[word] = self._guessed(word)
        return known

    def _guessed(self, word: str) -> Tags:
        weights = {ANY: -_strength(self._frequencies.get(word, 0.0)) * _MISFIT}
        best, known = weights[ANY], False
        found = list(self._paradigms(word, best - _HOPELESS))
        for item in found:
            if not _is_needless(item, found):
                weights |= {tag: max(item.score, weights.get(tag, item.score)) for tag in item.tags}
                if item.score > best:
                    best, known = item.score, len(item.forms) >= _FEWEST_FORMS
        if known:
            weights[ANY] -= _KNOWN
        return tuple((tag, score - best) for tag, score in weights.items() if score >= best - FAINT)

    def _paradigms(self, word: str, least: float) -> Iterator[_Inflected]:
        """The paradigms that a word may follow, and that at least so much speaks for."""
        for length in range(min(_LONGEST_ENDING, len(word) - _SHORTEST_STEM) + 1):
            stem, ending = word[: len(word) - length], word[len(word) - length :]
            for number in _by_ending().get(ending, ()):
                inflected = self._inflected(stem, ending, number, least)
                if inflected is not None:
                    yield inflected

    def _inflected(self, stem: str, ending: str, number: int, least: float) -> _Inflected | None:
        paradigm, get = PARADIGMS[number], self._frequencies.get
        itself = max(get(stem + ending, 0.0), _RAREST)
        seen = [
            (other, often) for other in paradigm if (often := itself if other == ending else get(stem + other, 0.0))
        ]
        favour, doubt = _judged(number, ending, tuple(seen))
        nominative, nouns, told = _listed()[number]
        listed = stem + nominative in nouns and ending in told
        score = favour + (_LISTED - _DOUBT_LISTED * doubt if listed else -doubt)
        if score < least:
            return None
        return _Inflected(frozenset([stem + other for other, _ in seen]), score, paradigm[ending].readings)


@lru_cache(maxsize=1 << 14)
def _judged(number: int, ending: str, seen: tuple[tuple[str, float], ...]) -> tuple[float, float]:
    """What speaks for and what against a paradigm of which a word has some endings, each with its frequency.

    Of most paradigms a word has a single form; then its frequency alone decides, and many words have the same.
    """
    paradigm = PARADIGMS[number]
    shares = dict(seen)
    itself, whole = shares[ending], sum(shares.values())
    for _ in range(2):
        shares = {other: min(often, _EXCESS * paradigm[other].share * whole) for other, often in shares.items()}
        whole = sum(shares.values())
    misfit = 0.0
    for other, often in shares.items():
        misfit += often / whole * math.log(often / whole / paradigm[other].share)
    return math.log(len(shares) * shares[ending] / itself), _strength(whole) * misfit + _missed(number, shares, whole)


def _missed(number: int, shares: Mapping[str, float], whole: float) -> float:
    """How much the forms are missed that a word with some others should have."""
    found = 0.0
    absent, present = _demanded(number, tuple(shares))
    for rarest in absent:
        ratio = (whole * rarest + _SEEN_ONCE) / _SEEN_ONCE
        if ratio > math.e:
            found += min(_MOST_MISSED, 0.5 * math.log(ratio) - 0.5)
    for endings in present:
        ratio = min([(whole * usual + _SEEN_ONCE) / (shares[other] + _SEEN_ONCE) for other, usual in endings])
        if ratio > math.e:
            found += min(_MOST_MISSED, 0.5 * math.log(ratio) - 0.5)
    return found


@lru_cache(maxsize=1 << 12)
def _demanded(
    number: int, endings: tuple[str, ...]
) -> tuple[tuple[float, ...], tuple[tuple[tuple[str, float], ...], ...]]:
    """What a word with some endings of a paradigm should have, by the cases that it has not (of alternatives one is
    enough: the rarest) and by those that it has."""
    attested = {tag for ending in endings for tag in PARADIGMS[number][ending].readings}
    absent, present = [], []
    for readings, usual, rarest in _alternatives()[number]:
        if attested.isdisjoint(readings):
            absent.append(rarest)
        elif held := tuple((ending, share) for ending, share in usual if ending in endings):
            present.append(held)
    return tuple(absent), tuple(present)


@cache
def _alternatives() -> tuple[tuple[_Alternatives, ...], ...]:
    """For each paradigm its endings with a case, with their usual shares, together where they say the same."""
    found = []
    for paradigm in PARADIGMS:
        endings: defaultdict[tuple[int, ...], dict[str, float]] = defaultdict(dict)
        for ending, told in paradigm.items():
            if told.readings[0] < NOMINAL:
                endings[told.readings][ending] = told.share
        found.append(tuple((tags, tuple(row.items()), min(row.values())) for tags, row in endings.items()))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Inflected:
    """A paradigm that a word may follow: its forms that the lexicon has, what speaks for it, what the word then is."""

    forms: frozenset[str]
    score: float
    tags: tuple[int, ...]


def _is_needless(item: _Inflected, found: Sequence[_Inflected]) -> bool:
    """Whether one of several paradigms has all the forms of another and more, and fits about as well."""
    forms, least = item.forms, item.score - _ABOUT_AS_WELL
    return any(other.score >= least and forms < other.forms for other in found)


@cache
def _nouns() -> tuple[frozenset[str], ...]:
    """The nouns of the list that comes with the package, by gender."""
    found: tuple[set[str], ...] = tuple(set() for _ in range(GENDERS))
    for line in (data_folder("grammar") / "czech_nouns.txt").read_text(encoding="utf-8").splitlines():
        gender, *nouns = line.split()
        if gender != "#":
            found["AIFN".index(gender)].update(nouns)
    return tuple(map(frozenset, found))


def _case(tag: int) -> int:
    return tag // GENDERS % CASES


@cache
def _listed() -> tuple[tuple[str, frozenset[str], frozenset[str]], ...]:
    """For each paradigm the ending of its first case, the listed nouns of its gender, and the endings that tell one of
    them; of what is no noun, the ending of no noun."""
    found = []
    for paradigm in PARADIGMS:
        gender, nominative = next(
            ((tag, ending) for ending, told in paradigm.items() for tag in told.readings if tag < GENDERS), (0, "?")
        )
        # What a listed noun has in two rare cases only may be another word: "přesune".
        told = frozenset(
            ending
            for ending, of in paradigm.items()
            if any(_case(tag) not in (VOCATIVE, LOCATIVE) for tag in of.readings)
        )
        found.append((nominative, _nouns()[gender], told))
    return tuple(found)


def _strength(frequency: float) -> float:
    """How much the shares of a word's forms tell: those of a rare one are chance."""
    return min(_STRONGEST, 1 + 0.5 * math.log(max(1.0, frequency / _SEEN_ONCE)))


@cache
def _by_ending() -> dict[str, tuple[int, ...]]:
    """The numbers of the paradigms that have an ending."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for number, paradigm in enumerate(PARADIGMS):
        for ending in paradigm:
            found[ending].append(number)
    return {ending: tuple(numbers) for ending, numbers in found.items()}
