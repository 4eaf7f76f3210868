"""Loops whose bodies wait: what is left to do is kept in variables of our own."""

from __future__ import annotations

from typing import Protocol

from pravidla.backends.python.code.tree import Assign, Branch, Goto, Label, Line, Loop, Node
from pravidla.backends.python.lowering.context import Context, Local
from pravidla.backends.python.lowering.statements import Statements
from pravidla.backends.python.passes.simplify import negated
from pravidla.ir.nodes import Block, Comp, For, Rank, Repeat, Rows, Seated, Stmt, Turns, While
from pravidla.ir.types import PLAYER


class Lowering(Protocol):
    """What loops need of whoever lowers their bodies."""

    def label(self, what: str, body: list[Node], statement: Stmt | None, doc: str = "") -> Label:
        """A new block of the rule that is being lowered."""

    def sequence(self, block: Block, after: Label) -> list[Node]:
        """Statements that go on to a block."""

    def extra(self, wanted: str, frame: str, low: int, high: int, like: str = "") -> Local:
        """A variable of our own that lives with those of the rule: a number from `low` to `high`, or what the variable
        `like` holds."""


class WaitingLoops:
    """Writes the loops of one game."""

    def __init__(self, context: Context, statements: Statements, flow: Lowering) -> None:
        self.context = context
        self.game = context.game
        self.statements = statements
        self.expressions = statements.expressions
        self.flow = flow

    def for_each(self, statement: For, after: Label) -> list[Node]:
        """The body for each element of a set, which is looked at once."""
        comp = statement.comp
        var = self.context.local(comp.var)
        counted = self._counted(comp)
        if counted is not None:
            low, end = counted
            head = self.flow.label(f"each_{comp.var}", [], statement)
            head.body = [
                Assign(var.name, f"{var.name} + 1", "int"),
                Branch([(f"{var.name} == {end}", [Goto(after)])]),
                *self.flow.sequence(statement.body, head),
            ]
            return [Assign(var.name, str(low - 1), "int"), Goto(head)]
        rest = self.flow.extra(f"{var.name}_left", "set" if var.frame == "int" else "sets", 0, 0, var.name)
        head = self.flow.label(f"each_{comp.var}", [], statement)
        listed = self.expressions.sources.listed(comp)
        is_tuple = listed.startswith("s.game.") or (listed.startswith("(") and listed[1:-1].replace(", ", "").isdigit())
        snapshot = listed if is_tuple else f"tuple({listed})"
        head.body = [
            Branch([(f"not {rest.name}", [Goto(after)])]),
            Assign(var.name, f"{rest.name}[0]", var.python_type),
            Assign(rest.name, f"{rest.name}[1:]", rest.python_type),
            *self.flow.sequence(statement.body, head),
        ]
        return [Assign(rest.name, snapshot, rest.python_type), Goto(head)]

    def _counted(self, comp: Comp) -> tuple[int, str] | None:
        """The first element and what comes behind the last one, where the elements are numbers in a row."""
        seated = isinstance(comp.order, Seated) and comp.order.clockwise and comp.order.start is None
        if comp.where is not None or not (comp.order is None or seated):
            return None
        if isinstance(comp.source, Rows) and comp.source.list == PLAYER:
            return 0, self.context.layout.axis(PLAYER)
        elements = self.expressions.folder.static_elements(comp.source)
        if not elements or elements != tuple(range(elements[0], elements[-1] + 1)):
            return None
        return elements[0], str(elements[-1] + 1)

    def while_(self, statement: While, after: Label) -> list[Node]:
        """The body while (or until) a condition holds."""
        folded = self.expressions.folder.fold(statement.condition)
        if statement.until_after:
            head = self.flow.label("again", [], statement)
            test = self.flow.label(
                "until", [Branch([(self.expressions.tested(folded), [Goto(after)])]), Goto(head)], statement
            )
            head.body = self.flow.sequence(statement.body, test)
        else:
            head = self.flow.label("while", [], statement)
            stop = self.expressions.tested(negated(folded))
            head.body = [Branch([(stop, [Goto(after)])]), *self.flow.sequence(statement.body, head)]
        return [Goto(head)]

    def repeat(self, statement: Repeat, after: Label) -> list[Node]:
        """The body a number of times."""
        most = self.expressions.folder.ranges.of(statement.count)[1]
        count = self.flow.extra(f"{self.context.owner}_rounds", "int", 0, max(0, most - 1))
        head = self.flow.label("repeat", [], statement)
        head.body = [
            Branch([(f"{count.name} <= 0", [Goto(after)])]),
            Assign(count.name, f"{count.name} - 1", "int"),
            *self.flow.sequence(statement.body, head),
        ]
        return [Assign(count.name, self.expressions.number(statement.count), "int"), Goto(head)]

    def rank(self, statement: Rank, after: Label) -> list[Node]:
        """The body for each element of a ranking, with its places."""
        var, places = self.context.local(statement.comp.var), self.context.local(statement.places)
        rest = self.flow.extra(f"{var.name}_left", "set", 0, 0, var.name)
        holds = self.flow.extra(f"{places.name}_left", "sets", 0, 0, places.name)
        head = self.flow.label(f"rank_{statement.comp.var}", [], statement)
        head.body = [
            Branch([(f"not {rest.name}", [Goto(after)])]),
            Assign(var.name, f"{rest.name}[0]", var.python_type),
            Assign(places.name, f"{holds.name}[0]", places.python_type),
            Assign(rest.name, f"{rest.name}[1:]", rest.python_type),
            Assign(holds.name, f"{holds.name}[1:]", holds.python_type),
            *self.flow.sequence(statement.body, head),
        ]
        return [
            Line(f"pairs = {self.statements.ranked(statement)}"),
            Assign(rest.name, "tuple([one for one, _ in pairs])", rest.python_type),
            Assign(holds.name, "tuple([held for _, held in pairs])", holds.python_type),
            Goto(head),
        ]

    def turns(self, statement: Turns, after: Label) -> list[Node]:
        """The body for one player after another."""
        me = self.context.local(statement.me)
        sign = "+" if statement.clockwise else "-"
        two = self.context.layout.axis(PLAYER) == "2"
        following = f"1 - {me.name}" if two else f"({me.name} {sign} 1) % {self.context.layout.axis(PLAYER)}"
        head = self.flow.label("next_turn", [], statement)
        tail = self.flow.label("turn_done", [], statement)
        skip: list[Node] = []
        if statement.where is not None:
            passed = self.expressions.tested(negated(self.expressions.folder.fold(statement.where)))
            skip = [
                Line("number = 0"),
                Loop(
                    f"while {passed}",
                    [
                        Assign(me.name, following, "int"),
                        Line("number += 1"),
                        Branch([(f"number == {self.context.layout.axis(PLAYER)}", [Line("raise nobody_plays()")])]),
                    ],
                ),
            ]
        head.body = [*skip, *self.flow.sequence(statement.body, tail)]
        if statement.until is not None:
            tail.body.append(Branch([(self.expressions.condition(statement.until), [Goto(after)])]))
        tail.body.extend([Assign(me.name, following, "int"), Goto(head)])
        return [Assign(me.name, self.expressions.number(statement.start), "int"), Goto(head)]
