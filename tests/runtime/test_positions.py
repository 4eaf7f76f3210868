"""The engine interface of positions: play, equality, results, faults, history."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.backends.engines import CONFORMANCE, LOCKSTEP, engine, module_of

from pravidla_runtime import CHANCE, TERMINAL, ConfigurationError, IllegalAction, RulesFault

FAULTY = """\
- game: faulty
  text: {cs: Vadná, en: Faulty}
  uncited: written for the tests
  players: 2
  play: main
  length: 30
  score: p.points
- unit: point
  forms: {cs: [bod, body, bodů], en: [point, points]}
- state: each player
  uncited: written for the tests
  has:
    points: 0..5 points
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my points > 5 points:
        - choose n from 1..3:
            - increase my points by (n) points
"""

STALL = """\
- game: stall
  text: {cs: Stánek, en: Stall}
  uncited: written for the tests
  players: 2
  play: main
  length: 30
  score: p.coins
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- state: each player
  uncited: written for the tests
  has:
    coins: 0..9 coins, starts 3 coins
- state: game
  uncited: written for the tests
  has:
    idle: true or false
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- action: buy
  text: {cs: Kup něco, en: Buy something}
  uncited: written for the tests
  pay: 1 coin
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my coins is 0 coins:
        - choose one of:
            - buy
            - option rest:
                - set idle to true
"""


def played(game: Any, seed: int, moves: int) -> Any:
    rng = Random(seed)
    state = game.new_initial_state(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_a_new_game_waits_for_its_first_player() -> None:
    state = engine("connect_four").new_initial_state()
    assert state.current_player() == 0
    assert state.legal_actions() == list(range(7))
    assert not state.is_terminal()
    assert state.winners() == []
    assert state.returns() == [0.0, 0.0]


def test_chance_is_explicit_without_a_seed_and_resolves_itself_with_one() -> None:
    game = engine("kuhn_poker")
    explicit = game.new_initial_state()
    assert explicit.current_player() == CHANCE
    assert explicit.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert game.new_initial_state(5).current_player() == 0
    assert game.new_initial_state(5).chance_outcomes() == []


def test_the_same_seed_gives_the_same_deal() -> None:
    game = engine("kuhn_poker")
    deals = {game.new_initial_state(seed).to_dict()["player_card"][0] for seed in range(60)}
    assert deals == {0, 1, 2}
    assert game.new_initial_state(11) == game.new_initial_state(11)


def test_an_illegal_action_leaves_the_state_as_it_was() -> None:
    state = engine("tic_tac_toe").new_initial_state()
    state.apply_action(4)
    before = state.serialize()
    with pytest.raises(IllegalAction) as refusal:
        state.apply_action(4)
    assert [reason.name for reason in refusal.value.reasons] == ["claim.free"]
    assert state.serialize() == before
    with pytest.raises(IllegalAction):
        state.apply_action(99)


def test_the_list_of_legal_actions_is_the_callers_own() -> None:
    state = engine("tic_tac_toe").new_initial_state()
    state.legal_actions().clear()
    assert len(state.legal_actions()) == 9


def test_a_clone_goes_its_own_way() -> None:
    state = played(engine("sealed_bids", players=3), 1, 4)
    other = state.clone()
    assert other == state
    assert hash(other) == hash(state)
    other.apply_action(other.legal_actions()[0])
    assert other != state


@pytest.mark.parametrize("name", sorted(path.name for path in (*CONFORMANCE.iterdir(), *LOCKSTEP.iterdir())
    if (path / "rules.yaml").is_file()))  # fmt: skip
@pytest.mark.parametrize("seed", [None, 8])
def test_play_on_a_copy_leaves_the_original_alone(name: str, seed: int | None) -> None:
    state, rng = engine(name).new_initial_state(seed), Random(8)
    for _ in range(12):
        if state.is_terminal():
            break
        before, other = state.serialize(), state.clone()
        assert other.serialize() == before
        for _ in range(40):
            if not other.is_terminal():
                other.apply_action(rng.choice(other.legal_actions()))
        assert state.serialize() == before
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_purse_that_only_the_price_of_an_action_empties_is_copied() -> None:
    state = module_of(STALL).Game().new_initial_state()
    other = state.clone()
    other.apply_action(0)
    assert (state.scores(), other.scores()) == ([3, 3], [2, 3])


def test_equality_is_of_the_position_and_not_of_the_generator() -> None:
    game = engine("connect_four")
    assert game.new_initial_state(1) == game.new_initial_state(2)
    assert hash(game.new_initial_state(1)) == hash(game.new_initial_state(2))
    assert game.new_initial_state() != engine("tic_tac_toe").new_initial_state()


def test_transpositions_are_equal() -> None:
    game = engine("connect_four")
    one, other = game.new_initial_state(), game.new_initial_state()
    for action in (0, 1, 2):
        one.apply_action(action)
    for action in (2, 1, 0):
        other.apply_action(action)
    assert one == other
    assert len({one, other}) == 1


def test_a_finished_game_has_winners_and_returns() -> None:
    state = engine("connect_four").new_initial_state()
    for action in (0, 1, 0, 1, 0, 1, 0):
        state.apply_action(action)
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert (state.scores(), state.winners(), state.returns()) == ([1, 0], [0], [1.0, 0.0])
    with pytest.raises(IllegalAction, match="over"):
        state.apply_action(0)


def test_a_game_ends_as_a_draw_at_its_greatest_length() -> None:
    state = engine("pig").new_initial_state(3)
    state.left = 3
    for _ in range(3):
        state.apply_action(min(state.legal_actions()))
    assert state.is_terminal()
    assert state.winners() == [0, 1]
    assert state.returns() == [0.5, 0.5]


def test_a_fault_names_the_line_of_the_spec_and_leaves_the_state_as_it_was() -> None:
    state = module_of(FAULTY).Game().new_initial_state()
    for action in (2, 0, 0):
        state.apply_action(action)
    state.apply_action(0)
    before = state.serialize()
    with pytest.raises(RulesFault, match="points cannot become 7") as fault:
        state.apply_action(2)
    assert (fault.value.file, fault.value.line) == ("rules.yaml", 19)
    assert state.serialize() == before
    state.apply_action(0)
    assert state.scores() == [5, 2]


def test_a_fault_leaves_the_generator_as_it_was() -> None:
    state = module_of(FAULTY).Game().new_initial_state(8)
    for action in (2, 0, 0):
        state.apply_action(action)
    state.apply_action(0)
    rng, moves = state.rng, state.moves
    with pytest.raises(RulesFault):
        state.apply_action(2)
    assert (state.rng, state.moves) == (rng, moves)


def test_a_traced_game_tells_what_happened() -> None:
    game = engine("kuhn_poker")
    state = game.new_initial_state(4, trace=True)
    state.apply_action(1)
    events = state.history()
    assert [event.kind for event in events] == ["chance", "chance", "decision"]
    assert events[-1].action.decision == "pass"
    assert events[-1].place.startswith("rules.yaml:")
    assert state.log("cs")[-1] == "hráč\u00a01: Pasuj"
    assert state.log("en")[-1] == "player 1: Pass"


def test_a_traced_game_is_the_same_game() -> None:
    for name in ("kuhn_poker", "pig", "sealed_bids"):
        game = engine(name)
        for seed in range(5):
            assert game.new_initial_state(seed, trace=True) == game.new_initial_state(seed)


def test_forced_decisions_are_marked_in_the_history() -> None:
    state = engine("sealed_bids").new_initial_state(1, trace=True)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    forced = [event for event in state.history() if event.forced]
    assert len(forced) == 2
    assert state.log("en")[-1].endswith("(forced)")


def test_without_tracing_there_is_no_history() -> None:
    assert engine("pig").new_initial_state(1).history() == ()


@pytest.mark.parametrize(
    ("configuration", "message"),
    [
        ({"players": 7}, "2 to 4 players, not 7"),
        ({"players": True}, "whole number"),
        ({"modules": ("harbour",)}, "no module `harbour`"),
        ({"options": {"goal": "full"}}, "no option `goal`; there is target"),
        ({"options": {"target": "tiny"}}, "no value `tiny`; there is full, short"),
    ],
)
def test_a_bad_configuration_is_refused(configuration: dict[str, Any], message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        engine("pig", **configuration)


def test_the_game_says_how_large_it_is() -> None:
    game = engine("connect_four")
    assert (game.num_players, game.num_distinct_actions, game.max_game_length) == (2, 7, 42)


def test_a_position_shows_itself() -> None:
    state = engine("connect_four").new_initial_state()
    assert repr(state) == "<connect_four: main_drop, player 0, 0 moves>"


LOOK = """\
- game: look
  text: {cs: Pohled, en: Look}
  uncited: written for the tests
  players: 2
  play: main
  length: 4
  score: p.points
- unit: point
  forms: {cs: [bod, body, bodů], en: [point, points]}
- component: card
  uncited: written for the tests
  copies: 1
  from: assumed
  rows: [{id: sun, text: {cs: slunce, en: sun}}, {id: moon, text: {cs: měsíc, en: moon}}]
- state: game
  uncited: written for the tests
  has:
    pack: deck of card, starts cards
- state: each player
  uncited: written for the tests
  has:
    hand: pile of card, seen by owner
    points: 0..9 points
- rule: main
  uncited: written for the tests
  do:
    - for p in players clockwise:
        - draw 1 card from pack to p.hand
    - take turns clockwise from first of players until my points > 1 points:
        - choose n from 1..2:
            - show next(me).hand to me [s4.2]
            - increase my points by (n) points
"""


def test_a_look_at_hidden_pieces_stands_in_the_history() -> None:
    state = module_of(LOOK).Game().new_initial_state(1, trace=True)
    state.apply_action(0)
    event = state.history()[-1]
    assert (event.kind, event.point, event.player, event.action.cites) == ("show", "main", 0, ("s4.2",))
    other = state.to_dict()["player_hand"][1].index(1)
    assert event.action.arguments == {"pieces": [("sun", "moon")[other]]}
    assert event.sentence("cs") == f"hráč\u00a01: vidí: {('slunce', 'měsíc')[other]} [s4.2]"
