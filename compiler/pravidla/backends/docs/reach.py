"""What uses what."""

from __future__ import annotations

from collections.abc import Sequence

from pravidla.backends.docs.anchors import section_anchor
from pravidla.backends.docs.mentions import Mention, mentions
from pravidla.backends.docs.names import Names
from pravidla.model import definitions as d


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
