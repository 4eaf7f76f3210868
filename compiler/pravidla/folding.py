"""Words without what a hurried reader leaves out, capitals and diacritics; the stem of words that no table knows."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_APOSTROPHE = re.compile(r"['’](s$)?")
"""inside a word, with the ending of an English genitive"""
_LISTED = """
ejsich ejsiho ejsimi ejsimu ostech atech etech ostem ostmi oveho ovemi ovemu ovych ujeme ujete
atum etem iemi iich nout osti ovat ovou ovym ujes ach aci ala ali alo ame ami ata ate aty ech
eho ela eli elo eme emi emu eta ete eti ich iho iim ila ili ilo ime imi imu ite ost out ova ove
ovi ovo ovy uje uji uju ula uli ulo ych yla ymi aj al am an at ej el em en es et il im in is it
os ou ul um us ym a e i o u y
"""
_ENDINGS = tuple(_LISTED.split())
"""longest first"""
_VOWELS = "aeiouy"
_CHANGED = (("ou", "u"), ("u", "o"), ("i", "e"))
"""vowels of a stem, folded, that are others before some endings"""
_SHORTEST = 3
"""letters that a stem keeps"""


def fold(text: str) -> str:
    """Small letters without diacritics and apostrophes, English words without the `'s` of the genitive."""
    plain = "".join(one for one in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(one))
    return _APOSTROPHE.sub("", plain)


def words_in(text: str) -> Iterator[str]:
    """The words of a text, in small letters, of two letters or more."""
    for found in _WORD.finditer(text):
        if len(found.group()) > 1:
            yield found.group().lower()


def stem(folded: str) -> str:
    """A folded word without its longest ending; the softened last consonant hard again, a fleeting e left out."""
    kept = next(
        (folded[: -len(end)] for end in _ENDINGS if folded.endswith(end) and len(folded) - len(end) >= _SHORTEST),
        folded,
    )
    if kept.endswith("c"):
        kept = kept[:-1] + "k"
    elif kept.endswith("z"):
        kept = kept[:-1] + "h"
    if len(kept) > _SHORTEST and kept[-2] == "e" and kept[-1] in "kcnlrtmbzvd" and kept[-3] not in "aeiouy":
        kept = kept[:-2] + kept[-1]
    return kept


@cache
def stems(folded: str) -> frozenset[str]:
    """The stem of a folded word, and those with another vowel in its last syllable that forms of one word may have:
    `dum` and `domu`, `vitr` and `vetru`, `louka` and `luk`."""
    kept = stem(folded)
    found = {kept}
    for one, other in _CHANGED:
        at = kept.rfind(one)
        if at >= 1 and kept[at - 1] not in _VOWELS and not any(letter in _VOWELS for letter in kept[at + len(one) :]):
            found.add(stem(kept[:at] + other + kept[at + len(one) :]))
    return frozenset(found)


def endings() -> tuple[str, ...]:
    """The endings, longest first, for the browser's part of the search."""
    return _ENDINGS
