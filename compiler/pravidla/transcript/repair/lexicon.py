"""Czech word forms with their frequencies, from the word lists of the package `wordfreq`.

The list is read once and kept in the user's cache folder as plain text: a line for each frequency, the rarest last;
then, after empty lines, the shares of stems and of parts of words, which take longer to count than to read.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from pravidla.transcript.repair.language import Language, language_of_rules, primer, stem_of
from pravidla.transcript.repair.paradigms import Tags
from pravidla.transcript.repair.spelling import Dictionary

_KNOWN = 3e-8
_COMMON_FORMS = 20_000
_PART_LENGTHS = (2, 3, 4)


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
    """The share of words that have a string of two to four letters in them: in general text, where only common forms
    are looked at, and in rules, half and half."""

    letters: Mapping[str, float] = field(repr=False)
    """How often each letter stands in Czech: in general text and in rules, half and half."""

    rules: Language = field(repr=False)
    """What stands beside what in rules. It is kept as it is: a document is learnt on top of a copy."""

    readings: Mapping[str, Tags] = field(repr=False)
    """The readings of some words, those of rules, by the other forms that they have."""

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
    parts, letters = part_shares(parts_in(frequencies, forms)), letter_shares(frequencies, forms)
    return Lexicon(frequencies, forms, "\n".join(forms), stems_in(frequencies), parts, letters, language_of_rules(), {})


def without(text: str, letters: Iterable[str]) -> str:
    """A text without some letters."""
    for letter in letters:
        text = text.replace(letter, "")
    return text


@lru_cache(maxsize=1)
def reduced_forms(lexicon: Lexicon, letters: frozenset[str]) -> tuple[str, ...]:
    """What is left of each form of a lexicon, in its order, without some letters. The last result is kept."""
    # A tuple of strings is nothing that the garbage collector looks at again, as it would at a list.
    return tuple(without(lexicon.lines, letters).split("\n")) if letters else lexicon.forms


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


def stems_in(frequencies: Mapping[str, float]) -> dict[str, float]:
    """The shares of the stems that forms have."""
    found: defaultdict[str, float] = defaultdict(float)
    stems = map(stem_of, frequencies)
    for stem, share in zip(stems, frequencies.values(), strict=True):
        found[stem] += share
    found.pop("", None)
    return dict(found)


def parts_in(frequencies: Mapping[str, float], forms: Sequence[str]) -> dict[str, float]:
    """The share of words that have a string of two to four letters in them, for the common ones of some forms."""
    found: defaultdict[str, float] = defaultdict(float)
    for form in forms[:_COMMON_FORMS]:
        for part in parts_of(form):
            found[part] += frequencies[form]
    return dict(found)


def part_shares(general: Mapping[str, float]) -> dict[str, float]:
    """The share of words with each string in them, in general text, where it is given, and in rules."""
    rules, words = _parts_of_rules()
    return {
        part: (general.get(part, 0.0) + rules[part] / max(1, words)) / 2 for part in dict.fromkeys((*general, *rules))
    }


def letter_shares(frequencies: Mapping[str, float], forms: Sequence[str]) -> dict[str, float]:
    """The share of each letter among those of the common ones of some forms, and of rules, half and half."""
    general: defaultdict[str, float] = defaultdict(float)
    for form in forms[:_COMMON_FORMS]:
        for letter in form:
            general[letter] += frequencies[form]
    rules = Counter(letter for word in primer() if word.isalpha() for letter in word)
    in_general, in_rules = sum(general.values()), sum(rules.values())
    if not in_rules:
        return {letter: share / in_general for letter, share in general.items()}
    every = dict.fromkeys((*general, *rules))
    return {letter: (general[letter] / in_general + rules[letter] / in_rules) / 2 for letter in every}


@cache
def _parts_of_rules() -> tuple[Counter[str], int]:
    """In how many words of the sample of rules each string is, and how many words it has."""
    sample = [word for word in primer() if word.isalpha()]
    return Counter(part for word in sample for part in parts_of(word)), len(sample)
