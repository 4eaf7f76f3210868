"""A game for one configuration only: player count, modules and options become constants, and what they rule out goes.

The result is a game like any other, with the same fields, action ids and draws; it means the same in its configuration
and nothing in others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import is_dataclass, replace
from functools import partial
from itertools import combinations
from typing import TypeVar, cast

from pravidla.backends.python.passes.reach import in_reach
from pravidla.backends.python.passes.simplify import arithmetic, conjunction, disjunction, lit, negated
from pravidla.diagnostics import Span
from pravidla.ir.arithmetic import compared
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import (
    Adjustment,
    Alternative,
    And,
    Arith,
    Ask,
    Block,
    Comp,
    Compare,
    Condition,
    ConditionCase,
    Expr,
    Game,
    If,
    IfElse,
    LetZone,
    ListDef,
    Lit,
    ModuleOn,
    Not,
    OptionIs,
    Or,
    Origin,
    PlayerCount,
    RowDef,
    Stmt,
    Value,
)
from pravidla.ir.types import Bool
from pravidla.ir.walk import descendants, with_parts

Node = TypeVar("Node")


SetUp = PlayerCount | ModuleOn | OptionIs
_MOST_MODULES = 6
"""of a game whose combinations of modules are gone through"""


def specialise(game: Game, configuration: Configuration) -> Game:
    """The game in the configuration alone."""
    options = dict(configuration.options)

    def known(asked: SetUp) -> int:
        match asked:
            case PlayerCount():
                return configuration.players
            case ModuleOn(module=module):
                return int(module in configuration.modules)
            case OptionIs(option=option, value=value):
                return int(options[option] == value)

    return replace(_settled(game, known), fixed=configuration)


def modules_of_blocks(game: Game) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The fewest modules with which an action is offered, by block, in every combination that will do. Blocks that need
    none are left out, and so are all of a game with very many modules."""
    if len(game.modules) > _MOST_MODULES:
        return {}
    found: dict[str, list[tuple[str, ...]]] = {}
    for size in range(len(game.modules) + 1):
        for modules in combinations(game.modules, size):
            for block in sorted(_offered(_settled(game, partial(_with_modules, modules)))):
                smaller = found.setdefault(block, [])
                if not any(set(one) <= set(modules) for one in smaller):
                    smaller.append(modules)
    return {block: tuple(modules) for block, modules in found.items() if modules != [()]}


def _with_modules(modules: tuple[str, ...], asked: SetUp) -> int | None:
    """What is known of a configuration of which only the modules are known."""
    return int(asked.module in modules) if isinstance(asked, ModuleOn) else None


def _offered(game: Game) -> set[str]:
    asks = (one for rule in game.rules.values() for one in descendants(rule.body) if isinstance(one, Ask))
    return {option.block for one in asks for option in one.options if not is_never(option.when)}


def is_never(when: Expr | None) -> bool:
    """Whether a condition is known not to hold."""
    return isinstance(when, Lit) and when.value == 0


def _settled(game: Game, known: Callable[[SetUp], int | None]) -> Game:
    """The game where some questions about the set-up have answers, without what cannot be reached then."""
    fixed = _Fixed(known)
    lists = {name: fixed.rows(one) for name, one in game.lists.items()}
    abilities = {
        (name, ability): tuple(
            None if is_never(row.guard) else rule for row, rule in zip(lists[name].rows, rules, strict=True)
        )
        for (name, ability), rules in game.abilities.items()
    }
    result = replace(
        game,
        lists=lists,
        abilities=abilities,
        fields={name: fixed.part(one) for name, one in game.fields.items()},
        values={name: fixed.value(one) for name, one in game.values.items()},
        rules={name: fixed.part(one) for name, one in game.rules.items()},
        invariants=fixed.part(game.invariants),
    )
    return in_reach(result)


class _Fixed:
    """Puts what is known of the configuration into the parts of a game."""

    def __init__(self, known: Callable[[SetUp], int | None]) -> None:
        self.known = known

    def part(self, node: Node) -> Node:
        """A part of the game with what is known now worked out."""
        return cast(Node, self._part(node))

    def rows(self, one: ListDef) -> ListDef:
        """A list whose rows are there always, or never (guard: a constant that is false)."""
        return replace(one, rows=tuple(self._row(row) for row in one.rows))

    def _row(self, row: RowDef) -> RowDef:
        guard = self.part(row.guard)
        return row if guard is row.guard else replace(row, guard=None if _holds(guard) else guard)

    def value(self, value: Value) -> Value:
        """A value without the versions and adjustments that the configuration does not have."""
        adjustments = [one for one in map(self._guarded, value.adjustments) if one is not None]
        surely = {one.origin.name for one in adjustments if one.guard is None}
        return replace(
            value,
            alternatives=self._first(value.alternatives),
            adjustments=tuple(one for one in adjustments if not surely & {*one.overridden_by}),
            at_least=self.part(value.at_least),
        )

    def _guarded(self, adjustment: Adjustment) -> Adjustment | None:
        one = self.part(adjustment)
        if isinstance(one.guard, Lit):
            return replace(one, guard=None) if one.guard.value else None
        return one

    def _first(self, alternatives: tuple[Alternative, ...]) -> tuple[Alternative, ...]:
        kept: list[Alternative] = []
        for alternative in alternatives:
            one = self.part(alternative)
            if isinstance(one.guard, Lit) and not one.guard.value:
                continue
            kept.append(replace(one, guard=None) if _holds(one.guard) else one)
            if kept[-1].guard is None:
                break
        return tuple(kept)

    def _part(self, node: object) -> object:
        if isinstance(node, tuple):
            parts: list[object] = []
            for old in node:
                new = self._part(old)
                if isinstance(old, If) and isinstance(new, If):
                    parts.extend(self._branches(new))
                elif not (isinstance(new, Condition) and not new.cases):
                    parts.append(new)
            same = len(parts) == len(node) and all(new is old for new, old in zip(parts, node, strict=True))
            return node if same else tuple(parts)
        if not is_dataclass(node) or isinstance(node, type | Span | Origin):
            return node
        return self._known(with_parts(node, self._part))

    def _known(self, node: object) -> object:
        match node:
            case PlayerCount() | ModuleOn() | OptionIs():
                answer = self.known(node)
                return node if answer is None else lit(node, answer)
            case And(parts=parts):
                return conjunction(parts, node)
            case Or(parts=parts):
                return disjunction(parts, node)
            case Not(operand=Lit() as operand):
                return negated(operand)
            case Compare(op=op, left=Lit(value=left), right=Lit(value=right)):
                return Lit(int(compared(op, left, right)), Bool(), node.span)
            case Arith():
                return arithmetic(node)
            case IfElse(condition=Lit(value=value), then=then, otherwise=otherwise):
                return then if value else otherwise
            case Comp(where=Lit(value=1)):
                return replace(node, where=None)
            case Condition(cases=cases):
                return replace(node, cases=self._cases(cases))
            case _:
                return node

    def _cases(self, cases: tuple[ConditionCase, ...]) -> tuple[ConditionCase, ...]:
        kept: list[ConditionCase] = []
        for case in cases:
            if isinstance(case.guard, Lit) and not case.guard.value:
                continue
            kept.append(replace(case, guard=None) if _holds(case.guard) else case)
            if kept[-1].guard is None:
                break
        return tuple(kept)

    def _branches(self, statement: If) -> Block:
        """What is left of branches whose conditions may be known: the one that is taken, where that is sure."""
        branches: list[tuple[Expr, Block]] = []
        otherwise = statement.otherwise
        for test, body in statement.branches:
            if isinstance(test, Lit) and not test.value:
                continue
            if isinstance(test, Lit):
                otherwise = body
                break
            branches.append((test, body))
        if branches:
            return (replace(statement, branches=tuple(branches), otherwise=otherwise),)
        return self._in_place(statement, otherwise)

    def _in_place(self, statement: If, body: Block) -> tuple[Stmt, ...]:
        """The statements of a branch that is always taken; a zone of their own must be empty where they end."""
        if any(isinstance(one, LetZone) for one in body):
            return (replace(statement, branches=((Lit(1, Bool(), statement.span), body),), otherwise=()),)
        return body


def _holds(guard: Expr | None) -> bool:
    """Whether a guard is nothing to ask for any more."""
    return guard is None or (isinstance(guard, Lit) and guard.value != 0)
