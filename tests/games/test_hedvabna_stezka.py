"""Hedvábná stezka: a second model of the game, written from the rulebook alone, plays the same games as the engine.

At every decision and draw the engine must offer the same, in the same position; scores and winner are equal, too.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.silk_board import drawing
from tests.games.silk_road import Option, Question, Table

from pravidla.interface import CHANCE, Action
from pravidla_engines.hedvabna_stezka import Game

USUAL = {
    "side": "printed",
    "cities": "printed",
    "city_choosers": "in_turn",
    "display_after_empty_hand": "refilled",
    "right_after_refusal": "next_tied",
    "tied_after_refusal": "only_the_asked",
    "last_layout": "all_or_none",
    "robbing_declined": "compulsory",
    "baksheesh_declined": "compulsory",
}
OTHER = {
    "side": "random",
    "cities": "free",
    "city_choosers": "starting_player",
    "display_after_empty_hand": "left",
    "right_after_refusal": "next_number",
    "tied_after_refusal": "all_equal",
    "last_layout": "any_number",
    "robbing_declined": "optional",
    "baksheesh_declined": "optional",
}


def option(action: Action) -> Option:
    return (action.decision, *(str(value) for _, value in sorted(action.arguments.items())))


def answered(question: Question, state: Any, table: Table, rng: Random) -> Option:
    """The same asked of the engine; what is chosen at random, there too."""
    if len(question.options) == 1:
        return question.options[0]
    assert state.current_player() == question.player
    if question.player == CHANCE:
        shares = {option(state.action(one))[1:]: share for one, share in state.chance_outcomes()}
        weights = dict(zip(question.options, question.weights, strict=True))
        total = sum(weights.values())
        assert shares == pytest.approx({kind: number / total for kind, number in weights.items()})
        offered = {option(state.action(one))[1:]: one for one, _ in state.chance_outcomes()}
        answer = rng.choices(question.options, question.weights)[0]
    else:
        offered = {option(state.action(one)): one for one in state.legal_actions()}
        assert offered.keys() == set(question.options)
        if table.hand:
            position = state.to_dict()
            assert {name: position[name] for name in table.position()} == table.position()
        answer = rng.choice(question.options)
    state.apply_action(offered[answer])
    return answer


@pytest.mark.parametrize("options", [USUAL, OTHER, {**USUAL, "side": "random"}], ids=["usual", "other", "tiles"])
@pytest.mark.parametrize("players", range(2, 6))
def test_the_engine_plays_as_a_model_written_from_the_rulebook_does(players: int, options: dict[str, str]) -> None:
    game, board = Game(players=players, options=options), drawing()
    for seed in range(3):
        rng, state, table = Random(seed), game.new_initial_state(), Table(board, players, options)
        play = table.play()
        question = next(play, None)
        while question is not None:
            answer = answered(question, state, table, rng)
            try:
                question = play.send(answer)
            except StopIteration:
                question = None
        assert state.is_terminal()
        scores = [table.score(player) for player in range(players)]
        assert list(state.scores()) == scores
        assert list(state.winners()) == [max(range(players), key=lambda one: (scores[one], table.driver[one]))]
