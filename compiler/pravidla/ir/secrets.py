"""Whether a game has secrets between its players."""

from __future__ import annotations

from pravidla.ir.nodes import Game, Seal, Show
from pravidla.ir.walk import descendants


def is_private(game: Game) -> bool:
    """Whether players ever know anything that others do not: what only its owner sees, what is shown or chosen in
    secret. Decks and bags, into which nobody sees, are no secrets between players."""
    return any(field.seen_by == "owner" for field in game.fields.values()) or any(
        isinstance(node, Show | Seal) for rule in game.rules.values() for node in descendants(rule.body)
    )
