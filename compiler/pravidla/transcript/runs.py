"""Finds the paragraphs of an index in the words of a text, wherever the reader cut that text.

The reader cuts a damaged text at other places than a sound one. So each paragraph of the index is looked for as a run
of words: the runs follow each other in the order of the index, and the sum of their similarities is the greatest.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from pravidla.transcript.fingerprint import SIZE
from pravidla.transcript.index import IndexEntry
from pravidla.transcript.windows import Windows

_LEAST = 0.12
_UNLIKE = 0.1
_READER_BOUNDARY = 0.05
_SENTENCE_BOUNDARY = 0.04
_CAPITAL_BOUNDARY = 0.02
_SKIPPED_WORD = 0.01
_LONGEST_RUN = 260
_SLACK = 30
_LONGEST_TITLE = 7
_STRAY_LETTERS = 14
_REFINED = 10
_LARGEST = 1_500_000


@dataclass(frozen=True, slots=True)
class Run:
    """A run of words, from `start` up to `end`, that is a paragraph of the index."""

    start: int
    end: int
    similarity: float


def find_runs(
    windows: Windows, old: Sequence[IndexEntry], anchors: Mapping[int, tuple[int, int]]
) -> dict[int, Run] | None:
    """The runs by the place of their entry in the index.

    `anchors` gives for some entries the words that the reader's paragraph has which is like it: the run is near them.
    Nothing when the anchors leave too much open to be tried in a reasonable time.
    """
    count, words = len(old), len(windows.words)
    coarse = windows.sentence_bounds
    ranges = _within(coarse, _reach(count, words, anchors))
    if sum((high - low) ** 2 for low, high in ranges) > _LARGEST:
        return None
    found = _Search(windows, old, coarse, ranges).best()
    reach = [
        (max(0, before.end - _REFINED), min(words, after.start + _REFINED))
        for before, after in pairwise([Run(0, 0, 0.0), *found, Run(words, words, 0.0)])
    ]
    found = _Search(windows, old, windows.bounds, _within(windows.bounds, reach)).best()
    _add_titles(windows, old, found)
    _close_gaps(windows, found)
    return {place: _measured(windows, old[place], run) for place, run in enumerate(found) if run.end > run.start}


def _measured(windows: Windows, entry: IndexEntry, run: Run) -> Run:
    """A run with the similarity that it has now, with the words that were given to it last."""
    return replace(run, similarity=windows.similarity(run.start, run.end, bytes.fromhex(entry.fingerprint)))


def _close_gaps(windows: Windows, found: list[Run]) -> None:
    """Gives marks, numbers and stray words between two runs to the run that they stand at."""
    last: int | None = None
    for place, run in enumerate(found):
        if run.end == run.start:
            continue
        before = 0 if last is None else found[last].end
        if before < run.start and _stray(windows, before, run.start):
            if last is not None and before not in windows.first_words:
                found[last] = replace(found[last], end=run.start)
            else:
                found[place] = replace(run, start=before)
        last = place
    words = len(windows.words)
    if last is not None and found[last].end < words and _stray(windows, found[last].end, words):
        found[last] = replace(found[last], end=words)


def _stray(windows: Windows, start: int, end: int) -> bool:
    """Whether some words are too few to be a paragraph of their own; a sentence with its mark is none of these."""
    letters = windows.letters(start, end)
    whole = start in windows.first_words and end in windows.sentence_ends
    return letters == 0 or (letters <= _STRAY_LETTERS and not whole)


def _add_titles(windows: Windows, old: Sequence[IndexEntry], found: list[Run]) -> None:
    """Titles so short that nothing of them is left to compare: they stand between their neighbours' runs."""
    for place in range(1, len(found) - 1):
        before, here, after = found[place - 1 : place + 2]
        if here.end > here.start or old[place].kind != "heading" or after.end == after.start:
            continue
        if 0 < after.start - before.end <= _LONGEST_TITLE:
            found[place] = Run(before.end, after.start, 0.0)
            continue
        if before.end != after.start:
            continue
        fingerprint = bytes.fromhex(old[place + 1].fingerprint)
        cuts = [
            bound
            for bound in windows.bounds[bisect_right(windows.bounds, after.start) :][:_LONGEST_TITLE]
            if bound < min(after.end, after.start + _LONGEST_TITLE)
            and not windows.text(bound)[0].islower()
            and windows.letters(after.start, bound) > 1
            and windows.similarity(bound, after.end, fingerprint) >= after.similarity - 1 / SIZE
        ]
        if cuts:
            cut = cuts[0]
            found[place] = Run(after.start, cut, 0.0)
            found[place + 1] = Run(cut, after.end, windows.similarity(cut, after.end, fingerprint))


def _reach(count: int, words: int, anchors: Mapping[int, tuple[int, int]]) -> list[tuple[int, int]]:
    """For each entry the words at which its run may begin, and for the last run where it may end."""
    lows, highs = [0] * (count + 1), [words] * (count + 1)
    low = 0
    for place in range(count + 1):
        if place - 1 in anchors:
            # The reader's paragraph may hold this entry as well, unless this one has a paragraph of its own.
            start, end = anchors[place - 1]
            low = max(low, (end if place in anchors else start) - _SLACK)
        lows[place] = low
    high = words
    for place in range(count, -1, -1):
        if place in anchors:
            start, end = anchors[place]
            high = min(high, (start if place - 1 in anchors else end) + _SLACK)
        highs[place] = high
    lows[0], highs[count] = 0, words
    return list(zip(lows, highs, strict=True))


def _within(bounds: Sequence[int], reach: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The places of the boundaries that lie in each range of words."""
    found = []
    for low, high in reach:
        first = bisect_left(bounds, low)
        found.append((first, max(first + 1, bisect_right(bounds, high))))
    return found


def _bonus(windows: Windows, bound: int) -> float:
    """How much a boundary looks like one by itself."""
    if bound in windows.first_words:
        return _READER_BOUNDARY
    if bound in windows.sentence_ends:
        return _SENTENCE_BOUNDARY
    if bound == len(windows.words):
        return 0.0
    return 0.0 if windows.text(bound)[0].islower() else _CAPITAL_BOUNDARY


class _Search:
    """Dynamic programming over entries and boundaries: the best total up to each pair of them."""

    def __init__(
        self, windows: Windows, old: Sequence[IndexEntry], bounds: Sequence[int], ranges: Sequence[tuple[int, int]]
    ) -> None:
        self._windows = windows
        self._old = old
        self._bounds = bounds
        self._ranges = ranges
        self._bonus = [_bonus(windows, bound) for bound in bounds]

    def best(self) -> list[Run]:
        """The runs of the best way through all entries; that of an entry which is not there is empty."""
        totals: dict[int, float] = {self._ranges[0][0]: 0.0}
        steps: list[dict[int, tuple[int, float]]] = []
        self._skip(totals, self._ranges[0], {})
        for place, entry in enumerate(self._old):
            following: dict[int, float] = {}
            back: dict[int, tuple[int, float]] = {}
            low, high = self._ranges[place + 1]
            bounds = self._bounds
            fingerprint = bytes.fromhex(entry.fingerprint)
            for start, total in totals.items():
                if low <= start < high and total > following.get(start, -1e9):
                    following[start] = total
                    back[start] = (start, 0.0)
                first = bounds[start]
                for end in range(max(low, start + 1), high):
                    if bounds[end] - first > _LONGEST_RUN:
                        break
                    alike = self._windows.similarity(first, bounds[end], fingerprint)
                    if alike < _LEAST:
                        continue
                    reached = total + alike - _UNLIKE + self._bonus[start] + self._bonus[end]
                    if reached > following.get(end, -1e9):
                        following[end] = reached
                        back[end] = (start, alike)
            self._skip(following, (low, high), back)
            totals = following
            steps.append(back)
        return self._trace(totals, steps)

    def _skip(self, totals: dict[int, float], reach: tuple[int, int], back: dict[int, tuple[int, float]]) -> None:
        """Lets words belong to no entry; `back` of such a boundary leads to the boundary before."""
        low, high = reach
        if not totals:
            totals[low] = -1e6
            back[low] = (low, 0.0)
        for end in range(low + 1, high):
            if end - 1 in totals:
                reached = totals[end - 1] - _SKIPPED_WORD * (self._bounds[end] - self._bounds[end - 1])
                if reached > totals.get(end, -1e9):
                    totals[end] = reached
                    back[end] = (-1, 0.0)

    def _trace(self, totals: Mapping[int, float], steps: Sequence[Mapping[int, tuple[int, float]]]) -> list[Run]:
        found: list[Run] = []
        end = max(totals, key=lambda bound: (totals[bound], bound))
        for back in reversed(steps):
            while end in back and back[end][0] == -1:
                end -= 1
            start, alike = back.get(end, (end, 0.0))
            found.append(Run(self._bounds[start], self._bounds[end], alike))
            end = start
        return found[::-1]
