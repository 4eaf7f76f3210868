"""What a player may know, and positions that a player cannot tell from the true one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pravidla_runtime.layout import PLAYER, ComponentInfo, FieldInfo, GameInfo
from pravidla_runtime.rng import Generator
from pravidla_runtime.saves import axes, cells_of, nested, slot_value

if TYPE_CHECKING:
    from pravidla_runtime.state import EngineState

_TRIES = 200


def sees(state: EngineState, field: FieldInfo, owner: int, player: int) -> bool:
    """Whether the player may know what a field holds for an owner."""
    if field.seen_by == "all":
        return True
    if field.seen_by == "owner" and owner == player:
        return True
    return field.shown is not None and bool(field.shown(state, owner))


def observation(state: EngineState, player: int) -> dict[str, Any]:
    """The plain form of what the player may know: a hidden zone shows its number of pieces and, where they differ,
    their backs (in the order of the zone, if it has one); a hidden number is None."""
    game = state.game
    info: GameInfo = game.info
    players = game.players
    if not 0 <= player < players:
        raise ValueError(f"there are players 0 to {players - 1}, not {player}")
    components = {component.name: component for component in info.components}
    fields: dict[str, Any] = {}
    for field in info.fields:
        _, rows = axes(field, players)
        cells: list[Any] = []
        for place, cell in enumerate(cells_of(field, players, getattr(state, field.slot))):
            if sees(state, field, place // rows, player):
                cells.append(bool(cell) if field.kind == "truth" else cell)
            else:
                cells.append(_hidden(field, components.get(field.component or ""), cell))
        fields[field.name] = nested(field, players, cells)
    for component in info.components:
        fields["box:" + component.name] = list(getattr(state, component.box))
    return {
        "player": player,
        "point": info.points[state.pc].name if state.pc >= 0 else "over",
        "current_player": state.player,
        "fields": fields,
    }


def _hidden(field: FieldInfo, component: ComponentInfo | None, cell: Any) -> dict[str, Any] | None:
    if field.kind not in ("counts", "ordered", "single"):
        return None
    pieces = _pieces(field, cell)
    if component is None or not component.backs:
        return {"pieces": len(pieces)}
    backs = [component.back(piece) for piece in pieces]
    return {"pieces": len(pieces), "backs": backs if field.kind == "ordered" else sorted(backs)}


def information_state_string(state: EngineState, player: int) -> str:
    """The observation as text; legal actions are added when the player decides."""
    seen = observation(state, player)
    if state.player == player:
        seen["legal_actions"] = list(state.legal)
    return json.dumps(seen, ensure_ascii=False, separators=(",", ":"))


def resample(state: Any, player: int, rng: Generator) -> Any:
    """A state with an equal observation for the player.

    For each component the pieces that lie hidden from the player are dealt anew, uniformly, each zone keeping its
    number of pieces and each place the back of its piece. Hidden numbers are exchanged among their other owners, all
    numbers of an owner together. Locals of rules that wait stay as they are. Where the new position would leave no
    choice to the one who decides, it is dealt again.
    """
    for _ in range(_TRIES):
        other = state.clone()
        if other.rng is not None:
            other.rng = rng.randrange(1 << 30) << 34 | rng.randrange(1 << 30) << 4
        _deal(other, player, rng)
        _exchange(other, player, rng)
        other.derive()
        if other.pc < 0:
            other.keep_origin()
            return other
        other.legal = other.game.legal[other.pc](other)
        same = other.player != player or list(other.legal) == list(state.legal)
        if len(other.legal) > 1 and same:
            other.keep_origin()
            return other
    copy = state.clone()
    copy.keep_origin()
    return copy


def _deal(state: Any, player: int, rng: Generator) -> None:
    players = state.game.players
    info: GameInfo = state.game.info
    for component in info.components:
        hidden: list[tuple[FieldInfo, list[Any], list[int]]] = []
        apart = any(component.per_player)
        pools: dict[tuple[int, int], list[int]] = {}
        for field in info.fields:
            if field.component != component.name or field.kind not in ("counts", "ordered", "single"):
                continue
            _, rows = axes(field, players)
            cells = cells_of(field, players, getattr(state, field.slot))
            places = [place for place in range(len(cells)) if not sees(state, field, place // rows, player)]
            for place in places:
                owner = _pool(field, place // rows, apart)
                for piece in _pieces(field, cells[place]):
                    pools.setdefault((owner, component.back(piece)), []).append(piece)
            if places:
                hidden.append((field, cells, places))
        for pool in pools.values():
            for last in range(len(pool) - 1, 0, -1):
                chosen = rng.randrange(last + 1)
                pool[last], pool[chosen] = pool[chosen], pool[last]
        for field, cells, places in hidden:
            for place in places:
                owner = _pool(field, place // rows, apart)
                before = _pieces(field, cells[place])
                cells[place] = _filled(field, [pools[owner, component.back(piece)].pop() for piece in before])
            setattr(state, field.slot, slot_value(field, cells))


def _pool(field: FieldInfo, owner: int, apart: bool) -> int:
    """Among which hidden pieces a zone is dealt anew: its owner's, where each player has pieces of their own."""
    return owner if apart and field.owner == PLAYER else -1


def _pieces(field: FieldInfo, cell: Any) -> list[int]:
    match field.kind:
        case "counts":
            return [kind for kind, number in enumerate(cell) for _ in range(number)]
        case "ordered":
            return list(cell)
        case _:
            return [] if cell == field.nothing else [cell]


def _filled(field: FieldInfo, pieces: list[int]) -> Any:
    match field.kind:
        case "counts":
            counts = [0] * field.kinds
            for piece in pieces:
                counts[piece] += 1
            return counts
        case "ordered":
            return pieces
        case _:
            return pieces[0] if pieces else field.nothing


def _exchange(state: Any, player: int, rng: Generator) -> None:
    """Permute the hidden numbers jointly among those owners that the player sees none of them of."""
    players = state.game.players
    info: GameInfo = state.game.info
    fields = [
        field
        for field in info.fields
        if field.owners < 0 and field.seen_by != "all" and field.kind in ("number", "truth", "row")
    ]
    if not fields:
        return
    owners = [
        owner
        for owner in range(players)
        if owner != player and not any(sees(state, field, owner, player) for field in fields)
    ]
    mixed = list(owners)
    for last in range(len(mixed) - 1, 0, -1):
        chosen = rng.randrange(last + 1)
        mixed[last], mixed[chosen] = mixed[chosen], mixed[last]
    for field in fields:
        _, rows = axes(field, players)
        cells = cells_of(field, players, getattr(state, field.slot))
        old = list(cells)
        for target, source in zip(owners, mixed, strict=True):
            cells[target * rows : (target + 1) * rows] = old[source * rows : (source + 1) * rows]
        setattr(state, field.slot, slot_value(field, cells))
