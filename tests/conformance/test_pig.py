"""Pig: exact probabilities from the engine's own chance nodes against formulas written out here."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

from tests.conformance.games import engine

GOAL = 10


def after(state: Any, action: int) -> Any:
    copy = state.clone()
    copy.apply_action(action)
    return copy


def test_a_die_has_six_equally_likely_faces() -> None:
    state = engine("pig").new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 6
    assert all(abs(chance - 1 / 6) < 1e-12 for _, chance in outcomes)


def test_holding_at_twenty_has_the_known_exact_distribution() -> None:
    """The turn total of the strategy that rolls until it has 20: walked through the engine, and by the recurrence."""

    def by_formula() -> dict[int, Fraction]:
        ends: dict[int, Fraction] = defaultdict(Fraction)
        reached = {0: Fraction(1)}
        while reached:
            total, chance = min(reached.items())
            del reached[total]
            for face in range(1, 7):
                if face == 1:
                    ends[0] += chance / 6
                elif total + face >= 20:
                    ends[total + face] += chance / 6
                else:
                    reached[total + face] = reached.get(total + face, Fraction(0)) + chance / 6
        return dict(ends)

    def by_engine() -> dict[int, Fraction]:
        ends: dict[int, Fraction] = defaultdict(Fraction)
        reached: dict[int, tuple[Any, Fraction]] = {0: (engine("pig").new_initial_state(), Fraction(1))}
        while reached:
            total = min(reached)
            state, chance = reached.pop(total)
            for outcome, _ in state.chance_outcomes():
                rolled = after(state, outcome)
                if rolled.to_dict()["throw"] == [1]:
                    ends[0] += chance / 6
                    continue
                pot = rolled.to_dict()["pot"]
                if pot >= 20:
                    ends[pot] += chance / 6
                    continue
                again, _ = _rolls_and_holds(rolled)
                before = reached.get(pot, (again, Fraction(0)))[1]
                reached[pot] = (again, before + chance / 6)
        return dict(ends)

    found = by_engine()
    assert found == by_formula()
    assert round(float(found[0]), 4) == 0.6245
    assert sum(found.values()) == 1


def test_the_optimal_win_chance_of_a_short_game_is_exact() -> None:
    """Value iteration over the positions that the engine reaches, against the same over the rules written out here."""
    by_engine = _solve_engine()
    by_formula = _solve_formula()
    assert abs(by_engine - by_formula) < 1e-9
    assert by_formula > 0.5


def _rolls_and_holds(state: Any) -> tuple[Any, Any]:
    """The positions after rolling again and after holding."""
    player = state.current_player()
    options = [after(state, action) for action in state.legal_actions()]
    assert len(options) == 2
    holding = [
        one for one in options if one.to_dict()["player_points"][player] != state.to_dict()["player_points"][player]
    ]
    (held,) = holding
    (rolling,) = [one for one in options if one is not held]
    return rolling, held


def _solve_engine() -> float:
    start = engine("pig", options={"target": "short"}).new_initial_state()
    numbers: dict[Any, int] = {start: 0}
    order = [start]
    links: list[tuple[int, list[tuple[int, float]]]] = []
    for state in order:
        player = state.current_player()
        if state.is_terminal():
            links.append((-2, [(0, float(state.returns()[0]))]))
            continue
        weights = dict(state.chance_outcomes()) if player < 0 else {}
        found = []
        for action in state.legal_actions():
            nxt = after(state, action)
            if nxt not in numbers:
                numbers[nxt] = len(order)
                order.append(nxt)
            found.append((numbers[nxt], weights.get(action, 1.0)))
        links.append((player, found))
    values: list[float] = [0.5] * len(order)
    for _ in range(2000):
        change = 0.0
        for number, (player, found) in enumerate(links):
            if player == -2:
                new = found[0][1]
            elif player == -1:
                new = sum(values[target] * weight for target, weight in found)
            else:
                options = [values[target] for target, _ in found]
                new = max(options) if player == 0 else min(options)
            change = max(change, abs(new - values[number]))
            values[number] = new
        if change < 1e-13:
            break
    return values[0]


def _solve_formula() -> float:
    """The same by the rules as formulas: `win[i, j]` is the chance of the player to move, with i points against j."""
    win = {(i, j): 0.5 for i in range(GOAL) for j in range(GOAL)}
    for _ in range(2000):
        change = 0.0
        for i, j in win:
            new = _rolled(win, i, j, 0)
            change = max(change, abs(new - win[i, j]))
            win[i, j] = new
        if change < 1e-13:
            break
    return win[0, 0]


def _rolled(win: dict[tuple[int, int], float], i: int, j: int, pot: int) -> float:
    """The chance of the player who rolls with `pot` points gathered in this turn."""
    total = (1 - win[j, i]) / 6
    for face in range(2, 7):
        gathered = pot + face
        if i + gathered >= GOAL:
            total += 1 / 6
        else:
            total += max(1 - win[j, i + gathered], _rolled(win, i, j, gathered)) / 6
    return total
