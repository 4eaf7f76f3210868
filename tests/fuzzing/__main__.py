"""Mutants by hand: ``python -m tests.fuzzing -n 200000 [--seed N] [--jobs N] [--keep FOLDER]``.

The mutants are shared out in equal parts, each to a process of its own, which ends with its part: none grows without
bound, and how many run at a time changes nothing in what is tried.

Specs, expressions, overlays, scenarios and saves are changed by chance and given to the compiler and the engines. The
table says by kind how many were tried, accepted, refused by diagnostics, made a fault, and how long the slowest took.
Ends with status 1 when there was a fault; the inputs are written to the folder.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from tests.fuzzing.campaign import Part, Tally, one_part

_PART = 10_000
"""inputs that one process tries"""


def _parts(seed: int, number: int, jobs: int) -> Iterator[Part]:
    """All parts, as they are done. A process that dies is a fault of the part that it tried."""
    sizes = [min(_PART, number - start) for start in range(0, number, _PART)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, max_tasks_per_child=1) as pool:
        waiting = {pool.submit(one_part, seed * 1_000 + at, size): at for at, size in enumerate(sizes)}
        for one in as_completed(waiting):
            try:
                yield one.result()
            except BrokenProcessPool as error:
                yield {"process": Tally(faults=[(f"part {waiting[one]}", f"the process ended: {error}")])}, 0, 0


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("-n", type=int, default=200_000, help="mutants")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same mutants")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--keep", type=Path, help="where inputs that made a fault are written")
    given = parser.parse_args()
    started = time.monotonic()
    tallies: dict[str, Tally] = {}
    lines = memory = faults = 0
    for part, reached, held in _parts(given.seed, given.n, given.jobs):
        lines, memory = max(lines, reached), max(memory, held)
        for name, tally in part.items():
            tallies.setdefault(name, Tally()).add(tally)
            for text, fault in tally.faults:
                _tell(faults, name, text, fault, given.keep)
                faults += 1
        tried = sum(tally.inputs for tally in tallies.values())
        print(f"{tried:,} of {given.n:,} inputs, {faults} faults, {held / 1024:.0f} MB held", flush=True)
    print(f"\n{'kind':<12}{'inputs':>9}{'accepted':>10}{'refused':>9}{'faults':>8}{'kept':>7}{'slowest s':>11}")
    for name, tally in sorted(tallies.items()):
        row = f"{tally.inputs:>9,}{tally.accepted:>10,}{tally.refused:>9,}{len(tally.faults):>8,}{tally.kept:>7,}"
        print(f"{name:<12}{row}{tally.slowest:>11.2f}")
    print(
        f"{lines:,} lines reached in a process, at most {memory / 1024:.0f} MB held in one, "
        f"{time.monotonic() - started:.0f} seconds"
    )
    return 1 if faults else 0


def _tell(number: int, name: str, text: str, fault: str, keep: Path | None) -> None:
    """A fault at once: a long run may be ended before its table."""
    print(f"{name}: {fault.splitlines()[-1][:200]}", flush=True)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{number:04d}-{name}.txt").write_bytes(text.encode("utf-8", "surrogatepass"))
        (keep / f"{number:04d}-{name}.fault").write_text(fault, encoding="utf-8", errors="replace")


if __name__ == "__main__":
    sys.exit(main())
