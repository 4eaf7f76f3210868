"""What tells a player why something is refused, where that is not a sentence of its own."""

from __future__ import annotations

from dataclasses import replace

from pravidla.ir.decisions import ConditionCase
from pravidla.ir.definitions import Value
from pravidla.ir.expressions import And, CallValue, Expr, Not, OptionIs
from pravidla.ir.nodes import Game

NOT_OFFERED = (
    "Podmínka, za které se to nabízí, není splněná",
    "The condition under which this is offered does not hold",
)
"""What is said of an option whose guard does not hold, in Czech and English."""


def guards(game: Game, when: Expr | None) -> list[tuple[Expr, str, str]]:
    """The parts of an option's guard with what is said when they do not hold, in Czech and English: what an option of
    the game decides names it as it is chosen, all else is one part."""
    if when is None:
        return []
    parts = when.parts if isinstance(when, And) else (when,)
    named = [(part, said) for part in parts for said in (_agreed(game, part),) if said is not None]
    rest = tuple(part for part in parts if all(part is not one for one, _ in named))
    found = [
        (part, f"Jde to jen ve hře s volbou {said}", f"It can be done only in games with the option {said}")
        for part, said in named
    ]
    if rest:
        whole = replace(when, parts=rest) if isinstance(when, And) and len(rest) > 1 else rest[0]
        found.append((whole, *NOT_OFFERED))
    return found


def _agreed(game: Game, part: Expr) -> str | None:
    """What a condition asks of an option of the game, as it is given on a command line; None for another one."""
    match part:
        case OptionIs(option=name, value=value):
            return f"{name}={_values(game, name)[value]}"
        case Not(operand=OptionIs(option=name, value=value)):
            return " | ".join(f"{name}={one}" for n, one in enumerate(_values(game, name)) if n != value)
        case _:
            return None


def _values(game: Game, option: str) -> tuple[str, ...]:
    return next(one.values for one in game.options if one.name == option)


def told_by_parts(game: Game, case: ConditionCase) -> tuple[Value, CallValue] | None:
    """The value, and its call, whose failing parts (`all:`) say why a condition fails: the condition does nothing but
    ask for that value, and has no sentence of refusal."""
    if case.text is not None or not isinstance(case.that, CallValue):
        return None
    value = game.values.get(case.that.value)
    if value is None or not all(one.conditions for one in value.alternatives):
        return None
    return value, case.that
