"""Expressions of the IR as Python expressions. Questions over sets that are more than one line become helper
functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import prod

from pravidla.backends.python.bitboards import LineQuestion, line_question, run_steps, shifts
from pravidla.backends.python.bounds import bounds
from pravidla.backends.python.code import Branch, Function, Give, Line, Loop, Node
from pravidla.backends.python.context import Constant, Context, Local
from pravidla.backends.python.fold import Folder, conjuncts, negated
from pravidla.backends.python.tabulate import Figures, NoFigure, atoms, reads
from pravidla.ir.nodes import (
    Aggregate,
    And,
    AnyOf,
    Arith,
    CallFormula,
    CallValue,
    Column,
    Comp,
    Compare,
    CountOf,
    Earlier,
    EmptySet,
    EveryOf,
    Expr,
    IfElse,
    KindOf,
    Lines,
    Lit,
    Load,
    LongestRun,
    Lookup,
    MarkOf,
    Member,
    ModuleOn,
    Neighbours,
    NextRow,
    Not,
    OptionIs,
    Or,
    PickOf,
    PlayerCount,
    RangeSet,
    Reached,
    Rows,
    Seated,
    SetsOfDifferent,
    SizeOf,
    Sorted,
    Those,
    TrackColumn,
    TrackLast,
    Var,
    Ways,
    ZoneCount,
    ZoneCountOf,
    ZoneEnd,
    ZoneItems,
    ZoneKinds,
    ZoneRef,
)
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf
from pravidla.ir.walk import descendants

_TABULATED = 2000
"""greatest number of combinations for which a table of elements is worked out"""
TERNARY, OR, AND, NOT, COMPARE, ADD, MULTIPLY, UNARY, ATOM = range(9)
_OPS = {"+": ADD, "-": ADD, "*": MULTIPLY, "down": MULTIPLY, "rem": MULTIPLY}
_SYMBOLS = {"+": "+", "-": "-", "*": "*", "down": "//", "rem": "%"}


@dataclass(frozen=True, slots=True)
class Place:
    """A zone found. `counts`: the list and where its counts begin; `ordered`: the list of pieces; `single`: the
    cell."""

    kind: str
    text: str
    offset: str
    """of the first count; empty: 0"""
    kinds: int
    nothing: int
    capacity: int | None
    component: str | None
    marks: int
    stack: bool
    name: str
    var: str = ""
    """the variable that is the cell itself, where it is one"""

    @property
    def counts(self) -> str:
        """All counts of the zone as a list."""
        if not self.offset:
            return self.text
        if self.offset.isdigit():
            return f"{self.text}[{self.offset} : {int(self.offset) + self.kinds}]"
        return f"{self.text}[{self.offset} : {self.offset} + {self.kinds}]"

    def item(self, kind: str) -> str:
        """The count of one kind."""
        if not self.offset:
            return f"{self.text}[{kind}]"
        if self.offset.isdigit() and kind.isdigit():
            return f"{self.text}[{int(self.offset) + int(kind)}]"
        return f"{self.text}[{self.offset} + {kind}]" if kind != "0" else f"{self.text}[{self.offset}]"

    @property
    def pieces(self) -> str:
        """All pieces as a list."""
        if self.kind == "counts":
            return f"pieces({self.counts})"
        if self.kind == "ordered":
            return self.text
        return f"([{self.text}] if {self.text} != {self.nothing} else [])"


class Expressions:
    """Writes expressions of one game. All texts refer to the state as `s` and to variables by their Python names."""

    def __init__(self, context: Context, folder: Folder) -> None:
        self.context = context
        self.game = context.game
        self.layout = context.layout
        self.folder = folder
        self.figures = Figures(context.game)

    # ---- entries

    def number(self, expr: Expr, need: int = TERNARY) -> str:
        """A number, row, player or set; truth as 0 or 1."""
        return self.written(self.folder.fold(expr), need)

    def condition(self, expr: Expr, need: int = TERNARY) -> str:
        """Anything that is true or false to Python."""
        return self.tested(self.folder.fold(expr), need)

    def written(self, expr: Expr, need: int = TERNARY) -> str:
        """`number` of a folded expression."""
        if isinstance(expr.type, Bool) and self._is_truth(expr):
            return self._in(f"1 if {self.tested(expr, OR)} else 0", TERNARY, need)
        text, strength = self._write(expr)
        return self._in(text, strength, need)

    def tested(self, expr: Expr, need: int = TERNARY) -> str:
        """`condition` of a folded expression."""
        text, strength = self._test(expr)
        return self._in(text, strength, need)

    def truth(self, expr: Expr, need: int = TERNARY) -> str:
        """A Python bool."""
        folded = self.folder.fold(expr)
        if self._is_truth(folded):
            return self.tested(folded, need)
        if isinstance(folded, Lit):
            return "True" if folded.value else "False"
        return self._in(f"{self.written(folded, COMPARE + 1)} != 0", COMPARE, need)

    @staticmethod
    def _in(text: str, strength: int, need: int) -> str:
        return text if strength >= need else f"({text})"

    def _is_truth(self, expr: Expr) -> bool:
        """Whether Python's value of the expression is a bool."""
        match expr:
            case Compare() | Not() | AnyOf() | EveryOf() | Member() | ModuleOn() | OptionIs():
                return True
            case CallValue():
                return isinstance(expr.type, Bool)
            case And() | Or():
                return True
            case IfElse(then=then, otherwise=otherwise) if isinstance(expr.type, Bool):
                return all(isinstance(one, Lit) or self._is_truth(one) for one in (then, otherwise))
            case _:
                return False

    # ---- conditions

    def _test(self, expr: Expr) -> tuple[str, int]:
        match expr:
            case And(parts=parts):
                return " and ".join(self._part(part, AND + 1) for part in parts), AND
            case Or(parts=parts):
                return " or ".join(self._part(part, OR + 1) for part in parts), OR
            case Not(operand=AnyOf() as operand) if (text := self._in_column(operand.comp, "not in")) is not None:
                return text, COMPARE
            case Not(operand=operand):
                return f"not {self._part(operand, NOT)}", NOT
            case Compare():
                return self._comparison(expr)
            case Lit(value=value):
                return ("True" if value else "False"), ATOM
            case IfElse(condition=condition, then=then, otherwise=otherwise):
                return (
                    f"{self.tested(then, OR)} if {self.tested(condition, OR)} else {self.tested(otherwise, TERNARY)}",
                    TERNARY,
                )
            case AnyOf(comp=comp) if (text := self._in_column(comp, "in")) is not None:
                return text, COMPARE
            case _:
                return self._write(expr)

    def _part(self, expr: Expr, need: int) -> str:
        """A part of `and`, `or`, `not`: a Python bool, so that the whole is one."""
        if self._is_truth(expr):
            return self.tested(expr, need)
        if isinstance(expr, Lit):
            return "True" if expr.value else "False"
        return self._in(f"{self.written(expr, COMPARE + 1)} != 0", COMPARE, need)

    def _comparison(self, expr: Compare) -> tuple[str, int]:
        left, right, op = expr.left, expr.right, expr.op
        if isinstance(right, Lit) and isinstance(left, ZoneCount):
            empty = (op, right.value) in (("==", 0), ("<=", 0), ("<", 1))
            some = (op, right.value) in ((">", 0), (">=", 1), ("!=", 0))
            if empty or some:
                place = self.zone(left.zone)
                if place.kind == "single":
                    return f"{place.text} {'==' if empty else '!='} {place.nothing}", COMPARE
                if place.kind == "ordered":
                    return (f"not {place.text}", NOT) if empty else (f"len({place.text}) > 0", COMPARE)
                return (f"not any({place.counts})", NOT) if empty else (f"any({place.counts})", ATOM)
        return f"{self.written(left, COMPARE + 1)} {op} {self.written(right, COMPARE + 1)}", COMPARE

    def _in_column(self, comp: Comp, word: str) -> str | None:
        """`x in s.field`, for `any (c in cells where c.field is x)` over all rows of a list."""
        found = self._equal_cells(comp)
        bits = None if found is None else self._bits_of(found[0])
        if found is not None and bits is not None:
            return f"s.{bits}[{found[1]}] {'==' if word == 'not in' else '!='} 0"
        return None if found is None else f"{found[1]} {word} {found[0]}"

    def _bits_of(self, text: str) -> str | None:
        """The slot of the bit sets of a field that is written `text`."""
        for field, bits in self.context.bits.items():
            if text == f"s.{self.layout[field].name}":
                return bits
        return None

    def _equal_cells(self, comp: Comp) -> tuple[str, str] | None:
        """The list of all cells of a field and the value that the comprehension wants them to have."""
        if not isinstance(comp.source, Rows) or not isinstance(comp.where, Compare) or comp.where.op != "==":
            return None
        name = comp.source.list
        if name != PLAYER and not self.folder.unguarded(name):
            return None
        for cell, wanted in ((comp.where.left, comp.where.right), (comp.where.right, comp.where.left)):
            if not isinstance(cell, Load) or cell.local or cell.index is not None or not isinstance(cell.owner, Var):
                continue
            slot = self.layout[cell.field]
            if cell.owner.name == comp.var and slot.owner == name and not reads(wanted, comp.var):
                return f"s.{slot.name}", self.written(wanted, COMPARE + 1)
        return None

    # ---- values

    def _write(self, expr: Expr) -> tuple[str, int]:
        match expr:
            case Lit(value=value):
                return str(int(value)), ATOM if value >= 0 else UNARY
            case Var(name=name):
                return self.context.local(name).name, ATOM
            case Load():
                return self.cell(expr), ATOM
            case Earlier(field=field, owner=owner, index=index, rule=rule):
                slot = self.layout.remember(rule, field)
                return f"s.{slot}[{self.cell_index(field, owner, index)}]", ATOM
            case Column(list=name, column=column, row=row):
                values = next(one.values for one in self.game.lists[name].columns if one.name == column)
                table = self.context.constant(f"{name}_{column}", values)
                return f"{table}[{self.written(row)}]", ATOM
            case Lookup(table=table, keys=keys):
                return self._lookup(table, keys), ATOM
            case TrackColumn(track=track, row=row, space=space, column=column):
                return self._track(track, row, space, column), ATOM
            case TrackLast(track=track, row=row):
                lengths = tuple(len(line) - 1 for line in self.game.tracks[track].spaces)
                table = self.context.constant(f"{track}_last", lengths)
                return f"{table}[{'0' if row is None else self.written(row)}]", ATOM
            case CallValue(value=value, args=args):
                return self._call(self.context.values[value], args), ATOM
            case CallFormula(list=name, formula=formula, row=row, args=args):
                return self._call(f"{self.formula_table(name, formula)}[{self.written(row)}]", args), ATOM
            case PlayerCount():
                return "s.game.players", ATOM
            case ModuleOn(module=module):
                return f"s.game.{module_attribute(module)}", ATOM
            case OptionIs(option=option, value=value):
                return f"s.game.{option_attribute(option)} == {value}", COMPARE
            case IfElse(condition=condition, then=then, otherwise=otherwise):
                return (
                    f"{self.written(then, OR)} if {self.tested(condition, OR)} else {self.written(otherwise, TERNARY)}",
                    TERNARY,
                )
            case Arith():
                return self._arith(expr)
            case NextRow():
                return self._next_row(expr)
            case KindOf(copy=copy):
                return self._by_marks(copy, "//")
            case MarkOf(copy=copy):
                return self._by_marks(copy, "%")
            case ZoneCount() | ZoneCountOf() | ZoneEnd():
                return self._zone_question(expr)
            case AnyOf() | EveryOf() | CountOf() | Aggregate() | PickOf() | LongestRun() | Member() | SizeOf():
                return self._question(expr)
            case And() | Or() | Not() | Compare():
                return self._test(expr)
            case _:
                return self.elements(expr), ATOM

    def _call(self, function: str, args: Sequence[Expr]) -> str:
        return f"{function}({', '.join(['s', *[self.written(arg) for arg in args]])})"

    def formula_table(self, name: str, formula: str) -> str:
        """The table of the functions of a formula by row."""
        key = (name, formula)
        if key not in self.context.formulas:
            self.context.formulas[key] = self.context.names.unique(f"{name}_{formula}".upper())
        return self.context.formulas[key]

    def _lookup(self, name: str, keys: tuple[Expr, ...]) -> str:
        table = self.game.tables[name]
        nested: tuple[int, ...] | tuple[tuple[int, ...], ...] = table.values
        if len(table.keys) == 2:
            width = table.keys[1][2] - table.keys[1][1] + 1
            nested = tuple(table.values[i : i + width] for i in range(0, len(table.values), width))
        text = self.context.constant(name, nested)
        for key, (_, low, _high) in zip(keys, table.keys, strict=True):
            written = self.written(key, ADD)
            if bounds(self.game, key)[0] >= low:
                text = (
                    f"{text}[{written} - {low}]"
                    if low > 0
                    else f"{text}[{written} + {-low}]"
                    if low
                    else f"{text}[{written}]"
                )
            else:
                text = f"figure({text}, {written} - {low})" if low >= 0 else f"figure({text}, {written} + {-low})"
        return text

    def _track(self, name: str, row: Expr | None, space: Expr, column: str) -> str:
        track = self.game.tracks[name]
        place = [one for one, _ in track.columns].index(column)
        lines = tuple(tuple(one[place] for one in line) for line in track.spaces)
        here = self.written(space)
        if row is None:
            return f"{self.context.constant(f'{name}_{column}', lines[0])}[{here}]"
        return f"{self.context.constant(f'{name}_{column}', lines)}[{self.written(row)}][{here}]"

    def _arith(self, expr: Arith) -> tuple[str, int]:
        left, right, op = expr.left, expr.right, expr.op
        if op in ("min", "max"):
            a, b = self.written(left, OR), self.written(right, OR)
            if all(isinstance(one, Var | Lit) for one in (left, right)):
                return f"{a} if {a} {'<' if op == 'min' else '>'} {b} else {b}", TERNARY
            return f"{op}({a}, {b})", ATOM
        if op in ("down", "up", "rem") and bounds(self.game, right)[0] < 1:
            word = {"down": "quotient", "up": "quotient_up", "rem": "remainder"}[op]
            return f"{word}({self.written(left)}, {self.written(right)})", ATOM
        if op == "up":
            return f"-(-{self.written(left, UNARY)} // {self.written(right, UNARY)})", UNARY
        strength = _OPS[op]
        return f"{self.written(left, strength)} {_SYMBOLS[op]} {self.written(right, strength + 1)}", strength

    def _next_row(self, expr: NextRow) -> tuple[str, int]:
        row = self.written(expr.row, ADD)
        if expr.list == PLAYER:
            return f"({row} {'+' if expr.step > 0 else '-'} 1) % {self.layout.axis(PLAYER)}", MULTIPLY
        if self.folder.unguarded(expr.list):
            size = self.layout.size(expr.list)
            return f"({row} {'+' if expr.step > 0 else '-'} 1) % {size}", MULTIPLY
        rows = f"s.game.{rows_attribute(expr.list)}"
        return f"neighbour({rows}, {self.written(expr.row)}, {expr.step})", ATOM

    def _by_marks(self, copy: Expr, op: str) -> tuple[str, int]:
        marks = self.layout.marks(copy.type.component) if isinstance(copy.type, Copy) else 1
        if marks == 1 and op == "//":
            return self.written(copy), ATOM
        return f"{self.written(copy, MULTIPLY)} {op} {marks}", MULTIPLY

    # ---- places of the state

    def cell_index(self, field: str, owner: Expr | None, index: Expr | None) -> str:
        """The position of a cell in its field's slot."""
        slot = self.layout[field]
        if owner is None or index is None:
            only = owner if owner is not None else index
            return "0" if only is None else self.number(only)
        first, second = self.folder.fold(owner), self.folder.fold(index)
        if isinstance(first, Lit) and isinstance(second, Lit) and slot.rows.isdigit():
            return str(first.value * int(slot.rows) + second.value)
        return f"{self.written(first, MULTIPLY)} * {slot.rows} + {self.written(second, ADD)}"

    def cell(self, load: Load) -> str:
        """A cell of a field, of a local counter, of a zone for one piece."""
        if load.local:
            assert load.index is not None
            return f"{self.context.local(load.field).name}[{self.number(load.index)}]"
        slot = self.layout[load.field]
        if slot.scalar:
            return f"s.{slot.name}"
        return f"s.{slot.name}[{self.cell_index(load.field, load.owner, load.index)}]"

    def zone(self, ref: ZoneRef) -> Place:
        """The place of a zone."""
        if ref.local:
            return self._local_zone(ref)
        slot = self.layout[ref.field]
        where = "" if slot.scalar else self.cell_index(ref.field, ref.owner, ref.index)
        text, offset = f"s.{slot.name}", ""
        if slot.kind == "counts":
            offset = scaled(where, slot.kinds)
        elif where:
            text = f"{text}[{where}]"
        return Place(
            slot.kind, text, offset, slot.kinds, slot.nothing, slot.capacity, slot.component, slot.marks, slot.stack, slot.field
        )  # fmt: skip

    def _local_zone(self, ref: ZoneRef) -> Place:
        local = self.context.local(ref.field)
        zone = local.zone
        assert zone is not None
        kind = self.layout.zone_kind(zone.kind, zone.component)
        marks = self.layout.marks(zone.component)
        kinds = self.layout.size(zone.component) * marks if zone.component is not None else 0
        where = "" if zone.each is None or ref.index is None else self.number(ref.index)
        text, offset = local.name, ""
        if kind == "counts":
            offset = scaled(where, kinds)
        elif where:
            text = f"{text}[{where}]"
        return Place(
            kind, text, offset, kinds, kinds, 1 if kind == "single" else None, zone.component, marks,
            zone.kind == "stack", ref.field, local.name if kind == "single" and not where else "",
        )  # fmt: skip

    def _zone_question(self, expr: ZoneCount | ZoneCountOf | ZoneEnd) -> tuple[str, int]:
        place = self.zone(expr.zone)
        match expr:
            case ZoneCount():
                if place.kind == "counts":
                    return f"sum({place.counts})", ATOM
                if place.kind == "ordered":
                    return f"len({place.text})", ATOM
                return f"1 if {place.text} != {place.nothing} else 0", TERNARY
            case ZoneCountOf(kind=kind):
                by_kind = place.marks > 1 and not isinstance(kind.type, Copy)
                wanted = self.written(kind, ADD)
                if by_kind:
                    return f"of_kind({place.pieces}, {wanted}, {place.marks})", ATOM
                if place.kind == "counts":
                    return place.item(wanted), ATOM
                if place.kind == "ordered":
                    return f"{place.text}.count({wanted})", ATOM
                return f"1 if {place.text} == {wanted} else 0", TERNARY
            case ZoneEnd(which=which):
                by_kind = place.marks > 1 and isinstance(expr.type, Row)
                nothing = self.layout.size(expr.type.list) if isinstance(expr.type, Row) else place.nothing
                if place.kind == "single":
                    text = place.text
                    if which != "only" and not (isinstance(expr.type, Row) and expr.type.optional):
                        text = f"piece_of({text}, {place.nothing})"
                    return (f"{text} // {place.marks}", MULTIPLY) if by_kind else (text, ATOM)
                end = "0" if which == "first" else "-1"
                source = place.pieces
                text = f"{source}[{end}]"
                if by_kind:
                    text = f"{text} // {place.marks}"
                if isinstance(expr.type, Row) and expr.type.optional:
                    return f"{text} if {source} else {nothing}", TERNARY
                return text, MULTIPLY if by_kind else ATOM

    # ---- sets

    def elements(self, expr: Expr) -> str:
        """A set as a Python sequence."""
        match expr:
            case Var(name=name):
                return self.context.local(name).name
            case Rows(list=name):
                if self.folder.unguarded(name):
                    return f"range({self.layout.size(name)})"
                if name == PLAYER:
                    return "s.game.seats"
                return f"s.game.{rows_attribute(name)}"
            case RangeSet(low=low, high=high):
                stop = str(high.value + 1) if isinstance(high, Lit) else f"{self.written(high, ADD)} + 1"
                start = self.written(low)
                return f"range({stop})" if start == "0" else f"range({start}, {stop})"
            case EmptySet():
                return "()"
            case ZoneItems(zone=zone) | ZoneKinds(zone=zone):
                return self._zone_elements(expr, self.zone(zone))
            case Ways(board=board, place=place):
                return self._ways(board, place)
            case Neighbours(board=board, place=place):
                return f"{self.neighbours(board)}[{self.written(place)}]"
            case Lines(board=board, length=length):
                return self.context.constant(f"{board}_lines_{length}", self.lines(board, length))
            case Reached(start=start, over=over, board=board):
                return f"reached({self.written(start)}, {self.listed(over)}, {self.neighbours(board)})"
            case Those(comp=comp):
                return self.listed(comp)
            case SetsOfDifferent(comp=comp, each=each):
                return f"sets_of_different({self.listed(comp, each)})"
            case IfElse(condition=condition, then=then, otherwise=otherwise):
                return f"({self.elements(then)} if {self.tested(condition, OR)} else {self.elements(otherwise)})"
            case _:
                return self._write(expr)[0]

    def _zone_elements(self, expr: ZoneItems | ZoneKinds, place: Place) -> str:
        by_kind = place.marks > 1 and isinstance(expr.type, SetOf) and isinstance(expr.type.element, Row)
        if isinstance(expr, ZoneKinds):
            if by_kind or place.kind == "ordered":
                inner = f"[piece // {place.marks} for piece in {place.pieces}]" if by_kind else place.text
                return f"sorted(set({inner}))"
            return f"kinds({place.counts})" if place.kind == "counts" else place.pieces
        if by_kind:
            return f"[piece // {place.marks} for piece in {place.pieces}]"
        return place.pieces

    def _ways(self, board: str, place: Expr) -> str:
        ways = self.game.boards[board].ways
        assert ways is not None
        start = next(one.values for one in self.game.lists[ways].columns if one.name == "from")
        size = self.layout.size(self.game.boards[board].places)
        leaving = tuple(tuple(way for way, source in enumerate(start) if source == here) for here in range(size))
        text = f"{self.context.constant(f'{board}_ways', leaving)}[{self.written(place)}]"
        if self.folder.unguarded(ways):
            return text
        return f"[way for way in {text} if way in s.game.{rows_attribute(ways)}]"

    def neighbours(self, board: str) -> str:
        """The table of neighbours of a board."""
        return self.context.constant(f"{board}_neighbours", self.game.boards[board].neighbours)

    def lines(self, board: str, length: int) -> tuple[tuple[int, ...], ...]:
        """All straight lines of cells of a grid, by direction and then by first cell."""
        grid = self.game.boards[board].grid
        if grid is None:
            return ()
        columns, rows = grid
        found: list[tuple[int, ...]] = []
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            for y in range(rows):
                for x in range(columns):
                    end_x, end_y = x + dx * (length - 1), y + dy * (length - 1)
                    if 0 <= end_x < columns and 0 <= end_y < rows:
                        found.append(tuple((y + dy * k) * columns + x + dx * k for k in range(length)))
        return tuple(found)

    # ---- comprehensions

    def source(self, comp: Comp, once: bool) -> tuple[str, tuple[Expr, ...]]:
        """What to loop over and the conditions that are left to test. `once`: repetitions of an element do not matter.

        Conditions on printed figures are worked out now, as a table where they depend on something in play."""
        where = conjuncts(comp.where)
        if once and isinstance(comp.source, ZoneItems | ZoneKinds):
            kinds = self._present(comp, comp.source, where)
            if kinds is not None:
                return kinds
        elements = self.folder.static_elements(comp.source)
        if elements is not None:
            return self._from_elements(comp, elements, where)
        if isinstance(comp.source, Ways | Neighbours):
            table = self._table(comp, None, comp.source, where)
            if table is not None:
                return table
        return self.elements(comp.source), where

    def _present(
        self, comp: Comp, source: ZoneItems | ZoneKinds, where: tuple[Expr, ...]
    ) -> tuple[str, tuple[Expr, ...]] | None:
        """The kinds in an unordered zone as those of all kinds whose count is not 0."""
        place = self.zone(source.zone)
        by_kind = place.marks > 1 and isinstance(source.type, SetOf) and isinstance(source.type.element, Row)
        if place.kind != "counts" or by_kind:
            return None
        if place.component is not None:
            var = Var(comp.var, comp.var_type, comp.span)
            copies = Copy(place.component) if place.marks > 1 else Row(place.component)
            there = ZoneCountOf(source.zone, replace(var, type=copies), Int(0, 1), comp.span)
            text, rest = self._from_elements(comp, tuple(range(place.kinds)), where)
            if place.kinds <= 16 or text != f"range({place.kinds})":
                return text, (there, *rest)
        return f"kinds({place.counts})", where

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

    def _static_filter(self, part: Expr, comp: Comp, elements: tuple[int, ...]) -> tuple[int, ...] | None:
        found = atoms(part, comp.var)
        if found is None or found:
            return None
        try:
            return tuple(one for one in elements if self.figures.value(part, {comp.var: one}))
        except NoFigure:
            return None

    def _table(
        self, comp: Comp, elements: tuple[int, ...] | None, source: Ways | Neighbours | None, where: tuple[Expr, ...]
    ) -> tuple[str, tuple[Expr, ...]] | None:
        """A row of a table for the conditions that ask the state for one or two things with few values only."""
        keys: dict[str, tuple[Expr, int]] = {}
        by_place = None
        if source is not None:
            by_place = self.written(source.place)
            keys[by_place] = (source.place, self._values(source.place) or 0)
            ways = self.game.boards[source.board].ways
            if isinstance(source, Ways) and (ways is None or not self.folder.unguarded(ways)):
                return None
        taken: list[tuple[Expr, list[tuple[Expr, str]]]] = []
        for part in where:
            for deep in (True, False):
                found = atoms(part, comp.var, deep)
                if not found:
                    continue
                wanted = dict(keys)
                named = [(atom, self.written(atom)) for atom in found]
                for atom, name in named:
                    wanted[name] = (atom, self._values(atom) or 0)
                sizes = [size for _, size in wanted.values()]
                if len(wanted) <= 2 and all(sizes) and prod(sizes) <= _TABULATED:
                    keys = wanted
                    taken.append((part, named))
                    break
        if not taken:
            return None
        rows = self._tabulated(comp, elements, source, taken, keys, by_place)
        over = comp.source.list if isinstance(comp.source, Rows) else comp.var
        column = next((one.column for one in descendants(taken[0][0]) if isinstance(one, Column)), "key")
        text = self.context.constant(f"{over}_by_{column}", rows)
        return f"{text}[{']['.join(keys)}]", tuple(part for part in where if not any(part is one for one, _ in taken))

    def _values(self, atom: Expr) -> int | None:
        """The number of values from 0 that something in play can have; None where it is not small."""
        low, high = bounds(self.game, atom)
        return high + 1 if 0 <= low and high < _TABULATED else None

    def _tabulated(
        self, comp: Comp, elements: tuple[int, ...] | None, source: Ways | Neighbours | None,
        taken: list[tuple[Expr, list[tuple[Expr, str]]]],
        keys: dict[str, tuple[Expr, int]], by_place: str | None,
    ) -> tuple[Constant, ...]:  # fmt: skip
        """The elements that pass, for all values of the keys."""
        names = list(keys)
        parts = [pair for _, named in taken for pair in named]

        def passing(values: dict[str, int]) -> Constant:
            here = elements if elements is not None else self._around(source, values[by_place or ""])
            env: dict[object, int] = {id(atom): values[name] for atom, name in parts}
            try:
                return tuple(
                    one for one in here if all(self.figures.value(part, {**env, comp.var: one}) for part, _ in taken)
                )
            except NoFigure:
                return -1

        def level(depth: int, values: dict[str, int]) -> Constant:
            if depth == len(names):
                return passing(values)
            return tuple(level(depth + 1, {**values, names[depth]: one}) for one in range(keys[names[depth]][1]))

        result = level(0, {})
        assert isinstance(result, tuple)
        return result

    def _around(self, source: Ways | Neighbours | None, place: int) -> tuple[int, ...]:
        assert source is not None
        board = self.game.boards[source.board]
        if isinstance(source, Neighbours):
            return board.neighbours[place] if place < len(board.neighbours) else ()
        start = next(one.values for one in self.game.lists[board.ways or ""].columns if one.name == "from")
        return tuple(way for way, here in enumerate(start) if here == place)

    def sorted_source(self, comp: Comp, once: bool) -> tuple[str, tuple[Expr, ...], tuple[str, bool] | None]:
        """As `source` with the order: the loop's text, conditions left, and a sort still to be done (key, reversed)."""
        match comp.order:
            case None:
                return (*self.source(comp, once), None)
            case Seated(clockwise=True, start=None) if self.folder.static_elements(comp.source) is not None:
                return (*self.source(replace(comp, order=None), once), None)
            case Seated(clockwise=clockwise, start=start):
                ring = "clockwise" if clockwise else "counterclockwise"
                text = f"s.game.{ring}[{'0' if start is None else self.number(start)}]"
                where = conjuncts(comp.where)
                if isinstance(comp.source, Rows):
                    return text, where, None
                return f"[seat for seat in {text} if seat in {self.elements(comp.source)}]", where, None
            case Sorted(keys=keys):
                elements = self.folder.static_elements(comp.source)
                if elements is not None:
                    order = self._static_order(comp, elements)
                    if order is not None:
                        return self._from_static(comp, order)
                text, where = self.source(comp, once)
                return text, where, (self.sort_key(comp), False)

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
        return text, tuple(rest), None

    def sort_key(self, comp: Comp) -> str:
        """The key that an element sorts by, smallest first, as a Python expression of the comprehension's variable."""
        assert isinstance(comp.order, Sorted)
        keys = []
        for key in comp.order.keys:
            folded = self.folder.fold(key.expr)
            keys.append(f"-{self.written(folded, UNARY)}" if key.descending else self.written(folded))
        return keys[0] if len(keys) == 1 else f"({', '.join(keys)})"

    def listed(self, comp: Comp, each: Expr | None = None, once: bool = False) -> str:
        """A comprehension as a Python sequence in its order; `each` what it holds in place of the elements."""
        text, where, sort = self.sorted_source(comp, once)
        var = self.context.local(comp.var).name
        tests = " and ".join(self.tested(part, AND + (len(where) > 1)) for part in where)
        condition = f" if {tests}" if tests else ""
        result = text if not tests else f"[{var} for {var} in {text}{condition}]"
        if sort is not None:
            result = f"sorted({result}, key=lambda {var}: {sort[0]})"
        if each is not None:
            held = self.number(each)
            if held == var:
                return result
            if sort is None:
                return f"[{held} for {var} in {text}{condition}]"
            return f"[{held} for {var} in {result}]"
        return result

    # ---- questions

    def _question(
        self, expr: AnyOf | EveryOf | CountOf | Aggregate | PickOf | LongestRun | Member | SizeOf
    ) -> tuple[str, int]:
        match expr:
            case Member(element=element, source=source):
                if isinstance(source, RangeSet):
                    low, high = self.written(source.low, COMPARE + 1), self.written(source.high, COMPARE + 1)
                    return f"{low} <= {self.written(element, COMPARE + 1)} <= {high}", COMPARE
                return f"{self.written(element, COMPARE + 1)} in {self.elements(source)}", COMPARE
            case SizeOf(source=source):
                return f"len({self.elements(source)})", ATOM
            case LongestRun(comp=comp, each=each, joker=joker):
                wild = "None" if joker is None else self.number(joker)
                return f"longest_run({self.listed(comp, each)}, {wild})", ATOM
            case CountOf(comp=comp):
                cells = self._equal_cells(comp)
                if cells is not None:
                    bits = self._bits_of(cells[0])
                    if bits is not None:
                        return f"s.{bits}[{cells[1]}].bit_count()", ATOM
                    return f"{cells[0]}.count({cells[1]})", ATOM
                if comp.where is None:
                    return f"len({self.elements(comp.source)})", ATOM
                return self._helper(expr), ATOM
            case Aggregate(op=op, comp=comp, each=each):
                if op in ("average_down", "average_up"):
                    return f"average({self.listed(replace(comp, order=None), each)}, {op == 'average_up'})", ATOM
                return self._helper(expr), ATOM
            case PickOf(which=which, comp=comp):
                if comp.where is None and comp.order is None:
                    return f"{self.elements(comp.source)}[{'0' if which == 'first' else '-1'}]", ATOM
                return self._helper(expr), ATOM
            case AnyOf(comp=comp) if comp.where is None:
                return f"len({self.elements(comp.source)}) > 0", COMPARE
            case _:
                return self._helper(expr), ATOM

    def _helper(self, expr: AnyOf | EveryOf | CountOf | Aggregate | PickOf) -> str:
        """A call of a function made for this question."""
        words = {"AnyOf": "any", "EveryOf": "every", "CountOf": "count", "PickOf": "pick"}
        word = expr.op if isinstance(expr, Aggregate) else words[type(expr).__name__]
        if isinstance(expr, PickOf):
            word = expr.which
        name = self.context.names.unique(f"{self.context.owner}_{word}_{expr.comp.var}")
        params = self.free(expr)
        truth = isinstance(expr, AnyOf | EveryOf)
        body = self.answer(expr)
        annotated = ["s: State", *[f"{one.name}: {one.parameter_type}" for one in params]]
        doc = (f"A question of `{self.context.owner}`.", self.context.place(expr.span))
        self.context.module.functions.append(Function(name, annotated, "bool" if truth else "int", doc, body))
        return f"{name}({', '.join(['s', *[one.name for one in params]])})"

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
            if name not in bound and name not in found:
                found[name] = self.context.local(name)
        return list(found.values())

    def loop(self, comp: Comp, body: list[Node], once: bool = False) -> list[Node]:
        """Nodes that do `body` for each element of a comprehension, its order left aside unless nothing needs
        sorting."""
        text, where, sort = self.sorted_source(comp, once)
        var = self.context.local(comp.var).name
        if sort is not None:
            text, where = self.listed(comp), ()
        inner = body
        if where:
            tests = " and ".join(self.tested(part, AND + (len(where) > 1)) for part in where)
            inner = [Branch([(tests, body)])]
        return [Loop(f"for {var} in {text}", inner, (var,))]

    def answer(self, expr: Expr, wrap: Callable[[str], str] = lambda text: text) -> list[Node]:
        """The body of a function that returns the value of a (folded) expression; `wrap` puts a number into a larger one."""
        question = line_question(self.game, expr)
        if question is not None and question.field in self.context.bits:
            return self._line(question)
        match expr:
            case AnyOf(comp=comp) if comp.where is not None and self._equal_cells(comp) is None:
                return [*self.loop(replace(comp, order=None), [Give("True")], once=True), Give("False")]
            case EveryOf(comp=comp, condition=condition):
                fails = self.tested(negated(self.folder.fold(condition)))
                bare = replace(comp, order=None)
                return [*self.loop(bare, [Branch([(fails, [Give("False")])])], once=True), Give("True")]
            case CountOf(comp=comp) if comp.where is not None and self._equal_cells(comp) is None:
                bare = replace(comp, order=None)
                return [Line("total = 0"), *self.loop(bare, [Line("total += 1")]), Give(wrap("total"))]
            case Aggregate(op="sum", comp=comp, each=each):
                added = Line(f"total += {self.number(each)}")
                return [Line("total = 0"), *self.loop(replace(comp, order=None), [added]), Give(wrap("total"))]
            case Aggregate(op="highest" | "lowest" as op, comp=comp, each=each):
                sign = ">" if op == "highest" else "<"
                better = Branch([(f"best is None or value {sign} best", [Line("best = value")])])
                return [
                    Line("best: int | None = None"),
                    *self.loop(replace(comp, order=None), [Line(f"value = {self.number(each)}"), better], once=True),
                    Branch([("best is None", [Line(f'raise Fault("there is no {op} of nothing")')])]),
                    Give(wrap("best")),
                ]
            case PickOf(which=which, comp=comp) if comp.where is not None or comp.order is not None:
                return self._picked(which, comp, wrap)
            case IfElse(condition=condition, then=then, otherwise=otherwise) if not isinstance(expr.type, SetOf):
                return [Branch([(self.tested(condition), self.answer(then, wrap))]), *self.answer(otherwise, wrap)]
            case Arith(op="+", left=left, right=right) if wrap("") == "" and self._loops(right) and not self._loops(left):
                known = self.written(left, ADD)
                return [Line(f"base = {known}"), *self.answer(right, lambda text: f"base + {text}")]
            case _ if isinstance(expr.type, SetOf):
                return [Give(self.as_tuple(expr))]
            case _ if isinstance(expr.type, Bool):
                return [Give(self.truth(expr))]
            case _:
                return [Give(wrap(self.written(expr, ADD + 1 if wrap("") else TERNARY)))]

    def _loops(self, expr: Expr) -> bool:
        """Whether the value of an expression takes a loop of its own, alone or as one of two cases."""
        match expr:
            case IfElse(then=then, otherwise=otherwise):
                return self._loops(then) or self._loops(otherwise)
            case Aggregate(op="sum" | "highest" | "lowest"):
                return True
            case CountOf(comp=comp):
                return comp.where is not None and self._equal_cells(comp) is None
            case _:
                return False

    def _line(self, question: LineQuestion) -> list[Node]:
        """Whether there is a straight line, by shifts of a bit set."""
        grid = self.game.boards[question.board].grid
        assert grid is not None
        nodes: list[Node] = [Line(f"cells = s.{self.context.bits[question.field]}[{self.written(question.wanted)}]")]
        if question.length == 1:
            return [*nodes, Give("cells != 0")]
        steps = run_steps(question.length)
        for shift in shifts(grid[0]):
            before = "cells"
            for step in steps[:-1]:
                nodes.append(Line(f"run = {before} & {before} >> {shift * step}"))
                before = "run"
            nodes.append(Branch([(f"{before} & {before} >> {shift * steps[-1]}", [Give("True")])]))
        return [*nodes, Give("False")]

    def as_tuple(self, expr: Expr) -> str:
        """A set as a tuple (of tuples)."""
        text = self.elements(expr)
        if isinstance(expr, EmptySet | Lines | Neighbours) or (isinstance(expr, Rows) and not text.startswith("range")):
            return text
        if isinstance(expr, CallValue):
            return text
        if isinstance(expr.type, SetOf) and isinstance(expr.type.element, SetOf):
            return f"tuple([tuple(line) for line in {text}])"
        return f"tuple({text})"

    def _picked(self, which: str, comp: Comp, wrap: Callable[[str], str]) -> list[Node]:
        """The first or last element in the comprehension's order."""
        var = self.context.local(comp.var).name
        fault = Line(f'raise Fault("there is no {which} element")')
        text, where, sort = self.sorted_source(comp, once=True)
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
        tests = " and ".join(self.tested(part, AND + (len(where) > 1)) for part in where)
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


def scaled(text: str, factor: int) -> str:
    """A position times a factor, as text."""
    if not text or text == "0":
        return ""
    if text.isdigit():
        return str(int(text) * factor)
    return f"{text} * {factor}" if all(ch.isalnum() or ch in "_.[]" for ch in text) else f"({text}) * {factor}"


def rows_attribute(name: str) -> str:
    """The attribute of the game that holds the rows of a list in the configuration."""
    return f"rows_of_{name}"


def module_attribute(name: str) -> str:
    """The attribute of the game that says whether a module is on."""
    return f"with_{name}"


def option_attribute(name: str) -> str:
    """The attribute of the game that holds the number of an option's value."""
    return f"option_{name}"
