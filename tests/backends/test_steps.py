"""Options that ask whether a number is great enough."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from pravidla.backends.python.code.render import render
from pravidla.backends.python.code.steps import in_steps
from pravidla.backends.python.code.tree import Branch, Line, Node

COSTS = (1, 1, 2, 6, 7, 5, 3, 6, 2)


def option(test: str, number: int) -> Branch:
    return Branch([(test, [Line(f"legal.append({number})")])])


def text_of(nodes: list[Node]) -> str:
    return "\n".join(render(nodes, 0, lambda node: [], lambda node: []))


def legal(nodes: list[Node], coins: int, left: list[int]) -> list[int]:
    """What the nodes list."""
    found: list[int] = []
    exec(text_of(nodes), {"legal": found, "s": SimpleNamespace(coins=[coins], left=left), "me": 0})
    return found


@pytest.mark.parametrize("coins", range(9))
def test_options_inside_each_others_steps_are_listed_as_before(coins: int) -> None:
    before: list[Node] = [
        option(f"s.left[me * 9 + {number}] > 0 and s.coins[me] >= {cost}", number) for number, cost in enumerate(COSTS)
    ]
    after = in_steps(before)
    assert len(after) == 1
    for left in ([1] * 9, [number % 2 for number in range(9)]):
        assert legal(after, coins, left) == legal(before, coins, left)


def test_who_has_nothing_is_asked_once() -> None:
    after = in_steps([option(f"s.coins[me] >= {cost}", number) for number, cost in enumerate(COSTS)])
    assert isinstance(after[0], Branch) and after[0].branches[0][0] == "s.coins[me] >= 1"
    assert text_of(after).count(">= 1:") == 1


def test_a_question_that_may_have_no_answer_is_not_overtaken() -> None:
    options: list[Node] = [option(f"COST[wanted] > 3 and s.coins[me] >= {cost}", cost) for cost in (1, 2, 3, 4)]
    assert in_steps(options) == options


def test_options_that_ask_alike_stay_as_they_are() -> None:
    options: list[Node] = [option("s.coins[me] >= 2", number) for number in range(4)]
    assert in_steps(options) == options
