"""Legal moves as they are offered: numbered, grouped by what is done, found by typing a part of the text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any

from pravidla.folding import fold, stems

_SAME = ((4, 3), (3, 2))
"""Letters that two forms of a word share at least at their beginning, with those that may be different endings."""


_FEWEST_INSIDE = 5
"""Letters from within a word that are taken for a part of it."""
_FEWEST_OF_NAME = 3
"""Letters of a word that says enough where others are not understood."""
_COUNTED = re.compile(r"([0-9]{1,9})[.)]?")
"""The number of a choice, as it is typed or as it is shown."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action with the number it is offered under; what it cites in the rulebook."""

    number: int
    action: int
    text: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Choices of one kind; the heading is what they say without what is picked."""

    heading: str
    choices: tuple[Choice, ...]


def groups_of(state: Any, language: str) -> tuple[Group, ...]:
    """The legal moves of the player who decides."""
    english = language == "en"
    point = state.game.info.points[state.pc]
    outlines = {option.block: option.outline[1 if english else 0] for option in reversed(point.options)}
    told = [(action, state.action(action)) for action in state.legal_actions()]
    groups: list[Group] = []
    number = 0
    for decision, members in groupby(told, key=lambda one: one[1].decision):
        choices = []
        for action, meaning in members:
            number += 1
            text = meaning.en if english else meaning.cs
            choices.append(Choice(number, action, text, tuple(meaning.cites)))
        groups.append(Group(outlines.get(decision, decision), tuple(choices)))
    return tuple(groups)


def all_choices(groups: Iterable[Group]) -> list[Choice]:
    """The choices of all groups by number."""
    return [choice for group in groups for choice in group.choices]


def matching(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that fit what was typed, best first: the number, with or without a full stop; all words as they
    stand, whole or begun, without diacritics; all words in any form; parts from within words. Everything where nothing
    was typed."""
    words = fold(typed).split()
    if not words:
        return list(choices)
    number = _COUNTED.fullmatch(typed.strip())
    numbered = [choice for choice in choices if number is not None and str(choice.number) == number[1]]
    folded = [(choice, sought(choice.text)) for choice in choices]
    for fits in (is_said, is_meant, is_inside):
        found = [choice for choice, text in folded if all(fits(word, text) for word in words)]
        if numbered or found:
            break
    return numbered + [choice for choice in found if choice not in numbered]


def nearest(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that fit those of the words which fit any, where that leaves out some but not all of them."""
    texts = [sought(choice.text) for choice in choices]
    words = fold(typed).split()
    known = [word for word in words if names_something(word) and any(is_meant(word, text) for text in texts)]
    return matching(" ".join(known), choices) if known and len(known) < len(words) else []


def names_something(word: str) -> bool:
    """Whether a folded word may be the name of a thing: no preposition and no number."""
    return len(word) >= _FEWEST_OF_NAME and word.isalpha()


def sought(text: str) -> str:
    """A text as it is looked through: folded, its numbers without what parts the thousands."""
    return re.sub(r"(?<=\d)[\u00a0,](?=\d{3}(?!\d))", "", fold(text))


def is_said(word: str, text: str) -> bool:
    """Whether a folded word, or the beginning of one, is in a folded text; of a number no part is meant: 3 is not
    13."""
    return re.search(_begun(word), text) is not None


def is_inside(word: str, text: str) -> bool:
    """Whether a folded text has the folded letters anywhere, where they are enough to mean something."""
    return is_said(word, text) or (len(word) >= _FEWEST_INSIDE and not word.isdigit() and word in text)


def is_meant(word: str, text: str) -> bool:
    """Whether a folded text has the folded word in this or another form: the same stem, or the same beginning and
    other endings."""
    return is_said(word, text) or any(
        not stems(word).isdisjoint(stems(other)) or _alike(word, other) for other in re.findall(r"[a-z]{3,}", text)
    )


@cache
def _begun(word: str) -> str:
    """The pattern of a word at its beginning, of a number as a whole."""
    if word.isdigit():
        return rf"(?<!\d){re.escape(word)}(?!\d)"
    return rf"(?<!\w){re.escape(word)}" if re.match(r"\w", word) else re.escape(word)


def _alike(one: str, two: str) -> bool:
    shared = next(
        (place for place, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two))
    )
    ending = max(len(one), len(two)) - shared
    return any(shared >= least and ending <= most for least, most in _SAME)
