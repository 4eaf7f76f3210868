"""Aligns another text of an edition to the ids of an index: by similarity, order and page.

Pairs of similar paragraphs are looked up by equal bytes of their fingerprints, and the heaviest chain of pairs in
the order of both texts is taken. Where the two differ, the paragraphs of the index are found anew as runs of words near
those pairs, since the reader cuts a damaged text at other places. What the reader alone cuts otherwise, the letters
being the same, stays cut: the part most like the paragraph keeps its id. Between two pairs the rest is paired by kind
and order. What is still without a partner may have moved; else it appeared or vanished. New paragraphs get the next
free number of their page.

What a sentence does to the players is compared too, and where the fingerprints are the same the exact letters and
numbers: "must not" or another price leave a fingerprint as it is.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from pravidla.transcript.cues import load_cues
from pravidla.transcript.fingerprint import SIZE, exact, otherwise, similarity
from pravidla.transcript.index import IndexEntry, ParagraphIndex
from pravidla.transcript.model import Paragraph, Transcript
from pravidla.transcript.pieces import rest_paragraph, run_paragraph
from pravidla.transcript.runs import find_runs
from pravidla.transcript.windows import Windows

ChangeKind: TypeAlias = Literal["moved", "changed", "numbers", "reads", "modality", "sentences", "appeared", "vanished"]

_SIMILAR = 0.2
_ANCHOR = 0.35
_EQUAL_BYTES = 5
_SAME = 0.999
_MOVED = 0.5
_SAME_KIND = 0.2
_SAME_PAGE = 0.05
_SAME_LENGTH = 0.05
_IN_GAP = 0.2
_LARGEST_GAP = 250_000


@dataclass(frozen=True, slots=True)
class Change:
    """A difference between index and text. `similarity` is that of the two fingerprints, 0 where there is one only.

    A change of `modality` has the id of a sentence, any other that of a paragraph. `words` say what differs where the
    kind alone does not.
    """

    kind: ChangeKind
    id: str
    page_before: int | None
    page_after: int | None
    similarity: float
    words: str = ""

    @property
    def told(self) -> str:
        """What has changed, in words."""
        return self.words or self.kind


@dataclass(frozen=True, slots=True)
class Alignment:
    """The transcript with the ids of the index, and what differs, in reading order (vanished paragraphs last)."""

    transcript: Transcript
    changes: tuple[Change, ...]


def align(transcript: Transcript, index: ParagraphIndex) -> Alignment:
    """Gives the paragraphs of a transcript the ids of the same paragraphs in the index."""
    new: Sequence[Paragraph] = transcript.paragraphs
    old = index.entries
    pairs = _chain(new, old)
    if not _all_the_same(new, old, pairs):
        new, pairs = _cut_anew(new, old, pairs)
    pairs |= _gaps(new, old, pairs)
    in_order = set(pairs)
    pairs |= _moved(new, old, pairs)
    numbers = _highest_numbers(old)
    changes: list[Change] = []
    renamed: list[Paragraph] = []
    for place, paragraph in enumerate(new):
        partner = pairs.get(place)
        if partner is None:
            numbers[paragraph.page] += 1
            name = f"s{paragraph.page}.{numbers[paragraph.page]}"
            changes.append(Change("appeared", name, None, paragraph.page, 0.0))
        else:
            entry = old[partner]
            name = entry.id
            alike = similarity(paragraph.fingerprint, entry.fingerprint)
            if place not in in_order or paragraph.page != entry.page:
                changes.append(Change("moved", name, entry.page, paragraph.page, alike))
            if alike < _SAME:
                changes.append(Change("changed", name, entry.page, paragraph.page, alike))
            changes += _read_otherwise(paragraph, entry, alike)
        renamed.append(_renamed(paragraph, name))
    found = set(pairs.values())
    changes += [
        Change("vanished", entry.id, entry.page, None, 0.0) for place, entry in enumerate(old) if place not in found
    ]
    return Alignment(_with_paragraphs(transcript, renamed), tuple(changes))


def _read_otherwise(paragraph: Paragraph, entry: IndexEntry, alike: float) -> Iterator[Change]:
    """What a fingerprint does not tell: other numbers, a word or two, sentences that do something else. A modality
    judged by hand stays for the same text, whatever the reader makes of the sentence."""
    checksum = exact(paragraph.text)
    judged = {one.sentence for one in entry.corrections} if checksum == entry.exact else frozenset[int]()
    if alike >= _SAME:
        match otherwise(entry.exact, checksum):
            case "numbers":
                yield Change("numbers", entry.id, entry.page, paragraph.page, alike, "other numbers")
            case "letters":
                yield Change("reads", entry.id, entry.page, paragraph.page, alike, "reads a little differently")
            case None:
                pass
    if len(paragraph.sentences) == len(entry.sentences):
        for number, sentence in enumerate(paragraph.sentences, start=1):
            before, known = entry.sentences[number - 1], entry.modality(number)
            if sentence.modality not in (before, known) and number not in judged:
                words = f"{known} became {sentence.modality}"
                yield Change("modality", f"{entry.id}.{number}", entry.page, paragraph.page, alike, words)
    elif alike >= _SAME:
        words = f"{len(entry.sentences)} sentences became {len(paragraph.sentences)}"
        yield Change("sentences", entry.id, entry.page, paragraph.page, alike, words)


def _all_the_same(new: Sequence[Paragraph], old: Sequence[IndexEntry], pairs: dict[int, int]) -> bool:
    return len(pairs) == len(new) == len(old) and all(
        similarity(new[place].fingerprint, old[partner].fingerprint) >= _SAME for place, partner in pairs.items()
    )


def _cut_anew(
    new: Sequence[Paragraph], old: Sequence[IndexEntry], pairs: dict[int, int]
) -> tuple[Sequence[Paragraph], dict[int, int]]:
    """The words of the text in the paragraphs of the index, and the pairs of these; the rest as the reader cut it."""
    windows = Windows([sentence for paragraph in new for sentence in paragraph.sentences])
    spans = _word_spans(new, windows)
    anchors = {
        partner: spans[place]
        for place, partner in pairs.items()
        if similarity(new[place].fingerprint, old[partner].fingerprint) >= _ANCHOR
    }
    runs = find_runs(windows, old, anchors)
    if runs is None:
        return new, pairs
    cues = load_cues()
    owners = [place for place, (start, end) in enumerate(spans) for _ in range(start, end)]
    paragraphs: list[Paragraph] = []
    found: dict[int, int] = {}
    position = 0

    def rest(end: int) -> None:
        nonlocal position
        while position < end:
            place = owners[position]
            stop = min(end, spans[place][1])
            whole = (position, stop) == spans[place]
            paragraphs.append(new[place] if whole else rest_paragraph(windows, position, stop, new[place], cues))
            position = stop

    for partner, run in sorted(runs.items()):
        rest(run.start)
        first, last = owners[run.start], owners[run.end - 1]
        entry = old[partner]
        whole = spans[first][0] == run.start and spans[last][1] == run.end
        same_sentences = first == last and len(new[first].sentences) == len(entry.sentences)
        if whole and (same_sentences or run.similarity >= _SAME):
            parts = new[first : last + 1]
            alike = [similarity(part.fingerprint, entry.fingerprint) for part in parts]
            found[len(paragraphs) + alike.index(max(alike))] = partner
            paragraphs += parts
        else:
            page = new[first].page
            if run.start not in windows.first_words and entry.page == page + 1:
                # A sentence over a page break is of the first page; a paragraph that begins inside of it need not be.
                page += 1
            found[len(paragraphs)] = partner
            paragraphs.append(run_paragraph(windows, run.start, run.end, entry, page, cues))
        position = run.end
    rest(len(windows.words))
    return paragraphs, found


def _word_spans(paragraphs: Sequence[Paragraph], windows: Windows) -> list[tuple[int, int]]:
    """From which word up to which each paragraph reaches."""
    counts = Counter(word.sentence for word in windows.words)
    spans = []
    sentence = start = 0
    for paragraph in paragraphs:
        end = start + sum(counts[sentence + number] for number in range(len(paragraph.sentences)))
        spans.append((start, end))
        sentence += len(paragraph.sentences)
        start = end
    return spans


def _chain(new: Sequence[Paragraph], old: Sequence[IndexEntry]) -> dict[int, int]:
    """The pairs, ascending on both sides, with the greatest sum of similarities."""
    buckets: defaultdict[tuple[int, str], list[int]] = defaultdict(list)
    for place, entry in enumerate(old):
        for position in range(SIZE):
            buckets[position, entry.fingerprint[2 * position : 2 * position + 2]].append(place)
    tree = _BestPrefix(len(old))
    back: dict[tuple[int, int], tuple[int, int] | None] = {}
    for place, paragraph in enumerate(new):
        equal: defaultdict[int, int] = defaultdict(int)
        for position in range(SIZE):
            for partner in buckets.get((position, paragraph.fingerprint[2 * position : 2 * position + 2]), ()):
                equal[partner] += 1
        found = []
        for partner in sorted(partner for partner, count in equal.items() if count >= _EQUAL_BYTES):
            alike = similarity(paragraph.fingerprint, old[partner].fingerprint)
            if alike >= _SIMILAR:
                weight = alike + (_SAME_PAGE if paragraph.page == old[partner].page else 0.0)
                best, before = tree.best(partner)
                back[place, partner] = before
                found.append((partner, best + weight))
        for partner, total in found:
            tree.add(partner, total, (place, partner))
    chain: dict[int, int] = {}
    step = tree.best(len(old))[1]
    while step is not None:
        chain[step[0]] = step[1]
        step = back[step]
    return chain


class _BestPrefix:
    """The greatest total among the ends of chains before a place of the index, in logarithmic time."""

    def __init__(self, size: int) -> None:
        self._totals = [0.0] * (size + 1)
        self._ends: list[tuple[int, int] | None] = [None] * (size + 1)

    def best(self, place: int) -> tuple[float, tuple[int, int] | None]:
        """The best chain that ends before a place."""
        total, end = 0.0, None
        while place > 0:
            if self._totals[place] > total:
                total, end = self._totals[place], self._ends[place]
            place -= place & -place
        return total, end

    def add(self, place: int, total: float, end: tuple[int, int]) -> None:
        """A chain with a total that ends at a place."""
        place += 1
        while place < len(self._totals):
            if total > self._totals[place]:
                self._totals[place], self._ends[place] = total, end
            place += place & -place


def _gaps(new: Sequence[Paragraph], old: Sequence[IndexEntry], pairs: dict[int, int]) -> dict[int, int]:
    """Pairs between the neighbours of the chain: short or changed paragraphs, told by their kind and order."""
    found: dict[int, int] = {}
    last_new, last_old = -1, -1
    for place, partner in [*sorted(pairs.items()), (len(new), len(old))]:
        left = range(last_new + 1, place)
        right = range(last_old + 1, partner)
        if left and right and len(left) * len(right) <= _LARGEST_GAP:
            found |= _pair_in_order(new, old, left, right)
        last_new, last_old = place, partner
    return found


def _pair_in_order(new: Sequence[Paragraph], old: Sequence[IndexEntry], left: range, right: range) -> dict[int, int]:
    totals = [[0.0] * (len(right) + 1) for _ in range(len(left) + 1)]
    for row, place in enumerate(left, start=1):
        for column, partner in enumerate(right, start=1):
            score = _likeness(new[place], old[partner])
            paired = totals[row - 1][column - 1] + score if score >= _IN_GAP else 0.0
            totals[row][column] = max(totals[row - 1][column], totals[row][column - 1], paired)
    found: dict[int, int] = {}
    row, column = len(left), len(right)
    while row and column:
        if totals[row][column] == totals[row - 1][column]:
            row -= 1
        elif totals[row][column] == totals[row][column - 1]:
            column -= 1
        else:
            row, column = row - 1, column - 1
            found[left[row]] = right[column]
    return found


def _likeness(paragraph: Paragraph, entry: IndexEntry) -> float:
    return (
        similarity(paragraph.fingerprint, entry.fingerprint)
        + (_SAME_KIND if paragraph.kind == entry.kind else 0.0)
        + (_SAME_PAGE if paragraph.page == entry.page else 0.0)
        + (_SAME_LENGTH if len(paragraph.sentences) == len(entry.sentences) else 0.0)
    )


def _moved(new: Sequence[Paragraph], old: Sequence[IndexEntry], pairs: dict[int, int]) -> dict[int, int]:
    """Pairs out of order: paragraphs without a partner on both sides that are much alike."""
    taken = set(pairs.values())
    free: defaultdict[str, list[int]] = defaultdict(list)
    for partner, entry in enumerate(old):
        if partner not in taken:
            free[entry.fingerprint].append(partner)
    found: dict[int, int] = {}
    remaining = [place for place in range(len(new)) if place not in pairs]
    for place in remaining:
        same = free.get(new[place].fingerprint)
        if same:
            found[place] = same.pop(0)
    taken |= set(found.values())
    vanished = [partner for partner in range(len(old)) if partner not in taken]
    remaining = [place for place in remaining if place not in found]
    if len(vanished) * len(remaining) > _LARGEST_GAP:
        return found
    alike = sorted(
        (
            (-similarity(new[place].fingerprint, old[partner].fingerprint), place, partner)
            for place in remaining
            for partner in vanished
        ),
    )
    for negative, place, partner in alike:
        if -negative >= _MOVED and place not in found and partner not in taken:
            found[place] = partner
            taken.add(partner)
    return found


def _highest_numbers(old: Sequence[IndexEntry]) -> defaultdict[int, int]:
    """The highest number given on each page; ids count the page they were given on."""
    numbers: defaultdict[int, int] = defaultdict(int)
    for entry in old:
        page, _, number = entry.id.removeprefix("s").partition(".")
        numbers[int(page)] = max(numbers[int(page)], int(number))
    return numbers


def _renamed(paragraph: Paragraph, name: str) -> Paragraph:
    sentences = tuple(
        replace(sentence, id=f"{name}.{number}") for number, sentence in enumerate(paragraph.sentences, start=1)
    )
    return replace(paragraph, id=name, sentences=sentences)


def _with_paragraphs(transcript: Transcript, paragraphs: Sequence[Paragraph]) -> Transcript:
    on_page: defaultdict[int, list[Paragraph]] = defaultdict(list)
    for paragraph in paragraphs:
        on_page[paragraph.page].append(paragraph)
    pages = tuple(replace(page, paragraphs=tuple(on_page[page.number])) for page in transcript.pages)
    return replace(transcript, pages=pages)
