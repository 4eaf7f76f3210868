"""Long rows of tests that tell numbers apart."""

from __future__ import annotations

import pytest

from pravidla.backends.python.code.halves import in_halves
from pravidla.backends.python.code.render import render
from pravidla.backends.python.code.tree import Branch, Line, Node


def row(sign: str, numbers: list[int], orelse: list[Node]) -> Branch:
    return Branch([(f"number {sign} {one}", [Line(f"found.append({one})")]) for one in numbers], orelse)


def found(nodes: list[Node], number: int) -> list[int]:
    """What the nodes find for a number."""
    text = "\n".join(render(nodes, 0, lambda node: [], lambda node: []))
    names: dict[str, object] = {"found": [], "number": number}
    exec(text, names)
    result = names["found"]
    assert isinstance(result, list)
    return result


@pytest.mark.parametrize("sign", ["==", "<"])
def test_a_long_row_finds_what_it_found_with_fewer_tests(sign: str) -> None:
    numbers = [1, 2, 4, 5, 7, 8, 9, 12, 13]
    before: list[Node] = [row(sign, numbers, [Line("found.append(99)")])]
    after = in_halves(before)
    assert after != before
    for number in range(15):
        assert found(after, number) == found(before, number)


def test_a_short_row_stays_as_it_is() -> None:
    short = row("==", [1, 2, 3], [])
    assert in_halves([short]) == [short]


def test_a_row_that_does_not_ascend_stays_as_it_is() -> None:
    mixed = row("==", [1, 3, 2, 4, 5, 6, 7], [])
    assert in_halves([mixed]) == [mixed]


def test_what_no_test_lets_through_is_not_written_twice_where_it_is_long() -> None:
    long = row("==", [1, 2, 3, 4, 5, 6, 7], [Line(f"found.append({number})") for number in range(5)])
    assert in_halves([long]) == [long]
