"""The order of the chapters: that in which the rulebook tells of what they define."""

from __future__ import annotations

import re
from collections.abc import Sequence
from statistics import mean, median_low

from pravidla.model import definitions as d

Place = tuple[int, int]
"""A paragraph of the rulebook: its page, its number there."""

_PARAGRAPH = re.compile(r"s(\d+)\.(\d+)")
_PRINTED = (d.ListSpec, d.TableSpec, d.TrackSpec, d.BoardSpec)
_ABOUT = (d.ReadingSpec, d.InvariantSpec)
_NOWHERE: Place = (1_000_000, 0)


def chapter_order(definitions: Sequence[d.Definition], scored: frozenset[str]) -> tuple[int, Place, int, Place, float]:
    """What a chapter is sorted by. `scored`: the names that the score of the game mentions.

    Half of its definitions are cited first up to this place. A chapter of printed things alone stands where the first
    of them is cited; one that is about the score stands where the book sums up, for a goal is told in the beginning.
    Examples stand by all that they cite. What always holds and what is left open come after all rules. Where nothing is
    cited: printed things, the state of the game, rules, the score.
    """
    about = sum(isinstance(one, _ABOUT) for one in definitions)
    late = 0 if 2 * about <= len(definitions) else 1 if isinstance(definitions[-1], d.InvariantSpec) else 2
    printed = all(isinstance(one, _PRINTED) for one in definitions)
    values = [one.common.name for one in definitions if isinstance(one, d.ValueSpec)]
    scoring = 2 * len(values) > len(definitions) and not scored.isdisjoint(values)
    state = any(isinstance(one, d.StateSpec) for one in definitions)
    kind = 0 if printed else 3 if scoring else 1 if state else 2
    cited = [places for one in definitions if (places := _places(one))]
    if not cited:
        return late, _NOWHERE, kind, _NOWHERE, 0.0
    first = [places[0] for places in cited]
    if isinstance(definitions[0], d.ScenarioSpec):
        place = median_low(place for places in cited for place in places)
    elif printed:
        place = min(first)
    else:
        place = median_low(places[-1] for places in cited) if scoring else median_low(first)
    return late, place, kind, min(first), mean(page + number / 1000 for page, number in first)


def _places(one: d.Definition) -> list[Place]:
    found = (_PARAGRAPH.match(cite.ref) for cite in one.common.cites)
    return sorted((int(match[1]), int(match[2])) for match in found if match is not None)
