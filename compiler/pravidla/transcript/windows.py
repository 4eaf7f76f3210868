"""Fingerprints of any run of words of a text, without building the run: minima of hashes over ranges."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pravidla.transcript.fingerprint import GROUP, SIZE, group_hashes
from pravidla.transcript.letters import LOWER
from pravidla.transcript.model import Sentence

LONGEST_RUN = 511
"""In words. Longer runs than this are compared by their beginning only; no paragraph is so long."""

_WORD = re.compile(r"\S+")
_NONE = (1 << 31,) * SIZE
_TERMINATORS = frozenset(".:!?…")
_LOWER_LETTERS = frozenset(chr(code) for code in range(0x61, 0x180) if re.match(f"[{LOWER}]", chr(code)))
_NEAR_START = 8
"""Titles are glued to the text after them; where the title ends is not seen when a capital was lost."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text: the place of its sentence in the text, and where it lies in that sentence's `raw`."""

    sentence: int
    start: int
    end: int


class Windows:
    """The words of a text and the fingerprints of their runs."""

    def __init__(self, sentences: Sequence[Sentence]) -> None:
        self.sentences = tuple(sentences)
        self.words = tuple(
            Word(place, match.start(), match.end())
            for place, sentence in enumerate(self.sentences)
            for match in _WORD.finditer(sentence.raw)
        )
        self.first_words = self._first_words()
        shown = [self.text(place) for place in range(len(self.words))]
        self._letters = ["".join(c for c in text.casefold() if c.isalpha()) for text in shown]
        self.sentence_ends = frozenset(self._ends(shown))
        self.sentence_bounds, self.bounds = self._boundaries(shown)
        self._common = frozenset(text.strip('„“”"(),.:;!?') for text in shown if text[0].islower())
        self._inner = [_minimum(letters) for letters in self._letters]
        self._levels = [self._over_ends()]
        self._before = [0]
        self._lettered = [0]
        for place, letters in enumerate(self._letters, start=1):
            self._before.append(self._before[-1] + len(letters))
            self._lettered.append(place if letters else self._lettered[-1])

    def text(self, place: int) -> str:
        """A word as it stands in the transcript."""
        word = self.words[place]
        return self.sentences[word.sentence].raw[word.start : word.end]

    def is_common(self, text: str) -> bool:
        """Whether a word occurs in small letters, so that a capital is not that of a name."""
        return text.strip('„“”"(),.:;!?').casefold() in self._common

    def letters(self, start: int, end: int) -> int:
        """How many letters a run of words has."""
        return self._before[end] - self._before[start]

    def similarity(self, start: int, end: int, fingerprint: bytes) -> float:
        """As `similarity` of fingerprints, for the run of words from `start` up to `end`."""
        minima = self._minima(start, end)
        equal = sum([(value >> 3) & 255 == byte for value, byte in zip(minima, fingerprint, strict=True)]) / SIZE
        return max(0.0, (equal - 1 / 256) / (1 - 1 / 256))

    def _minima(self, start: int, end: int) -> Sequence[int]:
        end = max(start + 1, self._lettered[min(end, start + LONGEST_RUN)])
        if 0 < self.letters(start, end) < GROUP:
            return group_hashes("".join(self._letters[start:end]))
        last = self._inner[end - 1]
        count = end - 1 - start
        if count <= 0:
            return last
        level = count.bit_length() - 1
        while len(self._levels) <= level:
            self._levels.append(_doubled(self._levels[-1], 1 << (len(self._levels) - 1)))
        table = self._levels[level]
        return tuple(map(min, table[start], table[end - 1 - (1 << level)], last))

    def _over_ends(self) -> list[tuple[int, ...]]:
        """For each word the minima of the groups of letters that begin in it, also where they end in the next one."""
        found = []
        after = ""
        for letters in reversed(self._letters):
            found.append(_minimum(letters + after) if letters else _NONE)
            after = (letters + after)[: GROUP - 1]
        return found[::-1]

    def _first_words(self) -> frozenset[int]:
        seen: dict[int, int] = {}
        for place, word in enumerate(self.words):
            seen.setdefault(word.sentence, place)
        return frozenset(seen.values())

    def _ends(self, shown: Sequence[str]) -> Iterator[int]:
        """The places after words that end a sentence by their mark."""
        for place, text in enumerate(shown, start=1):
            if text.rstrip('”“")]*')[-1:] in _TERMINATORS:
                yield place

    def _boundaries(self, shown: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Where sentences and items with a number begin, and where a paragraph may begin besides; both with the end."""
        digits = {place for place, text in enumerate(shown) if text[0].isdigit()}
        sentences = {0, len(shown)} | self.first_words | self.sentence_ends | digits
        near = -1
        others = set()
        for place, text in enumerate(shown):
            if place in sentences:
                near = place + _NEAR_START
            if place <= near or text[0] not in _LOWER_LETTERS:
                others.add(place)
        return tuple(sorted(sentences)), tuple(sorted(sentences | others))


def _minimum(letters: str) -> tuple[int, ...]:
    groups = {letters[start : start + GROUP] for start in range(len(letters) - GROUP + 1)}
    return tuple(map(min, zip(*map(group_hashes, groups), strict=True))) if groups else _NONE


def _doubled(level: Sequence[tuple[int, ...]], width: int) -> list[tuple[int, ...]]:
    return [tuple(map(min, left, right)) for left, right in zip(level, level[width:], strict=False)]
