"""Statements that never wait, as straight Python code."""

from __future__ import annotations

import re

from pravidla.backends.python.code.strength import UNARY
from pravidla.backends.python.code.tree import Assign, Branch, Comment, Line, Loop, Node
from pravidla.backends.python.code.variables import written
from pravidla.backends.python.lowering.context import Context
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.lowering.kept import KeptAnswers
from pravidla.backends.python.lowering.pieces import Pieces
from pravidla.backends.python.lowering.sources import as_list
from pravidla.backends.python.lowering.stores import Stores
from pravidla.backends.python.lowering.totals import KeptTotals
from pravidla.backends.python.passes.effects import Effects
from pravidla.ir.nodes import (
    AddToSet,
    Arith,
    Block,
    Call,
    CallAbility,
    Comp,
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
    Seal,
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
    ZoneItems,
)
from pravidla.ir.types import SetOf

_WRITTEN_OUT = 6
_PRINTED_ROW = re.compile(r"for \w+ in (?P<row>[A-Z][A-Z0-9_]*\[(?P<key>\w+)\])")


class Statements:
    """Writes statements of one game. `leave` are the nodes that `stop` becomes."""

    def __init__(
        self, context: Context, expressions: Expressions, effects: Effects, kept: KeptAnswers, totals: KeptTotals
    ) -> None:  # fmt: skip
        self.context = context
        self.game = context.game
        self.layout = context.layout
        self.expressions = expressions
        self.effects = effects
        self.kept = kept
        self.totals = totals
        self.pieces = Pieces(context, expressions)
        self.stores = Stores(context, expressions)
        self.leave: list[Node] = []
        self.open_zones: list[LetZone] = []
        """local zones of the blocks that are being written"""

    def block(self, block: Block) -> list[Node]:
        """All statements of a block that never waits."""
        nodes: list[Node] = []
        outside = len(self.open_zones)
        for place, statement in enumerate(block):
            taken = self._no_more_than(block[place - 1], statement) if place else None
            nodes.extend(self.statement(statement) if taken is None else taken)
            if isinstance(statement, LetZone):
                self.open_zones.append(statement)
            if isinstance(statement, Stop):
                break
        else:
            for zone in self.open_zones[outside:]:
                nodes.extend(self.must_be_empty(zone))
        del self.open_zones[outside:]
        return nodes

    def _no_more_than(self, before: Stmt, statement: Stmt) -> list[Node] | None:
        """A field gets smaller by what was worked out just before as no more than it holds: no bound to test."""
        match before, statement:
            case (
                Let(var=var, value=Arith(op="min", right=Load(owner=None, index=None, local=False) as there)),
                Store(
                    owner=None, index=None, local=False, value=Arith(op="-", left=Load() as left, right=Var(name=name))
                ),
            ) if var == name and left.field == there.field == statement.field and self._stays_above_0(statement):
                place = self.expressions.places.cell(there)
                comment = Comment(self.context.marker(statement.span, statement.cites))
                return [comment, Line(f"{place} -= {self.context.local(var).name}"), *self._forgotten(statement)]
            case _:
                return None

    def _stays_above_0(self, store: Store) -> bool:
        """Whether the lower bound of a field is 0, and its upper one sure to be kept."""
        content = self.game.fields[store.field].content
        if not isinstance(content, NumberField) or content.low != 0 or store.field in self.context.bits:
            return False
        return self.expressions.folder.ranges.of(self.expressions.folder.fold(store.value))[1] <= content.high

    def statement(self, statement: Stmt) -> list[Node]:
        """One statement, under its marker."""
        marker = Comment(self.context.marker(statement.span, statement.cites))
        nodes, forgotten = self._nodes(statement), self._forgotten(statement)
        match nodes:
            case [Line(text=text)] if forgotten and isinstance(statement, Remember):
                # what is remembered seldom changes from one time to the next
                kept, _, now = text.partition(" = ")
                return [marker, Branch([(f"{kept} != {now}", [*nodes, *forgotten])])]
            case _:
                return [marker, *nodes, *forgotten]

    def _forgotten(self, statement: Stmt) -> list[Node]:
        """What was worked out before and does not hold any more."""
        return [*self.kept.forgotten(statement, self.expressions), *self.totals.forgotten(statement)]

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
        given = self.expressions.given
        match statement:
            case Let(var=var, value=value):
                return self.assign(var, value)
            case LetCounters(var=var, list=name, start=start):
                local = self.context.local(var)
                return [Assign(local.name, f"[{given(start)}] * {self.layout.axis(name)}", local.python_type)]
            case LetZone():
                return self._local_zone(statement)
            case AddToSet(var=var, element=element):
                local = self.context.local(var)
                text = given(element)
                added = Assign(local.name, f"(*{local.name}, {text})", local.python_type)
                return [Branch([(f"{text} not in {local.name}", [added])])]
            case Store():
                return self.stores.store(statement)
            case Pay():
                return self.stores.pay(statement)
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
                    Line(f"found = {as_list(self.expressions.sources.listed(statement.comp))}"),
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
                return self.stores.swap(left, right)
            case ResetField(field=field):
                return self.stores.reset(field)
            case Remember(field=field, rule=rule, player=player):
                return self.stores.remember(field, rule, player)
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
                return [Loop(f"for _ in range({given(count)})", self.block(body))]
            case Rank():
                var, places = self.context.local(statement.comp.var).name, self.context.local(statement.places).name
                return [
                    Loop(f"for {var}, {places} in {self.ranked(statement)}", self.block(statement.body), (var, places))
                ]
            case Call(rule=rule, args=args):
                function = self.at_once(rule) if rule in self.effects.waiting else self.context.rules[rule]
                return [Line(f"{function}({', '.join(['s', *map(given, args)])})")]
            case CallAbility(list=name, ability=ability, row=row, args=args):
                table = self.ability_table(name, ability)
                return [Line(f"{table}[{given(row)}]({', '.join(['s', *map(given, args)])})")]
            case Stop():
                checks = [node for zone in reversed(self.open_zones) for node in self.must_be_empty(zone)]
                return [*checks, *self.leave]
            case Show(zone=zone, to=to):
                place = self.expressions.places.zone(zone)
                kind = "number" if place.component is None else "copy" if place.marks > 1 else "row"
                home = self.context.stands_in(statement)
                by = "" if home is None else home.origin.name
                tail = f'{given(to)}, {statement.cites}, "{self.context.place(statement.span)}", "{by}"'
                shown = f's.show("{kind}", "{place.component or ""}", {place.pieces}, {tail})'
                return [Branch([("s.trace is not None", [Line(shown)])])]
            case Seal(closed=closed):
                return [Line(f"s.sealed = {False if closed else None}")]
            case _:
                raise AssertionError(f"{type(statement).__name__} waits")

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
        if var in self.expressions.folder.known:
            return []
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
        if not touched & looked_at:
            by_kind = self._by_kind(comp, body)
            if by_kind is not None:
                return by_kind
        text, where, sort = self.expressions.sources.sorted_source(comp, once=False)
        if sort is None and not touched & looked_at and not self._sets_read(statement):
            if where:
                tests = " and ".join(self.expressions.tested(part, 2 + (len(where) > 1)) for part in where)
                body = [Branch([(tests, body)])]
            return _unless_empty(Loop(f"for {var} in {text}", body, (var,)))
        listed = self.expressions.sources.listed(comp)
        if sort is None and not where and touched & looked_at:
            listed = f"tuple({listed})"
        return [Loop(f"for {var} in {listed}", body, (var,))]

    def _by_kind(self, comp: Comp, body: list[Node]) -> list[Node] | None:
        """The body for each piece of some kinds in an unordered zone, which it leaves alone: kind by kind."""
        if not isinstance(comp.source, ZoneItems):
            return None
        among = self.expressions.sources.among(comp, comp.source)
        if among is None:
            return None
        text, where = among
        var = self.context.local(comp.var).name
        count = self.expressions.places.zone(comp.source.zone).item(var)
        if where:
            tests = " and ".join(self.expressions.tested(part, 2 + (len(where) > 1)) for part in where)
            body = [Branch([(tests, body)])]
        many = Loop(f"for _ in range({count})", body)
        return [Loop(f"for {var} in {text}", [Branch([(count, [many])])], (var,))]

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
        return f"ranked([({var}, {key}) for {var} in {elements}], {against})"


def _unless_empty(loop: Loop) -> list[Node]:
    """A loop that only goes over one row of a printed table again and again: nothing to do where the row is empty."""
    inner: list[Node] = loop.body
    while len(inner := [one for one in inner if not isinstance(one, Comment)]) == 1:
        match inner[0]:
            case Branch(branches=[(_, body)], orelse=[]):
                inner = body
            case Loop(header=header, orelse=[]) if (row := _PRINTED_ROW.fullmatch(header)) is not None:
                changed = {*loop.binds, *written(loop.body)}
                return [loop] if row["key"] in changed else [Branch([(row["row"], [loop])])]
            case _:
                break
    return [loop]


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
