"""Velkoměsto: saves from the midst of throws, coins and cards in every configuration."""

from __future__ import annotations

from random import Random

import pytest

from pravidla.simulation import play_at_random
from pravidla.simulation.invariants import invariant_check
from pravidla_engines.velkomesto import Game

MODULES = ((), ("pristav",), ("metropole",), ("pristav", "metropole"))


def test_a_game_goes_on_from_a_save_before_any_throw() -> None:
    """Where nobody can build, the same throw again and again would bring nobody to a decision."""
    game, rng = Game(players=2), Random(4)
    state = game.new_initial_state()
    poor = 0
    for _ in range(120):
        if state.is_terminal():
            break
        if state.current_player() < 0:
            assert game.deserialize_state(state.serialize()) == state
            poor += state.to_dict()["player_coins"] == [0, 0]
        state.apply_action(rng.choice(state.legal_actions() or [one for one, _ in state.chance_outcomes()]))
    assert poor


@pytest.mark.parametrize("modules", MODULES, ids=lambda modules: "+".join(modules) or "base")
@pytest.mark.parametrize("composition", ["complete", "by_agreement"])
def test_coins_and_cards_are_conserved(modules: tuple[str, ...], composition: str) -> None:
    game = Game(players=4, modules=modules, options={"composition": composition})
    record = play_at_random(game, Random(11), invariant_check(game))
    assert len(record.winners) == 1 and sorted(record.scores) == [0, 0, 0, 1]
