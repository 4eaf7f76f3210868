"""Follows a scenario on a generated engine, along the course that it took on the interpreter.

Every unforced event must come up for the same player with the action among the legal ones, and the state at the end
must be the same: then everything that `then` tests has the same value, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from pravidla.interpreter.lockstep import EngineState
from pravidla.scenarios.result import Failure, ScenarioResult


class ScenarioEngine(Protocol):
    """An engine that can start a rule in a patched state."""

    def state_at(self, plain: Mapping[str, Any], rule: str, args: tuple[int, ...]) -> EngineState: ...


def follow(engine: ScenarioEngine, result: ScenarioResult) -> tuple[Failure, ...]:
    """What goes differently on the engine; nothing for a scenario without `begin` or one that fails anyway."""
    course, span = result.course, result.scenario.span
    if course is None:
        return ()
    try:
        state = engine.state_at(course.start, course.rule, course.args)
        for number, step in enumerate(one for one in course.steps if not one.forced):
            if state.current_player() != step.player:
                found = f"player {state.current_player()} is to act, not {step.player}"
                return (Failure(f"engine, event {number + 1}: {found}", span),)
            if step.action not in state.legal_actions():
                found = f"action {step.action} is not legal"
                return (Failure(f"engine, event {number + 1}: {found}", span),)
            state.apply_action(step.action)
    except RuntimeError as fault:
        return (Failure(f"engine: {fault}", span),)
    if result.scenario.illegal is not None:
        return ()
    failures = []
    if state.is_terminal() != course.finished:
        failures.append(Failure("engine: it ends at another place", span))
    plain = state.to_dict()
    for name, value in course.end.items():
        if plain.get(name) != value:
            note = f"interpreter {value!r}, engine {plain.get(name)!r}"
            failures.append(Failure(f"engine: {name} comes out differently", span, (note,)))
    return tuple(failures)
