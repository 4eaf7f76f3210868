"""The games of one configuration, counted; a game that goes wrong is told with its number."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pravidla.simulation.invariants import Broken, invariant_check
from pravidla.simulation.report import Report, summarise
from pravidla.simulation.run import Chooser, simulate
from pravidla_runtime import RulesFault

if TYPE_CHECKING:
    from pravidla.simulation.usage import Follower


def counted(
    engine: Any,
    games: int,
    seed: int,
    *,
    check_invariants: bool,
    progress: Callable[[], None] | None = None,
    choosers: Sequence[tuple[str, Chooser]] = (),
    follower: Follower | None = None,
) -> tuple[Report | None, str]:
    """The report, or None and what went wrong in which game. `progress` is called after each game. `choosers` play
    under their names, everybody at random without them."""
    from pravidla.simulation.usage import Astray

    check = invariant_check(engine) if check_invariants else None
    started = time.process_time()
    records = []
    try:
        playing = [chooser for _, chooser in choosers]
        for record in simulate(engine, games, seed, check=check, choosers=playing, follower=follower):
            records.append(record)
            if progress is not None:
                progress()
    except (RulesFault, Broken, Astray) as fault:
        return None, f"game {len(records)} of seed {seed}: {fault}"
    return summarise(records, time.process_time() - started, [name for name, _ in choosers]), ""
