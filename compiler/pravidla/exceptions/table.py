"""Differences as text, and as a Markdown table fit for a pull request."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from pravidla.exceptions.difference import Change
from pravidla.exceptions.render import cut

MOST_LINES = 8
"""So many lines of what a definition says are shown."""

_TITLES = {
    "replaced": "Another version counts",
    "added": "Comes in",
    "removed": "Falls away",
    "changed": "Says something else",
    "figure": "Other figures",
    "reads": "The same words, another setting",
}


def as_text(changes: Iterable[Change], first: str, second: str) -> str:
    """The differences by kind, with what each side says."""
    ordered = sorted(changes, key=lambda one: list(_TITLES).index(one.what))
    lines = [f"from {first} to {second}: {_count(len(ordered))}"]
    for what, group in groupby(ordered, key=lambda one: one.what):
        lines += ["", f"{_TITLES[what]}:"]
        for one in group:
            cites = f" [{', '.join(one.cites)}]" if one.cites else ""
            lines.append(f"  {one.kind} {one.words}{cites}")
            if one.what not in ("figure", "reads"):
                lines += [f"    - {line}" for line in _cut(one.before)]
                lines += [f"    + {line}" for line in _cut(one.after)]
    return "\n".join(lines) + "\n"


def as_markdown(changes: Iterable[Change], first: str, second: str) -> str:
    """The differences as a table with a column for each side."""
    ordered = sorted(changes, key=lambda one: list(_TITLES).index(one.what))
    title = f"**{_escape(first)} → {_escape(second)}**: {_count(len(ordered))}\n"
    if not ordered:
        return title
    rows = []
    for one in ordered:
        cells = [
            _TITLES[one.what],
            f"{one.kind} `{one.name}`",
            _cell(one.before),
            "the same" if one.what == "reads" else _cell(one.after),
            ", ".join(one.cites),
        ]
        rows.append(f"| {' | '.join(cells)} |")
    head = f"| | definition | {_escape(first)} | {_escape(second)} | rulebook |"
    return "\n".join([title, head, "|---|---|---|---|---|", *rows]) + "\n"


def _count(number: int) -> str:
    return "no difference" if number == 0 else "1 difference" if number == 1 else f"{number:,} differences"


def _cut(side: str | None) -> list[str]:
    return [] if side is None else cut(side.splitlines(), MOST_LINES)


def _cell(side: str | None) -> str:
    """Lines of code in one cell of a table; their indentation is kept."""
    lines = [line.strip() and f"{_indent(line)}`` {line.strip()} ``" for line in _cut(side)]
    return "<br>".join(_escape(line) for line in lines if line) or "–"


def _indent(line: str) -> str:
    return "&nbsp;" * (len(line) - len(line.lstrip()))


def _escape(text: str) -> str:
    return text.replace("|", "\\|")
