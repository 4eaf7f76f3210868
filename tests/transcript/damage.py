"""Damages a text in known ways and measures how well the damage is repaired."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from pravidla.transcript.repair import MARK, Edit, Lexicon, Repaired, repair

WORD = re.compile(r"[^\W\d_]+")
NUMBER = re.compile(r"\d+")
ALPHABET = "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"
LEAST_KEPT = 2
"""Letters that a damaged word must have kept to be counted."""


@dataclass(frozen=True, slots=True)
class Damaged:
    """A damaged text: where each word stands in it, with what it was and is, and where numbers are missing or
    cut."""

    text: str
    words: tuple[tuple[int, str, str], ...]
    numbers: tuple[int, ...] = ()
    cut_numbers: tuple[int, ...] = ()


@dataclass(slots=True)
class Score:
    """How many damaged words there were and how many came back exactly; sound words and how many were changed."""

    damaged: int = 0
    restored: int = 0
    sound: int = 0
    changed: int = 0
    errors: list[tuple[str, str, str]] = field(default_factory=list)

    @property
    def restored_share(self) -> float:
        return self.restored / max(1, self.damaged)

    @property
    def changed_share(self) -> float:
        return self.changed / max(1, self.sound)

    def __str__(self) -> str:
        return (
            f"{self.restored} of {self.damaged} damaged words restored ({self.restored_share:.2%}), "
            f"{self.changed} of {self.sound} sound ones changed ({self.changed_share:.2%})"
        )


def delete(text: str, letters: Iterable[str] = (), strings: Iterable[str] = (), digits: Iterable[str] = ()) -> Damaged:
    """A text without some letters (small and capital), strings and digits."""
    gone = {ord(glyph): None for letter in letters for glyph in (letter, letter.upper())}
    gone |= {ord(digit): None for digit in digits}
    parts, words, numbers, cut = [], [], [], []
    length, last = 0, 0
    for match in re.finditer(rf"{WORD.pattern}|{NUMBER.pattern}", text):
        gap = text[last : match.start()].translate(gone)
        whole = match.group()
        left = whole
        for string in strings:
            left = left.replace(string, "")
        left = left.translate(gone)
        length += len(gap)
        if whole.isdigit() and not left:
            numbers.append(length)
        elif whole.isdigit():
            cut += [length] if left != whole else []
        elif left:
            words.append((length, whole, left))
        parts += [gap, left]
        length += len(left)
        last = match.end()
    parts.append(text[last:])
    return Damaged("".join(parts), tuple(words), tuple(numbers), tuple(cut))


def break_words(text: str, share: float, rng: Random) -> tuple[str, tuple[str, ...]]:
    """A text with a share of its long words broken by a space or by a hyphen at a line's end, and those words."""
    broken = []

    def cut(match: re.Match[str]) -> str:
        word = match.group()
        if len(word) < 6 or not word.islower() or rng.random() >= share:
            return word
        place = rng.randrange(2, len(word) - 2)
        broken.append(word)
        return word[:place] + rng.choice((" ", " ", "- ", " - ")) + word[place:]

    return WORD.sub(cut, text), tuple(broken)


def carried_out(text: str, edits: Iterable[Edit]) -> str:
    """A text with the edits that are not doubtful."""
    parts, last = [], 0
    for edit in edits:
        if edit.kind != "doubtful":
            parts += [text[last : edit.start], edit.replacement]
            last = edit.end
    return "".join([*parts, text[last:]])


def measure(damaged: Damaged, lexicon: Lexicon) -> tuple[Score, Repaired]:
    """Repairs a damaged text and counts its words. Case is not counted: a lost capital is not always known.

    Pieces of a word that the text has broken are right, where they are joined, when the whole word is.
    """
    repaired = repair(damaged.text, lexicon)
    score = Score()
    for words, now in _wholes(damaged, repaired):
        right = now.lower() == "".join(before for _, before, _ in words).lower()
        for _, before, after in words:
            if before == after:
                score.sound += 1
                score.changed += not right
            elif len(after) >= LEAST_KEPT:
                score.damaged += 1
                score.restored += right
            if not right:
                score.errors.append((before, after, now))
    return score, repaired


def _wholes(damaged: Damaged, repaired: Repaired) -> Iterator[tuple[list[tuple[int, str, str]], str]]:
    """The words of a damaged text and what each is now, those together that a repair joins."""
    joins = {edit.start for edit in repaired.edits if edit.kind == "join"}
    edits = {edit.start: edit for edit in repaired.edits if edit.kind == "letters"}
    group: list[tuple[int, str, str]] = []
    now, end = "", 0
    for place, before, after in damaged.words:
        if group and place >= end and group[-1][0] + len(group[-1][2]) not in joins:
            yield group, now
            group, now = [], ""
        group.append((place, before, after))
        if place in edits:
            now += edits[place].replacement
            end = edits[place].end
        elif place >= end:
            now += after
    if group:
        yield group, now


def letter_pairs(text: str, seed: int, count: int, least: int = 40) -> list[tuple[str, str]]:
    """Pairs of letters that stand in a text, each of them often enough that their loss can be told."""
    small = text.lower()
    letters = [letter for letter in ALPHABET if small.count(letter) >= least]
    rng = Random(seed)
    pairs = []
    for _ in range(count):
        one, two = rng.sample(letters, 2)
        pairs.append((one, two))
    return pairs


def marked_numbers(damaged: Damaged, repaired: Repaired, reach: int = 2) -> tuple[int, int, int, int]:
    """How many numbers were lost whole, how many of them have a mark at their place, how many marks are right, and how
    many there are."""
    marks = [edit.start for edit in repaired.edits if edit.kind == "lacuna" and MARK in edit.replacement]
    found = sum(any(abs(mark - place) <= reach for mark in marks) for place in damaged.numbers)
    places = (*damaged.numbers, *damaged.cut_numbers)
    right = sum(any(abs(mark - place) <= reach for place in places) for mark in marks)
    return len(damaged.numbers), found, right, len(marks)


def collapsed(damaged: Damaged) -> Damaged:
    """A damaged text with single spaces: nothing tells any more that something stood between two of them."""
    parts: list[str] = []
    offsets: list[int] = []
    length = 0
    for place, character in enumerate(damaged.text):
        offsets.append(length)
        if character != " " or damaged.text[place - 1 : place] != " ":
            parts.append(character)
            length += 1
    offsets.append(length)
    words = tuple((offsets[place], before, after) for place, before, after in damaged.words)
    numbers, cut = ([offsets[place] for place in places] for places in (damaged.numbers, damaged.cut_numbers))
    return Damaged("".join(parts), words, tuple(numbers), tuple(cut))
