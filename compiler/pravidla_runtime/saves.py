"""Saving a position as JSON text and reading it back; the plain form; which locals a position needs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pravidla_runtime.checks import check_local, check_position, damaged, is_int
from pravidla_runtime.errors import IllegalAction, RulesFault, SaveError, short
from pravidla_runtime.layout import PLAYER, FieldInfo, FrameInfo, GameInfo
from pravidla_runtime.rng import MOST_DIGITS
from pravidla_runtime.sealed import Sealed

if TYPE_CHECKING:
    from pravidla_runtime.game import EngineGame
    from pravidla_runtime.state import EngineState

FORMAT = 2
"""Version of the layout of saves."""


def frozen(value: object) -> object:
    """A hashable form of a value of a slot."""
    return tuple([frozen(part) for part in value]) if isinstance(value, list | tuple) else value


def frame_slots(state: EngineState) -> list[str]:
    """The slots of locals that are needed to continue: those of the rule that waits, and of each rule that has called
    it."""
    if state.pc < 0:
        return []
    info: GameInfo = state.game.info
    point = info.points[state.pc]
    slots = list(point.live)
    rule = point.rule
    while rule in info.sites:
        sites = info.sites[rule]
        place = 0
        if rule in info.returns:
            slot = info.returns[rule]
            slots.append(slot)
            place = getattr(state, slot)
        slots.extend(sites[place].live)
        rule = sites[place].rule
    return list(dict.fromkeys(slots))


# ---- the plain form


def axes(field: FieldInfo, players: int) -> tuple[int, int]:
    """How many owners and rows a field has in a configuration; 1 where it has no such axis."""
    owners = players if field.owners < 0 else max(1, field.owners)
    rows = players if field.rows < 0 else max(1, field.rows)
    return owners, rows


def nested(field: FieldInfo, players: int, cells: list[Any]) -> Any:
    """The cells of a field, owner-major, as nested lists: owner outermost."""
    _, rows = axes(field, players)
    lines: list[Any] = [cells[i : i + rows] for i in range(0, len(cells), rows)]
    if field.index is None:
        lines = [line[0] for line in lines]
    return lines if field.owner is not None else lines[0]


def cells_of(field: FieldInfo, players: int, value: Any) -> list[Any]:
    """The cells of a field out of its slot's value, owner-major: an int or a list of ints each."""
    owners, rows = axes(field, players)
    if field.kind == "counts":
        return [value[i * field.kinds : (i + 1) * field.kinds] for i in range(owners * rows)]
    if field.owner is None and field.index is None:
        return [list(value) if field.kind == "ordered" else value]
    return [list(cell) if field.kind == "ordered" else cell for cell in value]


def slot_value(field: FieldInfo, cells: list[Any]) -> Any:
    """The slot's value out of a field's cells."""
    if field.kind == "counts":
        return [number for cell in cells for number in cell]
    if field.owner is None and field.index is None:
        return cells[0]
    return cells


def to_dict(state: EngineState) -> dict[str, Any]:
    """The plain form: fields in the order of their declarations, then the boxes as `box:<component>`."""
    info: GameInfo = state.game.info
    players = state.game.players
    plain: dict[str, Any] = {}
    for field in info.fields:
        cells = cells_of(field, players, getattr(state, field.slot))
        if field.kind == "truth":
            cells = [bool(cell) for cell in cells]
        plain[field.name] = nested(field, players, cells)
    for component in info.components:
        plain["box:" + component.name] = list(getattr(state, component.box))
    return plain


def assign(state: EngineState, plain: dict[str, Any]) -> None:
    """Put a plain form (or a part of one) into a state. Raises `SaveError` where it does not fit the game."""
    info: GameInfo = state.game.info
    players = state.game.players
    fields = {field.name: field for field in info.fields}
    boxes = {"box:" + component.name: component for component in info.components}
    ready: dict[str, Any] = {}
    for name, value in plain.items():
        if name in boxes:
            component = boxes[name]
            kinds = len(component.copies) * component.marks
            ready[component.box] = _counts(name, value, kinds)
        elif name in fields:
            ready[fields[name].slot] = _field_value(fields[name], players, value)
        else:
            raise SaveError(f"the game has no field {short(name)}")
    for slot, value in ready.items():
        setattr(state, slot, value)
    state.derive()


def _field_value(field: FieldInfo, players: int, value: Any) -> Any:
    owners, rows = axes(field, players)
    outer = _list(field.name, value, owners) if field.owner is not None else [value]
    cells: list[Any] = []
    for inner in outer:
        cells.extend(_list(field.name, inner, rows) if field.index is not None else [inner])
    return slot_value(field, [_cell(field, players, cell) for cell in cells])


def _cell(field: FieldInfo, players: int, cell: Any) -> Any:
    match field.kind:
        case "counts":
            return _counts(field.name, cell, field.kinds)
        case "ordered":
            pieces = [_piece(field, players, piece) for piece in _list(field.name, cell, None)]
            if 0 <= field.capacity < len(pieces):
                raise SaveError(f"{field.name} holds at most {field.capacity} pieces, not {len(pieces)}")
            return pieces
        case "single":
            return cell if is_int(cell) and cell == field.nothing else _piece(field, players, cell)
        case "truth":
            if not isinstance(cell, bool | int) or cell not in (0, 1):
                raise SaveError(f"{field.name} is true or false, not {short(cell)}")
            return int(cell)
        case "number":
            if not is_int(cell) or not field.low <= cell <= field.high:
                raise SaveError(f"{field.name} goes from {field.low} to {field.high}, not {short(cell)}")
            return cell
        case _:
            return cell if is_int(cell) and cell == field.nothing else _piece(field, players, cell)


def _piece(field: FieldInfo, players: int, piece: Any) -> int:
    low, high = (field.low, field.high) if field.kinds == 0 else (0, field.kinds - 1)
    if field.kind == "row" and field.component == PLAYER:
        high = players - 1
    if not is_int(piece) or not low <= piece <= high:
        raise SaveError(f"{field.name} cannot hold {short(piece)}")
    return int(piece)


def _counts(name: str, value: Any, kinds: int) -> list[int]:
    counts = _list(name, value, kinds)
    for number in counts:
        if not is_int(number) or number < 0:
            raise SaveError(f"{name} holds counts of pieces, not {short(number)}")
    return counts


def _list(name: str, value: Any, length: int | None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        wanted = "a list" if length is None else f"a list of {length}"
        raise SaveError(f"{name} must be {wanted}")
    return list(value)


# ---- saves


def serialize(state: EngineState) -> str:
    """The whole state as JSON text: position, generator, number of moves; not the history. It ends with a check sum, so
    that damage is found."""
    game = state.game
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": game.info.name,
        "digest": game.info.digest,
        "players": game.players,
        "modules": list(game.modules),
        "options": dict(game.options),
        "point": game.info.points[state.pc].name if state.pc >= 0 else ("over" if state.pc == -1 else "drawn"),
        "player": state.player,
        "moves": state.moves,
        "rng": None if state.rng is None else f"{state.rng:016x}",
        "fields": to_dict(state),
        "earlier": {one.slot: getattr(state, one.slot) for one in game.info.earlier},
        "frame": {slot: getattr(state, slot) for slot in frame_slots(state)},
    }
    if state.sealed:
        data["sealed"] = {"before": json.loads(serialize(state.sealed.position())), "done": state.since_sealed()}
    data["check"] = check_sum(data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def check_sum(save: Mapping[str, Any]) -> str:
    """What the part `check` of a save must be for its other parts."""
    rest = {name: value for name, value in save.items() if name != "check"}
    return hashlib.sha256(_canonical(rest).encode()).hexdigest()[:16]


def _canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def deserialize(game: EngineGame[Any], data: object) -> Any:
    """The state of a save: text, bytes, or what JSON makes of it. Raises `SaveError` with a clear reason for anything
    else; nothing that is accepted differs from what was given."""
    save = _read(data)
    _same_game(game, save)
    if save.get("check") != check_sum(save):
        raise damaged("its check sum is another one")
    info = game.info
    state = game.blank_state()
    fields = _part(save, "fields", dict)
    assign(state, fields)
    known = [field.name for field in info.fields] + ["box:" + one.name for one in info.components]
    missing = [name for name in known if name not in fields]
    if missing:
        raise SaveError(f"the save is incomplete: {missing[0]} is missing")
    state.left = game.length - _part(save, "moves", int)
    state.player = _part(save, "player", int)
    state.rng = _generator(save)
    _read_earlier(state, _part(save, "earlier", dict))
    point = _part(save, "point", str)
    frame = _part(save, "frame", dict)
    if point in _ENDS:
        state.pc, state.legal = _ENDS[point], ()
        if state.player != -4:
            raise damaged("somebody decides after the end")
    else:
        names = [one.name for one in info.points]
        if point not in names:
            raise SaveError(f"the game has no decision {short(point)}")
        state.pc = names.index(point)
    _read_frame(state, info, frame)
    check_position(state, list(frame))
    if "sealed" in save:
        return _played_in_secret(game, state, _part(save, "sealed", dict), save)
    if _canonical(json.loads(serialize(state))) != _canonical(save):
        raise damaged("it holds more than a save does, or something else")
    state.keep_origin()
    return state


def _played_in_secret(game: EngineGame[Any], read: Any, sealed: dict[str, Any], save: dict[str, Any]) -> Any:
    """The position of a save made while all choose in secret, played again from where that began."""
    state = deserialize(game, _part(sealed, "before", dict))
    state.sealed = Sealed(state)
    for action in _part(sealed, "done", list):
        try:
            state.apply_action(action)
        except (IllegalAction, RulesFault) as error:
            raise damaged("what was chosen in secret") from error
    if state != read or not state.sealed or _canonical(json.loads(serialize(state))) != _canonical(save):
        raise damaged("what was chosen in secret")
    return state


_ENDS = {"over": -1, "drawn": -2}


def _read(data: object) -> dict[str, Any]:
    try:
        # data that is no text goes through JSON, so that only what JSON has is left
        text = data if isinstance(data, bytes | bytearray | str) else json.dumps(data)
        save = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except (ValueError, TypeError, RecursionError) as error:
        raise SaveError("this is no save: it is not JSON, or it is cut off") from error
    if not isinstance(save, dict) or "format" not in save or "game" not in save:
        raise SaveError("this is no save of a game")
    if not is_int(save["format"]) or save["format"] != FORMAT:
        raise SaveError(f"this save has format {short(save['format'])}; this engine reads format {FORMAT}")
    return save


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is no number")


def _same_game(game: EngineGame[Any], save: dict[str, Any]) -> None:
    if save["game"] != game.info.name:
        raise SaveError(f"this is a save of {short(save['game'])}, not of {game.info.name}")
    if save.get("digest") != game.info.digest:
        raise SaveError("the save was made under other rules of this game (their digest differs)")
    own = {"players": game.players, "modules": list(game.modules), "options": dict(game.options)}
    for name, value in own.items():
        theirs = save.get(name)
        if theirs == value:
            continue
        if isinstance(theirs, dict) and isinstance(value, dict):
            # only what differs: a game has many options
            value = {one: value[one] for one in value if theirs.get(one) != value[one]}
            theirs = {one: theirs.get(one) for one in value} or theirs
        raise SaveError(f"the save was made with {name} {short(theirs)}, this game has {value!r}")


def _part(save: dict[str, Any], name: str, kind: type) -> Any:
    value = save.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise SaveError(f"the save is incomplete or damaged: {name}")
    return value


def _generator(save: dict[str, Any]) -> int | None:
    rng = save.get("rng")
    if rng is None:
        return None
    if not isinstance(rng, str) or len(rng) > MOST_DIGITS or not rng or set(rng) - set("0123456789abcdef"):
        raise damaged("state of the generator")
    state = int(rng, 16)
    if rng != f"{state:016x}":
        raise damaged("state of the generator")
    return state


def _read_earlier(state: EngineState, earlier: dict[str, Any]) -> None:
    info: GameInfo = state.game.info
    fields = {field.name: field for field in info.fields}
    for one in info.earlier:
        value = earlier.get(one.slot)
        field = fields[one.field]
        if not isinstance(value, list) or len(value) != len(getattr(state, one.slot)):
            raise damaged(one.slot)
        if field.kind in ("number", "truth", "row"):
            value = [_cell(field, state.game.players, cell) for cell in value]
        elif not all(is_int(cell) for cell in value):
            raise damaged(one.slot)
        setattr(state, one.slot, list(value))


def _read_frame(state: EngineState, info: GameInfo, frame: dict[str, Any]) -> None:
    known: dict[str, FrameInfo] = {one.slot: one for one in info.frame}
    for slot, value in frame.items():
        if slot not in known:
            raise damaged(short(slot))
        setattr(state, slot, _frame_value(known[slot], value))
        check_local(state, known[slot])
    if sorted(frame_slots(state)) != sorted(frame):
        raise SaveError("the save is incomplete: locals of the rules that wait are missing")


def _frame_value(frame: FrameInfo, value: Any) -> Any:
    match frame.kind:
        case "int":
            if is_int(value):
                return value
        case "list":
            if isinstance(value, list) and all(is_int(part) for part in value):
                return list(value)
        case "set":
            if isinstance(value, list) and all(is_int(part) for part in value):
                return tuple(value)
        case "lists" | "sets":
            kind: type[list[Any]] | type[tuple[Any, ...]] = list if frame.kind == "lists" else tuple
            if isinstance(value, list) and all(
                isinstance(part, list) and all(is_int(one) for one in part) for part in value
            ):
                return kind(kind(part) for part in value)
    raise damaged(frame.slot)
