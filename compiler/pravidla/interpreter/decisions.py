"""What a player may do at a decision, and why something may not be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product

from pravidla.interpreter.events import Choice, Decision
from pravidla.interpreter.expressions import Evaluator
from pravidla.interpreter.faults import Reason, RulesFault
from pravidla.interpreter.locals import Env, Item
from pravidla.interpreter.texts import condition_reason, element_name, not_now, outside, reason, sentences, shown
from pravidla.ir.nodes import ActionBlock, Ask, Cites, Condition, Expr, NumberField, Option, Payment, Pick
from pravidla.ir.refusals import guards, told_by_parts
from pravidla.ir.types import PLAYER, Copy, Row, Type
from pravidla.ir.walk import variables
from pravidla_runtime.modules import Needed, is_out_of_play, out_of_play

Completion = Callable[[Option, tuple[int, ...], int, Env], bool]
"""Whether an option with these picks can be carried out to its end."""

COMBINATIONS = 2_000
"""How many combinations of the arguments left out `why` looks at."""


class Decisions:
    """Lists and explains the options of decisions."""

    def __init__(self, evaluator: Evaluator, completion: Completion) -> None:
        self.evaluate = evaluator
        self.world = evaluator.world
        self.game = evaluator.world.game
        self.completion = completion

    # ---- ids

    def action_id(self, option: Option, picked: tuple[int, ...]) -> int:
        """The id: offset of the block plus the mixed radix of the picks."""
        block = self.game.blocks[option.block]
        by_name = {pick.name: value for pick, value in zip(option.picks, picked, strict=True)}
        number = 0
        for name, _, low, count in block.picks:
            value = by_name[name]
            if not low <= value < low + count:
                raise self.world.fault(f"{name} {value} has no action of its own", option.span)
            number = number * count + value - low
        return block.offset + number

    def bind(self, option: Option, picked: tuple[int, ...], env: Env) -> None:
        """Give the variables of the picks their values."""
        for pick, value in zip(option.picks, picked, strict=True):
            env[pick.comp.var] = value

    # ---- listing

    def legal(self, ask: Ask, player: int, env: Env) -> dict[int, Choice]:
        """All legal actions, ascending. Of two options with one id the first written counts."""
        found: dict[int, Choice] = {}
        for option in ask.options:
            told_apart: set[Item] = set()
            for picked in self._offered(option, player, env):
                if option.alike is not None:
                    self.bind(option, picked, env)
                    same = self.evaluate.value(option.alike, env)
                    if same in told_apart:
                        continue
                    told_apart.add(same)
                found.setdefault(self.action_id(option, picked), Choice(option, picked))
        return dict(sorted(found.items()))

    def _offered(self, option: Option, player: int, env: Env) -> Iterator[tuple[int, ...]]:
        """The combinations of picks that the option allows, in the order of the picks."""
        early = option.when is not None and not self._reads_picks(option)
        if early and option.when is not None and not self.evaluate.truth(option.when, env):
            return
        for picked in self._combinations(option.picks, env):
            self.bind(option, picked, env)
            if not early and option.when is not None and not self.evaluate.truth(option.when, env):
                continue
            if not all(self.evaluate.definitions.holds(condition, env) for condition in option.requires):
                continue
            if not self._affordable(option, player, env):
                continue
            if not option.fully or self.completion(option, picked, player, env):
                yield picked

    def _reads_picks(self, option: Option) -> bool:
        return not variables(option.when).isdisjoint(pick.comp.var for pick in option.picks)

    def _combinations(self, picks: tuple[Pick, ...], env: Env) -> Iterator[tuple[int, ...]]:
        if not picks:
            yield ()
            return
        for value in self.candidates(picks[0], env):
            env[picks[0].comp.var] = value
            for rest in self._combinations(picks[1:], env):
                yield (value, *rest)

    def candidates(self, pick: Pick, env: Env) -> list[int]:
        """What a pick can be, each once."""
        elements = self.evaluate.comprehension(pick.comp, env)
        return [element for element in dict.fromkeys(elements) if isinstance(element, int)]

    def _affordable(self, option: Option, player: int, env: Env) -> bool:
        return not any(self._shortfalls(option, player, env))

    def _shortfalls(self, option: Option, player: int, env: Env) -> Iterator[Payment]:
        """The first payment from each purse that does not hold what the option costs."""
        costs: dict[str, int] = {}
        first: dict[str, Payment] = {}
        for payment in option.pays:
            costs[payment.field] = costs.get(payment.field, 0) + self.evaluate.number(payment.amount, env)
            first.setdefault(payment.field, payment)
        for name, cost in costs.items():
            content = self.game.fields[name].content
            low = content.low if isinstance(content, NumberField) else 0
            if cost > self.evaluate.state.numbers[name, player, None] - low:
                yield first[name]

    # ---- explaining

    def arguments(self, block: ActionBlock, given: Mapping[str, int | str], cites: Cites) -> dict[str, int] | Reason:
        """Arguments by name as numbers, from row ids or numbers; or what is wrong with them, with what the option
        cites."""
        known = {name: (kind, low, count) for name, kind, low, count in block.picks}
        called = dict(zip(known, block.names, strict=True))
        values: dict[str, int] = {}
        for name, value in given.items():
            if name not in known:
                return reason("argument", f"{block.name} nemá údaj {name}", f"{block.name} has no argument {name}")
            kind, low, count = known[name]
            if isinstance(value, str):
                numbers = [n for n in range(low, low + count) if value in (element_name(self.world, kind, n), str(n))]
                number = numbers[0] if numbers else None
            else:
                absent = kind == Row(PLAYER) and value >= self.world.players
                number = value if low <= value < low + count and not absent else None
            if number is None:
                return outside(self.world, value, (kind, low, count), called[name], cites)
            values[name] = number
        return values

    def why(self, decision: Decision, name: str, given: Mapping[str, int | str]) -> tuple[Reason, ...]:
        """Every reason why the action of a block (by its name, or the option's as written) is not legal; empty when
        it is.

        Arguments that are left out may have any value: then only what is wrong with every value counts.
        """
        options = [
            option
            for option in decision.ask.options
            if name in (option.block, self.game.blocks[option.block].label)
            and given.keys() <= {pick.name for pick in option.picks}
        ] or [option for option in decision.ask.options if option.block == name]
        if not options:
            return (not_now(decision.ask),)
        cites = options[0].cites
        values = self.arguments(self.game.blocks[options[0].block], given, cites)
        if isinstance(values, Reason):
            return (values,)
        wanted = values.items()
        for choice in decision.choices.values():
            named = {pick.name: value for pick, value in zip(choice.option.picks, choice.picked, strict=True)}
            if choice.option in options and wanted <= named.items():
                return ()
        # Where one version of an action counts, nobody asks why another one does not.
        live = [option for option in options if self._counts(option, decision.env)]
        against = [self._why_option(option, decision, values) for option in live or options]
        counting = [reasons for reasons in against if not any(one.name.endswith(".when") for one in reasons)]
        found = dict.fromkeys(one for reasons in counting or against for one in reasons)
        alike = reason("alike", "Stejná možnost už je na výběr", "The same option is offered already", cites)
        return tuple(found) or (alike,)

    def _counts(self, option: Option, env: Env) -> bool:
        """Whether an option may be the version of its action that counts now, whatever is picked."""
        return option.when is None or self._reads_picks(option) or self._quietly(option.when, dict(env))

    def _why_option(self, option: Option, decision: Decision, values: dict[str, int]) -> list[Reason]:
        block = self.game.blocks[option.block]
        ranges = {name: range(low, low + count) for name, _, low, count in block.picks}
        axes = [
            [values[pick.name]] if pick.name in values else self._in_play(pick, ranges[pick.name])
            for pick in option.picks
        ]
        common: list[Reason] | None = None
        every: list[Reason] = []
        for picked in islice(product(*axes), COMBINATIONS):
            reasons = self._why_picked(option, decision, picked)
            common = reasons if common is None else [one for one in common if one in reasons]
            every += [one for one in reasons if one not in every]
        return common or every

    def _why_picked(self, option: Option, decision: Decision, picked: tuple[int, ...]) -> list[Reason]:
        """Guard, picks, conditions, payments: all that fails. What cannot be asked with such picks is passed over. Of
        what is not part of the game nothing more is said than that."""
        absent = list(dict.fromkeys(one for one in map(self._absent, option.picks, picked) if one is not None))
        if absent:
            return absent
        env = dict(decision.env)
        self.bind(option, picked, env)
        found: list[Reason] = []
        for part, cs, en in guards(self.game, option.when):
            if not self._quietly(part, env):
                found.append(self._plain(option, "when", cs, en))
        for position, pick in enumerate(option.picks):
            offered = self._is_candidate(option, pick, picked[position], env)
            self.bind(option, picked, env)
            if not offered:
                found.append(self._plain(option, pick.name, *sentences(self.evaluate, pick.refusal, env)))
        found += self._failing(option.requires, env)
        found += [
            self._plain(option, "pay", *sentences(self.evaluate, payment.refusal, env))
            for payment in self._shortfalls(option, decision.player, env)
        ]
        if not found and option.fully and not self.completion(option, picked, decision.player, env):
            found.append(self._plain(option, "fully", "Nejde to provést celé", "It cannot be carried out completely"))
        return found

    def _absent(self, pick: Pick, value: int) -> Reason | None:
        """The reason that what is picked belongs to a module which is not in play."""
        kind = pick.comp.var_type
        modules = self.world.configuration.modules
        needed = self._modules_of(kind, value)
        if not is_out_of_play(needed, modules):
            return None
        cs, en = shown(self.world, kind, value, "cs"), shown(self.world, kind, value, "en")
        return Reason(*out_of_play(cs, en, needed, modules, self.game.module_names))

    def _in_play(self, pick: Pick, values: range) -> Sequence[int]:
        """The values of a pick that are part of the game, all where none is."""
        modules = self.world.configuration.modules
        live = [one for one in values if not is_out_of_play(self._modules_of(pick.comp.var_type, one), modules)]
        return live or values

    def _modules_of(self, kind: Type, value: int) -> Needed:
        """The modules that the row needs which a value means."""
        match kind:
            case Row(list=name) if name != PLAYER:
                rows, row = self.game.lists[name].rows, value
            case Copy(component=name):
                rows, row = self.game.lists[name].rows, value // self.world.marks(name)
            case _:
                return ()
        return rows[row].modules if 0 <= row < len(rows) else ()

    def _failing(self, conditions: tuple[Condition, ...], env: Env) -> list[Reason]:
        """Why conditions fail; one that only asks for a value of parts is told by those parts that fail."""
        found: list[Reason] = []
        for condition in conditions:
            try:
                case = self.evaluate.definitions.live_case(condition, env)
                if case is None or self.evaluate.truth(case.that, env):
                    continue
                parts = told_by_parts(self.game, case)
                if parts is None:
                    found.append(condition_reason(self.evaluate, condition, case, env))
                else:
                    value, call = parts
                    args = [self.evaluate.value(arg, env) for arg in call.args]
                    found += self._failing(*self.evaluate.definitions.parts(value, args))
            except RulesFault:
                continue
        return found

    def _quietly(self, condition: Expr, env: Env) -> bool:
        try:
            return self.evaluate.truth(condition, env)
        except RulesFault:
            return False

    def _is_candidate(self, option: Option, pick: Pick, value: int, env: Env) -> bool:
        try:
            return value in self.candidates(pick, env)
        except RulesFault:
            return True

    def _plain(self, option: Option, part: str, cs: str, en: str) -> Reason:
        return reason(f"{option.definition or option.block}.{part}", cs, en, option.cites)
