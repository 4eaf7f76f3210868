"""Generated engines of all conformance specs agree with the interpreter, move for move."""

from __future__ import annotations

from pathlib import Path

import pytest

from pravidla.analysis import analyse, configurations
from pravidla.backends.python import emit, load_generated
from pravidla.interpreter.lockstep import lockstep

CONFORMANCE = Path(__file__).resolve().parents[1] / "conformance"
NAMES = sorted(path.parent.name for path in CONFORMANCE.glob("*/rules.yaml"))


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_agrees_with_the_interpreter_in_random_play(name: str) -> None:
    game = analyse(CONFORMANCE / name).game
    assert game is not None
    module = load_generated(emit(game), f"_lockstep_{name}")
    for configuration in configurations(game):
        engine = module.Game(
            players=configuration.players,
            modules=configuration.modules,
            options={option.name: option.values[dict(configuration.options)[option.name]] for option in game.options},
        )
        report = lockstep(game, configuration, engine, games=5)
        assert report.agrees, str(report.difference)
