"""How much work something is: calls of functions, counted, which are the same on every machine and under any load."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType


def work(of: Callable[[], object]) -> int:
    """The number of calls, of functions in Python and in C, that something makes."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        of()
    finally:
        sys.setprofile(before)
    return calls
