"""Repeated reads in generated functions, done once."""

from __future__ import annotations

from pravidla.backends.python.code.hoisting import Slots, reads_once

SLOTS = Slots(frozenset({"hand"}), frozenset(), frozenset({"turn"}))


def once(text: str, *rows: str) -> str:
    lines = reads_once(text.strip("\n").split("\n"), SLOTS, frozenset(), True, frozenset(rows))
    return "\n".join(lines)


def test_a_printed_figure_that_a_loop_asks_for_again_is_looked_up_once_for_each_row() -> None:
    before = """
for card in s.hand[me]:
    if CARD_COST[card] > 1 and CARD_COST[card] < 5:
        legal.append(card)
"""
    after = """
for card in s.hand[me]:
    cost = CARD_COST[card]
    if cost > 1 and cost < 5:
        legal.append(card)"""
    assert once(before, "card") == after.strip("\n")


def test_what_may_be_nothing_is_looked_up_where_it_stands() -> None:
    text = """
for card in s.hand[me]:
    if card != 9 and CARD_COST[card] > 1 and CARD_COST[card] < 5:
        legal.append(card)"""
    assert once(text) == text.strip("\n")


def test_a_figure_is_not_looked_up_in_a_loop_around() -> None:
    before = """
for other in s.hand[you]:
    for card in s.hand[me]:
        if CARD_COST[card] + CARD_COST[card] > CARD_COST[other]:
            legal.append(card)
"""
    assert "    for card in hand[me]:\n        cost = CARD_COST[card]\n" in once(before, "card", "other")
