"""What must hold for an option of a decision besides its picks."""

from __future__ import annotations

from pravidla.backends.python.passes.fold import Folder
from pravidla.backends.python.passes.simplify import conjuncts
from pravidla.ir.nodes import Arith, Ask, Compare, Condition, Expr, Game, IfElse, Lit, Load, NumberField, Option
from pravidla.ir.types import Bool, Int

_BOOL = Bool()


def requirements(game: Game, folder: Folder, ask: Ask, option: Option) -> list[Expr]:
    """All conditions of an option."""
    found: list[Expr] = list(conjuncts(option.when))
    for condition in option.requires:
        found.extend(conjuncts(folder.fold(_as_one(condition))))
    found.extend(affordable(game, ask, option))
    return found


def _as_one(condition: Condition) -> Expr:
    """A named condition as one expression: the first live version counts, without one it holds."""
    result: Expr = Lit(1, _BOOL, condition.cases[0].span)
    for case in reversed(condition.cases):
        result = case.that if case.guard is None else IfElse(case.guard, case.that, result, _BOOL, case.span)
    return result


def affordable(game: Game, ask: Ask, option: Option) -> list[Expr]:
    """For each purse that an option takes from: whether it holds enough."""
    costs: dict[str, Expr] = {}
    for payment in option.pays:
        if payment.field in costs:
            known = costs[payment.field]
            costs[payment.field] = Arith("+", known, payment.amount, payment.amount.type, payment.span)
        else:
            costs[payment.field] = payment.amount
    tests: list[Expr] = []
    for name, cost in costs.items():
        content = game.fields[name].content
        low = content.low if isinstance(content, NumberField) else 0
        high = content.high if isinstance(content, NumberField) else 0
        kind = Int(low, high)
        purse: Expr = Load(name, ask.player, None, kind, option.span)
        if low:
            purse = Arith("-", purse, Lit(low, kind, option.span), Int(0, high - low), option.span)
        tests.append(Compare(">=", purse, cost, _BOOL, option.span))
    return tests
