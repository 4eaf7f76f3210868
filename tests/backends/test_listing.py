"""Listings that are simple enough to be answered in place."""

from __future__ import annotations

from pravidla.backends.python.code.render import one_by_one, render, shortly
from pravidla.backends.python.code.sharing import Guarded, together
from pravidla.backends.python.code.tree import Branch, Comment, Line, Loop, Node
from pravidla.backends.python.lowering.action_ids import only_where
from pravidla.backends.python.lowering.points import either_actions, fixed_actions


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


def written(nodes: list[Node]) -> list[str]:
    return [line for line in render(nodes, 0, lambda _: [], lambda _: []) if "#" not in line]


def guarded(*tests: str, adds: int) -> Guarded:
    return Guarded(tuple((test, False) for test in tests), Comment("rules.yaml:1"), (Line(f"legal.append({adds})"),))


def test_what_options_begin_with_is_asked_once_even_where_it_may_have_no_answer() -> None:
    options = [guarded("ROOM[here]", adds=1), guarded("ROOM[here]", "hand", adds=2), guarded("hand", adds=3)]
    assert written(together(options, only_where)) == [
        "if ROOM[here]:",
        "    legal.append(1)",
        "    if hand:",
        "        legal.append(2)",
        "if hand:",
        "    legal.append(3)",
    ]


def test_a_condition_that_may_have_no_answer_is_not_asked_before_others() -> None:
    options = [guarded("hand", "ROOM[here]", adds=1), guarded("deck", "ROOM[here]", adds=2)]
    assert written(together(options, only_where)) == [
        "if hand and ROOM[here]:",
        "    legal.append(1)",
        "if deck and ROOM[here]:",
        "    legal.append(2)",
    ]


def test_a_list_is_looked_at_and_not_counted_where_only_true_or_false_counts() -> None:
    assert shortly("    if len(s.deck) > 0 and len(hand[me]) > 1:") == "    if s.deck and len(hand[me]) > 1:"
    assert shortly("    return len(s.deck) > 0") == "    return len(s.deck) > 0"


def test_a_small_zone_is_asked_count_by_count_where_only_true_or_false_counts() -> None:
    asked = "    if not any(s.row_cubes[line * 2 : line * 2 + 2]) and any(s.row_cubes[4 : 6]):"
    assert one_by_one(asked) == (
        "    if not (s.row_cubes[line * 2] or s.row_cubes[line * 2 + 1]) and (s.row_cubes[4] or s.row_cubes[5]):"
    )
    assert one_by_one("    return any(s.row_cubes[4 : 6])") == "    return any(s.row_cubes[4 : 6])"
    assert one_by_one("    if any(s.row_cubes[0 : 40]):") == "    if any(s.row_cubes[0 : 40]):"
