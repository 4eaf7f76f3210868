"""The engine that the benchmark measures against plays the same game as the generated one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.benchmarks import hand_velkomesto as by_hand

import pravidla


class Recorded(by_hand.State):
    """A game that notes its throws."""

    __slots__ = ("throws",)

    def __init__(self, seed: int) -> None:
        self.throws: list[list[int]] = []
        super().__init__(seed)

    def _throw_one(self) -> None:
        throw = self._seen()
        self.throws.append([int(throw * 6) + 1])
        super()._throw_one()

    def _throw_two(self) -> None:
        throw = int(self._seen() * 36)
        self.throws.append(sorted((throw // 6 + 1, throw % 6 + 1)))
        super()._throw_two()

    def _seen(self) -> float:
        """The number of the next throw, which comes up once more for the engine itself."""
        drawn, draw = self.random(), self.random

        def again() -> float:
            self.random = draw
            return drawn

        self.random = again
        return drawn


def named(action: int, phase: int) -> tuple[str, ...]:
    """An action of the hand-written engine in the names of the spec."""
    kinds, landmarks = by_hand.KINDS, by_hand.LANDMARKS
    if action >= by_hand.SWAP:
        given, rest = divmod(action - by_hand.SWAP, 60)
        return ("swap_cards", kinds[given], str(rest // 15), kinds[rest % 15])
    if action >= by_hand.LANDMARK:
        return ("build_landmark", landmarks[action - by_hand.LANDMARK])
    if action >= by_hand.BUILD:
        return ("build_card", kinds[action - by_hand.BUILD])
    if action == by_hand.NOTHING:
        return ("build_nothing",)
    if action == by_hand.NO_SWAP or action == by_hand.STAY:
        return ("decline",)
    if action >= by_hand.VICTIM:
        return ("choose_victim", str(action - by_hand.VICTIM))
    return ("throw_again",) if action == by_hand.AGAIN else ("choose_dice", str(action + 1))


def spelled(state: Any, action: int) -> tuple[str, ...]:
    """An action of the generated engine in the same names."""
    info = state.action(action)
    picked = tuple(str(value) for value in info.arguments.values())
    return picked if info.decision in picked else (info.decision, *picked)


def advance(state: Any, hand: Recorded) -> None:
    """Give the generated engine the throws of the other one, and the steps that leave no choice."""
    while not state.is_terminal() and (state.current_player() < 0 or len(state.legal_actions()) == 1):
        if state.current_player() >= 0:
            state.apply_action(state.legal_actions()[0])
            continue
        faces = hand.throws.pop(0)
        state.apply_action(next(one for one, _ in state.chance_outcomes() if outcome_faces(state, one) == faces))


def outcome_faces(state: Any, outcome: int) -> list[int]:
    """The faces of an outcome of chance."""
    after = state.clone()
    after.apply_action(outcome)
    return sorted(after.to_dict()["throw"])


@pytest.mark.parametrize("seed", range(4))
def test_the_hand_written_engine_plays_the_same_game(seed: int) -> None:
    hand, rng = Recorded(seed), Random(seed)
    state = pravidla.load("velkomesto", players=4).new_initial_state()
    decisions = 0
    while not hand.is_terminal():
        advance(state, hand)
        assert state.current_player() == hand.current_player()
        ours = {spelled(state, action): action for action in state.legal_actions()}
        theirs = {named(action, hand.phase): action for action in hand.legal_actions()}
        assert ours.keys() == theirs.keys()
        assert state.to_dict()["player_coins"] == hand.coins
        choice = rng.choice(sorted(ours))
        state.apply_action(ours[choice])
        hand.apply_action(theirs[choice])
        decisions += 1
    assert not hand.throws
    assert state.is_terminal() and state.winners() == hand.winners()
    assert decisions > 20
