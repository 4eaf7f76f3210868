"""References, conditions and marked blocks of the real rulebooks, where their transcripts are."""

import json
from collections import Counter
from collections.abc import Callable

from tests.transcript.structure_gold import GOLD, score

from pravidla.transcript import read

_LEAST = {"reference": 0.95, "players": 0.95, "example": 0.98, "note": 0.98, "reminder": 0.98}


def test_references_conditions_and_marked_blocks_of_the_real_rulebooks_are_found(
    transcript_of: Callable[[str], str | None],
) -> None:
    right: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for game, gold in json.loads(GOLD.read_text(encoding="utf-8")).items():
        text = transcript_of(game)
        if text is None:
            return
        for sort, (good, every) in score(read(text), gold).items():
            right[sort] += good
            total[sort] += every
    for sort, every in sorted(total.items()):
        print(f"{sort}: {right[sort]} of {every} ({right[sort] / every:.1%})")
    assert all(right[sort] >= least * total[sort] for sort, least in _LEAST.items())
