"""Walking over the IR without knowing its nodes: children, all nodes below, variables read, rebuilding.

Used where every kind of node is treated alike (mutants, free variables, statistics). Works on any frozen dataclass of
`nodes`, on tuples of them and on dicts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache

from pravidla.diagnostics import Span
from pravidla.ir.nodes import Origin, Var

_PLAIN = frozenset(("Span", "bool", "int", "int | None", "str", "str | None", "tuple[str, ...]", "tuple[int, ...]"))
"""types of fields that hold no nodes, as they are written"""

LEAVES = ("type", "span", "var_type", "cites", "origin")
"""fields of nodes that hold none"""


@cache
def field_names(kind: type) -> tuple[str, ...]:
    """The names of the fields of a node class, in the order of their declaration."""
    return tuple(field.name for field in fields(kind))


def children(node: object) -> Iterator[tuple[str | int | object, object]]:
    """The parts of a node with the step that leads to each: a field name, a position in a tuple or a key of a dict."""
    if isinstance(node, tuple):
        yield from enumerate(node)
    elif isinstance(node, dict):
        yield from node.items()
    elif is_dataclass(node) and not isinstance(node, Span | type):
        for name in field_names(type(node)):
            yield name, getattr(node, name)


def descendants(node: object) -> Iterator[object]:
    """The node and everything below it that is a node, parents first."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple):
            waiting.extend(reversed(one))
        elif isinstance(one, dict):
            waiting.extend(reversed(one.values()))
        else:
            kind: type = type(one)
            names = _parts(kind)
            if names is not None:
                yield one
                waiting.extend([getattr(one, name) for name in names])


def node_parts(node: object) -> list[object]:
    """What lies directly below a node, a tuple or a dict and can be or hold nodes, last first."""
    if isinstance(node, tuple):
        return list(reversed(node))
    if isinstance(node, dict):
        return list(reversed(node.values()))
    kind: type = type(node)
    return [getattr(node, name) for name in _parts(kind) or ()]


@cache
def _parts(kind: type) -> tuple[str, ...] | None:
    """The names of the fields of a node class that can hold nodes, last first; None for what is no node."""
    if not is_dataclass(kind) or issubclass(kind, Span):
        return None
    return tuple(field.name for field in reversed(fields(kind)) if str(field.type) not in _PLAIN)


def with_parts(node: object, change: Callable[[object], object]) -> object:
    """The node with `change` of each field that can hold nodes; itself where nothing changes."""
    if not is_dataclass(node) or isinstance(node, type | Span | Origin):
        return node
    changes: dict[str, object] = {}
    for name in field_names(type(node)):
        if name in LEAVES:
            continue
        old = getattr(node, name)
        new = change(old)
        if new is not old:
            changes[name] = new
    return replace(node, **changes) if changes else node


def variables(node: object) -> frozenset[str]:
    """The names of all variables that are read somewhere in the node."""
    return frozenset(one.name for one in descendants(node) if isinstance(one, Var))


def paths_of(root: object, wanted: Callable[[object], bool]) -> list[tuple[object, ...]]:
    """The ways to all nodes that are `wanted`, none of which lies below another."""
    if wanted(root):
        return [()]
    return [(step, *path) for step, child in children(root) for path in paths_of(child, wanted)]


def rebuilt(root: object, path: tuple[object, ...], change: Callable[[object], object]) -> object:
    """A copy of `root` in which the node at `path` is replaced by `change` of it; everything else is shared."""
    if not path:
        return change(root)
    step, rest = path[0], path[1:]
    if isinstance(root, tuple) and isinstance(step, int):
        return (*root[:step], rebuilt(root[step], rest, change), *root[step + 1 :])
    if isinstance(root, dict):
        return {**root, step: rebuilt(root[step], rest, change)}
    if is_dataclass(root) and not isinstance(root, type) and isinstance(step, str):
        return replace(root, **{step: rebuilt(getattr(root, step), rest, change)})
    raise TypeError(f"no way from {type(root).__name__} by {step!r}")
