"""Cuts and joins sentences, so that a paragraph found as a run of words has sentences of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from itertools import pairwise

from pravidla.transcript.body import readable
from pravidla.transcript.cues import Cues
from pravidla.transcript.fingerprint import fingerprint
from pravidla.transcript.index import IndexEntry
from pravidla.transcript.letters import CLOSING_QUOTES
from pravidla.transcript.modality import modality
from pravidla.transcript.model import Kind, Paragraph, Repair, Sentence
from pravidla.transcript.windows import Windows

_BEFORE_STOP = re.compile(r"[„“\"(]?(\w+)\.")


def run_paragraph(windows: Windows, start: int, end: int, entry: IndexEntry, page: int, cues: Cues) -> Paragraph:
    """The words from `start` up to `end` as the paragraph of an entry, with as many sentences as it has if possible."""
    inner = sorted(range(start + 1, end), key=lambda place: (-_strength(windows, place, cues), place))
    likely = [place for place in inner if _strength(windows, place, cues) > 0]
    bounds = [start, *sorted(likely[: len(entry.sentences) - 1]), end]
    pieces = [_one(_pieces(windows, first, last)) for first, last in pairwise(bounds)]
    return _paragraph(pieces, entry.kind, page, entry.example, windows, cues)


def rest_paragraph(windows: Windows, start: int, end: int, like: Paragraph, cues: Cues) -> Paragraph:
    """Words that belong to no entry, as a paragraph of the kind that the reader gave them."""
    return _paragraph(_pieces(windows, start, end), like.kind, like.page, like.example, windows, cues)


def cut(sentence: Sentence, start: int, end: int) -> Sentence:
    """The piece of a sentence between two offsets of its `raw`, without white space around it."""
    raw = sentence.raw[start:end]
    start += len(raw) - len(raw.lstrip())
    end = start + len(raw.strip())
    raw = sentence.raw[start:end]
    repairs = tuple(
        replace(repair, start=repair.start - start, end=repair.end - start)
        for repair in sentence.repairs
        if start <= repair.start and repair.end <= end
    )
    return replace(
        sentence,
        raw=raw,
        text=readable(_repaired(raw, repairs)),
        start=_source_offset(sentence, start),
        end=_source_offset(sentence, end - 1) + 1 if raw else sentence.end,
        repairs=repairs,
    )


def _paragraph(
    pieces: Sequence[Sentence], kind: Kind, page: int, example: int | None, windows: Windows, cues: Cues
) -> Paragraph:
    known = {(sentence.start, sentence.end): sentence for sentence in windows.sentences}
    sentences = []
    for piece in pieces:
        same = known.get((piece.start, piece.end))
        found = same.modality if same is not None else modality(piece.text, kind, cues)
        sentences.append(replace(piece, modality=found))
    text = " ".join(sentence.text for sentence in sentences)
    return Paragraph("", page, kind, tuple(sentences), fingerprint(text), example)


def _pieces(windows: Windows, start: int, end: int) -> list[Sentence]:
    """The sentences of a run of words, the first and the last cut where the run begins and ends."""
    found: list[Sentence] = []
    place = start
    while place < end:
        first = windows.words[place]
        last = place
        while last + 1 < end and windows.words[last + 1].sentence == first.sentence:
            last += 1
        sentence = windows.sentences[first.sentence]
        whole = first.start == len(sentence.raw) - len(sentence.raw.lstrip()) and windows.words[last].end == len(
            sentence.raw.rstrip()
        )
        found.append(sentence if whole else cut(sentence, first.start, windows.words[last].end))
        place = last + 1
    return found


def _strength(windows: Windows, place: int, cues: Cues) -> float:
    """How likely a sentence begins at a word, by the mark before it, its first letter, and what the reader found."""
    before, here = windows.text(place - 1), windows.text(place)
    capital = 0.0 if here[0].islower() else 0.6
    found = 1.0 if place in windows.first_words else 0.0
    mark = before.rstrip(CLOSING_QUOTES + ")]")[-1:]
    word = _BEFORE_STOP.fullmatch(before)
    if mark in ("!", "?", "…") or (mark == "." and word is None):
        return 2.0 + capital + found
    if mark == "." and word is not None:
        name = word.group(1).casefold()
        # The full stop after an abbreviation or a number ends no sentence, unless the reader says so.
        weak = name in cues.abbreviations or name.isdigit() or len(name) < 2
        return (0.0 if weak and not found else 1.8) + capital + found
    common = mark != ":" and windows.is_common(here)
    return found + (0.4 if capital and common else 0.0)


def _one(pieces: Sequence[Sentence]) -> Sentence:
    return reduce(_joined, pieces)


def _joined(left: Sentence, right: Sentence) -> Sentence:
    shift = len(left.raw) + 1
    moved = tuple(replace(repair, start=repair.start + shift, end=repair.end + shift) for repair in right.repairs)
    return replace(
        left,
        raw=f"{left.raw} {right.raw}",
        text=f"{left.text} {right.text}",
        end=right.end,
        repairs=left.repairs + moved,
    )


def _source_offset(sentence: Sentence, offset: int) -> int:
    """The offset in the transcript; where page furniture lies inside the sentence, counted from the nearer end."""
    if sentence.end - sentence.start == len(sentence.raw) or "\n" not in sentence.raw[:offset]:
        return sentence.start + offset
    return sentence.end - (len(sentence.raw) - offset)


def _repaired(raw: str, repairs: Sequence[Repair]) -> str:
    parts = []
    position = 0
    for repair in sorted(repairs, key=lambda one: one.start):
        if repair.kind == "doubtful":
            continue
        parts += [raw[position : repair.start], repair.replacement]
        position = repair.end
    return "".join([*parts, raw[position:]])
