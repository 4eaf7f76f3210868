"""What a definition names and cites, in its own keys and in its lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from pravidla.backends.docs.names import all_names
from pravidla.model import definitions as d
from pravidla.source import Mapping as YamlMapping
from pravidla.source import Node, Scalar
from pravidla.source import Sequence as YamlSequence

_CITES = re.compile(r"\s*\[(s\d+\.\d+[^\]]*)\]$")


def targets(one: d.Definition) -> tuple[d.Reference, ...]:
    """What a definition overrides or adds to."""
    adjusted = one.adjusts if isinstance(one, d.ValueSpec) else None
    return one.common.overrides or (() if adjusted is None else (adjusted,))


def mentions(one: d.Definition) -> Iterator[str]:
    """The names that a definition mentions in its sentences and its guard."""
    parts = [getattr(one, name) for name in one.__dataclass_fields__ if name not in ("common", "heading")]
    yield from all_names((*parts, one.common.when, one.common.applies))
    if isinstance(one, d.ValueSpec | d.RuleSpec | d.ActionSpec):
        yield from all_names(one.heading.params)


def all_cites(node: Node) -> Iterable[str]:
    """All paragraphs and sentences that a definition cites, in its lines too."""
    match node:
        case Scalar(value=str(said)):
            found = _CITES.search(said)
            if found:
                yield from (ref.strip() for ref in found.group(1).split(","))
        case YamlSequence(items=items):
            for item in items:
                yield from all_cites(item)
        case YamlMapping(entries=entries):
            for key, value in entries:
                if key.value == "cites" and isinstance(value, YamlSequence):
                    yield from (str(item.value) for item in value.items if isinstance(item, Scalar))
                else:
                    yield from all_cites(key)
                    yield from all_cites(value)
