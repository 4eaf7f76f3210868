"""Problems as data: places in source files and what is wrong there.

Everything here is immutable and compares by value. Nothing prints; `render` turns diagnostics into text.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import field
from enum import Enum

from pravidla.records import record

_BREAK = re.compile(r"\r\n|\n|\r")


@record(frozen=True, slots=True)
class Span:
    """A stretch of a file, in code-point offsets into its decoded text; `end` is exclusive, equal ends mean a point."""

    file: str
    start: int
    end: int


@record(frozen=True, slots=True)
class SourceFile:
    """A decoded text with the path it was read from, exactly as it stands in the file (no newline translation)."""

    path: str
    text: str
    _starts: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        starts = (0, *(match.end() for match in _BREAK.finditer(self.text)))
        object.__setattr__(self, "_starts", starts)

    def line_column(self, offset: int) -> tuple[int, int]:
        """The line and column of an offset, both from 1, in code points. Offsets beyond the end mean the end."""
        offset = max(0, min(offset, len(self.text)))
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def line(self, number: int) -> str:
        """The text of a line (counted from 1) without its line break; empty when there is no such line."""
        if not 1 <= number <= len(self._starts):
            return ""
        end = self._starts[number] if number < len(self._starts) else len(self.text)
        return self.text[self._starts[number - 1] : end].rstrip("\r\n")

    def line_start(self, number: int) -> int:
        """The offset of the first character of a line (counted from 1)."""
        return self._starts[max(1, min(number, len(self._starts))) - 1]

    @property
    def line_count(self) -> int:
        """How many lines the text has; a line break at the very end begins one more, empty line."""
        return len(self._starts)


@record(frozen=True, slots=True)
class Label:
    """A place and the few words that stand under its caret (may be empty)."""

    span: Span
    text: str


class Severity(Enum):
    """Whether a problem stops the compilation."""

    ERROR = "error"
    WARNING = "warning"


@record(frozen=True, slots=True)
class Diagnostic:
    """One problem: `code` (PRV and three digits), a one-sentence message that stands alone, and the places involved.

    Messages are lower case, without a full stop, names in backticks. `notes` add facts, `help` says what to do,
    `refs` are rulebook paragraphs (`s7.12`).
    """

    code: str
    message: str
    primary: Label
    severity: Severity = Severity.ERROR
    secondary: tuple[Label, ...] = ()
    notes: tuple[str, ...] = ()
    help: str | None = None
    refs: tuple[str, ...] = ()


def sort_diagnostics(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """By file, offset and code, without repetitions; the order of the input does not matter."""
    unique = {(one.code, one.primary.span, one.message): one for one in reversed(list(diagnostics))}
    return sorted(unique.values(), key=_place)


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether any of them is more than a warning."""
    return any(one.severity is Severity.ERROR for one in diagnostics)


def _place(one: Diagnostic) -> tuple[str, int, str, int, str]:
    span = one.primary.span
    return span.file, span.start, one.code, span.end, one.message
