"""Positions dealt anew where few deals fit what a player has seen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.backends.engines import module_of

from pravidla_runtime import ResampleError, Rng

CARDS = [*(f"red_{number}" for number in range(4)), *(f"blue_{number}" for number in range(56))]

RED = """\
- game: red
  text: {cs: Červená, en: Red}
  uncited: written for the tests
  players: 2
  play: main
  length: 40
  score: p.points
- unit: point
  forms: {cs: [bod, body, bodů], en: [point, points]}
- list: suit
  uncited: written for the tests
  rows: [{id: red, text: {cs: červená, en: red}}, {id: blue, text: {cs: modrá, en: blue}}]
- component: card
  uncited: written for the tests
  copies: 1
  from: assumed
  columns: {suit: suit}
  rows:
""" + "".join(
    f"    - {{id: {name}, suit: {name.split('_')[0]}, text: {{cs: {name}, en: {name}}}}}\n" for name in CARDS
) + """\
- state: game
  uncited: written for the tests
  has:
    pack: deck of card, starts cards
    spent: pile of card
- state: each player
  uncited: written for the tests
  has:
    hand: pile of card, seen by owner
    points: 0..9 points
- rule: main
  uncited: written for the tests
  do:
    - for p in players:
        - draw 2 from pack to p.hand
    - for p in players:
        - p choose card from p.hand where card.suit is red, if any:
            - move 1 of card from p.hand to spent
            - increase p.points by 1 point
"""  # fmt: skip


def asked_for_red(game: Any, reds: tuple[str, str]) -> Any:
    """The position in which the second player, who holds two red cards, has to spend one; the first saw nothing."""
    ids = game.info.names["card"].ids
    hands = (("blue_0", "blue_1"), reds)
    state = game.new_initial_state()
    for hand in hands:
        for card in hand:
            state.apply_action(ids.index(card))
    assert state.current_player() == 1 and len(state.legal_actions()) == 2
    return state


def hand_of(state: Any, player: int) -> frozenset[str]:
    ids = state.game.info.names["card"].ids
    return frozenset(ids[kind] for kind, number in enumerate(state.to_dict()["player_hand"][player]) if number)


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few uniform deals that hardly one of them is right: what is tested comes after them."""
    monkeypatch.setattr("pravidla_runtime.resampling._DEALS", 4)


def test_a_deal_that_is_rarely_right_is_found_and_is_not_the_true_one_again_and_again() -> None:
    game = module_of(RED).Game()
    state = asked_for_red(game, ("red_0", "red_1"))
    rng = Random(5)
    found: Counter[frozenset[str]] = Counter()
    for _ in range(60):
        other = state.resample(0, rng)
        assert other.observation(0) == state.observation(0)
        assert len(other.legal_actions()) == 2
        found[hand_of(other, 1)] += 1
    # one deal in 295 gives the other player two of the four red cards, in six ways
    assert len(found) == 6
    assert found[frozenset({"red_0", "red_1"})] < 25


def test_what_is_dealt_anew_does_not_depend_on_what_is_hidden() -> None:
    game = module_of(RED).Game()
    deals = []
    for reds in (("red_0", "red_1"), ("red_2", "red_3")):
        state = asked_for_red(game, reds)
        rng = Random(9)
        deals.append(Counter(hand_of(state.resample(0, rng), 1) for _ in range(60)))
    for hand in set(deals[0]) | set(deals[1]):
        assert abs(deals[0][hand] - deals[1][hand]) < 20


def test_where_nothing_is_found_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pravidla_runtime.resampling._DEALS", 3)
    monkeypatch.setattr("pravidla_runtime.resampling._CLIMBS", 0)
    state = asked_for_red(module_of(RED).Game(), ("red_0", "red_1"))
    with pytest.raises(ResampleError, match="no position of red was found that player 0 cannot tell"):
        state.resample(0, Rng(1))


def test_the_history_of_hidden_things_does_not_come_along() -> None:
    state = module_of(RED).Game().new_initial_state(seed=3, trace=True)
    assert state.history()
    assert state.resample(0, Rng(1)).history() == ()
