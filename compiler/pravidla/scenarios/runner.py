"""Runs one scenario on the interpreter.

`given` patches the start state, `begin` runs as the acting player, the lines of `when` answer decisions and chance,
`then`, and what players may know, is tested when the rule is over, or at the decision of the player who is said to be
`next`.
"""

from __future__ import annotations

from pravidla.interpreter.events import Chance, Decision
from pravidla.interpreter.execution import PATIENCE
from pravidla.interpreter.faults import Reason, RulesFault, place
from pravidla.interpreter.interpretation import Interpretation, Opening, possible_answers
from pravidla.interpreter.locals import Env
from pravidla.interpreter.record import Record
from pravidla.interpreter.texts import shown
from pravidla.ir.nodes import And, Compare, Expr, Game
from pravidla.ir.scenario import Gives, PlayLine, Plays, Scenario
from pravidla.ir.types import Copy
from pravidla.scenarios.result import Course, Failure, ScenarioResult
from pravidla.scenarios.script import Script, choice_name, matching, outcome, outcome_name
from pravidla.scenarios.sights import sights
from pravidla_runtime.rng import Rng

_OTHER_SEEDS = (1, 2, 3)
_MOST_LISTED = 12
_MOST_EVENTS = 5_000


class _Failed(Exception):
    """The scenario cannot go on."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure


def run_scenario(game: Game, scenario: Scenario, *, checked: bool = False) -> ScenarioResult:
    """Run a scenario. Never raises for a mistake of the scenario or the rules; `checked` tests the invariants as well.

    Chance that no line fixes is drawn from seed 0; whether it matters is found by running again with other seeds.
    """
    result = run_once(game, scenario, checked=checked)
    if result.drawn:
        for seed in _OTHER_SEEDS:
            other = run_once(game, scenario, seed=seed, checked=checked)
            if [one.message for one in other.failures] != [one.message for one in result.failures]:
                message = f"chance matters here and no line fixes it ({', '.join(dict.fromkeys(result.drawn))})"
                failure = Failure(message, scenario.span, ("say `chance gives ...` where it comes up",))
                return ScenarioResult(scenario, (failure, *result.failures), result.record, drawn=result.drawn)
    return result


def run_once(
    game: Game, scenario: Scenario, *, seed: int = 0, checked: bool = False, patience: int = PATIENCE
) -> ScenarioResult:
    """Run a scenario once, with chance that no line fixes drawn from a seed."""
    return _Run(game, scenario, seed, checked, patience).result()


class _Run:
    def __init__(self, game: Game, scenario: Scenario, seed: int, checked: bool, patience: int) -> None:
        self.game = game
        self.scenario = scenario
        self.record = Record()
        self.checked = checked
        self.patience = patience
        self.script = Script(scenario.when)
        self.rng = Rng(seed)
        self.env: Env = {} if scenario.acting is None else {scenario.me: scenario.acting}
        self.effort = 0
        self.drawn: list[str] = []
        self.refused: tuple[Reason, ...] = ()
        self.refusal: tuple[str, dict[str, int | str]] | None = None
        self.forced_at: str | None = None
        self.forced: list[tuple[Decision, int]] = []
        """what was taken without asking, as the only possibility"""
        self.stated: list[tuple[Plays, str]] = []
        """lines without picks that were used up by an only possibility, and where"""

    def result(self) -> ScenarioResult:
        failures: list[Failure] = []
        course: Course | None = None
        try:
            course = self._course(failures)
        except _Failed as failed:
            failures.append(failed.failure)
        except RulesFault as fault:
            failures.append(Failure(str(fault), fault.span))
        return ScenarioResult(
            self.scenario, tuple(failures), self.record, self.refused, tuple(self.drawn), course, self.effort
        )

    def _interpretation(self, opening: Opening) -> Interpretation:
        return Interpretation(
            self.game,
            self.scenario.configuration,
            opening=opening,
            record=self.record,
            pause_at_forced=True,
            patience=self.patience,
        )

    def _course(self, failures: list[Failure]) -> Course | None:
        scenario = self.scenario
        numbers = {name: value for name, value in self.env.items() if isinstance(value, int)}
        patched = self._interpretation(Opening(scenario.given, env=numbers))
        self._play(patched, patching=True)
        if scenario.begin is None:
            self._expect_nothing_left(patched)
            failures += self._test(patched)
            failures += sights(patched, scenario, self.env)[0]
            return None
        start = patched.to_dict()
        args = tuple(self._number(patched, arg) for arg in scenario.begin.args)
        play = self._interpretation(Opening((scenario.begin,), patched.state, numbers))
        self._play(play, patching=False)
        self._expect_nothing_left(play)
        if scenario.illegal is None:
            self._expect_next(play)
        failures += self._test(play)
        different, seen = sights(play, scenario, self.env)
        failures += different
        return Course(
            start,
            scenario.begin.rule,
            args,
            tuple(play.steps),
            play.to_dict(),
            play.is_terminal(),
            self.refusal,
            self.forced_at,
            seen,
        )

    def _number(self, play: Interpretation, expr: Expr) -> int:
        value = play.evaluate(expr, self.env)
        if not isinstance(value, int):
            raise _Failed(Failure("a set cannot be handed to the rule that begins", expr.span))
        return value

    # ---- playing

    def _play(self, play: Interpretation, *, patching: bool) -> None:
        for number in range(min(_MOST_EVENTS, self.patience)):
            self.effort = max(self.effort, number, play.effort)
            if self.checked and not patching and not isinstance(play.event, Chance):
                play.check_invariants()
            match play.event:
                case None:
                    if self.scenario.illegal is not None and not patching:
                        line = self.scenario.illegal
                        raise _Failed(Failure(f"`{line.text}` was never up for decision", line.span))
                    return
                case Chance():
                    self._chance(play, play.event)
                case Decision():
                    if not self._decide(play, play.event, patching):
                        return
        raise _Failed(Failure("the scenario does not come to an end", self.scenario.span))

    def _chance(self, play: Interpretation, event: Chance) -> None:
        given, possible = self.script.outcomes(), possible_answers(event)
        if given:
            found, count = outcome(play, event, given, self.env)
            if found is not None:
                self.script.used(count)
                play.apply_action(found)
                return
            if len(possible) > 1:
                line = self.script.next
                text, span = (line.text, line.span) if line is not None else ("", self.scenario.span)
                listed = self._listed([outcome_name(play, event, one) for one in possible])
                raise _Failed(Failure(f"`{text}`: chance cannot give this here", span, (f"possible: {listed}",)))
        elif len(possible) > 1:
            self.drawn.append(type(event.cause).__name__.lower())
            left = self.rng.randrange(sum(event.weights.values()))
            for one, weight in event.weights.items():
                left -= weight
                if left < 0:
                    play.apply_action(one)
                    return
        play.apply_action(possible[0])

    def _decide(self, play: Interpretation, decision: Decision, patching: bool) -> bool:
        """Answer a decision; whether play goes on."""
        line, possible = self.script.next, list(decision.choices)
        if isinstance(line, Plays):
            found = matching(play, decision, line, self.env)
            if len(found) == 1:
                if len(possible) == 1 and not line.arguments:
                    self.stated.append((line, self._asking(decision)))
                self.script.done()
                play.apply_action(found[0])
                return True
            if len(possible) > 1:
                raise _Failed(self._unplayable(play, decision, line, found))
        elif line is None and not patching and self.scenario.illegal is not None:
            if self._is_refusal(play, decision, self.scenario.illegal):
                return False
        elif isinstance(line, Gives) and len(possible) > 1:
            name = self._name(decision.player)
            raise _Failed(Failure(f"`{line.text}`: {name} decides before chance does", line.span))
        if len(possible) > 1:
            return False
        if possible:
            self.forced.append((decision, possible[0]))
            play.apply_action(possible[0])
        else:
            play.pass_over()
        return True

    def _forced_instead(self, play: Interpretation, line: PlayLine) -> list[str]:
        """What was taken without asking at decisions that a line could have answered, had it been possible there."""
        if not isinstance(line, Plays):
            return []
        player = play.evaluate(line.player, self.env)
        notes = []
        for decision, action in self.forced:
            if decision.player == player and any(one.block in line.blocks for one in decision.ask.options):
                taken, where = choice_name(play, decision, action), place(decision.ask.span, self.game.sources)
                who = self._name(decision.player)
                notes.append(f"`{taken}` was taken without asking: nothing else was possible for {who} ({where})")
        return list(dict.fromkeys(notes))[-_MOST_LISTED:]

    def _asking(self, decision: Decision) -> str:
        """The definition that asks, and the line where it does."""
        return f"{decision.ask.definition}, {place(decision.ask.span, self.game.sources)}"

    def _name(self, seat: int) -> str:
        names = self.scenario.player_names
        return names[seat] if seat < len(names) else f"player {seat}"

    def _listed(self, names: list[str]) -> str:
        more = len(names) - _MOST_LISTED
        return "; ".join(names[:_MOST_LISTED]) + (f"; and {more} more" if more > 0 else "")

    def _unplayable(self, play: Interpretation, decision: Decision, line: Plays, found: list[int]) -> Failure:
        if found:
            listed = self._listed([choice_name(play, decision, one) for one in found])
            return Failure(f"`{line.text}` can mean several actions", line.span, (f"these: {listed}",))
        listed = self._listed([choice_name(play, decision, one) for one in decision.choices])
        notes = [f"{self._name(decision.player)} decides ({self._asking(decision)}); possible: {listed}"]
        if play.evaluate(line.player, self.env) == decision.player:
            for reason in self._reasons(play, decision, line):
                cited = f" [{', '.join(reason.cites)}]" if reason.cites else ""
                notes.append(f"{reason.name}: {reason.en}{cited}")
        if not any(option.block in line.blocks for option in decision.ask.options):
            notes += self._forced_instead(play, line)
        notes += self._swallowed()
        return Failure(f"`{line.text}` is not possible", line.span, tuple(notes))

    # ---- refusals

    def _is_refusal(self, play: Interpretation, decision: Decision, line: Plays) -> bool:
        """Test the illegal line here, if this is the decision that it is about; whether it is."""
        offered = any(option.block in line.blocks for option in decision.ask.options)
        mine = play.evaluate(line.player, self.env) == decision.player
        if not (offered and mine) and len(decision.choices) < 2:
            return False
        if matching(play, decision, line, self.env):
            raise _Failed(Failure(f"`{line.text}` is legal", line.span))
        if not mine:
            message = f"`{line.text}`: it is {self._name(decision.player)} who decides ({self._asking(decision)})"
            raise _Failed(Failure(message, line.span))
        self.refused = self._reasons(play, decision, line)
        self.forced_at = decision.ask.name if len(decision.choices) < 2 else None
        problems = refusal_problems(self.refused, self.scenario.because)
        if problems:
            raise _Failed(Failure(f"`{line.text}` is refused for other reasons", line.span, tuple(problems)))
        return True

    def _reasons(self, play: Interpretation, decision: Decision, line: Plays) -> tuple[Reason, ...]:
        blocks = {option.block for option in decision.ask.options}
        block = next((one for one in line.blocks if one in blocks), line.blocks[0])
        arguments: dict[str, int | str] = {}
        known = {name: (kind, low, count) for name, kind, low, count in self.game.blocks[block].picks}
        for name, argument in line.arguments:
            value = self._number(play, argument)
            kind = known[name][0] if name in known else argument.type
            arguments[name] = value if kind == argument.type else _as_copy(play, kind, value)
        self.refusal = block, arguments
        return play.why_not(block, **arguments)

    # ---- the end

    def _expect_nothing_left(self, play: Interpretation) -> None:
        line = self.script.next
        if line is not None:
            where = "play is over" if play.is_terminal() else "another decision comes first"
            message = f"`{line.text}` was never reached: {where}"
            raise _Failed(Failure(message, line.span, tuple(self._forced_instead(play, line))))

    def _expect_next(self, play: Interpretation) -> None:
        """What has begun is over, or the player who is said to decide next does."""
        scenario, event = self.scenario, play.event
        if not isinstance(event, Decision):
            if scenario.next is not None:
                message = f"`next: {self._name(scenario.next)}`: nobody has to decide, what has begun is over"
                raise _Failed(Failure(message, scenario.next_span))
            return
        if event.player == scenario.next:
            return
        name = self._name(event.player)
        listed = self._listed([choice_name(play, event, one) for one in event.choices])
        notes = (f"possible: {listed}", *self._swallowed())
        if scenario.next is not None:
            message = f"`next: {self._name(scenario.next)}`: it is {name} who decides next ({self._asking(event)})"
            raise _Failed(Failure(message, scenario.next_span, notes))
        last = scenario.when[-1].span if scenario.when else scenario.span
        hint = f"add the line that is missing to `when`, or say `next: {name}` where the example ends here"
        raise _Failed(Failure(f"{name} still has to decide ({self._asking(event)})", last, (*notes, hint)))

    def _swallowed(self) -> list[str]:
        """Lines that were used up where nothing else was possible: they may have been meant for a later decision."""
        return [
            f"`{line.text}` was used up at {where}: nothing else was possible there" for line, where in self.stated
        ][-_MOST_LISTED:]

    def _test(self, play: Interpretation) -> list[Failure]:
        failures = []
        for expectation in self.scenario.then:
            try:
                if not play.evaluate(expectation.that, self.env):
                    notes = self._values(play, expectation.that)
                    failures.append(Failure(f"`{expectation.text}` does not hold", expectation.span, tuple(notes)))
            except RulesFault as fault:
                failures.append(Failure(f"`{expectation.text}`: {fault}", expectation.span))
        return [*failures, *self._test_winners(play)]

    def _test_winners(self, play: Interpretation) -> list[Failure]:
        if not self.scenario.winners:
            return []
        found = play.leaders()
        if tuple(found) == self.scenario.winners:
            return []
        names = " and ".join(self._name(seat) for seat in found)
        message = f"{names} {'wins' if len(found) == 1 else 'share the win'}"
        return [Failure(message, self.scenario.winners_span)]

    def _values(self, play: Interpretation, expr: Expr) -> list[str]:
        """The values of the comparisons that fail."""
        match expr:
            case And(parts=parts):
                return [note for part in parts for note in self._values(play, part)]
            case Compare(left=left, right=right) if not play.evaluate(expr, self.env):
                values = [shown(play.world, side.type, play.evaluate(side, self.env), "en") for side in (left, right)]
                wanted = values[1] if expr.op == "==" else f"{expr.op} {values[1]}"
                return [f"it is {values[0]}, not {wanted}"]
            case _:
                return []


def _as_copy(play: Interpretation, kind: object, value: int) -> int:
    return value * play.world.marks(kind.component) if isinstance(kind, Copy) else value


def refusal_problems(reasons: tuple[Reason, ...], because: tuple[str, ...]) -> list[str]:
    """What differs between the reasons given and those expected (citations, names of conditions or their last part)."""
    problems = []
    for expected in because:
        if not any(_explains(expected, reason) for reason in reasons):
            problems.append(f"{expected} is not among the reasons")
    for reason in reasons:
        if not any(_explains(expected, reason) for expected in because):
            cited = f" [{', '.join(reason.cites)}]" if reason.cites else ""
            problems.append(f"a reason not expected: {reason.name}: {reason.en}{cited}")
    return problems


def _explains(expected: str, reason: Reason) -> bool:
    return (
        expected in reason.cites
        or expected == reason.name
        or reason.name.endswith(f".{expected}")
        or any(cite.startswith(f"{expected}.") for cite in reason.cites)
    )
