from __future__ import annotations

from collections import Counter

import pytest

from pravidla_runtime.chance import (
    counts_of,
    dice_faces,
    dice_outcomes,
    draw_kind,
    draw_kinds,
    roll_dice,
    shuffle,
    weighted_kinds,
    weighted_pieces,
)
from pravidla_runtime.rng import MASK, SHIFT, WORD, Rng, below, seed_state, shared


def test_the_generator_is_specified_to_the_bit() -> None:
    rng = Rng(2024)
    assert rng.rng == 31321705262507954630
    assert [rng.randrange(6) for _ in range(20)] == [3, 2, 2, 1, 1, 4, 0, 1, 2, 2, 4, 1, 5, 2, 4, 4, 5, 3, 3, 5]
    assert rng.rng == 17119692590918181904


def test_the_first_draws_are_digits_of_one_output() -> None:
    rng, output = Rng(77), (seed_state(77) & MASK) >> SHIFT
    assert [rng.randrange(size) for size in (3, 2, 5)] == [output % 3, output // 3 % 2, output // 6 % 5]
    assert rng.rng == (seed_state(77) & MASK) + (30 << WORD)
    rng.randrange(1 << 30)
    assert rng.rng is not None and rng.rng <= MASK


def test_digits_of_the_first_output_are_equally_likely_and_independent() -> None:
    pairs = Counter((rng.randrange(3), rng.randrange(4)) for rng in map(Rng, range(24_000)))
    assert len(pairs) == 12
    assert all(1_800 < count < 2_200 for count in pairs.values())


def test_an_output_that_would_favour_a_result_is_not_used() -> None:
    size = (1 << 29) + 1
    assert shared((1 << WORD) + (size - 1 << SHIFT), size) == (size - 1, (size << WORD) + (size - 1 << SHIFT))
    assert shared((1 << WORD) + (size << SHIFT), size) == (-1, size << SHIFT)


def test_neighbouring_seeds_give_different_games() -> None:
    starts = {tuple(Rng(seed).randrange(1000) for _ in range(1)) for seed in range(200)}
    assert len(starts) > 150


def test_only_the_low_64_bits_of_a_seed_count() -> None:
    assert seed_state(7) == seed_state(7 + (1 << 64))
    assert seed_state(-1) == seed_state((1 << 64) - 1)


def test_a_draw_below_one_takes_no_step() -> None:
    rng = Rng(1)
    before = rng.rng
    assert below(rng, 1) == 0
    assert rng.rng == before


def test_every_number_is_equally_likely() -> None:
    rng = Rng(5)
    numbers = Counter(rng.randrange(7) for _ in range(70_000))
    assert set(numbers) == set(range(7))
    assert all(9_600 < count < 10_400 for count in numbers.values())


def test_a_kind_is_drawn_by_its_number_of_copies() -> None:
    rng = Rng(3)
    found = Counter(draw_kind(rng, [1, 0, 3]) for _ in range(8_000))
    assert set(found) == {0, 2}
    assert 1_850 < found[0] < 2_150


def test_with_one_kind_nothing_is_left_to_chance() -> None:
    rng = Rng(3)
    before = rng.rng
    assert draw_kind(rng, [0, 4, 0]) == 1
    assert draw_kind(rng, [0, 0]) == -1
    assert rng.rng == before


def test_a_draw_among_many_kinds_finds_the_copy_as_among_few() -> None:
    few, gaps = [2, 1, 4], [0] * 20
    for seed in range(200):
        short, long = Rng(seed), Rng(seed)
        for rng in (short, long):
            rng.randrange(1 << 30)
        assert draw_kind(long, [0, *few, *gaps]) == draw_kind(short, few) + 1
        assert draw_kind(long, [*gaps, 1, 0, 1, 1]) - 20 == (0, 2, 3)[below(short, 3)]
        assert long.rng == short.rng


def test_a_draw_of_the_only_kind_among_many_uses_no_random_number() -> None:
    rng = Rng(5)
    before = rng.rng
    assert draw_kind(rng, [*[0] * 30, 3]) == 30
    assert draw_kind(rng, [0] * 30) == -1
    assert rng.rng == before


def test_the_outcomes_of_dice_are_sorted_faces_with_the_ways_to_throw_them() -> None:
    outcomes = dice_outcomes(2, 1, 6)
    assert len(outcomes) == 21
    assert sum(ways for _, ways in outcomes) == 36
    assert [code for code, _ in outcomes] == sorted(code for code, _ in outcomes)
    assert {tuple(dice_faces(code, 2, 1, 6)): ways for code, ways in outcomes}[(1, 2)] == 2
    assert dice_outcomes(0, 1, 6) == [(0, 1)]


def test_three_dice_have_as_many_ways_as_throws() -> None:
    outcomes = dice_outcomes(3, 0, 3)
    assert sum(ways for _, ways in outcomes) == 64
    assert all(dice_faces(code, 3, 0, 3) == sorted(dice_faces(code, 3, 0, 3)) for code, _ in outcomes)


def test_rolled_dice_are_one_of_the_outcomes() -> None:
    rng = Rng(9)
    codes = {code for code, _ in dice_outcomes(2, 1, 3)}
    assert {roll_dice(rng, 2, 1, 3) for _ in range(200)} == codes


def test_shuffling_keeps_the_pieces_and_reaches_every_order() -> None:
    rng = Rng(4)
    orders = set()
    for _ in range(300):
        pieces = [0, 1, 1, 2]
        shuffle(rng, pieces)
        assert sorted(pieces) == [0, 1, 1, 2]
        orders.add(tuple(pieces))
    assert len(orders) == 12


def test_a_shuffled_deck_is_drawn_piece_by_piece() -> None:
    rng, other = Rng(4), Rng(4)
    for _ in range(20):
        pieces, left = list(range(30)), list(range(30))
        shuffle(rng, pieces)
        assert pieces == [*[left.pop(below(other, number)) for number in range(30, 1, -1)], *left]
    assert rng.rng == other.rng


def test_weights_are_ascending() -> None:
    assert weighted_kinds([0, 2, 1]) == [(1, 2), (2, 1)]
    assert weighted_pieces([3, 1, 3]) == [(1, 1), (3, 2)]
    assert counts_of([2, 0, 2], 3) == [1, 0, 2]


@pytest.mark.parametrize("counts", [[4, 0, 2, 5], [0, 3, 0], [0, 0], [1] * 14, [2, 0] * 8])
def test_kinds_drawn_together_are_those_drawn_one_by_one(counts: list[int]) -> None:
    for seed in range(20):
        together, alone = Rng(seed), Rng(seed)
        for number in (0, 1, 3, 30):
            left, one_by_one = [*counts], [*counts]
            drawn = draw_kinds(together, left, number)
            expected: list[int] = []
            while len(expected) < number and (kind := draw_kind(alone, one_by_one)) >= 0:
                one_by_one[kind] -= 1
                expected.append(kind)
            assert (drawn, left, together.rng) == (expected, one_by_one, alone.rng)
