"""The text of all pages in one string, without page furniture, and the way back to the transcript."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

from pravidla.transcript.letters import LOWER
from pravidla.transcript.model import Loss
from pravidla.transcript.pages import PageSpan
from pravidla.transcript.repair import Lexicon, Mended, Repaired, mend, repair

_LOWER_START = re.compile(rf"\s*[{LOWER}]")
_FURNITURE = re.compile(r"(?<!\*)\*+(?=\s|$)|(?<=\s)\*+")
_SPACE = re.compile(r"\s+")
_NUMBER_LENGTH = 6


@dataclass(frozen=True, slots=True)
class Body:
    """Page texts joined by line ends, repaired; `starts` holds where each page begins in `text`, `raw_starts` where
    it begins in the text as it was."""

    mended: Mended
    pages: tuple[PageSpan, ...]
    starts: tuple[int, ...]
    raw_starts: tuple[int, ...]
    losses: tuple[Loss, ...]
    source: str

    @property
    def text(self) -> str:
        return self.mended.text

    def page_index(self, offset: int) -> int:
        """The place of the page that an offset of `text` lies on."""
        return max(0, bisect_right(self.starts, offset) - 1)

    def source_offset(self, raw: int) -> int:
        """The offset in the transcript of an offset of the text as it was."""
        index = max(0, bisect_right(self.raw_starts, raw) - 1)
        return min(self.pages[index].start + raw - self.raw_starts[index], self.pages[index].end)

    def page_breaks(self) -> tuple[int, ...]:
        """Where a page begins that does not continue a sentence of the page before."""
        breaks = []
        for start in self.starts[1:]:
            ended = self.text[max(0, start - 80) : start].rstrip()[-1:] in ".!?:…*"
            if ended or not _LOWER_START.match(self.text, start):
                breaks.append(start)
        return tuple(breaks)


def join_pages(source: str, pages: tuple[PageSpan, ...], lexicon: Lexicon | None = None) -> Body:
    """The body of a transcript whose pages were found, repaired where there is a lexicon."""
    starts = []
    parts = []
    length = 0
    for page in pages:
        starts.append(length)
        part = source[page.start : page.end]
        parts.append(part)
        length += len(part) + 1
    raw = "\n".join(parts)
    # The number at a page's end was printed there, so it shows which digits the document kept.
    printed = " ".join(source[page.end : page.end + _NUMBER_LENGTH].partition("\n")[0] for page in pages)
    repaired = Repaired((), ()) if lexicon is None else repair(raw, lexicon, printed)
    mended = mend(raw, repaired.edits)
    # A page begins where its first character stands now; what was put in before it belongs to it.
    new_starts = tuple(mended.mended_offset(start) for start in starts)
    return Body(mended, pages, new_starts, tuple(starts), repaired.losses, source)


def readable(raw: str) -> str:
    """A piece of text with footnote marks left out and white space made single."""
    return _SPACE.sub(" ", _FURNITURE.sub(" ", raw)).strip()
