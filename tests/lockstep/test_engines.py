"""Generated engines agree with the interpreter, move for move: all conformance specs, and the specs beside this file,
which use what the others leave out."""

from __future__ import annotations

from functools import cache
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from pravidla.analysis import analyse, configurations
from pravidla.backends.python import emit, load_generated, specialise
from pravidla.interpreter.lockstep import lockstep
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game

MOST_SPECIALISED = 4
"""configurations of a game that get an engine of their own"""
HERE = Path(__file__).resolve().parent
FOLDERS = (HERE.parent / "conformance", HERE / "specs")
SPECS = {path.parent.name: path.parent for folder in FOLDERS for path in sorted(folder.glob("*/rules.yaml"))}


@cache
def compiled(name: str) -> tuple[Game, ModuleType]:
    done = analyse(SPECS[name])
    assert done.game is not None, done.diagnostics
    return done.game, load_generated(emit(done.game), f"_lockstep_{name}")


def engine_of(game: Game, module: ModuleType, configuration: Configuration) -> Any:
    chosen = dict(configuration.options)
    return module.Game(
        players=configuration.players,
        modules=configuration.modules,
        options={option.name: option.values[chosen[option.name]] for option in game.options},
    )


@pytest.mark.parametrize("name", SPECS)
def test_the_engine_agrees_with_the_interpreter_in_random_play(name: str) -> None:
    game, module = compiled(name)
    for configuration in configurations(game):
        report = lockstep(game, configuration, engine_of(game, module, configuration), games=6)
        assert report.agrees, str(report.difference)


@pytest.mark.parametrize("name", SPECS)
def test_the_same_seed_gives_the_same_chance_on_both(name: str) -> None:
    game, module = compiled(name)
    for configuration in configurations(game):
        report = lockstep(game, configuration, engine_of(game, module, configuration), games=3, seeded=True)
        assert report.agrees, str(report.difference)


@pytest.mark.parametrize("name", SPECS)
def test_an_engine_for_one_configuration_agrees_with_the_interpreter_of_the_whole_game(name: str) -> None:
    game, _ = compiled(name)
    for number, configuration in enumerate(islice(configurations(game), MOST_SPECIALISED)):
        module = load_generated(emit(specialise(game, configuration), laid_out=False), f"_specialised_{name}_{number}")
        engine = engine_of(game, module, configuration)
        for seeded in (False, True):
            report = lockstep(game, configuration, engine, games=2, seeded=seeded)
            assert report.agrees, str(report.difference)
