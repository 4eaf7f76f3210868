"""Partial evaluation: what is known at compile time is computed, small values are written out where they are used,
small constant sets are unrolled. The result is again an expression of the IR with the same value in every state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass, replace
from typing import cast

from pravidla.backends.python.passes.bounds import Ranges
from pravidla.backends.python.passes.comparisons import Comparisons
from pravidla.backends.python.passes.known import KnownVariables
from pravidla.backends.python.passes.simplify import (
    arithmetic,
    conjunction,
    disjunction,
    figure,
    lit,
    marks_of,
    negated,
    plain_body,
    simple,
)
from pravidla.backends.python.passes.unrolling import Unrolling
from pravidla.diagnostics import Span
from pravidla.ir.nodes import (
    Aggregate,
    And,
    AnyOf,
    Arith,
    Block,
    CallFormula,
    CallValue,
    Column,
    Comp,
    Compare,
    CountOf,
    EveryOf,
    Expr,
    Game,
    IfElse,
    KindOf,
    Lit,
    Lookup,
    MarkOf,
    Member,
    ModuleOn,
    NextRow,
    Not,
    OptionIs,
    Or,
    Order,
    PickOf,
    PlayerCount,
    RangeSet,
    Rows,
    SizeOf,
    Those,
    TrackColumn,
    TrackLast,
    Var,
)
from pravidla.ir.types import PLAYER, Bool, Int, SetOf
from pravidla.ir.walk import descendants, with_parts

Env = Mapping[str, Expr]

_BOOL = Bool()
_INLINED = 14
WRITTEN_OUT = 40
"""values of at most so many parts are written out in listings, which is where most of the time goes, and in engines
for one configuration"""
_CONSIDERED = 80


class Folder:
    """Folds expressions of one game."""

    def __init__(self, game: Game, inlined: int = _INLINED) -> None:
        self.game = game
        self.inlined = inlined
        """values of at most so many parts are written out where they are used"""
        self.whole: frozenset[str] = frozenset()
        """values that are never written out"""
        self.ranges = Ranges(game)
        self._inlined: dict[str, Expr | None] = {}
        self._told_bodies: dict[str, Expr | None] = {}
        self._set_up: dict[str, Expr | None] = {}
        self._live: dict[str, tuple[int, ...] | None] = {}
        self.unrolling = Unrolling(self)
        self.comparisons = Comparisons(self)
        self.known: dict[str, Expr] = {}
        """variables with one value, which stands wherever they are read"""
        KnownVariables(game).fill(self.known, self.fold)

    def fold(self, expr: Expr, env: Env | None = None) -> Expr:
        """The expression with the variables of `env` replaced, simplified."""
        return cast(Expr, self._rebuild(expr, env or {}))

    def fold_block(self, block: Block, env: Env) -> Block:
        """Statements with the variables of `env` replaced, their expressions simplified."""
        return cast(Block, self._rebuild(block, env))

    def _rebuild(self, node: object, env: Env) -> object:
        if isinstance(node, tuple):
            parts = tuple(self._rebuild(part, env) for part in node)
            return parts if any(new is not old for new, old in zip(parts, node, strict=True)) else node
        if isinstance(node, Var):
            return env.get(node.name) or self.known.get(node.name, node)
        if not is_dataclass(node) or isinstance(node, type | Span):
            return node
        return self.simplified(with_parts(node, lambda part: self._rebuild(part, env)))

    def simplified(self, node: object) -> object:
        """A node whose parts are simple already, simplified."""
        match node:
            case And(parts=parts):
                return conjunction(parts, node, self.is_of_set_up)
            case Or(parts=parts):
                return disjunction(parts, node)
            case Not(operand=operand):
                return negated(operand)
            case Compare():
                return self.comparisons.simplified(node)
            case IfElse(condition=Lit(value=value), then=then, otherwise=otherwise):
                return then if value else otherwise
            case IfElse(condition=condition, then=Lit(value=value), otherwise=otherwise) if isinstance(
                node.type, Bool
            ) and not isinstance(otherwise, IfElse):
                if value:
                    return disjunction((condition, otherwise), Or((), _BOOL, node.span))
                return conjunction((negated(condition), otherwise), And((), _BOOL, node.span))
            case Arith():
                return arithmetic(node)
            case Column() | Lookup() | TrackColumn() | TrackLast():
                return figure(self.game, node)
            case NextRow(list=name, row=Lit(value=row), step=step) if self.unguarded(name):
                return lit(node, (row + step) % len(self.live(name) or ()))
            case PlayerCount() if self.unguarded(PLAYER):
                return lit(node, len(self.live(PLAYER) or ()))
            case KindOf(copy=Lit(value=value) as copy):
                return lit(node, value // marks_of(self.game, copy))
            case MarkOf(copy=Lit(value=value) as copy):
                return lit(node, value % marks_of(self.game, copy))
            case CallValue():
                return self._call(node)
            case CallFormula(list=name, formula=formula, row=Lit(value=row)):
                rules = self.game.formulas[name, formula]
                if not 0 <= row < len(rules):
                    return node
                called = rules[row]
                if called is None:
                    return lit(node, 0)
                return self._call(CallValue(called, node.args, node.type, node.span))
            case AnyOf() | EveryOf() | CountOf() | Aggregate() | PickOf() | SizeOf() | Member():
                return self.unrolling.question(node)
            case _:
                return node

    # ---- values written out

    def of_configuration(self, name: str) -> Expr | None:
        """The expression of a value that is the same all through a game, in each configuration another one."""
        if name not in self._set_up:
            self._set_up[name] = None
            value = self.game.values[name]
            body = None if value.params or isinstance(value.type, Bool | SetOf) else plain_body(value)
            folded = None if body is None else self.fold(body)
            if folded is not None and not isinstance(folded, Lit) and _is_of_set_up(folded):
                self._set_up[name] = folded
        return self._set_up[name]

    def is_of_set_up(self, name: str) -> bool:
        """Whether a value is the same all through a game."""
        return self.of_configuration(name) is not None

    def _call(self, node: CallValue) -> Expr:
        if node.value in self.whole or self.of_configuration(node.value) is not None:
            return node
        body = self._body(node.value)
        if body is None:
            return self._told(node)
        params = self.game.values[node.value].params
        env: dict[str, Expr] = {}
        for param, arg in zip(params, node.args, strict=True):
            uses = sum(1 for one in descendants(body) if isinstance(one, Var) and one.name == param.var)
            if uses > 1 and not simple(arg):
                return node
            if uses and not isinstance(arg, Var | Lit) and any(isinstance(one, Comp) for one in descendants(body)):
                return node
            env[param.var] = arg
        return self.fold(body, env)

    def _told(self, node: CallValue) -> Expr:
        """The call of a value that is small once some of its arguments are known."""
        value = self.game.values[node.value]
        if node.value not in self._told_bodies:
            body = plain_body(value)
            fits = body is not None and value.depth is None and _nodes(body) <= max(_CONSIDERED, self.inlined)
            self._told_bodies[node.value] = body if fits and not isinstance(value.type, SetOf) else None
        body = self._told_bodies[node.value]
        if body is None or not any(isinstance(arg, Lit) for arg in node.args) or not all(map(simple, node.args)):
            return node
        env = {param.var: arg for param, arg in zip(value.params, node.args, strict=True)}
        folded = self.fold(body, env)
        open_questions = any(isinstance(one, Comp) for one in descendants(folded))
        return node if open_questions or not self._fits(folded) else folded

    def _body(self, name: str) -> Expr | None:
        """The expression of a value that is small enough to stand where it is used."""
        if name not in self._inlined:
            self._inlined[name] = None
            value = self.game.values[name]
            body = plain_body(value)
            if body is not None and value.depth is None:
                body = self.fold(body)
                asks = any(isinstance(one, Comp) for one in descendants(body)) and not isinstance(value.type, SetOf)
                if not asks and self._fits(body):
                    self._inlined[name] = body
        return self._inlined[name]

    def _fits(self, body: Expr) -> bool:
        """Whether an expression may stand where a value is used; the larger ones only where they are quickly read."""
        parts = _nodes(body)
        if parts <= _INLINED:
            return True
        return parts <= self.inlined and not any(
            isinstance(one, Arith) and one.op in ("min", "max") for one in descendants(body)
        )

    # ---- sets

    def live(self, name: str) -> tuple[int, ...] | None:
        """The rows of a list where they are the same in every configuration that there is; the seats for players."""
        if name not in self._live:
            self._live[name] = self._find_live(name)
        return self._live[name]

    def _find_live(self, name: str) -> tuple[int, ...] | None:
        fixed = self.game.fixed
        if name == PLAYER:
            if fixed is None and self.game.min_players < self.game.max_players:
                return None
            return tuple(range(self.game.max_players if fixed is None else fixed.players))
        rows = self.game.lists[name].rows
        found = tuple(number for number, row in enumerate(rows) if row.guard is None)
        return found if fixed is not None or len(found) == len(rows) else None

    def unguarded(self, name: str) -> bool:
        """Whether the rows of a list are all the first ones in every configuration that there is."""
        live = self.live(name)
        return live is not None and live == tuple(range(len(live))) and (name == PLAYER or len(live) == self.size(name))

    def size(self, name: str) -> int:
        """The number of all rows of a list; for players the greatest number."""
        return self.game.max_players if name == PLAYER else len(self.game.lists[name].rows)

    def static_elements(self, source: Expr) -> tuple[int, ...] | None:
        """The elements of a set that is the same in every state of every configuration."""
        match source:
            case Rows(list=name):
                return self.live(name)
            case RangeSet(low=Lit(value=low), high=Lit(value=high)):
                return tuple(range(low, high + 1))
            case Those(comp=Comp(var=var, source=inner, where=where, order=None)):
                elements = self.static_elements(inner)
                if elements is None:
                    return None
                if where is None:
                    return elements
                tests = [self.fold(where, {var: Lit(one, self._var_type(source), where.span)}) for one in elements]
                if not all(isinstance(test, Lit) for test in tests):
                    return None
                return tuple(
                    one for one, test in zip(elements, tests, strict=True) if isinstance(test, Lit) and test.value
                )
            case _:
                return None

    def _var_type(self, source: Those) -> Int:
        return Int(0, 0)

    def flat(self, comp: Comp) -> Comp:
        """A comprehension over a comprehension as one."""
        while isinstance(comp.source, Those) and (comp.order is None or comp.source.comp.order is None):
            inner = comp.source.comp
            where = comp.where
            if inner.where is not None:
                var = Var(comp.var, comp.var_type, comp.span)
                first = self.fold(inner.where, {inner.var: var})
                where = first if where is None else self.as_expr(self.simplified(And((first, where), _BOOL, comp.span)))
            if inner.order is not None:
                env = {inner.var: Var(comp.var, comp.var_type, comp.span)}
                order = cast(Order, self._rebuild(inner.order, env))
                comp = replace(comp, order=order)
            comp = replace(comp, source=inner.source, where=where)
        return comp

    def as_expr(self, node: object) -> Expr:
        """What simplifying an expression gives, which is one again."""
        return cast(Expr, node)


def _is_of_set_up(expr: Expr) -> bool:
    """Whether an expression asks for nothing but player count, modules and options, and always has an answer."""
    parts = (one for one in descendants(expr) if hasattr(one, "span"))
    asked = And | Or | Not | Compare | IfElse | Lit | PlayerCount | ModuleOn | OptionIs
    return all(isinstance(one, asked) or (isinstance(one, Arith) and one.op in "+-*") for one in parts)


def _nodes(expr: Expr) -> int:
    """The number of parts of an expression."""
    return sum(1 for one in descendants(expr) if hasattr(one, "span"))
