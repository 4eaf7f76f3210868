"""Play from a position to the end."""

from __future__ import annotations

from random import Random
from typing import Any

from pravidla_runtime import RulesFault


def played_on(state: Any, rng: Random) -> str:
    """How play from a position with random choices ends: `ended`, or `fault` where the rules have no answer.

    A fault names the sentence of the rules and leaves the position as it was; anything else that is raised is a
    mistake of the engine and comes out of here.
    """
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        before = state.clone()
        try:
            state.apply_action(action)
        except RulesFault as fault:
            assert fault.file and fault.line
            assert state == before and state.moves == before.moves
            return "fault"
    assert len(state.scores()) == len(state.returns()) and state.winners()
    return "ended"
