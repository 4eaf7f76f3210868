"""Engines generated for the tests, from conformance specs or from a few lines of rules."""

from __future__ import annotations

import random
import re
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from pravidla.analysis import analyse
from pravidla.backends.python import emit, load_generated
from pravidla.interpreter.interpretation import Interpretation
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game

CONFORMANCE = Path(__file__).resolve().parents[1] / "conformance"
LOCKSTEP = Path(__file__).resolve().parents[1] / "lockstep" / "specs"


@cache
def compiled(name: str) -> Game:
    """The IR of a conformance spec."""
    folder = CONFORMANCE / name
    done = analyse(folder if folder.exists() else LOCKSTEP / name)
    assert done.game is not None, done.diagnostics
    return done.game


@cache
def module(name: str) -> ModuleType:
    """The engine's package of a conformance spec."""
    return load_generated(emit(compiled(name)), f"_tests_{name}")


def engine(name: str, **configuration: Any) -> Any:
    """The game of a conformance spec in a configuration."""
    return module(name).Game(**configuration)


@cache
def game_of(text: str) -> Game:
    """The IR of rules written in a test."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "rules.yaml").write_text(text, encoding="utf-8")
        done = analyse(Path(folder))
    assert done.game is not None, done.diagnostics
    return done.game


@cache
def module_of(text: str) -> ModuleType:
    """The engine's package of rules written in a test."""
    game = game_of(text)
    return load_generated(emit(game), f"_tests_{game.name}")


def function_of(text: str, start: str, file: str = "rules.py") -> str:
    """The generated function of rules written in a test whose name begins so."""
    source = emit(game_of(text))[file]
    return next(one for one in re.split(r"(?m)^(?=def )", source) if one.startswith(f"def {start}"))


def assert_engine_and_interpreter_play_alike(text: str, players: int, seed: int) -> None:
    """A random game of rules written in a test: both list the same, and score the same."""
    state = module_of(text).Game(players).new_initial_state()
    reference = Interpretation(game_of(text), Configuration(players, (), ()))
    rng = random.Random(seed)
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == reference.legal_actions()
        action = rng.choice(legal)
        state.apply_action(action)
        reference.apply_action(action)
    assert state.scores() == reference.scores()
