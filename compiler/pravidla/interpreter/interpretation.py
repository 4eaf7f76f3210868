"""A game being played on the interpreter, with the interface of the generated engines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pravidla.interpreter.events import Chance, Choice, Decision, Event, Run
from pravidla.interpreter.execution import PATIENCE, Execution, GameOver, LeaveRule
from pravidla.interpreter.faults import IllegalAction, Reason
from pravidla.interpreter.locals import Env, Item
from pravidla.interpreter.record import Record
from pravidla.interpreter.state import Cell, State, from_dict, start_state, to_dict
from pravidla.interpreter.texts import element_name, filled, reason
from pravidla.interpreter.visibility import may_know
from pravidla.interpreter.world import World
from pravidla.ir.configuration import Configuration
from pravidla.ir.endings import cites_of_the_end
from pravidla.ir.nodes import Block, Call, Expr, Game, Lit, Load, Roll, ZoneField, ZoneRef
from pravidla.ir.types import PLAYER, Int, Row, Type
from pravidla_runtime.rng import Rng

CHANCE = -1
TERMINAL = -4


@dataclass(frozen=True, slots=True)
class ActionInfo:
    """What an action id means: block, arguments by name (row ids; numbers as ints), sentences, paragraphs."""

    decision: str
    arguments: dict[str, int | str]
    cs: str
    en: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Opening:
    """Where play starts, if not with the whole game: a state in plain form, then a block with these locals."""

    block: Block
    state: Mapping[str, object] | State | None = None
    env: Mapping[str, int] | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """An event that was answered: by whom (CHANCE for chance), with what, and whether nothing else was possible."""

    player: int
    action: int
    forced: bool


class Interpretation:
    """A game in one configuration from its start (or an `Opening`) on.

    With a seed chance resolves itself, without one chance events wait for `apply_action` like decisions. Events with a
    single possibility are never waited for. `pause_at_forced` makes them wait too, and decisions without any (answered
    by `pass_over`): then nothing happens that was not asked for. `checked` tests the invariants at every decision.
    `patience` is the number of statements after which rules that reach no event count as a fault.
    """

    def __init__(
        self,
        game: Game,
        configuration: Configuration,
        seed: int | None = None,
        *,
        opening: Opening | None = None,
        record: Record | None = None,
        checked: bool = False,
        pause_at_forced: bool = False,
        patience: int = PATIENCE,
    ) -> None:
        self.game = game
        self.configuration = configuration
        self.seed = seed
        self.opening = opening
        self.record = Record() if record is None else record
        self.checked = checked
        self.pause_at_forced = pause_at_forced
        self.patience = patience
        self.world = World(game, configuration)
        self.steps: list[Step] = []
        self.decision_count = 0
        """decisions so far with at least two legal actions"""
        self.cut_short = False
        """whether the declared length ended the game"""
        self.effort = 0
        """the most statements that ran between two events"""
        self._answers: list[int | None] = []
        self._rng = None if seed is None else Rng(seed)
        start = opening or Opening((Call(game.play, (), game.rules[game.play].origin.span),))
        self.state: State = self._state_of(start)
        self._execution = Execution(self.world, self.state, self.record, patience)
        self.env: Env = dict(start.env or {})
        """locals of the opening"""
        self._run: Run = self._execution.block(start.block, self.env)
        self.event: Event | None = None
        """what play waits for; None when it is over"""
        self._advance(None, first=True)
        self._settle()

    @classmethod
    def begin(
        cls,
        game: Game,
        configuration: Configuration,
        rule: str,
        args: tuple[int, ...] = (),
        *,
        state: Mapping[str, object] | None = None,
        seed: int | None = None,
    ) -> Interpretation:
        """Play of one rule only, from a state in plain form."""
        definition = game.rules[rule]
        literals = tuple(
            Lit(arg, param.type, definition.origin.span) for arg, param in zip(args, definition.params, strict=True)
        )
        opening = Opening((Call(rule, literals, definition.origin.span),), state)
        return cls(game, configuration, seed, opening=opening)

    def _state_of(self, opening: Opening) -> State:
        given = opening.state
        if given is None:
            return start_state(self.world)
        if isinstance(given, State):
            return given.copy()
        return from_dict(self.world, given)

    # ---- running

    def _advance(self, answer: int | None, *, first: bool = False) -> None:
        self._execution.begin_again()
        try:
            self.event = next(self._run) if first else self._run.send(answer)
        except (StopIteration, GameOver, LeaveRule):
            self.event = None
        self.effort = max(self.effort, self._execution.statements)
        if self.checked and not isinstance(self.event, Chance):
            self.check_invariants()

    def _settle(self) -> None:
        """Answer what has only one possibility, and chance where there is a seed."""
        while self.event is not None:
            forced = self._only_answer(self.event)
            if self.pause_at_forced and not (isinstance(self.event, Chance) and self._rng is not None):
                return
            match self.event:
                case Decision(choices=choices) if not choices:
                    self._advance(None)
                case Decision(player=player) if forced is not None:
                    self._take(player, forced, True)
                case Chance() if forced is not None:
                    self._take(CHANCE, forced, True)
                case Chance() if self._rng is not None:
                    self._take(CHANCE, self._drawn(self.event, self._rng), False)
                case _ if self.game.length is not None and self.decision_count >= self.game.length:
                    self.cut_short = True
                    self.event = None
                case _:
                    return

    def _only_answer(self, event: Event) -> int | None:
        possible = possible_answers(event)
        return possible[0] if len(possible) == 1 else None

    def _take(self, player: int, action: int, forced: bool) -> None:
        self.steps.append(Step(player, action, forced))
        self.record.forced += forced
        if self.record.ledger is not None:
            self.record.ledger.step += 1
        if player != CHANCE and not forced:
            self.decision_count += 1
        self._advance(action)

    def _drawn(self, event: Chance, rng: Rng) -> int:
        """An outcome from the generator, in the way that engines draw it."""
        cause = event.cause
        if isinstance(cause, Roll):
            base, code = cause.high - cause.low + 1, 0
            for face in sorted(rng.randrange(base) for _ in range(event.dice)):
                code = code * base + face
            return code
        left = rng.randrange(sum(event.weights.values()))
        for outcome, weight in event.weights.items():
            left -= weight
            if left < 0:
                return outcome
        return max(event.weights)

    # ---- the engine's interface

    def current_player(self) -> int:
        """The player who decides, CHANCE or TERMINAL."""
        match self.event:
            case None:
                return TERMINAL
            case Decision(player=player):
                return player
            case Chance():
                return CHANCE

    def is_terminal(self) -> bool:
        """Whether play is over."""
        return self.event is None

    def legal_actions(self) -> list[int]:
        """Ascending ids; at a chance event its outcomes; empty when play is over."""
        return [] if self.event is None else possible_answers(self.event)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes with their probabilities; empty where chance is not what play waits for."""
        if not isinstance(self.event, Chance):
            return []
        total = sum(self.event.weights.values())
        return [(outcome, weight / total) for outcome, weight in self.event.weights.items()]

    def apply_action(self, action: int) -> None:
        """Go on with an action or outcome. Raises IllegalAction, with every reason, and changes nothing then."""
        event = self.event
        possible = [] if event is None else possible_answers(event)
        if event is None or action not in possible:
            raise IllegalAction(action, self._why_action(action))
        self._answers.append(action)
        self._take(self.current_player(), action, len(possible) == 1)
        self._settle()

    def pass_over(self) -> None:
        """Go on from a decision without any legal action (only where such decisions are waited for)."""
        if not isinstance(self.event, Decision) or self.event.choices:
            raise ValueError("something is possible here")
        self._answers.append(None)
        self._advance(None)
        self._settle()

    def action(self, action: int) -> ActionInfo:
        """What an action id means, now or at all."""
        choice = self.event.choices.get(action) if isinstance(self.event, Decision) else None
        if choice is not None and isinstance(self.event, Decision):
            return self.describe(self.event, choice)
        for name, block in self.game.blocks.items():
            if block.offset <= action < block.offset + block.size:
                rest, arguments = action - block.offset, dict[str, int | str]()
                for pick, kind, low, count in reversed(block.picks):
                    rest, digit = divmod(rest, count)
                    arguments[pick] = self.argument(kind, low + digit)
                return ActionInfo(name, dict(reversed(arguments.items())), name, name)
        raise ValueError(f"there is no action {action}")

    def describe(self, decision: Decision, choice: Choice) -> ActionInfo:
        """A legal action in words."""
        env, option = dict(decision.env), choice.option
        self._execution.decisions.bind(option, choice.picked, env)
        evaluate = self._execution.evaluate
        kinds = {name: kind for name, kind, _, _ in self.game.blocks[option.block].picks}
        arguments = {
            pick.name: self.argument(kinds[pick.name], value)
            for pick, value in zip(option.picks, choice.picked, strict=True)
        }
        cs, en = (filled(evaluate, option.text, language, env) for language in ("cs", "en"))
        return ActionInfo(option.block, arguments, cs, en, option.cites)

    def argument(self, kind: Type, value: int) -> int | str:
        """A value as an argument: a row's id, a number or a seat as it is."""
        return value if isinstance(kind, Int) or kind == Row(PLAYER) else element_name(self.world, kind, value)

    def scores(self) -> list[int]:
        """The points of each player, as they stand; zeros where the rules give none."""
        if not self.game.score:
            return [0] * self.world.players
        return [self._number(self.game.score, seat) for seat in range(self.world.players)]

    def winners(self) -> list[int]:
        """The players who are first by score and tie-breaks, by what they win where there is no score; nobody before
        the end, all of them when the declared length ended the game."""
        if not self.is_terminal():
            return []
        return list(range(self.world.players)) if self.cut_short else self.leaders()

    def leaders(self) -> list[int]:
        """Who would win if the position were the end."""
        seats = list(range(self.world.players))
        if not self.game.score:
            if self.game.returns is None:
                return seats
            won = self.returns()
            return [seat for seat in seats if won[seat] == max(won)]
        sign = 1 if self.game.highest_wins else -1
        strength = [
            (sign * self._number(self.game.score, seat), *(self._number(tie, seat) for tie in self.game.ties))
            for seat in seats
        ]
        return [seat for seat in seats if strength[seat] == max(strength)]

    def returns(self) -> list[float]:
        """What the spec says, else 1 shared among the winners; zeros before the end."""
        if not self.is_terminal():
            return [0.0] * self.world.players
        if self.game.returns is not None and not self.cut_short:
            return [float(self._number(self.game.returns, seat)) for seat in range(self.world.players)]
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.world.players)]

    def _number(self, value: str, seat: int) -> int:
        found = self._execution.evaluate.definitions.call(self.game.values[value], [seat])
        return found if isinstance(found, int) else 0

    def to_dict(self) -> dict[str, object]:
        """The state in plain form."""
        return to_dict(self.world, self.state)

    def clone(self) -> Interpretation:
        """An independent copy, made by playing everything again."""
        copy = Interpretation(
            self.game,
            self.configuration,
            self.seed,
            opening=self.opening,
            checked=self.checked,
            pause_at_forced=self.pause_at_forced,
            patience=self.patience,
        )
        for answer in self._answers:
            if answer is None:
                copy.pass_over()
            else:
                copy.apply_action(answer)
        return copy

    def why_not(self, decision: str, /, **arguments: int | str) -> tuple[Reason, ...]:
        """Every reason why an action is not legal now, empty when it is. Arguments left out may have any value."""
        match self.event:
            case None:
                return (reason("game_over", "Hra už skončila", "The game is over", cites_of_the_end(self.game)),)
            case Chance():
                return (reason("chance", "Čeká se na náhodu", "Chance is due"),)
            case Decision():
                return self._execution.decisions.why(self.event, decision, arguments)

    def _why_action(self, action: int) -> tuple[Reason, ...]:
        try:
            info = self.action(action)
        except ValueError:
            return (reason("unknown_action", f"Hra nemá akci {action}", f"The game has no action {action}"),)
        return self.why_not(info.decision, **info.arguments)

    # ---- for scenarios and checks

    def evaluate(self, expr: Expr, env: Env | None = None) -> Item:
        """The value of an expression in the state as it is, with the opening's locals or others."""
        return self._execution.evaluate.value(expr, self.env if env is None else env)

    def contents(self, place: Load | ZoneRef, env: Env) -> tuple[Cell, list[int]]:
        """The cell of a state or zone, and the pieces that lie there."""
        evaluate = self._execution.evaluate
        cell = (place.field, evaluate.optional(place.owner, env), evaluate.optional(place.index, env))
        if cell not in self.state.numbers and cell not in self.state.zones:
            raise self.world.fault(f"nobody has this {place.field}", place.span)
        return cell, list(self.state.zones.get(cell, ()))

    def may_know(self, player: int, cell: Cell, pieces: list[int]) -> bool:
        """Whether a player may know what a cell of the state holds; of a zone that `pieces` lie in it."""
        name, owner, _ = cell
        field = self.game.fields.get(name)
        if field is None:
            return True
        component = field.content.component if isinstance(field.content, ZoneField) else None
        marks = 1 if component is None else self.world.marks(component)
        return may_know(self._execution.evaluate, field, owner, player, [piece // marks for piece in pieces])

    def check_invariants(self) -> None:
        """Raise a fault for the first invariant that does not hold."""
        for invariant in self.game.invariants:
            if not self._execution.evaluate.truth(invariant.that, {}):
                raise self.world.fault(f"the invariant {invariant.name} does not hold", invariant.origin.span)


def possible_answers(event: Event) -> list[int]:
    """All answers to an event, ascending."""
    match event:
        case Decision(choices=choices):
            return list(choices)
        case Chance(weights=weights):
            return list(weights)
