"""Running rules: statements, one after another, as a Python generator that waits at decisions and at chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import nullcontext
from copy import deepcopy
from itertools import combinations_with_replacement
from math import comb, factorial, prod

from pravidla.interpreter.decisions import Decisions
from pravidla.interpreter.events import Chance, Decision, Event, Run
from pravidla.interpreter.expressions import Evaluator
from pravidla.interpreter.faults import RulesFault
from pravidla.interpreter.fields import Fields
from pravidla.interpreter.locals import Env, Item, LocalZone
from pravidla.interpreter.pieces import Pieces
from pravidla.interpreter.record import Record
from pravidla.interpreter.state import State
from pravidla.interpreter.world import World
from pravidla.ir.nodes import (
    AddToSet,
    Ask,
    Block,
    Call,
    CallAbility,
    Draw,
    EndGame,
    For,
    If,
    Let,
    LetCounters,
    LetZone,
    MarkCopies,
    Move,
    Option,
    Pay,
    PickRandom,
    Rank,
    Remember,
    Repeat,
    ResetField,
    Roll,
    Rule,
    Seal,
    Show,
    Shuffle,
    Sorted,
    Stmt,
    Stop,
    Store,
    Swap,
    Turns,
    While,
)
from pravidla_runtime.chance import MOST_THROWS

PATIENCE = 1_000_000
"""Statements and blocks that may run between two events."""

SEARCH_LIMIT = 10_000
"""Ways tried for an option that must be fully carried out; beyond them it counts as possible."""


class LeaveRule(Exception):
    """`stop`: the rule that runs is left."""


class GameOver(Exception):
    """`end the game`."""


class Execution:
    """Runs statements of one game in one state."""

    def __init__(self, world: World, state: State, record: Record, patience: int = PATIENCE) -> None:
        self.world = world
        self.game = world.game
        self.state = state
        self.record = record
        self.ledger = record.ledger
        self.patience = patience
        self.statements = 0
        """statements and blocks since the last event"""
        self.evaluate = Evaluator(world, state, record)
        self.pieces = Pieces(self.evaluate)
        self.fields = Fields(self.evaluate, self.pieces)
        self.decisions = Decisions(self.evaluate, self.can_be_carried_out)

    def begin_again(self) -> None:
        """An event was answered: patience is as at the start."""
        self.statements = 0
        self.evaluate.looked_at = 0

    # ---- blocks and calls

    def block(self, block: Block, env: Env) -> Run:
        """Statements in order. Zones that begin here must be empty at the end."""
        self.statements += 1 + len(block)
        if self.statements > self.patience:
            span = block[0].span if block else self.game.rules[self.game.play].origin.span
            raise self.world.fault("the rules go round and round without a decision", span)
        try:
            for statement in block:
                self.record.unit(statement)
                if self.ledger is not None:
                    self.ledger.cites = statement.cites
                yield from self.statement(statement, env)
        except LeaveRule:
            self._check_local_zones(block, env)
            raise
        self._check_local_zones(block, env)

    def _check_local_zones(self, block: Block, env: Env) -> None:
        for statement in block:
            if isinstance(statement, LetZone):
                local = env.pop(statement.var, None)
                if isinstance(local, LocalZone) and any(local.cells.values()):
                    raise self.world.fault(f"pieces are left in {statement.var}", statement.span)

    def call(self, name: str, args: list[Item]) -> Run:
        """A rule with arguments, to its end."""
        rule = self.game.rules[name]
        env: Env = {param.var: arg for param, arg in zip(rule.params, args, strict=True)}
        with nullcontext() if self.ledger is None else self.ledger.within(rule.origin):
            body = self._happening(rule, env)
            if rule.kind != "dispatch" and (body or not rule.guarded):
                self.record.origin(rule.origin)
            try:
                yield from self.block(body, env)
            except LeaveRule:
                return

    def _happening(self, rule: Rule, env: Env) -> Block:
        """What a rule does: of a trigger whose condition does not hold, nothing."""
        match rule.body:
            case (If(branches=((condition, body),)) as guard,) if rule.guarded:
                self.record.unit(guard)
                return body if self.evaluate.truth(condition, env) else ()
            case body:
                return body

    def statement(self, statement: Stmt, env: Env) -> Run:
        """One statement."""
        match statement:
            case Let(var=var):
                env[var] = self.evaluate.value(statement.value, env)
            case LetCounters(var=var, list=name, start=first):
                number = self.evaluate.number(first, env)
                env[var] = dict.fromkeys(self.world.axis(name), number)
                self.fields.high[var] = statement.high
            case LetZone(var=var, kind=kind, component=component, each=each):
                env[var] = LocalZone(kind, component, {row: [] for row in self.world.axis(each)})
            case AddToSet(var=var, element=element):
                held, added = env[var], self.evaluate.number(element, env)
                if not isinstance(held, tuple):
                    raise self.world.fault(f"{var} is no set", statement.span)
                env[var] = held if added in held else (*held, added)
            case Store() | Pay() | Swap() | ResetField() | Remember():
                self.fields.change(statement, env)
            case Move():
                self.pieces.move(statement, env)
            case MarkCopies():
                self.pieces.mark(statement, env)
            case Draw():
                yield from self._draw(statement, env)
            case Shuffle():
                yield from self._shuffle(statement, env)
            case Roll():
                yield from self._roll(statement, env)
            case PickRandom():
                yield from self._pick_random(statement, env)
            case If(branches=branches, otherwise=otherwise):
                chosen = next((body for condition, body in branches if self.evaluate.truth(condition, env)), otherwise)
                yield from self.block(chosen, env)
            case For(comp=comp, body=body):
                for one in self.evaluate.comprehension(comp, env):
                    env[comp.var] = one
                    yield from self.block(body, env)
            case While() | Repeat() | Turns() | Rank():
                yield from self._loop(statement, env)
            case Call(rule=rule, args=args):
                yield from self.call(rule, [self.evaluate.value(arg, env) for arg in args])
            case CallAbility():
                yield from self._ability(statement, env)
            case Stop():
                raise LeaveRule
            case EndGame():
                raise GameOver
            case Show():
                self.evaluate.zone(statement.zone, env)
            case Seal():
                return  # nobody looks at the interpreter's state but the lockstep, which may see all of it
            case Ask():
                yield from self._ask(statement, env)

    def _ability(self, statement: CallAbility, env: Env) -> Run:
        rules, row = self.game.abilities[statement.list, statement.ability], self.evaluate.number(statement.row, env)
        if not 0 <= row < len(rules):
            raise self.world.fault(f"nothing has no {statement.ability}", statement.span)
        rule = rules[row]
        if rule is not None:
            yield from self.call(rule, [self.evaluate.value(arg, env) for arg in statement.args])

    # ---- loops

    def _loop(self, statement: While | Repeat | Turns | Rank, env: Env) -> Run:
        match statement:
            case While(condition=condition, body=body, until_after=True):
                while True:
                    yield from self.block(body, env)
                    if self.evaluate.truth(condition, env):
                        return
            case While(condition=condition, body=body):
                while self.evaluate.truth(condition, env):
                    yield from self.block(body, env)
            case Repeat(count=count, body=body):
                for _ in range(self.evaluate.number(count, env)):
                    yield from self.block(body, env)
            case Turns():
                yield from self._turns(statement, env)
            case Rank():
                yield from self._rank(statement, env)

    def _turns(self, turns: Turns, env: Env) -> Run:
        seat, step, skipped = self.evaluate.number(turns.start, env), 1 if turns.clockwise else -1, 0
        while True:
            env[turns.me] = seat
            if turns.where is not None and not self.evaluate.truth(turns.where, env):
                skipped += 1
                if skipped == self.world.players:
                    raise self.world.fault("no player can take a turn", turns.span)
            else:
                skipped = 0
                yield from self.block(turns.body, env)
                env[turns.me] = seat
                if turns.until is not None and self.evaluate.truth(turns.until, env):
                    return
            seat = (seat + step) % self.world.players

    def _rank(self, rank: Rank, env: Env) -> Run:
        """Each element holds as many places, after those of all stronger ones, as there are elements equal to it."""
        elements = self.evaluate.comprehension(rank.comp, env)
        keys = [self.evaluate.sort_key(rank.comp, element, env) for element in elements]
        rival = self.evaluate.optional(rank.against, env)
        order = rank.comp.order
        if rival is not None and isinstance(order, Sorted) and order.keys[0].descending:
            rival = -rival
        for element, key in zip(elements, keys, strict=True):
            stronger = sum(1 for other in keys if other < key)
            equal = keys.count(key)
            if rival is not None and key:
                stronger += rival < key[0]
                equal += rival == key[0]
            env[rank.comp.var] = element
            env[rank.places] = tuple(range(stronger + 1, stronger + equal + 1))
            yield from self.block(rank.body, env)

    # ---- chance

    def _draw(self, draw: Draw, env: Env) -> Run:
        source, target = self.pieces.zone(draw.source, env), self.pieces.zone(draw.target, env)
        refill = None if draw.refill is None else self.pieces.zone(draw.refill, env)
        for _ in range(self.evaluate.number(draw.count, env)):
            if not source.pieces and refill is not None:
                self.pieces.pour(refill, source, draw.span)
            there = source.pieces if draw.kind is None else self.pieces.matching(source, draw.kind, env)
            if not there:
                return
            if source.kind == "stack":
                piece = there[-1]
            elif source.ordered:
                piece = there[0]
            else:
                piece = yield from self._chance(draw, Counter(there), source.marks)
            self.pieces.transfer([piece], source, target, draw.span)
            if not source.pieces and refill is not None:
                self.pieces.pour(refill, source, draw.span)

    def _chance(
        self, cause: Draw | Shuffle | Roll | PickRandom, weights: Counter[int], marks: int = 1, dice: int = 0
    ) -> Generator[Event, int | None, int]:
        answer = yield Chance(cause, dict(sorted(weights.items())), marks, dice)
        if answer is None or answer not in weights:
            raise ValueError(f"{answer} is not an outcome")
        return answer

    def _shuffle(self, shuffle: Shuffle, env: Env) -> Run:
        zone = self.pieces.zone(shuffle.zone, env)
        if not zone.ordered:
            return
        for position in range(len(zone.pieces)):
            piece = yield from self._chance(shuffle, Counter(zone.pieces[position:]), zone.marks)
            zone.pieces.insert(position, zone.pieces.pop(zone.pieces.index(piece, position)))

    def _roll(self, roll: Roll, env: Env) -> Run:
        zone, count = self.pieces.zone(roll.zone, env), self.evaluate.number(roll.count, env)
        base = roll.high - roll.low + 1
        if comb(count + base - 1, count) > MOST_THROWS:
            raise self.world.fault(f"{count} dice have more results than can be listed", roll.span)
        weights: Counter[int] = Counter()
        for faces in combinations_with_replacement(range(base), count):
            ways = factorial(count) // prod(factorial(same) for same in Counter(faces).values())
            weights[sum(face * base**power for power, face in enumerate(reversed(faces)))] = ways
        outcome = yield from self._chance(roll, weights, dice=count)
        zone.pieces.clear()
        for power in reversed(range(count)):
            self.pieces.put(zone, outcome // base**power % base + roll.low, roll.span)

    def _pick_random(self, pick: PickRandom, env: Env) -> Run:
        elements = self.evaluate.comprehension(pick.comp, env)
        numbers = Counter(element for element in elements if isinstance(element, int))
        if not numbers:
            raise self.world.fault("there is nothing to pick from", pick.span)
        env[pick.comp.var] = yield from self._chance(pick, numbers)
        yield from self.block(pick.body, env)

    # ---- decisions

    def _ask(self, ask: Ask, env: Env) -> Run:
        player = self.evaluate.number(ask.player, env)
        self.record.offering = True
        choices = self.decisions.legal(ask, player, env)
        self.record.offering = False
        answer = yield Decision(ask, player, choices, env)
        if not choices:
            if ask.otherwise is None:
                must = f"player {player} must decide ({ask.definition})"
                raise self.world.fault(f"{must} and nothing is possible", ask.span)
            yield from self.block(ask.otherwise, env)
            return
        if answer is None or answer not in choices:
            raise ValueError(f"{answer} is not among the choices of {ask.definition}")
        choice = choices[answer]
        yield from self.carry_out(choice.option, choice.picked, player, env)

    def carry_out(self, option: Option, picked: tuple[int, ...], player: int, env: Env) -> Run:
        """Take an option: bind its picks, pay, do its body."""
        self.record.unit(option)
        self.decisions.bind(option, picked, env)
        for payment in option.pays:
            self.fields.pay_from(payment, player, env)
        yield from self.block(option.body, env)

    def can_be_carried_out(self, option: Option, picked: tuple[int, ...], player: int, env: Env) -> bool:
        """Whether some way through the decisions of an option's body comes to its end without a fault.

        A bounded search: each way is played from the start on a copy. What lies behind chance counts as possible.
        """
        ways: list[tuple[int, ...]] = [()]
        for _ in range(SEARCH_LIMIT):
            if not ways:
                return False
            way = ways.pop()
            trial = Execution(self.world, self.state.copy(), Record(), self.patience)
            trial.fields.high.update(self.fields.high)
            trial.statements, trial.evaluate.looked_at = self.statements, self.evaluate.looked_at
            run, answers = trial.carry_out(option, picked, player, deepcopy(env)), list(way)
            try:
                event = next(run)
                while isinstance(event, Decision):
                    if not event.choices:
                        event = run.send(None)
                    elif answers:
                        event = run.send(answers.pop(0))
                    else:
                        ways.extend((*way, action) for action in reversed(event.choices))
                        break
                else:
                    return True
            except (StopIteration, LeaveRule, GameOver):
                return True
            except RulesFault:
                continue
            finally:
                self.statements, self.evaluate.looked_at = trial.statements, trial.evaluate.looked_at
        return True
