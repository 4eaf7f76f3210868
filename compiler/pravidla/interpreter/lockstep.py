"""Interpreter and engine side by side: random play, move for move, until something differs.

Compared at every event: who is to play, legal actions, chance outcomes, the state in plain form; at some decisions also
what an action means and why another one is refused; at the end scores, winners and returns. The engine goes on from a
clone or from what `serialize` gave, in turn, so these are tested at every event too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isclose
from random import Random
from typing import Any, Protocol, TypeVar

from pravidla.interpreter.faults import RulesFault
from pravidla.interpreter.interpretation import CHANCE, Interpretation
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game

_WORDS_EVERY = 3
"""Words and reasons are compared at one decision in so many: they may cost far more than the move."""


class EngineState(Protocol):
    """What lockstep asks of an engine's state."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int, /) -> object: ...
    def action(self, action: int, /) -> Any: ...
    def why_not(self, decision: str, /, **arguments: Any) -> Sequence[Any]: ...
    def is_terminal(self) -> bool: ...
    def scores(self) -> Sequence[float]: ...
    def winners(self) -> Sequence[int]: ...
    def returns(self) -> Sequence[float]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def clone(self) -> Any: ...
    def serialize(self) -> Any: ...


class EngineGame(Protocol):
    """What lockstep asks of an engine."""

    def new_initial_state(self, seed: int | None = None) -> Any: ...
    def deserialize_state(self, data: Any, /) -> Any: ...


@dataclass(frozen=True, slots=True)
class Difference:
    """Where interpreter and engine first disagree."""

    what: str
    interpreter: object
    engine: object
    actions: tuple[int, ...]
    """all answers up to there, so that the place can be found again"""

    def __str__(self) -> str:
        return (
            f"{self.what} after {len(self.actions)} events: interpreter {self.interpreter!r}, engine {self.engine!r} "
            f"(actions {list(self.actions)})"
        )


@dataclass(frozen=True, slots=True)
class LockstepReport:
    """What random play in lockstep has found."""

    games: int
    events: int
    """decisions and chance events compared"""
    difference: Difference | None

    @property
    def agrees(self) -> bool:
        """Whether nothing differed."""
        return self.difference is None


class _Differs(Exception):
    def __init__(self, difference: Difference) -> None:
        self.difference = difference
        super().__init__(str(difference))


def lockstep(
    game: Game,
    configuration: Configuration,
    engine: EngineGame,
    *,
    games: int = 10,
    seed: int = 0,
    seeded: bool = False,
    most_events: int = 20_000,
    progress: Callable[[int, int], None] | None = None,
) -> LockstepReport:
    """Play random games on both. The engine must be of the same configuration. `seeded`: chance is not chosen here but
    resolves itself on both sides, from the same seed."""
    events = 0
    for number in range(games):
        rng = Random(seed * 1_000_003 + number)
        try:
            own = rng.randrange(1 << 30) if seeded else None
            events += _one_game(game, configuration, engine, rng, own, most_events)
        except _Differs as differs:
            return LockstepReport(number + 1, events, differs.difference)
        if progress is not None:
            progress(number + 1, games)
    return LockstepReport(games, events, None)


def _one_game(
    game: Game, configuration: Configuration, engine: EngineGame, rng: Random, seed: int | None, most_events: int
) -> int:
    actions: list[int] = []
    reference, expected = _started(lambda: Interpretation(game, configuration, seed))
    state, found = _started(lambda: engine.new_initial_state(seed))
    if (expected is None) != (found is None):
        raise _differs("fault", expected, found, actions)
    if reference is None or state is None:
        return 1
    while True:
        compare(reference, state, actions)
        if reference.is_terminal() or len(actions) >= most_events:
            return len(actions) + 1
        state = _copied(engine, state, actions)
        action = rng.choice(reference.legal_actions())
        if reference.current_player() != CHANCE and not rng.randrange(_WORDS_EVERY):
            _compare_words(reference, state, action, rng, actions)
        actions.append(action)
        expected, found = _apply(reference, action), _apply(state, action)
        if (expected is None) != (found is None):
            raise _differs("fault", expected, found, actions)
        if expected is not None:
            return len(actions)


_Started = TypeVar("_Started")


def _started(start: Callable[[], _Started]) -> tuple[_Started | None, str | None]:
    """A new game, or the fault of the rules that comes up before the first event."""
    try:
        return start(), None
    except (RulesFault, RuntimeError) as fault:
        return None, str(fault)


def _apply(state: Interpretation | EngineState, action: int) -> str | None:
    """Go on; the fault of the rules, if there is one."""
    try:
        state.apply_action(action)
    except (RulesFault, RuntimeError) as fault:
        return str(fault)
    return None


def _differs(what: str, interpreter: object, engine: object, actions: Sequence[int]) -> _Differs:
    return _Differs(Difference(what, interpreter, engine, tuple(actions)))


def compare(reference: Interpretation, state: EngineState, actions: Sequence[int]) -> None:
    """Raise for the first thing in which the two positions differ."""

    def same(what: str, expected: object, found: object) -> None:
        if expected != found:
            raise _differs(what, expected, found, actions)

    same("player", reference.current_player(), state.current_player())
    same("end", reference.is_terminal(), state.is_terminal())
    if reference.current_player() == CHANCE:
        expected, found = reference.chance_outcomes(), list(state.chance_outcomes())
        same("chance outcomes", [one for one, _ in expected], [one for one, _ in found])
        if not all(isclose(mine, its) for (_, mine), (_, its) in zip(expected, found, strict=True)):
            raise _differs("probabilities", expected, found, actions)
    else:
        same("legal actions", reference.legal_actions(), list(state.legal_actions()))
    plain, other = reference.to_dict(), state.to_dict()
    for name in plain:
        same(f"state of {name}", plain[name], other.get(name))
    if reference.is_terminal():
        same("scores", reference.scores(), list(state.scores()))
        same("winners", reference.winners(), list(state.winners()))
        if not all(isclose(mine, its) for mine, its in zip(reference.returns(), state.returns(), strict=True)):
            raise _differs("returns", reference.returns(), list(state.returns()), actions)


def _compare_words(
    reference: Interpretation, state: EngineState, action: int, rng: Random, actions: Sequence[int]
) -> None:
    """What a legal action means, and why a random action of a block that is up for choice is refused."""
    for what in ("decision", "arguments", "cs", "en", "cites"):
        mine, its = getattr(reference.action(action), what), getattr(state.action(action), what)
        if mine != its:
            raise _differs(f"{what} of action {action}", mine, its, actions)
    block = reference.game.blocks[reference.action(action).decision]
    other = block.offset + rng.randrange(block.size)
    info = reference.action(other)
    expected = [(one.name, one.cs, one.en, one.cites) for one in reference.why_not(info.decision, **info.arguments)]
    found = [(one.name, one.cs, one.en, one.cites) for one in state.why_not(info.decision, **info.arguments)]
    if expected != found:
        raise _differs(f"reasons against action {other}", expected, found, actions)


def _copied(engine: EngineGame, state: EngineState, actions: Sequence[int]) -> EngineState:
    """A copy to go on from: a clone, or what comes back from a save that went through JSON, in turn."""
    copy: EngineState
    way = "clone" if len(actions) % 2 else "save"
    try:
        copy = state.clone() if way == "clone" else engine.deserialize_state(state.serialize())
    except ValueError as error:
        raise _differs(way, None, str(error), actions) from error
    if copy != state or hash(copy) != hash(state):
        raise _differs(way, state.to_dict(), copy.to_dict(), actions)
    return copy
