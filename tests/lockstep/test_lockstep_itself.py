"""The comparison itself, with a second interpretation dressed up as an engine."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from pravidla.interpreter.interpretation import Interpretation
from pravidla.interpreter.lockstep import lockstep
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Alternative, Game


class Dressed:
    """An interpretation with the parts of an engine's state that it has not itself."""

    def __init__(self, play: Interpretation) -> None:
        self.play = play

    def __getattr__(self, name: str) -> Any:
        return getattr(self.play, name)

    def clone(self) -> Dressed:
        return Dressed(self.play.clone())

    def serialize(self) -> str:
        return json.dumps([step.action for step in self.play.steps if not step.forced])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dressed) and self.play.to_dict() == other.play.to_dict()

    def __hash__(self) -> int:
        return hash(json.dumps(self.play.to_dict()))


class Engine:
    def __init__(self, game: Game, configuration: Configuration, forgetful: bool = False) -> None:
        self.game = game
        self.configuration = configuration
        self.forgetful = forgetful

    def new_initial_state(self, seed: int | None = None) -> Dressed:
        return Dressed(Interpretation(self.game, self.configuration, seed))

    def deserialize_state(self, data: str) -> Dressed:
        state = self.new_initial_state()
        actions = json.loads(data)
        for action in actions[:-1] if self.forgetful else actions:
            state.apply_action(action)
        return state


def test_the_same_game_agrees(market: Game, two: Configuration) -> None:
    report = lockstep(market, two, Engine(market, two), games=20)
    assert report.agrees
    assert report.games == 20
    assert report.events > 40


def test_a_different_score_is_found(market: Game, two: Configuration) -> None:
    points = market.values["points"]
    assert isinstance(points.alternatives[0], Alternative)
    other = replace(market, values={"points": replace(points, alternatives=points.alternatives[1:])})
    difference = lockstep(market, two, Engine(other, two)).difference
    assert difference is not None
    assert difference.what == "scores"


def test_a_different_figure_is_found_with_the_way_to_it(market: Game, two: Configuration) -> None:
    gem = market.lists["gem"]
    worth = replace(gem.columns[0], values=(4, 1))
    other = replace(market, lists={"gem": replace(gem, columns=(worth,))})
    difference = lockstep(market, two, Engine(other, two)).difference
    assert difference is not None
    assert difference.what == "state of player_coins"
    play = Interpretation(market, two)
    for action in difference.actions:
        play.apply_action(action)
    assert play.to_dict()["player_coins"] == difference.interpreter


def test_a_save_that_loses_something_is_found(market: Game, two: Configuration) -> None:
    difference = lockstep(market, two, Engine(market, two, forgetful=True)).difference
    assert difference is not None
    assert difference.what == "save"


def test_progress_is_told_game_by_game(market: Game, two: Configuration) -> None:
    told: list[tuple[int, int]] = []
    lockstep(market, two, Engine(market, two), games=3, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]
