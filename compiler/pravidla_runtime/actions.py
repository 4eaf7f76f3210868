"""What action ids mean: arguments by name, texts, and the reasons why an action is not legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

from pravidla_runtime.chance import dice_faces
from pravidla_runtime.errors import Fault, Reason, cut, short
from pravidla_runtime.layout import PLAYER, Block, GameInfo, OptionInfo, Pick, Point
from pravidla_runtime.modules import Needed, is_out_of_play, out_of_play
from pravidla_runtime.text import copy_cs, copy_en, czech, player_cs, player_en, row_cs, row_en, truth_cs, truth_en

if TYPE_CHECKING:
    from pravidla_runtime.state import EngineState

_MOST_COMPLETIONS = 2000
_CAUSES = {
    "": ("", ""),
    "draw": ("vytaženo: ", "drawn: "),
    "shuffle": ("zamícháno: ", "shuffled: "),
    "roll": ("hozeno: ", "rolled: "),
    "pick": ("náhodně vybráno: ", "picked at random: "),
}
"""What is said before what came out by chance."""
_MOST_OUTLINES = 4
"""Options that are named when something else is to be decided."""
_MOST_VALUES = 12
"""Values that are named when a pick can be none of what was given."""


@dataclass(frozen=True, slots=True)
class Action:
    """What an action id means at a state."""

    decision: str
    """name of the action; for chance, of the chance event"""
    arguments: dict[str, Any]
    """by name: ids of rows, seats, numbers"""
    cs: str
    en: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a decision, one that was forced, or chance. `player` is -1 for chance."""

    kind: str
    point: str
    """where play waited; of what is shown, the rule that shows it"""
    player: int
    id: int
    action: Action
    forced: bool
    place: str
    """file and line of the spec"""
    players: int

    def sentence(self, lang: str) -> str:
        """The event in Czech (`cs`) or English (`en`), with its citations."""
        czech = lang == "cs"
        if self.player < 0:
            who = "náhoda" if czech else "chance"
        else:
            who = player_cs(self.player, self.players) if czech else player_en(self.player, self.players)
        forced = (" (vynuceno)" if czech else " (forced)") if self.forced and self.player >= 0 else ""
        cites = f" [{', '.join(self.action.cites)}]" if self.action.cites else ""
        return f"{who}: {self.action.cs if czech else self.action.en}{forced}{cites}"


def block_of(info: GameInfo, action: int) -> Block | None:
    """The block that an action id lies in."""
    for block in info.blocks:
        if block.offset <= action < block.offset + block.size:
            return block
    return None


def picked(block: Block, action: int) -> tuple[int, ...]:
    """The values of the picks of an action id."""
    rest = action - block.offset
    values: list[int] = []
    for pick in reversed(block.picks):
        rest, digit = divmod(rest, pick.size)
        values.append(digit + pick.low)
    return tuple(reversed(values))


def action_id(block: Block, values: tuple[int, ...]) -> int:
    """The id of an action with these values of its picks."""
    number = 0
    for pick, value in zip(block.picks, values, strict=True):
        number = number * pick.size + value - pick.low
    return block.offset + number


def plain_value(info: GameInfo, pick: Pick, value: int) -> int | str | bool:
    """A pick's value as a user writes it: the id of a row, a seat, a number; a copy is ``kind.mark``."""
    match pick.kind:
        case "truth":
            return bool(value)
        case "row":
            ids = info.names[pick.of].ids
            return ids[value] if value < len(ids) else "nothing"
        case "copy":
            marks = info.marks[pick.of]
            ids = info.names[pick.of].ids
            return (
                f"{ids[value // len(marks)]}.{marks[value % len(marks)]}"
                if value < len(ids) * len(marks)
                else "nothing"
            )
        case _:
            return value


def values_of(info: GameInfo, players: int, pick: Pick, given: object) -> list[int]:
    """The values that an argument as a user writes it can mean (a kind means its copies with any mark); none if it
    means none."""
    everything = range(pick.low, pick.low + pick.size)
    if isinstance(given, bool) and pick.kind != "truth":
        return []
    if pick.kind == "player" and isinstance(given, int) and given >= players:
        return []
    if isinstance(given, int):
        return [int(given)] if int(given) in everything else []
    plain = [(value, plain_value(info, pick, value)) for value in everything]
    return [value for value, written in plain if written == given or str(written).split(".")[0] == given]


def value_name(state: EngineState, pick: Pick, value: int, in_czech: bool) -> str:
    """A pick's value as players call it."""
    info, players = state.game.info, state.game.players
    if pick.kind == "player":
        return player_cs(value, players) if in_czech else player_en(value, players)
    if pick.kind == "row":
        return row_cs(info.names[pick.of], value) if in_czech else row_en(info.names[pick.of], value)
    if pick.kind == "copy":
        names, marks = info.names[pick.of], info.marks[pick.of]
        return copy_cs(names, marks, value) if in_czech else copy_en(names, marks, value)
    if pick.kind == "truth":
        return truth_cs(value) if in_czech else truth_en(value)
    return str(value)


def describe(state: EngineState, action: int) -> Action:
    """What an action id means here. Raises ValueError for an id that the game does not have."""
    info = state.game.info
    if action.__class__ is not int:
        raise ValueError(f"{short(action)} is no action id, which is an int")
    point = info.points[state.pc] if state.pc >= 0 else None
    if point is not None and point.outcome is not None:
        return _outcome(state, point, point.outcome, action)
    block = block_of(info, action)
    if block is None:
        raise ValueError(f"{info.name} has no action {short(action)}; ids go from 0 to {info.actions - 1}")
    values = picked(block, action)
    arguments = {pick.name: plain_value(info, pick, value) for pick, value in zip(block.picks, values, strict=True)}
    options = _options(state, block.name)
    if not options:
        cs, en = (_without_decision(state, block, values, in_czech) for in_czech in (True, False))
        return Action(block.name, arguments, cs, en, ())
    option = options[0]
    if len(options) > 1:
        option = next((one for one in options if not one.why(state, *values)), option)
    cs, en = option.text(state, *values)
    return Action(block.name, arguments, cs, en, option.cites)


def _outcome(state: EngineState, point: Point, pick: Pick, outcome: int) -> Action:
    """What came out by chance; of dice the faces, ascending."""
    shown = {pick.name: plain_value(state.game.info, pick, outcome)}
    if point.cause == "roll":
        cs = en = ", ".join(str(face) for face in _faces(state, point, outcome))
    else:
        cs, en = value_name(state, pick, outcome, True), value_name(state, pick, outcome, False)
    said = (f"{pick.cs}: ", f"{pick.en}: ") if pick.cs else _CAUSES[point.cause]
    return Action(point.name, shown, f"{said[0]}{cs}", f"{said[1]}{en}", point.cites)


def _faces(state: EngineState, point: Point, outcome: int) -> list[int]:
    """The faces of a roll. Where the number of dice is not fixed, it follows from the number of ways they can fall."""
    number, low, high = point.dice
    sides = high - low + 1
    if not number and sides > 1:
        try:
            ways = sum(weight for _, weight in state.game.weights[state.pc](state))
        except Fault:
            return [outcome]
        while sides**number < ways:
            number += 1
    return dice_faces(outcome, number, low, high)


def _without_decision(state: EngineState, block: Block, values: tuple[int, ...], in_czech: bool) -> str:
    """An action where it is not up for choice: what its options say, and what is picked."""
    said = " / ".join(one[0 if in_czech else 1] for one in outlines(state.game.info, block)) or block.name
    shown = [value_name(state, pick, value, in_czech) for pick, value in zip(block.picks, values, strict=True)]
    return f"{said} ({', '.join(shown)})" if shown else said


def event(state: EngineState, action: int, forced: bool) -> Event:
    """The event that doing an action here makes."""
    point = state.game.info.points[state.pc]
    kind = "chance" if point.outcome is not None else "decision"
    return Event(
        kind, point.name, state.player, action, describe(state, action), forced, point.place, state.game.players
    )


def shown(
    state: EngineState,
    kind: str,
    of: str,
    pieces: Sequence[int],
    player: int,
    cites: tuple[str, ...],
    place: str,
    rule: str,
) -> Event:
    """The event that a player is shown pieces of a zone (of rows, copies or numbers) by a rule."""
    info: GameInfo = state.game.info
    pick = Pick("pieces", "number" if kind == "number" else "copy" if kind == "copy" else "row", of, 0, 1 << 16)
    values = [plain_value(info, pick, piece) for piece in pieces]
    cs = "vidí: " + ", ".join(value_name(state, pick, piece, True) for piece in pieces)
    en = "sees: " + ", ".join(value_name(state, pick, piece, False) for piece in pieces)
    action = Action("show", {"pieces": values}, cs, en, cites)
    return Event("show", rule, player, -1, action, False, place, state.game.players)


def _options(state: EngineState, block: str) -> list[OptionInfo]:
    if state.pc < 0:
        return []
    return [option for option in state.game.info.points[state.pc].options if option.block == block]


def why_illegal(state: EngineState, action: int) -> tuple[Reason, ...]:
    """Every reason why an action id is not legal here."""
    info = state.game.info
    if action.__class__ is not int:
        shown = short(action)
        return (Reason("decision", f"{shown} není číslo akce", f"{shown} is no action id, which is an int"),)
    if state.pc < 0:
        return (Reason("decision", "Hra už skončila", "The game is over", info.end),)
    if info.points[state.pc].outcome is not None:
        return (
            Reason("decision", "Čeká se na náhodu, a tohle vyjít nemůže", "Chance is due, and this cannot come out"),
        )
    block = block_of(info, action)
    if block is None:
        number = short(action)
        return (Reason("decision", f"Hra nemá akci {number}", f"The game has no action {number}"),)
    return _reasons(state, block, picked(block, action))


def _reasons(state: EngineState, block: Block, values: tuple[int, ...]) -> tuple[Reason, ...]:
    """Reasons for one combination of picks; empty when it is legal."""
    if action_id(block, values) in state.legal:
        return ()
    options = _options(state, block.name)
    if not options:
        return (_not_now(state),)
    absent = _absent(state, block, values)
    if absent:
        return absent
    against = [option.why(state, *values) for option in options]
    # Where one version of an action counts, nobody asks why another one does not.
    counting = [reasons for reasons in against if not any(one.name.endswith(".when") for one in reasons)]
    found = dict.fromkeys(reason for reasons in counting or against for reason in reasons)
    if not found:
        cites = options[0].cites
        found[Reason("alike", "Stejná možnost už je na výběr", "The same option is offered already", cites)] = None
    return tuple(found)


def _absent(state: EngineState, block: Block, values: tuple[int, ...]) -> tuple[Reason, ...]:
    """For each pick that belongs to a module which is not in play, the reason that says so."""
    info, modules = state.game.info, state.game.modules
    found: dict[Reason, None] = {}
    for pick, value in zip(block.picks, values, strict=True):
        needed = _needed(info, pick, value)
        if is_out_of_play(needed, modules):
            cs, en = value_name(state, pick, value, True), value_name(state, pick, value, False)
            found[Reason(*out_of_play(cs, en, needed, modules, info.module_names))] = None
    return tuple(found)


def _needed(info: GameInfo, pick: Pick, value: int) -> Needed:
    """The modules that the row needs which a value of a pick means."""
    rows = info.needs.get(pick.of, {})
    return rows.get(value // len(info.marks[pick.of]) if pick.kind == "copy" else value, ())


def outlines(info: GameInfo, block: Block) -> tuple[tuple[str, str], ...]:
    """What the options of a block say wherever it is offered, without what is picked: Czech and English."""
    options = (option for point in info.points for option in point.options if option.block == block.name)
    return tuple(dict.fromkeys(option.outline for option in options))


def _not_now(state: EngineState) -> Reason:
    """The reason that something else is to be decided: what its options say."""
    point = state.game.info.points[state.pc]
    offered = list(dict.fromkeys(option.outline for option in point.options))
    said, rest = offered[:_MOST_OUTLINES], ["…"] if len(offered) > _MOST_OUTLINES else []
    cs, en = (
        " / ".join([*(f"„{one[0]}“" for one in said), *rest]),
        " / ".join([*(f"“{one[1]}”" for one in said), *rest]),
    )
    return Reason(
        "decision",
        f"Teď se rozhoduje o něčem jiném: {cs}" if cs else "Teď se čeká na náhodu",
        f"Something else is to be decided now: {en}" if en else "Chance is due now",
        point.cites,
    )


def _outside(state: EngineState, pick: Pick, given: object, cites: tuple[str, ...]) -> Reason:
    """The reason that a pick can never be this, and what it may be, where that is soon told; it cites what the action
    itself cites."""
    shown = cut(given) if isinstance(given, str) else short(given)
    cs, en = f"Vybrat nelze: {shown}", f"Cannot be chosen: {shown}"
    if pick.cs:
        cs, en = f"{cs} ({pick.cs})", f"{en} ({pick.en})"
    if pick.kind == "number":
        low, high = pick.low, pick.low + pick.size - 1
        cs, en = f"{cs}; jde o číslo od {low} do {high}", f"{en}; it is a number from {low} to {high}"
    elif pick.kind in ("row", "player"):
        size = state.game.players if pick.kind == "player" else pick.size
        values = range(pick.low, pick.low + min(size, _MOST_VALUES))
        rest = ["…"] if size > _MOST_VALUES else []
        told = [", ".join([*(value_name(state, pick, one, cz) for one in values), *rest]) for cz in (True, False)]
        cs, en = f"{cs}; na výběr může být {told[0]}", f"{en}; it may be {told[1]}"
    return Reason("argument", czech(cs), en, cites)


def why_not(state: EngineState, decision: str, arguments: Mapping[str, object]) -> tuple[Reason, ...]:
    """Every reason why an action, given by name and arguments, is not legal here; empty when it is."""
    info: GameInfo = state.game.info
    block = next((one for one in info.blocks if one.name == decision), None)
    if block is None:
        known = ", ".join(sorted(one.name for one in info.blocks))
        raise ValueError(f"{info.name} has no decision `{decision}`; it has {known}")
    names = [pick.name for pick in block.picks]
    for name in arguments:
        if name not in names:
            raise ValueError(f"`{decision}` has no argument `{name}`; it has {', '.join(names) or 'none'}")
    if state.pc < 0:
        return (Reason("decision", "Hra už skončila", "The game is over", info.end),)
    if not _options(state, decision):
        return (_not_now(state),)
    domains: list[list[int]] = []
    outside: list[Reason] = []
    for pick in block.picks:
        if pick.name in arguments:
            domain = values_of(info, state.game.players, pick, arguments[pick.name])
        elif pick.kind == "player" and pick.of == PLAYER:
            domain = list(range(min(pick.size, state.game.players)))
        else:
            everything = range(pick.low, pick.low + pick.size)
            in_play = [one for one in everything if not is_out_of_play(_needed(info, pick, one), state.game.modules)]
            domain = in_play or list(everything)
        if not domain:
            outside.append(_outside(state, pick, arguments.get(pick.name), _options(state, decision)[0].cites))
        domains.append(domain)
    if outside:
        return tuple(outside)
    fewest: tuple[Reason, ...] | None = None
    for number, values in enumerate(product(*domains)):
        reasons = _reasons(state, block, values)
        if not reasons:
            return ()
        if fewest is None or len(reasons) < len(fewest):
            fewest = reasons
        if number >= _MOST_COMPLETIONS:
            break
    return fewest or ()
