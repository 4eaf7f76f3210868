"""Going through definitions and their sentences without knowing their forms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

from pravidla.diagnostics import Span
from pravidla.source import Mapping, Scalar, Sequence


@cache
def part_names(kind: type) -> tuple[str, ...]:
    """The fields of a node class that hold further nodes; none for places and for raw YAML."""
    if issubclass(kind, Span | Mapping | Sequence | Scalar) or not is_dataclass(kind):
        return ()
    return tuple(one.name for one in fields(kind) if one.name not in ("span", "node"))


def parts(node: object) -> Iterator[object]:
    """The parts of a node, a tuple or a mapping, one level down."""
    if isinstance(node, tuple | list):
        yield from node
    elif isinstance(node, dict):
        yield from node.values()
    elif is_dataclass(node) and not isinstance(node, type):
        for name in part_names(type(node)):
            yield getattr(node, name)


def deep(node: object) -> Iterator[object]:
    """A node and everything below it, parents first."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        waiting.extend(reversed(list(parts(one))))
