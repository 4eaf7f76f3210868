"""The loops over the picks of an option that list its actions: written out where the picks are known, conditions as far
out as can be."""

from __future__ import annotations

from dataclasses import replace

from pravidla.backends.python.code.strength import AND
from pravidla.backends.python.code.tree import Branch, Line, Loop, Node
from pravidla.backends.python.lowering.action_ids import action_id, bare, joined_tests, only_where
from pravidla.backends.python.lowering.context import Context
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.passes.fold import Folder
from pravidla.backends.python.passes.simplify import conjuncts, loads, may_be_nothing
from pravidla.ir.nodes import (
    And,
    CallFormula,
    CallValue,
    Column,
    Comp,
    Compare,
    Expr,
    IfElse,
    Lit,
    Load,
    Neighbours,
    Option,
    Or,
    Pick,
    RangeSet,
    Rows,
    Var,
    Ways,
    ZoneCountOf,
    ZoneItems,
    ZoneKinds,
    ZoneRef,
)
from pravidla.ir.types import Bool, Int, Row
from pravidla.ir.walk import descendants

UNROLLED = 12
"""a pick among at most so many known elements is written out"""
_UNROLLED_BY_FIGURES = 20
"""the only pick is for at most so many, where much is asked that is printed"""
_FIGURES = 4
"""so many different printed figures of an element are much"""
_PRESENT = 20
"""a pick among the kinds in a zone is written out for at most so many"""
_BOOL = Bool()


class Picks:
    """Writes the loops of one game."""

    def __init__(self, context: Context, expressions: Expressions, folder: Folder) -> None:
        self.context = context
        self.game = context.game
        self.expressions = expressions
        self.folder = folder

    def level(self, test: Expr, order: dict[str, int]) -> int:
        """How many picks, by the places of their variables, must be known for a condition to be asked."""
        read = [order[one.name] + 1 for one in descendants(test) if isinstance(one, Var) and one.name in order]
        return max(read, default=0)

    def nest(
        self, option: Option, levels: list[list[Expr]], depth: int, env: dict[str, Expr], last: list[str]
    ) -> tuple[list[Node], bool]:
        """The loops from a pick on, inside the conditions that its predecessors decide."""
        tests: list[str] = []
        for test in levels[depth]:
            folded = self.folder.fold(test, env)
            if isinstance(folded, Lit):
                if not folded.value:
                    return [], True
                continue
            tests.append(self.expressions.tested(folded, AND + 1))
        if depth == len(option.picks):
            tests.extend(last)
            nodes = self._append(option, env)
            ascending = True
        else:
            nodes, ascending = self._pick(option, levels, depth, env, last)
        if tests and nodes:
            if len(tests) == 1 and depth < len(levels):
                tests = [bare(tests[0])]
            nodes = [Branch([(" and ".join(tests), nodes)])]
        return nodes, ascending

    def _pick(
        self, option: Option, levels: list[list[Expr]], depth: int, env: dict[str, Expr], last: list[str]
    ) -> tuple[list[Node], bool]:
        pick = option.picks[depth]
        comp = pick.comp
        # printed figures and what is quickly answered; other questions cost something, and their order is the author's
        own = [one for one in levels[depth + 1] if self._is_quick(one) and not self.level(one, _before(option, depth))]
        if own and option.alike is None:
            comp = replace(comp, where=self._both(comp.where, own))
            pick = replace(pick, comp=comp)
            kept = [test for test in levels[depth + 1] if not any(test is one for one in own)]
            levels = [*levels[: depth + 1], kept, *levels[depth + 2 :]]
        var = self.context.local(comp.var).name
        elements = self.folder.static_elements(comp.source)
        where = self.folder.fold(comp.where, env) if comp.where is not None else None
        present = self._present(comp) if depth == len(option.picks) - 1 and option.alike is None and not last else None
        there: Expr | None = None
        present = present or (self._within(comp) if depth == len(option.picks) - 1 else None)
        if present is not None:
            elements, there = present
        if elements is not None and not present and len(elements) > UNROLLED:
            elements = elements if self._is_printed(option, where, levels, len(elements)) else None
        if elements is not None and self._worth(option, depth, elements):
            if depth:
                levels = self._opened(levels, depth + 1, comp.var)
            asked = [*conjuncts(where), *[self.folder.fold(test, env) for test in levels[depth + 1]]]
            nodes: list[Node] = []
            with self.expressions.holding(asked if len(elements) > 1 else (), comp.var, looped=False) as before:
                for element in elements:
                    known = {**env, comp.var: Lit(element, comp.var_type, comp.span)}
                    nodes.extend(self._one(option, levels, depth, known, last, comp, (where, there)))
            if nodes:
                nodes = [*[Line(line) for line in before], *nodes]
            return nodes, list(elements) == sorted(elements)
        apart = self._apart(option, levels, depth, env, comp, last)
        if apart is not None:
            return apart, True
        text, left, distinct, rising = self._source(option, pick)
        asked = [self.folder.fold(test, env) for test in levels[depth + 1]]
        opened = [part for test in asked for part in conjuncts(self.expressions.opening.opened(test, comp.var))]
        with self.expressions.holding((*left, *opened), comp.var) as before:
            deeper = [*levels[: depth + 1], opened, *levels[depth + 2 :]]
            inner, ascending = self.nest(option, deeper, depth + 1, env, last)
            tests = " and ".join(self.expressions.tested(part, AND + (len(left) > 1)) for part in left)
        if not inner:
            return [], True
        if not distinct:
            text = f"dict.fromkeys({text})" if option.alike is not None else f"sorted(set({text}))"
            rising = rising or option.alike is None
        if left:
            inner = [Branch([(tests, inner)])]
        loop = Loop(f"for {var} in {text}", inner, (var,))
        return [*[Line(line) for line in before], loop], ascending and rising

    def _is_printed(self, option: Option, where: Expr | None, levels: list[list[Expr]], size: int) -> bool:
        """Whether so many printed figures of the only pick are asked for that little is left of the conditions where
        the element is known."""
        if size > _UNROLLED_BY_FIGURES or len(option.picks) != 1:
            return False
        var = option.picks[0].comp.var
        columns: set[str] = set()
        for test in (*conjuncts(where), *levels[1]):
            for one in descendants(self.expressions.opening.opened(self.folder.fold(test), var)):
                match one:
                    case CallFormula():
                        return False
                    case Column(column=column, row=Var(name=name)) if name == var:
                        columns.add(column)
        return len(columns) >= _FIGURES

    def _opened(self, levels: list[list[Expr]], depth: int, var: str) -> list[list[Expr]]:
        """The conditions with the values written out that are called with a pick inside of a loop."""
        opened = [part for test in levels[depth] for part in conjuncts(self.expressions.opening.opened(test, var))]
        return [*levels[:depth], opened, *levels[depth + 1 :]]

    def _one(
        self, option: Option, levels: list[list[Expr]], depth: int, known: dict[str, Expr], last: list[str], comp: Comp,
        asked: tuple[Expr | None, Expr | None],
    ) -> list[Node]:  # fmt: skip
        """What is listed for one element of a pick that is written out; `asked`: the condition of the pick, and how
        many there are of the element."""
        where, there = asked
        test = None if where is None else self.folder.fold(where, known)
        if isinstance(test, Lit):
            if not test.value:
                return []
            test = None
        if there is not None:
            count = self.folder.fold(there, known)
            if isinstance(count, Lit) and not count.value:
                return []
            if not isinstance(count, Lit):
                first = conjuncts(test) if test and _is_harmless(test) else ()
                rest = () if first else conjuncts(test)
                test = self._both(None, [*first, count, *rest])
        inner, _ = self.nest(option, levels, depth + 1, known, last)
        if test is not None and inner:
            inner = [Branch([(self.expressions.asked(test), inner)])]
        return joined_tests(inner)

    def _within(self, comp: Comp) -> tuple[tuple[int, ...], Expr] | None:
        """The few numbers of a range whose end depends on something, with the question whether one is in it."""
        if not isinstance(comp.source, RangeSet):
            return None
        low, high = self.folder.fold(comp.source.low), self.folder.fold(comp.source.high)
        set_up = isinstance(high, CallValue) and self.folder.of_configuration(high.value) is not None
        if not isinstance(low, Lit) or not (isinstance(high, IfElse) or set_up):
            return None
        most = self.folder.ranges.of(high)[1]
        if most - low.value >= UNROLLED:
            return None
        test = Compare("<=", Var(comp.var, comp.var_type, comp.span), high, _BOOL, comp.span)
        return tuple(range(low.value, most + 1)), test

    def _apart(
        self, option: Option, levels: list[list[Expr]], depth: int, env: dict[str, Expr], comp: Comp, last: list[str]
    ) -> list[Node] | None:
        """A pick and the last one after it, where most conditions of the last one have nothing to do with the pick
        before: what they let through is listed once, before all else."""
        if depth != len(option.picks) - 2 or option.alike is not None or last:
            return None
        second = option.picks[-1].comp
        elements = self.folder.static_elements(second.source)
        if elements is None or not 1 < len(elements) <= UNROLLED or list(elements) != sorted(elements):
            return None
        tests = [self.folder.fold(test) for test in (*conjuncts(second.where), *levels[-1])]
        before = _before(option, len(option.picks) - 1)
        joint = [test for test in tests if self.level(test, before)]
        own = [test for test in tests if not self.level(test, before)]
        if not joint or not any(map(loads, own)) or not all(map(self.expressions.opening.answering.quickly, tests)):
            return None
        found = self.context.names.unique(f"possible_{option.picks[-1].name}")
        nodes: list[Node] = [Line(f"{found}: list[int] = []")]
        for element in elements:
            known: dict[str, Expr] = {second.var: Lit(element, second.var_type, second.span)}
            folded = self.folder.fold(And(tuple(own), _BOOL, second.span), known)
            if isinstance(folded, Lit):
                if folded.value:
                    nodes.append(Line(f"{found}.append({element})"))
                continue
            nodes.append(Branch([(self.expressions.asked(folded), [Line(f"{found}.append({element})")])]))
        var = self.context.local(second.var).name
        asked = " and ".join(self.expressions.tested(test, AND + (len(joint) > 1)) for test in joint)
        inner: list[Node] = [Loop(f"for {var} in {found}", [Branch([(asked, self._append(option, env))])], (var,))]
        middle = [self.expressions.tested(self.folder.fold(test, env), AND + 1) for test in levels[depth + 1]]
        if middle:
            inner = [only_where(middle, inner)]
        first = option.picks[depth]
        text, left, distinct, _ = self._source(option, replace(first, comp=comp))
        if not distinct:
            text = f"sorted(set({text}))"
        if left:
            inner = [
                Branch([(" and ".join(self.expressions.tested(one, AND + (len(left) > 1)) for one in left), inner)])
            ]
        name = self.context.local(comp.var).name
        return [*nodes, Branch([(found, [Loop(f"for {name} in {text}", inner, (name,))])])]

    def _is_quick(self, test: Expr) -> bool:
        """Whether a condition may be asked before others: it asks for printed figures, or is sure to have an answer."""
        return not loads(test) or self.expressions.opening.answering.quickly(self.folder.fold(test))

    @staticmethod
    def _both(where: Expr | None, tests: list[Expr]) -> Expr:
        """A condition and more of them."""
        parts = (*conjuncts(where), *tests)
        return parts[0] if len(parts) == 1 else And(parts, _BOOL, parts[0].span)

    def _present(self, comp: Comp) -> tuple[tuple[int, ...], Expr] | None:
        """The few kinds that may lie in an unordered zone, with the question whether one does."""
        source, kind = comp.source, comp.var_type
        if not isinstance(source, ZoneItems | ZoneKinds) or source.zone.local or not isinstance(kind, Row):
            return None
        place = self.expressions.places.zone(source.zone)
        live = self.folder.live(kind.list)
        if place.kind != "counts" or place.marks > 1 or not place.sure or live is None or len(live) > _PRESENT:
            return None
        count = ZoneCountOf(source.zone, Var(comp.var, kind, comp.span), Int(0, 1), comp.span)
        return live, count

    def _worth(self, option: Option, depth: int, here: tuple[int, ...]) -> bool:
        """Whether to write a pick out: only the last one, or where the others are few."""
        if depth == len(option.picks) - 1:
            return depth == 0 or len(here) <= UNROLLED
        product = 1
        for pick in option.picks[depth:]:
            elements = self.folder.static_elements(pick.comp.source)
            if elements is None:
                return len(option.picks) == depth + 1
            product *= max(1, len(elements))
        return product <= UNROLLED

    def _source(self, option: Option, pick: Pick) -> tuple[str, tuple[Expr, ...], bool, bool]:
        """What a pick goes over, the conditions left, whether elements are distinct, whether they are ascending."""
        comp = self.folder.flat(pick.comp)
        if option.alike is not None and comp.order is not None:
            return self.expressions.sources.listed(comp), (), False, False
        text, where = self.expressions.sources.source(comp, once=True)
        match comp.source:
            case Rows() | RangeSet() | ZoneKinds() | Neighbours() | Ways():
                distinct = True
            case ZoneItems():
                distinct = text.startswith("kinds(")
            case _:
                distinct = self.folder.static_elements(comp.source) is not None
        return text, where, distinct, distinct

    def _append(self, option: Option, env: dict[str, Expr]) -> list[Node]:
        added: list[Node] = [Line(f"legal.append({action_id(self.context, option, env)})")]
        if option.alike is None:
            return added
        key = self.expressions.written(self.folder.fold(option.alike, env))
        return [
            Line(f"key = {key}"),
            Branch([("key not in told_apart", [Line("told_apart.add(key)"), *added])]),
        ]


def _is_harmless(test: Expr) -> bool:
    """Whether a condition can be asked of pieces too that are not there."""
    parts = tuple(one for one in descendants(test) if hasattr(one, "span"))
    plain = all(isinstance(one, And | Or | Compare | Lit | Var | Load | ZoneRef | ZoneCountOf) for one in parts)
    return plain and not any(isinstance(one, Load | ZoneRef) and may_be_nothing(one.owner) for one in parts)


def _before(option: Option, depth: int) -> dict[str, int]:
    """The variables of the picks before one, with their places."""
    return {pick.comp.var: place for place, pick in enumerate(option.picks[:depth])}
