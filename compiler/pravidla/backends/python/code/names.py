"""Names of the generated code: every name of the rules becomes one safe Python name, each meaning one thing in the
package."""

from __future__ import annotations

import builtins
import json
import keyword
import re
import unicodedata

from pravidla.diagnostics.visible import escaped

UNREADABLE = frozenset("lIO")
"""Letters that look like digits."""
_RESERVED = frozenset(keyword.kwlist) | frozenset(keyword.softkwlist) | frozenset(dir(builtins)) | UNREADABLE
_TEMPORARIES = """
    action actions amount average base best best_key block cells count counts cs element elements en faces first
    found found_all free g game key kind kinds known left legal lines names number outcome pairs piece pieces
    place reasons rest right row rows run s second self space spent state there total value values weights
"""
WORDS = _RESERVED | frozenset(_TEMPORARIES.split())
"""What generated code calls other things, or nothing."""


def identifier(name: str) -> str:
    """A name reduced to what Python allows: ASCII letters, digits, underscores."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    plain = re.sub(r"\W+", "_", plain).strip("_") or "x"
    return f"n{plain}" if plain[0].isdigit() else plain


def prose(text: str) -> str:
    """Words of a spec as they may stand in a docstring or comment: nothing that could end it."""
    return " ".join(text.split()).replace("\\", "/").replace('"', "'")


def quoted(text: str) -> str:
    """A text as a Python string."""
    return escaped(json.dumps(text, ensure_ascii=False))


class Names:
    """Gives out names, none twice. Names of the runtime and of temporaries are taken from the start."""

    def __init__(self, taken: frozenset[str]) -> None:
        self._words = taken | WORDS
        self._taken: set[str] = set(self._words)

    def unique(self, wanted: str) -> str:
        """The wanted name, or the nearest free one."""
        plain = identifier(wanted)
        name = plain
        if name in self._words and name + "_" not in self._taken and not name[-1].isdigit():
            name = plain + "_"
        number = 2
        while name in self._taken:
            name = f"{plain}_{number}"
            number += 1
        self._taken.add(name)
        return name


def natural(name: str) -> list[tuple[int, int, str]]:
    """A sort key in which numbers inside names count as numbers."""
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.split(r"(\d+)", name.lower()) if part]
