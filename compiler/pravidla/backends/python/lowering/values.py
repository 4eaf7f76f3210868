"""Values of the spec as pure functions: versions by guard, adjustments, lower bounds."""

from __future__ import annotations

from pravidla.backends.python.code.strength import UNARY
from pravidla.backends.python.code.tree import Branch, Comment, Function, Give, Line, Loop, Node
from pravidla.backends.python.lowering.context import Context, Module, definition_doc
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.lowering.kept import KeptAnswers
from pravidla.backends.python.lowering.totals import KeptTotals
from pravidla.backends.python.passes.effects import Effects
from pravidla.backends.python.passes.recursion import left_of
from pravidla.ir.nodes import Adjustment, Aggregate, Alternative, And, Condition, Expr, IfElse, Lit, Value
from pravidla.ir.types import Bool, SetOf

_BOOL = Bool()
_REMEMBERED = 16
"""greatest number of cells of the state that a remembered value may depend on"""


class Values:
    """Writes the values of one game."""

    def __init__(
        self, context: Context, expressions: Expressions, effects: Effects, kept: KeptAnswers, totals: KeptTotals
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.effects = effects
        self.kept = kept
        self.totals = totals

    def all(self, module: Module) -> None:
        """All values, in the order of their definitions."""
        for value in self.context.game.values.values():
            self.context.owner = self.context.values[value.name]
            if value.name in self.totals.of:
                module.functions.append(self.totals.function(value))
            module.functions.append(self._function(value))

    def _function(self, value: Value) -> Function:
        params = ["s: State"]
        for param in value.params:
            local = self.context.local(param.var)
            params.append(f"{local.name}: {local.parameter_type}")
        left = None
        if value.depth is not None:
            left = self.context.local(left_of(value)).name
            # the runtime asks for points and tie-breaks without it
            params[-1] += f" = {value.depth - 1}"
        origin = value.alternatives[-1].origin
        doc = definition_doc(self.context, origin.cs, origin.en, value.name, origin.cites, origin.span)
        if value.name in self.totals.of:
            names = [self.context.local(param.var).name for param in value.params]
            asked = self.totals.of[value.name].asked(*names)
            return Function(self.context.values[value.name], params, self._type(value), doc, [Give(asked)], looks=True)
        body = self._adjusted(value) if value.adjustments or value.at_least is not None else self._versions(value)
        key = self._memo_key(value)
        if key is not None:
            attribute = f"known_{self.context.values[value.name]}"
            self.context.memos.append(attribute)
            body = [
                Line(f"known = s.game.{attribute}"),
                Line(f"key = {key}"),
                Line("value = known.get(key)"),
                Branch([("value is not None", [Give("value")])]),
                *_remembered(body),
            ]
        if value.name in self.kept.of:
            names = [self.context.local(param.var).name for param in value.params]
            body = self.kept.asked_first(value, names, body)
        if left is not None:
            too_deep = Line(f'raise too_deep("{value.name}", {value.depth})')
            body = [Branch([(f"{left} < 0", [too_deep])]), *body]
        return Function(self.context.values[value.name], params, self._type(value), doc, body, looks=True)

    def _memo_key(self, value: Value) -> str | None:
        """What a value that calls itself depends on, where that is little: such values are remembered."""
        if value.name not in self.effects.calls(value) or isinstance(value.type, Bool | SetOf):
            return None
        parts: list[str] = []
        cells = 0
        for param in value.params:
            local = self.context.local(param.var)
            if local.frame != "int":
                return None
            parts.append(local.name)
        for field in sorted(self.effects.reads(value)):
            if field not in self.context.layout.fields:
                return None
            slot = self.context.layout[field]
            if slot.kind in ("counts", "ordered") or slot.index is not None:
                return None
            cells += self.context.layout.size(slot.owner) if slot.owner is not None else 1
            parts.append(f"s.{slot.name}" if slot.scalar else f"*s.{slot.name}")
        return f"({', '.join(parts)},)" if cells <= _REMEMBERED else None

    def _type(self, value: Value) -> str:
        if isinstance(value.type, Bool):
            return "bool"
        if isinstance(value.type, SetOf):
            return "tuple[tuple[int, ...], ...]" if isinstance(value.type.element, SetOf) else "tuple[int, ...]"
        return "int"

    def _marker(self, alternative: Alternative | Adjustment) -> Comment:
        return Comment(self.context.marker(alternative.origin.span, alternative.origin.cites))

    def _body(self, alternative: Alternative) -> Expr:
        if alternative.body is not None:
            return alternative.body
        parts = tuple(condition_expression(condition) for condition in alternative.conditions)
        return And(parts, _BOOL, alternative.origin.span)

    def _answer(self, alternative: Alternative) -> list[Node]:
        folded = self.expressions.folder.fold(self._body(alternative))
        return self.expressions.questions.answer(self.expressions.opening.plain(folded))

    def _versions(self, value: Value) -> list[Node]:
        """The first version whose guard holds."""
        nodes: list[Node] = []
        several = len(value.alternatives) > 1
        for alternative in value.alternatives:
            marker: list[Node] = [self._marker(alternative)] if several else []
            if alternative.guard is None:
                return [*nodes, *marker, *self._answer(alternative)]
            guard = self.expressions.condition(alternative.guard)
            nodes.append(Branch([(guard, [*marker, *self._answer(alternative)])]))
        return [*nodes, Line(f'raise no_version("{value.name}")')]

    def _adjusted(self, value: Value) -> list[Node]:
        """The first live version plus all live adjustments, not less than the lower bound."""
        branches: list[tuple[str, list[Node]]] = []
        last: list[Node] = [Line(f'raise no_version("{value.name}")')]
        for alternative in value.alternatives:
            chosen: list[Node] = [self._marker(alternative), *self._total(self._body(alternative))]
            if alternative.guard is None:
                last = chosen
                break
            branches.append((self.expressions.condition(alternative.guard), chosen))
        nodes: list[Node] = [Branch(branches, last)] if branches else last
        for adjustment in value.adjustments:
            guards: list[str] = []
            if adjustment.guard is not None:
                guards.append(self.expressions.condition(adjustment.guard, 3))
            for other in value.adjustments:
                if other.origin.name in adjustment.overridden_by:
                    test = "True" if other.guard is None else self.expressions.condition(other.guard, 8)
                    guards.append(f"not {test}")
            added: list[Node] = [
                self._marker(adjustment),
                Line(f"total += {self.expressions.number(adjustment.by)}"),
            ]
            nodes.extend([Branch([(" and ".join(guards), added)])] if guards else added)
        if value.at_least is None:
            return [*nodes, Give("total")]
        least = self.expressions.number(value.at_least, UNARY)
        return [*nodes, Give(f"max(total, {least})")]

    def _total(self, body: Expr) -> list[Node]:
        """The total set to what an expression gives: a sum is added up in place."""
        folded = self.expressions.folder.fold(body)
        if isinstance(folded, Aggregate) and folded.op == "sum":
            match self.expressions.questions.answer(folded):
                case [Line(text="total = 0"), *rest, Give(text="total")]:
                    return [Line("total = 0"), *rest]
                case _:
                    pass
        return [Line(f"total = {self.expressions.written(folded)}")]


def _remembered(nodes: list[Node]) -> list[Node]:
    """The nodes with every result put into the table of known ones."""
    result: list[Node] = []
    for node in nodes:
        match node:
            case Give(text=text):
                result.append(Give(f"remember(known, key, {text})"))
            case Branch(branches=branches, orelse=orelse):
                result.append(Branch([(test, _remembered(body)) for test, body in branches], _remembered(orelse)))
            case Loop(header=header, body=body, binds=binds, orelse=orelse):
                result.append(Loop(header, _remembered(body), binds, _remembered(orelse)))
            case _:
                result.append(node)
    return result


def condition_expression(condition: Condition) -> Expr:
    """A named condition as one expression: the first live version counts, without one it holds."""
    result: Expr = Lit(1, _BOOL, condition.cases[0].span)
    for case in reversed(condition.cases):
        result = case.that if case.guard is None else IfElse(case.guard, case.that, result, _BOOL, case.span)
    return result
