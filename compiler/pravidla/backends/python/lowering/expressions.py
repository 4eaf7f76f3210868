"""Expressions of the IR as Python expressions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from pravidla.backends.python.code.strength import (
    ADD,
    AND,
    ATOM,
    COMPARE,
    MULTIPLY,
    NOT,
    OR,
    TERNARY,
    UNARY,
    module_attribute,
    option_attribute,
    rows_attribute,
    value_attribute,
)
from pravidla.backends.python.lowering.around import Around
from pravidla.backends.python.lowering.context import Context
from pravidla.backends.python.lowering.foregone import Foregone
from pravidla.backends.python.lowering.kept import KeptAnswers
from pravidla.backends.python.lowering.places import Places
from pravidla.backends.python.lowering.questions import Questions
from pravidla.backends.python.lowering.sets import Sets
from pravidla.backends.python.lowering.sources import Sources
from pravidla.backends.python.lowering.tallies import Tallies
from pravidla.backends.python.lowering.totals import Totals
from pravidla.backends.python.lowering.zone_questions import zone_question
from pravidla.backends.python.passes.derived import Derived
from pravidla.backends.python.passes.fold import Folder
from pravidla.backends.python.passes.opening import Opening
from pravidla.ir.nodes import (
    Aggregate,
    And,
    AnyOf,
    Arith,
    CallFormula,
    CallValue,
    Column,
    Compare,
    CountOf,
    Earlier,
    EveryOf,
    Expr,
    IfElse,
    KindOf,
    Lit,
    Load,
    LongestRun,
    Lookup,
    MarkOf,
    Member,
    ModuleOn,
    NextRow,
    Not,
    OptionIs,
    Or,
    PickOf,
    PlayerCount,
    RangeSet,
    SizeOf,
    TrackColumn,
    TrackLast,
    Var,
    ZoneCount,
    ZoneCountOf,
    ZoneEnd,
)
from pravidla.ir.types import PLAYER, Bool, Copy, SetOf

_OPS = {"+": ADD, "-": ADD, "*": MULTIPLY, "down": MULTIPLY, "rem": MULTIPLY}
_SYMBOLS = {"+": "+", "-": "-", "*": "*", "down": "//", "rem": "%"}


class Expressions:
    """Writes expressions of one game. All texts refer to the state as `s` and to variables by their Python names."""

    def __init__(self, context: Context, folder: Folder, kept: KeptAnswers) -> None:
        self.context = context
        self.kept = kept
        self.game = context.game
        self.layout = context.layout
        self.folder = folder
        self.opening = Opening(folder)
        self.derived = Derived(context.game)
        self.held: dict[str, str] = {}
        """expressions whose value a variable holds just now, as they are written"""
        self._held_names: dict[str, str] = {}
        self.places = Places(self)
        self.sets = Sets(self)
        self.sources = Sources(self)
        self.tallies = Tallies(self)
        self.questions = Questions(self)
        self.foregone = Foregone(self)
        self.around = Around(self)
        self.kept_totals: Mapping[str, Totals] = {}
        """values of which totals are kept with the state"""
        self.in_source = False
        """whether what a comprehension goes over is being written, where nothing can be given a name"""

    def number(self, expr: Expr, need: int = TERNARY) -> str:
        """A number, row, player or set; truth as 0 or 1."""
        return self.written(self.folder.fold(expr), need)

    def given(self, expr: Expr) -> str:
        """A value as it is handed on or kept: a set as a tuple."""
        return self.sets.as_tuple(self.folder.fold(expr)) if isinstance(expr.type, SetOf) else self.number(expr)

    def condition(self, expr: Expr, need: int = TERNARY) -> str:
        """Anything that is true or false to Python."""
        return self.tested(self.folder.fold(expr), need)

    def written(self, expr: Expr, need: int = TERNARY) -> str:
        """`number` of a folded expression."""
        if isinstance(expr.type, Bool) and self._is_truth(expr):
            return self._in(f"1 if {self.tested(expr, OR)} else 0", TERNARY, need)
        text, strength = self._write(expr)
        return self.held.get(text) or self._in(text, strength, need)

    def tested(self, expr: Expr, need: int = TERNARY) -> str:
        """`condition` of a folded expression."""
        text, strength = self._test(expr)
        return self.held.get(text) or self._in(text, strength, need)

    @contextmanager
    def holding(self, exprs: Sequence[Expr], var: str, looped: bool = True) -> Iterator[list[str]]:
        """While a loop over `var` is written in which expressions are asked: what does not depend on it is held in
        variables. Gives the lines that set them."""
        before, lines = dict(self.held), list[str]()
        for part in self.opening.constant_parts(exprs, var, looped):
            text, _ = self._test(part) if isinstance(part.type, Bool) else self._write(part)
            if text not in self.held:
                if text not in self._held_names:
                    self._held_names[text] = self.context.names.unique(self._name_of(part))
                self.held[text] = self._held_names[text]
                lines.append(f"{self.held[text]} = {text}")
        yield lines
        self.held = before

    def _name_of(self, part: Expr) -> str:
        """The name of a variable that holds a part of a condition."""
        if not isinstance(part, CallValue):
            return "known_answer" if isinstance(part.type, Bool) else "known_number"
        figures = [str(arg.value) for arg in part.args if isinstance(arg, Lit) and arg.value >= 0]
        return "_".join(["known", self.context.values[part.value], *figures])

    def asked(self, expr: Expr) -> str:
        """`condition` of a folded expression where only that it is true or false counts."""
        if isinstance(expr, And):
            return " and ".join(self.each_tested(expr.parts, self.tested))
        return self.tested(expr)

    def each_tested(self, parts: Sequence[Expr], write: Callable[[Expr, int], str], need: int = AND + 1) -> list[str]:
        """Several conditions, each written where all before it hold."""
        texts: list[str] = []
        for place, part in enumerate(parts):
            with self.folder.ranges.assuming(parts[:place]):
                texts.append(write(part, need))
        return texts

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

    def _test(self, expr: Expr) -> tuple[str, int]:
        match expr:
            case And(parts=parts):
                return " and ".join(dict.fromkeys(self.each_tested(parts, self._part))), AND
            case Or(parts=parts):
                return " or ".join(self._part(part, AND + 1) for part in parts), OR
            case Not(operand=AnyOf() as operand) if (
                text := self.questions.in_column(operand.comp, "not in")
            ) is not None:
                return text, COMPARE
            case Not(operand=Member(element=element, source=source)) if not isinstance(source, RangeSet):
                return f"{self.written(element, COMPARE + 1)} not in {self.sets.elements(source)}", COMPARE
            case Not(operand=operand) if not self._is_truth(operand) and not isinstance(operand, Lit):
                return f"{self.written(operand, COMPARE + 1)} == 0", COMPARE
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
            case AnyOf(comp=comp) if (text := self.questions.in_column(comp, "in")) is not None:
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
                return self.places.emptiness(self.places.zone(left.zone), empty)
        return f"{self.written(left, COMPARE + 1)} {op} {self.written(right, COMPARE + 1)}", COMPARE

    def _write(self, expr: Expr) -> tuple[str, int]:
        match expr:
            case Lit(value=value):
                return str(int(value)), ATOM if value >= 0 else UNARY
            case Var(name=name):
                return self.context.local(name).name, ATOM
            case Load():
                return self.places.cell(expr), ATOM
            case Earlier(field=field, owner=owner, index=index, rule=rule):
                slot = self.layout.remember(rule, field)
                return f"s.{slot}[{self.places.cell_index(field, owner, index)}]", ATOM
            case Column() if (known := self.derived.of_column(expr)) is not None:
                table, figures, row = known
                return f"{self.context.constant(table, figures)}[{self.written(row)}]", ATOM
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
            case CallValue(value=value) if self.folder.of_configuration(value) is not None:
                return f"s.game.{value_attribute(self.context.values[value])}", ATOM
            case CallValue(value=value, args=(Var() as player, figure)) if value in self.kept_totals:
                return self.kept_totals[value].asked(self.written(player), self.written(figure)), ATOM
            case CallValue(value=value, args=args):
                call = self._call(self.context.values[value], args)
                return (
                    (call, ATOM)
                    if (answer := self.kept.known(self, expr)) is None
                    else (f"{answer} else {call}", TERNARY)
                )
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
            case Arith() if (of_row := self.derived.of_row(expr)) is not None:
                table, figures, row = of_row
                return f"{self.context.constant(table, figures)}[{self.written(row)}]", ATOM
            case Arith():
                return self._arith(expr)
            case NextRow():
                return self._next_row(expr)
            case KindOf(copy=copy):
                return self._by_marks(copy, "//")
            case MarkOf(copy=copy):
                return self._by_marks(copy, "%")
            case ZoneCount() | ZoneCountOf() | ZoneEnd():
                return zone_question(self, expr)
            case AnyOf() | EveryOf() | CountOf() | Aggregate() | PickOf() | LongestRun() | Member() | SizeOf():
                return self.questions.question(expr)
            case And() | Or() | Not() | Compare():
                return self._test(expr)
            case _:
                return self.sets.elements(expr), ATOM

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
            if self.folder.ranges.here(key)[0] >= low:
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
            if all(isinstance(one, Var | Lit) or _is_whole_field(one) for one in (left, right)):
                if isinstance(left, Lit):
                    a, b = b, a
                return f"{a} if {a} {'<' if op == 'min' else '>'} {b} else {b}", TERNARY
            return self._extreme(expr), ATOM
        if op in ("down", "up", "rem") and self.folder.ranges.of(right)[0] < 1:
            word = {"down": "quotient", "up": "quotient_up", "rem": "remainder"}[op]
            return f"{word}({self.written(left)}, {self.written(right)})", ATOM
        if op == "up":
            return f"-(-{self.written(left, UNARY)} // {self.written(right, UNARY)})", UNARY
        if op == "-" and isinstance(left, Lit) and left.value == 0:
            return f"-{self.written(right, UNARY)}", UNARY
        strength = _OPS[op]
        return f"{self.written(left, strength)} {_SYMBOLS[op]} {self.written(right, strength + 1)}", strength

    def _extreme(self, expr: Arith) -> str:
        """The smaller or larger of two numbers: compared in place, which is quicker than to call a builtin."""
        left, right, op = expr.left, expr.right, expr.op
        if self.in_source:
            return f"{op}({self.written(left, OR)}, {self.written(right, OR)})"
        if isinstance(left, Lit):
            left, right = right, left
        one = self.context.names.unique("smaller" if op == "min" else "larger")
        other = (
            self.context.names.unique("other") if not isinstance(right, Var | Lit) else self.written(right, COMPARE + 1)
        )
        second = other if isinstance(right, Var | Lit) else f"({other} := {self.written(right)})"
        return f"({one} if ({one} := {self.written(left)}) {'<' if op == 'min' else '>'} {second} else {other})"

    def _next_row(self, expr: NextRow) -> tuple[str, int]:
        row = self.written(expr.row, ADD)
        two = self.folder.live(expr.list) == (0, 1)
        if two and self.folder.ranges.of(expr.row) == (0, 1):
            return f"1 - {self.written(expr.row, ADD + 1)}", ADD
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


def _is_whole_field(expr: Expr) -> bool:
    """Whether an expression is a field of the game itself, which is quick to read twice."""
    return isinstance(expr, Load) and expr.owner is None and expr.index is None and not expr.local
