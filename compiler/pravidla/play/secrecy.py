"""What people at a table may be told, and what they have been shown: found by looking at the same play in positions
that a person cannot tell apart. Works for every game on the public interface."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from pravidla.interface import Event, State
from pravidla_runtime import IllegalAction, ResampleError, RulesFault
from pravidla_runtime.layout import PLAYER

_MOST_COMPARED = 40
"""Other actions looked at to find out whether one is secret. Pieces with backs need many: most of a pack has another
back."""
_DEALS = 8
"""Positions looked at that a person cannot tell apart."""


def is_secret(state: State, action: int, seat: int) -> bool:
    """Whether another action would leave the same picture before the player in `seat` and something else on the table,
    hidden from them: then its text would tell too much. What is only said and changes nothing yet is no secret."""
    others = [other for other in state.legal_actions() if other != action]
    after = _after(state, action)
    seen, truth = after.information_state_string(seat), after.to_dict()
    step = -(-len(others) // _MOST_COMPARED) or 1
    apart = (other for first in range(step) for other in others[first::step])
    for other in islice(apart, _MOST_COMPARED):
        instead = _after(state, other)
        if _openly_apart(instead, after):
            continue
        if instead.information_state_string(seat) == seen and instead.to_dict() != truth:
            return True
    # What cannot come here any more, but could for all the person knows: the last piece of its kind in a shuffled pack.
    possible = {action, *others}
    gone = ((alike, other) for alike in _alike(state, seat) for other in alike.legal_actions() if other not in possible)
    results = (_after(alike, other) for alike, other in islice(gone, _MOST_COMPARED))
    return any(not _openly_apart(one, after) and one.information_state_string(seat) == seen for one in results)


def knows_forced(state: State, action: int, after: State, told: Sequence[Event], seat: int) -> bool:
    """Whether the player in `seat` knows what followed by force from an action: it follows too wherever the same is
    seen. `state` keeps its history; `told` are the events, `after` the position they led to."""
    seen = after.information_state_string(seat)
    wanted = [event.sentence("en") for event in told]
    for other in _alike(state, seat):
        try:
            other.apply_action(action)
        except (IllegalAction, RulesFault):
            continue
        alike = other.information_state_string(seat) == seen
        if alike and [event.sentence("en") for event in other.history()] != wanted:
            return False
    return True


def is_shown(state: State, actions: Sequence[int], now: State, seat: int) -> bool:
    """Whether the player in `seat` has learned something that was hidden since `state`: in a position that looked the
    same the same actions would show something else, or could not be done. Open outcomes of chance are not looked at."""
    seen = now.information_state_string(seat)
    found = False
    for other in _alike(state, seat):
        found = True
        try:
            for action in actions:
                other.apply_action(action)
        except (IllegalAction, RulesFault):
            return True
        if other.information_state_string(seat) != seen:
            return True
    return not found


def laid_open(state: Any) -> dict[str, list[Any]]:
    """What each player has kept from the others, by field: open when the game is over, so that the scores can be
    followed. Nothing before."""
    if not state.is_terminal():
        return {}
    own = [state.observation(player)["fields"] for player in range(state.game.players)]
    return {
        field.name: [fields[field.name][player] for player, fields in enumerate(own)]
        for field in state.game.info.fields
        if field.owner == PLAYER and field.seen_by == "owner"
    }


def is_laid_open(state: Any, seat: int) -> bool:
    """Whether the end of the game has shown the player in `seat` what they did not know."""
    seen = state.observation(seat)["fields"]
    return any(list(seen[name]) != cells for name, cells in laid_open(state).items())


def _openly_apart(one: Any, other: Any) -> bool:
    """Whether two positions of a game differ in what lies open before everybody: then nobody takes one for the other,
    and what each of them may know need not be told in full, which takes long."""
    info = one.game.info
    slots = [field.slot for field in info.fields if field.seen_by == "all"] + [
        component.box for component in info.components
    ]
    return one.player != other.player or any(getattr(one, slot) != getattr(other, slot) for slot in slots)


def _alike(state: State, seat: int) -> Iterator[State]:
    rng = Random(0)
    for _ in range(_DEALS):
        try:
            yield state.resample(seat, rng)
        except ResampleError:
            return


def _after(state: State, action: int) -> State:
    after = state.clone()
    after.apply_action(action)
    return after
