"""The tree that YAML text becomes: three kinds of node, each with its place in the file.

Values are built by a resolver of our own (`true`, `false`, decimal integers, `null`; all else is text). A scalar knows
the offset of each of its characters, so a column inside a sentence is a place in the file.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from pravidla.diagnostics.model import Span
from pravidla.records import record

Value: TypeAlias = str | int | bool | None
Data: TypeAlias = "str | int | bool | list[Data] | dict[str, Data] | None"


@record(frozen=True, slots=True)
class Scalar:
    """A single value. `offsets` holds the file offset of each character of the decoded value and one for the end.

    Of values that are not text the characters are those of the file. `quoted` covers quotes and block form.
    """

    value: Value
    span: Span
    offsets: tuple[int, ...] = field(repr=False)
    quoted: bool

    def at(self, start: int, end: int) -> Span:
        """The place in the file of the characters `start` to `end` (exclusive) of the value."""
        last = len(self.offsets) - 1
        first = max(0, min(start, last))
        return Span(self.span.file, self.offsets[first], self.offsets[max(first, min(end, last))])


@record(frozen=True, slots=True)
class Sequence:
    """A list, in block or flow form."""

    items: tuple[Node, ...]
    span: Span


@record(frozen=True, slots=True)
class Mapping:
    """A mapping in the order of the file; of equal keys only the first is kept (the others were reported)."""

    entries: tuple[tuple[Scalar, Node], ...]
    span: Span

    def get(self, key: Value) -> Node | None:
        """What stands under a key, or nothing."""
        return next((node for scalar, node in self.entries if same_key(scalar.value, key)), None)

    def key(self, key: Value) -> Scalar | None:
        """The key itself with its place, or nothing."""
        return next((scalar for scalar, _ in self.entries if same_key(scalar.value, key)), None)

    def keys(self) -> tuple[Value, ...]:
        """The values of all keys, in the order of the file."""
        return tuple(scalar.value for scalar, _ in self.entries)


Node: TypeAlias = Scalar | Sequence | Mapping


def same_key(left: Value, right: Value) -> bool:
    """Equality that keeps `true` and `1` apart."""
    return left == right and isinstance(left, bool) == isinstance(right, bool)


def to_data(node: Node) -> Data:
    """The plain data of a tree. Keys that are not text become their text, as in JSON."""
    match node:
        case Scalar(value=value):
            return value
        case Sequence(items=items):
            return [to_data(item) for item in items]
        case Mapping(entries=entries):
            return {key_text(key.value): to_data(value) for key, value in entries}


def key_text(value: Value) -> str:
    """The text of a key as it stands in the file."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case _:
            return str(value)
