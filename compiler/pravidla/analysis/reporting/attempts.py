"""Going on after a mistake: the other parts of a sentence are read for the sake of their own mistakes.

A sentence with a mistake gives nothing, but all of its parts are looked at before it is given up. What a failed part
would have given is unknown: nothing that depends on it alone is reported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

from pravidla.analysis.reporting.problems import Failed

P = ParamSpec("P")
A = TypeVar("A")
B = TypeVar("B")


def attempt(work: Callable[P, B], *args: P.args, **kwargs: P.kwargs) -> B | None:
    """What the work gives; None where it was given up."""
    try:
        return work(*args, **kwargs)
    except Failed:
        return None


def each(items: Iterable[A], work: Callable[[A], B]) -> tuple[B, ...]:
    """The work done for every item; given up only when all were tried."""
    result: list[B] = []
    failed = False
    for item in items:
        try:
            result.append(work(item))
        except Failed:
            failed = True
    if failed:
        raise Failed
    return tuple(result)


def both(first: Callable[[], A], second: Callable[[], B]) -> tuple[A, B]:
    """Two pieces of work that do not need each other; given up only when both were tried."""
    try:
        a = first()
    except Failed:
        attempt(second)
        raise
    return a, second()


@contextmanager
def also(*others: Callable[[], object]) -> Iterator[None]:
    """If what is done below is given up, other parts of the sentence are looked at all the same."""
    try:
        yield
    except Failed:
        for one in others:
            attempt(one)
        raise
