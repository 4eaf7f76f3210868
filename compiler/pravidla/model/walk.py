"""Going through definitions and their sentences without knowing their forms."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from pravidla.diagnostics import Span
from pravidla.source import Mapping, Scalar, Sequence

SYNTAX = "pravidla.syntax."
"""Where the classes of sentences are declared."""


@cache
def part_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a node class that hold further nodes; none for places, raw YAML and plain values."""
    if issubclass(kind, Span | Mapping | Sequence | Scalar) or not is_dataclass(kind):
        return ()
    return tuple(one.name for one in fields(kind) if one.name not in ("span", "node"))


def parts(node: object) -> Iterator[object]:
    """The parts of a node, a tuple or a mapping, one level down."""
    if isinstance(node, tuple | list):
        yield from node
    elif isinstance(node, dict):
        yield from node.values()
    else:
        kind: Any = type(node)
        for name in part_names(kind):
            yield getattr(node, name)


def deep(node: object, *, sentences: bool = True) -> Iterator[object]:
    """A node and everything below it, parents first; on demand without what is in the sentences."""
    below: Callable[[Any], tuple[str, ...]] = _below if sentences else _beside_sentences
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        if isinstance(one, tuple | list):
            waiting.extend(reversed(one))
        elif isinstance(one, dict):
            waiting.extend(reversed(one.values()))
        else:
            names = below(type(one))
            if names:
                waiting.extend([getattr(one, name) for name in names])


@cache
def _below(kind: Any) -> tuple[str, ...]:
    """The fields of a node class that hold further nodes, last first."""
    return part_names(kind)[::-1]


@cache
def _beside_sentences(kind: Any) -> tuple[str, ...]:
    """The same without what is in sentences."""
    return () if is_sentence(kind) else _below(kind)


@cache
def is_sentence(kind: type[Any]) -> bool:
    """Whether nodes of a class stand in sentences."""
    return kind.__module__.startswith(SYNTAX)
