"""Comparing trees of any stage by what they say, not by where they stand."""

from __future__ import annotations


def plain(node: object) -> object:
    """A node without its positions, for comparison."""
    if isinstance(node, tuple):
        return tuple(plain(one) for one in node)
    slots = getattr(type(node), "__dataclass_fields__", None)
    if slots is None:
        return node
    return (type(node).__name__, *(plain(getattr(node, key)) for key in slots if key not in ("span", "cites")))
