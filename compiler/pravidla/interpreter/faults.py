"""What can go wrong while rules run: a fault of the rules, or an action that is not legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pravidla.diagnostics import SourceFile, Span


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not legal: the name of the failing condition, our sentences, the paragraphs cited."""

    name: str
    cs: str
    en: str
    cites: tuple[str, ...] = ()


class RulesFault(Exception):
    """The rules do something impossible (out of bounds, no way on). A mistake of the spec, not of a player."""

    def __init__(self, message: str, span: Span, sources: Mapping[str, str]) -> None:
        self.message = message
        self.span = span
        super().__init__(f"{place(span, sources)}: {message}")


class IllegalAction(Exception):
    """The action is not legal now; nothing has changed."""

    def __init__(self, action: int, reasons: Sequence[Reason]) -> None:
        self.action = action
        self.reasons = tuple(reasons)
        super().__init__("; ".join(reason.en for reason in reasons) or f"action {action} is not legal")


def place(span: Span, sources: Mapping[str, str]) -> str:
    """`file:line` of a span (the offset in place of the line where the text of the file is not known)."""
    text = sources.get(span.file)
    if text is None:
        return f"{span.file}@{span.start}"
    return f"{span.file}:{SourceFile(span.file, text).line_column(span.start)[0]}"
