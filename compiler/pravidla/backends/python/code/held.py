"""What several parts of a listing hold in variables of their own is worked out once, before the first of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from pravidla.backends.python.code.tree import Branch, Comment, Line, Loop, Node
from pravidla.backends.python.code.variables import names_in

_HELD = re.compile(r"(known_\w+) = (.+)", re.DOTALL)
"""a line that holds what has an answer in every position"""


def held_once(nodes: list[Node]) -> list[Node]:
    """The nodes of a listing with one variable for what is held in several blocks, none of which is in a loop."""
    bound = frozenset(_bound(nodes))
    names: dict[str, str] = {}
    result = _block(nodes, bound, names)
    if not names:
        return result
    pattern = re.compile(rf"\b(?:{'|'.join(names)})\b")
    return _written(result, lambda text: pattern.sub(lambda found: names[found[0]], text))


def _block(nodes: list[Node], bound: frozenset[str], names: dict[str, str]) -> list[Node]:
    """A block with what two of its nodes hold in front of the first of these. `names`: variables that give way to
    others."""
    places: dict[str, list[int]] = {}
    held: dict[str, list[str]] = {}
    for place, node in enumerate(nodes):
        for name, text in _held(node):
            if not names_in(text) & bound:
                places.setdefault(text, []).append(place)
                held.setdefault(text, []).append(name)
    before: dict[int, list[Node]] = {}
    gone: set[str] = set()
    for text, found in places.items():
        if len(set(found)) > 1:
            first, *others = held[text]
            before.setdefault(_with_comments(nodes, found[0]), []).append(Line(f"{first} = {text}"))
            names.update(dict.fromkeys(others, first))
            gone.update(held[text])
    result: list[Node] = []
    for place, node in enumerate(nodes):
        result.extend(before.get(place, ()))
        result.extend(_without(node, gone) if gone else [node])
    return [_inside(node, bound, names) for node in result]


def _inside(node: Node, bound: frozenset[str], names: dict[str, str]) -> Node:
    if not isinstance(node, Branch):
        return node
    branches = [(test, _block(body, bound, names)) for test, body in node.branches]
    return Branch(branches, _block(node.orelse, bound, names))


def _held(node: Node) -> Iterator[tuple[str, str]]:
    """The variables that are set in a node outside of loops, with what they hold."""
    match node:
        case Line(text=text) if (found := _HELD.fullmatch(text)) is not None:
            yield found[1], found[2]
        case Branch(branches=branches, orelse=orelse):
            for body in (*[body for _, body in branches], orelse):
                for one in body:
                    yield from _held(one)
        case _:
            pass


def _bound(nodes: list[Node]) -> Iterator[str]:
    """The variables that are set somewhere in the nodes."""
    for node in nodes:
        match node:
            case Line(text=text):
                yield text.partition(" ")[0].rstrip(":")
            case Branch(branches=branches, orelse=orelse):
                for body in (*[body for _, body in branches], orelse):
                    yield from _bound(body)
            case Loop(body=body, binds=binds, orelse=orelse):
                yield from binds
                yield from _bound([*body, *orelse])
            case _:
                pass


def _with_comments(nodes: list[Node], place: int) -> int:
    """The place of the comments above a node."""
    while place and isinstance(nodes[place - 1], Comment):
        place -= 1
    return place


def _without(node: Node, gone: set[str]) -> list[Node]:
    """A node without the lines that set some variables."""
    match node:
        case Line(text=text) if (found := _HELD.fullmatch(text)) is not None and found[1] in gone:
            return []
        case Branch(branches=branches, orelse=orelse):
            inside = [(test, [kept for one in body for kept in _without(one, gone)]) for test, body in branches]
            return [Branch(inside, [kept for one in orelse for kept in _without(one, gone)])]
        case _:
            return [node]


def _written(nodes: list[Node], write: Callable[[str], str]) -> list[Node]:
    """The nodes with every text of theirs written anew."""
    result: list[Node] = []
    for node in nodes:
        match node:
            case Line(text=text):
                result.append(Line(write(text)))
            case Branch(branches=branches, orelse=orelse):
                inside = [(write(test), _written(body, write)) for test, body in branches]
                result.append(Branch(inside, _written(orelse, write)))
            case Loop(header=header, body=body, binds=binds, orelse=orelse):
                result.append(Loop(write(header), _written(body, write), binds, _written(orelse, write)))
            case _:
                result.append(node)
    return result
