"""What tells a player why something is refused, where that is not a sentence of its own."""

from __future__ import annotations

from pravidla.ir.decisions import ConditionCase
from pravidla.ir.definitions import Value
from pravidla.ir.expressions import CallValue
from pravidla.ir.nodes import Game

NOT_OFFERED = (
    "Podmínka, za které se to nabízí, není splněná",
    "The condition under which this is offered does not hold",
)
"""What is said of an option whose guard does not hold, in Czech and English."""


def told_by_parts(game: Game, case: ConditionCase) -> tuple[Value, CallValue] | None:
    """The value, and its call, whose failing parts (`all:`) say why a condition fails: the condition does nothing but
    ask for that value, and has no sentence of refusal."""
    if case.text is not None or not isinstance(case.that, CallValue):
        return None
    value = game.values.get(case.that.value)
    if value is None or not all(one.conditions for one in value.alternatives):
        return None
    return value, case.that
