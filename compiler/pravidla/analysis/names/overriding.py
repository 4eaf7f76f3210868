"""What is wrong with `overrides` and `when` as written, before names are looked up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pravidla.analysis.reporting.problems import Problems
from pravidla.model import definitions as d

GUARDED = {"list", "component", "condition", "action", "trigger", "invariant", "scenario", "reading"}
"""Kinds whose `when` means something even where nothing is overridden."""


def in_circles(found: Iterable[d.Common], targets: Mapping[str, tuple[str, ...]]) -> list[d.Common]:
    """Those that override themselves, directly or through others."""
    return [one for one in found if one.name in reached(one.name, targets)]


def reached(name: str, targets: Mapping[str, tuple[str, ...]]) -> set[str]:
    """All that a name overrides, directly or through others."""
    seen: set[str] = set()
    waiting = list(targets.get(name, ()))
    while waiting:
        target = waiting.pop()
        if target not in seen:
            seen.add(target)
            waiting.extend(targets.get(target, ()))
    return seen


def refuse_circles(definitions: Iterable[d.Common], problems: Problems) -> set[str]:
    """Definitions of one kind that override each other by their own names, so that none of them is the first one."""
    overriding = [one for one in definitions if one.overrides]
    targets = {one.name: tuple(target.name for target in one.overrides) for one in overriding}
    found = in_circles(overriding, targets)
    if found:
        problems.circular([(one.name, one.span) for one in found])
        for one in found:
            problems.failed(one.name)
    return {one.name for one in found}


def check_guards(spec: d.Spec, problems: Problems) -> None:
    """A `when` stands where something can give way to it: on exceptions, and on what is done or offered by itself."""
    for common in (*(one.common for one in spec.definitions), *(one.common for one in spec.modules)):
        key = common.node.key("when")
        if common.when is None or key is None or common.kind in GUARDED:
            continue
        if common.overrides or common.node.get("adjusts") is not None:
            continue
        problems.error(
            "PRV308",
            f"this {common.kind} overrides nothing, so its `when` has no effect",
            key.span,
            "nothing holds instead of it",
            hint(common.kind, common.name),
        )


def hint(kind: str, name: str) -> str:
    """What can be written instead."""
    match kind:
        case "rule":
            return f"begin its steps with `if …:`, or make it an exception: `overrides: [{name.split('.')[0]}]`"
        case "value":
            return f"say both cases: `if … then … else …`, or make it an exception: `overrides: [{name.split('.')[0]}]`"
        case "module" | "applies":
            return "the whole file holds under its head; guard the definitions"
        case _:
            return "it holds in every configuration; leave the `when` out"
