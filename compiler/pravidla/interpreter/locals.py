"""What the variables of a running rule hold."""

from __future__ import annotations

from dataclasses import dataclass

from pravidla.ir.nodes import ZoneKind

Item = int | tuple["Item", ...]
"""A value of an expression."""


@dataclass(slots=True)
class LocalZone:
    """A zone that a running rule holds, by row where it has rows."""

    kind: ZoneKind
    component: str | None
    cells: dict[int | None, list[int]]


Local = Item | dict[int | None, int] | LocalZone
"""What a local variable holds: a value, counters by row, or a zone."""


Env = dict[str, Local]
"""The locals of a running rule. Names are unique in the whole game, so one dict a call is enough."""
