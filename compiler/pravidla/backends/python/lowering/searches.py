"""Searches: whether a set has an element of some kind, found by a loop that ends with the first one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pravidla.backends.python.code.tree import Give, Line, Loop, Node
from pravidla.backends.python.passes.simplify import conjuncts
from pravidla.ir.nodes import And, CallValue, Comp
from pravidla.ir.types import Bool

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.expressions import Expressions
    from pravidla.backends.python.lowering.questions import Questions


class Searches:
    """Writes the searches of one game."""

    def __init__(self, writer: Expressions, questions: Questions) -> None:
        self.writer = writer
        self.questions = questions

    def found(self, comp: Comp) -> list[Node]:
        """Whether a comprehension has an element."""
        inside = self._search_inside(comp)
        if inside is not None:
            return [*self._search(comp, inside), Give("False")]
        text, where = self.writer.sources.source(comp, once=True)
        if not where:
            return [Give(f"len({text}) > 0")]
        search = self.writer.foregone.ended(self.questions.loop(comp, [Line("break")], once=True), comp, where)
        return [*or_else(search, [Give("False")]), Give("True")]

    def _search_inside(self, comp: Comp) -> tuple[Comp, Comp] | None:
        """A search of which the last condition on an element is another search: without this condition, and the
        other search."""
        *before, last = conjuncts(self.writer.sources.opened(comp).where)
        is_kept = isinstance(last, CallValue) and last.value in self.writer.kept.of
        inner = None if is_kept else self.writer.opening.search(last)
        if inner is None or not before:
            return None
        where = before[0] if len(before) == 1 else And(tuple(before), Bool(), comp.span)
        asked = None if inner.where is None else self.writer.opening.opened(inner.where, comp.var)
        return replace(comp, where=where), replace(inner, where=asked)

    def _search(self, comp: Comp, inside: tuple[Comp, Comp] | None) -> list[Node]:
        """A loop that gives an answer when it finds an element."""
        if inside is None:
            return self.questions.loop(comp, [Give("True")], once=True)
        outer, inner = inside
        with self.writer.folder.ranges.assuming(conjuncts(outer.where)):
            body = self._search(inner, self._search_inside(inner))
        return self.questions.loop(outer, body, once=True)


def or_else(nodes: list[Node], orelse: list[Node]) -> list[Node]:
    """A loop that is broken off when something is found, with what to do when nothing is."""
    loop = nodes[-1]
    assert isinstance(loop, Loop)
    return [*nodes[:-1], Loop(loop.header, loop.body, loop.binds, orelse)]
