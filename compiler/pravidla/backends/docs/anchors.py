"""Stable anchors: the same for the same definition, whatever else the spec holds."""

from __future__ import annotations

from pathlib import PurePosixPath

from pravidla.model.common import Common
from pravidla.source import Mapping as YamlMapping


def former_anchors(common: Common) -> tuple[str, ...]:
    """The anchors of a definition under the names that it had before."""
    return tuple(f"{common.kind}-{name.replace(' ', '-')}" for name in common.formerly)


def section_anchor(common: Common) -> str:
    """The anchor of a definition: its kind and name; of a state also the first thing that it declares, for several may
    belong to one owner; what is added to a list of the base has its file besides."""
    anchor = f"{common.kind}-{common.name.replace(' ', '-')}"
    if common.node.get("adds") is not None:
        return f"{anchor}-{PurePosixPath(common.file).stem}"
    declared = common.node.get("has") if common.kind == "state" else None
    first = f"-{declared.entries[0][0].value}" if isinstance(declared, YamlMapping) and declared.entries else ""
    return f"{anchor}{first}"
