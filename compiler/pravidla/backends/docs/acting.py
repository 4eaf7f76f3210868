"""Whose doing a definition is: the player's on turn, or that of another player whom a rule lets choose."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence, Set

from pravidla.ir.nodes import Ask, Call, CallAbility, CallFormula, CallValue, Expr, Game, Let, Param, Turns, Var
from pravidla.ir.walk import descendants

_ME = re.compile(r"me(_\d+)*")
"""the parameter that is the acting player"""


def not_only_on_turn(game: Game) -> frozenset[str]:
    """The rules, actions and values in which `me` may be another player than the one on turn.

    `me` is the player on turn inside `take turns`, whoever is asked inside an option, and in what is run or offered
    from there whoever it was in the place that runs or offers it.
    """
    on_turn = {node.me for rule in game.rules.values() for node in descendants(rule.body) if isinstance(node, Turns)}
    passed: defaultdict[str, set[str]] = defaultdict(set)
    """definition -> the definitions that hand their own `me` on to it"""
    found: set[str] = set()

    same = {
        node.var: node.value
        for rule in game.rules.values()
        for node in descendants(rule.body)
        if isinstance(node, Let) and isinstance(node.value, Var)
    }

    def hand_on(source: str, own: str, target: str, given: Expr) -> None:
        if isinstance(given, Var):
            given = same.get(given.name, given)
        match given:
            case Var(name=name) if name in on_turn:
                pass
            case Var(name=name) if name == own:
                passed[source].add(target)
            case _:
                found.add(target)

    for source, params, part in _parts(game):
        own = next((param.var for param in params if _ME.fullmatch(param.var)), "")
        for node in descendants(part):
            match node:
                case Call() | CallAbility() | CallValue() | CallFormula():
                    for target, wanted, args in _called(game, node):
                        for param, given in zip(wanted, args, strict=True):
                            if _ME.fullmatch(param.var):
                                hand_on(source, own, target, given)
                case Ask(player=player, options=options, definition=asking):
                    # What a definition offers by itself is told inside it, where the chooser is named.
                    for option in options:
                        if not is_among(option.definition, {asking}):
                            hand_on(source, own, option.definition, player)
                case _:
                    pass
    waiting = [*found]
    while waiting:
        more = passed[waiting.pop()] - found
        found |= more
        waiting += more
    return frozenset(found - {""})


def _parts(game: Game) -> Iterator[tuple[str, Sequence[Param], object]]:
    for name, rule in game.rules.items():
        yield name, rule.params, rule.body
    for name, value in game.values.items():
        yield name, value.params, (value.alternatives, value.adjustments, value.at_least)


def _called(
    game: Game, node: Call | CallAbility | CallValue | CallFormula
) -> Iterator[tuple[str, Sequence[Param], Sequence[Expr]]]:
    """What a call may lead to: names, parameters and what is given for them."""
    match node:
        case Call(rule=rule, args=args):
            yield rule, game.rules[rule].params, args
        case CallValue(value=value, args=args):
            yield value, game.values[value].params, args
        case CallAbility(list=of, ability=ability, args=args):
            for one in game.abilities[of, ability]:
                if one is not None:
                    yield one, game.rules[one].params, args
        case CallFormula(list=of, formula=formula, args=args):
            for one in game.formulas[of, formula]:
                if one is not None:
                    yield one, game.values[one].params, args


def is_among(name: str, names: Set[str]) -> bool:
    """Whether a definition, or what it is a part or an exception of, is among names."""
    while name:
        if name in names:
            return True
        name = name.rpartition(".")[0]
    return False
