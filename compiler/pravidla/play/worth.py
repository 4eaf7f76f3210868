"""How good a position is for a player, from what every engine tells: results at the end, the game's own
score before."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh

from pravidla.interface import State

_SPREAD = 20.0
"""Points of lead that are worth about three quarters of a win."""
_LEAD = 0.2
"""What the size of a lead counts for beside winning, at the end."""


def worth(state: State, player: int) -> float:
    """From -1 (lost) to 1 (won)."""
    lead = tanh(_sign(state) * _over_others(state.scores(), player) / _SPREAD)
    if not state.is_terminal():
        return (1 - _LEAD) * lead
    won = max(-1.0, min(1.0, _over_others(state.returns(), player)))
    return (1 - _LEAD) * won + _LEAD * lead


def _over_others(values: Sequence[float], player: int) -> float:
    """How much a player has more than the best of the others; all of it for a player alone."""
    return values[player] - max((value for seat, value in enumerate(values) if seat != player), default=0)


def _sign(state: State) -> int:
    """1 where many points win, -1 where few do."""
    info = getattr(getattr(state, "game", None), "info", None)
    return 1 if info is None or info.highest_wins else -1
