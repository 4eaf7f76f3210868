"""Names that a mistake of an earlier stage may have taken away, so that one mistake makes one message.

A sentence that does not parse, or a definition of a wrong shape, is left out; whoever mentions what it would have
declared is not to blame.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import PurePath

from pravidla.analysis.reporting.broken_off import breaks_off
from pravidla.data import INDEX
from pravidla.diagnostics import Diagnostic, Severity, Span
from pravidla.source.characters import latin

_WORD = re.compile(r"\w+")
_DEFINITION = re.compile(r"(?m)^- ")
_NAMED = re.compile(r"- \w+: *[\"']?([^\W\d]\w*)")
"""the first line of a definition as far as its name"""
_WHOLE_FILE = frozenset({"PRV204", "PRV208", "PRV230"})
"""Mistakes for which nothing of a file is read: it is empty, nested too deep, no list of definitions."""


@dataclass(slots=True)
class Spoiled:
    """Words of broken lines, words of broken definitions with the places of these, names that failed on the way."""

    lines: set[str] = field(default_factory=set)
    definitions: dict[str, list[Span]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    unread: bool = False
    """whether a file could not be read at all: it may declare and use whatever is not found"""
    nameless: bool = False
    """whether a definition has no name that can be read: it may be what is not found"""
    places: list[Span] = field(default_factory=list)
    """where the mistakes are"""

    def touches(self, place: Span) -> bool:
        """Whether a mistake of an earlier stage lies in a place."""
        return any(within(one, place) for one in self.places)

    def excuses(self, name: str, span: Span) -> bool:
        """Whether a name that is not known may be so because of a mistake that is reported elsewhere."""
        if self.unread:
            return True
        for word in {name, *name.split(".")}:
            if word in self.lines or word in self.names:
                return True
            if any(not within(span, broken) for broken in self.definitions.get(word, ())):
                return True
        return False


def within(span: Span, other: Span) -> bool:
    """Whether a place lies in another one."""
    return span.file == other.file and other.start <= span.start <= other.end


def spoiled_by(found: Iterable[Diagnostic], sources: dict[str, str]) -> Spoiled:
    """What the mistakes of earlier stages have spoiled."""
    result = Spoiled()
    starts: dict[str, list[int]] = {}
    lines: set[tuple[str, int, int]] = set()
    places: set[Span] = set()
    for one in found:
        file = one.primary.span.file
        text = sources.get(file)
        if one.severity is not Severity.ERROR:
            continue
        if text is None:
            result.unread |= file.endswith(".yaml") and PurePath(file).name != INDEX
            continue
        result.unread |= one.code in _WHOLE_FILE
        result.places.append(one.primary.span)
        line = extent_of_line(text, one.primary.span)
        # what is never closed at the end of a text: it is cut off, and what followed is not known
        result.unread |= one.code in ("PRV212", "PRV213") and line[1] == len(text)
        result.unread |= breaks_off(text, one.primary.span)
        if (file, *line) in lines:  # many mistakes in one line spoil it once
            continue
        lines.add((file, *line))
        words = _WORD.findall(text[line[0] : line[1]])
        result.lines.update(words)
        # a letter in disguise: the word as it looks
        result.lines.update(latin(word) for word in words if not word.isascii())
        # a sign in it that cannot be seen: the word without it
        result.lines.update(
            _WORD.findall(text[line[0] : one.primary.span.start] + text[one.primary.span.end : line[1]])
        )
        # a name with a space in it: `play cards`
        result.lines.update("_".join(pair) for pair in pairwise(words))
        if file not in starts:
            starts[file] = [match.start() for match in _DEFINITION.finditer(text)]
        result.nameless |= line[0] in starts[file] and not _name_is_read(text, line[0], one.primary.span)
        place = Span(file, *extent_of_definition(text, one.primary.span, starts[file]))
        if place in places:
            continue
        places.add(place)
        for word in set(_WORD.findall(text[place.start : place.end])):
            result.definitions.setdefault(word, []).append(place)
    return result


def _name_is_read(text: str, start: int, mistake: Span) -> bool:
    """Whether the name of the definition that begins at `start` stands before the mistake."""
    named = _NAMED.match(text, start)
    return named is not None and named.end() <= mistake.start


def extent_of_line(text: str, span: Span) -> tuple[int, int]:
    """The lines of a place."""
    end = text.find("\n", span.end)
    return text.rfind("\n", 0, span.start) + 1, len(text) if end < 0 else end


def extent_of_definition(text: str, span: Span, starts: list[int]) -> tuple[int, int]:
    """The definition in which a place lies; `starts`: where the definitions of the text begin."""
    after = bisect_right(starts, span.start)
    return (starts[after - 1] if after else 0), (starts[after] - 1 if after < len(starts) else len(text))
