"""Questions about sets in partial evaluation: answered where the answer is known at compile time, written out for small
sets."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pravidla.backends.python.passes.simplify import (
    lit,
    negated,
    total,
)
from pravidla.ir.nodes import (
    Aggregate,
    And,
    AnyOf,
    Comp,
    CountOf,
    EmptySet,
    EveryOf,
    Expr,
    IfElse,
    Lit,
    Member,
    Or,
    PickOf,
    Rows,
    SizeOf,
    Those,
    Var,
    ZoneCountOf,
    ZoneField,
    ZoneItems,
)
from pravidla.ir.types import Bool, Row

if TYPE_CHECKING:
    from pravidla.backends.python.passes.fold import Folder

_UNROLLED = 6
"""sets of at most so many elements are written out"""
_BOOL = Bool()


class Unrolling:
    """Simplifies questions of one game."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder

    def question(self, node: AnyOf | EveryOf | CountOf | Aggregate | PickOf | SizeOf | Member) -> Expr:
        """A question with simple parts, simplified."""
        match node:
            case SizeOf(source=Those(comp=comp)):
                return self.question(CountOf(comp, node.type, node.span))
            case SizeOf():
                return node
            case Member(element=element, source=source):
                match source:
                    case EmptySet():
                        return lit(node, 0)
                    case Those(comp=comp) if isinstance(element, Var | Lit):
                        inside = self.question(Member(element, comp.source, node.type, node.span))
                        if comp.where is None:
                            return inside
                        return self.folder.as_expr(
                            self.folder.simplified(
                                And((inside, self.folder.fold(comp.where, {comp.var: element})), _BOOL, node.span)
                            )
                        )
                    case Rows(list=name) if isinstance(element, Lit) and self.folder.live(name) is not None:
                        return lit(node, int(element.value in (self.folder.live(name) or ())))
                    case _:
                        return node
            case AnyOf() | EveryOf() | CountOf() | Aggregate():
                comp = self.folder.flat(node.comp)
                node = replace(node, comp=comp)
                elements = self.folder.static_elements(comp.source)
                if elements is None and isinstance(node, CountOf):
                    return self._counted(node, comp)
                if elements is None or len(elements) > _UNROLLED:
                    return node
                return self._unrolled(node, comp, elements)
            case PickOf():
                comp = self.folder.flat(node.comp)
                if comp.where is None and comp.order is None:
                    elements = self.folder.static_elements(comp.source)
                    if elements:
                        return lit(node, elements[0 if node.which == "first" else -1])
                return replace(node, comp=comp)

    def _counted(self, node: CountOf, comp: Comp) -> Expr:
        """The number of pieces of few kinds in an unordered zone as the sum of their counts."""
        source, kind = comp.source, comp.var_type
        if not isinstance(source, ZoneItems) or not isinstance(kind, Row) or comp.where is None:
            return node
        content = None if source.zone.local else self.folder.game.fields.get(source.zone.field)
        zone = content.content if content is not None else None
        if not isinstance(zone, ZoneField) or zone.kind not in ("pile", "deck", "bag"):
            return node
        live = self.folder.live(kind.list)
        terms: list[Expr] = []
        for row in range(self.folder.size(kind.list)) if live is None else live:
            element = Lit(row, kind, comp.span)
            test = self.folder.fold(comp.where, {comp.var: element})
            if not isinstance(test, Lit):
                return node
            if test.value:
                terms.append(ZoneCountOf(source.zone, element, node.type, node.span))
        return total(terms, node) if len(terms) <= _UNROLLED else node

    def _unrolled(self, node: AnyOf | EveryOf | CountOf | Aggregate, comp: Comp, elements: tuple[int, ...]) -> Expr:
        rows: list[tuple[Expr | None, dict[str, Expr]]] = []
        for element in elements:
            env: dict[str, Expr] = {comp.var: Lit(element, comp.var_type, comp.span)}
            test = None if comp.where is None else self.folder.fold(comp.where, env)
            if isinstance(test, Lit):
                if not test.value:
                    continue
                test = None
            rows.append((test, env))
        true = Lit(1, _BOOL, node.span)
        match node:
            case AnyOf():
                return self.folder.as_expr(
                    self.folder.simplified(Or(tuple(test or true for test, _ in rows), _BOOL, node.span))
                )
            case EveryOf(condition=condition):
                parts: list[Expr] = []
                for test, env in rows:
                    holds = self.folder.fold(condition, env)
                    parts.append(
                        holds if test is None
                        else self.folder.as_expr(self.folder.simplified(Or((negated(test), holds), _BOOL, node.span)))
                    )  # fmt: skip
                return self.folder.as_expr(self.folder.simplified(And(tuple(parts), _BOOL, node.span)))
            case CountOf():
                one, none = lit(node, 1), lit(node, 0)
                return total(
                    [one if test is None else IfElse(test, one, none, node.type, node.span) for test, _ in rows], node
                )
            case Aggregate(op="sum", each=each):
                none = lit(node, 0)
                terms: list[Expr] = []
                for test, env in rows:
                    term = self.folder.fold(each, env)
                    terms.append(term if test is None else IfElse(test, term, none, node.type, node.span))
                return total(terms, node)
            case Aggregate(op="highest" | "lowest" as op, each=each) if rows and all(test is None for test, _ in rows):
                figures = [self.folder.fold(each, env) for _, env in rows]
                if all(isinstance(figure, Lit) for figure in figures):
                    numbers = [figure.value for figure in figures if isinstance(figure, Lit)]
                    return lit(node, max(numbers) if op == "highest" else min(numbers))
                return node
            case _:
                return node
