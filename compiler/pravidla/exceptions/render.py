"""Explanations as text: a tree with one node a definition, who wins, and where that is different."""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.exceptions.explanation import Branch, Cited, Explanation

MOST_LINES = 12
"""So many lines of a definition are shown; the file has the rest."""

MOST_CONFIGURATIONS = 6
"""So many configurations with the same winner are named."""


def render(one: Explanation) -> str:
    """The explanation as text with a final line break."""
    lines = [f"{one.kind} {one.tree.name} ({one.tree.place})"]
    if one.cs is not None or one.en is not None:
        lines.append("  " + " / ".join(text for text in (one.cs, one.en) if text is not None))
    if one.note is not None:
        lines.append(f"  note: {' '.join(one.note.split())}")
    lines.append(f"  in {one.game} with {one.configuration}")
    lines += ["", *tree(one.tree)]
    if one.wins is not None:
        lines += ["", f"With {one.configuration}: {one.wins}"]
    for other in one.elsewhere:
        named = list(other.configurations[:MOST_CONFIGURATIONS])
        rest = len(other.configurations) - len(named)
        lines.append(f"  {' | '.join(named)}{f' | and {rest} more' if rest else ''}: {other.wins}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def tree(root: Branch) -> Iterator[str]:
    """A node and all below it."""
    yield f"{root.name}: {root.here}"
    body = list(_body(root))
    yield from _below(body, root.branches, "")


def _below(body: list[str], branches: tuple[Branch, ...], indent: str) -> Iterator[str]:
    bar = "│ " if branches else "  "
    yield from (f"{indent}{bar}  {line}" for line in body)
    for number, one in enumerate(branches):
        last = number == len(branches) - 1
        yield f"{indent}{'└─' if last else '├─'} {one.relation}: {one.name} ({one.place})"
        inner = indent + ("   " if last else "│  ")
        decided = {"always": "", "set-up": " (decided at set-up)", "play": " (decided during play)"}[one.decided]
        facts = [] if one.when is None else [f"when {one.when}{decided}"]
        yield from _below([*facts, f"here: {one.here}", *_body(one)], one.branches, inner)


def _body(one: Branch) -> Iterator[str]:
    yield from cut(one.says.splitlines(), MOST_LINES)
    if one.provenance is not None:
        yield f"from: {one.provenance}"
    yield from (citation(cited) for cited in one.cites)
    if one.uncited is not None:
        yield f"cites nothing: {one.uncited}"


def cut(lines: list[str], most: int) -> list[str]:
    """The first lines and how many more there are; a single one more stands in the place of that."""
    rest = len(lines) - most
    return lines if rest <= 1 else [*lines[:most], f"… and {rest} more lines"]


def citation(one: Cited) -> str:
    """`[s3.8] what the paragraph is about`."""
    return f"[{one.ref}]" + ("" if one.summary is None else f" {one.summary}")
