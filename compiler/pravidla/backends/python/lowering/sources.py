"""Comprehensions: what to loop over, in which order, and the conditions that are left to test."""

from __future__ import annotations

from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING

from pravidla.backends.python.code.strength import (
    AND,
    UNARY,
)
from pravidla.backends.python.lowering.context import Constant
from pravidla.backends.python.passes.simplify import conjuncts
from pravidla.backends.python.passes.tabulate import Figures, NoFigure, atoms, reads
from pravidla.ir.nodes import (
    And,
    Column,
    Comp,
    Compare,
    Expr,
    Lit,
    Neighbours,
    Rows,
    Seated,
    Sorted,
    Var,
    Ways,
    ZoneCountOf,
    ZoneItems,
    ZoneKinds,
)
from pravidla.ir.types import Bool, Copy, Int, Row, SetOf
from pravidla.ir.walk import descendants

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.expressions import Expressions

_TABULATED = 2000
"""greatest number of combinations for which a table of elements is worked out"""
_SEARCHED = 16
"""of so many kinds at most each is looked for; of more it is asked which of them are there"""
_TOO_LONG = 1000
"""greatest number of elements in all rows of such a table"""


class Sources:
    """Writes what comprehensions loop over."""

    def __init__(self, writer: Expressions) -> None:
        self.writer = writer
        self.context = writer.context
        self.game = writer.game
        self.layout = writer.layout
        self.folder = writer.folder
        self.figures = Figures(writer.game)

    def source(self, comp: Comp, once: bool) -> tuple[str, tuple[Expr, ...]]:
        """What to loop over and the conditions that are left to test. `once`: repetitions of an element do not matter.

        Conditions on printed figures are worked out now, as a table where they depend on something in play."""
        plain = conjuncts(comp.where)
        comp = self.opened(comp)
        where = conjuncts(comp.where)
        fresh = tuple(part for part in where if not any(part is one for one in plain))
        if late := tuple(part for part in fresh if not self._is_printed(part, comp.var)):
            asked = tuple(part for part in where if not any(part is one for one in late))
            text, rest = self.source(replace(comp, where=_all(asked, comp)), once)
            return text, (*rest, *late)
        if once and isinstance(comp.source, ZoneItems | ZoneKinds):
            kinds = self._present(comp, comp.source, where)
            if kinds is not None:
                return kinds
        elements = self.folder.static_elements(comp.source)
        if elements is not None:
            return self._from_elements(comp, elements, where)
        if isinstance(comp.source, ZoneItems):
            among = self._pieces_among(comp, comp.source)
            if among is not None:
                return among
        if isinstance(comp.source, Ways | Neighbours):
            table = self._table(comp, None, comp.source, where)
            if table is not None:
                return table
        return self.writer.sets.elements(comp.source), where

    def opened(self, comp: Comp) -> Comp:
        """A comprehension with the values that its condition calls for each element written out."""
        if comp.where is None:
            return comp
        return replace(comp, where=self.writer.opening.opened(comp.where, comp.var))

    def _present(
        self, comp: Comp, source: ZoneItems | ZoneKinds, where: tuple[Expr, ...]
    ) -> tuple[str, tuple[Expr, ...]] | None:
        """The kinds in an unordered zone as those of all kinds whose count is not 0."""
        place = self.writer.places.zone(source.zone)
        by_kind = place.marks > 1 and isinstance(source.type, SetOf) and isinstance(source.type.element, Row)
        if place.kind != "counts" or by_kind:
            return None
        if place.component is not None:
            var = Var(comp.var, comp.var_type, comp.span)
            copies = Copy(place.component) if place.marks > 1 else Row(place.component)
            there = ZoneCountOf(source.zone, replace(var, type=copies), Int(0, 1), comp.span)
            live = self.folder.live(place.component) or ()
            if not live or place.marks > 1:
                live = tuple(range(place.kinds))
            text, rest = self._from_elements(comp, live, where)
            if len(live) <= _SEARCHED or (text != f"range({place.kinds})" and not self._is_long(text)):
                return text, (there, *rest)
        return f"kinds({place.counts})", where

    def _pieces_among(self, comp: Comp, source: ZoneItems) -> tuple[str, tuple[Expr, ...]] | None:
        """The pieces of an unordered zone, of those kinds only that printed figures let through, in printed order; None
        where this is no less than all of them."""
        place = self.writer.places.zone(source.zone)
        found = self.among(comp, source)
        if found is None:
            return None
        text, rest = found
        if text == f"range({place.kinds})":
            return None if comp.order is None else (place.pieces, rest)
        return f"pieces_among({', '.join([place.text, text, *([place.offset] if place.offset else [])])})", rest

    def among(self, comp: Comp, source: ZoneItems) -> tuple[str, tuple[Expr, ...]] | None:
        """The kinds of which pieces of an unordered zone can be meant, in printed order, and the conditions left."""
        place = self.writer.places.zone(source.zone)
        if place.kind != "counts" or place.component is None or place.marks > 1:
            return None
        kinds: tuple[int, ...] | None = self.folder.live(place.component) or tuple(range(place.kinds))
        if isinstance(comp.order, Sorted) and kinds is not None:
            kinds = self._static_order(comp, kinds)
        if kinds is None or isinstance(comp.order, Seated):
            return None
        return self._from_elements(comp, kinds, conjuncts(comp.where))

    def _from_elements(
        self, comp: Comp, elements: tuple[int, ...], where: tuple[Expr, ...]
    ) -> tuple[str, tuple[Expr, ...]]:
        rest: list[Expr] = []
        for part in where:
            kept = self._static_filter(part, comp, elements)
            if kept is None:
                rest.append(part)
            else:
                elements = kept
        table = self._table(comp, elements, None, tuple(rest))
        if table is not None:
            return table
        if elements == tuple(range(len(elements))):
            return f"range({len(elements)})", tuple(rest)
        if elements and elements == tuple(range(elements[0], elements[-1] + 1)):
            return f"range({elements[0]}, {elements[-1] + 1})", tuple(rest)
        if len(elements) <= 6:
            return str(elements), tuple(rest)
        name = comp.source.list if isinstance(comp.source, Rows) else comp.var
        return self.context.constant(f"some_{name}", elements), tuple(rest)

    def _is_long(self, text: str) -> bool:
        """Whether elements that are written so are many: also in any row of a table."""
        table, _, _ = text.partition("[")
        rows = self.context.constants.get(table, ("", text))[1].split("),")
        return max(row.count(",") for row in rows) >= _SEARCHED

    @staticmethod
    def _is_printed(part: Expr, var: str) -> bool:
        """Whether a condition asks for nothing but printed figures of the element and of variables."""
        found = atoms(part, var)
        return found is not None and all(isinstance(one, Var) for one in found)

    def _static_filter(self, part: Expr, comp: Comp, elements: tuple[int, ...]) -> tuple[int, ...] | None:
        found = atoms(part, comp.var)
        if found is None or found:
            return None
        try:
            return tuple(one for one in elements if self.figures.value(part, {comp.var: one}))
        except NoFigure:
            return None

    def _table(
        self, comp: Comp, elements: tuple[int, ...] | None, source: Ways | Neighbours | None, where: tuple[Expr, ...],
        depths: tuple[bool, ...] = (True, False),
    ) -> tuple[str, tuple[Expr, ...]] | None:  # fmt: skip
        """A row of a table for the conditions that ask the state for one or two things with few values only: for the
        fields that they read, or, where some of these have no figure, for what is worked out of them."""
        keys: dict[str, tuple[Expr, int]] = {}
        by_place = None
        if source is not None:
            by_place = self.writer.written(source.place)
            keys[by_place] = (source.place, self._values(source.place) or 0)
            ways = self.game.boards[source.board].ways
            if isinstance(source, Ways) and (ways is None or not self.folder.unguarded(ways)):
                return None
        taken: list[tuple[Expr, list[tuple[Expr, str]]]] = []
        for part in where:
            if not reads(part, comp.var):
                continue
            for deep in depths:
                found = atoms(part, comp.var, deep)
                if not found:
                    continue
                wanted = dict(keys)
                named = [(atom, self.writer.written(atom)) for atom in found]
                for atom, name in named:
                    wanted[name] = (atom, self._values(atom) or 0)
                sizes = [size for _, size in wanted.values()]
                if len(wanted) <= 2 and all(sizes) and prod(sizes) <= _TABULATED:
                    keys = wanted
                    taken.append((part, named))
                    break
        if not taken:
            return None
        first = where[0] is taken[0][0]
        rows = self._tabulated(comp, elements, source, taken, keys, by_place, first)
        if rows is None:
            return self._table(comp, elements, source, where, (False,)) if True in depths else None
        over = comp.source.list if isinstance(comp.source, Rows) else comp.var
        column = next((one.column for one in descendants(taken[0][0]) if isinstance(one, Column)), "key")
        text = self.context.constant(f"{over}_by_{column}", rows)
        return f"{text}[{']['.join(keys)}]", tuple(part for part in where if not any(part is one for one, _ in taken))

    def _values(self, atom: Expr) -> int | None:
        """The number of values from 0 that something in play can have; None where it is not small."""
        low, high = self.folder.ranges.of(atom)
        return high + 1 if low >= 0 and high < _TABULATED else None

    def _tabulated(
        self, comp: Comp, elements: tuple[int, ...] | None, source: Ways | Neighbours | None,
        taken: list[tuple[Expr, list[tuple[Expr, str]]]],
        keys: dict[str, tuple[Expr, int]], by_place: str | None, first: bool,
    ) -> tuple[Constant, ...] | None:  # fmt: skip
        """The elements that pass, for all values of the keys; None where a figure that is asked for is missing, which
        is a fault of play to be told when it comes to it. Where it is asked `first`, of the first element, and missing
        for the last values of the only key (as for nothing), the table ends before them."""
        names = list(keys)
        parts = [pair for _, named in taken for pair in named]
        missing: list[tuple[int, bool]] = []

        def passing(values: dict[str, int]) -> Constant:
            here = elements if elements is not None else self.around(source, values[by_place or ""])
            env: dict[object, int] = {id(atom): values[name] for atom, name in parts}
            found: list[int] = []
            for place, one in enumerate(here):
                try:
                    if all(self.figures.value(part, {**env, comp.var: one}) for part, _ in taken):
                        found.append(one)
                except NoFigure:
                    missing.append((values[names[0]], place == 0))
                    return ()
            return tuple(found)

        def level(depth: int, values: dict[str, int]) -> Constant:
            if depth == len(names):
                return passing(values)
            return tuple(level(depth + 1, {**values, names[depth]: one}) for one in range(keys[names[depth]][1]))

        result = level(0, {})
        assert isinstance(result, tuple)
        there = len(result) - len(missing)
        if first and len(names) == 1 and there > 0 and missing == [(one, True) for one in range(there, len(result))]:
            result, missing = result[:there], []
        return None if missing or _leaves(result) > _TOO_LONG else result

    def around(self, source: Ways | Neighbours | None, place: int) -> tuple[int, ...]:
        """The ways or neighbours of a place."""
        assert source is not None
        board = self.game.boards[source.board]
        if isinstance(source, Neighbours):
            return board.neighbours[place] if place < len(board.neighbours) else ()
        start = next(one.values for one in self.game.lists[board.ways or ""].columns if one.name == "from")
        return tuple(way for way, here in enumerate(start) if here == place)

    def sorted_source(
        self, comp: Comp, once: bool, alone: bool = False
    ) -> tuple[str, tuple[Expr, ...], tuple[str, bool] | None]:
        """As `source` with the order: the loop's text, conditions left, and a sort still to be done (key, reversed).
        `alone`: for a loop that is a statement."""
        outside, self.writer.in_source = self.writer.in_source, not alone or comp.order is not None
        found = self._sorted_source(comp, once)
        self.writer.in_source = outside
        return found

    def _sorted_source(self, comp: Comp, once: bool) -> tuple[str, tuple[Expr, ...], tuple[str, bool] | None]:
        match comp.order:
            case None:
                return (*self.source(comp, once), None)
            case Seated(clockwise=True, start=None) if self.folder.static_elements(comp.source) is not None:
                return (*self.source(replace(comp, order=None), once), None)
            case Seated(clockwise=clockwise, start=start):
                ring = "clockwise" if clockwise else "counterclockwise"
                text = f"s.game.{ring}[{'0' if start is None else self.writer.number(start)}]"
                where = conjuncts(self.opened(comp).where)
                if isinstance(comp.source, Rows):
                    others = None if start is None else self._but(comp, self.writer.number(start))
                    if others is not None:
                        return text.replace(f"{ring}[", f"{ring}_after[", 1), others, None
                    return text, where, None
                return f"[seat for seat in {text} if seat in {self.writer.sets.elements(comp.source)}]", where, None
            case Sorted():
                elements = self.folder.static_elements(comp.source)
                if elements is not None:
                    order = self._static_order(comp, elements)
                    if order is not None:
                        return self._from_static(comp, order)
                if isinstance(comp.source, ZoneItems):
                    among = self._pieces_among(comp, comp.source)
                    if among is not None:
                        return *among, None
                text, where = self.source(comp, once)
                return text, where, (self.sort_key(comp), False)

    def _but(self, comp: Comp, start: str) -> tuple[Expr, ...] | None:
        """The conditions without the one that leaves out the player with whom the order begins, where there is such."""
        parts = conjuncts(comp.where)
        for part in parts:
            match part:
                case Compare(op="!=", left=Var(name=name), right=other) if name == comp.var:
                    pass
                case Compare(op="!=", left=other, right=Var(name=name)) if name == comp.var:
                    pass
                case _:
                    continue
            if not reads(other, comp.var) and self.writer.number(other) == start:
                return tuple(one for one in parts if one is not part)
        return None

    def _static_order(self, comp: Comp, elements: tuple[int, ...]) -> tuple[int, ...] | None:
        """The elements sorted now, where all keys are printed."""
        assert isinstance(comp.order, Sorted)
        keyed: list[tuple[tuple[int, ...], int]] = []
        for one in elements:
            values = [
                (self.folder.fold(key.expr, {comp.var: Lit(one, comp.var_type, comp.span)}), key.descending)
                for key in comp.order.keys
            ]
            numbers = tuple(-v.value if down else v.value for v, down in values if isinstance(v, Lit))
            if len(numbers) != len(values):
                return None
            keyed.append((numbers, one))
        return tuple(one for _, one in sorted(keyed, key=lambda pair: pair[0]))

    def _from_static(self, comp: Comp, order: tuple[int, ...]) -> tuple[str, tuple[Expr, ...], None]:
        elements = order
        rest: list[Expr] = []
        for part in conjuncts(comp.where):
            kept = self._static_filter(part, comp, elements)
            if kept is None:
                rest.append(part)
            else:
                elements = kept
        table = self._table(comp, elements, None, tuple(rest))
        if table is not None:
            return (*table, None)
        name = comp.source.list if isinstance(comp.source, Rows) else comp.var
        text = str(elements) if len(elements) <= 6 else self.context.constant(f"{name}_in_order", elements)
        where = tuple([opened for part in rest for opened in conjuncts(self.writer.opening.opened(part, comp.var))])
        return text, where, None

    def sort_key(self, comp: Comp) -> str:
        """The key that an element sorts by, smallest first, as a Python expression of the comprehension's variable."""
        assert isinstance(comp.order, Sorted)
        keys = []
        for key in comp.order.keys:
            folded = self.folder.fold(key.expr)
            keys.append(f"-{self.writer.written(folded, UNARY)}" if key.descending else self.writer.written(folded))
        return keys[0] if len(keys) == 1 else f"({', '.join(keys)})"

    def listed(self, comp: Comp, each: Expr | None = None, once: bool = False) -> str:
        """A comprehension as a Python sequence in its order; `each` what it holds in place of the elements."""
        outside, self.writer.in_source = self.writer.in_source, True
        text = self._listed(comp, each, once)
        self.writer.in_source = outside
        return text

    def _listed(self, comp: Comp, each: Expr | None, once: bool) -> str:
        text, where, sort = self.sorted_source(comp, once)
        var = self.context.local(comp.var).name
        tests = " and ".join(self.writer.tested(part, AND + (len(where) > 1)) for part in where)
        condition = f" if {tests}" if tests else ""
        result = text if not tests else f"[{var} for {var} in {text}{condition}]"
        if sort is not None:
            result = f"sorted({result}, key=lambda {var}: {sort[0]})"
        if each is not None:
            held = self.writer.number(each)
            if held == var:
                return result
            if sort is None:
                return f"[{held} for {var} in {text}{condition}]"
            return f"[{held} for {var} in {result}]"
        return result


def _leaves(table: Constant) -> int:
    return sum(map(_leaves, table)) if isinstance(table, tuple) else 1


def _all(parts: tuple[Expr, ...], comp: Comp) -> Expr | None:
    """Conditions as one."""
    return And(parts, Bool(), comp.span) if len(parts) > 1 else parts[0] if parts else None


def as_list(listed: str) -> str:
    """Elements as a list, so that one local can hold those of every draw of a function."""
    return listed if listed.startswith(("[", "pieces(", "pieces_among(", "sorted(")) else f"[*{listed}]"
