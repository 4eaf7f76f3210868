"""Comparing trees of any stage by what they say, not by where they stand."""

from __future__ import annotations

from collections.abc import Mapping


def plain(node: object, names: Mapping[str, str] | None = None) -> object:
    """A node without its positions, for comparison; `names` renames variables."""
    if isinstance(node, tuple):
        return tuple(plain(one, names) for one in node)
    slots = getattr(type(node), "__dataclass_fields__", None)
    if slots is None:
        return names.get(node, node) if names and isinstance(node, str) else node
    return (type(node).__name__, *(plain(getattr(node, key), names) for key in slots if key not in ("span", "cites")))
