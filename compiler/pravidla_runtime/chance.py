"""Chance: drawing a piece by weight, dice, and what can come out with which probability."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import comb, factorial
from typing import Any

from pravidla_runtime.errors import Fault
from pravidla_runtime.rng import BITS, INCREMENT, LOW, MASK, MULTIPLIER, SHIFT, Seeded, below, shared
from pravidla_runtime.sets import kinds

_LONG = 12
"""more counts than this are summed up at once"""
MOST_THROWS = 100_000
"""Different results of one throw of dice, which are all listed where chance is explicit."""


def only_kind(counts: Sequence[int]) -> int:
    """The one kind that `counts` holds, or -1 when there is none or more than one."""
    found = -1
    for kind, number in enumerate(counts):
        if number:
            if found >= 0:
                return -1
            found = kind
    return found


def draw_kind(s: Seeded, counts: Sequence[int]) -> int:
    """A kind by chance, each copy equally likely; -1 when there is nothing. With one kind, no random number is used."""
    there: list[int] | None = None
    if len(counts) > _LONG:
        # of many kinds few are there as a rule
        there = kinds(counts)
        if len(there) < 2:
            return there[0] if there else -1
    total = sum(counts)
    if there is None and total in counts:  # one kind only, or nothing
        return counts.index(total) if total else -1
    state = s.rng
    if state is None:
        raise ValueError("the state has no generator")
    if state > MASK:
        left, state = shared(state, total)
        s.rng = state
        if left >= 0:
            return _kind_of(counts, there, total, left)
    while True:
        state = (state * MULTIPLIER + INCREMENT) & MASK
        product = (state >> SHIFT) * total
        low = product & LOW
        if low >= total or low >= (1 << BITS) % total:
            break
    s.rng = state
    left = product >> BITS
    if there is not None:
        return _kind_of(counts, there, total, left)
    kind = 0
    for number in counts:
        if left < number:
            break
        left -= number
        kind += 1
    return kind


def draw_kinds(s: Seeded, counts: list[int], number: int) -> list[int]:
    """So many kinds by chance, one after another as `draw_kind` gives them, each copy taken out of `counts` before the
    next one is drawn; fewer where there are no more."""
    drawn: list[int] = []
    state = s.rng
    if state is None or state > MASK or len(counts) > _LONG:
        while len(drawn) < number and (kind := draw_kind(s, counts)) >= 0:
            counts[kind] -= 1
            drawn.append(kind)
        return drawn
    total = sum(counts)
    while number > 0 and total:
        number -= 1
        if total in counts:  # one kind only
            kind = counts.index(total)
        else:
            # `below`, written out
            while True:
                state = (state * MULTIPLIER + INCREMENT) & MASK
                product = (state >> SHIFT) * total
                low = product & LOW
                if low >= total or low >= (1 << BITS) % total:
                    break
            left = product >> BITS
            kind = 0
            for there in counts:
                if left < there:
                    break
                left -= there
                kind += 1
        counts[kind] -= 1
        total -= 1
        drawn.append(kind)
    s.rng = state
    return drawn


def _kind_of(counts: Sequence[int], there: list[int] | None, total: int, left: int) -> int:
    """The kind of the copy with the number `left`, of `total` copies of the kinds `there` (where these are known)."""
    if there is not None:
        if len(there) == total:
            return there[left]
        return there[bisect_right([*accumulate(filter(None, counts))], left)]
    for kind, number in enumerate(counts):
        if left < number:
            return kind
        left -= number
    raise ValueError("counts are negative")


def weighted_kinds(counts: Sequence[int]) -> list[tuple[int, int]]:
    """The kinds that can be drawn, ascending, with the number of copies of each."""
    return [(kind, number) for kind, number in enumerate(counts) if number]


def counts_of(pieces: Sequence[int], kinds: int) -> list[int]:
    """How many of each kind a sequence of pieces holds."""
    counts = [0] * kinds
    for piece in pieces:
        counts[piece] += 1
    return counts


def roll_dice(s: Seeded, count: int, low: int, high: int) -> int:
    """The outcome of `count` dice: the sorted faces as digits in base (high - low + 1), first face most significant."""
    sides = high - low + 1
    faces = sorted([below(s, sides) for _ in range(count)])
    code = 0
    for face in faces:
        code = code * sides + face
    return code


def roll_faces(s: Seeded, count: int, low: int, high: int) -> list[int]:
    """The faces of `count` dice, ascending."""
    sides = high - low + 1
    state = s.rng
    if state is None or state > MASK or sides < 2 or count < 1:
        return sorted([below(s, sides) + low for _ in range(count)])
    faces: list[int] = []
    # `below`, written out
    while count == 1:
        state = (state * MULTIPLIER + INCREMENT) & MASK
        product = (state >> SHIFT) * sides
        left = product & LOW
        if left >= sides or left >= (1 << BITS) % sides:
            s.rng = state
            return [(product >> BITS) + low]
    while True:
        state = (state * MULTIPLIER + INCREMENT) & MASK
        product = (state >> SHIFT) * sides
        left = product & LOW
        if left >= sides or left >= (1 << BITS) % sides:
            faces.append((product >> BITS) + low)
            if len(faces) == count:
                break
    s.rng = state
    faces.sort()
    return faces


def dice_faces(code: int, count: int, low: int, high: int) -> list[int]:
    """The faces, ascending, of an outcome of `roll_dice`."""
    sides = high - low + 1
    faces = [0] * count
    for place in range(count - 1, -1, -1):
        code, digit = divmod(code, sides)
        faces[place] = digit + low
    return faces


def dice_outcomes(count: int, low: int, high: int) -> list[tuple[int, int]]:
    """All outcomes of `count` dice, ascending, each with the number of ways in which it comes up."""
    sides = high - low + 1
    if comb(count + sides - 1, count) > MOST_THROWS:
        raise Fault(f"{count} dice have more results than can be listed")
    outcomes: list[tuple[int, int]] = []

    def extend(code: int, smallest: int, left: int, repeats: tuple[int, ...]) -> None:
        if left == 0:
            ways = factorial(count)
            for repeat in repeats:
                ways //= factorial(repeat)
            outcomes.append((code, ways))
            return
        for face in range(smallest, sides):
            same = repeats[-1] + 1 if repeats and face == smallest and left < count else 1
            before = repeats[:-1] if repeats and face == smallest and left < count else repeats
            extend(code * sides + face, face, left - 1, (*before, same))

    extend(0, 0, count, ())
    return outcomes


def only_of(counts: Sequence[int], kind: int, marks: int) -> list[int]:
    """The counts with those of other kinds set to 0."""
    return [number if piece // marks == kind else 0 for piece, number in enumerate(counts)]


def weighted_pieces(found: Sequence[int]) -> list[tuple[int, int]]:
    """The different elements of a sequence, ascending, with how often each occurs."""
    return [(piece, found.count(piece)) for piece in sorted(set(found))]


def draw_piece(s: Seeded, found: Sequence[int]) -> int:
    """One element by chance, each occurrence equally likely. Where all are equal, no random number is used."""
    if len(set(found)) == 1:
        return found[0]
    return sorted(found)[below(s, len(found))]


def shuffle(s: Seeded, zone: list[int], start: int = 0) -> None:
    """Put a sequence of pieces into random order: for each position from `start` on one of those that remain, as
    `draw_piece` takes it."""
    left = sorted(zone[start:])
    drawn: list[int] = []
    number = len(left)
    while number and left[0] != left[-1] and s.rng is not None and s.rng > MASK:
        drawn.append(left.pop(below(s, number)))
        number -= 1
    state = s.rng
    if state is not None and len(set(left)) == number:
        # all pieces differ, as in most decks
        for size in range(number, 1, -1):
            state = (state * MULTIPLIER + INCREMENT) & MASK
            product = (state >> SHIFT) * size
            while product & LOW < size and product & LOW < (1 << BITS) % size:
                state = (state * MULTIPLIER + INCREMENT) & MASK
                product = (state >> SHIFT) * size
            drawn.append(left.pop(product >> BITS))
        number = 0
    while number and left[0] != left[-1]:
        if state is None:
            raise ValueError("the state has no generator")
        # `below`, written out: there are many positions
        state = (state * MULTIPLIER + INCREMENT) & MASK
        product = (state >> SHIFT) * number
        low = product & LOW
        if low >= number or low >= (1 << BITS) % number:
            drawn.append(left.pop(product >> BITS))
            number -= 1
    s.rng = state
    zone[start:] = drawn + left


def outcomes(weights: Callable[[Any], list[tuple[int, int]]]) -> Callable[[Any], list[int]]:
    """The function that lists what can come out, from the one that lists it with weights."""

    def listed(s: Any) -> list[int]:
        return [outcome for outcome, _ in weights(s)]

    return listed


def uncounted(take: Callable[[Any, int], Any]) -> Callable[[Any, int], Any]:
    """What is done with an outcome that is applied like an action, without counting it as a decision."""

    def taken(s: Any, outcome: int) -> Any:
        s.left += 1
        return take(s, outcome)

    return taken


def no_weights(s: object) -> list[tuple[int, int]]:
    """What can come out where chance is not waited for."""
    return []
