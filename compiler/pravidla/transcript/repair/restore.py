"""Restores words that lost letters: candidates from the lexicon, the best row of them by Viterbi's method."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pravidla.transcript.repair.agreement import OPENING, Agreement, Tags
from pravidla.transcript.repair.forms import Forms
from pravidla.transcript.repair.language import PAUSE, START, Language, break_before, numbered_primer, primer
from pravidla.transcript.repair.lexicon import Lexicon
from pravidla.transcript.repair.words import Word

_SURE = 0.9
_NUMBERED = 0.5
_UNKNOWN = 2e-10
_UNEXPLAINED = -3.0
_KEEP = 0.3
"""What speaks for a word as it stands, as a logarithm: most words of a damaged text are sound."""

_AGREEMENT = 1.2
"""How much agreement counts."""

_BEAM = 8
_FAR = 8.0
"""By how much a state may lie behind the best one, as a logarithm."""


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

    kept: float = 0.0
    """The share of belief that the word as it stands has."""


def learn(words: Sequence[Word], forms: Forms, lexicon: Lexicon) -> Language:
    """The language of a document: what rules are like, and what its undamaged words say."""
    language = Language(lexicon.stems)
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


def restore(words: Sequence[Word], forms: Forms, language: Language, agreement: Agreement) -> list[Restored]:
    """The forms of all words of a text, in lower case."""
    rows = _rows(words, forms, language)
    chosen = _best(words, rows, language, agreement)
    shares = _shares(words, rows, chosen, language, agreement)
    plain = {word.text: _alone(word, row) for word, row in zip(words, rows, strict=True)}
    return [
        Restored(
            candidate.form,
            share[row.index(candidate)],
            candidate.alone / plain[word.text],
            sum(part for part, rival in zip(share, row, strict=True) if rival.form == word.lower),
        )
        for word, candidate, row, share in zip(words, chosen, rows, shares, strict=True)
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


def _best(
    words: Sequence[Word], rows: Sequence[tuple[Candidate, ...]], language: Language, agreement: Agreement
) -> list[Candidate]:
    """The row of candidates with the highest probability: trigrams, with a beam of states."""
    states: dict[tuple[str, str], tuple[float, int, Tags]] = {(START, START): (0.0, -1, OPENING)}
    trail: list[tuple[Candidate, int]] = []
    for word, row in zip(words, rows, strict=True):
        following: dict[tuple[str, str], tuple[float, Candidate, int, Tags]] = {}
        for (before, last), (total, end, readings) in states.items():
            if not word.tied:
                before, last = last, break_before(word)
                readings = agreement.across(readings, last)
            for candidate in row:
                agreed, left = agreement.step(readings, candidate.form)
                score = total + candidate.favour + language.score(before, last, candidate.form, candidate.alone)
                score += _AGREEMENT * agreed
                known = following.get((last, candidate.form))
                if known is None or score > known[0]:
                    following[last, candidate.form] = (score, candidate, end, left)
        ranked = sorted(following.items(), key=lambda item: (-item[1][0], item[0]))[:_BEAM]
        least = max(item[1][0] for item in ranked) - _FAR
        ranked = [item for item in ranked if item[1][0] >= least]
        states = {}
        for key, (score, candidate, end, left) in ranked:
            trail.append((candidate, end))
            states[key] = (score, len(trail) - 1, left)
    chosen: list[Candidate] = []
    place = max(states.values())[1] if states else -1
    while place >= 0:
        candidate, place = trail[place]
        chosen.append(candidate)
    return chosen[::-1]


def _shares(
    words: Sequence[Word],
    rows: Sequence[tuple[Candidate, ...]],
    chosen: Sequence[Candidate],
    language: Language,
    agreement: Agreement,
) -> list[tuple[float, ...]]:
    """The share of each candidate among its rivals when its neighbours stay as chosen."""
    items, alone, places = [START, START], [1.0, 1.0], []
    left = [OPENING, OPENING]
    for word, candidate in zip(words, chosen, strict=True):
        if not word.tied:
            items.append(break_before(word))
            alone.append(1.0)
            left.append(agreement.across(left[-1], items[-1]))
        places.append(len(items))
        items.append(candidate.form)
        alone.append(candidate.alone)
        left.append(agreement.step(left[-1], candidate.form)[1])
    found: list[tuple[float, ...]] = []
    for place, row in zip(places, rows, strict=True):
        if len(row) == 1:
            found.append((1.0,))
            continue
        scores = []
        for candidate in row:
            before, last = items[place - 2], items[place - 1]
            score = candidate.favour + language.score(before, last, candidate.form, candidate.alone)
            readings = left[place - 1]
            for at in range(place, min(place + 4, len(items))):
                item = candidate.form if at == place else items[at]
                if not item.isalpha():
                    break
                agreed, readings = agreement.step(readings, item)
                score += _AGREEMENT * agreed
            if place + 1 < len(items) and items[place + 1].isalpha():
                score += language.score(last, candidate.form, items[place + 1], alone[place + 1])
                if place + 2 < len(items) and items[place + 2].isalpha():
                    score += language.score(candidate.form, items[place + 1], items[place + 2], alone[place + 2])
            scores.append(score)
        highest = max(scores)
        weights = [math.exp(score - highest) for score in scores]
        total = sum(weights)
        found.append(tuple(weight / total for weight in weights))
    return found
