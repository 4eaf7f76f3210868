"""From an exception in generated code to the line of the spec."""

from __future__ import annotations

import linecache
import re

from pravidla_runtime.errors import Fault, RulesFault

_MARKER = re.compile(r"(?P<file>[^\s#:]+\.ya?ml):(?P<line>\d+)\W*$")
_DEFINITION = re.compile(r"\s*(def|class) ")


def as_rules_fault(error: Exception) -> RulesFault:
    """The fault with the file and line of the spec, found by the nearest marker at or above the failing line."""
    if isinstance(error, RulesFault):
        return error
    message = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
    if isinstance(error, RecursionError):
        message = "values call each other more often than can be followed"
    place: tuple[str, int] | None = None
    trace = error.__traceback__
    while trace is not None:
        found = _marker(trace.tb_frame.f_code.co_filename, trace.tb_lineno)
        place = found or place
        trace = trace.tb_next
    file, line = place or ("", 0)
    return RulesFault(message, file, line)


def _marker(filename: str, line: int) -> tuple[str, int] | None:
    """The spec's file and line named by the nearest comment or docstring above a generated line, within its
    function."""
    lines = linecache.getlines(filename)
    number = line - 1
    while 0 <= number < len(lines):
        match = _MARKER.search(lines[number])
        if match is not None:
            return match["file"], int(match["line"])
        if _DEFINITION.match(lines[number]):
            return None
        number -= 1
    return None
