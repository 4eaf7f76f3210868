"""Kuhn poker by hand, as fast as pure Python goes: the betting as a table of transitions, the cards dealt at once.

With a seed the deal is made by one step of a congruential generator, without one the two cards are chance nodes.
"""

from __future__ import annotations

from pravidla.interface import CHANCE, TERMINAL

_BET, _PASS = 0, 1
_DEALS = ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))
_LEGAL = (_BET, _PASS)
# what has been bet: nothing, a pass, a bet, a pass and a bet; then the ends
_START, _PASSED, _RAISED, _PASSED_RAISED = range(4)
_PLAYER = (0, 1, 1, 0)
_NEXT = ((_RAISED, _PASSED), (_PASSED_RAISED, 4), (5, 6), (7, 8))
# ends: showdown for one; showdown for two; opener wins one; showdown for two; other wins one
_SHOWDOWN = {4: 1, 5: 2, 7: 2}
_FOLDED = {6: 1, 8: -1}


class State:
    """`bets` is the place in the table of the betting, -2 and -1 before the cards are dealt."""

    __slots__ = ("bets", "first", "player", "second")

    def __init__(self, seed: int | None) -> None:
        if seed is None:
            self.bets = -2
            self.player = CHANCE
            self.first = self.second = 3
        else:
            word = (seed * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            self.first, self.second = _DEALS[(word >> 33) * 6 >> 31]
            self.bets = 0
            self.player = 0

    def current_player(self) -> int:
        return self.player

    def legal_actions(self) -> list[int]:
        if self.bets >= 0:
            return [0, 1] if self.bets < 4 else []
        return [card for card in range(3) if card != self.first]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cards = self.legal_actions()
        return [(card, 1 / len(cards)) for card in cards]

    def apply_action(self, action: int) -> None:
        bets = self.bets
        if 0 <= bets < 4:
            if action not in _LEGAL:
                raise ValueError(f"action {action} is not legal")
            self.bets = bets = _NEXT[bets][action]
            self.player = _PLAYER[bets] if bets < 4 else TERMINAL
        elif bets == -2:
            self.first = action
            self.bets = -1
        else:
            self.second = action
            self.bets = self.player = 0

    def is_terminal(self) -> bool:
        return self.bets >= 4

    def returns(self) -> list[float]:
        bets = self.bets
        if bets < 4:
            return [0.0, 0.0]
        stake = _SHOWDOWN.get(bets, 0)
        won = _FOLDED.get(bets, stake if self.first > self.second else -stake)
        return [float(won), float(-won)]

    def clone(self) -> State:
        other = State.__new__(State)
        other.bets = self.bets
        other.first = self.first
        other.second = self.second
        other.player = self.player
        return other


class Game:
    """The game for two players."""

    num_players = 2
    num_distinct_actions = 2
    max_game_length = 3

    def new_initial_state(self, seed: int | None = None) -> State:
        return State(seed)
