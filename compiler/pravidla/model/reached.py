"""The names by which a reading says what it reaches."""

from __future__ import annotations

from collections.abc import Iterable

from pravidla.model import definitions as d
from pravidla.records import record

MINE = "my "
"""What stands before the name of something that a player has, as in sentences."""
_NOT_PLAYED = (d.ReadingSpec, d.InvariantSpec, d.ScenarioSpec, d.UnitSpec, d.WordSpec)


@record(frozen=True, slots=True)
class Reached:
    """A definition, or a row or state of it: its `part`."""

    common: d.Common
    part: str = ""


def reachable(definitions: Iterable[d.Definition]) -> dict[str, Reached]:
    """What is played with and by, by name; a definition goes before a state of the game, and that before a row.

    What a player has is called `my NAME`. States of the rows of a list have no name alone, so their list is named.
    """
    whole: dict[str, Reached] = {}
    states: dict[str, Reached] = {}
    rows: dict[str, Reached] = {}
    for one in definitions:
        match one:
            case d.StateSpec(owner=None | "player", has=has):
                before = "" if one.owner is None else MINE
                states |= {before + name: Reached(one.common, name) for name, _, _ in has}
            case d.StateSpec() | d.ListSpec(adds=True):
                pass
            case _ if not isinstance(one, _NOT_PLAYED):
                whole.setdefault(one.common.name, Reached(one.common))
        if isinstance(one, d.ListSpec):
            rows |= {row.id: Reached(one.common, row.id) for row in one.rows}
    return rows | states | whole
