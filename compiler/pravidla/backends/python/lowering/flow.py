"""Rules that wait (for a decision, for chance) as one graph of block functions.

A block function does what can be done without waiting and returns the next one, or None when something is waited for.
Locals that are needed behind such a border are slots of the state; there is no recursion, so each local has one slot.
A rule that is called from one place goes back there; one that is called from several finds the way back in a slot of
its own.
"""

from __future__ import annotations

from pravidla.backends.python.code.tree import (
    Branch,
    CallRule,
    Comment,
    EndOfGame,
    Goto,
    Label,
    LeaveRule,
    Line,
    Node,
)
from pravidla.backends.python.code.variables import ends
from pravidla.backends.python.lowering.context import Context, Local, Spare, definition_doc
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.lowering.families import Families, Family
from pravidla.backends.python.lowering.points import Decision, Points
from pravidla.backends.python.lowering.statements import Statements
from pravidla.backends.python.lowering.waiting_loops import WaitingLoops
from pravidla.backends.python.passes.effects import Effects
from pravidla.ir.nodes import (
    Ask,
    Block,
    Call,
    CallAbility,
    Draw,
    EndGame,
    Expr,
    For,
    If,
    LetZone,
    Lit,
    Option,
    PickRandom,
    Rank,
    Repeat,
    Roll,
    Rule,
    Shuffle,
    Stmt,
    Stop,
    Turns,
    While,
)

_IN_A_ROW = 4
"""so many options are told apart one after another"""


class Flow:
    """Lowers the waiting rules of one game."""

    def __init__(self, context: Context, expressions: Expressions, statements: Statements, effects: Effects) -> None:
        self.context = context
        self.game = context.game
        self.expressions = expressions
        self.statements = statements
        self.effects = effects
        self.points = Points(context, expressions, statements)
        self.loops = WaitingLoops(context, statements, self)
        self.labels: list[Label] = []
        self.entries: dict[str, Label] = {}
        self.families = Families(context, effects, expressions.folder.known)
        self.tables: dict[tuple[str, str], tuple[str, list[Label]]] = {}
        """ability -> table of blocks and its entries"""
        self._rule = ""
        self._place = ""
        self._leave: list[Node] = []
        self._explicit = False
        """whether chance is being lowered event by event"""
        self.chance_blocks: list[Label] = []
        """blocks that go another way while chance resolves itself"""
        for name in self.game.rules:
            if name in effects.waiting:
                label = Label(context.rules[name], self.families.of(name).name, kept=self._stands_alone(name))
                label.doc = self._rule_doc(context.rule(name))
                self.entries[name] = label

    def _stands_alone(self, rule: str) -> bool:
        """Whether a rule keeps a function of its own: always, where people read the engine."""
        return self.game.fixed is None or rule == self.game.play

    # ---- rules

    def lower(self) -> None:
        """Lower all waiting rules that play can come to, the game itself first."""
        for name in self.families.reachable():
            if name in self.entries:
                self._lower_rule(self.context.rule(name), self.entries[name])

    def _lower_rule(self, rule: Rule, entry: Label) -> None:
        self._rule = self.families.of(rule.name).name
        self._place = self.context.marker(rule.origin.span, rule.origin.cites)
        self._leave = [EndOfGame() if rule.name == self.game.play else LeaveRule(self._rule)]
        self.statements.leave = self._leave
        self.context.owner = self.context.rules[rule.name]
        self.labels.append(entry)
        end = self.label("end", [*self._leave], None)
        self._explicit = rule.name not in self.effects.asking and rule.name != self.game.play
        entry.body = self.sequence(rule.body, end)
        self._explicit = False

    def _rule_doc(self, rule: Rule) -> tuple[str, ...]:
        return definition_doc(
            self.context, rule.origin.cs, rule.origin.en, rule.name, rule.origin.cites, rule.origin.span
        )

    def label(self, what: str, body: list[Node], statement: Stmt | None, doc: str = "") -> Label:
        """A new block of the rule that is being lowered."""
        label = Label(self.context.names.unique(f"{self.context.owner}_{what}"), self._rule, body)
        place = self._place if statement is None else self.context.marker(statement.span, statement.cites)
        label.doc = (doc or f"`{self.context.owner}`: {_said(what)}.", place)
        self.labels.append(label)
        return label

    # ---- statements

    def sequence(self, block: Block, after: Label) -> list[Node]:
        """Statements that go on to a block."""
        outside = len(self.statements.open_zones)
        nodes = self._statements(block, after)
        del self.statements.open_zones[outside:]
        return nodes

    def _statements(self, block: Block, after: Label) -> list[Node]:
        nodes: list[Node] = []
        zones = [one for one in block if isinstance(one, LetZone)]
        for position, statement in enumerate(block):
            if not self.effects.waits(statement):
                nodes.extend(self.statements.statement(statement))
                if isinstance(statement, LetZone):
                    self.statements.open_zones.append(statement)
                if isinstance(statement, Stop) or ends(nodes):
                    return nodes
                continue
            run = self._chance_run(block[position:])
            rest = block[position + max(1, len(run)) :]
            following = after
            if rest or zones:
                body = self._rest(rest, zones, after)
                following = self.label(self._after_name(statement), body, rest[0] if rest else None)
            if run:
                nodes.append(Goto(self._at_once(run, following)))
                return nodes
            nodes.append(Comment(self.context.marker(statement.span, statement.cites)))
            nodes.extend(self._waiting(statement, following))
            return nodes
        for zone in zones:
            nodes.extend(self.statements.must_be_empty(zone))
        nodes.append(Goto(after))
        return nodes

    def _chance_run(self, block: Block) -> Block:
        """The statements from the first one on that wait for chance only, plain ones between them included."""
        if self._explicit or not self.effects.only_chance(block[0]):
            return ()
        length = 0
        for position, statement in enumerate(block):
            if self.effects.only_chance(statement):
                length = position + 1
            elif self.effects.waits(statement) or isinstance(statement, LetZone | Stop):
                break
        return block[:length]

    def _at_once(self, run: Block, after: Label) -> Label:
        """A block that does the statements straight away while chance resolves itself, else event by event."""
        head = self.label("chance", [], run[0], f"`{self.context.owner}`: what chance decides.")
        head.kept = True
        self.chance_blocks.append(head)
        straight: list[Node] = []
        for statement in run:
            straight.extend(self.statements.statement(statement))
        self._explicit = True
        explicit = self.sequence(run, after)
        self._explicit = False
        head.body = [Branch([("s.rng is not None and s.trace is None", [*straight, Goto(after)])]), *explicit]
        return head

    def _rest(self, rest: Block, zones: list[LetZone], after: Label) -> list[Node]:
        if not zones:
            return self.sequence(rest, after)
        checks: list[Node] = [node for zone in zones for node in self.statements.must_be_empty(zone)]
        checked = self.label("emptied", [*checks, Goto(after)], None)
        return self.sequence(rest, checked)

    def _after_name(self, statement: Stmt) -> str:
        match statement:
            case Call(rule=rule):
                return f"after_{self.context.rules[rule]}"
            case CallAbility(ability=ability):
                return f"after_{ability}"
            case Ask(name=name):
                return f"after_{name.removeprefix(self.context.owner + '_')}"
            case If():
                return "after_if"
            case For(comp=comp) | Rank(comp=comp) | PickRandom(comp=comp):
                return f"after_each_{comp.var}" if not isinstance(statement, PickRandom) else f"after_{comp.var}"
            case Draw() | Roll() | Shuffle():
                return f"after_{type(statement).__name__.lower()}"
            case _:
                return "then"

    def _waiting(self, statement: Stmt, after: Label) -> list[Node]:
        match statement:
            case If(branches=branches, otherwise=otherwise):
                return [
                    Branch(
                        [(self.expressions.condition(test), self.sequence(body, after)) for test, body in branches],
                        self.sequence(otherwise, after),
                    )
                ]
            case For():
                return self.loops.for_each(statement, after)
            case While():
                return self.loops.while_(statement, after)
            case Repeat():
                return self.loops.repeat(statement, after)
            case Rank():
                return self.loops.rank(statement, after)
            case Turns():
                return self.loops.turns(statement, after)
            case Call(rule=rule, args=args):
                nodes = self._arguments(self.context.rule(rule), args)
                family = self.families.of(rule)
                family.sites.append((self._rule, after))
                entry = self.entries[rule]
                return [*nodes, CallRule(family.name, entry.name, (entry,), after)]
            case CallAbility():
                return self._ability(statement, after)
            case EndGame():
                return [EndOfGame()]
            case Ask():
                return self._ask(statement, after)
            case Draw() | Shuffle() | Roll() | PickRandom():
                return self._chance(statement, after)
            case _:
                raise AssertionError(f"{type(statement).__name__} does not wait")

    def _arguments(self, rule: Rule, args: tuple[Expr, ...]) -> list[Node]:
        nodes: list[Node] = []
        for param, arg in zip(rule.params, args, strict=True):
            nodes.extend(self.statements.assign(param.var, arg))
        return nodes

    def extra(self, wanted: str, frame: str, low: int, high: int, like: str = "") -> Local:
        """A variable of our own that lives with those of the rule: a number from `low` to `high`, or what the variable
        `like` holds."""
        name = self.context.names.unique(wanted)
        local = Local(name, frame)
        self.context.locals[name] = local
        self.context.spares[name] = Spare(like, low, high)
        return local

    # ---- abilities

    def _ability(self, statement: CallAbility, after: Label) -> list[Node]:
        key = (statement.list, statement.ability)
        rules = self.game.abilities[key]
        first = next(rule for rule in rules if rule is not None)
        family = self.families.of(first)
        if key not in self.tables:
            name = self.context.names.unique(f"{statement.list}_{statement.ability}".upper())
            self.tables[key] = (name, [])
            entries = {rule: self._ability_entry(rule, family) for rule in dict.fromkeys(rules)}
            self.tables[key] = (name, [entries[rule] for rule in rules])
        nodes = self._arguments(self.context.rule(first), statement.args)
        family.sites.append((self._rule, after))
        row = self.expressions.number(statement.row)
        table, targets = self.tables[key]
        return [Line(f"place = {row}"), *nodes, CallRule(family.name, f"{table}[place]", tuple(targets), after)]

    def _ability_entry(self, rule: str | None, family: Family) -> Label:
        if rule is not None and rule in self.entries:
            return self.entries[rule]
        was = self._rule
        self._rule = family.name
        if rule is None:
            label = self.label(f"no_{family.name}", [LeaveRule(family.name)], None, "Nothing to do.")
        else:
            definition = self.context.rule(rule)
            args = ", ".join(["s", *[self.context.local(param.var).name for param in definition.params]])
            label = self.label(
                f"do_{rule}", [Line(f"{self.context.rules[rule]}({args})"), LeaveRule(family.name)], None
            )
        label.kept = True
        self._rule = was
        return label

    # ---- decisions and chance

    def _ask(self, ask: Ask, after: Label) -> list[Node]:
        ask_label = self.label(f"ask_{ask.name.removeprefix(self.context.owner + '_')}", [], ask, self._question(ask))
        take = self.label(
            f"take_{ask.name.removeprefix(self.context.owner + '_')}", [], ask, f"What is chosen in `{ask_label.name}`."
        )
        take.kept, take.parameter = True, "action"
        decision = self.points.decision(ask, ask_label, take)
        branches: list[tuple[str, list[Node]]] = []
        options = [option for option in ask.options if not self._never(option)]
        blocks = sorted({option.block for option in options}, key=lambda block: self.game.blocks[block].offset)
        for name in blocks:
            block = self.game.blocks[name]
            first, *others = [option for option in options if option.block == name]
            body = self._chosen_of(ask, first, others, decision, after)
            branches.append((f"action < {block.offset + block.size}", body))
        if not branches:
            take.body = [Line('raise Fault("nothing to choose")')]
        elif len(branches) == 1:
            take.body = branches[0][1]
        else:
            take.body = _told_apart(branches)
        fault: list[Node] = [Line(f'raise no_choice("{ask.definition}")')]
        otherwise = fault if ask.otherwise is None else self.sequence(ask.otherwise, after)
        ask_label.body = self.points.ask_body(decision, otherwise)
        return [Goto(ask_label)]

    def _never(self, option: Option) -> bool:
        """Whether an option is never offered."""
        when = None if option.when is None else self.expressions.folder.fold(option.when)
        return isinstance(when, Lit) and not when.value

    def _chosen_of(
        self, ask: Ask, option: Option, others: list[Option], decision: Decision, after: Label
    ) -> list[Node]:
        """What happens when one of several options with the same ids is chosen: the first that is legal."""
        body = self._chosen(ask, option, decision, after)
        if not others:
            return body
        rest = self._chosen_of(ask, others[0], others[1:], decision, after)
        return [*self.points.decoded(option), Branch([(f"not {decision.why_call(option)}", body)], rest)]

    def _question(self, ask: Ask) -> str:
        names = ", ".join(dict.fromkeys(option.block for option in ask.options))
        return f"A player chooses: {names}."

    def _chosen(self, ask: Ask, option: Option, decision: Decision, after: Label) -> list[Node]:
        nodes: list[Node] = [Comment(self.context.marker(option.span, option.cites))]
        nodes.extend(self.points.decoded(option))
        nodes.extend(self.points.payments(ask, option))
        leave = self._leave
        if option.fully:
            number = self.points.trial(decision, option)
            test: list[Node] = [Branch([(f"s.trial == {number}", [Line("raise CarriedOut")])])]
            after = self.label("carried_out", [*test, Goto(after)], None)
            after.kept = True
            self._leave = [*test, *leave]
            self.statements.leave = self._leave
        nodes.extend(self.sequence(option.body, after))
        self._leave = leave
        self.statements.leave = leave
        return nodes

    def _chance(self, statement: Draw | Shuffle | Roll | PickRandom, after: Label) -> list[Node]:
        what = {Draw: "draw", Shuffle: "shuffle", Roll: "roll", PickRandom: "pick"}[type(statement)]
        head = self.label(what, [], statement)
        take = self.label(f"{what}_given", [], statement, f"What came out in `{head.name}`.")
        take.kept, take.parameter = True, "outcome"
        chance = self.points.chance(statement, head, take)
        extra = self.extra
        match statement:
            case Draw():
                return self.points.draw(chance, statement, after, extra)
            case Shuffle():
                return self.points.shuffle(chance, statement, after, extra)
            case Roll():
                return self.points.roll(chance, statement, after, extra)
            case PickRandom():
                body = self.sequence(statement.body, after)
                return self.points.pick(chance, statement, body)


def _told_apart(branches: list[tuple[str, list[Node]]]) -> list[Node]:
    """One of several branches whose tests hold for all of them up to it: of many, the half is found first."""
    if len(branches) <= _IN_A_ROW:
        return [Branch(branches[:-1], branches[-1][1])]
    middle = len(branches) // 2
    return [Branch([(branches[middle - 1][0], _told_apart(branches[:middle]))], _told_apart(branches[middle:]))]


def _said(what: str) -> str:
    """What a block is for, from its name: names of the spec in it stay as they are written there."""
    word, _, name = what.partition("_")
    return f"{word} `{name}`" if word in ("after", "do", "each") and name else what.replace("_", " ")
