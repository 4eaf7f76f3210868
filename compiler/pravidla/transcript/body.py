"""The text of all pages in one string, without page furniture, and the way back to the transcript."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

from pravidla.transcript.letters import LOWER
from pravidla.transcript.pages import PageSpan

_LOWER_START = re.compile(rf"\s*[{LOWER}]")
_FURNITURE = re.compile(r"(?<!\*)\*+(?=\s|$)|(?<=\s)\*+")
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Body:
    """Page texts joined by line ends; `starts` holds where each page begins in `text`."""

    text: str
    pages: tuple[PageSpan, ...]
    starts: tuple[int, ...]
    source: str

    def page_index(self, offset: int) -> int:
        """The place of the page that an offset of `text` lies on."""
        return max(0, bisect_right(self.starts, offset) - 1)

    def source_offset(self, offset: int) -> int:
        """The offset in the transcript of an offset of `text`."""
        index = self.page_index(offset)
        return min(self.pages[index].start + offset - self.starts[index], self.pages[index].end)

    def page_breaks(self) -> tuple[int, ...]:
        """Where a page begins that does not continue a sentence of the page before."""
        breaks = []
        for start in self.starts[1:]:
            ended = self.text[max(0, start - 80) : start].rstrip()[-1:] in ".!?:…*"
            if ended or not _LOWER_START.match(self.text, start):
                breaks.append(start)
        return tuple(breaks)


def join_pages(source: str, pages: tuple[PageSpan, ...]) -> Body:
    """The body of a transcript whose pages were found."""
    starts = []
    parts = []
    length = 0
    for page in pages:
        starts.append(length)
        part = source[page.start : page.end]
        parts.append(part)
        length += len(part) + 1
    return Body("\n".join(parts), pages, tuple(starts), source)


def readable(raw: str) -> str:
    """A piece of text with footnote marks left out and white space made single."""
    return _SPACE.sub(" ", _FURNITURE.sub(" ", raw)).strip()
