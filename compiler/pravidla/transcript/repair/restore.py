"""Restores words that lost letters: candidates from the lexicon, the best row of them by Viterbi's method."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pravidla.transcript.repair.forms import Forms
from pravidla.transcript.repair.language import PAUSE, START, Language, break_before, numbered_primer, primer
from pravidla.transcript.repair.words import Word

_SURE = 0.9
_NUMBERED = 0.5
_UNKNOWN = 2e-10
_UNEXPLAINED = -3.0
_KEEP = 0.3
"""What speaks for a word as it stands, as a logarithm: most words of a damaged text are sound."""

_BEAM = 12


@dataclass(frozen=True, slots=True)
class Candidate:
    """A form that a word may have had: in lower case, with its probability on its own and what speaks for it."""

    form: str
    alone: float
    favour: float


@dataclass(frozen=True, slots=True)
class Restored:
    """The form chosen for a word, with the share of belief it has among its rivals."""

    form: str
    confidence: float
    likelier: float = 1.0
    """How many times more frequent the form is than the word as it stands."""


def learn(words: Sequence[Word], forms: Forms) -> Language:
    """The language of a document: what rules are like, and what its undamaged words say."""
    language = Language()
    language.learn(primer())
    language.learn(numbered_primer(), _NUMBERED)
    sure: list[str] = []
    for word in words:
        known = forms.of(word.text)
        alone = {form.text: language.word(form.text, form.frequency) * math.exp(form.loss) for form in known}
        total = sum(alone.values())
        if not word.tied:
            sure.append(break_before(word))
        sure.append(next((form for form, share in alone.items() if share >= _SURE * total), PAUSE))
        if not known:
            language.learn_word(word.lower, 1.0)
    language.learn(sure)
    return language


def restore(words: Sequence[Word], forms: Forms, language: Language) -> list[Restored]:
    """The forms of all words of a text, in lower case."""
    rows = _rows(words, forms, language)
    chosen = _best(words, rows, language)
    confidences = _confidences(words, rows, chosen, language)
    plain = {word.text: _alone(word, row) for word, row in zip(words, rows, strict=True)}
    return [
        Restored(candidate.form, confidence, candidate.alone / plain[word.text])
        for word, candidate, confidence in zip(words, chosen, confidences, strict=True)
    ]


def _alone(word: Word, row: Sequence[Candidate]) -> float:
    return next((candidate.alone for candidate in row if candidate.form == word.lower), _UNKNOWN)


def _rows(words: Sequence[Word], forms: Forms, language: Language) -> list[tuple[Candidate, ...]]:
    known: dict[str, tuple[Candidate, ...]] = {}
    for word in words:
        if word.text not in known:
            plain = word.lower
            row = [
                Candidate(form.text, language.word(form.text, form.frequency), form.loss + _KEEP * (form.text == plain))
                for form in forms.of(word.text)
            ]
            if all(candidate.form != plain for candidate in row):
                row.append(Candidate(plain, _UNKNOWN, _UNEXPLAINED))
            known[word.text] = tuple(row)
    return [known[word.text] for word in words]


def _best(words: Sequence[Word], rows: Sequence[tuple[Candidate, ...]], language: Language) -> list[Candidate]:
    """The row of candidates with the highest probability: trigrams, with a beam of states."""
    states: dict[tuple[str, str], tuple[float, int]] = {(START, START): (0.0, -1)}
    trail: list[tuple[Candidate, int]] = []
    for word, row in zip(words, rows, strict=True):
        following: dict[tuple[str, str], tuple[float, Candidate, int]] = {}
        for (before, last), (total, end) in states.items():
            if not word.tied:
                before, last = last, break_before(word)
            for candidate in row:
                score = total + candidate.favour + language.score(before, last, candidate.form, candidate.alone)
                known = following.get((last, candidate.form))
                if known is None or score > known[0]:
                    following[last, candidate.form] = (score, candidate, end)
        ranked = sorted(following.items(), key=lambda item: (-item[1][0], item[0]))[:_BEAM]
        states = {}
        for key, (score, candidate, end) in ranked:
            trail.append((candidate, end))
            states[key] = (score, len(trail) - 1)
    chosen: list[Candidate] = []
    _, place = max(states.values()) if states else (0.0, -1)
    while place >= 0:
        candidate, place = trail[place]
        chosen.append(candidate)
    return chosen[::-1]


def _confidences(
    words: Sequence[Word],
    rows: Sequence[tuple[Candidate, ...]],
    chosen: Sequence[Candidate],
    language: Language,
) -> list[float]:
    """The share of each chosen candidate among its rivals when its neighbours stay as chosen."""
    items, alone, places = [START, START], [1.0, 1.0], []
    for word, candidate in zip(words, chosen, strict=True):
        if not word.tied:
            items.append(break_before(word))
            alone.append(1.0)
        places.append(len(items))
        items.append(candidate.form)
        alone.append(candidate.alone)
    found = []
    for place, row, best in zip(places, rows, chosen, strict=True):
        if len(row) == 1:
            found.append(1.0)
            continue
        scores = []
        for candidate in row:
            before, last = items[place - 2], items[place - 1]
            score = candidate.favour + language.score(before, last, candidate.form, candidate.alone)
            if place + 1 < len(items) and items[place + 1].isalpha():
                score += language.score(last, candidate.form, items[place + 1], alone[place + 1])
                if place + 2 < len(items) and items[place + 2].isalpha():
                    score += language.score(candidate.form, items[place + 1], items[place + 2], alone[place + 2])
            scores.append(score)
        highest = max(scores)
        weights = [math.exp(score - highest) for score in scores]
        found.append(weights[row.index(best)] / sum(weights))
    return found
