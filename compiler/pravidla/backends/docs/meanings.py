"""What the expressions of a spec mean, by their places: one name may be a column here and a state there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir import types
from pravidla.ir.walk import descendants


@dataclass(frozen=True, slots=True)
class Meanings:
    """What the analysis found of expressions; those of scenarios are not among them."""

    kinds: Mapping[Span, str]
    """place -> the list whose rows an expression or set gives (`player` for players)"""
    columns: Mapping[Span, tuple[str, str]]
    """place -> the list or track and its column that an expression reads"""


NO_MEANINGS = Meanings({}, {})
"""Of a spec that was not analysed."""


def meanings_of(game: ir.Game) -> Meanings:
    """What the expressions of a game mean."""
    kinds: dict[Span, str] = {}
    columns: dict[Span, tuple[str, str]] = {}
    for node in descendants(game):
        span = getattr(node, "span", None)
        if not isinstance(span, Span):
            continue
        kind = _list_of(getattr(node, "type", None))
        if kind:
            kinds.setdefault(span, kind)
        match node:
            case ir.Column(list=listed, column=column) | ir.TrackColumn(track=listed, column=column):
                columns.setdefault(span, (listed, column))
            case _:
                pass
    return Meanings(kinds, columns)


def _list_of(kind: object) -> str:
    match kind:
        case types.Row(list=listed):
            return listed
        case types.Copy(component=component):
            return component
        case types.SetOf(element=element):
            return _list_of(element)
        case _:
            return ""
