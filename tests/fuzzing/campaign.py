"""A run of many mutants, led by what they reach: an input that comes to new lines is kept and changed further."""

from __future__ import annotations

import resource
import signal
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType

from tests.fuzzing.targets import SHARES, TARGETS, Target
from tests.fuzzing.tracing import Coverage

import pravidla
import pravidla_runtime

BUDGET = 5.0
"""seconds of processor time that an input may take"""
MEMORY = 3 << 30
"""bytes that the process may come to hold: an input that asks for more makes a `MemoryError`, and that is a fault"""
_KEPT = 400
"""inputs of a kind that are kept beside the seeds"""
_TRIALS = 12
"""how often a kept input is tried with a part left out"""
_AGAIN = 2_000
"""after so many inputs all code is watched again"""
_WATCHED = 3
"""one input of so many is watched: watching takes longer than what is watched"""


class OverBudget(BaseException):
    """An input took too long. No handler of ours may catch it."""


@dataclass
class Tally:
    """What became of the inputs of one kind."""

    inputs: int = 0
    accepted: int = 0
    refused: int = 0
    faults: list[tuple[str, str]] = field(default_factory=list)
    """the input and what was raised"""
    slowest: float = 0.0
    kept: int = 0

    def add(self, other: Tally) -> None:
        """Count what another process did."""
        self.inputs += other.inputs
        self.accepted += other.accepted
        self.refused += other.refused
        self.faults.extend(other.faults)
        self.slowest = max(self.slowest, other.slowest)
        self.kept += other.kept


@contextmanager
def _budget(seconds: float) -> Iterator[None]:
    def over(number: int, frame: FrameType | None) -> None:
        raise OverBudget(f"more than {seconds} s of processor time")

    before = signal.signal(signal.SIGVTALRM, over)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@contextmanager
def _limited(most: int) -> Iterator[None]:
    """So much memory and no more, where the system can be told."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


class Campaign:
    """One process's share. The same seed and number give the same inputs."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.tallies = {kind.name: Tally() for kind in TARGETS}
        roots = tuple(str(Path(str(module.__file__)).parent) for module in (pravidla, pravidla_runtime))
        self.coverage = Coverage(roots)

    def run(self, number: int) -> dict[str, Tally]:
        """Try a number of mutants (and the seeds before them)."""
        with _limited(MEMORY), tempfile.TemporaryDirectory() as name:
            targets: list[Target] = [kind(Path(name)) for kind in TARGETS]
            corpora = {target.name: list(target.seeds) for target in targets}
            for target in targets:
                for seed in target.seeds:
                    assert self._tried(target, seed, watched=True) is True, seed
            weights = [SHARES[target.name] for target in targets]
            for count in range(number):
                target = self.rng.choices(targets, weights)[0]
                corpus = corpora[target.name]
                # the newest inputs are the most promising ones
                parent = corpus[max(self.rng.randrange(len(corpus)), self.rng.randrange(len(corpus)))]
                text = target.changed(parent, self.rng)
                if self._one(target, text) and len(corpus) < len(target.seeds) + _KEPT:
                    corpus.append(self._smaller(target, text))
                    self.tallies[target.name].kept += 1
                if count % _AGAIN == _AGAIN - 1:
                    self.coverage.look_again()
        return self.tallies

    def _one(self, target: Target, text: str) -> bool:
        """Try an input and count it. Whether it came to new lines."""
        tally = self.tallies[target.name]
        tally.inputs += 1
        lines, started = self.coverage.lines, time.process_time()
        answer = self._tried(target, text, watched=tally.inputs % _WATCHED == 0)
        tally.slowest = max(tally.slowest, time.process_time() - started)
        if isinstance(answer, str):
            tally.faults.append((text, answer))
            return False
        tally.accepted += answer
        tally.refused += not answer
        return self.coverage.lines > lines

    def _tried(self, target: Target, text: str, *, watched: bool = False) -> bool | str:
        """Whether an input was accepted; the fault that it made."""
        try:
            with _budget(BUDGET):
                if not watched:
                    return target.accepts(text)
                self.coverage.start()
                try:
                    return target.accepts(text)
                finally:
                    self.coverage.stop()
        except OverBudget as error:
            return f"{target.name}: {error}"
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            return "".join(traceback.format_exception(error, limit=-6))

    def _smaller(self, target: Target, text: str) -> str:
        """The input with lines left out, as long as it is accepted like before."""
        lines = text.split("\n")
        if len(lines) < 3 or self._tried(target, text) is not True:
            return text
        for _ in range(_TRIALS):
            at = self.rng.randrange(len(lines))
            shorter = lines[:at] + lines[at + self.rng.randrange(1, 6) :]
            if shorter and self._tried(target, "\n".join(shorter)) is True:
                lines = shorter
        return "\n".join(lines)


Part = tuple[dict[str, Tally], int, int]
"""what became of inputs, the lines that they reached, and the most memory that their process held, in kilobytes"""


def one_part(seed: int, number: int) -> Part:
    """So many mutants in this process."""
    campaign = Campaign(seed)
    tallies = campaign.run(number)
    return tallies, campaign.coverage.lines, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
