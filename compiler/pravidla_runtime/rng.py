"""The random generator of a state, specified bit by bit.

The generator's whole state is one int. Its 64 low bits `x` are those of a linear congruential generator: a step is
``x = (x * MULTIPLIER + INCREMENT) mod 2**64``, its output are the 30 highest bits of the new `x`. What stands above the
64 bits is the share: 0, or how many results the output of the first step has been told apart into so far.

A seed becomes ``x = seed * SPREAD mod 2**64``, ``x = x xor (x >> 32)``, ``x = x * MULTIPLIER mod 2**64``, which counts
as the first step, and the share is 1.

A draw below `n` (2 <= n <= 2**30) with a share `m` takes its result from the output `w` of that first step, digit by
digit: while ``w < m * n * (2**30 // (m * n))``, the result is ``w // m mod n``, and the share becomes ``m * n``. So the
draws before the first decision of a small game are one look into a table. Otherwise the share becomes 0 for good.

A draw below `n` without a share makes a step. It multiplies the output by `n` and takes the part above bit 30; outputs
that would favour some result (the low 30 bits of the product are less than ``2**30 mod n``) are thrown away and the
next one is taken. Either way every result is equally likely. A draw below 1 changes nothing.

The same seed gives the same game on every machine.
"""

from __future__ import annotations

from typing import Protocol

from pravidla_runtime.errors import ConfigurationError, short

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK = (1 << 64) - 1
WORD = 64
"""where the share lies"""
SHIFT = 34
"""how far the output lies from the low end of the state"""
BITS = 30
LOW = (1 << BITS) - 1
SPREAD = 0x9E3779B97F4A7C15
MOST_DIGITS = 24
"""hexadecimal digits that a state of the generator can have"""


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
    state = seed * SPREAD & MASK
    return ((state ^ state >> 32) * MULTIPLIER & MASK) + (1 << WORD)


def bound(number: int) -> int:
    """Outputs from this one on cannot be told apart into so many equally likely results."""
    return number * ((1 << BITS) // number)


def shared(state: int, n: int) -> tuple[int, int]:
    """A draw below `n` from a state with a share: the result (-1: none) and the new state."""
    share = state >> WORD
    output = (state & MASK) >> SHIFT
    number = share * n
    if output < bound(number):
        return output // share % n, (state & MASK) + (number << WORD)
    return -1, state & MASK


def below(s: Seeded, n: int) -> int:
    """A number from 0 to n - 1 from the generator that the state `s` carries."""
    if n <= 1:
        return 0
    state = s.rng
    if state is None:
        raise ValueError("the state has no generator")
    if state > MASK:
        result, state = shared(state, n)
        s.rng = state
        if result >= 0:
            return result
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
