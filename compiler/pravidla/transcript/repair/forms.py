"""Which forms a damaged word may have had: those of the lexicon that give it once the lost glyphs are gone."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import compress

from pravidla.transcript.repair.inflection import inflect, inflect_own
from pravidla.transcript.repair.lexicon import Lexicon, lines_with, reduced_forms, without
from pravidla.transcript.repair.loss import LossProfile
from pravidla.transcript.repair.words import Word

_MOST = 14
_STRAY = 0.1
_SHORT = 2
_NO_WORD = 0.01
"""How much counts a form of one or two letters that is none of the Czech words so short: the lexicon has initials and
units too."""

_SHORT_WORDS = (
    " a ač ať až ba by co či čí dá do ho i já je ji jí jo k ke ku li má mě mé mi mí mu my na ne ně ni ní no o ob od on"
    " oč po s se si ta té ti tě to tu tý ty u už v ve vy ví z za ze že "
)

_SENTENCE_BEFORE = re.compile(r"^[)\"“]?[.!?]\s+$")
_VOWELS = "aáeéěiíoóuúůyý"
_OWN = 1e-9


@dataclass(frozen=True, slots=True)
class Form:
    """A form in lower case, its share in general text, and the logarithm of the chance that it lost just this."""

    text: str
    frequency: float
    loss: float


@dataclass(frozen=True, slots=True)
class Forms:
    """The possible forms of every word asked for, by the word as it stands in the text; the most frequent first."""

    found: Mapping[str, tuple[Form, ...]]
    capitals: frozenset[str] = frozenset()
    """The letters whose capitals the document lost too, in lower case."""

    def of(self, word: str) -> tuple[Form, ...]:
        return self.found.get(word, ())


def find_forms(words: Iterable[str], profile: LossProfile, lexicon: Lexicon, invented: Iterable[str] = ()) -> Forms:
    """Forms for words; for those of `invented` that the lexicon does not explain also forms by analogy."""
    wanted = sorted(set(words))
    if not profile.letters and not profile.strings:
        return Forms({word: _itself(word, lexicon) for word in wanted})
    letters = profile.letters
    candidates: dict[str, dict[str, float]] = {without(word.lower(), letters): {} for word in wanted}
    keys = reduced_forms(lexicon, letters)
    for form, key in compress(zip(lexicon.forms, keys, strict=True), map(candidates.__contains__, keys)):
        candidates[key][form] = lexicon.frequencies[form]
    for part in profile.strings:
        for form in lines_with(lexicon.lines, part):
            key = without(form.replace(part, ""), letters)
            if key in candidates:
                candidates[key][form] = lexicon.frequencies[form]
    unexplained = {without(word.lower(), letters) for word in invented}
    missing = [key for key in sorted(unexplained) if not candidates.get(key)] if letters else []
    made = inflect(missing, lexicon, letters)
    own = {form: share for key in unexplained for form, share in candidates[key].items() if share >= _OWN}
    for key, more in (inflect_own(own, candidates, lexicon, letters) if letters else {}).items():
        for form, share in more.items():
            candidates[key].setdefault(form, share)
    chances = _Chances(profile)
    found: dict[str, tuple[Form, ...]] = {}
    for word in wanted:
        key = without(word.lower(), letters)
        known = _weighed(candidates[key], word.lower(), lexicon) or made.get(key, {})
        known = {form: share * _NO_WORD if _is_no_word(form, word) else share for form, share in known.items()}
        forms = []
        for text, frequency in sorted(known.items(), key=lambda item: (-item[1], item[0])):
            loss = chances.of(text, word)
            if loss is not None:
                forms.append(Form(text, frequency, loss))
        found[word] = tuple(forms[:_MOST])
    return Forms(found, profile.capitals)


def _weighed(known: Mapping[str, float], plain: str, lexicon: Lexicon) -> dict[str, float]:
    """Forms with their shares, less where the system's dictionary does not know them beside others that it knows."""
    dictionary = lexicon.dictionary
    if dictionary is None or len(known) < 2:
        return dict(known)
    return {form: share if form == plain or dictionary.knows(form) else share * _STRAY for form, share in known.items()}


def _is_no_word(form: str, word: str) -> bool:
    """Whether a form is short and no Czech word; initials and shortened names stay as they are."""
    if form == word.lower() and (word.isupper() or (len(form) < _SHORT and form not in _VOWELS)):
        return False
    return len(form) <= _SHORT and f" {form} " not in _SHORT_WORDS


def begins_small(word: Word) -> bool:
    """Whether a word begins a sentence with a small letter, as one that lost its capital does."""
    return len(word.text) > 1 and word.text[0].islower() and bool(_SENTENCE_BEFORE.search(word.gap))


def capital_lost(form: Form, word: str, capitals: frozenset[str]) -> bool:
    """Whether a word is what is left of a form whose capital would be gone too; `capitals` are those lost."""
    return form.text[0] in capitals and form.text[0] != word[0]


def _itself(word: str, lexicon: Lexicon) -> tuple[Form, ...]:
    frequency = lexicon.frequency(word)
    return (Form(word.lower(), frequency, 0.0),) if frequency else ()


class _Chances:
    """How likely a form became a word, by the rates of one profile."""

    def __init__(self, profile: LossProfile) -> None:
        self._lost = {letter: math.log(profile.rates[letter]) for letter in profile.letters}
        self._kept = {letter: math.log(1 - profile.rates[letter]) for letter in profile.letters}
        self._strings = {part: math.log(profile.rates[part]) for part in profile.strings}
        self._capitals = profile.capitals

    def of(self, form: str, word: str) -> float | None:
        """The logarithm of the chance; nothing when the form cannot have become the word."""
        best = self._letters(form, word, form[0])
        for part, chance in self._strings.items():
            if part in form:
                way = self._letters(form.replace(part, "", 1), word, form[0])
                if way is not None and (best is None or way + chance > best):
                    best = way + chance
        return best

    def _letters(self, form: str, word: str, first: str) -> float | None:
        plain = word.lower()
        place, total = 0, 0.0
        for letter in form:
            stays = place < len(plain) and plain[place] == letter
            if letter in self._lost:
                # A letter that survives where it should be gone is taken when it stands there.
                total += self._kept[letter] if stays else self._lost[letter]
            elif not stays:
                return None
            place += stays
        if place < len(plain):
            return None
        # A capital that the document keeps must still be there: no other first letter can have been lost.
        if word[0].isupper() and first != plain[0] and first not in self._capitals:
            return None
        return total
