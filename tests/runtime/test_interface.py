"""The engine interface: what it promises, every engine has, and the interpreter what it is compared by."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from tests.backends.engines import compiled, engine
from tests.conformance.games import NAMES

import pravidla
from pravidla.data import packaged_games
from pravidla.interface import Engine, Play, State
from pravidla.interpreter.interpretation import Interpretation
from pravidla.ir.configuration import Configuration
from pravidla_engines.hedvabna_stezka import Game
from pravidla_runtime import EngineGame, EngineState

PROMISED = {
    "current_player", "legal_actions", "chance_outcomes", "apply_action", "action", "is_terminal", "scores", "winners",
    "returns", "clone", "serialize", "to_dict", "observation", "information_state_string", "resample", "why_not",
    "history", "log", "__eq__", "__hash__",
}  # fmt: skip
"""What the design of the interface names for a state."""


def as_engine(game: EngineGame[Any]) -> Engine:
    """Checked by the type checker: whatever the back end writes is an engine."""
    return game


def as_state(state: EngineState) -> State:
    """Checked by the type checker: its positions are states."""
    return state


def as_play(reference: Interpretation) -> Play:
    """Checked by the type checker: the interpreter is played like an engine."""
    return reference


def declared(protocol: type) -> dict[str, Any]:
    return {
        name: value
        for kind in reversed(protocol.__mro__)
        for name, value in vars(kind).items()
        if kind.__module__ == "pravidla.interface" and inspect.isfunction(value) and not name.startswith("_")
    }


def parameters(function: Any) -> list[tuple[Any, bool]]:
    """Of each parameter: whether it is by place, by name or any, and whether it can be left out."""
    by_place = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return [
        ("place" if one.kind in by_place else one.kind.name, one.default is not inspect.Parameter.empty)
        for one in inspect.signature(function).parameters.values()
    ]


def test_the_protocol_of_states_names_what_the_design_does() -> None:
    assert set(declared(State)) | {"__eq__", "__hash__"} == PROMISED


def test_the_committed_engine_keeps_the_types() -> None:
    game: Engine = Game()
    state: State = Game().new_initial_state(1)
    assert as_engine(Game()).num_players == game.num_players
    assert as_state(Game().new_initial_state(1)) == state


@pytest.mark.parametrize("name", [*packaged_games(), *NAMES])
def test_every_engine_has_the_whole_interface(name: str) -> None:
    game = pravidla.load(name) if name in packaged_games() else engine(name)
    state = game.new_initial_state(1, trace=True)
    assert isinstance(game, Engine) and isinstance(state, State)
    for wanted, made in ((declared(Engine), game), (declared(State), state)):
        for method, promise in wanted.items():
            assert parameters(getattr(type(made), method)) == parameters(promise), method
    assert len(state.log()) == len(state.history()) == len(state.log("en"))


@pytest.mark.parametrize("name", NAMES)
def test_the_interpreter_is_played_like_an_engine(name: str) -> None:
    game = compiled(name)
    usual = tuple((option.name, option.start) for option in game.options)
    reference = as_play(Interpretation(game, Configuration(game.min_players, (), usual), 1))
    assert isinstance(reference, Play)
    for method, promise in declared(Play).items():
        assert parameters(getattr(Interpretation, method)) == parameters(promise), method
    copy = reference.clone()
    assert copy.to_dict() == reference.to_dict()


def test_the_history_tells_the_faces_of_dice_and_what_was_drawn() -> None:
    state = pravidla.load("velkomesto", players=2).new_initial_state(seed=1, trace=True)
    assert any("hozeno: " in line for line in state.log("cs"))
    state = pravidla.load("velkomesto", players=2).new_initial_state(trace=True)
    assert [state.action(outcome).en for outcome in state.legal_actions()] == [
        f"rolled: {face}" for face in range(1, 7)
    ]
    state.apply_action(4)
    assert any(line.startswith("náhoda: hozeno: 5 [") for line in state.log("cs"))
