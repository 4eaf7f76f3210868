"""Similarity fingerprints: min-hashes of letter groups.

Each of the 32 bytes is the lowest byte of the smallest of one family of hashes over all groups of three letters. One
byte does not tell its group, and the order of the groups is gone: the text cannot be read back. Spacing, hyphens,
digits and case do not matter.
"""

from __future__ import annotations

import re
import zlib
from functools import lru_cache
from typing import Literal

SIZE = 32
_HALF = 8
GROUP = 3
_PRIME = (1 << 31) - 1
_NUMBER = re.compile(r"\d+(?:\s\d{3}(?!\d))*")
_SPACES = re.compile(r"\s")
_FAMILIES = tuple((zlib.crc32(b"a%d" % n) % (_PRIME - 1) + 1, zlib.crc32(b"b%d" % n) % _PRIME) for n in range(SIZE))


def fingerprint(text: str) -> str:
    """The fingerprint of a text as 64 hexadecimal digits; a text without letters has only zeros."""
    letters = "".join(character for character in text.casefold() if character.isalpha())
    if not letters:
        return "0" * (2 * SIZE)
    groups = {letters[start : start + GROUP] for start in range(max(1, len(letters) - GROUP + 1))}
    smallest = map(min, zip(*map(group_hashes, groups), strict=True))
    return "".join(f"{family_byte(value):02x}" for value in smallest)


def exact(text: str) -> str:
    """A checksum, 16 hexadecimal digits: eight of all letters in their order, eight of all numbers in figures.

    A fingerprint tells no numbers and may be the same after a small change. Spacing, hyphens and case do not matter.
    """
    letters = "".join(character for character in text.casefold() if character.isalpha())
    numbers = " ".join(_SPACES.sub("", number) for number in _NUMBER.findall(text))
    return "".join(f"{zlib.crc32(part.encode('utf-8', 'surrogatepass')):08x}" for part in (letters, numbers))


def otherwise(left: str, right: str) -> Literal["letters", "numbers"] | None:
    """What differs between two texts with these checksums; nothing where they are the same or one is not known."""
    if not left or not right or left == right:
        return None
    return "numbers" if left[:_HALF] == right[:_HALF] else "letters"


def family_byte(value: int) -> int:
    """The byte kept of a hash: one from its middle, since the last bits of a linear hash are its weakest."""
    return (value >> 3) & 255


@lru_cache(maxsize=1 << 16)
def group_hashes(group: str) -> tuple[int, ...]:
    """The hash of a group of letters in each family."""
    value = zlib.crc32(group.encode("utf-8", "surrogatepass"))
    return tuple((a * value + b) % _PRIME for a, b in _FAMILIES)


def similarity(left: str, right: str) -> float:
    """An estimate, 0 to 1, of the share of letter groups that two fingerprinted texts have in common."""
    if len(left) != len(right) or len(left) != 2 * SIZE:
        return 0.0
    pairs = zip(bytes.fromhex(left), bytes.fromhex(right), strict=True)
    equal = sum(first == second for first, second in pairs) / SIZE
    return max(0.0, (equal - 1 / 256) / (1 - 1 / 256))
