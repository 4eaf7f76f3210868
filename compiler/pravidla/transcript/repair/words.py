"""Words of a text with their places."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace

WORD = re.compile(r"[^\W\d_]+")
_END = re.compile(r"[.!?:]")


@dataclass(frozen=True, slots=True)
class Word:
    """A run of letters and what stands between the word before and it.

    `opens` says whether a sentence begins with it, `tied` whether nothing but space is before.
    """

    text: str
    start: int
    end: int
    opens: bool
    tied: bool
    gap: str = ""

    @property
    def lower(self) -> str:
        return self.text.lower()


def find_words(text: str) -> list[Word]:
    """The words of a text in order."""
    words: list[Word] = []
    last = 0
    for match in WORD.finditer(text):
        between = text[last : match.start()]
        opens = not words or bool(_END.search(between))
        tied = bool(words) and not between.strip()
        words.append(Word(match.group(), match.start(), match.end(), opens, tied, between))
        last = match.end()
    return words


def parted(words: Sequence[Word], places: Sequence[int]) -> list[Word]:
    """Words that are no neighbours where something between them is missing; the places ascend."""
    found = []
    for word in words:
        index = bisect_left(places, word.start - len(word.gap))
        missing = index < len(places) and places[index] <= word.start
        found.append(replace(word, tied=False) if missing and word.tied else word)
    return found
