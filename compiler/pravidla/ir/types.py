"""Types of the IR: closed and bounded. Every value of a state is an int, a bool or a tuple/list of ints.

Encodings (shared by interpreter, engines, saves and action ids):

* a row of a list is its index in the list's declaration order (modules' rows last), `nothing` is the number of rows;
* a player is the seat from 0; `nobody` is the largest player count that the game allows;
* a copy of a component with marks is ``kind * number_of_marks + mark``;
* a set is an ordered tuple of such ints without repetition (a multiset where it comes from a zone of copies).
"""

from __future__ import annotations

from pravidla.records import record

PLAYER = "player"
"""Name of the predeclared list of players."""


@record(frozen=True, slots=True)
class Int:
    """A whole number from `low` to `high`, with the unit it counts (None: a bare number)."""

    low: int
    high: int
    unit: str | None = None


@record(frozen=True, slots=True)
class Bool:
    """True or false."""


@record(frozen=True, slots=True)
class Row:
    """A row of the list `list` (`player` for players), or nothing/nobody where `optional`."""

    list: str
    optional: bool = False


@record(frozen=True, slots=True)
class Copy:
    """A copy of a component with marks: kind and mark together."""

    component: str


@record(frozen=True, slots=True)
class SetOf:
    """An ordered set (or multiset, from a zone of copies) of elements of one type."""

    element: Int | Row | Copy | SetOf


Type = Int | Bool | Row | Copy | SetOf
