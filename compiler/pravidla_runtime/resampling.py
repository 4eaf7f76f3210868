"""Positions that a player cannot tell from the true one: what is hidden from them is dealt anew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pravidla_runtime.errors import ResampleError, RulesFault, short
from pravidla_runtime.layout import PLAYER, FieldInfo, GameInfo
from pravidla_runtime.rng import Generator
from pravidla_runtime.saves import axes, cells_of, slot_value
from pravidla_runtime.sealed import Sealed
from pravidla_runtime.visibility import knows, pieces_of, sees, there_is

if TYPE_CHECKING:
    from pravidla_runtime.state import EngineState

_DEALS = 200
"""uniform deals before one is looked for step by step"""
_CLIMBS = 40
"""deals from which a fitting one is looked for"""
_STEPS = 400
"""exchanges of two pieces in such a search"""
_FAR = 1 << 20
"""how far a position is from fitting in which the rules have no answer"""


@dataclass(slots=True)
class Pool:
    """Hidden pieces of one component that may change places: where each lies (field, cell, position), and which it
    is."""

    places: list[tuple[FieldInfo, int, int]]
    pieces: list[int]

    def own(self, state: EngineState) -> list[int]:
        """Which of them lie with the one who decides."""
        players = state.game.players
        return [
            at
            for at, (field, place, _) in enumerate(self.places)
            if field.owner == PLAYER and place // axes(field, players)[1] == state.player
        ]


def resample(state: Any, player: int, rng: Generator) -> Any:
    """A state with an equal observation for the player, made without what only others know.

    For each component the pieces that lie hidden from the player are dealt anew, uniformly, each zone keeping its
    number of pieces and each place the back of its piece. Hidden numbers are exchanged among their other owners, all
    numbers of an owner together. Locals of rules that wait stay as they are; the history does not come along.

    Whoever decides in the true position must have a choice in the new one too, and the player the same choice. Where
    uniform deals keep failing at that, deals are made to fit by exchanging pieces, which is not uniform any more.
    What others have chosen in secret is chosen anew at random.
    Raises `ResampleError` where nothing is found, ValueError for a player that the game does not have and for what is
    no generator.
    """
    there_is(state, player)
    if not callable(getattr(rng, "randrange", None)):
        raise ValueError(f"{short(rng)} is no generator; give one such as random.Random(1)")
    if state.sealed:
        return _chosen(state, player, rng)
    for _ in range(_DEALS):
        other = _dealt(state, player, rng)
        if _distance(other, state, player) == 0:
            return _ready(other)
    for _ in range(_CLIMBS):
        other = _dealt(state, player, rng)
        if _climbed(other, state, player, rng):
            return _ready(other)
    raise _nothing_found(state, player)


def _nothing_found(state: Any, player: int) -> ResampleError:
    return ResampleError(
        f"no position of {state.game.info.name} was found that player {player} cannot tell from this one"
    )


def _ready(other: Any) -> Any:
    other.keep_origin()
    return other


def _chosen(state: Any, player: int, rng: Generator) -> Any:
    """The position in which the secret choice began, dealt anew, and played up to here: the player does what they did,
    the others choose at random."""
    own: list[int] = []
    asked = 0
    true = state.sealed.position().clone()
    for action in state.since_sealed():
        if true.player == player:
            own.append(action)
        asked += true.player == state.player
        true.apply_action(action)
    for _ in range(_DEALS):
        other = resample(state.sealed.position(), player, rng)
        other.sealed = Sealed(other)
        if _played(other, state, player, own, asked, rng) and _distance(other, state, player) == 0:
            if other.trace is not None:
                other.trace = ()
            return other
    raise _nothing_found(state, player)


def _played(other: Any, state: Any, player: int, own: list[int], asked: int, rng: Generator) -> bool:
    """Play on until the one who decides in the true position has decided as often as there, `asked` times."""
    left = list(reversed(own))
    while other.sealed and other.pc >= 0:
        deciding = other.player == state.player
        if deciding and not asked:
            return other.pc == state.pc and not left
        if other.player == player:
            if not left or left[-1] not in other.legal:
                return False
            action = left.pop()
        else:
            action = other.legal[rng.randrange(len(other.legal))]
        asked -= deciding
        try:
            other.apply_action(action)
        except RulesFault:
            return False
    return False


def _dealt(state: Any, player: int, rng: Generator) -> Any:
    """A copy with everything that the player cannot see dealt anew."""
    other = state.clone()
    if other.rng is not None:
        other.rng = rng.randrange(1 << 30) << 34 | rng.randrange(1 << 30) << 4
    if other.trace is not None:
        other.trace = []
    pools = _pools(other, player)
    for pool in pools:
        for last in range(len(pool.pieces) - 1, 0, -1):
            _swap(pool.pieces, last, rng.randrange(last + 1))
    _lay(other, pools)
    _exchange(other, player, rng)
    other.derive()
    return other


def _distance(other: Any, state: EngineState, player: int) -> int:
    """How far a dealt position is from one that may stand for the true one: 0 where it may. Its actions are listed."""
    if other.pc < 0:
        return 0
    try:
        other.legal = other.game.legal[other.pc](other)
    except Exception:
        return _FAR
    missing = max(0, 2 - len(other.legal))
    if other.player == player:
        return missing + len(set(other.legal) ^ set(state.legal))
    return missing


def _climbed(other: Any, state: EngineState, player: int, rng: Generator) -> bool:
    """Exchange hidden pieces as long as that brings the position no further from fitting. What the one who decides
    holds is exchanged most: on that it depends what they can do."""
    pools = [pool for pool in _pools(other, player) if len(set(pool.pieces)) > 1]
    if not pools:
        return False
    mine = {id(pool): pool.own(other) for pool in pools}
    distance = _distance(other, state, player)
    for _ in range(_STEPS):
        pool = pools[rng.randrange(len(pools))]
        own = mine[id(pool)]
        one = own[rng.randrange(len(own))] if own and rng.randrange(4) else rng.randrange(len(pool.pieces))
        two = rng.randrange(len(pool.pieces))
        if pool.pieces[one] == pool.pieces[two]:
            continue
        _exchanged(other, pool, one, two)
        now = _distance(other, state, player)
        if now == 0:
            return True
        if now > distance:
            _exchanged(other, pool, one, two)
        else:
            distance = now
    return False


def _exchanged(state: EngineState, pool: Pool, one: int, two: int) -> None:
    """Let two pieces change places."""
    for at, new in ((one, pool.pieces[two]), (two, pool.pieces[one])):
        field, place, position = pool.places[at]
        held = getattr(state, field.slot)
        if field.kind == "counts":
            held[place * field.kinds + pool.pieces[at]] -= 1
            held[place * field.kinds + new] += 1
        elif field.kind == "ordered":
            (held[place] if field.owner is not None or field.index is not None else held)[position] = new
        elif isinstance(held, list):
            held[place] = new
        else:
            setattr(state, field.slot, new)
    _swap(pool.pieces, one, two)
    state.derive()


def _swap(values: list[int], one: int, two: int) -> None:
    values[one], values[two] = values[two], values[one]


def _pools(state: EngineState, player: int) -> list[Pool]:
    """The pieces that lie hidden from the player, by component, owner (where each player has pieces of their own) and
    back."""
    players = state.game.players
    info: GameInfo = state.game.info
    pools: dict[tuple[str, int, int], Pool] = {}
    for component in info.components:
        apart = any(component.per_player)
        for field in info.fields:
            if field.component != component.name or field.kind not in ("counts", "ordered", "single"):
                continue
            _, rows = axes(field, players)
            for place, cell in enumerate(cells_of(field, players, getattr(state, field.slot))):
                seat = place // rows
                if sees(state, field, seat, player):
                    continue
                owner = seat if apart and field.owner == PLAYER else -1
                for position, piece in enumerate(pieces_of(field, cell)):
                    if knows(state, field, component, seat, player, piece):
                        continue
                    pool = pools.setdefault((component.name, owner, component.back(piece)), Pool([], []))
                    pool.places.append((field, place, position))
                    pool.pieces.append(piece)
    return list(pools.values())


def _lay(state: EngineState, pools: list[Pool]) -> None:
    """Put the pieces of pools where they lie now."""
    players = state.game.players
    fields = {field.slot: field for pool in pools for field, _, _ in pool.places}
    for slot, field in fields.items():
        cells = cells_of(field, players, getattr(state, slot))
        lying = {place: pieces_of(field, cells[place]) for place in range(len(cells))}
        changed: set[int] = set()
        for pool in pools:
            for (own, place, position), piece in zip(pool.places, pool.pieces, strict=True):
                if own.slot == slot:
                    lying[place][position] = piece
                    changed.add(place)
        for place in changed:
            cells[place] = _filled(field, lying[place])
        setattr(state, slot, slot_value(field, cells))


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
