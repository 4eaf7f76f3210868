"""Questions over sets and zones: in place where they are one line, else as functions of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from pravidla.backends.python.code.strength import ADD, AND, ATOM, COMPARE, TERNARY, UNARY
from pravidla.backends.python.code.tree import Branch, Function, Give, Line, Loop, Node
from pravidla.backends.python.lowering.bitboards import LineQuestion, line_question, run_steps, shifts
from pravidla.backends.python.lowering.context import Local
from pravidla.backends.python.lowering.late import loop_with
from pravidla.backends.python.lowering.searches import Searches, or_else
from pravidla.backends.python.passes.simplify import negated
from pravidla.backends.python.passes.tabulate import reads
from pravidla.ir.nodes import (
    Aggregate,
    AnyOf,
    Arith,
    Comp,
    Compare,
    CountOf,
    EveryOf,
    Expr,
    IfElse,
    Lit,
    Load,
    LongestRun,
    Member,
    Not,
    PickOf,
    RangeSet,
    Rows,
    SizeOf,
    Sorted,
    Var,
    ZoneRef,
)
from pravidla.ir.types import PLAYER, Bool, SetOf
from pravidla.ir.walk import descendants

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.expressions import Expressions


class Questions:
    """Writes questions."""

    def __init__(self, writer: Expressions) -> None:
        self.writer = writer
        self.context = writer.context
        self.game = writer.game
        self.layout = writer.layout
        self.folder = writer.folder
        self.searches = Searches(writer, self)
        self._asked: dict[str, tuple[str, str]] = {}
        """what a question does -> module and name of its function"""

    def question(
        self, expr: AnyOf | EveryOf | CountOf | Aggregate | PickOf | LongestRun | Member | SizeOf
    ) -> tuple[str, int]:
        match expr:
            case Member(element=element, source=source):
                if isinstance(source, RangeSet):
                    low, high = (
                        self.writer.written(source.low, COMPARE + 1),
                        self.writer.written(source.high, COMPARE + 1),
                    )
                    return f"{low} <= {self.writer.written(element, COMPARE + 1)} <= {high}", COMPARE
                return f"{self.writer.written(element, COMPARE + 1)} in {self.writer.sets.elements(source)}", COMPARE
            case SizeOf(source=source):
                return f"len({self.writer.sets.elements(source)})", ATOM
            case LongestRun(comp=comp, each=each, joker=joker):
                wild = "None" if joker is None else self.writer.number(joker)
                return f"longest_run({self.writer.sources.listed(comp, each)}, {wild})", ATOM
            case CountOf(comp=comp) if (among := self.writer.tallies.name(comp)) is not None:
                return f"{among[1]}.count({among[0]})", ATOM
            case CountOf(comp=comp):
                cells = self.equal_cells(comp)
                if cells is not None:
                    bits = self._bits_of(cells[0])
                    if bits is not None:
                        return f"s.{bits}[{cells[1]}].bit_count()", ATOM
                    return f"{cells[0]}.count({cells[1]})", ATOM
                if comp.where is None:
                    return f"len({self.writer.sets.elements(comp.source)})", ATOM
                return self._helper(expr), ATOM
            case Aggregate(op="sum", comp=Comp(var=var, where=None) as comp, each=Var(name=name)) if name == var:
                return f"sum({self.writer.sets.elements(comp.source)})", ATOM
            case Aggregate(op=op, comp=comp, each=each):
                if op in ("average_down", "average_up"):
                    return (
                        f"average({self.writer.sources.listed(replace(comp, order=None), each)}, {op == 'average_up'})",
                        ATOM,
                    )
                return self._helper(expr), ATOM
            case PickOf(which=which, comp=comp):
                of_two = self._of_two(which, comp)
                if of_two is not None:
                    return of_two, TERNARY
                if comp.where is None and comp.order is None:
                    return f"{self.writer.sets.elements(comp.source)}[{'0' if which == 'first' else '-1'}]", ATOM
                return self._helper(expr), ATOM
            case AnyOf(comp=comp) if (around := self.writer.around.any_of(comp)) is not None:
                return around
            case AnyOf(comp=comp) if comp.where is None:
                return f"len({self.writer.sets.elements(comp.source)}) > 0", COMPARE
            case _:
                return self._helper(expr), ATOM

    def _of_two(self, which: str, comp: Comp) -> str | None:
        """The first or last by keys of two elements that are known now."""
        if comp.where is not None or not isinstance(comp.order, Sorted):
            return None
        elements = self.folder.static_elements(comp.source)
        if elements is None or len(elements) != 2:
            return None
        keys = []
        falling = all(key.descending for key in comp.order.keys)
        for element in elements:
            known = {comp.var: Lit(element, comp.var_type, comp.span)}
            texts = [
                f"-{self.writer.written(self.folder.fold(key.expr, known), UNARY)}"
                if key.descending and not falling
                else self.writer.written(self.folder.fold(key.expr, known), COMPARE + 1)
                for key in comp.order.keys
            ]
            keys.append(texts[0] if len(texts) == 1 else f"({', '.join(texts)})")
        signs = (">", "<=") if falling else ("<", ">=")
        sign = signs[0] if which == "first" else signs[1]
        return f"{elements[1]} if {keys[1]} {sign} {keys[0]} else {elements[0]}"

    def _helper(self, expr: AnyOf | EveryOf | CountOf | Aggregate | PickOf) -> str:
        """A call of a function made for this question."""
        words = {"AnyOf": "any", "EveryOf": "every", "CountOf": "count", "PickOf": "pick"}
        word = expr.op if isinstance(expr, Aggregate) else words[type(expr).__name__]
        if isinstance(expr, PickOf):
            word = expr.which
        params = self.free(expr)
        truth = isinstance(expr, AnyOf | EveryOf)
        held, self.writer.held = self.writer.held, {}
        with self.writer.tallies.none():
            body = self.answer(expr)
        self.writer.held = held
        annotated = ["s: State", *[f"{one.name}: {one.parameter_type}" for one in params]]
        key = f"{annotated} {body}"
        known = self._asked.get(key)
        if known is None or known[0] not in ("values", self.context.module.name):
            name = self.context.names.unique(f"{self.context.owner}_{word}_{expr.comp.var}")
            doc = (f"A question of `{self.context.owner}`.", self.context.place(expr.span))
            self.context.module.functions.append(
                Function(name, annotated, "bool" if truth else "int", doc, body, looks=True)
            )
            known = self._asked[key] = (self.context.module.name, name)
        return f"{known[1]}({', '.join(['s', *[one.name for one in params]])})"

    def free(self, expr: object) -> list[Local]:
        """The variables that an expression reads and does not bind, in order of appearance."""
        bound = {one.var for one in descendants(expr) if isinstance(one, Comp)}
        found: dict[str, Local] = {}
        for one in descendants(expr):
            match one:
                case Var(name=name):
                    pass
                case Load(local=True, field=name):
                    pass
                case ZoneRef(local=True, field=name):
                    pass
                case _:
                    continue
            if name not in bound and name not in found and name not in self.writer.folder.known:
                found[name] = self.context.local(name)
        return list(found.values())

    def loop(
        self, comp: Comp, body: list[Node], once: bool = False, each: Callable[[str], list[Node]] | None = None,
        of: Expr | None = None,
    ) -> list[Node]:  # fmt: skip
        """Nodes that do `body` for each element of a comprehension, its order left aside unless nothing needs
        sorting; instead of `body` what `each` does with the number `of`."""
        text, where, sort = self.writer.sources.sorted_source(comp, once, alone=True)
        var = self.context.local(comp.var).name
        if sort is not None:
            text, where = self.writer.sources.listed(comp), ()
        number = None if of is None else self.writer.opening.opened(self.folder.fold(of), comp.var)
        with self.writer.holding((*where, *(() if number is None else (number,))), comp.var) as known:
            inner = body if each is None or number is None else each(self.writer.written(number))
            tests = [
                *zip(where, self.writer.each_tested(where, self.writer.tested, AND + (len(where) > 1)), strict=True)
            ]
        return loop_with(known, text, var, tests, inner, late=not self.writer.foregone.ends(comp, where))

    def answer(self, expr: Expr, wrap: Callable[[str], str] = lambda text: text) -> list[Node]:
        """The body of a function that returns the value of a (folded) expression; `wrap` puts a number into a larger
        one."""
        question = line_question(self.game, expr)
        if question is not None and question.field in self.context.bits:
            return self._line(question)
        match expr:
            case AnyOf(comp=comp) if comp.where is not None and not self._in_line(comp):
                return self.searches.found(replace(comp, order=None))
            case EveryOf(comp=comp, condition=condition):
                holds = self.writer.opening.opened(self.folder.fold(condition), comp.var)
                fails = self.writer.tested(negated(holds))
                search = self.loop(replace(comp, order=None), [Branch([(fails, [Line("break")])])], once=True)
                return [*or_else(search, [Give("True")]), Give("False")]
            case CountOf(comp=comp) if comp.where is not None and self.equal_cells(comp) is None:
                bare = replace(comp, order=None)
                return [Line("total = 0"), *self.loop(bare, [Line("total += 1")]), Give(wrap("total"))]
            case Aggregate(op="sum", comp=comp, each=each):
                bare = replace(comp, order=None)
                added = self.loop(bare, [], each=lambda number: [Line(f"total += {number}")], of=each)
                return [Line("total = 0"), *added, Give(wrap("total"))]
            case Aggregate(op="highest" | "lowest" as op, comp=comp, each=each) if (
                by_figure := self.writer.around.by_figure(comp, self.folder.fold(each), op == "highest")
            ):
                return [
                    *[Branch([(text, [Give(wrap(str(figure)))])]) for figure, text in by_figure],
                    Line(f'raise Fault("there is no {op} of nothing")'),
                ]
            case Aggregate(op="highest" | "lowest" as op, comp=comp, each=each):
                sign = ">" if op == "highest" else "<"
                better = Branch([(f"best is None or value {sign} best", [Line("best = value")])])
                return [
                    Line("best: int | None = None"),
                    *self.loop(
                        replace(comp, order=None),
                        [],
                        once=True,
                        of=each,
                        each=lambda number: [Line(f"value = {number}"), better],
                    ),
                    Branch([("best is None", [Line(f'raise Fault("there is no {op} of nothing")')])]),
                    Give(wrap("best")),
                ]
            case PickOf(which=which, comp=comp) if comp.where is not None or comp.order is not None:
                return self._picked(which, comp, wrap)
            case IfElse(condition=condition, then=then, otherwise=otherwise) if not isinstance(expr.type, SetOf):
                return [
                    Branch([(self.writer.tested(condition), self.answer(then, wrap))]),
                    *self.answer(otherwise, wrap),
                ]
            case Compare(op=op, left=left, right=right) if (
                wrap("") == "" and self._loops(left) and not self._loops(right)
            ):
                return self.answer(left, lambda text: f"{text} {op} {self.writer.written(right, COMPARE + 1)}")
            case Arith(op="+", left=left, right=right) if (
                wrap("") == "" and self._loops(right) and not self._loops(left)
            ):
                known = self.writer.written(left, ADD)
                return [Line(f"base = {known}"), *self.answer(right, lambda text: f"base + {text}")]
            case _ if isinstance(expr.type, SetOf):
                return [Give(self.writer.sets.as_tuple(expr))]
            case _ if isinstance(expr.type, Bool):
                return [Give(self.writer.truth(expr))]
            case _:
                return [Give(wrap(self.writer.written(expr, ADD + 1 if wrap("") else TERNARY)))]

    def _loops(self, expr: Expr) -> bool:
        """Whether the value of an expression takes a loop of its own, alone or as one of two cases."""
        match expr:
            case IfElse(then=then, otherwise=otherwise):
                return self._loops(then) or self._loops(otherwise)
            case Aggregate(op="sum" | "highest" | "lowest"):
                return True
            case CountOf(comp=comp):
                return comp.where is not None and self.equal_cells(comp) is None
            case _:
                return False

    def _line(self, question: LineQuestion) -> list[Node]:
        """Whether there is a straight line, by shifts of a bit set."""
        grid = self.game.boards[question.board].grid
        assert grid is not None
        nodes: list[Node] = [
            Line(f"cells = s.{self.context.bits[question.field]}[{self.writer.written(question.wanted)}]")
        ]
        if question.length == 1:
            return [*nodes, Give("cells != 0")]
        steps = run_steps(question.length)
        last = shifts(grid[0])[-1]
        for shift in shifts(grid[0]):
            before = "cells"
            for step in steps[:-1]:
                nodes.append(Line(f"run = {before} & {before} >> {shift * step}"))
                before = "run"
            found = f"{before} & {before} >> {shift * steps[-1]}"
            nodes.append(Branch([(found, [Give("True")])]) if shift != last else Give(f"{found} != 0"))
        return nodes

    def _picked(self, which: str, comp: Comp, wrap: Callable[[str], str]) -> list[Node]:
        """The first or last element in the comprehension's order."""
        var = self.context.local(comp.var).name
        fault = Line(f'raise Fault("there is no {which} element")')
        text, where, sort = self.writer.sources.sorted_source(comp, once=True)
        if sort is None and which == "first":
            return [*self.loop(comp, [Give(wrap(var))], once=True), fault]
        if sort is None:
            return [
                Line("best = -1"),
                *self.loop(comp, [Line(f"best = {var}")], once=True),
                Branch([("best < 0", [fault])]),
                Give(wrap("best")),
            ]
        sign = "<" if which == "first" else ">="
        tests = " and ".join(self.writer.tested(part, AND + (len(where) > 1)) for part in where)
        track: list[Node] = [
            Line(f"key = {sort[0]}"),
            Branch([(f"best_key is None or key {sign} best_key", [Line("best_key = key"), Line(f"best = {var}")])]),
        ]
        keys = len(comp.order.keys) if isinstance(comp.order, Sorted) else 1
        kind = "int" if keys == 1 else f"tuple[{', '.join(['int'] * keys)}]"
        return [
            Line("best = -1"),
            Line(f"best_key: {kind} | None = None"),
            Loop(f"for {var} in {text}", [Branch([(tests, track)])] if tests else track, (var,)),
            Branch([("best < 0", [fault])]),
            Give(wrap("best")),
        ]

    def in_column(self, comp: Comp, word: str) -> str | None:
        """`x in s.field`, for `any (c in cells where c.field is x)` over all rows of a list, or in listed figures."""
        if (among := self.writer.tallies.name(comp)) is not None:
            return f"{among[0]} {word} {among[1]}"
        found = self.equal_cells(comp)
        bits = None if found is None else self._bits_of(found[0])
        if found is not None and bits is not None:
            return f"s.{bits}[{found[1]}] {'==' if word == 'not in' else '!='} 0"
        return None if found is None else f"{found[1]} {word} {found[0]}"

    def equal_cells(self, comp: Comp) -> tuple[str, str] | None:
        """The list of all cells of a field and the value that the comprehension wants them to have."""
        if not isinstance(comp.source, Rows):
            return None
        name = comp.source.list
        if name != PLAYER and not self.folder.unguarded(name):
            return None
        sides: tuple[tuple[Expr, Expr], ...] = ()
        match comp.where:
            case Compare(op="==", left=left, right=right):
                sides = ((left, right), (right, left))
            case Load(type=Bool()) as truth:
                sides = ((truth, Lit(1, truth.type, truth.span)),)
            case Not(operand=Load(type=Bool()) as truth):
                sides = ((truth, Lit(0, truth.type, truth.span)),)
            case _:
                pass
        for cell, wanted in sides:
            if not isinstance(cell, Load) or cell.local or cell.index is not None or not isinstance(cell.owner, Var):
                continue
            slot = self.layout[cell.field]
            if cell.owner.name == comp.var and slot.owner == name and not reads(wanted, comp.var):
                return f"s.{slot.name}", self.writer.written(wanted, COMPARE + 1)
        return None

    def _in_line(self, comp: Comp) -> bool:
        """Whether it takes no loop to find out if a comprehension has an element."""
        return self.equal_cells(comp) is not None or self.writer.around.any_of(comp) is not None

    def _bits_of(self, text: str) -> str | None:
        """The slot of the bit sets of a field that is written `text`."""
        for field, bits in self.context.bits.items():
            if text == f"s.{self.layout[field].name}":
                return bits
        return None
