"""A misspelt word of the language: the one with which the sentence can be read, or be read further.

Nothing is guessed from the message alone: a word near the place of the error is replaced by each word of the language
that is a slip away from it, and the sentence is read again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from pravidla.diagnostics import distance, fold
from pravidla.syntax.grammar import grammar

_WORD: Final = re.compile(r"[^\W\d]\w*")
_PHRASE: Final = re.compile(r"[a-z]{2,}")
_BEHIND: Final = 8
"""How many words up to the error are tried: the words of the language are noticed missing late."""
_MOST_TRIED: Final = 40
_MOST_READ: Final = 8_000
"""how many characters are read to find one: of a long sentence fewer words are tried"""
_MOST_NAMED: Final = 2
_LONG: Final = 5
"""From this length on two slips in one word count as near."""


@cache
def all_words() -> frozenset[str]:
    """All words of the language, those of phrases among them."""
    patterns = (re.sub(r"\\.|\(\?=.*?\)$", " ", terminal.pattern.value) for terminal in grammar().terminals)
    return frozenset(word for pattern in patterns for word in _PHRASE.findall(pattern))


@dataclass(frozen=True, slots=True)
class Respelling:
    """Words of the language that a word may have been meant for."""

    whole: tuple[str, ...] = ()
    """those that make a sentence of it"""
    further: str | None = None
    """else the one with which it can be read furthest"""
    place: tuple[int, int] | None = None
    """where the word stands that makes a sentence, if it is one word"""


def respelt(text: str, start: int, end: int, reach: Callable[[str], int | None]) -> Respelling:
    """What was meant at or before the place of an error. `reach` tells how far a text can be read; None: wholly."""
    whole: list[tuple[int, tuple[int, int], str]] = []
    further: tuple[int, str] | None = None
    for slip, place, word in slips(text, start, end):
        if whole and slip > whole[0][0]:
            break
        changed = text[: place[0]] + word + text[place[1] :]
        reached = reach(changed)
        if reached is None:
            whole.append((slip, place, word))
            continue
        gain = reached - (len(changed) - len(text)) - end
        if gain > 0 and (further is None or gain > further[0]):
            further = gain, word
    words = tuple(dict.fromkeys(word for _, _, word in whole))
    places = {place for _, place, _ in whole}
    return Respelling(
        words[:_MOST_NAMED], None if further is None else further[1], places.pop() if len(places) == 1 else None
    )


def slips(text: str, start: int, end: int) -> list[tuple[int, tuple[int, int], str]]:
    """How far from it, where, and which word of the language a word may have been meant for; the nearest first."""
    every = list(_WORD.finditer(text))
    # The second word of a phrase (`before this`) is noticed at the first one.
    found = every[: sum(match.start() < max(end, start + 1) for match in every) + 1]
    tried: list[tuple[int, int, tuple[int, int], str]] = []
    for back, match in enumerate(reversed(found[-_BEHIND:])):
        written = fold(match.group())
        if len(written) == 1 or written in all_words():
            continue
        for word in sorted(all_words()):
            most = 2 if min(len(word), len(written)) >= _LONG else 1
            slip = distance(written, word, most)
            if slip <= most:
                tried.append((slip, back, match.span(), word))
    return [(slip, place, word) for slip, _, place, word in sorted(tried)[: min(_MOST_TRIED, _MOST_READ // len(text))]]
