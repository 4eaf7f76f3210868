"""Foreign words on their way to a terminal, a page or a log: nothing in them gives orders or hides."""

from __future__ import annotations

import json
import re

_ORDERS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u08e2\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e007f]"
)
"""Controls except tabs and line breaks, and characters that cannot be seen or turn what stands beside them."""
_MARK = "\ufffd"
_LONGEST = 160
"""characters of a foreign text in a message"""


def harmless(text: str) -> str:
    """The text with each character that would give orders replaced by one mark: everything keeps its place."""
    return _ORDERS.sub(_MARK, text)


def is_harmless(text: str) -> bool:
    """Whether a text can be printed as it is, on one line."""
    return "\n" not in text and _ORDERS.search(text) is None


def shortened(text: str) -> str:
    """The text as a message quotes it: harmless, on one line, and not at length."""
    return harmless(without_middle(text, _LONGEST).replace("\n", " "))


def without_middle(text: str, most: int) -> str:
    """The text with a mark for its middle where it has more than `most` characters."""
    return text if len(text) <= most else f"{text[: most * 2 // 3]}…{text[len(text) - most // 3 :]}"


def escaped(text: str) -> str:
    """The text with such characters as `\\uXXXX` (beyond the basic plane `\\UXXXXXXXX`), as Python reads them."""
    return _ORDERS.sub(
        lambda found: f"\\u{ord(found[0]):04x}" if found[0] <= "\uffff" else f"\\U{ord(found[0]):08x}", text
    )


def harmless_json(data: object, *, indent: int | None = 2) -> str:
    """Data as JSON text in which such characters are written as escapes; what is read back is the same."""
    text = json.dumps(data, ensure_ascii=False, indent=indent)
    return _ORDERS.sub(lambda found: json.dumps(found[0])[1:-1], text)
