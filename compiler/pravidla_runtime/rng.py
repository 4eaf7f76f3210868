"""The random generator of a state, specified bit by bit.

The generator's whole state is one int of 128 bits. A step is ``x = (x * MULTIPLIER + INCREMENT) mod 2**128`` (a linear
congruential generator); its output are the 30 highest bits of the new state. A draw below `n` (1 <= n <= 2**30)
multiplies the output by `n` and takes the part above bit 30; outputs that would favour some result (the low 30 bits of
the product are less than ``2**30 mod n``) are thrown away and the next one is taken, so every result is equally
likely. A draw below 1 takes no step. A seed of 64 bits becomes a first state by
``x = seed * SPREAD mod 2**128``, ``x = x xor (x >> 67)`` and one step. The same seed gives the same game on every machine.
"""

from __future__ import annotations

from typing import Protocol

_MULTIPLIER = 0x2360ED051FC65DA44385DF649FCCF645
_INCREMENT = 0x5851F42D4C957F2D14057B7EF767814F
_SPREAD = 0x9E3779B97F4A7C15F39CC0605CEDC835
_MASK128 = (1 << 128) - 1
_MASK64 = (1 << 64) - 1
_BITS = 30
_LOW = (1 << _BITS) - 1


class Generator(Protocol):
    """Anything with a random number below `n`: `Rng` here, `random.Random` of the standard library."""

    def randrange(self, stop: int, /) -> int: ...


class _Seeded(Protocol):
    rng: int | None


def seed_state(seed: int) -> int:
    """The generator's first state for a seed (any int; only its 64 lowest bits count)."""
    state = (seed & _MASK64) * _SPREAD & _MASK128
    return (state ^ state >> 67) * _MULTIPLIER + _INCREMENT & _MASK128


def draw_below(state: int, n: int) -> tuple[int, int]:
    """The generator's next state and a number from 0 to n - 1."""
    if n <= 1:
        return state, 0
    while True:
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK128
        product = (state >> 98) * n
        low = product & _LOW
        if low >= n or low >= (1 << _BITS) % n:
            return state, product >> _BITS


def below(s: _Seeded, n: int) -> int:
    """A number from 0 to n - 1 from the generator that the state `s` carries."""
    if n <= 1:
        return 0
    state = s.rng
    if state is None:
        raise ValueError("the state has no generator")
    while True:
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK128
        product = (state >> 98) * n
        low = product & _LOW
        if low >= n or low >= (1 << _BITS) % n:
            s.rng = state
            return product >> _BITS


class Rng:
    """The same generator on its own, for bots and for `resample`."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng: int | None = seed_state(seed)

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""
        return below(self, stop)
