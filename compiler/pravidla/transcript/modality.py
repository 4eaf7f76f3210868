"""What a sentence does to the players, by its cue words."""

from __future__ import annotations

import re
from collections.abc import Set

from pravidla.transcript.cues import Cues
from pravidla.transcript.model import Kind, Modality

_PARENTHESES = re.compile(r"\([^()]*\)")
_UNBOUND: Set[Kind] = frozenset({"heading", "example", "caption", "credits"})


def modality(text: str, kind: Kind, cues: Cues) -> Modality:
    """The modality of a sentence in a paragraph of a kind.

    Headings, examples, captions and credits bind nobody; every item of a component list sets a number. What stands
    in parentheses counts only when nothing stands outside of them; what a condition says ("if …,") only when the rest
    says nothing.
    """
    if kind in _UNBOUND:
        return "none"
    if kind == "component_list":
        return "number" if any(character.isdigit() for character in text) else "none"
    outside = _PARENTHESES.sub(" ", text)
    plain = outside if any(character.isalpha() for character in outside) else text
    # Introductions tell a story; of them only plain orders and the definition of the winner bind.
    told = kind == "flavour" and not cues.winner.search(plain)
    if cues.condition.search(plain):
        found = _first(plain.partition(",")[2], cues, told)
        if found != "none":
            return found
    return _first(plain, cues, told)


def _first(text: str, cues: Cues, told: bool) -> Modality:
    """The modality of the first cue in the order of the cue file."""
    for entry in cues.modality:
        if entry.cue.search(text) and (entry.together is None or entry.together.search(text)):
            if told and not entry.explicit:
                continue
            return entry.modality
    return "none"
