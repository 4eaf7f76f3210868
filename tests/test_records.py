"""Records behave as frozen data classes of the standard library."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import FrozenInstanceError, field
from typing import Any

import pytest

from pravidla.records import record


@record(frozen=True, slots=True)
class Place:
    """A place."""

    row: int
    column: int = 1
    names: list[str] = field(default_factory=list)

    def moved(self) -> Place:
        return dataclasses.replace(self, row=self.row + 1)


@dataclasses.dataclass(frozen=True, slots=True)
class Usual:
    """The same as the standard library makes it."""

    row: int
    column: int = 1
    names: list[str] = field(default_factory=list)


@record(frozen=True, slots=True)
class Nothing:
    """No fields."""


@record(frozen=True, slots=True, eq=False)
class Same:
    """Equal to itself only."""

    row: int


def test_a_record_is_a_data_class() -> None:
    assert dataclasses.is_dataclass(Place)
    assert [one.name for one in dataclasses.fields(Place)] == ["row", "column", "names"]
    assert Place.__match_args__ == Usual.__match_args__
    assert dataclasses.asdict(Place(2)) == {"row": 2, "column": 1, "names": []}
    assert repr(Place(2)) == repr(Usual(2)).replace("Usual", "Place")
    assert Place(2).moved() == Place(row=3)
    assert not hasattr(Place(2), "__dict__")


def test_records_are_equal_by_class_and_values() -> None:
    assert Place(1, 2) == Place(1, 2)
    assert Place(1, 2) != Place(2, 1)
    usual: object = Usual(1)
    assert Place(1) != usual
    assert Nothing() == Nothing()
    assert Same(1) != Same(1)
    assert hash(Nothing()) == hash(Nothing())
    assert len({Same(1), Same(1)}) == 2


def test_nothing_of_a_record_can_be_changed() -> None:
    place, name = Place(1), "row"
    with pytest.raises(FrozenInstanceError):
        setattr(place, name, 2)
    with pytest.raises(FrozenInstanceError):
        delattr(place, name)


def test_a_default_of_a_record_is_made_anew() -> None:
    assert Place(1).names is not Place(1).names


def test_wrong_arguments_are_refused() -> None:
    make: Any = Place
    with pytest.raises(TypeError, match="row"):
        make()
    with pytest.raises(TypeError, match="depth"):
        make(1, depth=2)


def test_records_can_be_copied_and_sent_to_another_process() -> None:
    place = Place(1, 2, ["a"])
    assert copy.copy(place) == copy.deepcopy(place) == pickle.loads(pickle.dumps(place)) == place
