"""Connect Four by hand, as fast as pure Python goes: two bit boards, shifts to find four in a row, a legal list kept
up to date.

Keeps the engine interface as far as random play and the comparison need it.
"""

from __future__ import annotations

from pravidla.interface import TERMINAL

_COLUMNS = 7
_HEIGHT = 7
"""bits a column: six cells and one that stays empty, so that shifts do not run over"""
_ALL = tuple(range(_COLUMNS))
_BOTTOM = tuple(column * _HEIGHT for column in range(_COLUMNS))
_TOP = tuple(column * _HEIGHT + 6 for column in range(_COLUMNS))


class State:
    """`mine` are the discs of the player to move, `theirs` the other's; `heights` the bit of the next free cell by
    column."""

    __slots__ = ("heights", "legal", "mine", "player", "theirs", "winner")

    def __init__(self) -> None:
        self.mine = 0
        self.theirs = 0
        self.heights = list(_BOTTOM)
        self.legal = _ALL
        self.player = 0
        self.winner = -1

    def current_player(self) -> int:
        return self.player

    def legal_actions(self) -> list[int]:
        return list(self.legal)

    def apply_action(self, action: int) -> None:
        legal = self.legal
        if action not in legal:
            raise ValueError(f"column {action} is not open")
        heights = self.heights
        place = heights[action]
        board = self.mine | 1 << place
        place += 1
        heights[action] = place
        pairs = board & board >> 7
        if not pairs & pairs >> 14:
            pairs = board & board >> 8
            if not pairs & pairs >> 16:
                pairs = board & board >> 6
                if not pairs & pairs >> 12:
                    pairs = board & board >> 1
                    if not pairs & pairs >> 2:
                        self.mine = self.theirs
                        self.theirs = board
                        if place == _TOP[action]:
                            self.legal = legal = tuple([column for column in legal if column != action])
                            if not legal:
                                self.player = TERMINAL
                                return
                        self.player = 1 - self.player
                        return
        self.winner = self.player
        self.player = TERMINAL
        self.legal = ()

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        if self.player != TERMINAL:
            return [0.0, 0.0]
        if self.winner < 0:
            return [0.5, 0.5]
        return [1.0, 0.0] if self.winner == 0 else [0.0, 1.0]

    def clone(self) -> State:
        other = State.__new__(State)
        other.mine = self.mine
        other.theirs = self.theirs
        other.heights = self.heights[:]
        other.legal = self.legal
        other.player = self.player
        other.winner = self.winner
        return other


class Game:
    """The game for two players."""

    num_players = 2
    num_distinct_actions = _COLUMNS
    max_game_length = 42

    def new_initial_state(self, seed: int | None = None) -> State:
        return State()
