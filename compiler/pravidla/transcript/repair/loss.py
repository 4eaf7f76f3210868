"""What a document lost: letters, strings and digits that are missing from its words, found in the document alone.

A glyph is suspected when it stands in the text much more rarely than in Czech rules. It is believed lost when the words
that the lexicon does not know become words once it is put back: so a text without damage gives an empty profile.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress, pairwise

from pravidla.transcript.model import Loss
from pravidla.transcript.repair.language import primer
from pravidla.transcript.repair.lexicon import Lexicon, parts_of, reduced_forms, without
from pravidla.transcript.repair.traces import count_traces
from pravidla.transcript.repair.words import Word

_RARELY_SEEN = 0.7
_HARDLY_SEEN = 0.12
_LEAST_EXPECTED = 1.5
_EXPLAINED_SHARE = 0.3
_EXPLAINED_SHARE_OF_NONE = 0.2
_PLAINLY_MISSED = 20.0
_COMMON = 1e-7
_CERTAIN_RATE = 0.995
_STRING_EXPECTED = 1.5
_STRING_SUSPECTS = 150
_PRICE = 14.0
_COMPANIONS = 2
_COUNTED = 3
_STRANGE = 20
_STRING_TOKENS = 3
_GAP = " "
_EXAMPLES = 6
DIGIT_SHARES = {
    "0": 0.12, "1": 0.22, "2": 0.2, "3": 0.14, "4": 0.11, "5": 0.09, "6": 0.05, "7": 0.025, "8": 0.025, "9": 0.02,
}  # fmt: skip
_DIGITS_PER_LETTER = 0.01
_DIGIT_TRACES = 8
_DIGIT_EXPECTED = 6.0
_DIGIT_EXPECTED_WITH_OTHERS = 2.0
_DIGITS_EXPECTED_TOGETHER = 12.0
"""Numbers that a short text should have with digits of which it has none at all: by chance it has so few never."""


@dataclass(frozen=True, slots=True)
class LossProfile:
    """The losses of one document. `capitals` holds the lost letters whose capitals were lost too."""

    evidence: tuple[Loss, ...] = ()
    capitals: frozenset[str] = frozenset()

    @property
    def letters(self) -> frozenset[str]:
        return frozenset(item.glyph for item in self.evidence if item.kind == "letter")

    @property
    def strings(self) -> tuple[str, ...]:
        return tuple(item.glyph for item in self.evidence if item.kind == "string")

    @property
    def digits(self) -> str:
        return "".join(sorted(item.glyph for item in self.evidence if item.kind == "digit"))

    @property
    def rates(self) -> Mapping[str, float]:
        """The share of each glyph that was lost."""
        return {item.glyph: item.rate for item in self.evidence}

    def __bool__(self) -> bool:
        return bool(self.evidence)


def infer(words: Sequence[Word], text: str, lexicon: Lexicon) -> LossProfile:
    """The loss profile of a document with its words."""
    counts = Counter(word.lower for word in words if not _is_name(word))
    letters = _letters(words, counts, lexicon)
    strings = _strings(words, counts, letters, lexicon)
    evidence = (*letters, *strings, *_digits(text))
    lost = {item.glyph for item in letters}
    return LossProfile(evidence, frozenset(letter for letter in lost if _capital_lost(letter, words)))


def _is_name(word: Word) -> bool:
    """Whether a word may be a name: it has a capital where no sentence begins."""
    return not word.text.islower() and not word.opens


def _letters(words: Sequence[Word], counts: Mapping[str, int], lexicon: Lexicon) -> tuple[Loss, ...]:
    total = sum(len(word.text) for word in words)
    seen = Counter(letter for word in words for letter in word.text if letter.islower())
    expected = {letter: share * total for letter, share in lexicon.letters.items()}
    suspects = frozenset(
        letter
        for letter, often in expected.items()
        if often >= _LEAST_EXPECTED and seen[letter] <= often * (_RARELY_SEEN if often >= 20 else _HARDLY_SEEN)
    )
    unknown = {word: count for word, count in counts.items() if len(word) > 1 and not lexicon.knows(word)}
    while suspects:
        explained = _explained(unknown, suspects, lexicon)
        found = tuple(
            _letter_evidence(letter, expected[letter], seen[letter], explained.get(letter, {}), unknown)
            for letter in sorted(suspects)
        )
        kept = frozenset(item.glyph for item in found if _believed(item, explained.get(item.glyph, {}), unknown))
        if kept == suspects:
            return found
        suspects = kept
    return ()


def _letter_evidence(
    letter: str, expected: float, seen: int, explained: Mapping[str, str], unknown: Mapping[str, int]
) -> Loss:
    rate = min(_CERTAIN_RATE, max(0.0, 1 - seen / expected))
    if seen <= _HARDLY_SEEN * expected and seen * 20 <= sum(unknown[word] for word in explained):
        rate = _CERTAIN_RATE
    examples = sorted(explained.items(), key=lambda item: (-unknown[item[0]], item))[:_EXAMPLES]
    return Loss("letter", letter, round(expected, 1), seen, len(explained), round(rate, 3), tuple(examples))


def _believed(item: Loss, explained: Mapping[str, str], unknown: Mapping[str, int]) -> bool:
    missing = max(1.0, item.expected - item.seen)
    tokens = sum(unknown[word] for word in explained)
    if item.seen > _HARDLY_SEEN * item.expected:
        return item.explained >= 12 and tokens >= _EXPLAINED_SHARE * missing
    if not item.seen and item.expected >= _PLAINLY_MISSED:
        return item.explained >= 1
    share = _EXPLAINED_SHARE if item.seen else _EXPLAINED_SHARE_OF_NONE
    return item.explained >= 2 and tokens >= min(share * missing, 8)


def _explained(unknown: Mapping[str, int], suspects: frozenset[str], lexicon: Lexicon) -> dict[str, dict[str, str]]:
    """For each suspected letter the unknown words that a common form with that letter explains, and the form."""
    wanted = {word for word in unknown if len(word) > 2}
    best: dict[str, str] = {}
    common = lexicon.down_to(_COMMON)
    keys = without("\n".join(lexicon.forms[:common]), suspects).split("\n")
    for form, key in compress(zip(lexicon.forms[:common], keys, strict=True), map(wanted.__contains__, keys)):
        if key not in best and form != key:
            best[key] = form
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for word, form in best.items():
        for letter in suspects.intersection(form):
            found[letter][word] = form
    return found


def _capital_lost(letter: str, words: Sequence[Word]) -> bool:
    """Whether the capital of a lost letter is missing too: fewer words begin with it than would."""
    capital = letter.upper()
    seen = sum(capital in word.text for word in words)
    sample = primer()
    initial = sum(word[0] == letter for word in sample) / max(1, len(sample))
    capitals = sum(word.text[0].isupper() for word in words)
    return seen <= _HARDLY_SEEN * initial * capitals


def _strings(
    words: Sequence[Word], counts: Mapping[str, int], letters: Sequence[Loss], lexicon: Lexicon
) -> tuple[Loss, ...]:
    """Strings that were lost: each must pay for being named with the words it makes likelier."""
    lost = frozenset(item.glyph for item in letters)
    seen = {part for word in {word.lower for word in words} for part in parts_of(word)}
    suspects = {
        part: often * len(words)
        for part, often in lexicon.parts.items()
        if part not in seen and often * len(words) >= _STRING_EXPECTED and not lost.intersection(part)
    }
    share = _word_shares(lexicon)
    strange = _strange(words, counts, lost, lexicon)
    gains: dict[str, dict[str, tuple[float, str]]] = {}
    # The words with a gap at each place in them, one a line: a string is put into all of them in one go.
    gapped = "\n".join(f"{key[:place]}{_GAP}{key[place:]}" for key in strange for place in range(len(key) + 1))
    common = frozenset(lexicon.forms[: lexicon.down_to(_COMMON)])
    for part in sorted(suspects, key=lambda part: (-suspects[part], part))[:_STRING_SUSPECTS]:
        for form in sorted(common.intersection(gapped.replace(_GAP, part).split("\n"))):
            for key in sorted(_taken_out(form, part) & strange.keys()):
                gain = min(strange[key], _COUNTED) * math.log(share(form) / share(key))
                known = gains.setdefault(part, {})
                if gain > known.get(key, (1.0, ""))[0]:
                    known[key] = (gain, form)
    found: list[Loss] = []
    while gains:
        scores = {
            part: sum(gain for gain, _ in known.values()) + min(suspects[part], _COUNTED) - _PRICE
            for part, known in gains.items()
        }
        best = max(scores, key=lambda part: (scores[part], len(part), part))
        if scores[best] <= 0 or sum(strange[word] for word in gains[best]) < _STRING_TOKENS:
            break
        explained = gains.pop(best)
        examples = sorted(explained, key=lambda word: (-strange[word], word))[:_EXAMPLES]
        shown = tuple((word, explained[word][1]) for word in examples)
        found.append(Loss("string", best, round(suspects[best], 1), 0, len(explained), _CERTAIN_RATE, shown))
        for known in gains.values():
            for word in explained:
                known.pop(word, None)
    return (*found, *_companions(words, suspects, found))


def _taken_out(form: str, part: str) -> set[str]:
    """What is left of a form without one occurrence of a string."""
    places = (place for place in range(len(form)) if form.startswith(part, place))
    return {form[:place] + form[place + len(part) :] for place in places}


def _companions(words: Sequence[Word], suspects: Mapping[str, float], found: Sequence[Loss]) -> Iterator[Loss]:
    """Further strings, where one was lost already: those without which words stand in company they never have."""
    if not found:
        return
    usual = dict.fromkeys(pair for pair in pairwise(primer()) if pair[0].isalpha() and pair[1].isalpha())
    pairs = {(one.lower, two.lower) for one, two in pairwise(words) if two.tied}
    taken = {item.glyph for item in found}
    explained_by: defaultdict[str, dict[str, str]] = defaultdict(dict)
    others = suspects.keys() - taken
    parts = {word: parts_of(word) & others for word in {word for pair in usual for word in pair}}
    for pair in usual:
        for part in parts[pair[0]] | parts[pair[1]]:
            key = (pair[0].replace(part, ""), pair[1].replace(part, ""))
            if key in pairs and key not in usual and "" not in key:
                explained_by[part][" ".join(key)] = " ".join(pair)
    for part, explained in sorted(explained_by.items()):
        # One letter left over is too little to tell by: it must be in company of a longer rest.
        told = any(
            len(short) > 1 and short not in long.split() for key, long in explained.items() for short in key.split()
        )
        if len(explained) >= _COMPANIONS and told:
            examples = tuple(sorted(explained.items())[:_EXAMPLES])
            yield Loss("string", part, round(suspects[part], 1), 0, len(explained), _CERTAIN_RATE, examples)


def _word_shares(lexicon: Lexicon) -> Callable[[str], float]:
    """How likely a word is in rules: half by general text, half by the sample of rules."""
    rules = Counter(primer())
    total = max(1, len(primer()))
    return lambda word: max((lexicon.frequencies.get(word, 0.0) + rules[word] / total) / 2, 1e-9)


def _strange(
    words: Sequence[Word], counts: Mapping[str, int], lost: frozenset[str], lexicon: Lexicon
) -> dict[str, int]:
    """Words that stand in the document much more often than in Czech, other than by lost letters or a break inside."""
    odd = {
        word: count
        for word, count in counts.items()
        if count >= _STRANGE * len(words) * lexicon.frequencies.get(word, 0.0) and len(word) > 1
    }
    if lost:
        kept = odd.keys() - reduced_forms(lexicon, lost)
        odd = {word: count for word, count in odd.items() if word in kept}
    for one, two in pairwise(words):
        if two.tied and lexicon.knows(one.lower + two.lower, _COMMON):
            for piece in (one.lower, two.lower):
                odd[piece] = odd.get(piece, 0) - 1
    return {word: count for word, count in odd.items() if count > 0}


def _digits(text: str) -> tuple[Loss, ...]:
    seen = Counter(character for character in text if character in DIGIT_SHARES)
    absent = {digit for digit in DIGIT_SHARES if not seen[digit]}
    share = sum(DIGIT_SHARES[digit] for digit in absent)
    if not seen and count_traces(text) >= _DIGIT_TRACES and len(text) * _DIGITS_PER_LETTER >= _DIGIT_EXPECTED:
        # Rules without a single number do not exist, and something is missing in many places.
        total = len(text) * _DIGITS_PER_LETTER
        return tuple(
            Loss("digit", digit, round(part * total, 1), 0, 0, _CERTAIN_RATE) for digit, part in DIGIT_SHARES.items()
        )
    if not absent or not seen:
        return ()
    total = sum(seen.values()) / (1 - share)
    expected = {digit: DIGIT_SHARES[digit] * total for digit in sorted(absent)}
    found = [digit for digit, often in expected.items() if often >= _DIGIT_EXPECTED_WITH_OTHERS]
    missed = sum(expected[digit] for digit in found)
    if max(expected.values()) < _DIGIT_EXPECTED and missed < _DIGITS_EXPECTED_TOGETHER:
        found = []
    return tuple(Loss("digit", digit, round(DIGIT_SHARES[digit] * total, 1), 0, 0, _CERTAIN_RATE) for digit in found)
