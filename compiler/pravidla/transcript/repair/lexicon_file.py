"""The lexicon of the installed package, and the file of the cache that holds what follows from it and from the texts
that come with the project: it is the same for every document."""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

from pravidla.data import cache_folder, data_folder
from pravidla.transcript.repair.language import Language, language_of_rules, phrases, primer, stem_of
from pravidla.transcript.repair.lexicon import Lexicon, letter_shares, part_shares, parts_in, stems_in
from pravidla.transcript.repair.morphology import Morphology
from pravidla.transcript.repair.paradigms import Tags
from pravidla.transcript.repair.spelling import find_dictionary

PACKAGE = "wordfreq"
INSTALL = "pip install 'pravidla[transcript]'"
"""What a user types to get the lexicon."""

_LANGUAGE = "cs"
_ADDED = 1e-7
_OFTEN = 3
"""How often the sample must have a word for its readings to be kept."""

_SECTION = "\n\n"
_END = "end"
_SECTIONS = 6
_FOLLOWED = ("language.py", "lexicon.py", "lexicon_file.py", "morphology.py", "paradigms.py", "words.py")
"""The code that the file follows from."""


@cache
def load_lexicon() -> Lexicon | None:
    """The lexicon of the installed package; nothing when the package is missing. The result is kept."""
    source = _word_list()
    if source is None:
        return None
    version = importlib.metadata.version(PACKAGE)
    path = cache_folder("lexicon") / f"{_LANGUAGE}-{version}-{_key(source)}.txt"
    text = _cached(path)
    if text is None:
        text = _derive()
        _keep(path, text)
    return _parse(text)


def _word_list() -> Path | None:
    """The file of the word list, found without importing the package, which takes its time."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent / "data" / f"large_{_LANGUAGE}.msgpack.gz"
    return path if path.is_file() else None


def _key(source: Path) -> str:
    """A key of all that the cached file follows from."""
    digest = hashlib.sha256(source.read_bytes())
    followed = (Path(__file__).parent / name for name in _FOLLOWED)
    for path in (*followed, *sorted(data_folder("grammar").glob("czech_*.txt"))):
        digest.update(hashlib.sha256(path.read_bytes() if path.is_file() else b"").digest())
    return digest.hexdigest()[:16]


def _derive() -> str:
    """The cached form: lines of a frequency and the forms that have it; what is counted of them; what the texts of the
    project say; the readings of their words; that it is whole."""
    from wordfreq import cB_to_freq, get_frequency_list

    listed = (
        (float(f"{cB_to_freq(-centibels):.4g}"), [word for word in words if word.isalpha()])
        for centibels, words in enumerate(get_frequency_list(_LANGUAGE, wordlist="large"))
    )
    general = {share: words for share, words in listed if words}
    frequencies = {word: share for share, words in general.items() for word in words}
    stems, parts = _rounded(stems_in(frequencies)), _rounded(parts_in(frequencies, tuple(frequencies)))
    sample = dict.fromkeys(word for word in (*primer(), *phrases()) if word.isalpha())
    # What rules have is a word, however rarely general text has it.
    raised = [word for word in sample if frequencies.get(word, 0.0) < _ADDED]
    frequencies.update(dict.fromkeys(raised, _ADDED))
    for word in raised:
        stems[stem_of(word)] = stems.get(stem_of(word), 0.0) + _ADDED
    lines = "\n".join(f"{share!r} {' '.join(words)}" for share, words in _with(raised, general))
    letters = letter_shares(frequencies, tuple(frequencies))
    lexicon = Lexicon(frequencies, tuple(frequencies), "", stems, part_shares(parts), letters, language_of_rules(), {})
    morphology = Morphology(lexicon)
    # Each takes its time to guess: only what a document is likely to have too is kept.
    common = (word for word, often in Counter(primer()).items() if word.isalpha() and often >= _OFTEN)
    readings = "\n".join(
        " ".join((word, *(f"{tag} {score!r}" for tag, score in morphology.readings(word)))) for word in common
    )
    tables = (_table(table) for table in (stems, lexicon.parts, letters))
    return _SECTION.join((lines, *tables, lexicon.rules.written(), readings, _END))


def _rounded(table: Mapping[str, float]) -> dict[str, float]:
    """Shares in six digits, which take less room and time to read."""
    return {key: float(f"{share:.6g}") for key, share in table.items()}


def _with(raised: Iterable[str], general: Mapping[float, list[str]]) -> Iterator[tuple[float, list[str]]]:
    """The forms of each frequency, the most frequent first, with those that are raised to a frequency."""
    added = dict.fromkeys(raised)
    yield from ((share, words) for share, words in general.items() if share >= _ADDED)
    if added:
        yield _ADDED, list(added)
    for share, words in general.items():
        rest = [word for word in words if word not in added] if share < _ADDED else []
        if rest:
            yield share, rest


def _table(table: Mapping[str, float]) -> str:
    return " ".join(f"{key} {share!r}" for key, share in table.items())


def _parse(text: str) -> Lexicon:
    """The lexicon of a cached text."""
    lines, *tables, rules, readings, _ = text.split(_SECTION)
    stems, parts, letters = (_read(table) for table in tables)
    frequencies: dict[str, float] = {}
    for line in lines.split("\n"):
        share, _, words = line.partition(" ")
        frequencies.update(dict.fromkeys(words.split(" "), float(share)))
    forms = tuple(frequencies)
    known = dict(_readings(readings))
    rest = (stems, parts, letters, Language.read(rules), known, find_dictionary())
    return Lexicon(frequencies, forms, "\n".join(forms), *rest)


def _read(table: str) -> dict[str, float]:
    items = table.split(" ")
    return dict(zip(items[::2], map(float, items[1::2]), strict=True))


def _readings(readings: str) -> Iterator[tuple[str, Tags]]:
    for line in readings.split("\n"):
        word, *items = line.split(" ")
        yield word, tuple(zip(map(int, items[::2]), map(float, items[1::2]), strict=True))


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
