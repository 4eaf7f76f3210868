"""Sentences that parse and mean something else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pravidla.diagnostics import Severity
from pravidla.source import Scalar
from pravidla.syntax import (
    Entry,
    alternative_hint,
    parse,
    parse_expr,
    parse_header_line,
)
from pravidla.syntax import ast as a

Make = Callable[[str], Scalar]


@pytest.mark.parametrize(
    ("entry", "text", "marked"),
    [
        ("condition", "n is 1 or 2", "2"),
        ("condition", "p is not me and not nobody", "nobody"),
        ("condition", "c is red and me", "me"),
        ("step_line", "move 1 seed from my hand to pit", "1 seed"),
        ("step_line", "add 2 coins to bank", "2 coins"),
    ],
)
def test_what_cannot_be_meant_is_refused(scalar: Make, entry: Entry, text: str, marked: str) -> None:
    node, problems = parse(entry, scalar(text))
    assert node is None
    assert [problem.code for problem in problems] == ["PRV404"]
    span = problems[0].primary.span
    assert text[span.start : span.end] == marked
    assert problems[0].help is not None


def test_a_chooser_of_what_is_mine_is_warned_about(scalar: Make) -> None:
    node, problems = parse_header_line(scalar("victim chooses c from my hand"))
    assert node is not None
    assert [(problem.code, problem.severity) for problem in problems] == [("PRV410", Severity.WARNING)]


def test_a_second_value_after_a_comparison_has_a_hint_for_the_type_checker(scalar: Make) -> None:
    node, _ = parse_expr(scalar("c is red or blue"))
    assert isinstance(node, a.Or)
    assert alternative_hint(node, node.operands[1]) == "each side of `or` is a whole condition: `x is a or x is b`"
    assert alternative_hint(node, node.operands[0]) is None
