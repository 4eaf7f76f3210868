"""All paragraphs and sentences that the definitions and scenarios of a spec cite."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pravidla.model.definitions import Spec
from pravidla.source import Mapping, Node, Scalar, Sequence

_AT_END = re.compile(r"\[(s\d+\.\d+[^\]]*)\]$")


def citations(spec: Spec) -> frozenset[str]:
    """Every id that stands under `cites` or at the end of a sentence."""
    return frozenset(ref for one in spec.definitions for ref in cited_in(one.common.node))


def cited_in(node: Node) -> Iterator[str]:
    """The ids in one tree, in its order, with repetitions."""
    match node:
        case Scalar(value=str(text)):
            found = _AT_END.search(text)
            if found:
                yield from (ref.strip() for ref in found.group(1).split(","))
        case Scalar():
            return
        case Sequence(items=items):
            for item in items:
                yield from cited_in(item)
        case Mapping(entries=entries):
            for key, value in entries:
                if key.value == "cites" and isinstance(value, Sequence):
                    yield from (str(item.value) for item in value.items if isinstance(item, Scalar))
                else:
                    yield from cited_in(key)
                    yield from cited_in(value)
