"""Generated code as a small tree: statements, branches, loops and the places where a function is left.

The tree is what liveness and inlining work on; only `render` turns it into text. Variables of the rules are written by
`Assign` and by loops alone, so that reads and writes are known; every other name in a text is a temporary.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

_STRING = re.compile(r"\"(?:[^\"\\]|\\.)*\"")
_BOUND = re.compile(r"\bfor ([\w, ]+?) in |\blambda (\w+):")
_NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*")


@dataclass(slots=True)
class Line:
    """A simple statement that writes no variable of the rules."""

    text: str


@dataclass(slots=True)
class Comment:
    """A comment of its own line: citations and place in the spec."""

    text: str


@dataclass(slots=True)
class Assign:
    """A variable of the rules gets a value; `kind` is its Python type."""

    var: str
    text: str
    kind: str


@dataclass(slots=True)
class Branch:
    """`if`, `elif` … `else`."""

    branches: list[tuple[str, list[Node]]]
    orelse: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class Loop:
    """A loop with its header (`for x in y`, `while c`); `binds` are the variables that the header writes."""

    header: str
    body: list[Node]
    binds: tuple[str, ...] = ()
    orelse: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class Uses:
    """No code: marks variables as read here."""

    names: frozenset[str]


@dataclass(slots=True)
class Give:
    """Leave a plain function with a value (empty: none)."""

    text: str


@dataclass(slots=True)
class Goto:
    """Leave a block function towards another one."""

    label: Label


@dataclass(slots=True)
class CallRule:
    """Leave a block function into a rule (`text`: its first block, or one picked from a table), which comes back to
    `after`."""

    family: str
    text: str
    targets: tuple[Label, ...]
    after: Label


@dataclass(slots=True)
class LeaveRule:
    """The rule is done: back to whoever called it."""

    family: str


@dataclass(slots=True)
class EndOfGame:
    """The game is over."""


@dataclass(slots=True)
class Wait:
    """Leave the block function to wait for an action; `label` is the waiting point."""

    label: Label


@dataclass(slots=True)
class Take:
    """Leave a block function into the taking of an action (`text`) of the waiting point `label`."""

    label: Label
    text: str


Exit = Goto | CallRule | LeaveRule | EndOfGame | Wait | Take
Node = Line | Comment | Assign | Branch | Loop | Uses | Give | Exit


@dataclass(eq=False)
class Label:
    """A block function: its name, the rule that it belongs to, its code. `point` numbers the waiting points.
    `parameter` is the extra parameter of a function that takes an action."""

    name: str
    rule: str
    body: list[Node] = field(default_factory=list)
    doc: tuple[str, ...] = ()
    point: int = -1
    kept: bool = False
    """never merged into another function"""
    parameter: str = ""
    reads: frozenset[str] = frozenset()
    """variables that listing, texts and reasons of a waiting point read"""
    take: Label | None = None
    """of a waiting point: where the action is taken"""


@dataclass
class Function:
    """A plain function."""

    name: str
    params: list[str]
    """with their annotations, `s` included"""
    returns: str
    doc: tuple[str, ...]
    body: list[Node]


def names_in(text: str) -> set[str]:
    """The bare names that a text of code reads: not attributes, not inside strings, not bound in the text itself."""
    return set(_read_names(text))


def _read_names(text: str) -> list[str]:
    plain = _STRING.sub('""', text)
    bound = {name.strip() for group in _BOUND.findall(plain) for part in group for name in part.split(",")}
    return [name for name in _NAME.findall(plain) if name not in bound]


def live_before(
    nodes: list[Node], after: frozenset[str], known: frozenset[str], leave: Callable[[Exit], frozenset[str]]
) -> frozenset[str]:
    """The variables (of `known`) whose values are needed before the nodes, when `after` are needed behind them."""

    def reads(text: str) -> frozenset[str]:
        return frozenset(names_in(text)) & known

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
            return text.startswith(("raise ", "return"))
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


def joined(nodes: list[Node]) -> list[Node]:
    """The nodes with `if a: if b: x` written as `if a and b: x`."""
    result: list[Node] = []
    for node in nodes:
        match node:
            case Branch(branches=branches, orelse=orelse):
                inner = Branch([(test, joined(body)) for test, body in branches], joined(orelse))
                comments, only = _only_branch(inner.branches[0][1])
                if len(inner.branches) == 1 and not inner.orelse and only is not None:
                    test, body = only.branches[0]
                    result.extend(comments)
                    inner = Branch([(f"{_bracketed(inner.branches[0][0])} and {_bracketed(test)}", body)])
                result.append(inner)
            case Loop(header=header, body=body, binds=binds, orelse=orelse):
                result.append(Loop(header, joined(body), binds, joined(orelse)))
            case _:
                result.append(node)
    return result


def _only_branch(nodes: list[Node]) -> tuple[list[Node], Branch | None]:
    """A single `if` without `else` that the nodes are, and the comments above it."""
    if nodes and isinstance(nodes[-1], Branch) and all(isinstance(node, Comment) for node in nodes[:-1]):
        last = nodes[-1]
        if len(last.branches) == 1 and not last.orelse:
            return nodes[:-1], last
    return [], None


def _bracketed(test: str) -> str:
    return f"({test})" if " or " in test or " if " in test or "lambda" in test else test


def with_used_variables(nodes: list[Node]) -> list[Node]:
    """The nodes with `_` for variables of loops that their bodies do not read."""
    result: list[Node] = []
    for node in nodes:
        match node:
            case Branch(branches=branches, orelse=orelse):
                inner = [(test, with_used_variables(body)) for test, body in branches]
                result.append(Branch(inner, with_used_variables(orelse)))
            case Loop(header=header, body=body, binds=(var,), orelse=orelse) if header.startswith(f"for {var} in "):
                if var not in mentioned(body):
                    header = f"for _ in {header.removeprefix(f'for {var} in ')}"
                result.append(Loop(header, with_used_variables(body), (var,), with_used_variables(orelse)))
            case Loop(header=header, body=body, binds=binds, orelse=orelse):
                result.append(Loop(header, with_used_variables(body), binds, with_used_variables(orelse)))
            case _:
                result.append(node)
    return result


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


def render(
    nodes: list[Node], indent: int, leave: Callable[[Exit], list[str]], assign: Callable[[Assign], list[str]]
) -> list[str]:
    """The lines of the nodes. `leave` writes exits, `assign` writes assignments to variables of the rules."""
    pad = "    " * indent
    lines: list[str] = []

    def block(body: list[Node]) -> list[str]:
        inner = render(body, indent + 1, leave, assign)
        return (
            inner
            if any(not line.lstrip().startswith("#") for line in inner)
            else [*inner, "    " * (indent + 1) + "pass"]
        )

    for position, node in enumerate(nodes):
        match node:
            case Line(text=text):
                lines.append(pad + text)
            case Comment(text=text):
                following = nodes[position + 1] if position + 1 < len(nodes) else None
                if following is not None and not isinstance(following, Comment):
                    lines.append(f"{pad}# {text}")
            case Assign():
                lines.extend(pad + line for line in assign(node))
            case Branch(branches=branches, orelse=orelse):
                word = "if"
                for condition, body in branches:
                    lines.append(f"{pad}{word} {condition}:")
                    lines.extend(block(body))
                    word = "elif"
                if orelse and all(ends(body) for _, body in branches):
                    lines.extend(render(orelse, indent, leave, assign))
                elif orelse:
                    lines.append(f"{pad}else:")
                    lines.extend(block(orelse))
            case Loop(header=header, body=body, orelse=orelse):
                lines.append(f"{pad}{header}:")
                lines.extend(block(body))
                if orelse:
                    lines.append(f"{pad}else:")
                    lines.extend(block(orelse))
            case Uses():
                pass
            case Give(text=text):
                lines.append(f"{pad}return {text}".rstrip())
            case _:
                lines.extend(pad + line for line in leave(node))
    return lines
