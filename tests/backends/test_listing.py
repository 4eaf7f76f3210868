"""Listings that are simple enough to be answered in place."""

from __future__ import annotations

from pravidla.backends.python.code import Branch, Comment, Line, Loop, Node
from pravidla.backends.python.points import either_actions, fixed_actions


def listing(*nodes: Node) -> list[Node]:
    return [Line("legal: list[int] = []"), *nodes, Line("return legal")]


ONE = Line("legal.append(4)")
TWO = Branch([("s.player_built[me] > 0", [Line("legal.append(5)")])])


def test_what_is_always_offered_is_known() -> None:
    assert fixed_actions(listing(Comment("rules.yaml:1"), ONE, Line("legal.append(7)"))) == (4, 7)
    assert fixed_actions(listing(ONE, TWO)) == ()


def test_one_condition_decides_whether_there_is_a_choice() -> None:
    assert either_actions(listing(ONE, TWO)) == ("s.player_built[me] > 0", (4, 5), 4)


def test_more_than_one_condition_is_listed() -> None:
    assert either_actions(listing(ONE, TWO, TWO)) is None
    assert either_actions(listing(TWO)) is None
    assert either_actions(listing(ONE, Loop("for card in hand", [Line("legal.append(card)")], ("card",)))) is None
