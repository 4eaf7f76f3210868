"""Where each character of a decoded YAML scalar stands in the file.

The raw text is walked beside the decoded value. The walk checks itself: a character that it cannot account for makes
it fail, and the caller falls back to the start of the scalar. No position is ever guessed.
"""

from __future__ import annotations

import re

_BREAK = re.compile(r"\r\n|\n|\r")
_FOLD = re.compile(r"[ \t]*(?:\r\n|\n|\r)(?:[ \t]*(?:\r\n|\n|\r))*[ \t]*")
_ESCAPE = re.compile(r"\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([^xuU\r\n]))")
_ESCAPED_BREAK = re.compile(r"\\(?:\r\n|\n|\r)((?:[ \t]*(?:\r\n|\n|\r))*)[ \t]*")
_BLANK = re.compile(r"[ \t\r\n]*")
_HEADER = re.compile(r"[|>][^\r\n]*(?:\r\n|\n|\r|$)")
_SPACES = re.compile(r" *")
_NAMED = {
    "0": "\0",
    "a": "\a",
    "b": "\b",
    "t": "\t",
    "\t": "\t",
    "n": "\n",
    "v": "\v",
    "f": "\f",
    "r": "\r",
    "e": "\x1b",
    " ": " ",
    '"': '"',
    "/": "/",
    "\\": "\\",
    "N": "\x85",
    "_": "\xa0",
    "L": "\u2028",
    "P": "\u2029",
}


def scalar_offsets(text: str, start: int, end: int, value: str, style: str | None) -> tuple[int, ...] | None:
    """One offset for each character of `value` and one for the end, or nothing when the walk does not agree.

    `style` is the style of the scalar as YAML libraries name it: `'`, `"`, `|`, `>`, or nothing for a plain one.
    """
    match style:
        case "'":
            return _flow(text, start + 1, end - 1, value, "'")
        case '"':
            return _flow(text, start + 1, end - 1, value, '"')
        case "|" | ">":
            return _block(text, start, end, value)
        case _:
            return _flow(text, start, end, value, "")


def _flow(text: str, start: int, end: int, value: str, quote: str) -> tuple[int, ...] | None:
    if text[start:end] == value and "\\" not in value and "\n" not in value and "\r" not in value:
        return tuple(range(start, end + 1))
    offsets: list[int] = []
    at = start
    while at < end:
        fold = _FOLD.match(text, at, end)
        if fold:
            breaks = [match.start() for match in _BREAK.finditer(text, fold.start(), fold.end())]
            places = breaks[1:] or breaks
            if not value.startswith("\n" * len(places) if len(breaks) > 1 else " ", len(offsets)):
                return None
            offsets.extend(places)
            at = fold.end()
            continue
        char, width = text[at], 1
        if quote == '"' and char == "\\":
            broken = _ESCAPED_BREAK.match(text, at, end)
            if broken:
                places = [match.start() for match in _BREAK.finditer(text, broken.start(1), broken.end(1))]
                if not value.startswith("\n" * len(places), len(offsets)):
                    return None
                offsets.extend(places)
                at = broken.end()
                continue
            escape = _ESCAPE.match(text, at, end)
            decoded = _decode(escape) if escape else None
            if escape is None or decoded is None:
                return None
            char, width = decoded, escape.end() - at
        elif quote == "'" and text.startswith("''", at, end):
            width = 2
        if not value.startswith(char, len(offsets)):
            return None
        offsets.append(at)
        at += width
    return (*offsets, end) if len(offsets) == len(value) else None


def _decode(escape: re.Match[str]) -> str | None:
    digits = escape.group(1) or escape.group(2) or escape.group(3)
    if digits is None:
        return _NAMED.get(escape.group(4))
    code = int(digits, 16)
    return chr(code) if code <= 0x10FFFF else None


def _block(text: str, start: int, end: int, value: str) -> tuple[int, ...] | None:
    header = _HEADER.match(text, start, end)
    if header is None:
        return None
    first = header.end()
    widths = {len(_spaces(text, at, end)) for at in _line_starts(text, first, end)}
    for indent in sorted(range(max(widths, default=0) + 1), reverse=True):
        offsets = _block_at(text, first, end, value, indent)
        if offsets is not None:
            return offsets
    return None


def _block_at(text: str, start: int, end: int, value: str, indent: int) -> tuple[int, ...] | None:
    """The walk under the assumption that `indent` columns of each line do not belong to the value."""
    offsets: list[int] = []
    at = start + min(len(_spaces(text, start, end)), indent)
    for char in value:
        while True:
            line_break = _BREAK.match(text, at, end)
            if line_break is None:
                if at >= end or text[at] != char:
                    return None
                offsets.append(at)
                at += 1
                break
            counted = char == "\n" or (char == " " and _starts_content(text, line_break.end(), end, indent))
            if counted:
                offsets.append(at)
            at = line_break.end()
            at += min(len(_spaces(text, at, end)), indent)
            if counted:
                break
    if not _BLANK.fullmatch(text, at, end):
        return None
    return (*offsets, min(at, end))


def _starts_content(text: str, at: int, end: int, indent: int) -> bool:
    """Whether a line has content of its own right after the indent, so that the break before it is a folded one."""
    spaces = len(_spaces(text, at, end))
    return spaces == indent and at + spaces < end and text[at + spaces] not in "\r\n"


def _spaces(text: str, at: int, end: int) -> str:
    match = _SPACES.match(text, at, end)
    return match.group() if match else ""


def _line_starts(text: str, start: int, end: int) -> list[int]:
    return [start, *(match.end() for match in _BREAK.finditer(text, start, end))]
