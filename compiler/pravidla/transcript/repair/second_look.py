"""A second look at the places where a number may be missing, when the first has seen all of them.

Rules repeat themselves: a noun that plainly lost its number in one place has lost it in others too, and one that stands
alone everywhere has lost none. The items of a list are counted together, and one document writes small numbers as words
where another writes figures.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pravidla.transcript.repair.loss import DIGIT_SHARES
from pravidla.transcript.repair.places import EDGE, Place, Token, stem_of

_WORTH = -5.0
"""What the first look must say at least of a place, as a logarithm, that is looked at again."""

_SPELLED = frozenset(
    {
        "jeden", "jedna", "jedno", "jednu", "jednoho", "jedné", "jednou", "jedním", "dva", "dvě", "dvou", "tři", "tří",
        "čtyři", "čtyř", "pět", "šest", "deset"
    }
)  # fmt: skip
_OPENS_ITEM = frozenset({",", "a", "nebo", "(", ":", ".", ";"})
_ENDS = frozenset(".!?;:")
_NEAR, _AROUND = 2, 10

_FIRST = (-3.0, -1.5, 0.0, 1.5)
_SURE = (0.01, 0.03, 0.1, 0.25, 0.5, 0.75, 0.9)
_SHARES = (0.02, 0.08, 0.2, 0.4, 0.7)
_SUMS = (0.03, 0.1, 0.3, 0.7, 1.5, 3.0)
_COUNTS = (0.5, 1.5, 3.5, 7.5, 15.5)
_LENGTHS = (6.0, 12.0, 18.0, 26.0, 40.0)
_DENSITIES = (0.003, 0.006, 0.01, 0.015, 0.022, 0.032, 0.045)
_SPELLINGS = (0.001, 0.003, 0.006, 0.01, 0.016, 0.024)
_LOGARITHMS = (-2.0, -1.0, -0.3, 0.3, 1.0, 1.7, 2.4)


@dataclass(frozen=True, slots=True)
class Seen:
    """A place and what the first look said of it, as a logarithm."""

    place: Place
    score: float

    @property
    def sure(self) -> float:
        return 1 / (1 + math.exp(-self.score))


@dataclass(slots=True)
class _Kin:
    """Places that have something in common: how many, how likely a number is missing there, and after how many one
    stayed."""

    places: int = 0
    sure: float = 0.0
    surest: float = 0.0
    kept: int = 0

    def rest(self, sure: float) -> float:
        """How likely a number is missing at the others, on average."""
        return (self.sure - sure) / (self.places - 1) if self.places > 1 else -1.0

    @property
    def share(self) -> float:
        """The share of those where a number stayed."""
        return self.kept / (self.places + self.kept + 0.5)


@dataclass(slots=True)
class _Sentence:
    """How long a sentence is, what it has kept and probably lost, and where its items begin."""

    length: int = 0
    kept: int = 0
    lost: float = 0.0
    items: list[int] = field(default_factory=list)


def look_again(
    row: Sequence[Token], seen: Sequence[Seen], digits: str
) -> Iterator[tuple[Place, tuple[tuple[str, float], ...]]]:
    """The places that are worth it, described by what the first look said of all of them."""
    sure = [0.0] * (len(row) + 1)
    for item in seen:
        sure[item.place.token] = item.sure
    kin = _kin(row, sure)
    sentences, of = _sentences(row, sure)
    density = sum(sure) / max(1, len(row))
    spelled = sum(token.form in _SPELLED for token in row) / max(1, sum(token.is_word for token in row))
    share = sum(DIGIT_SHARES[digit] for digit in digits)
    for item in seen:
        if item.score < _WORTH:
            continue
        at = item.place.token
        values = {
            "density": _bin(density, _DENSITIES),
            "spelled": _bin(spelled, _SPELLINGS),
            "prior": _bin(share, _SHARES),
            "before": _bin(sure[at - 1] if at else 0.0, _SURE),
            "after": _bin(sure[at + 1], _SURE),
            "far": _bin(max((sure[at - 2] if at > 1 else 0.0), sure[min(at + 2, len(row))]), _SURE),
            "around": _bin(_around(sure, at), _SURE),
            **_in_sentence(row, sure, at, sentences[of[at]]),
            **_with_kin(row, sure, at, kin),
            **_by_itself(row, item.place),
        }
        first = _bin(item.score, _FIRST)
        features = [("again", 1.0), ("again first", item.score), (f"again first={_bin(item.score, _LOGARITHMS)}", 1.0)]
        for name, value in values.items():
            features.append((f"again {name}={value}", 1.0))
            features.append((f"again {name}={value}|{first}", 1.0))
        yield item.place, tuple(features)


def _bin(value: float, edges: Sequence[float]) -> int:
    return bisect_right(edges, value)


def _around(sure: Sequence[float], at: int) -> float:
    """How likely a number is missing not far from a place, though not right beside it."""
    near = [*sure[max(0, at - _AROUND) : max(0, at - _NEAR)], *sure[at + _NEAR + 1 : at + _AROUND + 1]]
    return max(near, default=0.0)


def _kin(row: Sequence[Token], sure: Sequence[float]) -> Mapping[tuple[str, ...], _Kin]:
    """The places of a document by what is after them, before them, and both."""
    found: defaultdict[tuple[str, ...], _Kin] = defaultdict(_Kin)
    for at, token in enumerate(row):
        before = row[at - 1].form if at else EDGE
        if token.form == "#":
            found["before", before].kept += 1
            if at + 1 < len(row):
                after = row[at + 1].form
                for name in (("form", after), ("stem", stem_of(after)), ("pair", before, after)):
                    found[name].kept += 1
        elif before != "#":
            for key in _names(row, at):
                group = found[key]
                group.places += 1
                group.sure += sure[at]
                group.surest = max(group.surest, sure[at])
    return found


def _names(row: Sequence[Token], at: int) -> tuple[tuple[str, ...], ...]:
    form, before = row[at].form, row[at - 1].form if at else EDGE
    return ("form", form), ("stem", stem_of(form)), ("before", before), ("pair", before, form)


def _with_kin(
    row: Sequence[Token], sure: Sequence[float], at: int, kin: Mapping[tuple[str, ...], _Kin]
) -> dict[str, int]:
    found: dict[str, int] = {}
    for name in _names(row, at):
        group = kin[name]
        found[name[0]] = _bin(group.rest(sure[at]), _SURE) if group.places > 1 else -1
        found[f"{name[0]} kept"] = _bin(group.share, _SHARES)
    group = kin["form", row[at].form]
    found["surest"] = _bin(group.surest, _SURE)
    found["often"] = _bin(group.places, _COUNTS)
    return found


def _sentences(row: Sequence[Token], sure: Sequence[float]) -> tuple[list[_Sentence], list[int]]:
    """The sentences of a text, and in which of them each token is."""
    found = [_Sentence()]
    of: list[int] = []
    for at, token in enumerate(row):
        of.append(len(found) - 1)
        sentence = found[-1]
        sentence.length += 1
        sentence.kept += token.form == "#"
        sentence.lost += sure[at]
        if _opens_item(row, at):
            sentence.items.append(at)
        if token.form in _ENDS:
            found.append(_Sentence())
    return found, of


def _opens_item(row: Sequence[Token], at: int) -> bool:
    return at == 0 or row[at - 1].form in _OPENS_ITEM


def _in_sentence(row: Sequence[Token], sure: Sequence[float], at: int, sentence: _Sentence) -> dict[str, int]:
    """What else the sentence has lost and kept, and whether its items are counted."""
    here = _opens_item(row, at)
    counted = [1.0 if row[item].form == "#" else sure[item] for item in sentence.items]
    others = len(counted) - here
    share = (sum(counted) - (sure[at] if here else 0.0)) / others if others else 0.0
    found = {
        "lost": _bin(sentence.lost - sure[at], _SUMS),
        "kept": _bin(sentence.kept, _COUNTS),
        "length": _bin(sentence.length, _LENGTHS),
        "items": _bin(share, _SHARES) + (10 if here else 0),
        "next item": -1,
        "last item": -1,
    }
    if here:
        place = bisect_right(sentence.items, at) - 1
        found["last item"] = _bin(counted[place - 1], _SURE) if place else -2
        found["next item"] = _bin(counted[place + 1], _SURE) if place + 1 < len(counted) else -2
    return found


def _by_itself(row: Sequence[Token], place: Place) -> dict[str, int | str]:
    """What the first look weighed already, to be weighed beside the rest."""
    at = place.token
    told = dict(place.features)
    before, here = row[at - 1].form if at else EDGE, row[at].form
    after = row[at + 1].form if at + 1 < len(row) else "."
    return {
        "fits": _bin(told.get("fits", 0.0), _LOGARITHMS),
        "possible": _bin(told.get("possible", 0.0), _LOGARITHMS),
        "told": "told" in told,
        "left": "" if before.isalpha() else before,
        "right": "" if here.isalpha() else here,
        "closed": after in ",.",
        "line": row[at].space == "\n",
    }
