"""The games of one configuration, counted; a game that goes wrong is told with its number."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from pravidla.simulation.invariants import Broken, invariant_check
from pravidla.simulation.report import Report, summarise
from pravidla.simulation.run import simulate
from pravidla_runtime import RulesFault


def counted(
    engine: Any, games: int, seed: int, *, check_invariants: bool, progress: Callable[[], None] | None = None
) -> tuple[Report | None, str]:
    """The report, or None and what went wrong in which game. `progress` is called after each game."""
    check = invariant_check(engine) if check_invariants else None
    started = time.process_time()
    records = []
    try:
        for record in simulate(engine, games, seed, check=check):
            records.append(record)
            if progress is not None:
                progress()
    except (RulesFault, Broken) as fault:
        return None, f"game {len(records)} of seed {seed}: {fault}"
    return summarise(records, time.process_time() - started), ""
