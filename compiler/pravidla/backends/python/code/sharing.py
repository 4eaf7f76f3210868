"""Conditions that options of a decision have in common, asked once around all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pravidla.backends.python.code.tree import Branch, Line, Loop, Node


@dataclass(frozen=True, slots=True)
class Guarded:
    """What an option adds, its comment first, and the conditions before it: each as text, and whether it has an answer
    in every position."""

    tests: tuple[tuple[str, bool], ...]
    comment: Node
    nodes: tuple[Node, ...]


def together(options: Sequence[Guarded], branch: Callable[[Sequence[str], list[Node]], Node]) -> list[Node]:
    """The options in their order, those in a row that share a condition inside of it. `branch` writes conditions."""
    nodes: list[Node] = []
    place = 0
    while place < len(options):
        common = _free(options[place])
        end = place + 1
        while end < len(options) and (still := [test for test in common if test in _free(options[end])]):
            common = still
            end += 1
        if end - place == 1:
            common, end = _alike(options, place)
        if end - place > 1 and common:
            inner = [_without(one, common) for one in options[place:end]]
            nodes.append(branch(common, together(inner, branch)))
            place = end
            continue
        only = options[place]
        own = [*only.nodes]
        nodes.append(only.comment)
        nodes.extend([branch([test for test, _ in only.tests], own)] if only.tests and own else own)
        place += 1
    return nodes


def _free(option: Guarded) -> list[str]:
    """The conditions that can be asked before all others of the option."""
    found: list[str] = []
    for test, answers in option.tests:
        if not answers:
            break
        found.append(test)
    return found if option.nodes else []


def _alike(options: Sequence[Guarded], place: int) -> tuple[list[str], int]:
    """The conditions with which an option and those after it begin alike, and where such options end. They need not
    have an answer: they are asked first in any case."""
    common = _texts(options[place])
    end = place + 1
    while end < len(options) and (still := _beginning(common, _texts(options[end]))):
        common = still
        end += 1
    return common, end


def _texts(option: Guarded) -> list[str]:
    return [test for test, _ in option.tests] if option.nodes else []


def _beginning(tests: Sequence[str], others: Sequence[str]) -> list[str]:
    """What two sequences begin with."""
    same = 0
    while same < min(len(tests), len(others)) and tests[same] == others[same]:
        same += 1
    return [*tests[:same]]


def _without(option: Guarded, tests: Sequence[str]) -> Guarded:
    return Guarded(tuple(one for one in option.tests if one[0] not in tests), option.comment, option.nodes)


def declared_once(nodes: list[Node], line: Line, again: Line) -> list[Node]:
    """The nodes with the first such line as it is and all later ones as `again`."""
    met = False

    def changed(block: list[Node]) -> list[Node]:
        nonlocal met
        result: list[Node] = []
        for node in block:
            if node == line:
                result.append(again if met else line)
                met = True
            elif isinstance(node, Branch):
                tests = [(test, changed(body)) for test, body in node.branches]
                result.append(Branch(tests, changed(node.orelse)))
            elif isinstance(node, Loop):
                result.append(Loop(node.header, changed(node.body), node.binds, changed(node.orelse)))
            else:
                result.append(node)
        return result

    return changed(nodes)
