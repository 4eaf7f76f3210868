"""Mutants of small specs, sentences, overlays, scenarios and saves: none makes a fault. Many more are tried by hand."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from tests.fuzzing.campaign import Campaign, OverBudget, _budget
from tests.fuzzing.mutation import mutated, mutated_sentence
from tests.fuzzing.targets import TARGETS, rules
from tests.fuzzing.tracing import Coverage

FOUND = Path(__file__).with_name("found")
"""inputs that once made a fault, by kind"""


def test_two_thousand_mutants_make_no_fault() -> None:
    tallies = Campaign(1).run(2_000)
    assert [fault for tally in tallies.values() for fault in tally.faults] == []
    assert sum(tally.inputs for tally in tallies.values()) == 2_000
    for name, tally in tallies.items():
        assert tally.accepted and tally.refused, name


@pytest.mark.parametrize("kind", TARGETS, ids=lambda kind: kind.name)
def test_what_once_made_a_fault_makes_none_any_more(kind: type, tmp_path: Path) -> None:
    target = kind(tmp_path)
    for path in sorted(FOUND.glob(f"{target.name}-*.json")):
        target.accepts(json.loads(path.read_text(encoding="utf-8")))


def test_the_same_seed_makes_the_same_mutants() -> None:
    texts = [rules("pig"), rules("kuhn_poker")]
    for change in (mutated, mutated_sentence):
        first = [change(texts[0], Random(seed), texts) for seed in range(40)]
        assert first == [change(texts[0], Random(seed), texts) for seed in range(40)]
        assert len(set(first)) > 30


def test_new_lines_are_counted_once() -> None:
    coverage = Coverage((str(Path(__file__).parent),))
    counts = []
    for _ in range(2):
        coverage.start()
        mutated_sentence("a + b", Random(3), ["c"])
        coverage.stop()
        counts.append(coverage.lines)
    assert counts[0] == counts[1] > 3


def test_what_takes_too_long_is_ended() -> None:
    with pytest.raises(OverBudget), _budget(0.05):
        while True:
            pass
