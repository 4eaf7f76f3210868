"""Information-set Monte Carlo tree search within a time limit.

Each round looks at another position that the player cannot tell from the true one and goes down one tree of actions,
the same for all positions: at a node only the actions that are legal there compete, each by its mean and by how seldom
it was tried when it could have been. A new node is played on at random. Chance is not in the tree: its outcomes are
drawn anew in each round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from time import perf_counter

from pravidla.interface import CHANCE, State
from pravidla.play.worth import worth
from pravidla.simulation.run import sample
from pravidla_runtime import ResampleError, RulesFault

_CURIOSITY = 0.7
_MOST_FAILURES = 5
"""Rounds in a row without a position to look at before the search gives up."""


@dataclass(slots=True)
class _Node:
    """An action in the tree: how often it was done and could have been, and what it brought to the one who did it."""

    visits: int = 0
    available: int = 0
    total: float = 0.0
    children: dict[int, _Node] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Search:
    """The bot. `seconds` a decision at most; `rounds`, where given, is the most rounds too, so that what it does can be
    repeated. A round is played on for `horizon` decisions after the tree."""

    seconds: float
    rounds: int | None = None
    horizon: int = 60

    def choose(self, state: State, rng: Random) -> int:
        """The action that was looked at most; any where no position to look at is found."""
        actions = list(state.legal_actions())
        if len(actions) == 1:
            return actions[0]
        root, player = _Node(), state.current_player()
        until = perf_counter() + self.seconds
        done = failures = 0
        while failures < _MOST_FAILURES and (self.rounds is None or done < self.rounds) and perf_counter() < until:
            done += 1
            try:
                self._round(root, state.resample(player, rng), rng)
                failures = 0
            except (ResampleError, RulesFault):
                failures += 1
        tried = {action: node.visits for action, node in root.children.items() if action in actions}
        most = max(tried.values(), default=0)
        return rng.choice([action for action in tried if tried[action] == most] or actions)

    def _round(self, root: _Node, state: State, rng: Random) -> None:
        path: list[tuple[_Node, int]] = []
        node = root
        while not state.is_terminal():
            mover = state.current_player()
            if mover == CHANCE:
                state.apply_action(sample(state, rng.random()))
                continue
            action, fresh = _selected(node, list(state.legal_actions()), rng)
            node = node.children[action]
            path.append((node, mover))
            state.apply_action(action)
            if fresh:
                break
        play_on(state, self.horizon, rng)
        worths: dict[int, float] = {}
        for node, mover in path:
            if mover not in worths:
                worths[mover] = worth(state, mover)
            node.visits += 1
            node.total += worths[mover]


def play_on(state: State, decisions: int, rng: Random) -> None:
    """Random moves of everybody, for so many decisions or to the end."""
    pick = rng.random
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.apply_action(sample(state, pick()))
            continue
        if decisions == 0:
            return
        decisions -= 1
        legal = state.legal_actions()
        state.apply_action(legal[int(pick() * len(legal))])


def _selected(node: _Node, legal: Sequence[int], rng: Random) -> tuple[int, bool]:
    """The action to look at next, and whether it is new in the tree."""
    fresh = [action for action in legal if action not in node.children]
    for action in legal:
        if action in node.children:
            node.children[action].available += 1
    if fresh:
        action = fresh[int(rng.random() * len(fresh))]
        node.children[action] = _Node(available=1)
        return action, True

    def promise(action: int) -> float:
        child = node.children[action]
        return child.total / child.visits + _CURIOSITY * sqrt(log(child.available) / child.visits)

    return max(legal, key=promise), False
