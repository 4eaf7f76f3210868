"""Places and figures that generated functions work out once."""

from __future__ import annotations

from pravidla.backends.python.code.once import worked_out_once


def once(text: str, looks: bool = False) -> str:
    lines = [f"    {line}" for line in text.strip("\n").split("\n")]
    return "\n".join(line[4:] for line in worked_out_once(lines, looks)) + "\n"


def test_the_place_of_a_cell_that_is_read_and_written_is_worked_out_once() -> None:
    before = """
# rules.yaml:3
value = s.coins[me * 5 + CARD_COLOUR[card]] + 1
s.coins[me * 5 + CARD_COLOUR[card]] = value
"""
    after = """\
# rules.yaml:3
colour_place = me * 5 + CARD_COLOUR[card]
value = s.coins[colour_place] + 1
s.coins[colour_place] = value
"""
    assert once(before) == after


def test_a_place_of_which_a_part_changes_is_worked_out_again() -> None:
    text = """\
value = s.coins[me * 5 + CARD_COLOUR[card]]
card = s.hand[0]
s.coins[me * 5 + CARD_COLOUR[card]] = value
"""
    assert once(text) == text


def test_a_figure_that_may_not_be_there_is_not_asked_for_beforehand() -> None:
    text = """\
if card != 9 and CARD_COST[card] > 1 and CARD_COST[card] < 5 and CARD_COST[card] != 3:
    return CARD_COST[card]
"""
    assert once(text) == text


def test_a_figure_that_is_asked_for_in_any_case_is_looked_up_once() -> None:
    before = """
return CARD_COST[card] > 1 and CARD_COST[card] < 9 and CARD_COST[card] != 3 and CARD_COST[card] != 7
"""
    after = """\
cost = CARD_COST[card]
return cost > 1 and cost < 9 and cost != 3 and cost != 7
"""
    assert once(before) == after


def test_a_column_with_the_name_of_a_word_of_python_becomes_another_name() -> None:
    assert once("return CARD_FROM[card] * CARD_FROM[card] * CARD_FROM[card]").startswith("from_2 = CARD_FROM[card]\n")


def test_nothing_is_put_before_a_further_test() -> None:
    text = """\
if ready:
    return 1
elif s.coins[me * 5 + place] > 3 and s.coins[me * 5 + place] < 9:
    return 2
"""
    assert once(text) == text


def test_cells_are_read_once_only_where_nothing_changes_them() -> None:
    text = """\
value = s.coins[me * 5 + 4] + s.coins[me * 5 + 4]
return value + s.coins[me * 5 + 4]
"""
    assert "coins_there = s.coins[me * 5 + 4]\n" in once(text, looks=True)
    assert "coins_there" not in once(text)
