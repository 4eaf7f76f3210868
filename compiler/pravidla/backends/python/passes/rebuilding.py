"""Rebuilding blocks of the rules with some of their statements replaced."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from pravidla.ir.nodes import Block, Call, CallAbility, Repeat, ResetField
from pravidla.ir.walk import with_parts

Statement = TypeVar("Statement", Call, CallAbility, Repeat, ResetField)


def with_each(block: Block, kind: type[Statement], changed: Callable[[Statement], Block]) -> Block:
    """A block with each statement of a kind replaced."""
    return cast(Block, _rebuilt(block, kind, changed))


def _rebuilt(node: object, kind: type[Statement], changed: Callable[[Statement], Block]) -> object:
    if isinstance(node, tuple):
        parts: list[object] = []
        for part in node:
            if isinstance(part, kind):
                parts.extend(changed(part))
            else:
                parts.append(_rebuilt(part, kind, changed))
        same = len(parts) == len(node) and all(new is old for new, old in zip(parts, node, strict=True))
        return node if same else tuple(parts)
    return with_parts(node, lambda part: _rebuilt(part, kind, changed))
