"""Generated code as text."""

from __future__ import annotations

import re
from collections.abc import Callable

from pravidla.backends.python.code.tree import (
    Assign,
    Branch,
    Comment,
    Exit,
    Give,
    Line,
    Loop,
    Node,
    Uses,
)
from pravidla.backends.python.code.variables import ends, mentioned

_ASKED = re.compile(r"\s*(?:if|elif|while) ")
_HOLDS_SOME = re.compile(r"\blen\(([\w.]+(?:\[[\w *+.]+\])*)\) > 0(?![\w.])")
_ANY = re.compile(
    r"(?:(?<= and )|(?<= or )|(?<=not )|(?<=if )|(?<=while ))"
    r"any\((?P<list>[\w.]+)\[(?P<start>[\w *]+) : (?P<stop>[\w *+]+)\]\)(?= and | or |:$|\))"
)
_FEW_COUNTS = 8
"""so many counts are asked one by one"""
_KINDS = re.compile(
    r"^(\s*for \w+ in )kinds\(([\w.]+\[(?:[^\[\]:]|\[[^\[\]:]+\])+ : (?:[^\[\]:]|\[[^\[\]:]+\])*(?<!\d)\d{1,3}\])\):$"
)
"""a loop over what is in a stretch of fewer than a thousand counts"""


def one_by_one(line: str) -> str:
    """A line that asks whether a zone among others holds anything, asking its few counts themselves: there is no copy
    of them, and often the first one answers."""
    return _ANY.sub(_counts, line) if _ASKED.match(line) and "lambda" not in line else line


def _counts(found: re.Match[str]) -> str:
    start, stop = found["start"], found["stop"]
    if start.isdigit() and stop.isdigit():
        places = [str(place) for place in range(int(start), int(stop))]
    elif stop.startswith(f"{start} + ") and stop.removeprefix(f"{start} + ").isdigit():
        number = int(stop.removeprefix(f"{start} + "))
        places = [start if place == 0 else f"{start} + {place}" for place in range(number)]
    else:
        return found[0]
    if len(places) > _FEW_COUNTS:
        return found[0]
    cells = " or ".join([f"{found['list']}[{place}]" for place in places])
    return f"({cells})"


def shortly(line: str) -> str:
    """A line with less work: lists are asked whether they hold anything without counting what they hold; the kinds in
    a copied stretch of counts, which nothing changes meanwhile, are found one by one and not listed first."""
    if _ASKED.match(line) and "lambda" not in line:
        return _HOLDS_SOME.sub(r"\1", line)
    return _KINDS.sub(r"\1compress(THOUSAND, \2):", line)


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


def without_repeats(lines: list[str], doc: tuple[str, ...]) -> list[str]:
    """The lines of a function without what has been said already: a comment keeps the place in the spec, and those
    citations that neither the docstring nor the comment of a block around it has; one that says nothing new goes."""
    around = [(-1, {word for line in doc for word in line.split()})]
    last = doc[-1].split()[-1:] if doc else []
    result: list[str] = []
    for line in lines:
        text = line.lstrip()
        if not text.startswith("# "):
            result.append(line)
            continue
        depth = len(line) - len(text)
        around = [block for block in around if block[0] < depth]
        *cites, place = text.removeprefix("# ").split()
        own = [cite for cite in cites if not any(cite in said for _, said in around)]
        around.append((depth, set(own)))
        if [*own, place] != last:
            last = [*own, place]
            result.append(f"{line[:depth]}# {' '.join(last)}")
    return result
