"""What a set-up guard asks of the modules that are in play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pravidla.ir.expressions import And, Expr, Lit, ModuleOn, Not, Or

_MOST_MODULES = 6
"""of a game whose combinations of modules are gone through"""


def modules_needed(guard: Expr | None, modules: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The fewest modules with which a guard can hold, in every combination that will do. Empty where it can hold
    without any, or never, and where there are very many modules."""
    if guard is None or len(modules) > _MOST_MODULES:
        return ()
    found: list[tuple[str, ...]] = []
    for size in range(len(modules) + 1):
        for chosen in combinations(modules, size):
            smaller = any(set(one) <= set(chosen) for one in found)
            if not smaller and _holds(guard, chosen) is not False:
                found.append(chosen)
    return () if found == [()] else tuple(found)


def _holds(guard: Expr, chosen: Sequence[str]) -> bool | None:
    """Whether a guard holds with these modules alone; None where something else decides."""
    match guard:
        case Lit(value=value):
            return bool(value)
        case ModuleOn(module=module):
            return module in chosen
        case Not(operand=operand):
            denied = _holds(operand, chosen)
            return None if denied is None else not denied
        case And(parts=parts):
            known = [_holds(part, chosen) for part in parts]
            return False if False in known else None if None in known else True
        case Or(parts=parts):
            known = [_holds(part, chosen) for part in parts]
            return True if True in known else None if None in known else False
        case _:
            return None
