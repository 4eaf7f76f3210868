"""Many games at random: seats, lengths, scores. No printing; the caller shows progress and results."""

from pravidla.simulation.report import Report, SeatResult, Spread, as_json, summarise
from pravidla.simulation.run import GameRecord, InvariantCheck, play_at_random, simulate

__all__ = [
    "GameRecord",
    "InvariantCheck",
    "Report",
    "SeatResult",
    "Spread",
    "as_json",
    "play_at_random",
    "simulate",
    "summarise",
]
