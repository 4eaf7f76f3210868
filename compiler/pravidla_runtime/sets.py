"""Questions over sets that are more than a loop: reachability, runs, sets of different elements, ranks, pieces of a
zone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from operator import add, itemgetter

from pravidla_runtime.errors import Fault

NO_ROWS: tuple[int, ...] = ()
"""The set of nothing, with the type of all others: a bare `()` would tell a type checker that it stays empty."""
THOUSAND = tuple(range(1000))
"""The numbers of the kinds of most components, to be picked out by counts."""


def cells_at(*places: int) -> Callable[[Sequence[int]], tuple[int, ...]]:
    """The function that takes the cells at some places out of a field's list."""
    if not places:
        return lambda cells: ()
    return itemgetter(*places, places[-1])


def held(counts: Sequence[int], start: int, kinds: int) -> Sequence[int]:
    """The counts of one zone of several, which begin at `start`. Raises `Fault` for the zone of nothing or nobody."""
    if start >= len(counts):
        raise Fault("nothing has no such zone")
    return counts[start : start + kinds]


def pieces(counts: Sequence[int]) -> list[int]:
    """One element a piece, in row order with repetitions, of a zone kept as counts by kind."""
    result: list[int] = []
    for kind in kinds(counts):
        number = counts[kind]
        if number == 1:
            result.append(kind)
        else:
            result.extend([kind] * number)
    return result


def pieces_among(counts: Sequence[int], among: Iterable[int], start: int = 0) -> list[int]:
    """One element a piece of some kinds, in the order of these, of a zone whose counts by kind begin at `start`."""
    result: list[int] = []
    for kind in among:
        number = counts[start + kind]
        if number == 1:
            result.append(kind)
        elif number:
            result.extend([kind] * number)
    return result


def added(counts: Sequence[int], more: Sequence[int]) -> list[int]:
    """The counts of two zones together, kind by kind."""
    return [*map(add, counts, more)]


def kinds(counts: Sequence[int]) -> list[int]:
    """The kinds present in a zone kept as counts, each once, in row order."""
    return [*compress(THOUSAND if len(counts) <= len(THOUSAND) else range(len(counts)), counts)]


def reached(start: int, over: Sequence[int], neighbours: Sequence[Sequence[int]]) -> list[int]:
    """The elements of `over`, in its order, that are joined to `start` by neighbours within `over`."""
    allowed = set(over)
    if start not in allowed:
        return []
    seen = {start}
    frontier = [start]
    while frontier:
        place = frontier.pop()
        for other in neighbours[place]:
            if other in allowed and other not in seen:
                seen.add(other)
                frontier.append(other)
    return [place for place in over if place in seen]


def sets_of_different(values: Sequence[int]) -> list[int]:
    """Sizes, largest first, of the fewest sets into which the values can be dealt so that all differ within a set."""
    numbers: dict[int, int] = {}
    for value in values:
        numbers[value] = numbers.get(value, 0) + 1
    most = max(numbers.values(), default=0)
    return [sum([1 for number in numbers.values() if number >= size]) for size in range(1, most + 1)]


def longest_run(values: Sequence[int], joker: int | None) -> int:
    """The length of the longest stretch of one and the same value, where the value `joker` counts as anything."""
    best = length = jokers = 0
    current = joker
    for value in values:
        if joker is not None and value == joker:
            length += 1
            jokers += 1
        else:
            length = length + 1 if value == current or current == joker else jokers + 1
            current = value
            jokers = 0
        best = max(best, length)
    return best


def ranked(keyed: Sequence[tuple[int, tuple[int, ...]]], against: int | None) -> list[tuple[int, tuple[int, ...]]]:
    """The elements of pairs of an element and its key, each with the places (from 1) that it holds: after all with a
    smaller key, as many as there are elements with an equal one. `against` is the first key of a nameless contender,
    which holds places too."""
    keys = [key for _, key in keyed]
    result: list[tuple[int, tuple[int, ...]]] = []
    for element, key in keyed:
        first = 1 + sum([other < key for other in keys])
        size = keys.count(key)
        if against is not None and key:
            first += against < key[0]
            size += against == key[0]
        result.append((element, tuple(range(first, first + size))))
    return result


def average(values: Sequence[int], up: bool) -> int:
    """The average, rounded down or up; 0 of nothing."""
    if not values:
        return 0
    return -(-sum(values) // len(values)) if up else sum(values) // len(values)


def highest(values: Sequence[int]) -> int:
    """The highest of the values; a fault when there is none."""
    if not values:
        raise Fault("the highest of nothing")
    return max(values)


def lowest(values: Sequence[int]) -> int:
    """The lowest of the values; a fault when there is none."""
    if not values:
        raise Fault("the lowest of nothing")
    return min(values)


def row_forgotten(kept: list[int], row: int, size: int) -> list[int]:
    """A copy of answers that are kept with a state, without those of one row of so many."""
    rest = kept[:]
    rest[row * size : row * size + size] = [-1] * size
    return rest


def bit_sets(values: Sequence[int], bits: Sequence[int], number: int) -> list[int]:
    """For each value below `number` the set of the places that hold it, as the sum of their bits."""
    sets = [0] * number
    for value, bit in zip(values, bits, strict=True):
        sets[value] |= bit
    return sets


def by_mask(actions: Sequence[tuple[int, int]]) -> dict[int, tuple[int, ...]]:
    """For each set of bits the actions that go with them, ascending. `actions` are pairs of bit and action."""
    table: dict[int, tuple[int, ...]] = {0: ()}
    for bit, action in sorted(actions, key=lambda pair: pair[1]):
        table.update({mask | bit: (*listed, action) for mask, listed in list(table.items())})
    return table
