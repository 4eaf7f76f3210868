"""Searches that are sure to find nothing: told by one look, before the first element is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pravidla.backends.python.code.tree import Branch, Give, Line, Node
from pravidla.backends.python.passes.simplify import conjuncts, mirrored, plain_body
from pravidla.backends.python.passes.tabulate import reads
from pravidla.ir.nodes import And, AnyOf, Arith, CallValue, Column, Comp, Compare, Expr, Lit, Load, NumberField, Var
from pravidla.ir.types import PLAYER, SetOf

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.expressions import Expressions

_SOME = ((">", 0), (">=", 1))


class Foregone:
    """Finds such looks for the searches of one game."""

    def __init__(self, writer: Expressions) -> None:
        self.writer = writer
        self.game = writer.game
        self.layout = writer.layout
        self.folder = writer.folder

    # ---- in the function of a question

    def ended(self, search: list[Node], comp: Comp, where: Sequence[Expr]) -> list[Node]:
        """A search, with the numbers before it that are the same for each element, given up where such a number is
        less than any printed figure that it is compared with."""
        least = dict(self._least(comp, where))
        nodes: list[Node] = []
        for node in search:
            nodes.append(node)
            if isinstance(node, Line):
                name, _, text = node.text.partition(" = ")
                if text in least:
                    nodes.append(Branch([(f"{name} < {least[text]}", [Give("False")])]))
        return nodes

    def ends(self, comp: Comp, where: Sequence[Expr]) -> bool:
        """Whether a search can be given up so."""
        return any(True for _ in self._least(comp, where))

    def _least(self, comp: Comp, where: Sequence[Expr]) -> Iterator[tuple[str, int]]:
        """What is compared with a figure of the element, as text, and the least that lets any element through."""
        for part in self._before_faults(where):
            if not isinstance(part, Compare) or isinstance(part.left, Lit) or isinstance(part.right, Lit):
                continue
            one = mirrored(part) if reads(part.left, comp.var) else part
            if one.op not in (">", ">=") or reads(one.left, comp.var):
                continue
            figures = self._figures(one.right, comp.var)
            least = min(figures, default=0) + (one.op == ">")
            if figures and least > max(0, self.folder.ranges.of(one.left)[0]):
                yield self.writer.written(one.left), least

    def _figures(self, expr: Expr, var: str) -> tuple[int, ...]:
        """The printed figures of all rows, where an expression asks for those of a loop's row."""
        if isinstance(expr, Column) and isinstance(expr.row, Var) and expr.row.name == var:
            columns = self.game.lists[expr.list].columns
            values = next(one.values for one in columns if one.name == expr.column)
            return (
                tuple(one for one in values if isinstance(one, int))
                if all(isinstance(one, int) for one in values)
                else ()
            )
        derived = self.writer.derived.of_row(expr) if isinstance(expr, Arith) else None
        return derived[1] if derived is not None and derived[2].name == var else ()

    def _before_faults(self, tests: Sequence[Expr]) -> Iterator[Expr]:
        """The conditions of which all before them have an answer in every position."""
        for test in tests:
            yield test
            if not self.writer.opening.answering.always(test):
                return

    # ---- around an option of a decision

    def looks(self, tests: Sequence[Expr], picked: frozenset[str]) -> list[str]:
        """What must be so, whatever is picked, for all of some conditions to hold, as texts."""
        found: list[str] = []
        for test in self._before_faults(tests):
            found.extend(self._needed(test, picked))
        return list(dict.fromkeys(found))

    def _needed(self, test: Expr, picked: frozenset[str]) -> Iterator[str]:
        match test:
            case And(parts=parts):
                yield from self.looks(parts, picked)
            case CallValue():
                value = self.game.values[test.value]
                body = plain_body(value) if value.depth is None and not isinstance(value.type, SetOf) else None
                if body is not None and all(isinstance(arg, Var | Lit) for arg in test.args):
                    env = {param.var: arg for param, arg in zip(value.params, test.args, strict=True)}
                    folded = self.folder.fold(body, env)
                    if isinstance(folded, AnyOf):
                        yield from self._needed(folded, picked)
            case AnyOf(comp=comp):
                for part in self._before_faults(conjuncts(self.folder.fold(comp.where) if comp.where else None)):
                    text = self._some_cell(part, picked | {comp.var})
                    if text is not None:
                        yield text
            case _:
                pass

    def _some_cell(self, part: Expr, bound: frozenset[str]) -> str | None:
        """Whether any cell of a player is more than 0, where a condition wants that of one or another of them."""
        match part:
            case Compare(
                op=op, left=Load(field=field, owner=Var(name=owner), index=index, local=False), right=Lit(value=n)
            ):
                content = self.game.fields[field].content
                slot = self.layout[field]
                if (op, n) not in _SOME or index is None or isinstance(index, Var | Lit) or owner in bound:
                    return None
                if not isinstance(content, NumberField) or content.low < 0 or slot.owner != PLAYER:
                    return None
                player = self.writer.context.local(owner).name
                if player not in self.writer.context.seat_names() or not slot.rows.isdigit():
                    return None
                start = f"{player} * {slot.rows}"
                return f"any(s.{slot.name}[{start} : {start} + {slot.rows}])"
            case _:
                return None
