"""Speed of generated engines against hand-optimised pure-Python ones, in one run. By hand, in the project's
folder: `python -m tests.benchmarks.engines`.

Uniform random play, user time of this process, rounds of both engines in turn, medians. Only decisions with at
least two legal actions count. Absolute figures depend on the machine and its load; the ratios hardly do.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from tests.benchmarks import hand_connect_four, hand_kuhn_poker, hand_velkomesto

import pravidla
from pravidla.data import data_folder

CONFORMANCE = Path(__file__).resolve().parents[1] / "conformance"
ROUNDS = 7
SECONDS = 0.4
"""processor time of one round of one engine"""


def user_time() -> float:
    """User time of this process so far, in seconds."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


def play(game: Any, rng: Random, first: int, games: int) -> int:
    """Play games with seeds from `first` on; the number of decisions with a choice."""
    pick = rng.random
    decisions = 0
    for seed in range(first, first + games):
        state = game.new_initial_state(seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            count = len(legal)
            if count > 1:
                decisions += 1
                state.apply_action(legal[int(pick() * count)])
            else:
                state.apply_action(legal[0])
    return decisions


def measure(game: Any, number: int) -> tuple[float, float]:
    """Decisions and games a second of user time, over one round."""
    rng = Random(number)
    decisions = games = 0
    batch = 20
    started = user_time()
    while (spent := user_time() - started) < SECONDS:
        decisions += play(game, rng, number * 1_000_000 + games, batch)
        games += batch
    return decisions / spent, games / spent


def compare(name: str, generated: Any, by_hand: Any | None) -> None:
    """Print one line for a game."""
    engines = [generated] if by_hand is None else [generated, by_hand]
    rounds = [[measure(engine, number) for engine in engines] for number in range(ROUNDS)]
    speed = median(one[0][0] for one in rounds)
    games = median(one[0][1] for one in rounds)
    line = f"{name:<32}{speed:>12,.0f}{games:>12,.0f}{clone_time(generated):>10.2f}"
    if by_hand is not None:
        ratio = median(one[0][0] / one[1][0] for one in rounds)
        line += f"{median(one[1][0] for one in rounds):>14,.0f}{ratio:>8.2f}"
    print(line)


def clone_time(game: Any) -> float:
    """Microseconds of user time for a clone in the middle of a game."""
    state = game.new_initial_state(1)
    rng = Random(1)
    for _ in range(game.max_game_length // 4 if game.max_game_length < 100 else 60):
        legal = state.legal_actions()
        after = state.clone()
        after.apply_action(rng.choice(legal))
        if after.is_terminal():
            break
        state = after
    number = 20_000
    started = user_time()
    for _ in range(number):
        state.clone()
    return (user_time() - started) / number * 1e6


def seconds_of(work: Callable[[], object]) -> float:
    """Wall time of one piece of work."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def fresh(code: str) -> float:
    """Wall time of a program in a new process, imports included; the best of five."""
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, "-c", code]
        environment = {"XDG_CACHE_HOME": cache, "PATH": ""}
        return min(
            seconds_of(lambda: subprocess.run(command, check=True, capture_output=True, env=environment))
            for _ in range(5)
        )


def main() -> None:
    print(f"{'game':<32}{'decisions/s':>12}{'games/s':>12}{'clone µs':>10}{'by hand/s':>14}{'ratio':>8}")
    compare("connect four", pravidla.load(CONFORMANCE / "connect_four"), hand_connect_four.Game())
    compare("kuhn poker", pravidla.load(CONFORMANCE / "kuhn_poker"), hand_kuhn_poker.Game())
    compare("velkomesto (4 players)", pravidla.load("velkomesto", players=4), hand_velkomesto.Game())
    alone = pravidla.load("velkomesto", players=4, specialised=True)
    compare("velkomesto (4), specialised", alone, hand_velkomesto.Game())
    compare("tic-tac-toe", pravidla.load(CONFORMANCE / "tic_tac_toe"), None)
    compare("pig", pravidla.load(CONFORMANCE / "pig"), None)
    games = sorted(path.parent.name for path in data_folder("rulebooks").glob("*/rulebook.yaml"))
    for name in games:
        for players in range(2, 10):
            try:
                game = pravidla.load(name, players=players)
            except ValueError:
                continue
            compare(f"{name} ({players})", game, None)
            compare(f"{name} ({players}), specialised", pravidla.load(name, players=players, specialised=True), None)
    print(f"\n{'new process':<40}{'seconds':>10}")
    help_code = "from pravidla.cli import main; main(['--help'])"
    print(f"{'pravidla --help':<40}{fresh(help_code):>10.2f}")
    docs_code = "from tempfile import mkdtemp; from pravidla.cli import main; main(['docs', '-o', mkdtemp()])"
    print(f"{'pravidla docs, all games':<40}{fresh(docs_code):>10.2f}")
    for shown, arguments in [*[(f"check {name}", ["check", name]) for name in games], ("check", ["check"])]:
        # the first of the runs fills the cache
        line = f"pravidla {shown}, second run"
        print(f"{line:<40}{fresh(f'from pravidla.cli import main; main({arguments!r})'):>10.2f}")
    for name in games:
        code = (
            "from pathlib import Path; from pravidla.data import data_folder; "
            "from pravidla.loading import compile_files; "
            f"compile_files(data_folder('rulebooks') / {name!r}, ())"
        )
        print(f"{'spec to engine, ' + name:<40}{fresh(code):>10.2f}")


if __name__ == "__main__":
    main()
