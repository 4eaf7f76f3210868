"""Velkoměsto: saves from the midst of throws, coins and cards in every configuration."""

from __future__ import annotations

from random import Random

import pytest

from pravidla.analysis import analyse, configurations_up_to
from pravidla.coverage.execution import play_once
from pravidla.interface import CHANCE
from pravidla.interpreter.record import Record
from pravidla.loading import spec_folder
from pravidla.simulation import play_at_random
from pravidla.simulation.invariants import invariant_check
from pravidla_engines.velkomesto import Game

MODULES = ((), ("pristav",), ("metropole",), ("pristav", "metropole"))


def test_a_game_goes_on_from_a_save_before_a_throw() -> None:
    """Where nobody has a coin, a six that comes again and again brings nobody to a decision."""
    game = Game(players=2)
    state = game.new_initial_state()
    for face, card in ((4, "tovarna_na_nabytek"), (5, "restaurace")):
        state.apply_action(face - 1)
        built = {str(state.action(one).arguments.get("card")): one for one in state.legal_actions()}
        state.apply_action(built[card])
    assert state.current_player() == CHANCE and state.to_dict()["player_coins"] == [0, 0]
    assert game.deserialize_state(state.serialize()) == state


@pytest.mark.parametrize("modules", MODULES, ids=lambda modules: "+".join(modules) or "base")
@pytest.mark.parametrize("composition", ["complete", "by_agreement"])
def test_coins_and_cards_are_conserved(modules: tuple[str, ...], composition: str) -> None:
    game = Game(players=4, modules=modules, options={"composition": composition})
    record = play_at_random(game, Random(11), invariant_check(game))
    assert len(record.winners) == 1 and sorted(record.scores) == [0, 0, 0, 1]


def test_what_an_exception_replaces_or_a_module_lacks_has_not_run() -> None:
    rules = analyse(spec_folder("velkomesto"), scenarios=False).game
    assert rules is not None
    for live in configurations_up_to(rules):
        if live.players == 2:
            record = Record()
            play_once(rules, live, 3, record)
            of_any_order = "metropole" in live.modules
            assert ("own_income" in record.definitions, "own_income.any_order" in record.definitions) == (
                not of_any_order,
                of_any_order,
            )
            ran = {"harbour", "airport", "city_hall"} & record.definitions
            assert not ran or live.modules, "triggers of modules that are not in play"
