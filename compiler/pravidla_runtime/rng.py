"""The random generator of a state, specified bit by bit.

The generator's whole state is one int of 64 bits. A step is ``x = (x * MULTIPLIER + INCREMENT) mod 2**64`` (a linear
congruential generator); its output are the 30 highest bits of the new state. A draw below `n` (1 <= n <= 2**30)
multiplies the output by `n` and takes the part above bit 30; outputs that would favour some result (the low 30 bits of
the product are less than ``2**30 mod n``) are thrown away and the next one is taken, so every result is equally
likely. A draw below 1 takes no step. A seed of 64 bits becomes a first state by ``x = seed * SPREAD mod 2**64``, ``x =
x xor (x >> 32)``. The same seed gives the same game on every machine.
"""

from __future__ import annotations

from typing import Protocol

from pravidla_runtime.errors import ConfigurationError, short

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK = (1 << 64) - 1
SHIFT = 34
"""how far the output lies from the low end of the state"""
BITS = 30
LOW = (1 << BITS) - 1
_SPREAD = 0x9E3779B97F4A7C15


class Generator(Protocol):
    """Anything with a random number below `n`: `Rng` here, `random.Random` of the standard library."""

    def randrange(self, stop: int, /) -> int: ...


class Seeded(Protocol):
    """A state that carries a generator."""

    rng: int | None


def seed_state(seed: int) -> int:
    """The generator's first state for a seed (any int; only its 64 lowest bits count). Raises `ConfigurationError` for
    anything else."""
    if seed.__class__ is not int:
        raise ConfigurationError(f"a seed is a whole number, not {short(seed)}")
    state = seed * _SPREAD & MASK
    return state ^ state >> 32


def below(s: Seeded, n: int) -> int:
    """A number from 0 to n - 1 from the generator that the state `s` carries."""
    if n <= 1:
        return 0
    state = s.rng
    if state is None:
        raise ValueError("the state has no generator")
    while True:
        state = (state * MULTIPLIER + INCREMENT) & MASK
        product = (state >> SHIFT) * n
        low = product & LOW
        if low >= n or low >= (1 << BITS) % n:
            s.rng = state
            return product >> BITS


class Rng:
    """The same generator on its own, for bots and for `resample`."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng: int | None = seed_state(seed)

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""
        return below(self, stop)
