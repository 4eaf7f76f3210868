"""Statements that never wait, as straight Python code."""

from __future__ import annotations

from pravidla.backends.python.code import Assign, Branch, Comment, Line, Loop, Node
from pravidla.backends.python.context import Context
from pravidla.backends.python.effects import Effects
from pravidla.backends.python.expressions import Expressions
from pravidla.backends.python.pieces import Pieces
from pravidla.backends.python.strength import ADD, UNARY
from pravidla.ir.nodes import (
    AddToSet,
    Arith,
    Block,
    Call,
    CallAbility,
    Draw,
    Expr,
    For,
    If,
    Let,
    LetCounters,
    LetZone,
    Lit,
    Load,
    MarkCopies,
    Move,
    NumberField,
    Pay,
    PickOf,
    PickRandom,
    Rank,
    Remember,
    Repeat,
    ResetField,
    Roll,
    RowField,
    Seated,
    Show,
    Shuffle,
    Sorted,
    Stmt,
    Stop,
    Store,
    Swap,
    Var,
    While,
    ZoneField,
    ZoneRef,
)
from pravidla.ir.types import SetOf

_WRITTEN_OUT = 6


class Statements:
    """Writes statements of one game. `leave` are the nodes that `stop` becomes."""

    def __init__(self, context: Context, expressions: Expressions, effects: Effects) -> None:
        self.context = context
        self.game = context.game
        self.layout = context.layout
        self.expressions = expressions
        self.effects = effects
        self.pieces = Pieces(context, expressions)
        self.leave: list[Node] = []

    def block(self, block: Block) -> list[Node]:
        """All statements of a block that never waits."""
        nodes: list[Node] = []
        zones: list[LetZone] = []
        for statement in block:
            nodes.extend(self.statement(statement))
            if isinstance(statement, LetZone):
                zones.append(statement)
            if isinstance(statement, Stop):
                return nodes
        for zone in zones:
            nodes.extend(self.must_be_empty(zone))
        return nodes

    def statement(self, statement: Stmt) -> list[Node]:
        """One statement, under its marker."""
        return [Comment(self.context.marker(statement.span, statement.cites)), *self._nodes(statement)]

    def must_be_empty(self, zone: LetZone) -> list[Node]:
        """The test at the end of the block of a local zone."""
        local = self.context.local(zone.var)
        kind = self.layout.zone_kind(zone.kind, zone.component)
        if kind == "single":
            nothing = self.layout.size(zone.component or "") * self.layout.marks(zone.component)
            test = f"{local.name} != {nothing}" if zone.each is None else f"min({local.name}) < {nothing}"
        else:
            test = local.name if local.frame == "list" and kind == "ordered" else f"any({local.name})"
        return [Branch([(test, [Line(f'raise left_over("{zone.var}")')])])]

    def _nodes(self, statement: Stmt) -> list[Node]:
        match statement:
            case Let(var=var, value=value):
                return self.assign(var, value)
            case LetCounters(var=var, list=name, start=start):
                local = self.context.local(var)
                return [Assign(local.name, f"[{self._number(start)}] * {self.layout.axis(name)}", local.python_type)]
            case LetZone():
                return self._local_zone(statement)
            case AddToSet(var=var, element=element):
                local = self.context.local(var)
                text = self._number(element)
                added = Assign(local.name, f"(*{local.name}, {text})", local.python_type)
                return [Branch([(f"{text} not in {local.name}", [added])])]
            case Store():
                return self._store(statement)
            case Pay():
                return self._pay(statement)
            case Move():
                return self.pieces.move(statement)
            case Draw():
                if self.effects.by_chance(statement):
                    return self.pieces.sampled(statement)
                return self.pieces.draw(statement)
            case Roll():
                return self.pieces.rolled(statement)
            case PickRandom():
                return [
                    Line(f"found = {self.expressions.sources.listed(statement.comp)}"),
                    Branch([("not found", [Line("raise nothing_to_pick()")])]),
                    Assign(self.context.local(statement.comp.var).name, "draw_piece(s, found)", "int"),
                    *self.block(statement.body),
                ]
            case Shuffle(zone=zone):
                place = self.expressions.places.zone(zone)
                return [Line(f"shuffle(s, {place.text})")] if place.kind == "ordered" else []
            case MarkCopies():
                return self.pieces.mark(statement)
            case Swap(left=left, right=right):
                return self._swap(left, right)
            case ResetField(field=field):
                return self._reset(field)
            case Remember(field=field, rule=rule, player=player):
                return self._remember(field, rule, player)
            case If(branches=branches, otherwise=otherwise):
                return [
                    Branch(
                        [(self.expressions.condition(test), self.block(body)) for test, body in branches],
                        self.block(otherwise),
                    )
                ]
            case For():
                return self._for(statement)
            case While(condition=condition, body=body, until_after=until_after):
                test = self.expressions.condition(condition)
                if until_after:
                    return [Loop("while True", [*self.block(body), Branch([(test, [Line("break")])])])]
                return [Loop(f"while {test}", self.block(body))]
            case Repeat(count=count, body=body):
                return [Loop(f"for _ in range({self._number(count)})", self.block(body))]
            case Rank():
                var, places = self.context.local(statement.comp.var).name, self.context.local(statement.places).name
                return [
                    Loop(f"for {var}, {places} in {self.ranked(statement)}", self.block(statement.body), (var, places))
                ]
            case Call(rule=rule, args=args):
                function = self.at_once(rule) if rule in self.effects.waiting else self.context.rules[rule]
                return [Line(f"{function}({', '.join(['s', *map(self._number, args)])})")]
            case CallAbility(list=name, ability=ability, row=row, args=args):
                table = self.ability_table(name, ability)
                return [Line(f"{table}[{self._number(row)}]({', '.join(['s', *map(self._number, args)])})")]
            case Stop():
                return list(self.leave)
            case Show(zone=zone, to=to):
                place = self.expressions.places.zone(zone)
                kind = "number" if place.component is None else "copy" if place.marks > 1 else "row"
                tail = f'{self._number(to)}, {statement.cites}, "{self.context.place(statement.span)}"'
                shown = f's.show("{kind}", "{place.component or ""}", {place.pieces}, {tail})'
                return [Branch([("s.trace is not None", [Line(shown)])])]
            case _:
                raise AssertionError(f"{type(statement).__name__} waits")

    def _number(self, expr: Expr) -> str:
        if isinstance(expr.type, SetOf):
            return self.expressions.sets.as_tuple(self.expressions.folder.fold(expr))
        return self.expressions.number(expr)

    def at_once(self, rule: str) -> str:
        """The function that does a rule that waits for chance only, while chance resolves itself."""
        if rule not in self.context.at_once:
            self.context.at_once[rule] = self.context.names.unique(f"{self.context.rules[rule]}_at_once")
        return self.context.at_once[rule]

    def ability_table(self, name: str, ability: str) -> str:
        """The table of the functions of an ability by row."""
        key = (name, ability)
        if key not in self.context.abilities:
            self.context.abilities[key] = self.context.names.unique(f"{name}_{ability}".upper())
        return self.context.abilities[key]

    # ---- locals

    def assign(self, var: str, value: Expr) -> list[Node]:
        """A variable gets a value; the first of a comprehension is looked for in place."""
        local = self.context.local(var)
        folded = self.expressions.folder.fold(value)
        if isinstance(value.type, SetOf):
            text = self.expressions.sets.as_tuple(folded)
            plain = isinstance(folded, Var) and self.context.local(folded.name).name == local.name
            return [] if plain else [Assign(local.name, text, local.python_type)]
        if isinstance(folded, PickOf) and folded.which == "first" and (folded.comp.where or folded.comp.order):
            text, where, sort = self.expressions.sources.sorted_source(folded.comp, once=True)
            if sort is None and where:
                inner = self.context.local(folded.comp.var).name
                tests = " and ".join(self.expressions.tested(part, 3) for part in where)
                found: list[Node] = [Assign(local.name, inner, local.python_type), Line("break")]
                fault = Line('raise Fault("there is no first element")')
                return [Loop(f"for {inner} in {text}", [Branch([(tests, found)])], (inner,), [fault])]
        text = self.expressions.written(folded)
        return [] if text == local.name else [Assign(local.name, text, local.python_type)]

    def _local_zone(self, zone: LetZone) -> list[Node]:
        local = self.context.local(zone.var)
        kind = self.layout.zone_kind(zone.kind, zone.component)
        axis = None if zone.each is None else self.layout.axis(zone.each)
        kinds = self.layout.size(zone.component or "") * self.layout.marks(zone.component) if zone.component else 0
        if kind == "counts":
            text = f"[0] * {kinds}" if axis is None else f"[0] * ({kinds} * {axis})"
        elif kind == "ordered":
            text = "[]" if axis is None else f"[[] for _ in range({axis})]"
        else:
            text = str(kinds) if axis is None else f"[{kinds}] * {axis}"
        return [Assign(local.name, text, local.python_type)]

    # ---- fields

    def _store(self, store: Store) -> list[Node]:
        if store.local:
            local = self.context.local(store.field)
            assert store.index is not None and local.counters is not None
            place = f"{local.name}[{self._number(store.index)}]"
            return self.bounded(place, store.field, store.value, store.clamp, 0, local.counters.high, None)
        load = Load(store.field, store.owner, store.index, store.value.type, store.span)
        place = self.expressions.places.cell(load)
        if store.field in self.context.bits:
            return self._store_on_board(store)
        match self.game.fields[store.field].content:
            case NumberField(low=low, high=high):
                return self.bounded(place, self.declared(store.field), store.value, store.clamp, low, high, load)
            case RowField(list=name, optional=optional):
                return self._store_row(place, store, name, optional)
            case _:
                return [Line(f"{place} = {self._number(store.value)}")]

    def declared(self, field: str) -> str:
        """The name of a field in the spec."""
        return self.game.fields[field].declared

    def _store_on_board(self, store: Store) -> list[Node]:
        """A store into a cell of a grid that is kept as bit sets too."""
        slot, bits = self.layout[store.field], self.context.bits[store.field]
        bit = self.context.bit_of(store.field)
        assert store.owner is not None
        nodes: list[Node] = []
        place, value = self._number(store.owner), self._number(store.value)
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

    def _store_row(self, place: str, store: Store, name: str, optional: bool) -> list[Node]:
        size = self.layout.size(name)
        text = self._number(store.value)
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

    def _pay(self, pay: Pay) -> list[Node]:
        field = self.game.fields[pay.field]
        assert isinstance(field.content, NumberField)
        low, high = field.content.low, field.content.high
        purse = f"s.{self.layout[pay.field].name}[{self._number(pay.payer)}]"
        there = f"{purse} - {low}" if low > 0 else f"{purse} + {-low}" if low < 0 else purse
        nodes: list[Node] = [Line(f"amount = {self._number(pay.amount)}")]
        if self.expressions.folder.ranges.of(self.expressions.folder.fold(pay.amount))[0] < 0:
            nodes.append(Branch([("amount < 0", [Line(f'raise unpaid("{field.declared}")')])]))
        if pay.up_to:
            nodes.append(Branch([(f"amount > {there}", [Line(f"amount = {there}")])]))
        else:
            nodes.append(Branch([(f"amount > {there}", [Line(f'raise unpaid("{field.declared}")')])]))
        nodes.append(Line(f"{purse} -= amount"))
        if pay.payee is not None:
            payee = f"s.{self.layout[pay.field].name}[{self._number(pay.payee)}]"
            nodes.append(Line(f"value = {payee} + amount"))
            nodes.append(Line(f"{payee} = value if value < {high} else {high}"))
        return nodes

    def _swap(self, left: Load | ZoneRef, right: Load | ZoneRef) -> list[Node]:
        first = (
            self.expressions.places.cell(left) if isinstance(left, Load) else self.expressions.places.zone(left).text
        )
        second = (
            self.expressions.places.cell(right) if isinstance(right, Load) else self.expressions.places.zone(right).text
        )
        swapped: list[Node] = [Line(f"{first}, {second} = {second}, {first}")]
        on_board = left.field in self.context.bits or right.field in self.context.bits
        return [*swapped, Line("s.derive()")] if on_board else swapped

    def _reset(self, field: str) -> list[Node]:
        slot = self.layout[field]
        content = self.game.fields[field].content
        if isinstance(content, ZoneField):
            if slot.kind == "counts":
                return [Line(f"s.{slot.name}[:] = [0] * len(s.{slot.name})")]
            if slot.kind == "ordered":
                if slot.scalar:
                    return [Line(f"s.{slot.name}.clear()")]
                return [Loop(f"for pieces in s.{slot.name}", [Line("pieces.clear()")])]
        if slot.scalar:
            return [Line(f"s.{slot.name} = {slot.start}")]
        reset: list[Node] = [Line(f"s.{slot.name}[:] = [{slot.start}] * len(s.{slot.name})")]
        return [*reset, Line("s.derive()")] if field in self.context.bits else reset

    def _remember(self, field: str, rule: str, player: Expr) -> list[Node]:
        slot = self.layout[field]
        kept = self.layout.remember(rule, field)
        who = self._number(player)
        if slot.index is None:
            return [Line(f"s.{kept}[{who}] = s.{slot.name}[{who}]")]
        start, stop = f"{who} * {slot.rows}", f"({who} + 1) * {slot.rows}"
        return [Line(f"s.{kept}[{start} : {stop}] = s.{slot.name}[{start} : {stop}]")]

    # ---- loops

    def _for(self, statement: For) -> list[Node]:
        comp = statement.comp
        var = self.context.local(comp.var).name
        body = self.block(statement.body)
        touched = self.effects.writes(statement.body)
        looked_at = self.effects.reads(comp)
        unrolled = self._written_out(statement)
        if unrolled is not None:
            return unrolled
        text, where, sort = self.expressions.sources.sorted_source(comp, once=False)
        if sort is None and not touched & looked_at and not self._sets_read(statement):
            if where:
                tests = " and ".join(self.expressions.tested(part, 2 + (len(where) > 1)) for part in where)
                body = [Branch([(tests, body)])]
            return [Loop(f"for {var} in {text}", body, (var,))]
        listed = self.expressions.sources.listed(comp)
        if sort is None and not where and touched & looked_at:
            listed = f"tuple({listed})"
        return [Loop(f"for {var} in {listed}", body, (var,))]

    def _written_out(self, statement: For) -> list[Node] | None:
        """The body once for each element, where the elements are few and known and the body is short."""
        comp = statement.comp
        seated = isinstance(comp.order, Seated) and comp.order.clockwise and comp.order.start is None
        if comp.where is not None or not (comp.order is None or seated):
            return None
        elements = self.expressions.folder.static_elements(comp.source)
        if elements is None or len(elements) * len(statement.body) > _WRITTEN_OUT:
            return None
        if not all(isinstance(one, Store | Pay | Move) for one in statement.body):
            return None
        nodes: list[Node] = []
        for element in elements:
            known = {comp.var: Lit(element, comp.var_type, comp.span)}
            nodes.extend(self.block(self.expressions.folder.fold_block(statement.body, known)))
        return nodes

    def _sets_read(self, statement: For) -> bool:
        """Whether the body gives new values to variables that the loop's conditions read."""
        read = {local.name for local in self.expressions.questions.free(statement.comp)}
        return any(
            isinstance(one, Let | AddToSet) and self.context.local(one.var).name in read
            for one in _inside(statement.body)
        )

    def ranked(self, rank: Rank) -> str:
        """The elements of a ranking with their places, as a sequence of pairs."""
        comp = rank.comp
        var = self.context.local(comp.var).name
        elements = self.expressions.sources.listed(comp)
        key, against = "()", "None"
        if isinstance(comp.order, Sorted):
            key = self.expressions.sources.sort_key(comp)
            key = f"({key},)" if len(comp.order.keys) == 1 else key
            if rank.against is not None:
                against = self.expressions.number(rank.against, UNARY)
                if comp.order.keys[0].descending:
                    against = f"-{against}"
        return f"ranked({elements}, lambda {var}: {key}, {against})"


def _inside(block: Block) -> list[Stmt]:
    found: list[Stmt] = []
    for statement in block:
        found.append(statement)
        match statement:
            case If(branches=branches, otherwise=otherwise):
                for _, body in branches:
                    found.extend(_inside(body))
                found.extend(_inside(otherwise))
            case For(body=body) | While(body=body) | Repeat(body=body) | Rank(body=body):
                found.extend(_inside(body))
            case _:
                pass
    return found
