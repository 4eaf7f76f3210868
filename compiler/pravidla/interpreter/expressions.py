"""The value of an expression in a state. Pure: nothing here changes anything but the record.

A value is an int (truth: a bool), or a tuple of values for a set.
"""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.interpreter.definitions import Definitions
from pravidla.interpreter.figures import Figures
from pravidla.interpreter.locals import Env, Item, LocalZone
from pravidla.interpreter.questions import as_elements, end_piece, figure_of, longest_run, reached, sets_of_different
from pravidla.interpreter.record import Record
from pravidla.interpreter.state import State, nothing_of
from pravidla.interpreter.world import BOX, World
from pravidla.ir.arithmetic import compared
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
    ZoneField,
    ZoneItems,
    ZoneKinds,
    ZoneRef,
)
from pravidla.ir.types import Copy

PATIENCE = 5_000_000
"""The most elements of sets that are looked at between two events."""


class Evaluator:
    """Evaluates expressions of one game in one state."""

    def __init__(self, world: World, state: State, record: Record) -> None:
        self.world = world
        self.game = world.game
        self.state = state
        self.record = record
        self.figures = Figures(world, record)
        self.patience = PATIENCE
        self.looked_at = 0
        """elements of sets that were looked at since the last event"""
        self.definitions = Definitions(self)

    # ---- typed entries

    def number(self, expr: Expr, env: Env) -> int:
        """The value of an expression that is a number, a row or a player."""
        value = self.value(expr, env)
        if isinstance(value, tuple):
            raise self.world.fault("one value is wanted here, not a set", expr.span)
        return value

    def truth(self, expr: Expr, env: Env) -> bool:
        """The value of a condition."""
        return bool(self.number(expr, env))

    def elements(self, expr: Expr, env: Env) -> tuple[Item, ...]:
        """The value of an expression that is a set."""
        value = self.value(expr, env)
        if not isinstance(value, tuple):
            raise self.world.fault("a set is wanted here", expr.span)
        return value

    def optional(self, expr: Expr | None, env: Env) -> int | None:
        """The value of an expression that may be missing."""
        return None if expr is None else self.number(expr, env)

    # ---- all kinds of expression

    def value(self, expr: Expr, env: Env) -> Item:
        """The value of any expression."""
        match expr:
            case Var(name=name):
                local = env.get(name)
                if isinstance(local, int):
                    return local
                if local is None or isinstance(local, dict | LocalZone):
                    raise self.world.fault(f"{name} has no value here", expr.span)
                return local
            case Lit(value=value):
                return value
            case Load():
                return self.load(expr, env)
            case Compare(op=op, left=left, right=right):
                return compared(op, self.number(left, env), self.number(right, env))
            case And(parts=parts):
                return all(self.truth(part, env) for part in parts)
            case Or(parts=parts):
                return any(self.truth(part, env) for part in parts)
            case Not(operand=operand):
                return not self.truth(operand, env)
            case Arith():
                return self.figures.arith(expr, self.number(expr.left, env), self.number(expr.right, env))
            case Column(list=name, column=column, row=row):
                return self.figures.column(name, column, self.number(row, env), expr.span)
            case AnyOf() | EveryOf() | CountOf() | Aggregate() | PickOf() | LongestRun() | Member() | SizeOf():
                return self._question(expr, env)
            case Rows(list=name):
                return self.world.rows(name)
            case CallValue(value=value, args=args):
                return self.definitions.call(self.game.values[value], [self.value(arg, env) for arg in args])
            case IfElse(condition=condition, then=then, otherwise=otherwise):
                return self.value(then if self.truth(condition, env) else otherwise, env)
            case Lookup(table=table, keys=keys):
                return self.figures.lookup(table, [self.number(key, env) for key in keys], expr.span)
            case TrackColumn(track=track, row=line, space=space, column=column):
                at = (self.optional(line, env) or 0, self.number(space, env))
                return self.figures.on_track(track, at, column, expr.span)
            case TrackLast(track=track, row=line):
                return self.figures.last_of_track(track, self.optional(line, env) or 0, expr.span)
            case CallFormula(list=name, formula=formula, row=row, args=args):
                called = self._of_row(self.game.formulas[name, formula], self.number(row, env), expr)
                if called is None:
                    return 0
                return self.definitions.call(self.game.values[called], [self.value(arg, env) for arg in args])
            case Earlier(field=field, owner=owner, index=index, rule=rule):
                cell = (field, self.optional(owner, env), self.optional(index, env))
                start = self.world.start(self.game.fields[field].content)
                return self.state.earlier.get((rule, cell), start)
            case PlayerCount():
                return self.world.players
            case ModuleOn(module=module):
                return module in self.world.configuration.modules
            case OptionIs(option=option, value=value):
                return self.world.options[option] == value
            case NextRow(list=name, row=row, step=step):
                rows = self.world.rows(name)
                here = self.number(row, env)
                if here not in rows:
                    raise self.world.fault(f"no row follows {self.world.row_id(name, here)}", expr.span)
                return rows[(rows.index(here) + step) % len(rows)]
            case KindOf(copy=copy):
                return self.number(copy, env) // self._marks_of(copy)
            case MarkOf(copy=copy):
                return self.number(copy, env) % self._marks_of(copy)
            case ZoneCount(zone=zone):
                return len(self.zone(zone, env))
            case ZoneCountOf(zone=zone, kind=kind):
                wanted, pieces = self.number(kind, env), self.zone(zone, env)
                marks = 1 if isinstance(kind.type, Copy) else self.zone_marks(zone, env)
                return sum(1 for piece in pieces if piece // marks == wanted)
            case ZoneEnd():
                return end_piece(self, expr, env)
            case _:
                return self._set(expr, env)

    def _question(
        self,
        expr: AnyOf | EveryOf | CountOf | Aggregate | PickOf | LongestRun | Member | SizeOf,
        env: Env,
    ) -> Item:
        match expr:
            case AnyOf(comp=comp):
                return any(True for _ in self._bindings(comp, env))
            case EveryOf(comp=comp, condition=condition):
                return all(self.truth(condition, env) for _ in self._bindings(comp, env))
            case CountOf(comp=comp):
                return sum(1 for _ in self._bindings(comp, env))
            case PickOf(which=which, comp=comp):
                found = self.comprehension(comp, env)
                if not found:
                    raise self.world.fault(f"there is no {which} element", expr.span)
                return found[0 if which == "first" else -1]
            case Member(element=element, source=source):
                return self.value(element, env) in self.elements(source, env)
            case SizeOf(source=source):
                return len(self.elements(source, env))
            case LongestRun(comp=comp, each=each, joker=joker):
                wild = None if joker is None else self.value(joker, env)
                return longest_run([self.value(each, env) for _ in self._bindings(comp, env)], wild)
            case Aggregate(op=op, comp=comp, each=each):
                figure = figure_of(op, [self.number(each, env) for _ in self._bindings(comp, env)])
                if figure is None:
                    raise self.world.fault(f"there is no {op} of nothing", expr.span)
                return figure

    def _set(self, expr: Expr, env: Env) -> Item:
        match expr:
            case RangeSet(low=low, high=high):
                first, last = self.number(low, env), self.number(high, env)
                if last - first >= self.patience:
                    raise self.world.fault(f"{first}..{last} are more numbers than anybody goes through", expr.span)
                return tuple(range(first, last + 1))
            case EmptySet():
                return ()
            case ZoneItems(zone=zone):
                return as_elements(expr, self.zone(zone, env), self.zone_marks(zone, env))
            case ZoneKinds(zone=zone):
                pieces = as_elements(expr, self.zone(zone, env), self.zone_marks(zone, env))
                return tuple(sorted(set(pieces)))
            case Ways(board=board, place=place):
                return self.figures.ways(board, self.number(place, env))
            case Neighbours(board=board, place=place):
                return self.figures.neighbours(board, self.number(place, env), expr.span)
            case Lines(board=board, length=length):
                return self.world.lines(self.game.boards[board], length)
            case Reached(start=start, over=over, board=board):
                return reached(self, board, self.number(start, env), self.comprehension(over, env), expr.span)
            case Those(comp=comp):
                return self.comprehension(comp, env)
            case SetsOfDifferent(comp=comp, each=each):
                return sets_of_different([self.value(each, env) for _ in self._bindings(comp, env)])
            case _:
                raise self.world.fault(f"{type(expr).__name__} has no value", expr.span)

    # ---- comprehensions

    def comprehension(self, comp: Comp, env: Env) -> tuple[Item, ...]:
        """The elements, in order."""
        found = list(self._filtered(comp, env))
        match comp.order:
            case None:
                return tuple(found)
            case Seated(clockwise=clockwise, start=start):
                first = 0 if start is None else self.number(start, env)
                count, step = self.world.players, 1 if clockwise else -1
                seats = [seat for seat in found if isinstance(seat, int)]
                return tuple(sorted(seats, key=lambda seat: (seat - first) * step % count))
            case Sorted():
                return tuple(sorted(found, key=lambda element: self.sort_key(comp, element, env)))

    def _filtered(self, comp: Comp, env: Env) -> Iterator[Item]:
        """The elements in the order of the source, each bound to the variable while the caller looks at it."""
        for element in self.elements(comp.source, env):
            self.looked_at += 1
            if self.looked_at > self.patience:
                raise self.world.fault("a question goes through more than anybody could look at", comp.span)
            env[comp.var] = element
            if comp.where is None or self.truth(comp.where, env):
                yield element

    def sort_key(self, comp: Comp, element: Item, env: Env) -> tuple[int, ...]:
        """What an element of a sorted comprehension sorts by, smallest first."""
        if not isinstance(comp.order, Sorted):
            return ()
        env[comp.var] = element
        values = [(self.number(key.expr, env), key.descending) for key in comp.order.keys]
        return tuple(-value if descending else value for value, descending in values)

    def _bindings(self, comp: Comp, env: Env) -> Iterator[Item]:
        """The elements in order, each bound to the variable while the caller looks at it."""
        if comp.order is None:
            yield from self._filtered(comp, env)
            return
        for element in self.comprehension(comp, env):
            env[comp.var] = element
            yield element

    # ---- state

    def load(self, expr: Load, env: Env) -> int:
        """The value of a field or of a local counter."""
        index = self.optional(expr.index, env)
        if expr.local:
            counters = env.get(expr.field)
            found = counters.get(index) if isinstance(counters, dict) else None
            if not isinstance(found, int):
                raise self.world.fault(f"{expr.field} has no such counter", expr.span)
            return found
        cell = (expr.field, self.optional(expr.owner, env), index)
        self.record.figures.add(("field", expr.field, "", 0))
        value = self.state.numbers.get(cell)
        if value is not None:
            return value
        pieces, content = self.state.zones.get(cell), self.game.fields[expr.field].content
        if pieces is None or not isinstance(content, ZoneField) or content.kind != "single":
            raise self.world.fault(f"nobody has this {self.game.fields[expr.field].declared}", expr.span)
        return pieces[0] if pieces else nothing_of(self.world, content)

    def zone(self, ref: ZoneRef, env: Env) -> list[int]:
        """The pieces of a zone: the list itself, for whoever moves pieces."""
        index = self.optional(ref.index, env)
        if ref.local:
            local = env.get(ref.field)
            pieces = local.cells.get(index) if isinstance(local, LocalZone) else None
        else:
            pieces = self.state.zones.get((ref.field, self.optional(ref.owner, env), index))
        if pieces is None:
            raise self.world.fault(f"there is no such zone {ref.field}", ref.span)
        return pieces

    def zone_component(self, ref: ZoneRef, env: Env) -> str | None:
        """The component whose copies a zone holds; None for numbers."""
        if ref.local:
            local = env.get(ref.field)
            return local.component if isinstance(local, LocalZone) else None
        if ref.field.startswith(BOX):
            return ref.field.removeprefix(BOX)
        content = self.game.fields[ref.field].content
        return content.component if isinstance(content, ZoneField) else None

    def zone_marks(self, ref: ZoneRef, env: Env) -> int:
        """How many marks the pieces of a zone can have."""
        return self.world.marks(self.zone_component(ref, env))

    def _marks_of(self, copy: Expr) -> int:
        return self.world.marks(copy.type.component) if isinstance(copy.type, Copy) else 1

    # ---- definitions

    def _of_row(self, names: tuple[str | None, ...], row: int, expr: Expr) -> str | None:
        if not 0 <= row < len(names):
            raise self.world.fault("nothing has no abilities", expr.span)
        return names[row]
