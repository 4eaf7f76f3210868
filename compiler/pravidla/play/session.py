"""One game at a table.

A session is its table and the list of all actions so far, chance included; the state follows from them. Chance and bots
draw from a generator that depends only on the seed and the number of actions before, so whoever takes a move back and
repeats it meets the same luck, and a replay is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from pravidla.interface import CHANCE, Engine, State
from pravidla.simulation.run import sample

_MOST_COMPARED = 30
"""Other actions looked at to find out whether a move is secret."""


@dataclass(frozen=True, slots=True)
class Table:
    """The game and configuration that are played, and who sits where. `people` are seats from 0; bots have the
    others."""

    game: str
    players: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    overlays: tuple[str, ...]
    seed: int
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """Something that happened: who did it (`CHANCE` for chance), texts, rulebook paragraphs. `secret_from`: the
    people who
    cannot tell it from another move and must not be told."""

    player: int
    cs: str
    en: str
    cites: tuple[str, ...]
    secret_from: frozenset[int] = frozenset()


class Session:
    """The game as it stands. `moves` are all actions since the start."""

    def __init__(self, engine: Engine, table: Table, actions: Sequence[int] = (), rewound: int = 0) -> None:
        """A new game, or one continued after `actions`. Raises ValueError when they do not fit the rules."""
        self.engine = engine
        self.table = table
        self.rewound = rewound
        """how often something that was already revealed has been taken back"""
        self.actions: list[int] = []
        self.state: State = engine.new_initial_state()
        for action in actions:
            self._apply(action)

    # ---- what is

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_terminal()

    @property
    def person(self) -> int | None:
        """The seat of the person who decides; None when chance or a bot has to move, or the game is over."""
        player = self.state.current_player()
        return player if player in self.table.people else None

    # ---- what is done

    def choose(self, action: int) -> Move:
        """The person's action. Raises the engine's `IllegalAction` when it is not legal."""
        return self._apply(action)

    def settle(self) -> Iterator[Move]:
        """Let chance and bots move until a person decides or the game is over; gives every move as it is made."""
        while not self.over and self.person is None:
            rng = Random(f"{self.table.seed}/{len(self.actions)}")
            if self.state.current_player() == CHANCE:
                yield self._apply(sample(self.state, rng.random()))
            else:
                yield self._apply(rng.choice(list(self.state.legal_actions())))

    def undo(self) -> bool:
        """Go back to the last decision of a person before this one; false when there is none."""
        back = self._last_decision()
        if back is None:
            return False
        if self.reveals():
            self.rewound += 1
        actions = self.actions[:back]
        self.actions = []
        self.state = self.engine.new_initial_state()
        for action in actions:
            self._apply(action)
        return True

    def reveals(self) -> bool:
        """Whether an undo would take back more than the person's own move: chance or another player has moved since."""
        back = self._last_decision()
        return back is not None and len(self.actions) - back > 1

    def moves(self) -> Iterator[tuple[Move, State]]:
        """Every move from the start with the position after it."""
        state = self.engine.new_initial_state()
        for action in self.actions:
            move = describe(state, action, self.table.people)
            state.apply_action(action)
            yield move, state

    def _last_decision(self) -> int | None:
        """The number of actions before the last action that a person chose."""
        state = self.engine.new_initial_state()
        last = None
        for number, action in enumerate(self.actions):
            if state.current_player() in self.table.people:
                last = number
            state.apply_action(action)
        return last

    def _apply(self, action: int) -> Move:
        move = describe(self.state, action, self.table.people)
        self.state.apply_action(action)
        self.actions.append(action)
        return move


def describe(state: State, action: int, people: Sequence[int]) -> Move:
    """What an action means at a state. Raises ValueError when it is not legal there."""
    player = state.current_player()
    if action not in state.legal_actions():
        raise ValueError(f"action {action} is not legal here")
    meaning = state.action(action)
    secret = frozenset(seat for seat in people if seat != player and _is_secret(state, action, seat))
    return Move(player, meaning.cs, meaning.en, tuple(meaning.cites), secret)


def _is_secret(state: State, action: int, seat: int) -> bool:
    """Whether another action would leave the same picture before the player in `seat`: then the text would tell too
    much."""
    others = [other for other in state.legal_actions() if other != action]
    if len(others) > _MOST_COMPARED:
        others = others[:: len(others) // _MOST_COMPARED]
    seen = _picture(state, action, seat)
    return any(_picture(state, other, seat) == seen for other in others)


def _picture(state: State, action: int, seat: int) -> str:
    after = state.clone()
    after.apply_action(action)
    return after.information_state_string(seat)
