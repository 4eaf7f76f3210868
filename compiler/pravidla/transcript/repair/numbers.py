"""Where a number is missing in a text that no trace tells of: what stands around each place is weighed, twice.

What each description speaks for is data, `lost_numbers.txt` of the grammar folder. The first look sees each place by
itself; the second one sees also what the first thought of the rest of the document.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from pravidla.data import data_folder
from pravidla.transcript.model import Agreement as Counting
from pravidla.transcript.repair.agreement import Agreement
from pravidla.transcript.repair.places import places, tokens
from pravidla.transcript.repair.second_look import Seen, look_again
from pravidla.transcript.repair.words import Word

FILE = "lost_numbers.txt"
_LEAST = 0.3


@cache
def _weights() -> Mapping[str, float]:
    """What each description speaks for: a line of the file holds a weight and a name."""
    lines = (data_folder("grammar") / FILE).read_text(encoding="utf-8").splitlines()
    return {name: float(weight) for weight, _, name in (line.partition(" ") for line in lines)}


def weigh(features: Iterable[tuple[str, float]], weights: Mapping[str, float]) -> float:
    """What a description speaks for, as a logarithm."""
    return sum([weights.get(name, 0.0) * value for name, value in features])


def lost_numbers(
    words: Sequence[Word],
    restored: Sequence[str],
    text: str,
    digits: str,
    agreement: Agreement,
    units: Mapping[str, Counting],
    told: Mapping[int, float],
) -> list[tuple[int, float]]:
    """The offsets where a number is missing, each with how sure that is; of two neighbours the surer one."""
    weights = _weights()
    row = tokens(words, restored, text)
    seen = [Seen(place, weigh(place.features, weights)) for place in places(row, digits, agreement, units, told)]
    found: list[tuple[int, int, float]] = []
    for place, features in look_again(row, seen, digits):
        sure = 1 / (1 + math.exp(-weigh(features, weights)))
        if sure < _LEAST:
            continue
        if found and found[-1][1] == place.token - 1:
            if found[-1][2] >= sure:
                continue
            found.pop()
        found.append((place.offset, place.token, sure))
    return [(offset, round(sure, 3)) for offset, _, sure in found]
