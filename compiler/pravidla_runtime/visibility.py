"""What a player may know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pravidla_runtime.errors import short
from pravidla_runtime.layout import ComponentInfo, FieldInfo, GameInfo
from pravidla_runtime.saves import axes, cells_of, nested

if TYPE_CHECKING:
    from pravidla_runtime.state import EngineState


def sees(state: EngineState, field: FieldInfo, owner: int, player: int) -> bool:
    """Whether the player may know what a field holds for an owner."""
    if field.seen_by == "all":
        return True
    if field.seen_by == "owner" and owner == player:
        return True
    return field.shown is not None and bool(field.shown(state, owner))


def knows(
    state: EngineState, field: FieldInfo, component: ComponentInfo | None, owner: int, player: int, piece: int
) -> bool:
    """Whether the player may know that a piece is the one that lies in a field of an owner."""
    if sees(state, field, owner, player):
        return True
    return field.known is not None and component is not None and bool(field.known(state, owner, component.row(piece)))


def there_is(state: EngineState, player: object) -> None:
    """Raise ValueError for a player that the game does not have."""
    players = state.game.players
    if player.__class__ is not int or player not in range(players):
        raise ValueError(f"there are players 0 to {players - 1}, not {short(player)}")


def observation(state: EngineState, player: int) -> dict[str, Any]:
    """The plain form of what the player may know: a hidden zone shows its number of pieces and, where they differ,
    their backs (in the order of the zone, if it has one); a zone whose pieces are opened one by one also those that
    are `known` (None in the place of the others, if it has an order); a hidden number is None. While all choose in
    secret, what is hidden looks as it did before."""
    game = state.game
    info: GameInfo = game.info
    players = game.players
    there_is(state, player)
    components = {component.name: component for component in info.components}
    fields: dict[str, Any] = {}
    before = state.sealed.position() if state.sealed else state
    for field in info.fields:
        _, rows = axes(field, players)
        cells: list[Any] = []
        hidden = cells_of(field, players, getattr(before, field.slot))
        for place, cell in enumerate(cells_of(field, players, getattr(state, field.slot))):
            seat = place // rows
            if sees(state, field, seat, player):
                cells.append(bool(cell) if field.kind == "truth" else cell)
            else:
                component = components.get(field.component or "")
                cells.append(_hidden(state, field, component, hidden[place], seat, player))
        fields[field.name] = nested(field, players, cells)
    for component in info.components:
        fields["box:" + component.name] = list(getattr(state, component.box))
    return {
        "player": player,
        "point": info.points[state.pc].name if state.pc >= 0 else "over",
        "current_player": state.player,
        "fields": fields,
    }


def _hidden(
    state: EngineState, field: FieldInfo, component: ComponentInfo | None, cell: Any, owner: int, player: int
) -> dict[str, Any] | None:
    if field.kind not in ("counts", "ordered", "single"):
        return None
    pieces = pieces_of(field, cell)
    found: dict[str, Any] = {"pieces": len(pieces)}
    if component is not None and component.backs:
        backs = [component.back(piece) for piece in pieces]
        found["backs"] = backs if field.kind == "ordered" else sorted(backs)
    if field.known is not None:
        known = [piece if knows(state, field, component, owner, player, piece) else None for piece in pieces]
        found["known"] = known if field.kind == "ordered" else [piece for piece in known if piece is not None]
    return found


def information_state_string(state: EngineState, player: int) -> str:
    """The observation as text; legal actions are added when the player decides."""
    seen = observation(state, player)
    if state.player == player:
        seen["legal_actions"] = list(state.legal)
    return json.dumps(seen, ensure_ascii=False, separators=(",", ":"))


def pieces_of(field: FieldInfo, cell: Any) -> list[int]:
    """The pieces in a cell of a zone, one by one."""
    match field.kind:
        case "counts":
            return [kind for kind, number in enumerate(cell) for _ in range(number)]
        case "ordered":
            return list(cell)
        case _:
            return [] if cell == field.nothing else [cell]
