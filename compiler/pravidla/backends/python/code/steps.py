"""Options in a row that each ask whether a number is great enough: the smallest of these questions stands around all
of them, so that a small number is asked about once."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from pravidla.backends.python.code.tree import Branch, Line, Loop, Node

_STEP = re.compile(r"(s\.\w+(?:\[\w+\])?) >= (\d+)")
_SURE = re.compile(r"s\.\w+\[\w+ \* \d+(?: \+ \d+)?\] (?:<|<=|>|>=|==) \d+")
"""a question that has an answer in every position"""
_OPTION = "legal.append("
_LONG = 3
"""so many options in a row are worth it"""


@dataclass(frozen=True, slots=True)
class _Option:
    """What an option asks besides the step (0: asked already), and what it adds."""

    step: int
    tests: tuple[str, ...]
    body: tuple[Node, ...]


def in_steps(nodes: list[Node]) -> list[Node]:
    """The nodes with such rows of options inside each other's questions."""
    result: list[Node] = []
    row: list[_Option] = []
    asked = ""
    plain: list[Node] = []

    def close() -> None:
        result.extend(_inside(row, asked) if len(row) >= _LONG and len({one.step for one in row}) > 1 else plain)
        row.clear()
        plain.clear()

    for node in nodes:
        found = _option(node)
        if found is None or found[0] != asked:
            close()
        if found is not None:
            asked = found[0]
            row.append(found[1])
            plain.append(node)
            continue
        match node:
            case Branch(branches=branches, orelse=orelse):
                result.append(Branch([(test, in_steps(body)) for test, body in branches], in_steps(orelse)))
            case Loop(header=header, body=body, binds=binds, orelse=orelse):
                result.append(Loop(header, in_steps(body), binds, in_steps(orelse)))
            case _:
                result.append(node)
    close()
    return result


def _option(node: Node) -> tuple[str, _Option] | None:
    """What a node asks about in steps, and the option that it is."""
    if not isinstance(node, Branch) or len(node.branches) != 1 or node.orelse:
        return None
    test, body = node.branches[0]
    if not all(isinstance(one, Line) and one.text.startswith(_OPTION) for one in body):
        return None
    tree = ast.parse(test, mode="eval").body
    parts = tree.values if isinstance(tree, ast.BoolOp) and isinstance(tree.op, ast.And) else [tree]
    if any(isinstance(part, ast.BoolOp | ast.IfExp | ast.NamedExpr | ast.Lambda) for part in parts):
        return None
    tests = [ast.get_source_segment(test, part) or "" for part in parts]
    for place, text in enumerate(tests):
        step = _STEP.fullmatch(text)
        if step is not None:
            return step[1], _Option(int(step[2]), (*tests[:place], *tests[place + 1 :]), tuple(body))
        if not _SURE.fullmatch(text):
            return None
    return None


def _inside(row: list[_Option], asked: str) -> list[Node]:
    """The options in their order, those that still ask about a step together."""
    result: list[Node] = []
    place = 0
    while place < len(row):
        end = place
        while end < len(row) and row[end].step:
            end += 1
        if end - place > 1:
            least = min(one.step for one in row[place:end])
            inner = [_Option(0 if one.step == least else one.step, one.tests, one.body) for one in row[place:end]]
            result.append(Branch([(f"{asked} >= {least}", _inside(inner, asked))]))
            place = end
            continue
        only = row[place]
        step = (f"{asked} >= {only.step}",) if only.step else ()
        tests = " and ".join((*step, *only.tests))
        result.extend([Branch([(tests, [*only.body])])] if tests else only.body)
        place += 1
    return result
