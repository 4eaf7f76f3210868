"""Jumps that are calls: a block that goes on to another one calls it, except where a circle of blocks would never come
to an end of its calls; there the next block is given back to whoever runs the rules."""

from __future__ import annotations

from collections.abc import Iterable

from pravidla.backends.python.code.tree import CallRule, Goto, Label, Take
from pravidla.backends.python.code.variables import exits

_DEEPEST = 40
"""greatest number of blocks that call each other in a row"""


def call_where_possible(labels: list[Label], entries: Iterable[Label]) -> None:
    """Mark the jumps that are calls, those into rules (`entries` are their first blocks) before all others. What is
    taken is called in any case."""
    begun = frozenset(entries)
    calls: dict[Label, set[Label]] = {label: set() for label in labels}
    jumps: list[tuple[Label, Goto]] = []
    for label in labels:
        for node in exits(label.body):
            match node:
                case Goto():
                    jumps.append((label, node))
                case CallRule(targets=targets):
                    calls[label].update(targets)
                case Take(label=target):
                    calls[label].add(target)
                case _:
                    pass
    below = _Depths(calls)
    above = _Depths(_turned(calls))
    for label, jump in sorted(jumps, key=lambda pair: pair[1].label not in begun):
        target = jump.label
        if target in calls[label]:
            jump.called = True
        elif not below.reaches(target, label) and above.of(label) + below.of(target) < _DEEPEST:
            jump.called = True
            below.add(label, target)
            above.add(target, label)


def _turned(calls: dict[Label, set[Label]]) -> dict[Label, set[Label]]:
    callers: dict[Label, set[Label]] = {label: set() for label in calls}
    for label, targets in calls.items():
        for target in targets:
            callers[target].add(label)
    return callers


class _Depths:
    """How many calls can follow each other from a block on, in a graph that grows."""

    def __init__(self, calls: dict[Label, set[Label]]) -> None:
        self.calls = {label: set(targets) for label, targets in calls.items()}
        self.known: dict[Label, int] = {}

    def add(self, label: Label, target: Label) -> None:
        self.calls[label].add(target)
        self.known.clear()

    def reaches(self, label: Label, wanted: Label) -> bool:
        """Whether calls lead from one block to another."""
        seen: set[Label] = set()
        edge = [label]
        while edge:
            one = edge.pop()
            if one is wanted:
                return True
            if one not in seen:
                seen.add(one)
                edge.extend(self.calls[one])
        return False

    def of(self, label: Label) -> int:
        """The longest way from a block; circles, which only decisions without a choice close, count once."""
        if label not in self.known:
            self.known[label] = 0
            self.known[label] = max([1 + self.of(target) for target in self.calls[label]], default=0)
        return self.known[label]
