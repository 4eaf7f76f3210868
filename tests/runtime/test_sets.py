from __future__ import annotations

import pytest

from pravidla_runtime.errors import Fault
from pravidla_runtime.figures import figure, neighbour, quotient, quotient_up, remainder, take_first, take_last
from pravidla_runtime.sets import (
    average,
    bit_sets,
    by_mask,
    held,
    kinds,
    longest_run,
    pieces,
    ranked,
    reached,
    sets_of_different,
)


def test_pieces_and_kinds_of_a_zone_come_in_row_order() -> None:
    assert pieces([2, 0, 1]) == [0, 0, 2]
    assert kinds([2, 0, 1]) == [0, 2]


def test_reached_stays_within_the_set_and_keeps_its_order() -> None:
    neighbours = ((1,), (0, 2), (1, 3), (2,))
    assert reached(0, (3, 2, 1, 0), neighbours) == [3, 2, 1, 0]
    assert reached(0, (3, 1, 0), neighbours) == [1, 0]
    assert reached(2, (0, 1), neighbours) == []


def test_sets_of_different_are_as_few_and_as_large_as_possible() -> None:
    assert sets_of_different([1, 1, 1, 2, 2, 3]) == [3, 2, 1]
    assert sets_of_different([]) == []


@pytest.mark.parametrize(
    ("values", "joker", "length"),
    [
        ([], None, 0),
        ([1, 1, 2], None, 2),
        ([1, 9, 1, 2], 9, 3),
        ([1, 9, 2], 9, 2),
        ([9, 9], 9, 2),
        ([1, 9, 9, 2, 2], 9, 4),
    ],
)
def test_a_joker_lengthens_any_run(values: list[int], joker: int | None, length: int) -> None:
    assert longest_run(values, joker) == length


def test_equal_elements_hold_the_same_places() -> None:
    strength = {0: 5, 1: 7, 2: 5}
    found = ranked([(player, (-strength[player],)) for player in (1, 0, 2)], None)
    assert found == [(1, (1,)), (0, (2, 3)), (2, (2, 3))]


def test_a_nameless_contender_holds_a_place() -> None:
    strength = {0: 5, 1: 7}
    two = [(player, (-strength[player],)) for player in (1, 0)]
    assert ranked(two, -6) == [(1, (1,)), (0, (3,))]
    assert ranked(two, -5) == [(1, (1,)), (0, (2, 3))]


def test_averages_round_as_they_are_told() -> None:
    assert (average([1, 2], False), average([1, 2], True), average([], True)) == (1, 2, 0)


def test_bit_sets_hold_the_places_of_each_value() -> None:
    assert bit_sets([0, 1, 0], [1, 2, 4], 2) == [5, 2]
    assert by_mask(((4, 1), (1, 0)))[5] == (0, 1)
    assert by_mask(((4, 1), (1, 0)))[4] == (1,)


def test_what_has_no_answer_is_a_fault() -> None:
    for attempt in (
        lambda: figure((1, 2), -1),
        lambda: quotient(4, 0),
        lambda: quotient_up(4, 0),
        lambda: remainder(4, 0),
        lambda: neighbour((0, 2), 1, 1),
        lambda: take_first([1], 2),
        lambda: take_last([1], 2),
    ):
        with pytest.raises(Fault):
            attempt()


def test_pieces_are_taken_from_the_end_that_is_named() -> None:
    zone = [1, 2, 1]
    take_last(zone, 1)
    assert zone == [1, 2]
    take_first(zone, 1)
    assert zone == [2]


def test_the_zone_of_nothing_is_a_fault_and_not_an_empty_one() -> None:
    counts = [1, 0, 2, 3]
    assert held(counts, 2, 2) == [2, 3]
    with pytest.raises(Fault):
        held(counts, 4, 2)
