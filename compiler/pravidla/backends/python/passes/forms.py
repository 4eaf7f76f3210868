"""Expressions by what they say, wherever they stand."""

from __future__ import annotations

from pravidla.ir.walk import LEAVES, children


def form(node: object) -> object:
    """What an expression says, wherever it stands."""
    if isinstance(node, tuple):
        return tuple(map(form, node))
    if not hasattr(node, "span"):
        return node
    return (type(node).__name__, *[form(part) for name, part in children(node) if name not in LEAVES])
