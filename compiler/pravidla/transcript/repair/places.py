"""The places of a text where a number may be missing, each described by plain words.

A description tells what is before and after the place, in which cases these can stand, whether a number between them
would agree with both, and how often the document itself counts the noun. Only words of the sample of rules are named.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from pravidla.transcript.model import Agreement as Counting
from pravidla.transcript.repair.agreement import Agreement, Left
from pravidla.transcript.repair.language import FEW, MANY, ONE, PAUSE, START, primer
from pravidla.transcript.repair.loss import DIGIT_SHARES
from pravidla.transcript.repair.words import Word

_OTHER = re.compile(r"\d+|[^\w\s]")
_VERB = re.compile(r"\w{2,}(?:ete|íte|áte|ejte|ujte|ěte|ďte|ňte|ťte|žte|čte|lte|vte|jte|á|í|ají|ne|nou|je)")
_ADJECTIVE = re.compile(r"\w{2,}(?:ých|ích|é|á|ý|ou|ého|ým|ými|ím|ími|ní)")
_LEAST_SEEN = 3
_AROUND = 10
_STEM = 5
EDGE = "^"
COUNTING = re.compile(
    r"jed(?:en|na|no|nu|noho|né|nou|ním|nom|nomu)|dv(?:a|ě|ou|ěma)|tř(?:i|í|em|ech|emi)|čtyř(?:i|ech|em|mi)?|pět|šest"
    r"|sedm|osm|devět|deset|(?:jede|dva|tři|čtr|pat|šest|sedm|osm|devate)náct|(?:dva|tři|čtyři)cet|obou?|obě|oběma"
    r"|žádn\w+|několik\w*|libovoln\w+|kolik|tolik|stejn\w+|mnoh\w+|jedin\w+|víc|více|méně|zbýv\w+|zbyl\w+|ostatní\w*"
)
_SMALLEST = {"1": "1", "2-4": "234", "5+": "56789"}


@dataclass(frozen=True, slots=True)
class Token:
    """A word as restored, a number that stayed (`#`) or a mark, and whether a space or a new line is before it."""

    form: str
    start: int
    end: int
    space: str
    name: str
    ending: str

    @property
    def is_word(self) -> bool:
        return self.form.isalpha()


@dataclass(frozen=True, slots=True)
class Place:
    """A place before a token where a number may be missing, and what speaks for it, each with how much."""

    offset: int
    token: int
    features: tuple[tuple[str, float], ...]


@cache
def _known() -> frozenset[str]:
    """The words that have a name of their own: those of the sample of rules that it uses several times."""
    return frozenset(word for word, often in Counter(primer()).items() if often >= _LEAST_SEEN and word.isalpha())


def tokens(words: Sequence[Word], restored: Sequence[str], text: str) -> list[Token]:
    """The words, numbers and marks of a text."""
    found: list[Token] = []
    last = 0

    def add(form: str, start: int, end: int) -> None:
        gap = text[found[-1].end if found else 0 : start]
        space = "\n" if "\n" in gap or not found else " " if gap else ""
        name = form if len(form) == 1 or form in _known() else f"~{form[-2:]}"
        found.append(Token(form, start, end, space, name, form if len(form) < 4 else f"~{form[-2:]}"))

    for word, form in zip(words, restored, strict=True):
        for match in _OTHER.finditer(text, last, word.start):
            add("#" if match.group().isdigit() else match.group(), match.start(), match.end())
        add(form, word.start, word.end)
        last = word.end
    for match in _OTHER.finditer(text, last):
        add("#" if match.group().isdigit() else match.group(), match.start(), match.end())
    return found


def places(
    row: Sequence[Token], digits: str, agreement: Agreement, units: Mapping[str, Counting], told: Mapping[int, float]
) -> Iterator[Place]:
    """Every place of a text where a number can have stood, described."""
    share = sum(DIGIT_SHARES[digit] for digit in digits)
    prior = math.log(max(share, 0.01) / max(1 - share, 0.01))
    often, counted = _counts(row)
    verbs = _sums([token.is_word and bool(_VERB.fullmatch(token.form)) for token in row])
    kept = _sums([token.form == "#" for token in row])
    left = agreement.opening
    for at, token in enumerate(row):
        before = row[at - 1] if at else None
        if token.form != "#" and not (before is not None and before.form == "#") and _open(before, token):
            found = {"bias": 1.0, "prior": prior}
            around = slice(max(0, at - _AROUND), min(len(row), at + _AROUND))
            plain = verbs[around.stop] == verbs[around.start]
            _names(row, at, found, plain=plain)
            _cases(row, at, left, agreement, found)
            _counting(row, at, units, often, counted, digits, found)
            sure = max((told.get(token.start - back, 0.0) for back in range(3)), default=0.0)
            if sure:
                found["told"] = 1.0
                found[f"told={sure}"] = 1.0
            near = kept[around.stop] - kept[around.start]
            found[f"near={min(near, 3)}"] = 1.0
            yield Place(token.start, at, tuple(found.items()))
        if token.is_word:
            left = agreement.step(left, token.form)[1]
        else:
            left = agreement.across(left, MANY if token.form == "#" else START if token.form in ".!?:" else PAUSE)


def _open(before: Token | None, token: Token) -> bool:
    """Whether a number can have stood before a token: after a space, or after or before a mark."""
    return before is None or bool(token.space) or not (before.is_word and token.is_word)


def _sums(flags: Sequence[bool]) -> list[int]:
    """How many flags are set before each place."""
    found = [0]
    for flag in flags:
        found.append(found[-1] + flag)
    return found


def _counts(row: Sequence[Token]) -> tuple[Counter[str], Counter[str]]:
    """How often a form, and its stem, stands in the document, and how often after a number that stayed."""
    often: Counter[str] = Counter()
    counted: Counter[str] = Counter()
    for at, token in enumerate(row):
        if token.is_word:
            for name in (token.form, stem_of(token.form)):
                often[name] += 1
                counted[name] += at > 0 and row[at - 1].form == "#"
    return often, counted


def stem_of(form: str) -> str:
    return f"{form[:_STEM]}*"


def _names(row: Sequence[Token], at: int, found: dict[str, float], *, plain: bool) -> None:
    """What stands around a place."""
    here = row[at]
    one = row[at - 1].name if at else EDGE
    one_ending = row[at - 1].ending if at else EDGE
    two = row[at - 2].name if at > 1 else EDGE
    after = row[at + 1].name if at + 1 < len(row) else EDGE
    far = row[at + 2].name if at + 2 < len(row) else EDGE
    space = {"": "_", " ": "", "\n": "/"}[here.space]
    after_space = "" if at + 1 < len(row) and row[at + 1].space else "_"
    capital = "C" if here.is_word and here.end - here.start == 1 else ""
    for name in (
        f"p={one}", f"n={space}{here.name}", f"ne={here.ending}", f"pn={one}|{space}{here.name}",
        f"pe={one}|{here.ending}", f"ep={one_ending}|{here.name}", f"ee={one_ending}|{here.ending}",
        f"qp={two}|{one}", f"nm={here.name}|{after_space}{after}", f"qpe={two}|{one}|{here.ending}",
        f"q={two}", f"m={after_space}{after}", f"o={far}", f"mo={after}|{far}",
    ):  # fmt: skip
        found[name] = 1.0
    if plain:
        found["list"] = 1.0
        found[f"list|p={one_ending}"] = 1.0
        found[f"list|n={here.ending}"] = 1.0
    for name, near in (("counted", at - 1), ("counts", at), ("countsnext", at + 1), ("countedfar", at - 2)):
        if 0 <= near < len(row) and COUNTING.fullmatch(row[near].form):
            found[name] = 1.0
            found[f"{name}={row[near].name}"] = 1.0
    if capital:
        found["letter"] = 1.0


def _cases(row: Sequence[Token], at: int, left: Left, agreement: Agreement, found: dict[str, float]) -> None:
    """Whether the word after the place goes with those before it, without a number and with one."""
    here = row[at]
    if not here.is_word:
        return
    alone = agreement.step(left, here.form)[0]
    best = -9.0
    for name in (ONE, FEW, MANY):
        cost, between = agreement.step(left, name)
        gain = max(-3.0, min(3.0, cost + agreement.step(between, here.form)[0] - alone))
        found[f"with{name}={round(gain)}"] = 1.0
        best = max(best, gain)
    found["fits"] = best
    found[f"alone={round(max(-4.0, min(2.0, alone)))}"] = 1.0


def _counting(
    row: Sequence[Token],
    at: int,
    units: Mapping[str, Counting],
    often: Mapping[str, int],
    counted: Mapping[str, int],
    digits: str,
    found: dict[str, float],
) -> None:
    """Whether the noun after the place is one that is counted, in this document or anywhere."""
    head = at
    while head < min(at + 2, len(row) - 1) and row[head].is_word and _ADJECTIVE.fullmatch(row[head].form):
        if units.get(row[head].form) is not None:
            break
        head += 1
    noun = row[head]
    if not noun.is_word:
        return
    kind = units.get(noun.form)
    far = "h" if head != at else ""
    found[f"unit{far}={kind or '-'}"] = 1.0
    if kind is not None:
        one = row[at - 1].ending if at else EDGE
        found[f"unit|p={kind}|{one}"] = 1.0
        lost = sum(DIGIT_SHARES[digit] for digit in _SMALLEST[kind] if digit in digits)
        stayed = sum(DIGIT_SHARES[digit] for digit in _SMALLEST[kind] if digit not in digits)
        found["possible"] = math.log((lost + 0.02) / (stayed + 0.02))
    for name, form in (("form", noun.form), ("stem", stem_of(noun.form))):
        seen = counted[form]
        found[f"{name}{far}={min(seen, 3)}/{min(often[form].bit_length(), 5)}"] = 1.0
