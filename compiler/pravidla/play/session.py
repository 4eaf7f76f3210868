"""One game at a table.

A session is its table and the list of all actions so far, chance included; the state follows from them. Chance and bots
draw from a generator that depends only on the seed and the number of actions before, so whoever takes a move back and
repeats it meets the same luck, and a replay is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pravidla.interface import CHANCE, Engine, Event, State
from pravidla.play.bots import Bot, bot_named
from pravidla.play.secrecy import is_laid_open, is_secret, is_shown, knows_forced
from pravidla.simulation.run import sample
from pravidla_runtime.layout import Point


@dataclass(frozen=True, slots=True)
class Table:
    """The game and configuration that are played, and who sits where. `people` are seats from 0; `bots` have the
    others, in order, the last of them all that remain. `think` is how long a bot that searches may take, in
    seconds. `scenario` is the example that the game begins from; empty for a whole game."""

    game: str
    players: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    overlays: tuple[str, ...]
    seed: int
    people: tuple[int, ...]
    bots: tuple[str, ...] = ("random",)
    think: float = 1.0
    scenario: str = ""

    def bot(self, seat: int) -> str:
        """The name of the bot in a seat."""
        before = sum(other not in self.people for other in range(seat))
        return self.bots[min(before, len(self.bots) - 1)]


@dataclass(frozen=True, slots=True)
class Move:
    """Something that happened: who did it (`CHANCE` for chance), texts, rulebook paragraphs, the rule, its place in the
    spec and what it is called, Czech and English (empty where it has no name). `kind` is that of the engine's events,
    or `undo`. `secret_from`: the people who cannot tell it from another move and must not be told. `idle`: nothing was
    done but to go on."""

    player: int
    cs: str
    en: str
    cites: tuple[str, ...]
    secret_from: frozenset[int] = frozenset()
    kind: str = "decision"
    rule: str = ""
    place: str = ""
    title: tuple[str, str] = ("", "")
    forced: bool = False
    idle: bool = False


@dataclass(frozen=True, slots=True)
class Rewind:
    """A move taken back although something had been shown since: how many actions were left, who did it."""

    actions: int
    player: int


class Session:
    """The game as it stands. `actions` are all actions since the start."""

    def __init__(
        self, engine: Engine, table: Table, actions: Sequence[int] = (), rewinds: Sequence[Rewind] = ()
    ) -> None:
        """A new game, or one continued after `actions`. Raises ValueError when they do not fit the rules."""
        self.engine = engine
        self.table = table
        self.rewinds = list(rewinds)
        """every time that something shown was taken back"""
        self.actions: list[int] = []
        self.state: State = engine.new_initial_state()
        self._bots: dict[str, Bot] = {name: bot_named(name, table.think) for name in table.bots}
        self._deciders: list[int] = []
        self._taken_back: list[tuple[int, ...]] = []
        self._traced: State = engine.new_initial_state(trace=True)
        self._events = len(self._traced.history())
        known: Any = engine
        self._points: dict[str, Point] = {point.name: point for point in known.info.points}
        points = self._points.values()
        does = {(point.name, option.block) for point in points for option in point.options if not option.idle}
        self._idle = {(point.name, option.block) for point in points for option in point.options} - does
        self._moves = [tuple(self._move(event) for event in self._traced.history())]
        for action in actions:
            self.choose(action)

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

    @property
    def has_moved(self) -> bool:
        """Whether a person has decided anything in this game."""
        return self._last_decision() is not None

    def story(self) -> Iterator[Move]:
        """Everything that happened, in order; moves that were taken back are gone, the taking back is told where
        something had been shown."""
        for number, moves in enumerate(self._moves):
            yield from moves
            yield from self.rewound(number)

    def rewound(self, number: int) -> Iterator[Move]:
        """The takings back of what had been shown that led to the position after the first actions."""
        for mark in self.rewinds:
            if mark.actions == number:
                yield Move(mark.player, "", "", (), kind="undo")

    # ---- what is done

    def choose(self, action: int) -> tuple[Move, ...]:
        """Do an action: itself and all that followed without a choice. Raises the engine's `IllegalAction`, a
        ValueError, when it is not legal."""
        state, player = self.state, self.state.current_player()
        if action not in state.legal_actions():
            raise ValueError(f"action {action} is not legal here")
        people = [seat for seat in self.table.people if seat != player]
        secret = frozenset(seat for seat in people if is_secret(state, action, seat))
        before = self._traced.clone()
        state.apply_action(action)
        self._traced.apply_action(action)
        events = self._traced.history()[self._events :]
        self._events += len(events)
        unknown = secret
        if len(events) > 1:
            unknown = secret | {seat for seat in people if not knows_forced(before, action, state, events, seat)}
        first, *others = (self._move(event) for event in events)
        self._moves.append((replace(first, secret_from=secret), *(self._followed(move, unknown) for move in others)))
        self._deciders.append(player)
        self.actions.append(action)
        self._taken_back.clear()
        return self._moves[-1]

    def decide(self) -> int:
        """What chance or the bot whose turn it is does now. Nothing is changed, so this may run beside the table."""
        rng = Random(f"{self.table.seed}/{len(self.actions)}")
        player = self.state.current_player()
        if player == CHANCE:
            return sample(self.state, rng.random())
        return self._bots[self.table.bot(player)].choose(self.state.clone(), rng)

    def settle(self) -> Iterator[Move]:
        """Let chance and bots move until a person decides or the game is over; gives every move as it is made."""
        while not self.over and self.person is None:
            yield from self.choose(self.decide())

    def undo(self) -> bool:
        """Go back to the last decision of a person before this one; false when there is none."""
        back = self._last_decision()
        if back is None:
            return False
        player = self._deciders[back]
        self.rewinds = [replace(mark, actions=min(mark.actions, back)) for mark in self.rewinds]
        if self.reveals():
            self.rewinds.append(Rewind(back, player))
        self.state = self._before(back)
        self._traced = self._before(back, trace=True)
        self._events = len(self._traced.history())
        self._taken_back.append(tuple(self.actions[back:]))
        del self.actions[back:], self._deciders[back:], self._moves[back + 1 :]
        return True

    def redo(self) -> tuple[Move, ...]:
        """Do again what the last undo took back, with all that had followed; nothing where another move was made since
        or nothing is taken back. That an undo had shown something stays told."""
        if not self._taken_back:
            return ()
        *others, actions = self._taken_back
        moves = tuple(move for action in actions for move in self.choose(action))
        self._taken_back = others
        return moves

    def reveals(self) -> bool:
        """Whether an undo would take back something that a person has been shown: an open outcome of chance, or pieces
        and numbers that were hidden, those that the end of the game lays open too."""
        back = self._last_decision()
        if back is None:
            return False
        people = self.table.people
        for moves in self._moves[back + 1 :]:
            if any(one.kind == "chance" and not one.forced and not one.secret_from >= set(people) for one in moves):
                return True
        if any(is_laid_open(self.state, seat) for seat in people):
            return True
        before = self._before(back)
        return any(is_shown(before, self.actions[back:], self.state, seat) for seat in people)

    def positions(self) -> Iterator[tuple[tuple[Move, ...], State]]:
        """The start, then every action: what happened and the position after it (one state that goes on)."""
        state = self.engine.new_initial_state()
        yield self._moves[0], state
        for action, moves in zip(self.actions, self._moves[1:], strict=True):
            state.apply_action(action)
            yield moves, state

    def acts(self) -> Iterator[tuple[int | None, tuple[Move, ...]]]:
        """The start (None), then every action, each with what happened."""
        yield None, self._moves[0]
        yield from zip(self.actions, self._moves[1:], strict=True)

    def _before(self, number: int, trace: bool = False) -> State:
        """The position after the first actions."""
        state = self.engine.new_initial_state(trace=trace)
        for action in self.actions[:number]:
            state.apply_action(action)
        return state

    def _last_decision(self) -> int | None:
        """The number of actions before the last action that a person chose."""
        return next((n for n in range(len(self.actions) - 1, -1, -1) if self._deciders[n] in self.table.people), None)

    def _followed(self, move: Move, unknown: frozenset[int]) -> Move:
        """A move that followed by force, kept from those who do not know of it; what a player is shown, from all
        others."""
        if move.kind == "show" and move.player >= 0:
            unknown = frozenset(self.table.people)
        return replace(move, secret_from=unknown - {move.player})

    def _move(self, event: Event) -> Move:
        meaning, point = event.action, self._points.get(event.point)
        return Move(
            event.player,
            meaning.cs,
            meaning.en,
            tuple(meaning.cites),
            kind=event.kind,
            rule=event.point if point is None else point.definition,
            place=event.place,
            title=("", "") if point is None else point.title,
            forced=event.forced,
            idle=(event.point, meaning.decision) in self._idle,
        )
