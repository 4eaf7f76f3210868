"""The lines of a scenario as a script: which legal action or outcome a line means."""

from __future__ import annotations

from pravidla.interpreter.events import Chance, Choice, Decision
from pravidla.interpreter.interpretation import Interpretation
from pravidla.interpreter.locals import Env, Item
from pravidla.interpreter.texts import element_name
from pravidla.ir.nodes import Expr, PickRandom, Roll
from pravidla.ir.scenario import Gives, PlayLine, Plays
from pravidla.ir.types import Copy


class Script:
    """The lines that are still to come."""

    def __init__(self, lines: tuple[PlayLine, ...]) -> None:
        self._lines = list(lines)
        self._given = 0
        """outcomes of the first line, if it is one of chance, that are used up"""

    @property
    def next(self) -> PlayLine | None:
        """The line that comes next."""
        return self._lines[0] if self._lines else None

    def done(self) -> None:
        """The next line has been played."""
        self._lines.pop(0)
        self._given = 0

    def outcomes(self) -> tuple[Expr, ...]:
        """What the next line says of chance and has not been used; empty where it says nothing of it."""
        line = self.next
        return line.outcomes[self._given :] if isinstance(line, Gives) else ()

    def used(self, count: int) -> None:
        """So many outcomes of the next line have come up."""
        self._given += count
        line = self.next
        if isinstance(line, Gives) and self._given >= len(line.outcomes):
            self.done()


def matching(play: Interpretation, decision: Decision, line: Plays, env: Env) -> list[int]:
    """The legal actions that a line can mean."""
    if play.evaluate(line.player, env) != decision.player:
        return []
    return [action for action, choice in decision.choices.items() if _fits(play, choice, line, env)]


def _fits(play: Interpretation, choice: Choice, line: Plays, env: Env) -> bool:
    if choice.option.block not in line.blocks:
        return False
    picked = {pick.name: (pick, value) for pick, value in zip(choice.option.picks, choice.picked, strict=True)}
    for name, argument in line.arguments:
        if name not in picked:
            return False
        pick, value = picked[name]
        if pick.comp.var_type != argument.type and isinstance(pick.comp.var_type, Copy):
            value //= play.world.marks(pick.comp.var_type.component)
        if play.evaluate(argument, env) != value:
            return False
    return True


def outcome(play: Interpretation, event: Chance, given: tuple[Expr, ...], env: Env) -> tuple[int | None, int]:
    """The outcome that a line gives to a chance event (None: an impossible one) and how many words that takes."""
    if isinstance(event.cause, Roll):
        faces: list[int] = []
        taken = 0
        while len(faces) < event.dice and taken < len(given):
            value = play.evaluate(given[taken], env)
            faces += _whole(value if isinstance(value, tuple) else (value,))
            taken += 1
        base, code = event.cause.high - event.cause.low + 1, 0
        for face in sorted(faces):
            code = code * base + face - event.cause.low
        return (code if len(faces) == event.dice and code in event.weights else None), taken
    wanted, marks = play.evaluate(given[0], env), _marks(play, event, given[0])
    return next((one for one in event.weights if one // marks == wanted), None), 1


def _marks(play: Interpretation, event: Chance, given: Expr) -> int:
    """What to divide an outcome by: copies with a mark may be given by their kind alone."""
    if isinstance(given.type, Copy):
        return 1
    if isinstance(event.cause, PickRandom):
        kind = event.cause.comp.var_type
        return play.world.marks(kind.component) if isinstance(kind, Copy) else 1
    return event.marks


def _whole(values: tuple[Item, ...]) -> list[int]:
    return [value for value in values if isinstance(value, int)]


def outcome_name(play: Interpretation, event: Chance, number: int) -> str:
    """An outcome as a scenario would write it."""
    match event.cause:
        case Roll(low=low, high=high):
            base, faces = high - low + 1, []
            for _ in range(event.dice):
                number, digit = divmod(number, base)
                faces.append(str(digit + low))
            return ", ".join(reversed(faces))
        case PickRandom(comp=comp):
            return element_name(play.world, comp.var_type, number)
        case cause:
            marks = play.world.game.lists[cause.component].marks if cause.component in play.world.game.lists else ()
            if marks:
                return element_name(play.world, Copy(cause.component), number)
            return play.world.row_id(cause.component, number)


def choice_name(play: Interpretation, decision: Decision, action: int) -> str:
    """A legal action as a scenario would write it."""
    info = play.describe(decision, decision.choices[action])
    arguments = ", ".join(f"{name} {value}" for name, value in info.arguments.items())
    return f"{info.decision}{' with ' if arguments else ''}{arguments}"
