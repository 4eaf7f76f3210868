"""Repairs of a whole text: what to change where, in the order of the text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from pravidla.transcript.model import Lacuna, Loss, RepairKind
from pravidla.transcript.repair.agreement import Agreement
from pravidla.transcript.repair.forms import find_forms
from pravidla.transcript.repair.joins import find_doubles, find_joins, find_repeats, joined_texts
from pravidla.transcript.repair.lacunae import MARK, find_lacunae
from pravidla.transcript.repair.lexicon import Lexicon
from pravidla.transcript.repair.loss import LossProfile, infer
from pravidla.transcript.repair.morphology import Morphology
from pravidla.transcript.repair.restore import Restored, learn, restore
from pravidla.transcript.repair.traces import Traces, find_traces
from pravidla.transcript.repair.words import Word, find_words, parted

_LEAST = 0.35
_WORD = 1e-6
_FAR_LIKELIER = 30.0
_SHORT_WORD = 2
_LEAST_FOR_SHORT_WORDS = 0.92
_STRANGE = 20
"""Short words stand in all texts about as often; one that stands so many times as often is the rest of another."""

_LEAST_FOR_WORDS = (0.55, 0.87)
"""Below this confidence a word that is one as it stands is left alone: where nearly all damaged words look sound, and
where hardly any do."""

_LEAST_FOR_ANALOGY = 0.98
"""The same for a form that no text has, only others like it."""

_VISIBLE = (0.1, 0.2)
"""Distinct unknown words that a glyph explains, for each time it is missing: between these that confidence rises."""

_LEAST_LACUNA = 0.5
_SHORTEST = 2
_DOUBLE = 0.95


@dataclass(frozen=True, slots=True)
class Edit:
    """A change of the text between two offsets; a doubtful one is not carried out."""

    start: int
    end: int
    replacement: str
    confidence: float
    kind: RepairKind
    lacuna: Lacuna | None = None


@dataclass(frozen=True, slots=True)
class Repaired:
    """What a document lost, and the repairs in the order of its text."""

    losses: tuple[Loss, ...]
    edits: tuple[Edit, ...]


def repair(text: str, lexicon: Lexicon, printed: str = "") -> Repaired:
    """Finds the losses of a document and repairs what can be repaired; `printed` are its page numbers."""
    found = find_words(text)
    profile = infer(found, f"{text} {printed}", lexicon)
    traces = find_traces(text) if profile else Traces()
    found = parted(found, traces.places)
    texts = {word.text for word in found}
    forms = find_forms(texts | set(joined_texts(found)), profile, lexicon, texts)
    language = learn(found, forms, lexicon, profile.strings)
    words, edits = list(found), []
    doubles = find_doubles(words, forms)
    for place in doubles:
        edits.append(Edit(words[place - 1].end, words[place].end, "", _DOUBLE, "double"))
    dropped = set(doubles)
    for first, last in find_repeats(words, numbered=not profile.digits):
        if dropped.isdisjoint(range(first - 1, last + 1)):
            edits.append(Edit(words[first - 1].end, words[last].end, "", _DOUBLE, "double"))
            dropped |= set(range(first, last + 1))
    words = [word for place, word in enumerate(words) if place not in dropped]
    whole: list[Word] = []
    place = 0
    for join in find_joins(words, forms, language):
        whole += words[place : join.first]
        pieces = words[join.first : join.last + 1]
        for before, piece in pairwise(pieces):
            edits.append(Edit(before.end, piece.start, "", round(join.confidence, 3), "join"))
        whole.append(_joined(pieces))
        place = join.last + 1
    whole += words[place:]
    shapes = [word.lower for word in whole]
    agreement = cache(lambda: Agreement(Morphology(lexicon)))
    if profile.letters or profile.strings:
        restored = restore(whole, forms, language, agreement())
        shapes = [item.form for item in restored]
        visible = {item.glyph: item.explained / max(1.0, item.expected - item.seen) for item in profile.evidence}
        often = Counter(word.lower for word in whole)
        for word, item in zip(whole, restored, strict=True):
            usual = often[word.lower] < _STRANGE * len(whole) * lexicon.frequency(word.text)
            edits += _restored(word, item, lexicon, profile, visible, usual=usual)
    for gap in find_lacunae(whole, shapes, text, profile.digits, traces, agreement):
        if gap.confidence >= _LEAST_LACUNA:
            left, after = text[max(0, gap.offset - 1) : gap.offset], text[gap.offset : gap.offset + 1]
            mark = MARK if left == "(" else f"{MARK} " if after.isalnum() else f" {MARK}"
            edits.append(Edit(gap.offset, gap.offset, mark, gap.confidence, "lacuna", gap.lacuna))
    edits.sort(key=lambda edit: (edit.start, edit.end, edit.kind))
    return Repaired(profile.evidence, tuple(_without_overlaps(edits)))


def _joined(pieces: Sequence[Word]) -> Word:
    first = pieces[0]
    text = "".join(piece.text for piece in pieces)
    return Word(text, first.start, pieces[-1].end, first.opens, first.tied, first.gap)


def _least_for_words(form: str, word: str, visible: Mapping[str, float]) -> float:
    """How sure a change of a word must be that is one as it stands.

    A glyph whose loss leaves words behind, as that of an ending does, explains few unknown words: then more of the
    known ones are damaged.
    """
    put_in = Counter(form) - Counter(word)
    seen = min((visible[letter] for letter in put_in if letter in visible), default=1.0)
    low, high = _VISIBLE
    least, most = _LEAST_FOR_WORDS
    return least + (most - least) * min(1.0, max(0.0, (seen - low) / (high - low)))


def _restored(
    word: Word, item: Restored, lexicon: Lexicon, profile: LossProfile, visible: Mapping[str, float], *, usual: bool
) -> Iterator[Edit]:
    """The edit of one word, if it needs one; `usual` says whether it stands here about as often as in other texts."""
    if item.form == word.lower:
        if not lexicon.knows(word.text) and word.text.islower() and len(word.text) >= _SHORTEST:
            yield Edit(word.start, word.end, "", 0.0, "doubtful")
        return
    form = _in_case(item.form, word, profile)
    short = len(word.text) <= _SHORT_WORD
    known = lexicon.knows(word.text, _WORD) and item.likelier < _FAR_LIKELIER and (usual or not short)
    least = _least_for_words(item.form, word.lower, visible) if known else _LEAST
    if known and short:
        least = max(least, _LEAST_FOR_SHORT_WORDS)
    if lexicon.knows(word.text) and item.form not in lexicon.frequencies:
        least = max(least, _LEAST_FOR_ANALOGY)
    sure = item.confidence >= _LEAST and 1 - item.kept >= least
    kind: RepairKind = "letters" if sure else "doubtful"
    yield Edit(word.start, word.end, form, round(item.confidence, 3), kind)


def _in_case(form: str, word: Word, profile: LossProfile) -> str:
    """A form with the capitals of the damaged word."""
    if word.text.isupper() and (len(word.text) > 1 or len(form) == 1):
        return form.upper()
    if word.text[0].isupper():
        return form[0].upper() + form[1:]
    lost_first = form[0] != word.text[0] and form[0] in profile.capitals
    return form[0].upper() + form[1:] if lost_first and word.opens else form


def _without_overlaps(edits: Sequence[Edit]) -> Iterator[Edit]:
    """Edits that do not touch the same characters; a word that was joined or dropped is not changed twice."""
    last = 0
    for edit in edits:
        if edit.start >= last:
            yield edit
            last = max(last, edit.end)
