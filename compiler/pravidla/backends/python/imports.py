"""The import lines of a generated module, found from the names that it uses."""

from __future__ import annotations

import re

from pravidla.backends.python.names import natural
from pravidla.backends.python.runtime_names import RUNTIME, STANDARD

_NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*")
_STRING = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"")
_KEYWORD = re.compile(r"\b[a-z_]+=(?![=\s])")


def import_lines(module: str, text: str, home: dict[str, str]) -> list[str]:
    plain = re.sub(r'"""[\s\S]*?"""|#[^\n]*', "", text)
    used = set(_NAME.findall(_STRING.sub('""', _KEYWORD.sub("", plain))))
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
