"""Many random games over the configurations of a game, invariants tested at every decision.

Run by hand: ``python -m tests.benchmarks.random_games GAME -n 10000``. One row for each player count with the usual
options, then one for each other value of an option, its games spread evenly over the player counts. Ends with status 1
when a game met a fault, a broken invariant, or its bound on decisions.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

from pravidla import load
from pravidla.analysis import analyse
from pravidla.ir.nodes import Game
from pravidla.loading import spec_folder
from pravidla.simulation.invariants import Broken, invariant_check
from pravidla_runtime import RulesFault


@dataclass(frozen=True, slots=True)
class Row:
    """What games of one kind are played: name, games by player count, options that are not as usual."""

    name: str
    games: tuple[tuple[int, int], ...]
    options: tuple[tuple[str, str], ...]
    modules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a row: numbers of decisions, the first things that went wrong, processor time."""

    name: str
    lengths: tuple[int, ...]
    wrong: tuple[str, ...]
    seconds: float


def rows(game: Game, number: int) -> Iterator[Row]:
    """All rows of the table."""
    counts = range(game.min_players, game.max_players + 1)
    for players in counts:
        yield Row(f"players={players}", ((players, number),), ())
    spread = tuple((players, number // len(counts)) for players in counts)
    for module in game.modules:
        yield Row(module, spread, (), (module,))
    for option in game.options:
        for index, value in enumerate(option.values):
            if index != option.start:
                yield Row(f"{option.name}={value}", spread, ((option.name, value),))


def play(folder: Path, row: Row) -> Outcome:
    """Play the games of a row."""
    started = time.process_time()
    lengths: list[int] = []
    wrong: list[str] = []
    for players, number in row.games:
        engine = load(folder, players=players, modules=row.modules, options=dict(row.options))
        check = invariant_check(engine)
        for seed in range(number):
            pick = Random(seed).random
            state = engine.new_initial_state(seed=seed)
            decisions = 0
            try:
                while not state.is_terminal():
                    check(state)
                    legal = state.legal_actions()
                    state.apply_action(legal[int(pick() * len(legal))])
                    decisions += 1
                check(state)
            except (RulesFault, Broken) as fault:
                wrong.append(f"{row.name}, {players} players, seed {seed}: {fault}")
            if decisions >= engine.max_game_length:
                wrong.append(f"{row.name}, {players} players, seed {seed}: never ends")
            lengths.append(decisions)
    return Outcome(row.name, tuple(lengths), tuple(wrong), time.process_time() - started)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=10_000, help="games a row")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    folder = spec_folder(given.game)
    game = analyse(folder, scenarios=False).game
    if game is None:
        print("the spec has errors: run pravidla check", file=sys.stderr)
        return 1
    wrong: list[str] = []
    print(f"{'configuration':<40}{'games':>8}{'decisions':>22}{'wrong':>7}{'seconds':>9}", flush=True)
    with ProcessPoolExecutor(given.jobs) as pool:
        for done in pool.map(play, *zip(*((folder, row) for row in rows(game, given.n)), strict=True)):
            lengths = done.lengths
            told = f"{min(lengths)} – {sum(lengths) / len(lengths):.0f} – {max(lengths)}"
            print(f"{done.name:<40}{len(lengths):>8}{told:>22}{len(done.wrong):>7}{done.seconds:>9.0f}", flush=True)
            wrong.extend(done.wrong)
    for one in wrong[:20]:
        print(one)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
