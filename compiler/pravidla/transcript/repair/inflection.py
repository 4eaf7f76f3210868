"""Forms that the lexicon does not have, by analogy: the stem of a form it has with another ending of its paradigm."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping

from pravidla.transcript.repair.lexicon import Lexicon, reduced_forms, without

_PARADIGMS = tuple(
    frozenset(endings.split())
    for endings in (
        "- u ovi e ě em y i ů ům ech ích ách ové é",
        "- a e i ovi em ové é y ů ům ech ích",
        "a y ě e u ou ám ách ami - i o",
        "e i í ím ích emi - ě",
        "o a u em ě e ům ech ách - y",
        "ý á é ého ému ém ým ých ými ou í ě",
        "í ího ímu ím ích ími",
        "at ám áš á áme áte ají al ala alo ali aly án ána áno áni ány ejte",
        "it ím íš í íme íte il ila ilo ili ily en ena eno eni eny te",
        "ovat uji uje ujete ují oval ovala ovalo ovali ovaly ován ována ováno ujte ování",
    )
)
_VOWELS = frozenset("aáeéěiíoóuúůyý")
_LONGEST = 5
_SHORTEST_STEM = 4
_SHORTEST_OWN = 5
_COMMON = 5e-8
_SHARE = 0.02
"""How frequent a form made by analogy is, compared to the one it was made from."""


_MOST = 2e-8
"""The most that a form is thought to have that the lexicon lacks."""


def _partners() -> Mapping[str, tuple[str, ...]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for paradigm in _PARADIGMS:
        for ending in paradigm:
            found["" if ending == "-" else ending] |= {"" if other == "-" else other for other in paradigm}
    return {ending: tuple(sorted(others - {ending})) for ending, others in found.items()}


_PARTNERS = _partners()


def _partners_of(stem: str, ending: str) -> tuple[str, ...]:
    """The endings that a stem may have beside one; what ends in a vowel has an ending already."""
    return () if not ending and stem[-1] in _VOWELS else _PARTNERS.get(ending, ())


def _share(known: float) -> float:
    """The share of a form made from one with a share: were it frequent, the lexicon would have it."""
    return min(_MOST, known * _SHARE)


def inflect(keys: Iterable[str], lexicon: Lexicon, letters: frozenset[str]) -> dict[str, dict[str, float]]:
    """For words (without their lost letters) that no form explains: forms by analogy, with frequencies."""
    stems: defaultdict[str, set[str]] = defaultdict(set)
    for key in set(keys):
        for length in range(max(_SHORTEST_STEM, len(key) - _LONGEST), len(key) + 1):
            stems[key[:length]].add(key)
    found: defaultdict[str, dict[str, float]] = defaultdict(dict)
    if not stems:
        return {}
    beginnings = {stem[:_SHORTEST_STEM] for stem in stems}
    common = lexicon.down_to(_COMMON)
    for form, reduced in zip(lexicon.forms[:common], reduced_forms(lexicon, letters)[:common], strict=True):
        if reduced[:_SHORTEST_STEM] not in beginnings:
            continue
        for length in range(max(_SHORTEST_STEM, len(reduced) - _LONGEST), len(reduced) + 1):
            if reduced[:length] in stems:
                _add(form, stems[reduced[:length]], lexicon, letters, found)
                break
    return dict(found)


def _add(
    form: str,
    keys: set[str],
    lexicon: Lexicon,
    letters: frozenset[str],
    found: Mapping[str, dict[str, float]],
) -> None:
    """Adds the forms of one stem that give a key."""
    for cut in range(min(_LONGEST, len(form) - _SHORTEST_STEM) + 1):
        stem, ending = form[: len(form) - cut], form[len(form) - cut :]
        for other in _partners_of(stem, ending):
            made = stem + other
            key = without(made, letters)
            if key in keys and made not in lexicon.frequencies:
                share = _share(lexicon.frequencies[form])
                found[key][made] = max(share, found[key].get(made, 0.0))


def inflect_own(
    own: Mapping[str, float], keys: Container[str], lexicon: Lexicon, letters: frozenset[str]
) -> dict[str, dict[str, float]]:
    """Forms that the lexicon lacks, by analogy to forms that the document itself may have, by keys that it has."""
    found: defaultdict[str, dict[str, float]] = defaultdict(dict)
    table = {ord(letter): None for letter in letters}
    for form, share in own.items():
        if len(form) < _SHORTEST_OWN:
            continue
        for cut in range(min(_LONGEST, len(form) - _SHORTEST_STEM) + 1):
            stem, ending = form[: len(form) - cut], form[len(form) - cut :]
            for other in _partners_of(stem, ending):
                made = stem + other
                key = made.translate(table)
                if key in keys and made not in lexicon.frequencies:
                    found[key][made] = max(_share(share), found[key].get(made, 0.0))
    return dict(found)
