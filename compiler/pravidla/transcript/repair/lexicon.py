"""Czech word forms with their frequencies, from the word lists of the package `wordfreq`.

The list is read once and kept in the user's cache folder as plain text: a line for each frequency, the rarest last.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from pravidla.transcript.repair.language import primer
from pravidla.transcript.repair.spelling import Dictionary, find_dictionary

PACKAGE = "wordfreq"
INSTALL = "pip install 'pravidla[transcript]'"
"""What a user types to get the lexicon."""

_FORMAT = 1
_LANGUAGE = "cs"
_KNOWN = 3e-8
_ADDED = 1e-7


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """Word forms in lower case with their share of all words of running text, the most frequent form first."""

    frequencies: Mapping[str, float] = field(repr=False)
    forms: tuple[str, ...] = field(repr=False)
    lines: str = field(repr=False)
    """The forms once more, in the same order, one a line: what can be changed or searched in one go."""

    dictionary: Dictionary | None = None
    """A dictionary of the system, which knows stray entries from words."""

    def frequency(self, word: str) -> float:
        """The share of a word in any case; 0 when the lexicon does not have it."""
        return self.frequencies.get(word.lower(), 0.0)

    def knows(self, word: str, least: float = _KNOWN) -> bool:
        """Whether a word is more than a stray entry of the list."""
        return self.frequencies.get(word.lower(), 0.0) >= least

    def containing(self, part: str, least: float = 0.0) -> Iterator[str]:
        """The forms with a string in them, the most frequent first, down to a share."""
        place = self.lines.find(part)
        while place >= 0:
            start = self.lines.rfind("\n", 0, place) + 1
            end = self.lines.find("\n", place)
            form = self.lines[start : end if end >= 0 else len(self.lines)]
            if self.frequencies[form] < least:
                return
            yield form
            place = self.lines.find(part, start + len(form))


def make_lexicon(frequencies: Mapping[str, float]) -> Lexicon:
    """A lexicon of given forms in lower case with their shares."""
    forms = tuple(sorted(frequencies, key=lambda form: (-frequencies[form], form)))
    return Lexicon(frequencies, forms, "\n".join(forms))


@cache
def load_lexicon() -> Lexicon | None:
    """The lexicon of the installed package; nothing when the package is missing. The result is kept."""
    source = _word_list()
    if source is None:
        return None
    data = source.read_bytes()
    version = importlib.metadata.version(PACKAGE)
    name = f"{_LANGUAGE}-{version}-{hashlib.sha256(data).hexdigest()[:16]}-{_FORMAT}.txt"
    path = cache_folder() / "lexicon" / name
    text = _cached(path)
    if text is None:
        text = _derive()
        _keep(path, text)
    return _parse(text, primer())


def cache_folder() -> Path:
    """Where this user's caches lie."""
    if home := os.environ.get("XDG_CACHE_HOME"):
        return Path(home) / "pravidla"
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "pravidla" / "cache"
    return Path.home() / ".cache" / "pravidla"


def _word_list() -> Path | None:
    """The file of the word list, found without importing the package, which takes its time."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent / "data" / f"large_{_LANGUAGE}.msgpack.gz"
    return path if path.is_file() else None


def _derive() -> str:
    """The cached form: lines of a frequency and the forms that have it, ending in a line that says it is whole."""
    from wordfreq import cB_to_freq, get_frequency_list

    lines = []
    for centibels, words in enumerate(get_frequency_list(_LANGUAGE, wordlist="large")):
        kept = [word for word in words if word.isalpha()]
        if kept:
            lines.append(f"{cB_to_freq(-centibels):.4g} {' '.join(kept)}")
    return "\n".join([*lines, "end"])


def _parse(text: str, sample: Iterable[str]) -> Lexicon:
    """The lexicon of a cached text, with the words of a sample where the list has them more rarely or not at all."""
    added = dict.fromkeys((word for word in sample if word.isalpha()), _ADDED)
    frequencies: dict[str, float] = {}
    raised: dict[str, float] = {}
    for line in text.split("\n")[:-1]:
        share, _, words = line.partition(" ")
        if not raised and float(share) < _ADDED:
            raised = {word: often for word, often in added.items() if word not in frequencies}
            frequencies.update(raised)
        frequencies.update(dict.fromkeys(words.split(" "), float(share)))
    frequencies.update(raised)
    forms = tuple(frequencies)
    return Lexicon(frequencies, forms, "\n".join(forms), find_dictionary())


def _cached(path: Path) -> str | None:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    return text if text.endswith("\nend") else None


def _keep(path: Path, text: str) -> None:
    """Writes a cache file whole or not at all; without a writable folder there is no cache."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(temporary, path)
        except OSError:
            Path(temporary).unlink(missing_ok=True)
            raise
