"""Characters that no spec may hold: tabs, controls, invisible ones, and letters that are not composed (NFC)."""

from __future__ import annotations

import re
import unicodedata

from pravidla.diagnostics.model import Diagnostic, Label, SourceFile, Span

_INVISIBLE = (
    "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u0600-\u0605\u061c\u06dd\u070f\u08e2\u180e\U000e0000-\U000e007f"
    "\ud800-\udfff\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffd\ufffe\uffff"
)
_FORBIDDEN = re.compile(f"[{_INVISIBLE}]+")
_TABS = re.compile(r"\t+")
_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХЬаеіјорсухѕԁԛԝһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυϲ",
    "ABESIJKMHOPCTYXbaeijopcyxsdqwhlABEZHIKMNOPTYXaivopuc",
)
"""Cyrillic and Greek letters with the Latin ones that they look like"""
_WORD = re.compile(r"\w+")
_OTHER = re.compile("[\u0370-\u052f\uff10-\uff5a\U0001d400-\U0001d7ff]")
_SHOWN = 20
"""Letters before and behind one in disguise that its message shows"""
_REPORTED = 20
_LONGEST_CLUSTER = 8


def check_characters(file: SourceFile) -> list[Diagnostic]:
    """Every forbidden character of a text (of very many the first ones and their number)."""
    return [*_forbidden(file), *_tabs(file), *_uncomposed(file), *_disguised(file)]


def neutral(text: str) -> str:
    """The text with each forbidden character replaced by a harmless one, so that all offsets stay the same."""
    return _FORBIDDEN.sub(lambda match: "\ufffd" * len(match.group()), text.replace("\t", " "))


def first_forbidden(value: str) -> tuple[int, int, str] | None:
    """Position, length and description of the first thing that a decoded value may not hold, or nothing."""
    match = _FORBIDDEN.search(value) or re.search("[\t\r]", value)
    if match:
        return match.start(), 1, f"the character {describe(value[match.start()])}"
    if not unicodedata.is_normalized("NFC", value):
        return _first_uncomposed(value), 2, "a letter that is not composed"
    return None


def first_disguised(value: str) -> tuple[int, str, str] | None:
    """The first letter of a decoded value that makes a word look Latin which is not: position, letter, plain word."""
    for match in () if value.isascii() else _WORD.finditer(value):
        letter = _OTHER.search(match.group())
        if letter is not None and not _OTHER.search(latin(match.group())):
            return match.start() + letter.start(), letter.group(), latin(match.group())
    return None


def describe(char: str) -> str:
    """The number of a character, with its name when it has one."""
    name = unicodedata.name(char, "")
    return f"U+{ord(char):04X}" + (f" ({name.lower()})" if name else "")


def _forbidden(file: SourceFile) -> list[Diagnostic]:
    matches = list(_FORBIDDEN.finditer(file.text))
    return [
        Diagnostic(
            "PRV205",
            f"the character {describe(file.text[match.start()])} is not allowed",
            Label(Span(file.path, match.start(), match.end()), "cannot be seen, and might hide something"),
            notes=_more(matches, index),
            help="delete it",
        )
        for index, match in enumerate(matches[:_REPORTED])
    ]


def _tabs(file: SourceFile) -> list[Diagnostic]:
    matches = list(_TABS.finditer(file.text))
    return [
        Diagnostic(
            "PRV206",
            "a tab is not allowed",
            Label(Span(file.path, match.start(), match.end()), ""),
            notes=_more(matches, index),
            help="indent with spaces",
        )
        for index, match in enumerate(matches[:_REPORTED])
    ]


def _uncomposed(file: SourceFile) -> list[Diagnostic]:
    if unicodedata.is_normalized("NFC", file.text):
        return []
    lines = [
        number for number in range(1, file.line_count + 1) if not unicodedata.is_normalized("NFC", file.line(number))
    ]
    if not lines:
        return []
    line = file.line(lines[0])
    at = _first_uncomposed(line)
    end = at + 1
    while end < min(len(line), at + _LONGEST_CLUSTER) and unicodedata.combining(line[end]):
        end += 1
    start = file.line_start(lines[0])
    composed = unicodedata.normalize("NFC", line[at:end])
    return [
        Diagnostic(
            "PRV207",
            "a letter is not in its composed form (Unicode NFC)",
            Label(Span(file.path, start + at, start + end), f"should be the single character `{composed}`"),
            notes=(f"{len(lines)} lines of the file hold such letters",) if len(lines) > 1 else (),
            help="let the editor or a tool such as `uconv -x nfc` normalise the whole file",
        )
    ]


def _disguised(file: SourceFile) -> list[Diagnostic]:
    """Words that look as if they were Latin and hold a letter of another script, so that they equal no other word."""
    if file.text.isascii():
        return []
    words = [match for match in _WORD.finditer(file.text) if _OTHER.search(match.group())]
    found = [match for match in words if not _OTHER.search(latin(match.group()))]
    result: list[Diagnostic] = []
    for index, match in enumerate(found[:_REPORTED]):
        word = match.group()
        letter = _OTHER.search(word)
        assert letter is not None
        at = letter.start()
        shown = word[max(0, at - _SHOWN) : at + _SHOWN]
        result.append(
            Diagnostic(
                "PRV219",
                f"`{shown}` is not spelt as it looks",
                Label(Span(file.path, match.start() + at, match.start() + at + 1), f"this is {describe(word[at])}"),
                notes=_more(found, index),
                help=f"write `{latin(shown)}`",
            )
        )
    return result


def latin(word: str) -> str:
    """A word with the Latin letters that its others look like."""
    return unicodedata.normalize("NFKC", word).translate(_ALIKE)


def _first_uncomposed(line: str) -> int:
    """Where the first cluster of base and combining characters begins that NFC would change."""
    start = 0
    for at in range(1, len(line) + 1):
        if at == len(line) or not unicodedata.combining(line[at]):
            if not unicodedata.is_normalized("NFC", line[start:at]):
                return start
            start = at
    return 0


def _more(matches: list[re.Match[str]], index: int) -> tuple[str, ...]:
    left = len(matches) - _REPORTED
    return (f"{left} more places are not listed",) if left > 0 and index == _REPORTED - 1 else ()
