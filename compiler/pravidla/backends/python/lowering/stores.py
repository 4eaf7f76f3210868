"""Changes of fields: stores with their bounds, payments, swaps, resets."""

from __future__ import annotations

from math import prod

from pravidla.backends.python.code.strength import ADD
from pravidla.backends.python.code.tree import Branch, Line, Loop, Node
from pravidla.backends.python.lowering.context import Context
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.lowering.layout import Slot
from pravidla.ir.nodes import Arith, Expr, Load, NumberField, Pay, RowField, Store, ZoneField, ZoneRef

_FEW_CELLS = 40
"""what so many cells begin with is kept as a table"""


class Stores:
    """Writes changes of fields of one game."""

    def __init__(self, context: Context, expressions: Expressions) -> None:
        self.context = context
        self.game = context.game
        self.layout = context.layout
        self.expressions = expressions

    def store(self, store: Store) -> list[Node]:
        if store.local:
            local = self.context.local(store.field)
            assert store.index is not None and local.counters is not None
            place = f"{local.name}[{self.expressions.given(store.index)}]"
            return self.bounded(place, store.field, store.value, store.clamp, 0, local.counters.high, None)
        load = Load(store.field, store.owner, store.index, store.value.type, store.span)
        place = self.expressions.places.cell(load)
        if store.field in self.context.bits:
            return self._on_board(store)
        match self.game.fields[store.field].content:
            case NumberField(low=low, high=high):
                return self.bounded(place, self.declared(store.field), store.value, store.clamp, low, high, load)
            case RowField(list=name, optional=optional):
                return self._row(place, store, name, optional)
            case _:
                return [Line(f"{place} = {self.expressions.given(store.value)}")]

    def _on_board(self, store: Store) -> list[Node]:
        """A store into a cell of a grid that is kept as bit sets too."""
        slot, bits = self.layout[store.field], self.context.bits[store.field]
        bit = self.context.bit_of(store.field)
        assert store.owner is not None
        nodes: list[Node] = []
        place, value = self.expressions.given(store.owner), self.expressions.given(store.value)
        if not place.isidentifier():
            nodes.append(Line(f"place = {place}"))
            place = "place"
        content = self.game.fields[store.field].content
        high = content.high if isinstance(content, NumberField) else self.context.boards[store.field].values - 1
        low = content.low if isinstance(content, NumberField) else 0
        least, most = self.expressions.folder.ranges.of(self.expressions.folder.fold(store.value))
        if isinstance(content, RowField) and not content.optional:
            high -= 1
        if least < low or most > high or not value.isidentifier():
            nodes.extend(self.bounded("value", store.field, store.value, store.clamp, low, high, None))
            value = "value"
        return [
            *nodes,
            Line(f"s.{bits}[s.{slot.name}[{place}]] ^= {bit}[{place}]"),
            Line(f"s.{bits}[{value}] ^= {bit}[{place}]"),
            Line(f"s.{slot.name}[{place}] = {value}"),
        ]

    def _row(self, place: str, store: Store, name: str, optional: bool) -> list[Node]:
        size = self.layout.size(name)
        text = self.expressions.given(store.value)
        low, high = self.expressions.folder.ranges.of(self.expressions.folder.fold(store.value))
        if high < (size + 1 if optional else size) and low >= 0:
            return [Line(f"{place} = {text}")]
        nobody = Branch(
            [(f"value >= {size + 1 if optional else size}", [Line(f'raise out_of_bounds("{store.field}", value)')])]
        )
        return [Line(f"value = {text}"), nobody, Line(f"{place} = value")]

    def bounded(
        self, place: str, name: str, value: Expr, clamp: bool, low: int, high: int, load: Load | None
    ) -> list[Node]:
        """A store into a number with bounds; what cannot happen is not tested."""
        folded = self.expressions.folder.fold(value)
        least, most = self.expressions.folder.ranges.of(folded)
        text = self.expressions.written(folded)
        if least >= low and most <= high:
            return [Line(f"{place} = {text}")]
        if clamp:
            nodes: list[Node] = [Line(f"value = {text}")]
            if most > high:
                nodes.append(Branch([(f"value > {high}", [Line(f"value = {high}")])]))
            if least < low:
                nodes.append(Branch([(f"value < {low}", [Line(f"value = {low}")])]))
            return [*nodes, Line(f"{place} = value")]
        if most <= high:
            test = f"value < {low}"
        elif least >= low:
            test = f"value > {high}"
        else:
            test = f"not {low} <= value <= {high}"
        fault = Branch([(test, [Line(f'raise out_of_bounds("{name}", value)')])])
        if isinstance(folded, Arith) and folded.op in "+-" and load is not None:
            step = self.expressions.written(folded.right, ADD if folded.op == "+" else ADD + 1)
            if self.expressions.written(folded.left) == place:
                return [Line(f"value = {place} {folded.op} {step}"), fault, Line(f"{place} = value")]
        return [Line(f"value = {text}"), fault, Line(f"{place} = value")]

    def pay(self, pay: Pay) -> list[Node]:
        field = self.game.fields[pay.field]
        assert isinstance(field.content, NumberField)
        low, high = field.content.low, field.content.high
        purse = f"s.{self.layout[pay.field].name}[{self.expressions.given(pay.payer)}]"
        there = f"{purse} - {low}" if low > 0 else f"{purse} + {-low}" if low < 0 else purse
        nodes: list[Node] = [Line(f"amount = {self.expressions.given(pay.amount)}")]
        if self.expressions.folder.ranges.of(self.expressions.folder.fold(pay.amount))[0] < 0:
            nodes.append(Branch([("amount < 0", [Line(f'raise unpaid("{field.declared}")')])]))
        if pay.up_to:
            nodes.append(Branch([(f"amount > {there}", [Line(f"amount = {there}")])]))
        else:
            nodes.append(Branch([(f"amount > {there}", [Line(f'raise unpaid("{field.declared}")')])]))
        nodes.append(Line(f"{purse} -= amount"))
        if pay.payee is not None:
            payee = f"s.{self.layout[pay.field].name}[{self.expressions.given(pay.payee)}]"
            nodes.append(Line(f"value = {payee} + amount"))
            nodes.append(Line(f"{payee} = value if value < {high} else {high}"))
        return nodes

    def swap(self, left: Load | ZoneRef, right: Load | ZoneRef) -> list[Node]:
        first = (
            self.expressions.places.cell(left) if isinstance(left, Load) else self.expressions.places.zone(left).text
        )
        second = (
            self.expressions.places.cell(right) if isinstance(right, Load) else self.expressions.places.zone(right).text
        )
        swapped: list[Node] = [Line(f"{first}, {second} = {second}, {first}")]
        on_board = left.field in self.context.bits or right.field in self.context.bits
        return [*swapped, Line("s.derive()")] if on_board else swapped

    def reset(self, field: str) -> list[Node]:
        slot = self.layout[field]
        content = self.game.fields[field].content
        if isinstance(content, ZoneField):
            if slot.kind == "counts":
                return [Line(f"s.{slot.name}[:] = [0] * len(s.{slot.name})")]
            if slot.kind == "ordered":
                if slot.scalar:
                    return [Line(f"s.{slot.name}.clear()")]
                return [Loop(f"for row in s.{slot.name}", [Line("row.clear()")])]
        if slot.scalar:
            return [Line(f"s.{slot.name} = {slot.start}")]
        reset: list[Node] = [Line(f"s.{slot.name}[:] = {self._fresh(slot)}")]
        return [*reset, Line("s.derive()")] if field in self.context.bits else reset

    def _fresh(self, slot: Slot) -> str:
        """The cells of a field as they are in the beginning: out of a table where they are few."""
        axes = [one for one in (slot.owner, slot.index) if one is not None]
        open_axes = [one for one in axes if self.layout.axis(one) == "s.game.players"]
        most = prod([self.layout.size(one) for one in axes])
        if len(open_axes) > 1 or most > _FEW_CELLS:
            return f"[{slot.start}] * len(s.{slot.name})"
        each = prod([int(self.layout.axis(one)) for one in axes if one not in open_axes])
        name = f"fresh_{slot.start}".replace("-", "minus_")
        if not open_axes:
            return self.context.constant(name, (slot.start,) * each)
        by_players = tuple((slot.start,) * (each * players) for players in range(self.game.max_players + 1))
        return f"{self.context.constant(name, by_players)}[s.game.players]"

    def remember(self, field: str, rule: str, player: Expr) -> list[Node]:
        slot = self.layout[field]
        kept = self.layout.remember(rule, field)
        who = self.expressions.given(player)
        if slot.index is None:
            return [Line(f"s.{kept}[{who}] = s.{slot.name}[{who}]")]
        start, stop = f"{who} * {slot.rows}", f"({who} + 1) * {slot.rows}"
        return [Line(f"s.{kept}[{start} : {stop}] = s.{slot.name}[{start} : {stop}]")]

    def declared(self, field: str) -> str:
        """The name of a field in the spec."""
        return self.game.fields[field].declared
