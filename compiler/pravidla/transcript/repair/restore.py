"""Restores words that lost letters: candidates from the lexicon, the best row of them by Viterbi's method."""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from pravidla.transcript.repair.agreement import Agreement, Left
from pravidla.transcript.repair.forms import Forms, begins_small, capital_lost
from pravidla.transcript.repair.language import (
    PAUSE,
    START,
    Language,
    break_before,
    common_words,
)
from pravidla.transcript.repair.lexicon import Lexicon
from pravidla.transcript.repair.words import Word

_SURE = 0.99
_RIVALS = 0.005
_LIKELY = 0.2
"""The least share of a form and of those akin to it that counts as seen in the document: one that is hardly believed
would confirm itself."""

_SHORTEST_STEM = 3
_LONGEST_END = 2

_UNKNOWN = 2e-10
_UNEXPLAINED = -6.0
_KEEP = 0.6
"""What speaks for a word as it stands, as a logarithm: most words of a damaged text are sound."""

_KEEP_NAME = 3.0
"""What speaks for a name as it stands: the lexicon has few of them, and words that they could be."""

_ONE_LETTER = frozenset("aikosuvz")
"""The words of one letter, which sentences may begin with."""

_LOST_CAPITAL = 3.0
"""What speaks for a form with a lost capital where a sentence begins with a small letter."""

_ORDINAL = re.compile(r"[ \u00a0]\d*\.\s+")
"""What stands before a word after an ordinal number, that one lost or not."""

_ROMAN = frozenset("IVX")
_INSIDE = frozenset("'\u2019(")
_ACRONYM = 3
_AGREEMENT = 2.5
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


def learn(words: Sequence[Word], forms: Forms, lexicon: Lexicon, strings: Sequence[str] = ()) -> Language:
    """The language of a document: what rules are like, and what its undamaged words say; `strings` are those it
    lost."""
    words = _opened(words)
    language = lexicon.rules.copy(lexicon.stems)
    company: list[str] = []
    often: defaultdict[str, float] = defaultdict(float)
    begun = Counter(word.text for word in words if len(word.text) > _SHORTEST_STEM and begins_small(word))

    @cache
    def told(text: str) -> tuple[str, tuple[tuple[str, float], ...]]:
        """What a word is in the company of others, and its likely forms with their shares."""
        known = forms.of(text)
        if not known:
            return PAUSE, ((text.lower(), 1.0),)
        alone = {
            form.text: language.word(form.text, form.frequency)
            * math.exp(form.loss + _LOST_CAPITAL * begun[text] * capital_lost(form, text, forms.capitals))
            for form in known
        }
        total = sum(alone.values())
        # A word that may have lost a string stands in the company of another one: what is left is a word by chance.
        rivals = sum(share for form, share in alone.items() if any(part in form for part in strings))
        sure = next((form for form, share in alone.items() if share >= _SURE * total), PAUSE)
        likely = tuple(
            (form, share / total)
            for form, share in alone.items()
            if sum(one for other, one in alone.items() if _akin(form, other)) >= _LIKELY * total
        )
        return sure if rivals < _RIVALS * total else PAUSE, likely

    for word in words:
        if not word.tied:
            company.append(break_before(word))
        sure, likely = told(word.text)
        company.append(sure)
        for form, share in likely:
            often[form] += share
    for form, share in often.items():
        language.learn_word(form, share)
    language.learn_company(company)
    return language


def _akin(one: str, other: str) -> bool:
    """Whether two forms differ in their ends only, as those of one word do."""
    shorter = min(len(one), len(other))
    length = max(_SHORTEST_STEM, shorter - _LONGEST_END)
    return length <= shorter and one[:length] == other[:length]


def restore(words: Sequence[Word], forms: Forms, language: Language, agreement: Agreement) -> list[Restored]:
    """The forms of all words of a text, in lower case."""
    words = _opened(words)
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
    names = _names(words)
    for word in words:
        if word.text not in known:
            plain = word.lower
            kept = _KEEP_NAME if word.text in names else _KEEP
            row = [
                Candidate(form.text, language.word(form.text, form.frequency), form.loss + kept * (form.text == plain))
                for form in forms.of(word.text)
            ]
            if all(candidate.form != plain for candidate in row):
                row.append(Candidate(plain, _UNKNOWN, _UNEXPLAINED))
            known[word.text] = tuple(row)
    found: list[tuple[Candidate, ...]] = []
    for place, word in enumerate(words):
        possible = known[word.text]
        # Czech has no apostrophes: what stands after one is a piece of a foreign name; what follows a parenthesis that
        # stands right after a letter is another ending.
        if word.gap in _INSIDE or _is_acronym(words, place):
            possible = (Candidate(word.lower, _UNKNOWN, 0.0),)
        elif begins_small(word):
            capital = {form.text for form in forms.of(word.text) if capital_lost(form, word.text, forms.capitals)}
            if capital:
                possible = tuple(
                    replace(item, favour=item.favour + _LOST_CAPITAL * (item.form in capital)) for item in possible
                )
        found.append(possible)
    return found


def _is_acronym(words: Sequence[Word], place: int) -> bool:
    """Whether a word is a Roman number, or a short one in capitals between words that are not."""
    text = words[place].text
    if len(text) < 2 or len(text) > _ACRONYM or not text.isupper():
        return False
    around = (*words[max(0, place - 1) : place], *words[place + 1 : place + 2])
    return _ROMAN.issuperset(text) or not any(word.text.isupper() for word in around)


def _names(words: Sequence[Word]) -> frozenset[str]:
    """Words that have a capital where no sentence begins, and never a small letter, here or in the sample."""
    small = {word.text for word in words if word.text[0].islower()}
    inside = {word.text for word in words if word.text[0].isupper() and not word.opens}
    titles = {text for text in inside if text.isupper() and len(text) > _ACRONYM}
    return frozenset(text for text in inside - titles if text.lower() not in small | common_words())


def _opened(words: Sequence[Word]) -> list[Word]:
    """Words with a sentence begun where a capital stands in the middle of one, and no name: a heading is glued to it;
    and none begun by an ordinal number."""
    names = _names(words)
    found = []
    for place, word in enumerate(words):
        if word.tied and _begins(words, place) and word.text not in names:
            word = replace(word, opens=True, tied=False)
        elif word.text.islower() and _ORDINAL.fullmatch(word.gap):
            word = replace(word, opens=False, tied=True)
        found.append(word)
    return found


def _begins(words: Sequence[Word], place: int) -> bool:
    """Whether a word has a capital that those around it do not explain, as a title in capitals does."""
    text = words[place].text
    if len(text) == 1:
        after = words[place + 1].text if place + 1 < len(words) else ""
        return text.isupper() and text.lower() in _ONE_LETTER and after.islower()
    return text.istitle() or (text.isupper() and not words[place - 1].text.isupper())


def _best(
    words: Sequence[Word], rows: Sequence[tuple[Candidate, ...]], language: Language, agreement: Agreement
) -> list[Candidate]:
    """The row of candidates with the highest probability: trigrams, with a beam of states."""
    open_places = _with_choice(words, rows)
    states: dict[tuple[str, str], tuple[float, int, Left]] = {(START, START): (0.0, -1, agreement.opening)}
    trail: list[tuple[Candidate, int]] = []
    for word, row, is_open in zip(words, rows, open_places, strict=True):
        following: dict[tuple[str, str], tuple[float, Candidate, int, Left]] = {}
        for (before, last), (total, end, readings) in states.items():
            if not word.tied:
                before, last = last, break_before(word)
                readings = agreement.across(readings, last) if is_open else agreement.opening
            for candidate in row:
                agreed, left = agreement.step(readings, candidate.form) if is_open else (0.0, agreement.opening)
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


def _with_choice(words: Sequence[Word], rows: Sequence[Sequence[Candidate]]) -> list[bool]:
    """For each word whether one of its clause has several candidates: elsewhere agreement decides nothing.

    A clause ends where what the words before leave open no longer matters, at a mark that is no number.
    """
    found: list[bool] = []
    clause = 0
    choice = False
    for word, row in zip(words, rows, strict=True):
        if not word.tied and break_before(word) in (START, PAUSE):
            found += [choice] * clause
            clause, choice = 0, False
        clause += 1
        choice = choice or len(row) > 1
    return [*found, *[choice] * clause]


def _shares(
    words: Sequence[Word],
    rows: Sequence[tuple[Candidate, ...]],
    chosen: Sequence[Candidate],
    language: Language,
    agreement: Agreement,
) -> list[tuple[float, ...]]:
    """The share of each candidate among its rivals when its neighbours stay as chosen."""
    items, alone, places = [START, START], [1.0, 1.0], []
    left = [agreement.opening, agreement.opening]
    for word, candidate, is_open in zip(words, chosen, _with_choice(words, rows), strict=True):
        if not word.tied:
            items.append(break_before(word))
            alone.append(1.0)
            left.append(agreement.across(left[-1], items[-1]) if is_open else agreement.opening)
        places.append(len(items))
        items.append(candidate.form)
        alone.append(candidate.alone)
        left.append(agreement.step(left[-1], candidate.form)[1] if is_open else agreement.opening)
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
