"""Did you mean: the names nearest to one that does not exist."""

import difflib
import unicodedata
from collections.abc import Iterable

_MOST = 3
_NEAR_ENOUGH = 0.66


def fold(word: str) -> str:
    """The word in lower case without diacritics, for comparison only."""
    decomposed = unicodedata.normalize("NFD", word.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def suggest(word: str, candidates: Iterable[str]) -> tuple[str, ...]:
    """At most three candidates that `word` may have been meant for, best first; diacritics and case are ignored."""
    by_fold: dict[str, list[str]] = {}
    for candidate in sorted(set(candidates)):
        if candidate != word:
            by_fold.setdefault(fold(candidate), []).append(candidate)
    near = difflib.get_close_matches(fold(word), by_fold, n=_MOST, cutoff=_NEAR_ENOUGH)
    return tuple(name for key in near for name in by_fold[key])[:_MOST]


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """The suggestion as a help text, or nothing when no candidate is near."""
    found = [f"`{name}`" for name in suggest(word, candidates)]
    if not found:
        return None
    return f"did you mean {found[0] if len(found) == 1 else ', '.join(found[:-1]) + ' or ' + found[-1]}?"
