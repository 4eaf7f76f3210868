"""All forms that a Czech word may take, by its ending. Of several patterns that a word may follow all are given: a form
that does not exist finds nothing and harms nobody."""

from __future__ import annotations

_VOWELS = "aáeéěiíoóuúůyý"
_SOFT = "žščřcjďťňž"
_SOFTENED = {"k": "c", "h": "z", "g": "z", "ch": "š", "r": "ř"}
_E_SOFT = {"ď": "d", "ť": "t", "ň": "n"}
"""before ě and i the hook of the consonant is written on the vowel"""

_WOMAN = ("a", "y", "u", "o", "ou", "", "ám", "ách", "ami")
_MAN = ("", "a", "u", "ovi", "e", "em", "i", "é", "ové", "ů", "ům", "y", "ech", "ách", "ích")
_MAN_SOFT = ("", "e", "i", "ovi", "em", "ů", "ům", "ích", "ové", "é", "ě", "i", "ěm")
_TOWN = ("o", "a", "u", "em", "ě", "e", "", "ům", "ech", "ách", "ích", "y")
_ROSE = ("e", "ě", "i", "í", "", "ím", "ích", "emi", "ěmi", "ím", "ích")
_SEA = ("e", "ě", "i", "em", "ěm", "í", "ím", "ích")
_BONE = ("", "i", "í", "em", "ech", "mi", "ím", "ích", "e", "emi", "ě", "ěmi")
_YOUNG = ("ý", "á", "é", "ého", "ému", "ém", "ým", "ou", "í", "ých", "ými")
_SPRING = ("í", "ího", "ímu", "ím", "ích", "ími")


def declined(word: str) -> frozenset[str]:
    """The forms of a noun or adjective given in the nominative, itself among them."""
    forms = {word}
    last = word[-1:]
    if len(word) < 3 or not word.isalpha():
        return frozenset(forms)
    if last == "ý":
        forms |= _adjective(word[:-1])
    elif last == "í":
        forms |= {word[:-1] + end for end in _SPRING} | {word + end for end in ("m", "ch", "mi", "ho", "mu")}
    elif last == "é" or last == "á":
        forms |= _adjective(word[:-1])
    elif last == "a":
        forms |= _feminine(word[:-1])
    elif last in "eě":
        forms |= _in_e(word[:-1])
    elif last == "o":
        forms |= _neuter(word[:-1])
    elif last not in _VOWELS:
        forms |= _consonant(word)
    return frozenset(one for one in forms if one)


def _adjective(stem: str) -> set[str]:
    forms = {stem + end for end in _YOUNG} | {stem + "e", stem + "o", stem + "y"}
    forms.add(_soft(stem) + "í")
    if stem.endswith("ck"):
        forms.add(stem[:-2] + "čtí")
    if stem.endswith("sk"):
        forms.add(stem[:-2] + "ští")
    return forms


def _feminine(stem: str) -> set[str]:
    forms = {stem + end for end in _WOMAN}
    forms |= {_soft(stem) + "e", _soft(stem) + "ě", stem + "ovi", stem + "em", stem + "ů", stem + "ům"}
    forms |= _opened(stem)
    if len(stem) > 3 and stem[-2] in "áíůé":  # kráva, krav; síla, sil
        short = stem[:-2] + {"á": "a", "í": "i", "ů": "o", "é": "e"}[stem[-2]] + stem[-1]
        forms |= {short, short + "ou", short + "ám", short + "ách", short + "ami"}
    return forms


def _in_e(stem: str) -> set[str]:
    forms = {stem + end for end in (*_ROSE, *_SEA)}
    hard = {"d": "ď", "t": "ť", "n": "ň"}.get(stem[-1:], "")
    if hard:
        forms.add(stem[:-1] + hard)
    forms |= {stem + end for end in ("ete", "eti", "etem", "ata", "at", "atům", "atech", "aty")}
    forms |= {stem + "ech", stem + "ům", stem + "ů"}
    return forms | _opened(stem)


def _neuter(stem: str) -> set[str]:
    forms = {stem + end for end in _TOWN} | {_soft(stem) + "e", _soft(stem) + "ích", stem + "ích"}
    return forms | _opened(stem)


def _consonant(word: str) -> set[str]:
    forms: set[str] = set()
    for stem in _bare(word):
        forms |= {stem + end for end in (*_MAN, *_MAN_SOFT, *_BONE)} | {stem + "ami", stem + "mi"}
        softened = _soft(stem)
        forms |= {softened + "i", softened + "ích", softened + "e", softened + "ech"}
        if stem.endswith("k"):
            forms.add(stem[:-1] + "če")
        if stem.endswith("c"):
            forms.add(stem[:-1] + "če")
        written = _E_SOFT.get(stem[-1:])
        if written:
            base = stem[:-1] + written
            forms |= {base + end for end in ("ě", "i", "í", "ěm", "ích", "ěmi", "ím", "ů", "ům")}
    return forms


def _bare(word: str) -> set[str]:
    """The stems under a nominative without an ending: itself, without its fleeting e, with a short vowel."""
    stems = {word}
    if len(word) > 3 and word[-2] in "eě" and word[-3] not in _VOWELS:
        before = word[-3]
        restored = {"d": "ď", "t": "ť", "n": "ň"}.get(before, before) if word[-2] == "ě" else before
        stems |= {word[:-3] + restored + word[-1], word[:-2] + word[-1]}
    for long, short in (("ů", "o"), ("í", "ě"), ("á", "a"), ("í", "i")):
        if long in word[1:-1]:
            at = word.rindex(long)
            if at >= len(word) - 3:
                stems.add(word[:at] + short + word[at + 1 :])
    return stems


def _opened(stem: str) -> set[str]:
    """The genitive plural with a vowel between two last consonants: karta, karet."""
    if len(stem) > 2 and stem[-1] not in _VOWELS and stem[-2] not in _VOWELS:
        between = {"ď": "dě", "ť": "tě", "ň": "ně"}.get(stem[-2], stem[-2] + "e")
        return {stem[:-2] + between + stem[-1], stem[:-1] + "e" + stem[-1]}
    return set()


def _soft(stem: str) -> str:
    if stem.endswith("ch"):
        return stem[:-2] + "š"
    return stem[:-1] + _SOFTENED.get(stem[-1:], stem[-1:])


_PRESENT = {
    "á": ("ám", "áš", "á", "áme", "áte", "ají"),
    "í": ("ím", "íš", "í", "íme", "íte", "ejí", "ějí"),
    "e": ("u", "i", "eš", "e", "eme", "ete", "ou", "í"),
}


def conjugated(word: str) -> frozenset[str]:
    """The forms of a verb given in the infinitive: present, past, imperative, passive."""
    for end, made in (
        ("ovat", _ovat),
        ("nout", _nout),
        ("at", _at),
        ("át", _at),
        ("it", _it),
        ("ít", _it),
        ("et", _it),
        ("ět", _it),
    ):
        if word.endswith(end) and len(word) > len(end) + 1:
            return frozenset(made(word[: -len(end)])) | {word}
    return frozenset({word})


def _past(stem: str) -> set[str]:
    return {stem + end for end in ("l", "la", "lo", "li", "ly")}


def _passive(stem: str) -> set[str]:
    return {
        stem + end for end in ("", "a", "o", "i", "y", "ý", "á", "é", "ého", "ému", "ém", "ým", "ou", "í", "ých", "ými")
    }


def _ovat(stem: str) -> set[str]:
    forms = {stem + "uj" + end for end in (*_PRESENT["e"], "", "me", "te", "í")}
    return forms | _past(stem + "ova") | _passive(stem + "ován") | {stem + "ování"}


def _nout(stem: str) -> set[str]:
    forms = {stem + "n" + end for end in _PRESENT["e"]} | {stem + "ni", stem + "něte", stem + "ňte", stem + "ň"}
    return forms | _past(stem) | _past(stem + "nu") | _passive(stem + "nut") | _passive(stem + "en") | {stem + "nutí"}


def _at(stem: str) -> set[str]:
    forms = {stem + end for end in _PRESENT["á"]} | {stem + "ej", stem + "ejme", stem + "ejte"}
    return forms | _past(stem + "a") | _past(stem + "á") | _passive(stem + "án") | {stem + "ání"}


def _it(stem: str) -> set[str]:
    forms = {stem + end for end in _PRESENT["í"]} | {
        stem,
        stem + "i",
        stem + "te",
        stem + "ěte",
        stem + "ete",
        stem + "me",
    }
    hook = {"d": "ď", "t": "ť", "n": "ň"}.get(stem[-1:])
    if hook:
        forms |= {stem[:-1] + hook, stem[:-1] + hook + "te", stem[:-1] + hook + "me"}
    for vowel in ("i", "e", "ě"):
        forms |= _past(stem + vowel)
    softened = {stem}
    for hard, soft in (("d", "z"), ("t", "c"), ("s", "š"), ("z", "ž"), ("st", "šť"), ("sl", "šl"), ("zd", "žd")):
        if stem.endswith(hard):
            softened.add(stem[: -len(hard)] + soft)
    for one in softened:
        forms |= _passive(one + "en") | _passive(one + "ěn") | {one + "ení", one + "ění"}
    return forms
