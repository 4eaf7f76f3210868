"""From the path of a value in plain data to the node it came from."""

from __future__ import annotations

from collections.abc import Iterable

from pravidla.source import Mapping, Node, Scalar, Sequence, key_text


def node_at(root: Node, path: Iterable[str | int]) -> Node:
    """The node under a path of keys (as text) and indexes; the last one that exists."""
    node = root
    for step in path:
        match node, step:
            case Sequence(items=items), int():
                node = items[step]
            case Mapping(), str():
                found = next((value for key, value in node.entries if key_text(key.value) == step), None)
                if found is None:
                    return node
                node = found
            case _:
                return node
    return node


def key_named(node: Node, text: str) -> Scalar | None:
    """The key of a mapping that has this text."""
    if not isinstance(node, Mapping):
        return None
    return next((key for key, _ in node.entries if key_text(key.value) == text), None)


def describe(node: Node) -> str:
    """What a reader calls this value."""
    match node:
        case Sequence():
            return "a list"
        case Mapping():
            return "a mapping"
        case Scalar(value=None):
            return "nothing"
        case Scalar(value=bool()):
            return f"`{key_text(node.value)}`"
        case Scalar(value=int()):
            return f"the number {node.value}"
        case Scalar():
            text = str(node.value)
            return f"`{text}`" if len(text) <= 40 and "\n" not in text else "a text"
