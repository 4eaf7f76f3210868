"""Variables that hold one value that is known at compile time."""

from __future__ import annotations

from collections.abc import Callable

from pravidla.ir.nodes import AddToSet, Call, Expr, Game, Let, Lit
from pravidla.ir.walk import descendants


class KnownVariables:
    """Finds the variables of one game that are set once, to a constant, and the parameters that always get one."""

    def __init__(self, game: Game) -> None:
        self._values: dict[str, list[Expr]] = {}
        calls: dict[str, list[Call]] = {}
        changed: set[str] = set()
        for rule in game.rules.values():
            for node in descendants(rule.body):
                match node:
                    case Let(var=var, value=value):
                        if var in self._values:
                            changed.add(var)
                        self._values[var] = [value]
                    case AddToSet(var=var):
                        changed.add(var)
                    case Call(rule=name):
                        calls.setdefault(name, []).append(node)
                    case _:
                        pass
        called_otherwise = {rule for rules in game.abilities.values() for rule in rules}
        for name, found in calls.items():
            if name in called_otherwise:
                continue
            for place, param in enumerate(game.rules[name].params):
                if param.var in self._values:
                    changed.add(param.var)
                self._values[param.var] = [call.args[place] for call in found]
        for var in changed:
            del self._values[var]

    def fill(self, known: dict[str, Expr], fold: Callable[[Expr], Expr]) -> None:
        """Put the variables into `known`, which `fold` reads: one may follow from another."""
        more = True
        while more:
            more = False
            for var, values in self._values.items():
                if var in known:
                    continue
                folded = [fold(value) for value in values]
                first = folded[0]
                if isinstance(first, Lit) and all(isinstance(one, Lit) and one.value == first.value for one in folded):
                    known[var] = first
                    more = True
