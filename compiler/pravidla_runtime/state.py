"""The position of a game: everything of the engine interface that does not depend on the game's own rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Self

from pravidla_runtime import actions, resampling, saves, visibility
from pravidla_runtime.actions import Action, Event
from pravidla_runtime.errors import Fault, IllegalAction, Reason
from pravidla_runtime.faults import as_rules_fault
from pravidla_runtime.rng import Generator
from pravidla_runtime.sealed import Sealed, replayed

CHANCE = -1
"""`current_player()` of a state that waits for chance."""
TERMINAL = -4
"""`current_player()` of a state in which the game is over."""
OVER = -1
"""`pc` of a state in which the game is over."""
DRAWN = -2
"""`pc` of a state in which the game was stopped at its greatest length."""


_PATIENCE = 1_000_000


def go_on(state: Any, block: Callable[[Any], Any]) -> None:
    """Do blocks of the rules, each giving the next, until something is waited for.

    A fault when that never happens, as where forced decisions follow each other for ever."""
    for _ in range(_PATIENCE):
        block = block(state)
        if block is None:
            return
    raise Fault("the rules go on and on without coming to a decision")


class EngineState:
    """A position. Generated engines add the slots of their game.

    `pc` is the number of the decision or chance event that the position waits for, `legal` its answers, ascending.
    `trail` leads back to an earlier position, so that a fault can leave a state as it was: pairs of the trail before
    and an action, up to a triple of a state, the block to go on with from there and the generator. `left` is the number
    of decisions until the game is stopped as a draw.
    """

    sealed: Any = None
    """While all players choose in secret: what the position was at the first of these choices (False: it is not reached
    yet)."""

    __slots__ = ("game", "left", "legal", "pc", "player", "rng", "trace", "trail")

    game: Any
    rng: int | None
    pc: int
    player: int
    legal: Sequence[int]
    left: int
    trail: Any
    trace: tuple[Event, ...] | None

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy, generator included. It traces when the original does, with a history of its own."""

    @abstractmethod
    def fields_key(self) -> tuple[object, ...]:
        """All fields as hashable values."""

    @abstractmethod
    def derive(self) -> None:
        """Compute the slots that follow from fields, after fields were set from outside."""

    # ---- play

    @property
    def moves(self) -> int:
        """The number of decisions so far."""
        return int(self.game.length - self.left)

    def current_player(self) -> int:
        """The player who decides, `CHANCE` or `TERMINAL`."""
        return self.player

    def legal_actions(self) -> list[int]:
        """The legal actions (outcomes of chance), ascending; empty when the game is over."""
        return [*self.legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the chance event that is waited for, ascending, with their probabilities."""
        if self.player != CHANCE:
            return []
        weights = self.game.weights[self.pc](self)
        total = sum([weight for _, weight in weights])
        return [(outcome, weight / total) for outcome, weight in weights]

    def apply_action(self, action: int) -> None:
        """Do a legal action and everything that follows, up to the next decision or chance event.

        Raises `IllegalAction` with the reasons (also for what is no int: a truth value, a float, a text), or
        `RulesFault` where the spec has no answer; both leave the state as it was.
        """
        if action not in self.legal or type(action) is not int:
            raise IllegalAction(action, actions.why_illegal(self, action))
        trace = self.trace
        if trace is not None:
            self.trace = (*trace, actions.event(self, action, forced=False))
        trail = self.trail
        self.trail = (trail, action)
        game = self.game
        try:
            block = game.take[self.pc](self, action)
            if block is not None:
                block = block(self)
                if block is not None:
                    block = block(self)
                    if block is not None:
                        # few decisions lead through so many blocks
                        go_on(self, block)
        except Exception as error:
            self.trail, self.trace = trail, trace
            self._restore()
            raise as_rules_fault(error) from error
        self.left = left = self.left - 1
        if game.secret and self.sealed is False:
            self.sealed = Sealed(self)
        if left <= 0 and self.player >= 0:
            self._stop(DRAWN)

    def _stop(self, pc: int) -> None:
        self.pc = pc
        self.player = TERMINAL
        self.legal = ()

    def game_over(self) -> None:
        """End the game (called by generated code)."""
        self._stop(OVER)

    def run(self, block: Callable[[Any], Any] | None) -> None:
        """Go through blocks of the rules up to the first decision (on a new state)."""
        try:
            if block is not None:
                go_on(self, block)
        except Exception as error:
            raise as_rules_fault(error) from error
        if self.sealed is False:
            self.sealed = Sealed(self)
        if self.left <= 0 and self.player >= 0:
            self._stop(DRAWN)

    def keep_origin(self) -> None:
        """Make the position as it is now the one that a fault can go back to."""
        self.trail = None
        self.trail = (self.clone(), None, self.rng)

    def since_sealed(self) -> list[int]:
        """The actions since the secret choice began that is going on."""
        trail: Any = self.trail
        done: list[int] = []
        for _ in range(self.sealed.left - self.left):
            trail, action = trail
            done.append(action)
        return done[::-1]

    def _restore(self) -> None:
        """Back to the position that `trail` leads to, by playing it again from where the trail begins."""
        trail, trace = self.trail, self.trace
        again = replayed(trail)
        for kind in type(self).__mro__:
            for slot in getattr(kind, "__slots__", ()):
                setattr(self, slot, getattr(again, slot))
        self.trace, self.trail = trace, trail

    def show(
        self, kind: str, of: str, pieces: Sequence[int], player: int, cites: tuple[str, ...], place: str, rule: str
    ) -> None:
        """Put into the history that a player was shown pieces (called by generated code when tracing is on)."""
        if self.trace is not None:
            self.trace = (*self.trace, actions.shown(self, kind, of, pieces, player, cites, place, rule))

    def note(self, pc: int, player: int, action: int) -> None:
        """Put an action that was taken without asking into the history (called by generated code when tracing is
        on)."""
        if self.trace is not None:
            was = self.pc, self.player
            self.pc, self.player = pc, player
            self.trace = (*self.trace, actions.event(self, action, forced=True))
            self.pc, self.player = was

    # ---- results

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.pc < 0

    def scores(self) -> list[int]:
        """The points of each player in the position as it is."""
        score = self.game.score
        return [0] * self.game.players if score is None else [score(self, seat) for seat in range(self.game.players)]

    def winners(self) -> list[int]:
        """All winners; nobody before the end, everybody when the game was stopped at its greatest length."""
        if self.pc >= 0:
            return []
        return list(range(self.game.players)) if self.pc == DRAWN else self.leaders()

    def leaders(self) -> list[int]:
        """Who would win if the position were the end."""
        seats = list(range(self.game.players))
        if self.game.score is None:
            won = self.returns()
            return [seat for seat in seats if won[seat] == max(won)]
        sign = 1 if self.game.info.highest_wins else -1
        keys = [(sign * score, *self.game.ties(self, seat)) for seat, score in enumerate(self.scores())]
        return [seat for seat in seats if keys[seat] == max(keys)]

    def returns(self) -> list[float]:
        """What each player has won: as the spec says, else 1 shared among the winners. Zeros before the end."""
        players = self.game.players
        if self.pc >= 0:
            return [0.0] * players
        if self.game.payoff is not None and self.pc != DRAWN:
            return [float(self.game.payoff(self, seat)) for seat in range(players)]
        won = self.winners()
        return [1 / len(won) if seat in won else 0.0 for seat in range(players)]

    # ---- explanations

    def action(self, action: int) -> Action:
        """What an action id means here: decision, arguments by name, texts, citations. Raises ValueError for an id
        that the game does not have."""
        return actions.describe(self, action)

    def why_not(self, decision: str, /, **arguments: object) -> tuple[Reason, ...]:
        """Every reason why the action is not legal now; empty when it is. Arguments are row ids, seats or numbers;
        those left out may have any value. Raises ValueError for a decision or argument that the game does not have."""
        return actions.why_not(self, decision, arguments)

    def history(self) -> tuple[Event, ...]:
        """The events so far; empty when the state was not made with `trace`."""
        return self.trace or ()

    def log(self, lang: str = "cs") -> list[str]:
        """The events so far as sentences in Czech (`cs`) or English (`en`)."""
        return [event.sentence(lang) for event in self.trace or ()]

    # ---- data

    def serialize(self) -> str:
        """Everything needed to continue, as JSON text."""
        return saves.serialize(self)

    def to_dict(self) -> dict[str, Any]:
        """The plain form of the position: field name -> value."""
        return saves.to_dict(self)

    def observation(self, player: int) -> dict[str, Any]:
        """What the player may know, as plain data. Raises ValueError for a player that the game does not have."""
        return visibility.observation(self, player)

    def information_state_string(self, player: int) -> str:
        """What the player may know, as a text that is equal exactly where `observation` is."""
        return visibility.information_state_string(self, player)

    def resample(self, player: int, rng: Generator) -> Self:
        """A state that the player cannot tell from this one: what is hidden from them is dealt anew. Raises
        `ResampleError` where none is found, ValueError for a player that the game does not have."""
        state: Self = resampling.resample(self, player, rng)
        return state

    def frame_slots(self) -> list[str]:
        """The slots of the locals that are needed to continue from here."""
        return saves.frame_slots(self)

    def _frame_key(self) -> tuple[object, ...]:
        return tuple([saves.frozen(getattr(self, slot)) for slot in saves.frame_slots(self)])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, EngineState):
            return NotImplemented
        return (
            self.pc == other.pc
            and self.player == other.player
            and self.game.key == other.game.key
            and self.fields_key() == other.fields_key()
            and self._frame_key() == other._frame_key()
        )

    def __hash__(self) -> int:
        return hash((self.pc, self.player, self.fields_key(), self._frame_key()))

    def __repr__(self) -> str:
        where = "over" if self.pc < 0 else self.game.info.points[self.pc].name
        return f"<{self.game.info.name}: {where}, player {self.player}, {self.moves} moves>"
