"""Playing on from where a scenario begins: an engine whose games start with the scenario's position and rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pravidla.backends.python import emit, load_generated
from pravidla.ir.nodes import Game
from pravidla.ir.scenario import Scenario
from pravidla.scenarios.engine import ENTRY, with_entries
from pravidla.scenarios.runner import run_once


@dataclass(frozen=True, slots=True)
class Opening:
    """An engine whose new games begin as a scenario does; the game is over when the scenario's rule is. In everything
    else it is the game in the scenario's configuration."""

    game: Any
    start: dict[str, object]

    @property
    def info(self) -> Any:
        return self.game.info

    @property
    def modules(self) -> tuple[str, ...]:
        return tuple(self.game.modules)

    @property
    def options(self) -> dict[str, str]:
        return dict(self.game.options)

    @property
    def num_players(self) -> int:
        return int(self.game.num_players)

    @property
    def num_distinct_actions(self) -> int:
        return int(self.game.num_distinct_actions)

    @property
    def max_game_length(self) -> int:
        return int(self.game.max_game_length)

    def new_initial_state(self, seed: int | None = None, trace: bool = False) -> Any:
        """The scenario's position at its first decision."""
        state = self.game.blank_state()
        self.game.assign(state, self.start)
        return self.game.begin_from(state, seed, trace)

    def deserialize_state(self, data: Any) -> Any:
        """A state that was saved in this game."""
        return self.game.deserialize_state(data)


def opening(game: Game, scenario: Scenario) -> Opening | None:
    """The engine of a scenario; None where it has no `begin`, or goes wrong before its end."""
    course = run_once(game, scenario).course
    if course is None:
        return None
    module = load_generated(emit(with_entries(game, ((course.rule, course.args),))), f"_opening_of_{scenario.name}")
    configuration = scenario.configuration
    chosen = dict(configuration.options)
    engine = module.Game(
        players=configuration.players,
        modules=configuration.modules,
        options={option.name: option.values[chosen[option.name]] for option in game.options},
    )
    return Opening(engine, {**course.start, ENTRY: 1})
