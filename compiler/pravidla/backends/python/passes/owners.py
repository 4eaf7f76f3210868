"""Whose fields are read and changed."""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.ir.nodes import (
    CallFormula,
    CallValue,
    Earlier,
    Expr,
    Game,
    Load,
    Move,
    Pay,
    Remember,
    ResetField,
    Store,
    Swap,
    Var,
    ZoneRef,
)
from pravidla.ir.walk import descendants

Change = tuple[str, bool, Expr | None]
"""a field, whether it is what a rule remembers of it, and whose"""


def fields_of(game: Game, node: object, mine: frozenset[str]) -> frozenset[tuple[str, bool, bool]] | None:
    """The fields that something reads: name, whether as remembered, whether of the player whom the variables
    `mine` stand for. None where that cannot be told."""
    found: set[tuple[str, bool, bool]] = set()
    for one in descendants(node):
        match one:
            case CallFormula():
                return None
            case CallValue(value=name, args=args):
                value = game.values[name]
                if value.depth is not None:
                    return None
                pairs = zip(value.params, args, strict=True)
                inner = frozenset(param.var for param, arg in pairs if isinstance(arg, Var) and arg.name in mine)
                deeper = fields_of(game, (value.alternatives, value.adjustments, value.at_least), inner)
                if deeper is None:
                    return None
                found |= deeper
            case Load(local=True) | ZoneRef(local=True):
                return None
            case Load(field=name, owner=owner) | ZoneRef(field=name, owner=owner) | Earlier(field=name, owner=owner):
                own = isinstance(owner, Var) and owner.name in mine
                found.add((name, isinstance(one, Earlier), own))
            case _:
                pass
    return frozenset(found)


def changed_by(statement: object) -> Iterator[Change]:
    """What a statement changes."""
    match statement:
        case Store(field=name, owner=owner, local=False):
            yield name, False, owner
        case Remember(field=name, player=player):
            yield name, True, player
        case ResetField(field=name):
            yield name, False, None
        case Pay(field=name, payer=payer, payee=payee):
            yield name, False, payer
            if payee is not None:
                yield name, False, payee
        case Move(source=source, target=target, possible_sources=possible):
            yield target.field, False, target.owner
            if source is not None:
                yield source.field, False, source.owner
            else:
                yield from ((name, False, None) for name in possible)
        case Swap(left=left, right=right):
            yield left.field, False, left.owner
            yield right.field, False, right.owner
        case _:
            pass
