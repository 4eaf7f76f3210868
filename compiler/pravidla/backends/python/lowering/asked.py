"""What an engine says of the points where play waits: the runtime lists, names and explains choices by it."""

from __future__ import annotations

from pravidla.backends.python.code.names import quoted
from pravidla.backends.python.lowering.context import Context
from pravidla.backends.python.lowering.flow import Flow
from pravidla.backends.python.lowering.graph import Graph
from pravidla.backends.python.lowering.points import Chance, Decision
from pravidla.ir.nodes import Ask, Draw, Let, Lit, Option, PickRandom, Roll, Shuffle, Stmt, Stop, Var


def strings(texts: tuple[str, ...] | list[str]) -> str:
    """A tuple of texts."""
    inner = ", ".join(quoted(text) for text in texts)
    return f"({inner},)" if len(texts) == 1 else f"({inner})"


def listed(parts: list[str]) -> str:
    """A tuple of expressions."""
    return "(" + "".join(f"{part}, " for part in parts) + ")"


def _idle(option: Option) -> str:
    """What tells that nothing follows from an option but where the rules go on."""
    goes_on = all(isinstance(statement, Let | Stop) for statement in option.body)
    return ", idle=True" if goes_on and not option.picks and not option.pays else ""


class Asked:
    """Describes points and the blocks of action ids."""

    def __init__(self, context: Context, flow: Flow, graph: Graph, frame: list[str]) -> None:
        self.context = context
        self.flow = flow
        self.graph = graph
        self.frame = frame
        self._rows = {
            rule: row.text
            for (name, _), rules in context.game.abilities.items()
            for rule, row in zip(rules, context.game.lists[name].rows, strict=True)
            if rule is not None
        }
        """what the row is called that a rule is an ability of"""

    def point(self, point: Decision | Chance) -> str:
        """A point where play waits, with its options or what can come out."""
        if isinstance(point, Decision):
            ask = point.ask
            live = self.graph.inner[point.label] | point.label.reads
            options = [
                f"OptionInfo({quoted(option.block)}, {quoted(option.definition)}, {strings(option.cites)}, "
                f"{strings(option.text.outline())}, {point.text[place]}, {point.why[place]}{_idle(option)})"
                for place, option in enumerate(ask.options)
            ]
            return (
                f"Point({quoted(ask.name)}, {quoted(point.label.rule)}, {self._live(live)}, {strings(ask.cites)}, "
                f"{quoted(self.context.place(ask.span))}, {listed(options)}, player={self._player(ask)}"
                f"{self._stands_in(ask, point.label.rule)})"
            )
        statement = point.statement
        live = self.graph.inner[point.take] | point.head.reads
        kind, of, low, size = self.flow.points.outcome_type(point)
        called = statement.called if isinstance(statement, PickRandom) else ()
        said = "".join(f", {quoted(one)}" for one in called)
        outcome = f'Pick("outcome", {quoted(kind)}, {quoted(of)}, {low}, {size}{said})'
        return (
            f"Point({quoted(point.head.name)}, {quoted(point.head.rule)}, {self._live(live)}, "
            f"{strings(statement.cites)}, {quoted(self.context.place(statement.span))}, outcome={outcome}, "
            f"by_weight={isinstance(statement, Draw | PickRandom)}, {self._cause(statement)}"
            f"{self._stands_in(statement, point.head.rule)})"
        )

    def _stands_in(self, step: Stmt, family: str) -> str:
        """What the definition is called that a step stands in, of a text with holes what comes before the first; and
        its name, where `family` is another one."""
        rule = self.context.stands_in(step)
        if rule is None:
            return ""
        told = f", part_of={quoted(rule.origin.name)}" if rule.origin.name != family else ""
        row = self._rows.get(rule.name)
        said = (rule.origin.cs, rule.origin.en) if row is None else (row.cs, row.en)
        cs, en = ((text or "").partition("…")[0].rstrip(" :(") for text in said)
        return (f", title={strings((cs, en))}" if cs and en else "") + told

    def _cause(self, statement: Draw | Shuffle | Roll | PickRandom) -> str:
        """What kind of chance it is, of dice with their number (0 where it is not fixed) and faces."""
        match statement:
            case Draw():
                return 'cause="draw"'
            case Shuffle():
                return 'cause="shuffle"'
            case PickRandom():
                return 'cause="pick"'
            case Roll(count=count, low=low, high=high):
                folded = self.flow.expressions.folder.fold(count)
                return f'cause="roll", dice=({folded.value if isinstance(folded, Lit) else 0}, {low}, {high})'

    def _player(self, ask: Ask) -> str:
        """Who decides, as a function of the locals."""
        match self.flow.expressions.folder.fold(ask.player):
            case Var(name=name):
                return f"lambda s: s.{self.context.local(name).name}"
            case Lit(value=value):
                return f"lambda s: {value}"
            case _:
                return "None"

    def _live(self, live: frozenset[str]) -> str:
        return strings([name for name in self.frame if name in live])

    def block(self, name: str, modules: tuple[tuple[str, ...], ...]) -> str:
        """The action ids of one option: its picks, and the combinations of modules that it needs."""
        block = self.context.game.blocks[name]
        picks: list[str] = []
        for (pick, kind, low, size), (cs, en) in zip(block.picks, block.names, strict=True):
            what, of, _, _ = self.flow.points.universe(kind)
            called = f", {quoted(cs)}, {quoted(en)}" if cs else ""
            picks.append(f"Pick({quoted(pick)}, {quoted(what)}, {quoted(of)}, {low}, {size}{called})")
        needed = f", {listed([strings(one) for one in modules])}" if modules else ""
        return f"Block({quoted(name)}, {block.offset}, {block.size}, {listed(picks)}{needed})"
