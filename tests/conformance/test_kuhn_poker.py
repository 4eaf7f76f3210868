"""Kuhn poker: the value of the game at its known equilibrium, exactly, and what each player may know."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.conformance.games import engine

CARDS = ("jack", "queen", "king")


def bet_chance(alpha: Fraction, state: Any) -> Fraction:
    """How often the player who decides bets (or calls) in Kuhn's equilibrium with the opener's bluff `alpha`."""
    plain = state.to_dict()
    player = state.current_player()
    card = plain["player_card"][player]
    stake = plain["player_stake"]
    called_for = stake[1 - player] > stake[player]
    if player == 0:
        opening = (alpha, Fraction(0), 3 * alpha)
        calling = (Fraction(0), alpha + Fraction(1, 3), Fraction(1))
    else:
        opening = (Fraction(1, 3), Fraction(0), Fraction(1))
        calling = (Fraction(0), Fraction(1, 3), Fraction(1))
    return calling[card] if called_for else opening[card]


def value(state: Any, alpha: Fraction) -> Fraction:
    """What the first player wins on average."""
    if state.is_terminal():
        return Fraction(int(state.returns()[0]))
    if state.current_player() < 0:
        outcomes = state.chance_outcomes()
        return sum((value(after(state, action), alpha) for action, _ in outcomes), Fraction(0)) / len(outcomes)
    names = {state.action(action).decision: action for action in state.legal_actions()}
    bet = bet_chance(alpha, state)
    return bet * value(after(state, names["bet"]), alpha) + (1 - bet) * value(after(state, names["pass"]), alpha)


def after(state: Any, action: int) -> Any:
    copy = state.clone()
    copy.apply_action(action)
    return copy


def dealt(first: int, second: int) -> Any:
    state = engine("kuhn_poker").new_initial_state()
    state.apply_action(first)
    state.apply_action(second)
    return state


@pytest.mark.parametrize("alpha", [Fraction(0), Fraction(1, 6), Fraction(1, 3)])
def test_the_first_player_loses_an_eighteenth_of_a_chip_at_equilibrium(alpha: Fraction) -> None:
    assert value(engine("kuhn_poker").new_initial_state(), alpha) == Fraction(-1, 18)


def test_each_deal_is_equally_likely() -> None:
    state = engine("kuhn_poker").new_initial_state()
    assert [(action, round(chance, 9)) for action, chance in state.chance_outcomes()] == [
        (card, round(1 / 3, 9)) for card in range(3)
    ]
    state.apply_action(1)
    assert state.chance_outcomes() == [(0, 0.5), (2, 0.5)]


def test_a_player_knows_only_the_own_card_before_the_showdown() -> None:
    with_jack, with_queen = dealt(2, 0), dealt(2, 1)
    assert with_jack != with_queen
    assert with_jack.information_state_string(0) == with_queen.information_state_string(0)
    assert with_jack.information_state_string(1) != with_queen.information_state_string(1)


def test_a_showdown_shows_both_cards_and_a_fold_none() -> None:
    called = dealt(2, 0)
    for _ in range(2):
        names = {called.action(action).decision: action for action in called.legal_actions()}
        called.apply_action(names["bet"])
    assert called.is_terminal()
    assert called.observation(0)["fields"]["player_card"] == [2, 0]
    folded = dealt(2, 0)
    for name in ("bet", "pass"):
        names = {folded.action(action).decision: action for action in folded.legal_actions()}
        folded.apply_action(names[name])
    assert folded.is_terminal()
    assert folded.observation(1)["fields"]["player_card"][0] != 2


def test_the_returns_are_the_stakes() -> None:
    state = dealt(0, 2)
    for _ in range(2):
        names = {state.action(action).decision: action for action in state.legal_actions()}
        state.apply_action(names["bet"])
    assert state.returns() == [-2.0, 2.0]
    assert state.winners() == [1]
