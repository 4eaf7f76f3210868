"""Locals of one function under short names. The variables of a game have names that no other variable has
(`caravan_27`), so that blocks can be joined; inside one function most numbers say nothing."""

from __future__ import annotations

import ast
import builtins
import io
import keyword
import re
import tokenize
from collections import Counter
from collections.abc import Set
from itertools import pairwise

from pravidla.backends.python.code.names import UNREADABLE

_NUMBERED = re.compile(r"([a-z_]*?[a-z])((?:_\d+)+)")
_WORDS = frozenset(keyword.kwlist) | frozenset(keyword.softkwlist) | frozenset(dir(builtins)) | UNREADABLE


def with_short_locals(function: str, taken: Set[str]) -> str:
    """The source of a function in which `caravan_27` is called `caravan`, where that is nothing else there and no name
    of the engine (`taken`). Two locals that would get one name keep theirs."""
    locals_ = _locals(ast.parse(function))
    wanted = {name: found[1] for name in locals_ if (found := _NUMBERED.fullmatch(name))}
    if not wanted:
        return function
    tokens = list(tokenize.generate_tokens(io.StringIO(function).readline))
    names = [(token, before) for before, token in pairwise(tokens) if token.type == tokenize.NAME]
    used = {token.string for token, before in names if before.string != "."} | _WORDS | taken
    times = Counter(wanted.values())
    short = {name: base for name, base in wanted.items() if base not in used and times[base] == 1}
    lines = function.splitlines(keepends=True)
    for token, before in reversed(names):
        if token.string in short and before.string != ".":
            row, start, end = token.start[0] - 1, token.start[1], token.end[1]
            lines[row] = lines[row][:start] + short[token.string] + lines[row][end:]
    return "".join(lines)


def _locals(tree: ast.Module) -> set[str]:
    """What is a parameter or gets a value in a function."""
    return {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)} | {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
