"""Resolves cross-references to the paragraphs they mean, or says what is wrong with them.

A reference names a page and speaks of something. The paragraph meant is the one of that page that shares most words
with the sentence, rare words counting more. Where the page has none and another page has much, the page is wrong.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from pravidla.transcript.model import Paragraph, Sentence, Transcript
from pravidla.transcript.sentence_cues import Reference, sentence_cues

_STEM = 5
_SHORTEST = 3
_WORD = re.compile(r"[^\W\d_]{4,}")
_FAR = 0.06
_CLOSE = 12
_MUCH_BETTER = 3.0
_LEAST = 2.0
_CARD = re.compile(r"referenční\s+kart\w+\s+(\d)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Resolved:
    """A cross-reference of a sentence with the paragraphs it means, or the problem with it.

    A picture, and what stands outside of the text, has neither.
    """

    sentence: str
    reference: Reference
    paragraphs: tuple[str, ...] = ()
    problem: str | None = None


def resolve(transcript: Transcript) -> tuple[Resolved, ...]:
    """All cross-references of a transcript in order."""
    book = _Book(transcript)
    return tuple(
        book.resolve(paragraph, sentence, reference)
        for paragraph in transcript.paragraphs
        for sentence in paragraph.sentences
        for reference in sentence_cues(sentence.text, paragraph.kind).references
    )


class _Book:
    """The words of each paragraph, and how rare each is."""

    def __init__(self, transcript: Transcript) -> None:
        self._paragraphs = transcript.paragraphs
        self._order = {paragraph.id: place for place, paragraph in enumerate(self._paragraphs)}
        self._stems = {paragraph.id: _stems(paragraph.text) for paragraph in self._paragraphs}
        self._lost_digits = frozenset(loss.glyph for loss in transcript.losses if loss.kind == "digit")
        self._pages = {page.number for page in transcript.pages}
        self._cards = {
            int(match.group(1)): page.number
            for page in transcript.pages
            for paragraph in page.paragraphs
            for match in _CARD.finditer(paragraph.text)
            if paragraph in page.paragraphs[-3:] or paragraph.kind in ("heading", "caption")
        }
        counts = Counter(stem for stems in self._stems.values() for stem in stems)
        self._weights = {stem: math.log(1 + len(self._paragraphs) / count) for stem, count in counts.items()}

    def resolve(self, paragraph: Paragraph, sentence: Sentence, reference: Reference) -> Resolved:
        """One reference of a sentence."""
        match reference.kind:
            case "page":
                return self._page(paragraph, sentence, reference)
            case "example":
                return self._example(paragraph, sentence, reference)
            case "step":
                return self._step(sentence, reference)
            case "title":
                others = [one for one in self._paragraphs if one.id != paragraph.id]
                found = self._titled(reference.title, others)
                return Resolved(sentence.id, reference, tuple(one.id for one in found[:1]))
            case "above" | "below":
                place = self._order[paragraph.id]
                before, after = self._paragraphs[:place], self._paragraphs[place + 1 :]
                best = self._best(sentence, before if reference.kind == "above" else after, near=paragraph.page)
                return Resolved(sentence.id, reference, () if best is None else (best[0].id,))
            case _:
                return Resolved(sentence.id, reference)

    def _page(self, paragraph: Paragraph, sentence: Sentence, reference: Reference) -> Resolved:
        numbers = reference.pages or (paragraph.page + 1,)
        if reference.card:
            numbers = tuple(self._cards.get(number, number) for number in numbers)
        elif len(numbers) == 2 and numbers[0] < numbers[1]:
            numbers = tuple(range(numbers[0], min(numbers[1], numbers[0] + 50) + 1))
        else:
            numbers = self._whole(numbers)
        missing = [number for number in numbers if number not in self._pages]
        if missing:
            return Resolved(sentence.id, reference, (), f"there is no page {missing[0]}")
        there = [one for one in self._paragraphs if one.page in numbers and one.id != paragraph.id]
        elsewhere = [one for one in self._paragraphs if one.page not in numbers and one.page != paragraph.page]
        titled = self._titled(reference.title, there)
        if titled:
            return Resolved(sentence.id, reference, (titled[0].id,))
        if not reference.card and set(numbers) - set(reference.pages or numbers):
            # Which of several pages it was, the sentence alone tells badly.
            found = self._best(paragraph, there)
            return Resolved(sentence.id, reference, () if found is None else (found[0].id,))
        best, other = self._best(sentence, there), self._best(sentence, elsewhere)
        if other is not None and other[1] >= _LEAST and (best is None or other[1] > _MUCH_BETTER * best[1]):
            problem = f"page {other[0].page} speaks of it ({other[0].id}), not page {numbers[0]}"
            return Resolved(sentence.id, reference, (), problem)
        if best is None:
            problem = f"nothing on page {numbers[0]} speaks of what the sentence says"
            return Resolved(sentence.id, reference, tuple(one.id for one in there[:1]), None if there else problem)
        return Resolved(sentence.id, reference, (best[0].id,))

    def _whole(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """The pages that numbers may have meant before the document lost digits of them."""
        if not self._lost_digits:
            return numbers
        left = {
            number: "".join(digit for digit in str(number) if digit not in self._lost_digits) for number in self._pages
        }
        return tuple(number for number in sorted(self._pages) if left[number] in map(str, numbers)) or numbers

    def _example(self, paragraph: Paragraph, sentence: Sentence, reference: Reference) -> Resolved:
        if not reference.pages:
            place = self._order[paragraph.id]
            before = [one for one in self._paragraphs[:place] if one.kind == "example"]
            if not before:
                # An example without a mark, close by.
                close = self._best(paragraph, self._paragraphs[max(0, place - _CLOSE) : place])
                return Resolved(sentence.id, reference, () if close is None else (close[0].id,))
            return Resolved(sentence.id, reference, tuple(one.id for one in before[-1:]))
        found = tuple(one.id for one in self._paragraphs if one.example in reference.pages)
        problem = None if found else f"there is no example {reference.pages[0]}"
        return Resolved(sentence.id, reference, found, problem)

    def _step(self, sentence: Sentence, reference: Reference) -> Resolved:
        marks = tuple(f"{number}." for number in reference.pages)
        steps = [one for one in self._paragraphs if one.kind in ("step", "heading") and one.text.startswith(marks)]
        stems = _stems(reference.title)
        heading, chosen = "", []
        for one in self._paragraphs:
            if one.kind == "heading" and not one.text[:1].isdigit():
                heading = one.text
            if one in steps and stems & _stems(heading):
                chosen.append(one.id)
        names = tuple(chosen or [one.id for one in steps])
        return Resolved(sentence.id, reference, names, None if names else f"there is no step {reference.pages[0]}")

    def _titled(self, title: str, paragraphs: Iterable[Paragraph]) -> list[Paragraph]:
        """Headings with the words of a title, in whatever case, else paragraphs that have them."""
        stems = _stems(title)
        if not stems:
            return []
        paragraphs = list(paragraphs)
        wanted = _WORD.findall(title.casefold())
        headings = [one for one in paragraphs if one.kind == "heading" and _has_forms(one.text.casefold(), wanted)]
        if headings:
            return sorted(headings, key=lambda one: len(one.text))
        found = [one for one in paragraphs if stems <= self._stems[one.id]]
        return sorted(found, key=lambda one: len(self._stems[one.id]) if one.kind == "heading" else math.inf)

    def _best(
        self, sentence: Sentence | Paragraph, paragraphs: Sequence[Paragraph], near: int | None = None
    ) -> tuple[Paragraph, float] | None:
        """The paragraph with most of the words; `near` a page, where one is given, the nearer the better."""
        stems = _stems(sentence.text)
        scored = [
            (
                sum(self._weights[stem] for stem in stems & self._stems[one.id])
                / (1.0 if near is None else 1 + _FAR * abs(one.page - near)),
                one,
            )
            for one in paragraphs
        ]
        best = max(scored, key=lambda pair: pair[0], default=None)
        return None if best is None or best[0] <= 0 else (best[1], best[0])


def _has_forms(text: str, words: Sequence[str]) -> bool:
    """Whether a text has a form of every word: it begins like it, down to the ending."""
    there = _WORD.findall(text)
    return all(any(other.startswith(word[: max(_SHORTEST, len(word) - 2)]) for other in there) for word in words)


@cache
def _stems(text: str) -> frozenset[str]:
    return frozenset(word.casefold()[:_STEM] for word in _WORD.findall(text)) - {"viz", "stran", "násle", "před"}
