"""Many games by program: seats, lengths, scores. No printing; the caller shows progress and results."""

from pravidla.simulation.report import BotResult, Report, SeatResult, Spread, as_json, summarise
from pravidla.simulation.run import GameRecord, InvariantCheck, play_at_random, simulate

__all__ = [
    "BotResult",
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
