"""Asking whether something could be done: conditions that may have no answer, actions that must be possible to the
end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pravidla_runtime.errors import Fault, RulesFault

if TYPE_CHECKING:
    from pravidla_runtime.state import EngineState

_MOST_WAYS = 2000


class CarriedOut(Exception):
    """Raised inside a trial when the action has come to its end."""


def attempt(test: Callable[[], object], otherwise: bool) -> bool:
    """A condition, or `otherwise` where it has no answer in this position."""
    try:
        return bool(test())
    except (Fault, RulesFault, IndexError, ValueError, KeyError, ZeroDivisionError):
        return otherwise


def hole(text: Callable[[], str]) -> str:
    """A part of a sentence, or dots where it has no value in this position."""
    try:
        return text()
    except (Fault, RulesFault, IndexError, ValueError, KeyError, ZeroDivisionError):
        return "…"


def carried_out(s: EngineState, pc: int, action: int, trial: int) -> bool:
    """Whether some way through the decisions of an action comes to the action's end without a fault.

    What lies behind chance counts as possible, and so does what is not found out after many ways.
    """
    take = s.game.take
    ways: list[tuple[Any, int, int]] = [(s, pc, action)]
    for _ in range(_MOST_WAYS):
        if not ways:
            return False
        state, point, chosen = ways.pop()
        state = state.clone()
        state.rng, state.trace, state.trial = None, None, trial
        try:
            block = take[point](state, chosen)
            while block is not None:
                block = block(state)
        except CarriedOut:
            return True
        except Exception:
            continue
        if state.player < 0:
            return True
        ways.extend([(state, state.pc, one) for one in reversed(state.legal)])
    return True
