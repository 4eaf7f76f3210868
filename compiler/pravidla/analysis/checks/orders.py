"""Loops over sets that have no order, where the order matters: somebody decides, or pieces are lined up.

Chance alone is no reason: what is drawn is as likely in any order.
"""

from __future__ import annotations

from pravidla.analysis.reporting.problems import Problems
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Row
from pravidla.ir.walk import children


def check_orders(game: ir.Game, loops: list[tuple[str, ir.For]], problems: Problems) -> None:
    """Report loops (with the name that they give each element) whose order matters and is not said."""
    known: dict[str, str | None] = {}
    for name, loop in loops:
        if loop.comp.order is None and unordered(game, loop.comp.source):
            reason = why(game, loop.body, known, {})
            if reason is not None:
                problems.warning(
                    "PRV614",
                    "the order of this loop matters and is not said",
                    loop.span,
                    reason,
                    "say what the rulebook says: " + hint(name, loop.comp),
                )


def hint(name: str, comp: ir.Comp) -> str:
    """How the order can be said."""
    if comp.var_type == Row(PLAYER):
        return "`clockwise from …`"
    return f"`by …`; `by {name}` is the order in which the rows are written"


def unordered(game: ir.Game, source: ir.Expr) -> bool:
    """Whether the elements come in the order of rows only because no other order is said."""
    match source:
        case ir.Rows() | ir.Ways() | ir.Neighbours() | ir.Reached() | ir.ZoneKinds():
            return True
        case ir.Those(comp=comp):
            return comp.order is None and unordered(game, comp.source)
        case ir.ZoneItems(zone=zone):
            return not is_ordered(game, zone, {})
        case _:
            return False


def is_ordered(game: ir.Game, zone: ir.ZoneRef, kinds: dict[str, str]) -> bool:
    """Whether pieces lie in an order in a zone; `kinds` are the local zones that are known."""
    if zone.local:
        return kinds.get(zone.field) in ("row", "stack")
    field = game.fields.get(zone.field)
    return field is not None and isinstance(field.content, ir.ZoneField) and field.content.kind in ("row", "stack")


def why(game: ir.Game, node: object, known: dict[str, str | None], kinds: dict[str, str]) -> str | None:
    """Why the order matters in which a body is done again and again; `known` are the rules looked through."""
    match node:
        case ir.Ask():
            return "a player decides in it"
        case ir.Move(target=target) if is_ordered(game, target, kinds):
            return "it lines up pieces"
        case ir.LetZone(var=var, kind=kind):
            kinds[var] = kind
        case ir.Call(rule=name):
            return of_rule(game, name, known)
        case ir.CallAbility(list=owner, ability=name):
            reasons = (of_rule(game, rule, known) for rule in game.abilities.get((owner, name), ()) if rule is not None)
            return next((one for one in reasons if one is not None), None)
    return next((found for _, child in children(node) if (found := why(game, child, known, kinds)) is not None), None)


def of_rule(game: ir.Game, name: str, known: dict[str, str | None]) -> str | None:
    """Why it matters when a rule is done, if it does."""
    if name not in known:
        known[name] = None
        rule = game.rules.get(name)
        known[name] = None if rule is None else why(game, rule.body, known, {})
    return known[name]
