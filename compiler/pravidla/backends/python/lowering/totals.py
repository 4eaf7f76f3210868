"""Totals by figure kept with the state: how much somebody has of each kind, worked out for all kinds in one go.

`total_of(p, kind)` asks for one kind after another, of one player after another, where little has changed in between.
The slot of such a value has a row of totals for each player, empty where it is not worked out. What changes a field of
one player forgets the row of that player alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pravidla.backends.python.code.tree import Branch, Comment, Function, Give, Line, Node
from pravidla.backends.python.passes.owners import changed_by, fields_of
from pravidla.backends.python.passes.simplify import conjuncts
from pravidla.backends.python.passes.tabulate import reads
from pravidla.ir.nodes import (
    Aggregate,
    And,
    CallValue,
    Comp,
    Compare,
    CountOf,
    Draw,
    Expr,
    Lit,
    MarkCopies,
    Payment,
    Roll,
    Shuffle,
    Stmt,
    Value,
    Var,
    ZoneField,
    ZoneRef,
)
from pravidla.ir.types import PLAYER, Bool, Int, Row
from pravidla.ir.walk import descendants

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.expressions import Expressions

_FIGURES = 16
"""greatest number of figures"""
_ASKED = 3
"""a value that is asked for in so many places is worth being kept"""
_STORES = 2
"""more statements that change what does not belong to a player forget too much too often"""
_UNSEEN = Payment | Draw | Shuffle | Roll | MarkCopies
"""what changes fields elsewhere than in a statement of its own"""
_BOOL = Bool()


@dataclass(frozen=True, slots=True)
class Totals:
    """A value kept by player and figure: its slot, the function that works out a row, what is added up to which."""

    slot: str
    function: str
    comp: Comp
    figure: Expr
    each: Expr
    figures: int
    players: int

    @property
    def fresh(self) -> str:
        """What the slot holds when nothing is worked out."""
        return f"[()] * {self.players}"

    def asked(self, player: str, figure: str) -> str:
        """The total of one figure as an expression; `player` is written twice."""
        return f"(s.{self.slot}[{player}] or {self.function}(s, {player}))[{figure}]"


class KeptTotals:
    """The values of one game of which totals are kept; none of those of which single answers are (`others`)."""

    def __init__(self, writer: Expressions, others: frozenset[str]) -> None:
        self.writer = writer
        self.context = writer.context
        self.game = writer.game
        self.of: dict[str, Totals] = {}
        """by name of the value"""
        self._own: dict[tuple[str, bool], list[Totals]] = {}
        """totals of a player by the fields of that player that they depend on"""
        self._common: dict[tuple[str, bool], list[Totals]] = {}
        """totals by the other fields"""
        writer.kept_totals = self.of
        asked = [one.value for one in descendants((self.game.rules, self.game.values)) if isinstance(one, CallValue)]
        unseen, common = self._changed()
        for value in self.game.values.values():
            if value.name in others or asked.count(value.name) < _ASKED or (totals := self._totals(value)) is None:
                continue
            fields = fields_of(self.game, value, frozenset({value.params[0].var}))
            if fields is None or not all(self._is_plain(name) and name not in unseen for name, _, _ in fields):
                continue
            if any(not own and common.get(name, 0) > _STORES for name, _, own in fields):
                continue
            self.of[value.name] = totals
            for name, earlier, own in fields:
                known = (self._own if own else self._common).setdefault((name, earlier), [])
                if totals not in known:
                    known.append(totals)

    # ---- which values

    def _totals(self, value: Value) -> Totals | None:
        """A value as totals by its second parameter, where it is that in every position."""
        if value.depth is not None or value.at_least is not None or len(value.params) != 2:
            return None
        player, figure = value.params
        if not isinstance(figure.type, Row) or figure.type.optional or player.type != Row(PLAYER):
            return None
        size = len(self.game.lists[figure.type.list].rows) if figure.type.list != PLAYER else 0
        only = value.alternatives[0]
        if not 1 < size <= _FIGURES or len(value.alternatives) > 1 or only.guard is not None or only.body is None:
            return None
        body = self.writer.folder.fold(only.body)
        if not isinstance(body, CountOf) and not (isinstance(body, Aggregate) and body.op == "sum"):
            return None
        each = body.each if isinstance(body, Aggregate) else Lit(1, Int(1, 1), body.span)
        found = self._without(body.comp, figure.var, figure.type.list)
        if found is None:
            return None
        comp, wanted = found
        parts = (comp, each, wanted)
        if any(reads(part, figure.var) for part in parts):
            return None
        answering = self.writer.opening.answering
        if not all(answering.always(Aggregate("sum", comp, one, body.type, body.span)) for one in (each, wanted)):
            return None
        for one in value.adjustments:
            guards = () if one.guard is None else (one.guard,)
            if one.overridden_by or not all(answering.always(self.writer.folder.fold(it)) for it in (*guards, one.by)):
                return None
        names = self.context.names
        slot = names.unique(f"kept_{value.name}")
        function = names.unique(f"{value.name}_by_{figure.type.list}")
        return Totals(slot, function, comp, wanted, each, size, self.game.max_players)

    def _without(self, comp: Comp, figure: str, figures: str) -> tuple[Comp, Expr] | None:
        """A comprehension without the condition that its elements have a figure, and what that figure is of them."""
        if comp.where is None:
            return None
        opened = self.writer.opening.opened(self.writer.folder.fold(comp.where), comp.var)
        parts = conjuncts(self.writer.folder.fold(opened))
        for part in parts:
            if not isinstance(part, Compare) or part.op != "==":
                continue
            for wanted, asked in ((part.left, part.right), (part.right, part.left)):
                if not isinstance(asked, Var) or asked.name != figure or wanted.type != Row(figures):
                    continue
                others = tuple(one for one in parts if one is not part)
                where = And(others, _BOOL, comp.span) if len(others) > 1 else others[0] if others else None
                return replace(comp, where=where, order=None), wanted
        return None

    def _is_plain(self, name: str) -> bool:
        """Whether a field has cells for one number, row or piece each."""
        field = self.game.fields.get(name)
        if field is None or field.owner is None:
            return False
        return not isinstance(field.content, ZoneField) or field.content.kind == "single"

    def _changed(self) -> tuple[frozenset[str], dict[str, int]]:
        """The fields that are changed elsewhere than in statements of their own; how many statements change each."""
        unseen: set[str] = set()
        seen: dict[str, int] = {}
        for node in descendants(tuple(self.game.rules.values())):
            if isinstance(node, _UNSEEN):
                unseen.update(self._touched(node))
            for name, _, _ in changed_by(node):
                seen[name] = seen.get(name, 0) + 1
        return frozenset(unseen), seen

    @staticmethod
    def _touched(node: object) -> Iterator[str]:
        for one in descendants(node):
            match one:
                case ZoneRef(field=name) | Payment(field=name):
                    yield name
                case _:
                    pass

    # ---- what is forgotten

    def forgotten(self, statement: Stmt) -> list[Node]:
        """What becomes of kept totals when a statement has changed a field."""
        lines: dict[str, None] = {}
        for name, earlier, owner in changed_by(statement):
            for totals in self._common.get((name, earlier), ()):
                lines[f"s.{totals.slot} = {totals.fresh}"] = None
            for totals in self._own.get((name, earlier), ()):
                whose = None if owner is None else self.writer.folder.fold(owner)
                if isinstance(whose, Var | Lit) and whose.type == Row(PLAYER):
                    lines[f"s.{totals.slot}[{self.writer.written(whose)}] = ()"] = None
                else:
                    lines[f"s.{totals.slot} = {totals.fresh}"] = None
        return [Line(line) for line in lines]

    # ---- functions

    def function(self, value: Value) -> Function:
        """The function that works out a player's totals, keeps them and gives them."""
        totals = self.of[value.name]
        player, figure = value.params
        whose = self.context.local(player.var).name
        opening, folder = self.writer.opening, self.writer.folder

        def added(number: str) -> list[Node]:
            wanted = opening.opened(folder.fold(totals.figure), totals.comp.var)
            return [Line(f"totals[{self.writer.written(wanted)}] += {number}")]

        body: list[Node] = [Line(f"totals = [0] * {totals.figures}")]
        body.extend(self.writer.questions.loop(totals.comp, [], each=added, of=totals.each))
        for one in value.adjustments:
            for place in range(totals.figures):
                known: dict[str, Expr] = {figure.var: Lit(place, figure.type, one.origin.span)}
                guard = None if one.guard is None else folder.fold(one.guard, known)
                if isinstance(guard, Lit) and not guard.value:
                    continue
                marker = Comment(self.context.marker(one.origin.span, one.origin.cites))
                line = Line(f"totals[{place}] += {self.writer.written(folder.fold(one.by, known))}")
                more: list[Node] = [marker, line]
                always = guard is None or isinstance(guard, Lit)
                body.extend(more if always or guard is None else [Branch([(self.writer.tested(guard), more)])])
        body.extend([Line(f"s.{totals.slot}[{whose}] = totals"), Give("totals")])
        doc = (
            f"`{value.name}` for each {figure.type.list if isinstance(figure.type, Row) else 'figure'}.",
            self.context.place(value.alternatives[0].origin.span),
        )
        return Function(totals.function, ["s: State", f"{whose}: int"], "Sequence[int]", doc, body, looks=True)
