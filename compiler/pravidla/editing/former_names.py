"""The names that definitions had before: kept in their `formerly`, so that links to them still lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

_HEAD = re.compile(r"- (?P<kind>[a-z]+): +[\"']?(?P<name>[a-z][a-z0-9_.]*)")
_FORMERLY = re.compile(r"  formerly: \[(?P<names>[^\]]*)\]\s*$")
_WITHOUT = frozenset({"game", "module", "applies", "state"})
"""kinds whose place on the pages does not follow from a name of their own"""


def with_former_names(before: str, after: str) -> str:
    """The text of a file after a renaming, with what its definitions were called before it in their `formerly`. Both
    texts have the same lines. What is called again as it was once is no former name any more."""
    was, lines = before.splitlines(keepends=True), after.splitlines(keepends=True)
    result: list[str] = []
    end = 0
    for start, stop, name, former in _renamed(was, lines):
        result += lines[end : start + 1]
        item = lines[start + 1 : stop]
        place = next((number for number, line in enumerate(item) if _FORMERLY.match(line)), None)
        known = []
        if place is not None:
            known = [one.strip() for one in _FORMERLY.sub(r"\g<names>", item.pop(place)).split(",")]
        names = [*dict.fromkeys(one for one in (*known, former) if one and one != name)]
        at = 0 if place is None else place
        told = [f"  formerly: [{', '.join(names)}]\n"] if names else []
        result += [*item[:at], *told, *item[at:]]
        end = stop
    return "".join([*result, *lines[end:]])


def _renamed(was: list[str], lines: list[str]) -> Iterator[tuple[int, int, str, str]]:
    """The definitions with another name than before: first line, line after the last, new name, old name."""
    heads = [number for number, line in enumerate(lines) if line.startswith("- ")]
    for start, stop in zip(heads, [*heads[1:], len(lines)], strict=True):
        old, new = _HEAD.match(was[start]), _HEAD.match(lines[start])
        if old is None or new is None or old["name"] == new["name"] or new["kind"] in _WITHOUT:
            continue
        if not any(line.startswith("  adds:") for line in lines[start:stop]):
            yield start, stop, new["name"], old["name"]
