"""What definitions give: values in the version that counts now, with their adjustments; named conditions."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pravidla.interpreter.locals import Env, Item
from pravidla.ir.nodes import Alternative, Condition, ConditionCase, Value

if TYPE_CHECKING:
    from pravidla.interpreter.expressions import Evaluator


class Definitions:
    """Evaluates values and conditions of a spec by evaluating their expressions."""

    def __init__(self, evaluate: Evaluator) -> None:
        self.evaluate = evaluate
        self._nested: Counter[str] = Counter()
        """calls inside each other of the values that call themselves"""

    def call(self, value: Value, args: list[Item]) -> Item:
        """The result of a value definition."""
        if value.depth is None:
            return self._result(value, args)
        self._nested[value.name] += 1
        try:
            if self._nested[value.name] > value.depth:
                span = value.alternatives[-1].origin.span
                raise self.evaluate.world.fault(f"{value.name} calls itself more than {value.depth} times", span)
            return self._result(value, args)
        except RecursionError as error:
            span = value.alternatives[-1].origin.span
            raise self.evaluate.world.fault(
                f"{value.name} calls itself more often than can be followed", span
            ) from error
        finally:
            self._nested[value.name] -= 1

    def _result(self, value: Value, args: list[Item]) -> Item:
        chosen, env = self._version(value, args)
        self.evaluate.record.unit(chosen)
        if chosen.body is None:
            return all(self.holds(condition, env) for condition in chosen.conditions)
        if not value.adjustments and value.at_least is None:
            return self.evaluate.value(chosen.body, env)
        total = self.evaluate.number(chosen.body, env)
        live = [one for one in value.adjustments if one.guard is None or self.evaluate.truth(one.guard, env)]
        names = {one.origin.name for one in live}
        for adjustment in live:
            if names.isdisjoint(adjustment.overridden_by):
                self.evaluate.record.unit(adjustment)
                total += self.evaluate.number(adjustment.by, env)
        return total if value.at_least is None else max(total, self.evaluate.number(value.at_least, env))

    def _version(self, value: Value, args: list[Item]) -> tuple[Alternative, Env]:
        """The version of a value that counts now, and what its parameters are."""
        env: Env = {param.var: arg for param, arg in zip(value.params, args, strict=True)}
        for chosen in value.alternatives:
            if chosen.guard is None or self.evaluate.truth(chosen.guard, env):
                return chosen, env
        raise self.evaluate.world.fault(f"no version of {value.name} applies", value.alternatives[-1].origin.span)

    def parts(self, value: Value, args: list[Item]) -> tuple[tuple[Condition, ...], Env]:
        """The named conditions of a value that is made of such, and what they are asked with."""
        chosen, env = self._version(value, args)
        return chosen.conditions, env

    def holds(self, condition: Condition, env: Env) -> bool:
        """Whether a named condition holds; one without a live version does."""
        case = self.live_case(condition, env)
        return case is None or self.evaluate.truth(case.that, env)

    def live_case(self, condition: Condition, env: Env) -> ConditionCase | None:
        """The version of a condition that counts now."""
        for case in condition.cases:
            if case.guard is None or self.evaluate.truth(case.guard, env):
                self.evaluate.record.unit(case)
                return case
        return None
