"""Going through a syntax tree without knowing its forms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import TypeVar, cast

from pravidla.diagnostics import Span


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of a node class that may hold nodes."""
    return tuple(field.name for field in fields(kind) if field.name != "span")


def parts(node: object) -> Iterator[object]:
    """The nodes directly below a node, in the order of its fields."""
    if not is_dataclass(node) or isinstance(node, type):
        return
    for name in _names(type(node)):
        value = getattr(node, name)
        for part in value if isinstance(value, tuple) else (value,):
            if is_dataclass(part) and not isinstance(part, Span):
                yield part


def nodes(node: object) -> Iterator[object]:
    """A node and all nodes below it, each before its parts."""
    pending = [node]
    while pending:
        current = pending.pop()
        yield current
        pending.extend(reversed(list(parts(current))))


Value = TypeVar("Value")


def without_spans(node: Value) -> Value:
    """The same tree with all places blanked, for comparison of what is said and not where."""
    if isinstance(node, Span):
        return cast("Value", Span("", 0, 0))
    if isinstance(node, tuple):
        return cast("Value", tuple(without_spans(part) for part in node))
    if is_dataclass(node) and not isinstance(node, type):
        changed = {field.name: without_spans(getattr(node, field.name)) for field in fields(node)}
        return cast("Value", replace(node, **changed))
    return node
