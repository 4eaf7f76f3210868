"""Choices that all make in secret: the position at the first of them, and positions played again."""

from __future__ import annotations

from typing import Any


class Sealed:
    """The position at the first of the choices that all make in secret, played again when somebody asks for it.

    `left` is the number of decisions that were left there."""

    __slots__ = ("_position", "_trail", "left")

    _position: Any
    _trail: Any
    left: int

    def __init__(self, state: Any) -> None:
        """The position that the state is in now. What goes on from there does not touch it."""
        self.left = state.left
        self._trail = state.trail
        self._position = None
        if state.trace is not None or state.trail is None:
            self._position = state.clone()

    def position(self) -> Any:
        """The position. It is shared: whoever plays on from it takes a copy."""
        if self._position is None:
            self._position = replayed(self._trail)
            self._position.sealed = False
        return self._position


def replayed(trail: Any) -> Any:
    """The state that a trail leads to, by playing it again from where the trail begins, without a history."""
    chain: list[int] = []
    origin = trail
    while len(origin) == 2:
        origin, action = origin
        chain.append(action)
    again = origin[0].clone()
    again.trail, again.rng, again.trace = origin, origin[2], None
    again.run(origin[1])
    for action in reversed(chain):
        again.apply_action(action)
    return again
