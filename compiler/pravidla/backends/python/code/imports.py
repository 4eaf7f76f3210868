"""The import lines of a generated module, found from the names that it uses."""

from __future__ import annotations

import re

from pravidla.backends.python.code.names import natural
from pravidla.backends.python.code.runtime_names import RUNTIME, STANDARD

_PART = re.compile(
    r"""
    \"{3}[\s\S]*?\"{3}              # a docstring: ours hold no quotes
    | "(?:[^"\\\n]|\\.)*"
    | '(?:[^'\\\n]|\\.)*'
    | \#[^\n]*
    | \b[a-z_]+=(?![=\s])            # an argument by name
    | (?<![\w.])(?P<name>[A-Za-z_]\w*)
    """,
    re.VERBOSE,
)
"""What a text is read as, from the front: a quote or `#` in a string begins nothing."""


def import_lines(module: str, text: str, home: dict[str, str]) -> list[str]:
    """The lines for the names that the text of a module takes from elsewhere."""
    used = {found["name"] for found in _PART.finditer(text) if found["name"]}
    wanted: dict[str, list[str]] = {}
    for name in sorted(used):
        if name in home and home[name] != module:
            wanted.setdefault(f".{home[name]}", []).append(name)
        elif name in home:
            continue
        elif name in STANDARD:
            wanted.setdefault(STANDARD[name], []).append(name)
        elif name in RUNTIME:
            wanted.setdefault(RUNTIME[name], []).append(name)
    order = sorted(wanted, key=lambda source: (source.startswith("."), not source.startswith("collections"), source))
    lines: list[str] = []
    section = 0
    for source in order:
        kind = 2 if source.startswith(".") else 1 if source.startswith("pravidla") else 0
        if lines and kind != section:
            lines.append("")
        section = kind
        lines.append(f"from {source} import {', '.join(sorted(wanted[source], key=_import_order))}")
    return lines


def _import_order(name: str) -> tuple[int, list[tuple[int, int, str]]]:
    kind = 0 if name.isupper() and len(name) > 1 else 1 if name[0].isupper() else 2
    return kind, natural(name)
