from __future__ import annotations

from typing import Any

import pytest
from tests.backends.engines import engine, module_of

from pravidla_runtime import IllegalAction, Rng

SHOP = """\
- game: shop
  text: {cs: Krám, en: Shop}
  cites: [s1.1]
  players: 2
  play: main
  length: 20
  score: p.coins
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- list: ware
  cites: [s1.2]
  columns: {price: 1..9 coins}
  from: assumed
  rows:
    - {id: rope, price: 2, text: {cs: provaz, en: rope}}
    - {id: lamp, price: 5, text: {cs: lampa, en: lamp}}
- state: game
  cites: [s1.3]
  has:
    left: 0..3 for each ware, starts 1
    shut: true or false
- state: each player
  cites: [s1.3]
  has:
    coins: 0..9 coins, starts 3 coins
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- action: buy
  text: {cs: "Kup {ware}", en: "Buy {ware}"}
  cites: [s2.1]
  choose: ware from wares
  require:
    in_stock:
      that: left[ware] > 0
      else: {cs: "{ware} už není", en: "No {ware} is left"}
      cites: [s2.2]
    open:
      that: not shut
      else: {cs: Je zavřeno, en: The shop is shut}
      cites: [s2.3]
  pay: ware.price
  do:
    - decrease left[ware] by 1
- action: lock
  text: {cs: Zamkni, en: Lock up}
  cites: [s2.4]
  do:
    - set shut to true
- rule: main
  cites: [s1.1]
  do:
    - take turns clockwise from first of players until shut and my coins < 2 coins:
        - choose one of:
            - buy
            - lock
            - option rest:
                - gain 1 coin
"""


def test_an_action_is_told_in_words_with_its_citations() -> None:
    state = module_of(SHOP).Game().new_initial_state()
    action = state.action(state.legal_actions()[0])
    assert (action.decision, action.arguments) == ("buy", {"ware": "rope"})
    assert (action.cs, action.en) == ("Kup provaz", "Buy rope")
    assert "s2.1" in action.cites


def test_an_action_that_the_game_does_not_have_is_said_so() -> None:
    with pytest.raises(ValueError, match="has no action 50"):
        module_of(SHOP).Game().new_initial_state().action(50)


def test_every_reason_is_given_with_its_citation() -> None:
    state = module_of(SHOP).Game().new_initial_state()
    state.apply_action(state.legal_actions()[0])
    state.apply_action(next(a for a in state.legal_actions() if state.action(a).decision == "lock"))
    reasons = state.why_not("buy", ware="rope")
    assert [(reason.name, reason.en) for reason in reasons] == [
        ("buy.in_stock", "No rope is left"),
        ("buy.open", "The shop is shut"),
        ("buy.pay", "You do not have enough coins"),
    ]
    assert [reason.cites for reason in reasons][:2] == [("s2.2",), ("s2.3",)]


def test_a_legal_action_has_no_reasons_against_it() -> None:
    state = module_of(SHOP).Game().new_initial_state()
    assert state.why_not("buy", ware="rope") == ()
    assert state.why_not("buy", ware=0) == ()
    assert state.why_not("buy") == ()
    assert state.why_not("rest") == ()


def test_arguments_are_checked_before_anything_else() -> None:
    state = module_of(SHOP).Game().new_initial_state()
    for ware in ("anvil", 2, -1, True, None):
        assert [reason.name for reason in state.why_not("buy", ware=ware)] == ["argument"]
    with pytest.raises(ValueError, match="no argument `colour`; it has ware"):
        state.why_not("buy", colour="red")
    with pytest.raises(ValueError, match="no decision `steal`; it has buy"):
        state.why_not("steal")


def test_a_decision_that_is_not_due_is_said_so() -> None:
    state = engine("kuhn_poker").new_initial_state()
    assert [reason.name for reason in state.why_not("bet")] == ["decision"]


def test_what_is_paid_leaves_the_purse() -> None:
    state = module_of(SHOP).Game().new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert state.scores() == [1, 3]


@pytest.mark.parametrize("action", ["x", "1", None, 1.5, 0.0, 1.0, True, False, [1], 10**50, float("nan")])
def test_what_is_no_action_at_all_is_illegal_and_nothing_worse(action: Any) -> None:
    state = engine("kuhn_poker").new_initial_state(3)
    before = state.serialize()
    with pytest.raises(IllegalAction) as error:
        state.apply_action(action)
    assert error.value.reasons and len(str(error.value)) < 200
    assert state.serialize() == before
    with pytest.raises(ValueError, match="action"):
        state.action(action)


@pytest.mark.parametrize("player", [-1, 2, "0", True, None, 1.0])
def test_a_player_that_the_game_does_not_have_is_told(player: Any) -> None:
    state = engine("kuhn_poker").new_initial_state(3)
    with pytest.raises(ValueError, match="there are players 0 to 1"):
        state.observation(player)
    with pytest.raises(ValueError, match="there are players 0 to 1"):
        state.information_state_string(player)
    with pytest.raises(ValueError, match="there are players 0 to 1"):
        state.resample(player, Rng(1))


@pytest.mark.parametrize("rng", [None, "x", 3])
def test_what_is_no_generator_is_told(rng: Any) -> None:
    state = engine("kuhn_poker").new_initial_state(3)
    with pytest.raises(ValueError, match="is no generator"):
        state.resample(0, rng)
