"""Numbers of positions and games that are known exactly."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.conformance.games import engine

TIC_TAC_TOE_GAMES_BY_LENGTH = {5: 1440, 6: 5328, 7: 47952, 8: 72576, 9: 127872}
CONNECT_FOUR_NODES = {1: 7, 2: 49, 3: 343, 4: 2401, 5: 16807, 6: 117649}


def nodes(state: Any, depth: int) -> int:
    """Positions after exactly `depth` moves, a position once for each way that leads to it."""
    if depth == 0:
        return 1
    found = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        found += nodes(after, depth - 1)
    return found


def count_games(state: Any, length: int, found: Counter[tuple[int, float]]) -> None:
    """Games to their end, by length and the first player's return. A last cell is taken without asking."""
    if state.is_terminal():
        found[length, state.returns()[0]] += 1
        return
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        count_games(after, length + 1, found)


@pytest.mark.parametrize("depth", sorted(CONNECT_FOUR_NODES))
def test_connect_four_has_the_known_number_of_positions_at_each_depth(depth: int) -> None:
    state = engine("connect_four").new_initial_state()
    assert nodes(state, depth) == CONNECT_FOUR_NODES[depth]


def test_tic_tac_toe_has_255168_games_with_the_known_lengths_and_results() -> None:
    found: Counter[tuple[int, float]] = Counter()
    state = engine("tic_tac_toe").new_initial_state()
    count_games(state, 0, found)
    assert sum(found.values()) == 255_168
    first = sum(number for (_, result), number in found.items() if result == 1)
    second = sum(number for (_, result), number in found.items() if result == 0)
    draws = sum(number for (_, result), number in found.items() if result == 0.5)
    assert (first, second, draws) == (131_184, 77_904, 46_080)
    by_length = Counter[int]()
    for (length, _), number in found.items():
        by_length[length] += number
    # the ninth cell is the only one left and is taken without asking, so games of nine moves have eight decisions
    assert by_length[5] == TIC_TAC_TOE_GAMES_BY_LENGTH[5]
    assert by_length[6] == TIC_TAC_TOE_GAMES_BY_LENGTH[6]
    assert by_length[7] == TIC_TAC_TOE_GAMES_BY_LENGTH[7]
    assert by_length[8] == TIC_TAC_TOE_GAMES_BY_LENGTH[8] + TIC_TAC_TOE_GAMES_BY_LENGTH[9]


def test_a_full_tic_tac_toe_board_without_a_line_is_a_draw() -> None:
    state = engine("tic_tac_toe").new_initial_state()
    for action in (0, 1, 2, 4, 3, 5, 7, 6):
        state.apply_action(action)
    assert state.is_terminal()
    assert state.winners() == [0, 1]
    assert state.returns() == [0.5, 0.5]


def test_a_full_column_is_refused_with_the_sentence_of_the_rule() -> None:
    state = engine("connect_four").new_initial_state()
    for _ in range(6):
        state.apply_action(0)
    assert 0 not in state.legal_actions()
    (reason,) = state.why_not("drop", x=1)
    assert reason.name == "drop.column_free"
    assert reason.cs == "1. sloupec je plný"
    assert state.why_not("drop", x=2) == ()
