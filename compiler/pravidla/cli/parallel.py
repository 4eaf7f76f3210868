"""Pieces of work one after another or on several processors, each handed back as soon as it is done."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")


def as_done(function: Callable[[Work], Result], work: Sequence[Work], jobs: int) -> Iterator[tuple[Work, Result]]:
    """Each piece of work with its result, in the order in which they are done. With more than one job the function and
    its values go to other processes; these end with the caller, also when it is stopped from the keyboard."""
    if jobs <= 1 or len(work) <= 1:
        for one in work:
            yield one, function(one)
        return
    pool = get_context().Pool(min(jobs, len(work)), _leave_the_keyboard_to_the_caller)
    try:
        for number, result in pool.imap_unordered(partial(_numbered, function), enumerate(work)):
            yield work[number], result
    finally:
        pool.terminate()
        pool.join()


def _leave_the_keyboard_to_the_caller() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _numbered(function: Callable[[Work], Result], work: tuple[int, Work]) -> tuple[int, Result]:
    number, one = work
    return number, function(one)
