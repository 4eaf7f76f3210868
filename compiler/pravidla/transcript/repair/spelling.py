"""A Czech dictionary of the system in Hunspell's form, where there is one: it tells words from stray entries.

It only weighs forms that the lexicon has; nothing depends on it, and nothing of it is kept.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

FOLDERS = tuple(
    Path(folder)
    for folder in ("/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/local/share/hunspell", "/Library/Spelling")
)
_NAME = "cs_CZ"
_RULE = re.compile(r"([SP])FX\s+(\S)\s+(\S+)\s+([^\s/]+)(?:/\S+)?\s+(\S+)")
_LARGEST = 32 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Affix:
    """What a flag puts at a word's end or start, in the place of `strip`, where the word meets a condition."""

    flag: str
    strip: str
    condition: re.Pattern[str]


@dataclass(frozen=True, slots=True, eq=False)
class Dictionary:
    """Stems with their flags, and the affixes by what they add."""

    stems: Mapping[str, str] = field(repr=False)
    suffixes: Mapping[str, Sequence[Affix]] = field(repr=False)
    prefixes: Mapping[str, Sequence[Affix]] = field(repr=False)
    longest: int

    def knows(self, word: str) -> bool:
        """Whether a word in lower case is a form of a stem, also of a name."""
        return any(self._knows(one) for one in (word, word[:1].upper() + word[1:]))

    def _knows(self, word: str) -> bool:
        if word in self.stems or self._has_suffix(word, ""):
            return True
        for length in range(1, 6):
            for prefix in self.prefixes.get(word[:length], ()):
                stem = prefix.strip + word[length:]
                if prefix.flag in self.stems.get(stem, "") or self._has_suffix(stem, prefix.flag):
                    return True
        return False

    def _has_suffix(self, word: str, needed: str) -> bool:
        for length in range(min(self.longest, len(word) - 1) + 1):
            place = len(word) - length
            for suffix in self.suffixes.get(word[place:], ()):
                stem = word[:place] + suffix.strip
                flags = self.stems.get(stem, "")
                if suffix.flag in flags and needed in flags and suffix.condition.search(stem):
                    return True
        return False


def find_dictionary(folders: Iterable[Path] = FOLDERS) -> Dictionary | None:
    """The first Czech dictionary of some folders that can be read; nothing when there is none."""
    for folder in folders:
        words, affixes = folder / f"{_NAME}.dic", folder / f"{_NAME}.aff"
        try:
            if max(words.stat().st_size, affixes.stat().st_size) > _LARGEST:
                continue
            return read_dictionary(_decoded(affixes.read_bytes()), _decoded(words.read_bytes()))
        except (OSError, UnicodeDecodeError, LookupError, re.error):
            continue
    return None


def read_dictionary(affixes: str, words: str) -> Dictionary:
    """A dictionary from the texts of its two files. Raises `re.error` for a condition that is none."""
    suffixes: defaultdict[str, list[Affix]] = defaultdict(list)
    prefixes: defaultdict[str, list[Affix]] = defaultdict(list)
    for line in affixes.splitlines():
        if match := _RULE.match(line):
            kind, flag, strip, added, condition = match.groups()
            pattern = re.compile(f"(?:{condition})$" if kind == "S" else f"^(?:{condition})")
            added, strip = ("" if text == "0" else text for text in (added, strip))
            (suffixes if kind == "S" else prefixes)[added].append(Affix(flag, strip, pattern))
    stems: dict[str, str] = {}
    for line in words.splitlines()[1:]:
        stem, _, flags = line.partition("/")
        stems[stem] = stems.get(stem, "") + flags
    return Dictionary(stems, dict(suffixes), dict(prefixes), max(map(len, suffixes), default=0))


def _decoded(data: bytes) -> str:
    """A file's text; the affix file and the word list of older dictionaries are in Latin-2."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("iso8859-2")
