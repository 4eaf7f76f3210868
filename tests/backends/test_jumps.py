"""Which jumps between blocks of rules are calls."""

from __future__ import annotations

from itertools import pairwise

from pravidla.backends.python.code.jumps import call_where_possible
from pravidla.backends.python.code.tree import Goto, Label, Take


def chain(number: int) -> list[Label]:
    """Blocks of which each jumps to the next."""
    labels = [Label(f"block_{place}", "play") for place in range(number)]
    for label, following in pairwise(labels):
        label.body = [Goto(following)]
    return labels


def called(labels: list[Label]) -> list[bool]:
    return [node.called for label in labels for node in label.body if isinstance(node, Goto)]


def test_a_block_calls_the_one_that_it_goes_on_to() -> None:
    labels = chain(3)
    call_where_possible(labels, [])
    assert called(labels) == [True, True]


def test_a_circle_of_blocks_is_open_at_one_place() -> None:
    labels = chain(3)
    labels[2].body = [Goto(labels[0])]
    call_where_possible(labels, [])
    assert called(labels) == [True, True, False]


def test_a_block_that_repeats_itself_is_given_back() -> None:
    label = Label("again", "play")
    label.body = [Goto(label)]
    call_where_possible([label], [])
    assert called([label]) == [False]


def test_calls_do_not_nest_deeply() -> None:
    labels = chain(200)
    call_where_possible(labels, [])
    longest = max(len(run) for run in "".join("c" if one else " " for one in called(labels)).split())
    assert longest < 60


def test_a_rule_is_called_before_anything_else_is() -> None:
    labels = chain(2)
    labels[1].body = [Goto(labels[0])]
    call_where_possible(labels, [labels[0]])
    assert called(labels) == [False, True]


def test_what_is_taken_without_a_choice_closes_a_circle_too() -> None:
    ask, take = Label("ask", "play"), Label("take", "play", parameter="action")
    ask.body = [Take(take, "take(s, legal[0])")]
    take.body = [Goto(ask)]
    call_where_possible([ask, take], [])
    assert called([ask, take]) == [False]
