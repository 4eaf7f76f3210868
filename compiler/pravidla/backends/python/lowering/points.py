"""The points where play waits: what can be answered there, what an answer means, and how chance answers by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pravidla.backends.python.code.tree import (
    Assign,
    Branch,
    Comment,
    Function,
    Goto,
    Label,
    Line,
    Node,
    Take,
    Uses,
    Wait,
)
from pravidla.backends.python.lowering.context import Context, Local
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.lowering.listing import Listing
from pravidla.backends.python.lowering.sources import as_list
from pravidla.backends.python.lowering.statements import Statements
from pravidla.backends.python.passes.bounds import FAR
from pravidla.ir.nodes import Arith, Ask, Draw, Lit, Load, NumberField, Option, PickRandom, Roll, Shuffle
from pravidla.ir.types import Copy, Int, Row

Extra = Callable[[str, str, int, int], Local]


@dataclass
class Decision:
    """A decision of a player."""

    ask: Ask
    label: Label
    take: Label
    number: int
    legal: str
    why: dict[int, str]
    """by position among the options: the function of the reasons"""
    text: dict[int, str]
    call_why: Callable[[Option], str]
    always: tuple[int, ...] = ()
    """the legal actions, where they are the same in every position"""
    either: tuple[str, tuple[int, ...], int] | None = None
    """where one condition decides whether there is a choice: the condition, the actions then, the only one else"""

    def why_call(self, option: Option) -> str:
        """The call of an option's reasons, with its picks."""
        return self.call_why(option)


@dataclass
class Chance:
    """A chance event."""

    statement: Draw | Shuffle | Roll | PickRandom
    head: Label
    take: Label
    number: int
    weights: str


@dataclass
class Points:
    """All waiting points of a game, numbered."""

    context: Context
    expressions: Expressions
    statements: Statements
    waiting: list[Decision | Chance] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    """listing and weights; their variables come from the state's frame"""
    trials: dict[int, int] = field(default_factory=dict)
    """id of a `fully` option -> its number"""

    def __post_init__(self) -> None:
        self.listing = Listing(self.context, self.expressions)

    # ---- decisions

    def decision(self, ask: Ask, label: Label, take: Label) -> Decision:
        """A new decision, with the function that lists its actions."""
        number = len(self.waiting)
        names = self.context.names
        base = label.name
        why = {place: names.unique(f"why_{option.block}_at_{base}") for place, option in enumerate(ask.options)}
        text = {place: names.unique(f"text_{option.block}_at_{base}") for place, option in enumerate(ask.options)}

        def call_why(option: Option) -> str:
            place = next(place for place, one in enumerate(ask.options) if one is option)
            picks = [self.context.local(pick.comp.var).name for pick in option.picks]
            return f"{why[place]}({', '.join(['s', *picks])})"

        decision = Decision(ask, label, take, number, names.unique(f"legal_{base}"), why, text, call_why)
        self.waiting.append(decision)
        label.point, label.take = number, take
        for option in ask.options:
            if option.fully:
                self.trial(decision, option)
        body = self.listing.body(
            ask, {id(option): self.trials[id(option)] for option in ask.options if option.fully}, decision
        )
        decision.always = fixed_actions(body)
        decision.either = either_actions(body)
        doc = (f"The legal actions of `{base}`, ascending.", self.context.marker(ask.span, ask.cites))
        self.functions.append(Function(decision.legal, ["s: State"], "Sequence[int]", doc, body, looks=True))
        return decision

    def trial(self, decision: Decision, option: Option) -> int:
        """The number by which a trial of a `fully` option is told from others."""
        return self.trials.setdefault(id(option), len(self.trials) + 1)

    def ask_body(self, decision: Decision, otherwise: list[Node]) -> list[Node]:
        """List the actions; wait where there are several, take the only one, else go on with `otherwise`."""
        player = self.expressions.number(decision.ask.player)
        number = decision.number
        if len(decision.always) > 1:
            return [
                Uses(frozenset()),
                Line(f"s.pc = {number}"),
                Line(f"s.player = {player}"),
                Line(f"s.legal = {decision.always}"),
                Wait(decision.label),
            ]
        if decision.either is not None:
            test, actions, only = decision.either
            several: list[Node] = [
                Line(f"s.pc = {number}"),
                Line(f"s.player = {player}"),
                Line(f"s.legal = {actions}"),
                Wait(decision.label),
            ]
            noted = Branch([("s.trace is not None", [Line(f"s.note({number}, {player}, {only})")])])
            return [
                Uses(frozenset({f"*{number}"})),
                Branch([(test, several)]),
                noted,
                Take(decision.take, f"{decision.take.name}(s, {only})"),
            ]
        note = Branch([("s.trace is not None", [Line(f"s.note({number}, {player}, legal[0])")])])
        wait: list[Node] = [
            Line(f"s.pc = {number}"),
            Line(f"s.player = {player}"),
            Line("s.legal = legal"),
            Wait(decision.label),
        ]
        one: list[Node] = [note, Take(decision.take, f"{decision.take.name}(s, legal[0])")]
        return [
            Uses(frozenset({f"*{number}"})),
            Line(f"legal = {decision.legal}(s)"),
            Branch([("len(legal) > 1", wait)]),
            Branch([("legal", one)]),
            *otherwise,
        ]

    def decoded(self, option: Option) -> list[Node]:
        """The picks out of an action id."""
        nodes: list[Node] = []
        block = self.context.game.blocks[option.block]
        by_name = {pick.name: pick for pick in option.picks}
        stride = block.size
        for position, (name, _, low, size) in enumerate(block.picks):
            stride //= size
            text = f"action - {block.offset}" if block.offset else "action"
            if position and stride > 1:
                text = f"({text}) // {stride} % {size}" if block.offset else f"action // {stride} % {size}"
            elif position:
                text = f"({text}) % {size}" if block.offset else f"action % {size}"
            elif stride > 1:
                text = f"({text}) // {stride}" if block.offset else f"action // {stride}"
            elif low and block.offset:
                shift = low - block.offset
                text = f"action + {shift}" if shift > 0 else f"action - {-shift}" if shift else "action"
                low = 0
            if low:
                text = f"{text} + {low}" if low > 0 else f"{text} - {-low}"
            nodes.append(Assign(self.context.local(by_name[name].comp.var).name, text, "int"))
        return nodes

    def payments(self, ask: Ask, option: Option) -> list[Node]:
        """What the option costs, taken from the purse."""
        nodes: list[Node] = []
        for payment in option.pays:
            content = self.context.game.fields[payment.field].content
            assert isinstance(content, NumberField)
            kind = Int(content.low, content.high)
            load = Load(payment.field, ask.player, None, kind, payment.span)
            place = self.expressions.places.cell(load)
            rest = Arith("-", load, payment.amount, kind, payment.span)
            name = self.statements.stores.declared(payment.field)
            nodes.append(Comment(self.context.marker(payment.span, option.cites)))
            nodes.extend(self.statements.stores.bounded(place, name, rest, False, content.low, content.high, load))
        return nodes

    # ---- chance

    def chance(self, statement: Draw | Shuffle | Roll | PickRandom, head: Label, take: Label) -> Chance:
        """A new chance event."""
        chance = Chance(
            statement, head, take, len(self.waiting), self.context.names.unique(f"weights_{head.name}")
        )  # fmt: skip
        head.point, head.take = chance.number, take
        self.waiting.append(chance)
        return chance

    def _wait(self, chance: Chance) -> list[Node]:
        return [
            Line(f"s.pc = {chance.number}"),
            Line("s.player = CHANCE"),
            Line(f"s.legal = [outcome for outcome, _ in {chance.weights}(s)]"),
            Wait(chance.head),
        ]

    def _come_out(self, chance: Chance, text: str) -> list[Node]:
        """Chance answers by itself."""
        note = Branch([("s.trace is not None", [Line(f"s.note({chance.number}, CHANCE, outcome)")])])
        return [Line(f"outcome = {text}"), note, Take(chance.take, f"{chance.take.name}(s, outcome)")]

    def _weights(self, chance: Chance, text: str) -> None:
        statement = chance.statement
        doc = (f"What can come out at `{chance.head.name}`, with weights.", self.context.place(statement.span))
        body: list[Node] = [Line(f"return {text}")]
        self.functions.append(Function(chance.weights, ["s: State"], "list[tuple[int, int]]", doc, body))

    def draw(self, chance: Chance, draw: Draw, after: Label, extra: Extra) -> list[Node]:
        """Pieces out of an unordered zone, one after another."""
        pieces = self.statements.pieces
        source, target = self.expressions.places.zone(draw.source), self.expressions.places.zone(draw.target)
        count = self.expressions.folder.fold(draw.count)
        once = isinstance(count, Lit) and count.value == 1
        pour = [] if draw.refill is None else pieces.pour(self.expressions.places.zone(draw.refill), source)
        refill: list[Node] = [Branch([(pieces.is_empty(source), pour)])] if pour else []
        counts = pieces.drawn_from(draw, source)
        self._weights(chance, f"weighted_kinds({counts})")
        left = (
            None if once else extra(f"{chance.head.name}_left", "int", 1, self.expressions.folder.ranges.of(count)[1])
        )
        nothing = pieces.is_empty(source) if draw.kind is None else f"not any({counts})"
        body: list[Node] = []
        if left is not None:
            body.append(Branch([(f"{left.name} <= 0", [Goto(after)])]))
        body.extend(refill)
        body.append(Branch([(nothing, [Goto(after)])]))
        body.append(Branch([(f"s.rng is None and only_kind({counts}) < 0", self._wait(chance))]))
        body.extend(self._come_out(chance, f"draw_kind(s, {counts})"))
        taken: list[Node] = [Comment(self.context.marker(draw.span, draw.cites))]
        if source.kind == "counts":
            taken.append(Line(f"{source.item('outcome')} -= 1"))
        else:
            taken.extend(pieces.take(source, "outcome"))
        taken.extend(pieces.put(target, "outcome"))
        taken.extend(refill)
        if left is not None:
            taken.append(Assign(left.name, f"{left.name} - 1", "int"))
        chance.head.body = body
        chance.take.body = [*taken, Goto(after if left is None else chance.head)]
        if left is None:
            return [Goto(chance.head)]
        return [Assign(left.name, self.expressions.written(count), "int"), Goto(chance.head)]

    def shuffle(self, chance: Chance, shuffle: Shuffle, after: Label, extra: Extra) -> list[Node]:
        """An ordered zone into random order, position by position."""
        place = self.expressions.places.zone(shuffle.zone)
        if place.kind != "ordered":
            return [Goto(after)]
        position = extra(f"{chance.head.name}_position", "int", 0, FAR)
        rest = f"{place.text}[{position.name} :]"
        self._weights(chance, f"weighted_pieces({rest})")
        chance.head.body = [
            Branch([("s.rng is not None", [Line(f"shuffle(s, {place.text}, {position.name})"), Goto(after)])]),
            Branch([(f"len(set({rest})) < 2", [Goto(after)])]),
            *self._wait(chance),
        ]
        chance.take.body = [
            Comment(self.context.marker(shuffle.span, shuffle.cites)),
            Line(f"bring_forward({place.text}, {position.name}, outcome)"),
            Assign(position.name, f"{position.name} + 1", "int"),
            Goto(chance.head),
        ]
        return [Assign(position.name, "0", "int"), Goto(chance.head)]

    def roll(self, chance: Chance, roll: Roll, after: Label, extra: Extra) -> list[Node]:
        """Dice into a zone of numbers."""
        place = self.expressions.places.zone(roll.zone)
        count = self.expressions.folder.fold(roll.count)
        before: list[Node] = []
        if isinstance(count, Lit):
            dice = str(count.value)
            several = count.value > 0 and roll.high > roll.low
            test = "s.rng is None"
        else:
            number = extra(f"{chance.head.name}_dice", "int", 1, self.expressions.folder.ranges.of(count)[1])
            before = [Assign(number.name, self.expressions.written(count), "int")]
            dice, several, test = number.name, roll.high > roll.low, f"s.rng is None and {number.name} > 0"
        tail = f"{dice}, {roll.low}, {roll.high}"
        self._weights(chance, f"dice_outcomes({tail})")
        body: list[Node] = [Branch([(test, self._wait(chance))])] if several else []
        chance.head.body = [*body, *self._come_out(chance, f"roll_dice(s, {tail})")]
        taken: list[Node] = [Comment(self.context.marker(roll.span, roll.cites))]
        if place.kind == "single":
            taken.append(self.statements.pieces.put(place, f"dice_faces(outcome, {tail})[0]")[-1])
        else:
            if place.capacity is not None and self.expressions.folder.ranges.of(count)[1] > place.capacity:
                full = Line(f'raise full("{place.name}", {place.capacity})')
                taken.append(Branch([(f"{dice} > {place.capacity}", [full])]))
            taken.append(Line(f"{place.text}[:] = dice_faces(outcome, {tail})"))
        chance.take.body = [*taken, Goto(after)]
        return [*before, Goto(chance.head)]

    def pick(self, chance: Chance, pick: PickRandom, body: list[Node]) -> list[Node]:
        """One element by chance."""
        listed = self.expressions.sources.listed(pick.comp)
        self._weights(chance, f"weighted_pieces({listed})")
        chance.head.body = [
            Line(f"found = {as_list(listed)}"),
            Branch([("not found", [Line("raise nothing_to_pick()")])]),
            Branch([("s.rng is None and len(set(found)) > 1", self._wait(chance))]),
            *self._come_out(chance, "draw_piece(s, found)"),
        ]
        var = self.context.local(pick.comp.var).name
        chance.take.body = [Comment(self.context.marker(pick.span, pick.cites)), Assign(var, "outcome", "int"), *body]
        return [Goto(chance.head)]

    def outcome_type(self, chance: Chance) -> tuple[str, str, int, int]:
        """Kind, list, lowest value and number of values of what can come out."""
        statement = chance.statement
        if isinstance(statement, Roll):
            sides = statement.high - statement.low + 1
            count = self.expressions.folder.fold(statement.count)
            dice = count.value if isinstance(count, Lit) else 8
            return "number", "", 0, sides**dice
        if isinstance(statement, PickRandom):
            return self.universe(statement.comp.var_type)
        component = statement.component
        if component not in self.context.game.lists:
            return "number", "", 0, 1 << 16
        marks = self.context.layout.marks(component)
        rows = self.context.layout.size(component)
        return ("copy" if marks > 1 else "row"), component, 0, rows * marks

    def universe(self, kind: object) -> tuple[str, str, int, int]:
        """Kind, list, lowest value and number of values of a type."""
        match kind:
            case Row(list="player"):
                return "player", "player", 0, self.context.game.max_players
            case Row(list=name, optional=optional):
                return "row", name, 0, self.context.layout.size(name) + int(optional)
            case Copy(component=component):
                marks = self.context.layout.marks(component)
                return "copy", component, 0, self.context.layout.size(component) * marks
            case Int(low=low, high=high):
                return "number", "", low, high - low + 1
            case _:
                return "truth", "", 0, 2


def either_actions(body: list[Node]) -> tuple[str, tuple[int, ...], int] | None:
    """The condition on which a listing function gives several actions, those actions, and the only one that it gives
    else; None where it is not that simple."""
    tests = [node for node in body if isinstance(node, Branch)]
    if len(tests) != 1 or len(tests[0].branches) != 1 or tests[0].orelse:
        return None
    test, more = tests[0].branches[0]
    only = fixed_actions([node for node in body if node is not tests[0]])
    added = fixed_actions(more)
    if len(only) != 1 or not added or any(isinstance(node, Branch) for node in more):
        return None
    return test, tuple(sorted({*only, *added})), only[0]


def fixed_actions(body: list[Node]) -> tuple[int, ...]:
    """The actions that a listing function gives in every position; empty when they depend on it."""
    found: list[int] = []
    for node in body:
        match node:
            case Comment():
                pass
            case Line(text=text) if text.startswith("legal.append(") and text[13:-1].isdigit():
                found.append(int(text[13:-1]))
            case Line(text="legal: list[int] = []" | "legal.sort()" | "return legal" | "return sorted(set(legal))"):
                pass
            case _:
                return ()
    return tuple(sorted(set(found)))
