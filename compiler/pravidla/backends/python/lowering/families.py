"""How rules that wait are called: the rules that play can come to, families that share a way back, parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pravidla.backends.python.code.tree import Label
from pravidla.backends.python.lowering.context import Context
from pravidla.backends.python.passes.effects import Effects
from pravidla.ir.nodes import Call, CallAbility, Expr, Var
from pravidla.ir.walk import descendants


@dataclass
class Family:
    """Rules that are called in one way: a single rule, or all those of an ability. They share parameters and the way
    back."""

    name: str
    sites: list[tuple[str, Label]] = field(default_factory=list)
    """calling family and the block behind each call"""
    slot: str = ""
    """where the number of the site is kept, when there are several"""

    @property
    def several(self) -> bool:
        """Whether there are several places to go back to."""
        return self.slot != ""


class Families:
    """The families of the waiting rules of one game."""

    def __init__(self, context: Context, effects: Effects, known: Mapping[str, Expr]) -> None:
        self.context = context
        self.game = context.game
        self.effects = effects
        self.known = known
        self.by_name: dict[str, Family] = {}
        self._family: dict[str, str] = {}
        self._joint_families()
        self._join_parameters()

    def of(self, rule: str) -> Family:
        """The family of a rule."""
        name = self._family.get(rule, rule)
        if name not in self.by_name:
            self.by_name[name] = Family(name)
        return self.by_name[name]

    def reachable(self) -> list[str]:
        """The rules that play can come to, the game itself first, callers before those they call where it can be."""
        found: dict[str, None] = {}
        edge = [self.game.play]
        while edge:
            name = edge.pop(0)
            if name in found:
                continue
            found[name] = None
            for node in descendants(self.context.rule(name).body):
                match node:
                    case Call(rule=rule):
                        edge.append(rule)
                    case CallAbility(list=list_name, ability=ability):
                        edge.extend(rule for rule in self.game.abilities[list_name, ability] if rule is not None)
                    case _:
                        pass
        return list(found)

    def _joint_families(self) -> None:
        """The waiting rules of an ability are called through one table: they share their parameters."""
        for (list_name, ability), rules in self.game.abilities.items():
            members = [rule for rule in dict.fromkeys(rules) if rule is not None]
            if not any(rule in self.effects.waiting for rule in members):
                continue
            name = f"{list_name}.{ability}"
            first = self.context.rule(members[0])
            for rule in members:
                self._family[rule] = name
                for own, shared in zip(self.context.rule(rule).params, first.params, strict=True):
                    self.context.locals[own.var] = self.context.local(shared.var)

    def _join_parameters(self) -> None:
        """A parameter of a rule with one caller that passes a variable is that variable."""
        calls: dict[str, list[Call]] = {}
        reachable = self.reachable()
        for name in reachable:
            for node in descendants(self.context.rule(name).body):
                if isinstance(node, Call):
                    calls.setdefault(node.rule, []).append(node)
        for name in reachable:
            if name not in self.effects.asking or name in self._family or len(calls.get(name, ())) != 1:
                continue
            rule = self.context.rule(name)
            values = self.context.assigned(rule)
            for param, arg in zip(rule.params, calls[name][0].args, strict=True):
                if isinstance(arg, Var) and arg.name not in self.known and param.var not in values:
                    self.context.join(param.var, arg.name)
