"""Saves changed by chance: values out of range and in range, pieces moved, parts dropped, added and exchanged."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from pravidla_runtime.saves import check_sum

_STRANGE: tuple[Any, ...] = (
    True, False, None, 1.0, 0.5, "1", "", [], {}, [[]], -1, -4, 0, 1, 2,
    10**9, -(10**9), 2**64, 10**30, "over", "\ud800",
)  # fmt: skip
Place = tuple[Any, Any]
"""A list or mapping, and the index or key in it."""


def places(data: Any) -> list[Place]:
    """Everything that can be changed."""
    found: list[Place] = []
    edge = [data]
    while edge:
        part = edge.pop()
        keys = part.keys() if isinstance(part, dict) else range(len(part))
        for key in keys:
            found.append((part, key))
            if isinstance(part[key], dict | list):
                edge.append(part[key])
    return found


def numbers(data: Any) -> list[Place]:
    """All whole numbers of the position and the locals."""
    parts = [data.get(name) for name in ("fields", "frame", "earlier")]
    return [
        (part, key)
        for whole in parts
        if isinstance(whole, dict)
        for part, key in places(whole)
        if isinstance(part[key], int) and not isinstance(part[key], bool)
    ]


def damaged(save: dict[str, Any], rng: Random, points: tuple[str, ...], changes: int) -> dict[str, Any]:
    """A copy of a save with a few changes and the check sum that goes with it."""
    data = copy.deepcopy(save)
    for _ in range(changes):
        _change(data, rng, points)
    return {**data, "check": check_sum(data)}


def _change(data: dict[str, Any], rng: Random, points: tuple[str, ...]) -> None:
    found = numbers(data)
    kind = rng.randrange(12)
    if kind < 3 and found:
        part, key = rng.choice(found)
        part[key] += rng.choice((-2, -1, 1, 2))
    elif kind < 5 and len(found) > 1:
        # what is taken here lies there: sums stay
        (one, here), (other, there) = rng.sample(found, 2)
        one[here] -= 1
        other[there] += 1
    elif kind < 7 and len(found) > 1:
        (one, here), (other, there) = rng.sample(found, 2)
        one[here], other[there] = other[there], one[here]
    elif kind == 7:
        data["player"] = rng.choice((*range(6), -1, -4))
    elif kind == 8:
        data["moves"] = rng.choice((0, 1, 50, 10**9, -1, data.get("moves")))
    elif kind == 9:
        data["point"] = rng.choice((*points, "over", "drawn"))
    else:
        part, key = rng.choice(places(data))
        what = rng.randrange(4)
        if what == 0:
            part[key] = rng.choice(_STRANGE)
        elif what == 1:
            del part[key]
        elif what == 2 and isinstance(part, list):
            part.insert(key, rng.choice((part[key], 0, 1, *_STRANGE)))
        elif isinstance(part, dict):
            part[rng.choice((key, "nonsense"))] = rng.choice(_STRANGE)
        else:
            rng.shuffle(part)
