"""What is the same for every element of a loop, worked out when the first element comes so far that it is asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pravidla.backends.python.code.tree import Branch, Line, Loop, Node
from pravidla.backends.python.passes.simplify import loads
from pravidla.ir.nodes import Expr


def loop_with(
    known: Sequence[str], header: str, var: str, tests: Sequence[tuple[Expr, str]], body: list[Node], late: bool
) -> list[Node]:
    """A loop that does `body` for the elements that pass tests (given with their texts), after lines that set what it
    knows of all elements. With `late`, a single such line stands behind the tests that do without it where these read
    the state: it may be that no element passes them."""
    texts = dict.fromkeys(text for _, text in tests)
    early = _early(known, tests) if late else []
    if not early:
        inner: list[Node] = [Branch([(" and ".join(texts), body)])] if texts else body
        return [*[Line(line) for line in known], Loop(f"for {var} in {header}", inner, (var,))]
    name = known[0].partition(" = ")[0]
    others = " and ".join(text for text in texts if text not in early)
    first: list[Node] = [
        Branch([(f"{name} is None", [Line(known[0])])]),
        *([Branch([(others, body)])] if others else body),
    ]
    return [Line(f"{name} = None"), Loop(f"for {var} in {header}", [Branch([(" and ".join(early), first)])], (var,))]


def _early(known: Sequence[str], tests: Sequence[tuple[Expr, str]]) -> list[str]:
    """The tests before the first that needs what is known; none where nothing is won by asking them first."""
    if len(known) != 1:
        return []
    name = re.compile(rf"(?<![\w.]){known[0].partition(' = ')[0]}(?!\w)")
    early: list[str] = []
    reads = False
    for expr, text in tests:
        if name.search(text):
            return list(dict.fromkeys(early)) if reads else []
        early.append(text)
        reads = reads or loads(expr)
    return []
