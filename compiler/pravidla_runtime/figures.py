"""Figures that need a test before they are read, and the faults of rules that went out of bounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pravidla_runtime.errors import Fault

T = TypeVar("T")

_MOST_KNOWN = 200_000


def figure(table: Sequence[T], place: int) -> T:
    """A figure of a table; a fault where the table has none."""
    if place >= 0:
        try:
            return table[place]
        except IndexError:
            pass
    raise Fault("the table has no figure for this")


def quotient(left: int, right: int) -> int:
    """Division rounded down; a fault where the divisor is less than 1."""
    if right < 1:
        raise Fault(f"{left} cannot be divided by {right}")
    return left // right


def quotient_up(left: int, right: int) -> int:
    """Division rounded up; a fault where the divisor is less than 1."""
    if right < 1:
        raise Fault(f"{left} cannot be divided by {right}")
    return -(-left // right)


def remainder(left: int, right: int) -> int:
    """The remainder of a division; a fault where the divisor is less than 1."""
    if right < 1:
        raise Fault(f"{left} cannot be divided by {right}")
    return left % right


def neighbour(rows: Sequence[int], row: int, step: int) -> int:
    """The row after (step 1) or before (step -1) a row, around the end."""
    if row not in rows:
        raise Fault("no row follows nothing")
    return rows[(rows.index(row) + step) % len(rows)]


def piece_of(piece: int, nothing: int) -> int:
    """The piece in a zone for one piece; a fault when there is none."""
    if piece == nothing:
        raise Fault("there is no piece in an empty zone")
    return piece


def of_kind(pieces: Sequence[int], kind: int, marks: int) -> int:
    """The number of pieces of a kind, with any mark."""
    return sum([1 for piece in pieces if piece // marks == kind])


def out_of_bounds(name: str, value: int) -> Fault:
    """The fault of a field that would leave its bounds."""
    return Fault(f"{name} cannot become {value}")


def lacking(name: str) -> Fault:
    """The fault of a zone from which more was taken than it holds."""
    return Fault(f"{name} does not hold these pieces")


def full(name: str, capacity: int) -> Fault:
    """The fault of a zone that holds no more."""
    return Fault(f"{name} is full ({capacity})")


def left_over(name: str) -> Fault:
    """The fault of pieces left in a local zone."""
    return Fault(f"pieces are left in {name}")


def no_choice(decision: str) -> Fault:
    """The fault of a compulsory decision in which nothing is possible."""
    return Fault(f"a player must decide ({decision}) and nothing is possible")


def unpaid(name: str) -> Fault:
    """The fault of a payment that cannot be made."""
    return Fault(f"{name} does not hold enough to pay")


def nothing_to_pick() -> Fault:
    """The fault of a random pick from nothing."""
    return Fault("there is nothing to pick from")


def nobody_plays() -> Fault:
    """The fault of turns that no player can take."""
    return Fault("no player can take a turn")


def no_version(name: str) -> Fault:
    """The fault of a value none of whose versions applies."""
    return Fault(f"no version of {name} applies")


def too_deep(name: str, depth: int) -> Fault:
    """The fault of a value that calls itself more often than it says."""
    return Fault(f"{name} calls itself more than {depth} times")


def take_first(zone: list[int], piece: int) -> None:
    """Take the first such piece out of an ordered zone; a fault when there is none."""
    try:
        zone.remove(piece)
    except ValueError:
        raise Fault("the zone does not hold this piece") from None


def take_last(zone: list[int], piece: int) -> None:
    """Take the last such piece out of an ordered zone; a fault when there is none."""
    for place in range(len(zone) - 1, -1, -1):
        if zone[place] == piece:
            del zone[place]
            return
    raise Fault("the zone does not hold this piece")


def with_kind(pieces: Sequence[int], kind: int, marks: int) -> int:
    """The first piece of a kind, with any mark; a fault when there is none."""
    for piece in pieces:
        if piece // marks == kind:
            return piece
    raise Fault("the zone does not hold a piece of this kind")


def bring_forward(zone: list[int], place: int, piece: int) -> None:
    """Put the first such piece at or behind a place onto that place; the others keep their order."""
    zone.insert(place, zone.pop(zone.index(piece, place)))


def mark_counts(
    zone: list[int], offset: int, kinds: int, marks: int, mark: int, wanted: int | None, exact: bool, every: bool
) -> None:
    """Give copies in an unordered zone a mark: all, all of a kind, one of a kind, or exactly one copy (`exact`)."""
    size = 1 if exact else marks
    matching = [piece for piece in range(kinds) if zone[offset + piece] and (wanted is None or piece // size == wanted)]
    if wanted is None or every:
        for piece in matching:
            number = zone[offset + piece]
            zone[offset + piece] -= number
            zone[offset + piece - piece % marks + mark] += number
        return
    if not matching:
        raise Fault("the zone does not hold the piece to mark")
    for piece in matching:
        if piece % marks != mark:
            zone[offset + piece] -= 1
            zone[offset + piece - piece % marks + mark] += 1
            return


def mark_ordered(zone: list[int], marks: int, mark: int, wanted: int | None, exact: bool, every: bool) -> None:
    """The same in an ordered zone."""
    size = 1 if exact else marks
    places = [place for place, piece in enumerate(zone) if wanted is None or piece // size == wanted]
    if wanted is not None and not every:
        if not places:
            raise Fault("the zone does not hold the piece to mark")
        places = [place for place in places if zone[place] % marks != mark][:1]
    for place in places:
        zone[place] += mark - zone[place] % marks


def zero(*_: object) -> int:
    """What a row without a formula gives."""
    return 0


def do_nothing(*_: object) -> None:
    """What a row without an ability does."""


def remember(known: dict[tuple[int, ...], int], key: tuple[int, ...], value: int) -> int:
    """Keep a result that depends on nothing but the key; a full table begins anew."""
    if len(known) >= _MOST_KNOWN:
        known.clear()
    known[key] = value
    return value
