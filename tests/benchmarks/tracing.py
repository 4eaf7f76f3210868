"""What the history costs: random games with tracing off against an engine without any tracing, and with tracing on, in
one run. By hand, in the project's folder: `python -m tests.benchmarks.tracing [GAME…]`.

The engine without tracing is the committed one with every line about tracing taken out of its rules; what is left is
one look at a slot in the runtime's `apply_action`. User time of this process, rounds of the three in turn, medians; the
ratios hardly depend on the machine. Off must cost nothing: its ratio
is 1 within what two runs of the same engine differ by, which is printed beside it.
"""

from __future__ import annotations

import importlib.util
import re
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from types import ModuleType
from typing import Any

from tests.benchmarks.engines import user_time

import pravidla
from pravidla.data import packaged_games
from pravidla.loading import engine_module

ROUNDS = 9
SECONDS = 0.4
"""user time of one round of one engine"""

_NOTE = re.compile(r"^( *)if s\.trace is not None:\n(?:\1 +.*\n)+", re.MULTILINE)
_SHORTER = re.compile(r" and s\.trace is None\b")


def without_tracing(name: str, folder: Path) -> Any:
    """The engine of a game of the package for the fewest players, with nothing about tracing in its rules."""
    source = Path(str(engine_module(name).__file__)).parent
    copy = folder / f"untraced_{name}"
    copy.mkdir()
    for path in source.glob("*.py"):
        text = path.read_text(encoding="utf-8").replace(f"pravidla_engines.{name}", copy.name)
        copy.joinpath(path.name).write_text(_SHORTER.sub("", _NOTE.sub("", text)), encoding="utf-8")
    return module_in(copy).Game()


def module_in(folder: Path) -> ModuleType:
    """A package of modules that import each other by its name."""
    spec = importlib.util.spec_from_file_location(
        folder.name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[folder.name] = module
    spec.loader.exec_module(module)
    return module


def speed(game: Any, number: int, trace: bool) -> float:
    """Decisions a second of user time, over one round."""
    rng, decisions, seed = Random(number), 0, number * 1_000_000
    started = user_time()
    while (spent := user_time() - started) < SECONDS:
        seed += 1
        state = game.new_initial_state(seed, trace)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions / spent


def compare(name: str, folder: Path) -> None:
    """Print one line for a game."""
    game, bare = pravidla.load(name), without_tracing(name, folder)
    rounds = [
        (speed(bare, one, False), speed(bare, one, False), speed(game, one, False), speed(game, one, True))
        for one in range(ROUNDS)
    ]
    off = median(2 * one[2] / (one[0] + one[1]) for one in rounds)
    noise = median(abs(one[0] - one[1]) / one[0] for one in rounds)
    on = median(one[3] / one[2] for one in rounds)
    shown = median(one[2] for one in rounds)
    print(f"{name:<20}{shown:>14,.0f}{off:>18.3f}{noise:>14.3f}{on:>14.3f}")


def main() -> None:
    print(f"{'game':<20}{'decisions/s':>14}{'off / none':>18}{'none / none':>14}{'on / off':>14}")
    with tempfile.TemporaryDirectory() as folder:
        for name in sys.argv[1:] or sorted(packaged_games()):
            compare(name, Path(folder))


if __name__ == "__main__":
    main()
