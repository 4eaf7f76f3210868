"""Engines compiled for one configuration play the games of the engine that serves all of them."""

from __future__ import annotations

import random
from functools import cache

import pytest

import pravidla
from pravidla.analysis import analyse, configurations_up_to
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game
from pravidla.loading import spec_folder

GAMES = ("hedvabna_stezka", "kanagawa", "mombasa", "nippon", "velkomesto")
TRIED = 3
"""configurations of a game: the first, the one in the middle and the last"""


@cache
def analysed(name: str) -> Game:
    done = analyse(spec_folder(name), scenarios=False)
    assert done.game is not None, done.diagnostics
    return done.game


def spread(game: Game) -> list[Configuration]:
    known = list(configurations_up_to(game))
    return [known[number * (len(known) - 1) // (TRIED - 1)] for number in range(TRIED)]


def history(name: str, configuration: Configuration, seed: int, *, specialised: bool) -> list[object]:
    """What a player of this seed is offered, again and again, and how it ends."""
    game = analysed(name)
    chosen = dict(configuration.options)
    engine = pravidla.load(
        name,
        players=configuration.players,
        modules=configuration.modules,
        options={option.name: option.values[chosen[option.name]] for option in game.options},
        specialised=specialised,
    )
    chance = random.Random(seed)
    state = engine.new_initial_state(seed=seed)
    seen: list[object] = []
    while not state.is_terminal():
        legal = state.legal_actions()
        seen.append((state.current_player(), legal))
        state.apply_action(chance.choice(legal))
    return [*seen, state.scores(), state.winners()]


@pytest.mark.parametrize("name", GAMES)
def test_an_engine_for_one_configuration_plays_the_same_games(name: str) -> None:
    for configuration in spread(analysed(name)):
        for seed in range(3):
            general = history(name, configuration, seed, specialised=False)
            assert history(name, configuration, seed, specialised=True) == general
