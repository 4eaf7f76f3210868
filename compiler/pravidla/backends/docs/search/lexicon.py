"""Which words belong together: lexemes with all their forms.

First the terms of the game in all cases, then what a lemmatiser's dictionary knows, with the holes of its paradigms
filled by rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from simplemma import lemmatize
from simplemma.strategies import DEFAULT_DICTIONARY_FACTORY

from pravidla.backends.docs.search.declension import conjugated, declined
from pravidla.folding import words_in

_VERBS = ("at", "át", "it", "ít", "et", "ět", "ovat", "nout")


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Lexemes by name, each with its forms, and the other way round."""

    forms: Mapping[str, frozenset[str]]
    lexemes: Mapping[str, tuple[str, ...]]
    """form, as it is written -> lexemes"""


def _paradigms(wanted: set[str]) -> dict[str, set[str]]:
    """All forms that the dictionary knows of some lemmas."""
    known = read_dictionary()
    return {lemma: {lemma, *(form.lower() for form in known.get(lemma, ()))} for lemma in wanted}


@cache
def read_dictionary() -> Mapping[str, list[str]]:
    """The forms of every lemma of the dictionary; read once for all games, which takes a second."""
    known = DEFAULT_DICTIONARY_FACTORY.get_dictionary("cs")
    found: dict[str, list[str]] = {}
    for form in known:
        found.setdefault(known[form], []).append(form)
    return found


def lexicon_of(texts: Iterable[str], terms: Iterable[tuple[str, tuple[str, ...]]]) -> Lexicon:
    """The lexemes of some texts. `terms`: words of the game with forms that are given."""
    words = {word for text in texts for word in words_in(text)}
    forms: dict[str, set[str]] = {}
    for term, given in terms:
        parts = list(words_in(term))
        for number, word in enumerate(parts):
            known = forms.setdefault(word, set(declined(word)) if word in words or number == 0 else {word})
            for form in given:
                told = list(words_in(form))
                if len(told) == len(parts):
                    known.add(told[number])
    lemmas = {word: lemmatize(word, lang="cs").lower() for word in sorted(words)}
    paradigms = _paradigms({*forms, *lemmas.values()})
    for word, lemma in lemmas.items():
        if lemma not in forms and (lemma != word or len(paradigms[lemma]) > 1):
            forms[lemma] = {word, *_by_rule(lemma)}
        elif lemma in forms:
            forms[lemma].add(word)
    for lemma in forms:
        forms[lemma] |= paradigms[lemma]
    lexemes: dict[str, list[str]] = {}
    for lemma, own in sorted(forms.items()):
        for form in own:
            lexemes.setdefault(form, []).append(lemma)
    return Lexicon(
        {lemma: frozenset(own) for lemma, own in forms.items()},
        {form: tuple(found) for form, found in lexemes.items()},
    )


def _by_rule(lemma: str) -> frozenset[str]:
    return conjugated(lemma) if lemma.endswith(_VERBS) else declined(lemma)
