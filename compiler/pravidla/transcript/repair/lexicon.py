"""Czech word forms with their frequencies, from the word lists of the package `wordfreq`.

The list is read once and kept in the user's cache folder as plain text: a line for each frequency, the rarest last;
then, after empty lines, the shares of stems and of parts of words, which take longer to count than to read.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import tempfile
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path

from pravidla.data import cache_folder
from pravidla.transcript.repair.language import phrases, primer, stem_of
from pravidla.transcript.repair.spelling import Dictionary, find_dictionary

PACKAGE = "wordfreq"
INSTALL = "pip install 'pravidla[transcript]'"
"""What a user types to get the lexicon."""

_FORMAT = 2
_LANGUAGE = "cs"
_KNOWN = 3e-8
_ADDED = 1e-7
_COMMON_FORMS = 20_000
_PART_LENGTHS = (2, 3, 4)
_SECTION = "\n\n"
_END = "end"
_SECTIONS = 3


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """Word forms in lower case with their share of all words of running text, the most frequent form first."""

    frequencies: Mapping[str, float] = field(repr=False)
    forms: tuple[str, ...] = field(repr=False)
    lines: str = field(repr=False)
    """The forms once more, in the same order, one a line: what can be changed or searched in one go."""

    stems: Mapping[str, float] = field(repr=False)
    """The shares of stems in general text."""

    parts: Mapping[str, float] = field(repr=False)
    """The share of words in general text that have a string of two to four letters in them, for the common forms."""

    dictionary: Dictionary | None = None
    """A dictionary of the system, which knows stray entries from words."""

    def frequency(self, word: str) -> float:
        """The share of a word in any case; 0 when the lexicon does not have it."""
        return self.frequencies.get(word.lower(), 0.0)

    def knows(self, word: str, least: float = _KNOWN) -> bool:
        """Whether a word is more than a stray entry of the list."""
        return self.frequencies.get(word.lower(), 0.0) >= least

    def down_to(self, least: float) -> int:
        """How many forms have at least some share: they are the first ones."""
        return bisect_right(self.forms, -least, key=lambda form: -self.frequencies[form])


def make_lexicon(frequencies: Mapping[str, float]) -> Lexicon:
    """A lexicon of given forms in lower case with their shares."""
    forms = tuple(sorted(frequencies, key=lambda form: (-frequencies[form], form)))
    return Lexicon(frequencies, forms, "\n".join(forms), _stems(frequencies), _parts(frequencies, forms))


def without(text: str, letters: Iterable[str]) -> str:
    """A text without some letters."""
    for letter in letters:
        text = text.replace(letter, "")
    return text


@lru_cache(maxsize=1)
def reduced_forms(lexicon: Lexicon, letters: frozenset[str]) -> Sequence[str]:
    """What is left of each form of a lexicon, in its order, without some letters. The last result is kept."""
    return without(lexicon.lines, letters).split("\n") if letters else lexicon.forms


def lines_with(lines: str, part: str) -> Iterator[str]:
    """The lines that have a string in them, in their order: much sooner found than by looking into each."""
    place = lines.find(part)
    while place >= 0:
        end = lines.find("\n", place)
        end = len(lines) if end < 0 else end
        yield lines[lines.rfind("\n", 0, place) + 1 : end]
        place = lines.find(part, end + 1)


def parts_of(word: str) -> set[str]:
    """The strings of two to four letters in a word."""
    return {word[i : i + length] for length in _PART_LENGTHS for i in range(len(word) - length + 1)}


@cache
def load_lexicon() -> Lexicon | None:
    """The lexicon of the installed package; nothing when the package is missing. The result is kept."""
    source = _word_list()
    if source is None:
        return None
    data = source.read_bytes()
    version = importlib.metadata.version(PACKAGE)
    name = f"{_LANGUAGE}-{version}-{hashlib.sha256(data).hexdigest()[:16]}-{_FORMAT}.txt"
    path = cache_folder("lexicon") / name
    text = _cached(path)
    if text is None:
        text = _derive()
        _keep(path, text)
    return _parse(text, (*primer(), *phrases()))


def _word_list() -> Path | None:
    """The file of the word list, found without importing the package, which takes its time."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent / "data" / f"large_{_LANGUAGE}.msgpack.gz"
    return path if path.is_file() else None


def _derive() -> str:
    """The cached form: lines of a frequency and the forms that have it; what is counted of them; that it is whole."""
    from wordfreq import cB_to_freq, get_frequency_list

    lines = []
    frequencies: dict[str, float] = {}
    for centibels, words in enumerate(get_frequency_list(_LANGUAGE, wordlist="large")):
        kept = [word for word in words if word.isalpha()]
        if kept:
            share = f"{cB_to_freq(-centibels):.4g}"
            lines.append(f"{share} {' '.join(kept)}")
            frequencies.update(dict.fromkeys(kept, float(share)))
    counted = (_stems(frequencies), _parts(frequencies, tuple(frequencies)))
    tables = (" ".join(f"{key} {share:.6g}" for key, share in table.items()) for table in counted)
    return _SECTION.join(("\n".join(lines), *tables, _END))


def _stems(frequencies: Mapping[str, float]) -> dict[str, float]:
    found: defaultdict[str, float] = defaultdict(float)
    for form, share in frequencies.items():
        found[stem_of(form)] += share
    found.pop("", None)
    return dict(found)


def _parts(frequencies: Mapping[str, float], forms: Sequence[str]) -> dict[str, float]:
    found: defaultdict[str, float] = defaultdict(float)
    for form in forms[:_COMMON_FORMS]:
        for part in parts_of(form):
            found[part] += frequencies[form]
    return dict(found)


def _parse(text: str, sample: Iterable[str]) -> Lexicon:
    """The lexicon of a cached text, with the words of a sample where the list has them more rarely or not at all."""
    lines, *tables, _ = text.split(_SECTION)
    stems, parts = (_table(table) for table in tables)
    added = dict.fromkeys((word for word in sample if word.isalpha()), _ADDED)
    frequencies: dict[str, float] = {}
    raised: dict[str, float] = {}
    for line in lines.split("\n"):
        share, _, words = line.partition(" ")
        if not raised and float(share) < _ADDED:
            raised = {word: often for word, often in added.items() if word not in frequencies}
            frequencies.update(raised)
        frequencies.update(dict.fromkeys(words.split(" "), float(share)))
    frequencies.update(raised)
    for word in raised:
        stems[stem_of(word)] = stems.get(stem_of(word), 0.0) + _ADDED
    forms = tuple(frequencies)
    return Lexicon(frequencies, forms, "\n".join(forms), stems, parts, find_dictionary())


def _table(text: str) -> dict[str, float]:
    items = text.split(" ")
    return dict(zip(items[::2], map(float, items[1::2]), strict=True))


def _cached(path: Path) -> str | None:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    whole = text.endswith(_SECTION + _END) and text.count(_SECTION) == _SECTIONS
    return text if whole else None


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
