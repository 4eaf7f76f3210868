"""What play can come to: the rest of a game needs no code."""

from __future__ import annotations

from dataclasses import replace

from pravidla.ir.nodes import Call, CallAbility, Game
from pravidla.ir.walk import descendants


def in_reach(game: Game) -> Game:
    """The game with those rules and tables of abilities only that play can come to."""
    found: set[str] = set()
    tables: set[tuple[str, str]] = set()
    edge = [game.play]
    while edge:
        name = edge.pop()
        if name in found:
            continue
        found.add(name)
        for node in descendants(game.rules[name].body):
            if isinstance(node, Call):
                edge.append(node.rule)
            elif isinstance(node, CallAbility):
                tables.add((node.list, node.ability))
                edge.extend(rule for rule in game.abilities[node.list, node.ability] if rule is not None)
    return replace(
        game,
        rules={name: rule for name, rule in game.rules.items() if name in found},
        abilities={key: rules for key, rules in game.abilities.items() if key in tables},
    )
