"""Whether a position that was read from a save can be one of its game: ranges, pieces, who decides, invariants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pravidla_runtime.errors import SaveError
from pravidla_runtime.layout import PLAYER, ComponentInfo, FrameInfo, GameInfo, InvariantInfo

if TYPE_CHECKING:
    from pravidla_runtime.game import EngineGame
    from pravidla_runtime.state import EngineState


_MOST_CHANCE = 10_000
"""chance events that can follow each other without a decision"""


def is_int(value: object) -> bool:
    """Whether a value is a whole number; truth values are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def damaged(what: str) -> SaveError:
    """The error of a save that has been changed."""
    return SaveError(f"the save is damaged: {what}")


def broken_invariant(state: EngineState) -> InvariantInfo | None:
    """The first invariant of the rules that does not hold in a position (or has no answer there)."""
    info: GameInfo = state.game.info
    for one in info.invariants:
        try:
            holds = one.holds(state)
        except Exception:
            return one
        if not holds:
            return one
    return None


def check_position(state: EngineState, waiting: list[str]) -> None:
    """Raise `SaveError` where a position cannot be one of its game. `waiting` are the slots of its locals."""
    game: EngineGame[Any] = state.game
    _check_rows(state)
    _check_capacities(state)
    _check_pieces(state, waiting)
    _check_moves(state)
    if state.pc >= 0:
        _check_player(state)
        try:
            state.legal = game.legal[state.pc](state)
        except Exception as error:
            raise damaged("its position has no legal actions") from error
        if len(state.legal) < 2:
            raise damaged("its position has no legal actions to choose among")
    settled = _after_chance(state)
    broken = broken_invariant(settled)
    if broken is not None:
        raise damaged(f"the invariant {broken.name} ({broken.place}) does not hold")
    _check_results(state)


def _after_chance(state: Any) -> Any:
    """The position itself, or, while chance is due, one that chance leads to: there the invariants hold again."""
    if state.player != -1:
        return state
    state = state.clone()
    state.keep_origin()
    try:
        for number in range(_MOST_CHANCE):
            if state.player != -1:
                return state
            # Not the same outcome every time: some throws alone bring nobody to a decision, however often they come.
            state.apply_action(state.legal[number % len(state.legal)])
    except Exception as error:
        raise damaged("chance leads to nothing") from error
    raise damaged("chance leads to nothing")


def _check_results(state: EngineState) -> None:
    """What is counted at the end must have an answer in every position."""
    try:
        state.scores(), state.winners(), state.returns()
    except Exception as error:
        raise damaged("its position cannot be counted") from error


def _check_moves(state: EngineState) -> None:
    length = state.game.length
    # a chance event may still lie between the last decision and the end
    most = length - 1 if state.player >= 0 else length
    if not 0 <= state.moves <= most or (state.pc == -2 and state.moves != length):
        raise damaged(f"{state.moves} moves; a game has at most {length}")


def _check_player(state: EngineState) -> None:
    point = state.game.info.points[state.pc]
    if point.outcome is not None:
        if state.player != -1 or state.rng is not None:
            raise damaged(f"chance is due at {point.name}")
        return
    if not 0 <= state.player < state.game.players:
        raise damaged(f"nobody decides at {point.name}")
    if point.player is not None and point.player(state) != state.player:
        raise damaged(f"at {point.name} player {point.player(state)} decides, not {state.player}")


# ---- fields


def _check_rows(state: EngineState) -> None:
    """A field that holds a row holds one of the configuration (or that with which it starts)."""
    for field in state.game.info.fields:
        if field.kind != "row" or field.component is None or field.component == PLAYER:
            continue
        held = getattr(state, field.slot)
        rows = state.game.rows_of(field.component)
        for value in held if isinstance(held, list) else [held]:
            if value not in rows and value not in (field.nothing, field.start):
                raise damaged(f"{field.name} holds a row that this game does not have")


def _check_capacities(state: EngineState) -> None:
    for field in state.game.info.fields:
        if field.kind != "counts" or field.capacity < 0:
            continue
        held = getattr(state, field.slot)
        for start in range(0, len(held), field.kinds):
            number = sum(held[start : start + field.kinds])
            if number > field.capacity:
                raise damaged(f"{field.name} holds at most {field.capacity} pieces, not {number}")


# ---- locals


def check_local(state: EngineState, frame: FrameInfo) -> None:
    """Raise `SaveError` where a local holds what it never can."""
    value = getattr(state, frame.slot)
    cells = state.game.players if frame.cells < 0 else frame.cells
    match frame.zone:
        case "counts":
            kinds = frame.high + 1
            if len(value) != kinds * max(1, cells) or any(number < 0 for number in value):
                raise damaged(frame.slot)
            return
        case "ordered" if cells and len(value) != cells:
            raise damaged(frame.slot)
        case "" | "single" if cells and (not isinstance(value, list) or len(value) != cells):
            raise damaged(frame.slot)
        case _:
            pass
    components = [one.name for one in state.game.info.components]
    if frame.kind == "set" and frame.of and frame.of not in components and len(set(value)) != len(value):
        raise damaged(f"{frame.slot} holds a row twice")
    rows = state.game.players if frame.of == PLAYER else 0
    live = state.game.rows_of(frame.of) if frame.of and not rows else range(rows)
    for number in _numbers(value):
        fits = number in live if frame.of else frame.low <= number <= frame.high
        if not fits and not (number == frame.nothing >= 0):
            raise damaged(f"{frame.slot} cannot hold {number}")


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, list | tuple):
        for part in value:
            yield from _numbers(part)
    else:
        yield value


# ---- pieces


def _check_pieces(state: EngineState, waiting: list[str]) -> None:
    """All pieces of the game must be somewhere: in zones, in the box, in local zones of the rules that wait."""
    game: EngineGame[Any] = state.game
    for component in game.info.components:
        found = [0] * len(component.copies)
        for piece, number in _held(state, component, waiting):
            found[piece // component.marks] += number
        rows = game.rows_of(component.name)
        # when the game ends, pieces in local zones are out of it
        ended = state.pc < 0 and any(one.component == component.name for one in game.info.frame)
        for row, number in enumerate(found):
            there = component.copies[row] * (game.players if component.per_player[row] else 1) if row in rows else 0
            if number > there or (number < there and not ended):
                name = game.info.names[component.name].en[row]
                raise damaged(f"{number} pieces {name!r} of {component.name}, there are {there}")


def _held(state: EngineState, component: ComponentInfo, waiting: list[str]) -> Iterator[tuple[int, int]]:
    """Pieces of a component with their numbers, wherever they lie."""
    info: GameInfo = state.game.info
    kinds = len(component.copies) * component.marks
    places: list[tuple[str, str]] = [(component.box, "counts")]
    places += [
        (one.slot, one.kind)
        for one in info.fields
        if one.component == component.name and one.kind in ("counts", "ordered", "single")
    ]
    places += [
        (one.slot, one.zone)
        for one in info.frame
        if one.zone and one.component == component.name and one.slot in waiting
    ]
    for slot, kind in places:
        value = getattr(state, slot)
        if kind == "counts":
            for place, number in enumerate(value):
                yield place % kinds, number
        else:
            for piece in _numbers(value):
                if piece < kinds:
                    yield piece, 1
