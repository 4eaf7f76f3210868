"""What is picked, from the words of a question: the numbers and names that are left when the words of the action are
taken out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from pravidla.folding import fold
from pravidla.play.choices import is_meant
from pravidla_runtime.layout import Block, Pick

_SHORTEST = 3
"""letters of a word that may be a part of a name"""


def picked_in(state: Any, block: Block, words: Sequence[str], language: str) -> dict[str, object]:
    """The picks of an action that folded words name, as the engine takes them; numbers in their order, of the rows of a
    list that one which has the most of its words there. What is not understood is left out."""
    left = list(words)
    found: dict[str, object] = {}
    for pick in block.picks:
        if pick.kind in ("row", "copy"):
            row = _row(state, pick, left, language)
            if row is not None:
                found[pick.name] = row
    for pick in block.picks:
        if pick.kind == "number":
            number = next((word for word in left if re.fullmatch("[0-9]{1,9}", word)), None)
            if number is not None:
                left.remove(number)
                found[pick.name] = int(number)
    return found


def _row(state: Any, pick: Pick, left: list[str], language: str) -> str | None:
    """The row that is named by the most words; its words are taken out of those that are left. None where two rows are
    named as well."""
    names = state.game.info.names[pick.of]
    told = names.en if language == "en" else names.cs
    best: list[str] = []
    rows: list[int] = []
    for row, name in enumerate(told):
        parts = " ".join(re.findall(r"\w+", fold(name)))
        said = [word for word in left if (word.isdigit() or len(word) >= _SHORTEST) and is_meant(word, parts)]
        if not any(word.isalpha() for word in said):
            continue
        if len(said) > len(best):
            best, rows = said, [row]
        elif len(said) == len(best):
            rows.append(row)
    if len(rows) != 1:
        return None
    for word in best:
        left.remove(word)
    return str(names.ids[rows[0]])
