"""How far definitions and readings reach: what uses what, and which rules an open point touches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pravidla.backends.docs.anchors import section_anchor
from pravidla.backends.docs.mentions import Mention, all_cites, mentions
from pravidla.backends.docs.names import Names, paragraph_of
from pravidla.model import definitions as d

_FEW = 3
"""how many definitions a sentence may bind that tells best what a reading is about"""
_TOO_MANY = 8
"""how many definitions a sentence binds that tells nothing of what a reading is about"""


def uses_of(names: Names, definitions: Sequence[d.Definition]) -> dict[str, tuple[str, ...]]:
    """The anchors of what each definition uses, by its own anchor."""
    common = {name: section_anchor(info.common) for name, info in names.states.items()}
    of_game = {name: common[name] for name, info in names.states.items() if info.owner is None}
    listed = {name: section_anchor(names.definitions[of].common) for name, of in names.plurals.items()}
    offered = {
        name: section_anchor(one.common) for name, one in names.definitions.items() if isinstance(one, d.ActionSpec)
    }
    plain = of_game | {name: section_anchor(one.common) for name, one in names.definitions.items()} | listed

    def leads(mention: Mention) -> str | None:
        match mention.role:
            case "plain":
                return plain.get(mention.name)
            case "member":
                return None if mention.span in names.meant.columns else common.get(mention.name)
            case "unit":
                return listed.get(mention.name)
            case "offered":
                return offered.get(mention.name)
            case "option":
                return None

    result = {}
    for one in definitions:
        mine = section_anchor(one.common)
        found = {anchor for mention in mentions(one) if (anchor := leads(mention)) is not None}
        result[mine] = tuple(sorted(found - {mine}))
    return result


def readings_of(definitions: Sequence[d.Definition]) -> dict[str, list[d.Common]]:
    """The readings that touch each definition, by its anchor.

    A reading touches what asks for its answer, and what cites the sentence that it reads. Of several sentences the one
    that binds few definitions tells what a reading is about; one that binds half of the game (`the rest as in the base
    game`) does not.
    """
    touched = [one for one in definitions if not isinstance(one, d.ReadingSpec | d.ScenarioSpec)]
    cited = {section_anchor(one.common): set(all_cites(one.common.node)) for one in touched}
    asked = {
        section_anchor(one.common): {mention.name for mention in mentions(one) if mention.role == "option"}
        for one in touched
    }
    result: dict[str, list[d.Common]] = {}
    for one in definitions:
        if isinstance(one, d.ReadingSpec):
            found = [anchor for anchor, names in asked.items() if one.common.name in names]
            found += _citing([cite.ref for cite in one.common.cites], cited)
            for anchor in dict.fromkeys(found):
                result.setdefault(anchor, []).append(one.common)
    return result


def _citing(refs: Sequence[str], cited: Mapping[str, set[str]]) -> Iterator[str]:
    """Who cites one of the sentences; where nobody cites a sentence itself, who cites its paragraph or a part of it."""
    found = []
    for ref in refs:
        same = [anchor for anchor, own in cited.items() if ref in own]
        near = [anchor for anchor, own in cited.items() if any(_overlap(ref, other) for other in own)]
        if same or near:
            found.append(same or near)
    few = [one for one in found if len(one) <= _FEW]
    for one in few or [one for one in sorted(found, key=len)[:1] if len(one) <= _TOO_MANY]:
        yield from one


def _overlap(ref: str, other: str) -> bool:
    """Whether one of two citations is the paragraph of the other."""
    return paragraph_of(ref) == paragraph_of(other) and (ref.count(".") == 1 or other.count(".") == 1)
