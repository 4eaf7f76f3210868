"""Nippon: a simple greedy bot on the public interface beats random play."""

from __future__ import annotations

from random import Random
from typing import Any

from pravidla_engines.nippon import Game

GOODS = range(6)
SPACES = range(32)
NO_FACTORY = 24
TRIALS = 3
"""How often the rest of a turn is tried"""


def own(values: list[int], player: int, size: int) -> list[int]:
    """The part of a player in a state of all players."""
    return values[player * size : (player + 1) * size]


def standing(state: Any, p: int) -> float:
    """What a position is worth at a glance: the points, and what brings points later."""
    stored = sum(min(3, amount) for amount in own(state.player_stored, p, 6))
    built = sum(8 + good for good in GOODS if state.player_plant[p * 6 + good] != NO_FACTORY)
    tokens = sum(state.space_token[s] + 1 for s in SPACES if state.space_holder[s] == p)
    sent = sum(own(state.player_train_value, p, 4)) + sum(own(state.player_ship_value, p, 4))
    levels = 2 * state.player_money[p] + state.player_mines[p] + state.player_knowledge[p]
    machines, factors = sum(own(state.player_machine, p, 6)), sum(own(state.player_factor, p, 9))
    purse = 0.3 * state.player_yen[p] / 1000 + 0.5 * state.player_coal[p] + 0.6 * state.player_blueprints[p]
    workers = own(state.player_workers, p, 6)
    crew = 1.5 * sum(workers) - 0.5 * sum(1 for colour in workers if colour)
    gained = state.player_vp[p] + 2 * stored + built + 3 * tokens + sent + levels + 3 * machines + 3 * factors
    return float(gained + purse + crew)


def greedy(state: Any, rng: Random) -> int:
    """The action after which the player can stand best at the end of the turn, as a few tries tell."""
    player, actions = state.current_player(), state.legal_actions()

    def after(action: int) -> float:
        trial = state.clone()
        trial.apply_action(action)
        while trial.current_player() == player:
            trial.apply_action(rng.choice(trial.legal_actions()))
        return standing(trial, player)

    return (
        int(max(actions, key=lambda action: max(after(action) for _ in range(TRIALS)))) if actions[1:] else actions[0]
    )


def played(game: Any, seed: int, seat: int) -> list[float]:
    """The points of a game in which one seat is greedy and the others choose at random."""
    rng, state = Random(seed), game.new_initial_state(seed)
    while not state.is_terminal():
        chosen = greedy(state, rng) if state.current_player() == seat else rng.choice(state.legal_actions())
        state.apply_action(chosen)
    return [float(points) for points in state.scores()]


def test_a_simple_greedy_bot_beats_random_play() -> None:
    game = Game(2)
    scores = [(seed % 2, played(game, seed, seed % 2)) for seed in range(10)]
    assert sum(points[seat] == max(points) for seat, points in scores) >= 9
