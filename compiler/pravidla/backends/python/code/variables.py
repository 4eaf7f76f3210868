"""What a piece of generated code reads, writes and leads to."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from pravidla.backends.python.code.tree import (
    Assign,
    Branch,
    CallRule,
    Comment,
    EndOfGame,
    Exit,
    Give,
    Goto,
    LeaveRule,
    Line,
    Loop,
    Node,
    Take,
    Uses,
    Wait,
)

_STRING = re.compile(r"\"(?:[^\"\\]|\\.)*\"")


_BOUND = re.compile(r"\bfor ([\w, ]+?) in |\blambda (\w+):")


_REMEMBERED = 10_000
_NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*")


@lru_cache(_REMEMBERED)
def names_in(text: str) -> frozenset[str]:
    """The bare names that a text of code reads: not attributes, not inside strings, not bound in the text itself."""
    return frozenset(_read_names(text))


@lru_cache(_REMEMBERED)
def _read_names(text: str) -> tuple[str, ...]:
    plain = _STRING.sub('""', text)
    bound = {name.strip() for group in _BOUND.findall(plain) for part in group for name in part.split(",")}
    return tuple([name for name in _NAME.findall(plain) if name not in bound])


def live_before(
    nodes: list[Node], after: frozenset[str], known: frozenset[str], leave: Callable[[Exit], frozenset[str]]
) -> frozenset[str]:
    """The variables (of `known`) whose values are needed before the nodes, when `after` are needed behind them."""

    def reads(text: str) -> frozenset[str]:
        return names_in(text) & known

    live = after
    for node in reversed(nodes):
        match node:
            case Line(text=text):
                live = live | reads(text)
            case Assign(var=var, text=text):
                live = (live - {var}) | reads(text)
            case Uses(names=names):
                live = live | names
            case Branch(branches=branches, orelse=orelse):
                result = live_before(orelse, live, known, leave)
                for condition, body in reversed(branches):
                    result = result | reads(condition) | live_before(body, live, known, leave)
                live = result
            case Loop(header=header, body=body, binds=binds, orelse=orelse):
                source = header.partition(" in ")[2] if header.startswith("for ") else header
                result = live_before(orelse, live, known, leave) | live | reads(source)
                while True:
                    more = result | (live_before(body, result, known, leave) - frozenset(binds))
                    if more == result:
                        break
                    result = more
                live = result - (frozenset(binds) - reads(source) - after)
            case Give(text=text):
                live = reads(text)
            case Take(text=text):
                live = leave(node) | reads(text)
            case Comment():
                pass
            case _:
                live = leave(node)
    return live


def mentioned(nodes: list[Node]) -> dict[str, int]:
    """How often each bare name occurs in the nodes; names in loops count twice, `writes` are not counted."""
    found: dict[str, int] = {}

    def add(text: str, weight: int) -> None:
        for name in _read_names(text):
            found[name] = found.get(name, 0) + weight

    def walk(nodes: list[Node], weight: int) -> None:
        for node in nodes:
            match node:
                case Line(text=text) | Give(text=text) | Take(text=text) | Assign(text=text):
                    add(text, weight)
                case Branch(branches=branches, orelse=orelse):
                    for condition, body in branches:
                        add(condition, weight)
                        walk(body, weight)
                    walk(orelse, weight)
                case Loop(header=header, body=body, orelse=orelse):
                    loop = header.startswith("for ")
                    add(header.partition(" in ")[2] if loop else header, weight if loop else weight + 2)
                    walk(body, weight + 2)
                    walk(orelse, weight)
                case _:
                    pass

    walk(nodes, 1)
    return found


def written(nodes: list[Node]) -> set[str]:
    """The variables that the nodes write."""
    found: set[str] = set()
    for node in nodes:
        match node:
            case Assign(var=var):
                found.add(var)
            case Branch(branches=branches, orelse=orelse):
                for _, body in branches:
                    found |= written(body)
                found |= written(orelse)
            case Loop(body=body, binds=binds, orelse=orelse):
                found |= written(body) | set(binds) | written(orelse)
            case _:
                pass
    return found


def exits(nodes: list[Node]) -> list[Exit]:
    """All places where the nodes leave the function."""
    found: list[Exit] = []
    for node in nodes:
        match node:
            case Branch(branches=branches, orelse=orelse):
                for _, body in branches:
                    found.extend(exits(body))
                found.extend(exits(orelse))
            case Loop(body=body, orelse=orelse):
                found.extend(exits(body))
                found.extend(exits(orelse))
            case Goto() | CallRule() | LeaveRule() | EndOfGame() | Wait() | Take():
                found.append(node)
            case _:
                pass
    return found


def ends(nodes: list[Node]) -> bool:
    """Whether control never gets behind the nodes."""
    if not nodes:
        return False
    match nodes[-1]:
        case Goto() | CallRule() | LeaveRule() | EndOfGame() | Wait() | Take() | Give():
            return True
        case Line(text=text):
            return text == "return" or text.startswith(("raise ", "return "))
        case Branch(branches=branches, orelse=orelse):
            return bool(orelse) and ends(orelse) and all(ends(body) for _, body in branches)
        case Loop(header="while True", body=body):
            return not any(isinstance(node, Line) and node.text == "break" for node in _flat(body))
        case _:
            return False


def _flat(nodes: list[Node]) -> list[Node]:
    found: list[Node] = []
    for node in nodes:
        found.append(node)
        if isinstance(node, Branch):
            for _, body in node.branches:
                found.extend(_flat(body))
            found.extend(_flat(node.orelse))
    return found


def size(nodes: list[Node]) -> int:
    """About how many lines the nodes take."""
    total = 0
    for node in nodes:
        match node:
            case Branch(branches=branches, orelse=orelse):
                total += sum(1 + size(body) for _, body in branches) + (1 + size(orelse) if orelse else 0)
            case Loop(body=body, orelse=orelse):
                total += 1 + size(body) + size(orelse)
            case Comment() | Uses():
                pass
            case _:
                total += 1
    return total
