"""Where running rules wait: for a player's decision, or for chance."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from pravidla.interpreter.locals import Env
from pravidla.ir.nodes import Ask, Draw, Option, PickRandom, Roll, Shuffle


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action: the option and the value of each of its picks, in order."""

    option: Option
    picked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a player. Answered with an id of `choices`, or None where there is none."""

    ask: Ask
    player: int
    choices: dict[int, Choice]
    """by action id, ascending"""
    env: Env


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance event. Answered with one of its outcomes."""

    cause: Draw | Shuffle | Roll | PickRandom
    weights: dict[int, int]
    """ascending outcomes, with the number of equally likely ways to each"""
    marks: int = 1
    """an outcome that is a copy is kind * marks + mark"""
    dice: int = 0
    """how many dice a roll has"""


Event = Decision | Chance

Run = Generator[Event, int | None, None]
"""Rules that run: they yield events and take answers."""
