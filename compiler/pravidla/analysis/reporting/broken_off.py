"""Files that break off: the last line has no end, and the definition that it belongs to has a mistake.

What would have followed is not known. Of all that the definition lacks one thing is said, and no other place is blamed
for a name that may have been declared, or used, behind the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from pravidla.diagnostics import Diagnostic, Severity, Span

_DEFINITION = re.compile(r"(?m)^- ")
_LACKING = frozenset({"PRV234", "PRV239"})
_NAMES = frozenset({"PRV501", "PRV502", "PRV604", "PRV607"})
_NOTE = "the file breaks off in this definition: its last line has no end"


def breaks_off(text: str, mistake: Span) -> bool:
    """Whether a text ends in the middle of a line, in a definition with this mistake, and there is nothing behind the
    mistake that is whole."""
    start = _last_definition(text)
    return start is not None and mistake.start >= start


def said_once(found: Iterable[Diagnostic], sources: Mapping[str, str]) -> list[Diagnostic]:
    """The diagnostics without those that follow from where a file breaks off."""
    every = list(found)
    kept: dict[str, Diagnostic] = {}
    incomplete: set[int] = set()
    for one in every:
        name = one.primary.span.file
        text = sources.get(name)
        if text is None or one.severity is not Severity.ERROR or not _is_lack(one, text):
            continue
        incomplete.add(id(one))
        known = kept.get(name)
        if known is None or _weight(one) > _weight(known):
            kept[name] = one
    if not kept:
        return every
    first = {id(one) for one in kept.values()}
    return [
        replace(one, notes=(*one.notes, _NOTE)) if id(one) in first else one
        for one in every
        if id(one) in first or not (id(one) in incomplete or _follows(one))
    ]


def _last_definition(text: str) -> int | None:
    """Where the last definition of a text begins that has no line break at its end."""
    if text.endswith(("\n", "\r")):
        return None
    starts = [match.start() for match in _DEFINITION.finditer(text)]
    return starts[-1] if starts else 0


def _is_lack(one: Diagnostic, text: str) -> bool:
    """Whether a mistake may be there only because its definition has no end."""
    span = one.primary.span
    if not breaks_off(text, span):
        return False
    behind = text[span.end :].strip()
    return one.code in _LACKING or not behind or "\n" not in text[span.start :].rstrip()


def _weight(one: Diagnostic) -> tuple[bool, int]:
    return one.code not in _LACKING, one.primary.span.start


def _follows(one: Diagnostic) -> bool:
    return one.code in _NAMES or one.severity is Severity.WARNING
