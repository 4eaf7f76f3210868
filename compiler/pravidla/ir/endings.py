"""How a game ends."""

from __future__ import annotations

from pravidla.ir.nodes import EndGame, Game
from pravidla.ir.walk import descendants


def cites_of_the_end(game: Game) -> tuple[str, ...]:
    """The paragraphs that end the game: those of its `end the game`, else those of the rule that is the game."""
    found = [
        cite
        for rule in game.rules.values()
        for node in descendants(rule.body)
        if isinstance(node, EndGame)
        for cite in node.cites
    ]
    return tuple(dict.fromkeys(found or game.rules[game.play].origin.cites))
