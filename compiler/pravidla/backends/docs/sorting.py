"""The order of a Czech register: č, ch, ř, š and ž are letters of their own, other marks only break ties."""

from __future__ import annotations

import re
import unicodedata

_OWN = {"č": "c~", "ch": "h~", "ř": "r~", "š": "s~", "ž": "z~"}
"""What is a letter of its own stands after the one whose mark it carries; ch stands after h."""
_LETTER = re.compile("ch|.", re.DOTALL)


def czech_key(text: str) -> tuple[str, str]:
    """The key by which texts are sorted."""
    lower = unicodedata.normalize("NFC", text).lower()
    first = "".join(
        _OWN.get(letter) or _plain(letter) for letter in _LETTER.findall(lower) if letter.isalnum() or letter == " "
    )
    return first, lower


def _plain(letter: str) -> str:
    return "".join(part for part in unicodedata.normalize("NFD", letter) if not unicodedata.combining(part))


def first_letter(text: str) -> str:
    """The letter under which a register lists a text."""
    found = _LETTER.match(text.lower())
    letter = found.group() if found is not None else ""
    return (letter if letter in _OWN else _plain(letter)).upper()
