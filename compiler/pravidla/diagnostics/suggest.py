"""Did you mean: the names nearest to one that does not exist."""

import difflib
import unicodedata
from collections.abc import Iterable

_MOST = 3
_NEAR_ENOUGH = 0.66
_SHORTEST = 3
"""Shorter words are near to too many others."""


def fold(word: str) -> str:
    """The word in lower case without diacritics, for comparison only."""
    decomposed = unicodedata.normalize("NFD", word.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def distance(first: str, second: str, most: int) -> int:
    """How many letters are added, left out, changed or swapped with the next; more than `most` counts as one more."""
    if abs(len(first) - len(second)) > most:
        return most + 1
    before, last = list(range(len(second) + 1)), [0] * (len(second) + 1)
    for i, a in enumerate(first, 1):
        row = [i]
        for j, b in enumerate(second, 1):
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == second[j - 2] and first[i - 2] == b:
                best = min(best, last[j - 2] + 1)
            row.append(best)
        last, before = before, row
    return min(before[-1], most + 1)


def suggest(word: str, candidates: Iterable[str]) -> tuple[str, ...]:
    """At most three candidates that `word` may have been meant for, best first; diacritics and case are ignored."""
    by_fold: dict[str, list[str]] = {}
    for candidate in sorted(set(candidates)):
        if candidate != word:
            by_fold.setdefault(fold(candidate), []).append(candidate)
    wanted = fold(word)
    slips = {key for key in by_fold if len(key) >= _SHORTEST <= len(wanted) and distance(wanted, key, 1) <= 1}
    alike = difflib.get_close_matches(wanted, by_fold, n=_MOST, cutoff=_NEAR_ENOUGH)
    near = [*sorted(slips, key=lambda key: (key != wanted, key)), *(key for key in alike if key not in slips)]
    return tuple(name for key in near for name in by_fold[key])[:_MOST]


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """The suggestion as a help text, or nothing when no candidate is near."""
    found = [f"`{name}`" for name in suggest(word, candidates)]
    if not found:
        return None
    return f"did you mean {found[0] if len(found) == 1 else ', '.join(found[:-1]) + ' or ' + found[-1]}?"
