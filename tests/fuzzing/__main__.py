"""Mutants by hand: ``python -m tests.fuzzing -n 200000 [--seed N] [--jobs N] [--keep FOLDER]``.

Specs, expressions, overlays, scenarios and saves are changed by chance and given to the compiler and the engines. The
table says by kind how many were tried, accepted, refused by diagnostics, made a fault, and how long the slowest took.
Ends with status 1 when there was a fault; the inputs are written to the folder.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tests.fuzzing.campaign import Campaign, Tally


def _share(seed: int, number: int) -> tuple[dict[str, Tally], int]:
    campaign = Campaign(seed)
    return campaign.run(number, progress=5_000), campaign.coverage.lines


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("-n", type=int, default=200_000, help="mutants")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same mutants")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--keep", type=Path, help="where inputs that made a fault are written")
    given = parser.parse_args()
    started = time.monotonic()
    shares = [(given.seed * 1_000 + job, given.n // given.jobs) for job in range(given.jobs)]
    if given.jobs == 1:
        done = [_share(*shares[0])]
    else:
        with ProcessPoolExecutor(given.jobs) as pool:
            done = list(pool.map(_share, *zip(*shares, strict=True)))
    tallies: dict[str, Tally] = {}
    for part, _ in done:
        for name, tally in part.items():
            tallies.setdefault(name, Tally()).add(tally)
    print(f"{'kind':<12}{'inputs':>9}{'accepted':>10}{'refused':>9}{'faults':>8}{'kept':>7}{'slowest s':>11}")
    for name, tally in tallies.items():
        row = f"{tally.inputs:>9,}{tally.accepted:>10,}{tally.refused:>9,}{len(tally.faults):>8,}{tally.kept:>7,}"
        print(f"{name:<12}{row}{tally.slowest:>11.2f}")
    lines = max(lines for _, lines in done)
    print(f"{lines:,} lines reached in a process, {time.monotonic() - started:.0f} seconds")
    faults = [(name, text, fault) for name, tally in tallies.items() for text, fault in tally.faults]
    for number, (name, text, fault) in enumerate(faults):
        print(f"\n{name}: {fault.splitlines()[-1][:200]}")
        if given.keep is not None:
            given.keep.mkdir(parents=True, exist_ok=True)
            (given.keep / f"{number:04d}-{name}.txt").write_bytes(text.encode("utf-8", "surrogatepass"))
            (given.keep / f"{number:04d}-{name}.fault").write_text(fault, encoding="utf-8", errors="replace")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
