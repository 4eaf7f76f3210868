"""Long rows of tests that tell the numbers of one variable apart: the first question is in which half it is."""

from __future__ import annotations

import re
from itertools import pairwise

from pravidla.backends.python.code.tree import Branch, Loop, Node
from pravidla.backends.python.code.variables import size

_NUMBER = re.compile(r"(\w+) (==|<) (\d+)")
_LONG = 6
"""so many tests in a row are worth a question before them"""
_TWICE = 2
"""greatest size of what no test lets through, where it has to stand in both halves"""


def in_halves(nodes: list[Node]) -> list[Node]:
    """The nodes with long rows of tests of one variable, by ascending numbers, in halves."""
    result: list[Node] = []
    for node in nodes:
        match node:
            case Branch(branches=branches, orelse=orelse):
                inner = [(test, in_halves(body)) for test, body in branches]
                result.append(_halved(Branch(inner, in_halves(orelse))))
            case Loop(header=header, body=body, binds=binds, orelse=orelse):
                result.append(Loop(header, in_halves(body), binds, in_halves(orelse)))
            case _:
                result.append(node)
    return result


def _halved(branch: Branch) -> Branch:
    found = [_NUMBER.fullmatch(test) for test, _ in branch.branches]
    tests = [(one[1], one[2], int(one[3])) for one in found if one is not None]
    if len(tests) < _LONG or len(tests) < len(branch.branches) or len({test[:2] for test in tests}) > 1:
        return branch
    if any(one >= other for (_, _, one), (_, _, other) in pairwise(tests)):
        return branch
    variable, sign, _ = tests[0]
    middle = len(tests) // 2
    if sign == "<":
        # the last number of the lower half needs no test of its own
        lower = Branch(branch.branches[: middle - 1], branch.branches[middle - 1][1])
        number = tests[middle - 1][2]
    elif size(branch.orelse) <= _TWICE:
        lower = Branch(branch.branches[:middle], branch.orelse)
        number = tests[middle][2]
    else:
        return branch
    upper = Branch(branch.branches[middle:], branch.orelse)
    return Branch([(f"{variable} < {number}", [_halved(lower)])], [_halved(upper)])
