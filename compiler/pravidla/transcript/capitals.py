"""Titles in capitals: which part of a run is one, where one ends and the next begins, which are furniture."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass
from itertools import pairwise

from pravidla.transcript.body import Body
from pravidla.transcript.cues import Cues
from pravidla.transcript.letters import LOWER, UPPER

_MORE = (
    rf"[{UPPER}]+(?!\w)"
    rf"|\([{UPPER} ]+\)(?=\s[{UPPER}]+\s[{UPPER}]{{2}})"
    rf"|(?!0\s[{UPPER}][{LOWER}])(?!\d+\s[{LOWER}]{{2}})\d+(?!\w)"
)
CAPITALS = rf"(?<!\w)[{UPPER}]{{2,}}(?:[ ,]+(?:{_MORE}))*(?!\w)"
"""A run of words in capitals with numbers; a bullet that an extraction reads as 0 is none of them, nor the
number of what follows in small letters."""

_RUN = re.compile(CAPITALS)
_LETTERS = 5
_LEAST_LETTERS = 3
_ROMAN = re.compile(r"[IVX]+")
OF_ADJECTIVES = ("Á", "É", "Í", "Ý", "OU")
_NAME = re.compile(rf"(?<![.!?\w])(?<![.!?]\s)[{UPPER}][{LOWER}]+(?!\w)|[{UPPER}][{LOWER}]+(?=:)")
_WORD = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class Capitals:
    """Reads runs of capitals of one document; `names` are the words that it writes with a capital inside a sentence."""

    body: Body
    title_words: Set[str]
    linking: Set[str]
    names: Set[str]
    words: Set[str]
    lost_digits: Set[str]
    repeated: Set[str]

    def titles(self, run: str) -> Iterator[tuple[int, int]]:
        """The titles of a run, by their places in it; none when it is too short to be one."""
        end = _title_end(run)
        words = list(_WORD.finditer(run, 0, end))
        if not words:
            return
        starts = [words[0].start()]
        plain = [word.group().strip(",") for word in words]
        for number in range(1, len(words)):
            if self._begins(plain, number):
                starts.append(words[number].start())
        for start, stop in pairwise([*starts, end]):
            if sum(character.isalpha() for character in run[start:stop]) < _LEAST_LETTERS:
                continue
            yield start, start + len(run[start:stop].rstrip())

    def running_title(self, run: str, start: int) -> int:
        """How long a title is that repeats another of the document and ends with the number of its page, or what is
        left of it; 0 when it is none."""
        run = run[: _title_end(run)]
        title, _, number = run.rpartition(" ")
        page = str(self.body.pages[self.body.page_index(start)].number)
        left = "".join(digit for digit in page if digit not in self.lost_digits)
        repeated = bool(title) and number in {page, left} and _squeezed(title) in self.repeated
        return len(run) if repeated else 0

    def _begins(self, words: list[str], number: int) -> bool:
        """Whether a word of a run begins another title: two things named one after the other are no phrase."""
        word, before = words[number], words[number - 1]
        if before.lower() in self.linking or word.lower() in self.linking or word.isdigit():
            return False
        if before.endswith(OF_ADJECTIVES) or before.isdigit():
            return False
        if word.capitalize() in self.title_words:
            return True
        last = number == len(words) - 1
        # An adjective stands before its noun: after a noun it begins a phrase of its own.
        if word.endswith("Ý") and not last:
            return True
        if len(words) == 2 and {word.capitalize(), before.capitalize()} <= self.names:
            return True
        return not last and self._nominative(word)

    def _nominative(self, word: str) -> bool:
        """Whether a word in -A is a feminine: the document has its accusative, and no masculine of the same stem."""
        stem = word[:-1].lower()
        return word.endswith("A") and stem + "u" in self.words and stem not in self.words and stem + "y" in self.words


def read_capitals(body: Body, cues: Cues) -> Capitals:
    """A reader of the runs of capitals of a document."""
    return Capitals(
        body,
        cues.title_words,
        cues.linking,
        frozenset(_NAME.findall(body.text)),
        frozenset(re.findall(rf"[{LOWER}]+", body.text)),
        frozenset("0123456789") - frozenset(body.source),
        frozenset(run for run, count in Counter(map(_squeezed, _RUN.findall(body.text))).items() if count > 1),
    )


def _squeezed(run: str) -> str:
    """The letters of a run, so that a title broken by a space is the same."""
    words = run[: _title_end(run)].split()
    while words and words[-1].isdigit():
        words.pop()
    return "".join(words)


def _title_end(run: str) -> int:
    """How much of a run is a title: without a last single letter, which begins the next sentence.

    Roman numbers are none.
    """
    words = run.rstrip(" ,").split(" ")
    while words and len(words[-1].strip(",")) == 1 and not words[-1].isdigit():
        words.pop()
    title = " ".join(words)
    letters = sum(character.isalpha() for word in words if not _ROMAN.fullmatch(word) for character in word)
    return len(title) if letters >= _LETTERS else 0
