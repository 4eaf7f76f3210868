"""From the records of many games to figures with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from pravidla.simulation.run import GameRecord, seat_of

_Z95 = 1.959964
"""Two-sided 95 % quantile of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, standard deviation and extremes of a sample of `number`; `low` and `high` bound the mean with 95 %."""

    mean: float
    deviation: float
    lowest: float
    highest: float
    number: int

    @property
    def low(self) -> float:
        return self.mean - _Z95 * self.deviation / sqrt(self.number)

    @property
    def high(self) -> float:
        return self.mean + _Z95 * self.deviation / sqrt(self.number)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What one seat (from 1) came to: share of games won (a shared win counts in parts) with its 95 % interval,
    points."""

    seat: int
    wins: float
    share: float
    low: float
    high: float
    score: Spread


@dataclass(frozen=True, slots=True)
class BotResult:
    """What one kind of bot came to, over all seats that it held: its share of games won with its 95 % interval."""

    name: str
    wins: float
    share: float
    low: float
    high: float
    score: Spread


@dataclass(frozen=True, slots=True)
class Report:
    """What a run of games shows. `seconds` is processor time of the whole run."""

    games: int
    seats: tuple[SeatResult, ...]
    shared: int
    """games with more than one winner"""
    decisions: Spread
    options: float
    """mean number of legal actions at a decision"""
    winning_score: Spread
    lead: Spread
    """points between the first and the second"""
    seconds: float
    by_bot: tuple[BotResult, ...] = ()
    """where more than one kind played"""


def summarise(records: Sequence[GameRecord], seconds: float, bots: Sequence[str] = ()) -> Report:
    """The report of at least one game; `bots` are the names of those who sat down in turn."""
    if not records:
        raise ValueError("there is no game to report on")
    games = len(records)
    seats = []
    for seat in range(len(records[0].scores)):
        wins = sum(1 / len(record.winners) for record in records if seat in record.winners)
        low, high = wilson(wins, games)
        seats.append(
            SeatResult(seat + 1, wins, wins / games, low, high, spread(record.scores[seat] for record in records))
        )
    decisions = sum(record.decisions for record in records)
    ranked = [sorted(record.scores, reverse=True) for record in records]
    best = [record.scores[record.winners[0]] if record.winners else max(record.scores) for record in records]
    return Report(
        games=games,
        seats=tuple(seats),
        shared=sum(len(record.winners) > 1 for record in records),
        decisions=spread(record.decisions for record in records),
        options=sum(record.options for record in records) / decisions if decisions else 0.0,
        winning_score=spread(best),
        lead=spread(scores[0] - scores[1] if len(scores) > 1 else 0 for scores in ranked),
        seconds=seconds,
        by_bot=tuple(_bot(name, records, bots) for name in dict.fromkeys(bots)) if len({*bots}) > 1 else (),
    )


def _bot(name: str, records: Sequence[GameRecord], bots: Sequence[str]) -> BotResult:
    wins, points = 0.0, list[int]()
    for number, record in enumerate(records):
        held = [seat for seat in range(len(record.scores)) if bots[seat_of(seat, number, len(bots))] == name]
        wins += sum(1 / len(record.winners) for seat in held if seat in record.winners)
        points += [record.scores[seat] for seat in held]
    low, high = wilson(wins, len(records))
    return BotResult(name, wins, wins / len(records), low, high, spread(points or [0]))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of `wins` in `games`."""
    share = wins / games
    denominator = 1 + _Z95**2 / games
    centre = share + _Z95**2 / (2 * games)
    half = _Z95 * sqrt(share * (1 - share) / games + _Z95**2 / (4 * games**2))
    return max(0.0, (centre - half) / denominator), min(1.0, (centre + half) / denominator)


def spread(values: Iterable[float]) -> Spread:
    """Mean, sample standard deviation (0 for one value) and extremes."""
    sample = list(values)
    mean = sum(sample) / len(sample)
    variance = sum((value - mean) ** 2 for value in sample) / (len(sample) - 1) if len(sample) > 1 else 0.0
    return Spread(mean, sqrt(variance), min(sample), max(sample), len(sample))


def as_json(report: Report) -> dict[str, Any]:
    """Plain data for a program to read."""
    decisions = {**asdict(report.decisions), "low": report.decisions.low, "high": report.decisions.high}
    return {**asdict(report), "decisions": decisions}
