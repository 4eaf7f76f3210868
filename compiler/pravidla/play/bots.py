"""Players that are no people, written on the public interface only: they know nothing of any game, and nothing that is
hidden from their seat, for they look at positions that `resample` gives them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from pravidla.interface import State
from pravidla.play.search import Search, play_on
from pravidla.play.worth import worth
from pravidla_runtime import ResampleError, RulesFault

BOTS = ("random", "greedy", "mcts")
"""Their names: any move; what looks best a little later; a search within a time."""


class Bot(Protocol):
    """A player by program."""

    def choose(self, state: State, rng: Random, /) -> int:
        """A legal action of the player who decides. The state may be played on."""


def bot_named(name: str, seconds: float) -> Bot:
    """The bot of a name; one that searches takes so many seconds for a decision. Raises ValueError for an unknown
    name."""
    match name:
        case "random":
            return RandomBot()
        case "greedy":
            return GreedyBot()
        case "mcts":
            return Search(seconds)
        case _:
            raise ValueError(f"there is no bot `{name}`; there are {', '.join(BOTS)}")


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Any legal action."""

    def choose(self, state: State, rng: Random) -> int:
        return rng.choice(list(state.legal_actions()))


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """The action after which the player stands best on average a little later: each action is tried in `deals`
    positions that the player cannot tell from the true one, with the same luck for all actions, and everybody plays on
    at random for `horizon` decisions. `budget` is the most trials of a decision."""

    deals: int = 12
    budget: int = 600
    horizon: int = 40

    def choose(self, state: State, rng: Random) -> int:
        actions = list(state.legal_actions())
        if len(actions) == 1:
            return actions[0]
        player = state.current_player()
        totals = dict.fromkeys(actions, 0.0)
        for _ in range(max(1, min(self.deals, self.budget // len(actions)))):
            luck = rng.getrandbits(32)
            try:
                dealt = state.resample(player, rng)
            except ResampleError:
                continue
            for action in actions:
                totals[action] += self._trial(dealt.clone(), action, player, Random(luck))
        best = max(totals.values())
        return rng.choice([action for action in actions if totals[action] == best])

    def _trial(self, state: State, action: int, player: int, rng: Random) -> float:
        """How the player stands a little after an action."""
        try:
            state.apply_action(action)
            play_on(state, self.horizon, rng)
        except RulesFault:
            return 0.0
        return worth(state, player)
