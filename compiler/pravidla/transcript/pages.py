"""Where the pages of a transcript begin and end, and which number each has.

Four layouts are known: form feeds between the pages, the number at the start of each page, the number at the end of
each page (also glued to the text or in parentheses), and lines that hold nothing but a number. The layout is found by
how many numbers continue each other. Without any of them the whole text is one page. Where digits were lost from the
numbers, what is left of them is known by the page's place. Running titles in capitals at the page ends are furniture.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace

from pravidla.transcript.letters import UPPER

_LEADING = re.compile(r"\s*(\d{1,3})\b:?(?=\s)")
_TRAILING = re.compile(r"(\d{1,3})\)?\s*$")
_NUMBER_LINE = re.compile(r"^[^\S\n]*(?:[-–][^\S\n]*)?(\d{1,3})[^\S\n]*(?:[-–][^\S\n]*)?$", re.MULTILINE)
_CAPITALS_END = re.compile(rf"(?<!\w)[{UPPER}]{{2,}}(?: [{UPPER}]+){{0,5}}\s*$")
_TRAILING_WINDOW = 12
_RUNNING_TITLES = 3
_LONGEST_TITLE = 80


@dataclass(frozen=True, slots=True)
class PageSpan:
    """A page and where its text lies in the transcript, its number left out."""

    number: int
    printed: bool
    start: int
    end: int


def find_pages(text: str) -> tuple[PageSpan, ...]:
    """The pages of a text in order; none when it is blank."""
    if not text.strip():
        return ()
    if "\f" in text:
        return _numbered_by_end(text, _pieces(text, "\f"))
    lines = _pieces(text, "\n")
    return _by_leading_number(text, lines) or _by_trailing_number(text, lines) or _by_number_lines(text)


def _pieces(text: str, separator: str) -> list[tuple[int, int]]:
    """The spans between the separators that are not blank."""
    found = []
    start = 0
    for piece in text.split(separator):
        if piece.strip():
            found.append((start, start + len(piece)))
        start += len(piece) + 1
    return found


def _by_leading_number(text: str, lines: list[tuple[int, int]]) -> tuple[PageSpan, ...]:
    """Pages of which each begins a line with its number; the lines before page 1 are furniture."""
    marks: list[tuple[int, int, int]] = []
    for start, end in lines:
        match = _LEADING.match(text, start, end)
        if match and int(match.group(1)) == len(marks) + 1:
            marks.append((len(marks) + 1, start, match.end()))
    if len(marks) < 2 or len(marks) * 2 < len(lines):
        return ()
    ends = [start for _, start, _ in marks[1:]] + [len(text)]
    return tuple(
        PageSpan(number, True, body, _end_without_number(text, body, end, number))
        for (number, _, body), end in zip(marks, ends, strict=True)
    )


def _without_running_titles(text: str, pages: tuple[PageSpan, ...]) -> tuple[PageSpan, ...]:
    """Pages without the titles in capitals that end several of them."""
    ends = {
        page.number: _CAPITALS_END.search(text, max(page.start, page.end - _LONGEST_TITLE), page.end) for page in pages
    }
    titles = Counter(match.group().strip() for match in ends.values() if match)
    if sum(count for count in titles.values() if count > 1) < _RUNNING_TITLES:
        return pages
    return tuple(
        replace(page, end=_stripped_end(text, page.start, match.start()))
        if (match := ends[page.number]) and text.count(match.group().strip()) > 1 and match.start() > page.start
        else page
        for page in pages
    )


def _by_trailing_number(text: str, lines: list[tuple[int, int]]) -> tuple[PageSpan, ...]:
    """Pages of one line each with the number at the end."""
    if len(lines) < 2 or _offset(text, lines) is None:
        return ()
    return _numbered_by_end(text, lines)


def _numbered_by_end(text: str, pieces: list[tuple[int, int]]) -> tuple[PageSpan, ...]:
    """Pages at given places; those without a readable number are counted."""
    offset = _offset(text, pieces)
    first = 1 if offset is None else offset
    lost = frozenset("0123456789") - frozenset(text)
    pages = []
    for place, (start, end) in enumerate(pieces):
        number = first + place
        if number < 1:
            # What stands before page 1 is furniture of the site that the text comes from.
            continue
        body_end = _end_without_number(text, start, end, number)
        printed = body_end != _stripped_end(text, start, end)
        left = "".join(digit for digit in str(number) if digit not in lost)
        if not printed and left and left != str(number):
            body_end = _end_without_number(text, start, end, int(left))
        pages.append(PageSpan(number, printed, start, body_end))
    return _without_running_titles(text, tuple(pages))


def _offset(text: str, pieces: list[tuple[int, int]]) -> int | None:
    """The number of the first piece, by the vote of those that end in a number; nothing when too few agree."""
    votes: Counter[int] = Counter()
    for place, (start, end) in enumerate(pieces):
        match = _TRAILING.search(text, max(start, end - _TRAILING_WINDOW), end)
        if match:
            for digits in range(len(match.group(1))):
                number = int(match.group(1)[digits:])
                if number >= place:
                    votes[number - place] += 1
    if not votes:
        return None
    offset, count = max(votes.items(), key=lambda vote: (vote[1], -vote[0]))
    return offset if count >= 2 and count * 3 >= len(pieces) else None


def _by_number_lines(text: str) -> tuple[PageSpan, ...]:
    """Pages that end with a line of their number only; the rest after the last is a page too."""
    marks: list[tuple[int, int, int]] = []
    for match in _NUMBER_LINE.finditer(text):
        if int(match.group(1)) == len(marks) + 1:
            marks.append((len(marks) + 1, match.start(), match.end()))
    pages = []
    start = 0
    if len(marks) > 1:
        for number, mark, after in marks:
            pages.append(PageSpan(number, True, start, mark))
            start = after
    if text[start:].strip():
        pages.append(PageSpan(len(pages) + 1, False, start, len(text)))
    return tuple(pages)


def _stripped_end(text: str, start: int, end: int) -> int:
    return start + len(text[start:end].rstrip())


def _end_without_number(text: str, start: int, end: int, number: int) -> int:
    """Where the text of a page ends when its number, bare or in parentheses, is taken away."""
    end = _stripped_end(text, start, end)
    for furniture in (f"({number})", f"{number}"):
        body = end - len(furniture)
        if body >= start and text.startswith(furniture, body) and not (body > start and text[body - 1].isdigit()):
            return _stripped_end(text, start, body)
    return end
