"""Places and printed figures that a function certainly works out and then works out again: each gets a variable.

Only what depends on nothing but variables and tables is looked at, in functions that change nothing also the cells of
the state. A part is worked out beforehand only where the next statement works it out in any case, so that a figure
that is not there is asked for by nobody who would not have asked.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from pravidla.backends.python.code.hoisting import WRITE
from pravidla.backends.python.code.names import WORDS

_TABLE = re.compile(r"[A-Z][A-Z0-9_]*")
_NUMBERED = re.compile(r"(?:_\d+)+$")
_SOMETIMES = 0.5
"""how much a part counts that may be passed over"""
_IN_LOOP = 2


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a statement: which, where it stands, whether the statement works it out in any case."""

    key: str
    node: ast.expr
    weight: float
    certain: bool


def worked_out_once(lines: list[str], looks: bool) -> list[str]:
    """The body of a function, indented, with such parts in variables. `looks`: it is meant to change nothing."""
    if any('"""' in line for line in lines):
        return lines
    looks = looks and not any(WRITE.match(line) for line in lines)
    while (better := _next(lines, looks)) is not None:
        lines = better
    return lines


def _next(lines: list[str], looks: bool) -> list[str] | None:
    """The body with the part in a variable that is best taken first, None where none is worth it."""
    tree = ast.parse("def _():\n" + "\n".join(lines))
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    stored: dict[str, list[int]] = {}
    names = set(WORDS)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            names.add(node.id)
            if isinstance(node.ctx, ast.Store):
                stored.setdefault(node.id, []).append(node.lineno)
    best: tuple[float, int, list[_Part]] | None = None
    for block in _blocks(function.body):
        for place, statement in enumerate(block):
            wanted = {part.key for part in _own_parts(statement, looks) if part.certain}
            if not wanted:
                continue
            found: dict[str, list[_Part]] = {}
            for following in block[place:]:
                for part in _parts(following, looks, 1.0):
                    if part.key in wanted:
                        found.setdefault(part.key, []).append(part)
            for parts in found.values():
                cost = _cost(parts[0].node)
                gain = sum(part.weight for part in parts) * (cost - 1) - (cost + 1)
                changes = any(
                    line >= statement.lineno for name in _names(parts[0].node) for line in stored.get(name, ())
                )
                if gain > 0 and not changes and (best is None or (cost, gain) > (_cost(best[2][0].node), best[0])):
                    best = (gain, statement.lineno, parts)
    if best is None:
        return None
    _, line, parts = best
    variable = _unique(_called(parts[0].node), names)
    result = [*lines]
    for part in sorted(parts, key=lambda one: (one.node.lineno, one.node.col_offset), reverse=True):
        number = part.node.lineno - 2
        text = result[number].encode()
        result[number] = (text[: part.node.col_offset] + variable.encode() + text[part.node.end_col_offset :]).decode()
    before = line - 2
    indent = lines[before][: len(lines[before]) - len(lines[before].lstrip())]
    taken = ast.get_source_segment("def _():\n" + "\n".join(lines), parts[0].node)
    return [*result[:before], f"{indent}{variable} = {taken}", *result[before:]]


def _blocks(body: list[ast.stmt]) -> Iterator[list[ast.stmt]]:
    """All blocks before whose statements something can be put."""
    yield body
    for statement in body:
        for inner in _inner(statement):
            if isinstance(statement, ast.If) and inner is statement.orelse and _is_elif(statement):
                # what follows `elif` has blocks, and no place before it
                yield from [block for block in _blocks(inner) if block is not inner]
            else:
                yield from _blocks(inner)


def _is_elif(statement: ast.If) -> bool:
    only = statement.orelse[0] if len(statement.orelse) == 1 else None
    return isinstance(only, ast.If) and only.col_offset == statement.col_offset


def _inner(statement: ast.stmt) -> list[list[ast.stmt]]:
    match statement:
        case ast.If(body=body, orelse=orelse) | ast.For(body=body, orelse=orelse) | ast.While(body=body, orelse=orelse):
            return [block for block in (body, orelse) if block]
        case _:
            return []


def _own_parts(statement: ast.stmt, looks: bool) -> Iterator[_Part]:
    """The parts of a statement itself, without the blocks in it."""
    match statement:
        case ast.If(test=test):
            yield from _of(test, looks, 1.0, True)
        case ast.For(iter=source):
            yield from _of(source, looks, 1.0, True)
        case ast.While(test=test):
            yield from _of(test, looks, 1.0, False)
        case ast.Assign(value=value, targets=targets):
            for one in (value, *targets):
                yield from _of(one, looks, 1.0, True)
        case ast.AugAssign(target=target, value=value):
            for one in (target, value):
                yield from _of(one, looks, 1.0, True)
        case ast.AnnAssign(value=ast.expr() as value) | ast.Return(value=ast.expr() as value) | ast.Expr(value=value):
            yield from _of(value, looks, 1.0, True)
        case _:
            pass


def _parts(statement: ast.stmt, looks: bool, weight: float) -> Iterator[_Part]:
    """The parts of a statement and of the blocks in it, each with how often it is likely to be asked for."""
    for part in _own_parts(statement, looks):
        yield _Part(part.key, part.node, part.weight * weight, part.certain)
    inside = weight * (_IN_LOOP if isinstance(statement, ast.For | ast.While) else _SOMETIMES)
    for block in _inner(statement):
        for inner in block:
            yield from _parts(inner, looks, inside)


def _of(node: ast.expr, looks: bool, weight: float, certain: bool) -> Iterator[_Part]:
    """The parts in an expression, larger ones before those that they contain."""
    if isinstance(node, ast.Subscript):
        for part in (node, *_sums(node.slice)):
            if not isinstance(getattr(part, "ctx", None), ast.Store) and _is_settled(part, looks):
                yield _Part(ast.dump(part), part, weight, certain)
    maybe = weight * _SOMETIMES
    match node:
        case ast.BoolOp(values=[first, *others]):
            yield from _of(first, looks, weight, certain)
            for one in others:
                yield from _of(one, looks, maybe, False)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield from _of(test, looks, weight, certain)
            yield from _of(body, looks, maybe, False)
            yield from _of(orelse, looks, maybe, False)
        case ast.Compare(left=left, comparators=[first, *others]):
            yield from _of(left, looks, weight, certain)
            yield from _of(first, looks, weight, certain)
            for one in others:
                yield from _of(one, looks, maybe, False)
        case ast.Lambda() | ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp() | ast.JoinedStr():
            return
        case _:
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    yield from _of(child, looks, weight, certain)


def _sums(place: ast.expr) -> Iterator[ast.expr]:
    """What a place is worked out from."""
    while isinstance(place, ast.BinOp):
        yield place
        place = place.left


def _is_settled(node: ast.expr, looks: bool) -> bool:
    """Whether an expression depends on variables and tables only (and on the state, where nothing changes it)."""
    match node:
        case ast.Name() | ast.Constant(value=int()):
            return True
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult(), right=right):
            return _is_settled(left, looks) and _is_settled(right, looks)
        case ast.Subscript(value=ast.Name(id=table), slice=index) if _TABLE.fullmatch(table):
            return _is_settled(index, looks)
        case ast.Subscript(value=ast.Attribute(value=ast.Name(id="s")), slice=index):
            return looks and _is_settled(index, looks)
        case _:
            return False


def _cost(node: ast.expr) -> int:
    """The steps that an expression takes."""
    kinds = ast.Name | ast.Constant | ast.BinOp | ast.Subscript | ast.Attribute
    return sum(1 for one in ast.walk(node) if isinstance(one, kinds))


def _names(node: ast.expr) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def _called(node: ast.expr) -> str:
    """What to call a part: a figure as its column is called, a place after what it is the place of."""
    match node:
        case ast.Subscript(value=ast.Name(id=table)):
            return _NUMBERED.sub("", table).rpartition("_")[2].lower()
        case ast.Subscript(value=ast.Attribute(attr=field)):
            return f"{field}_there"
        case ast.BinOp(op=ast.Add(), right=ast.Constant(value=int(number))):
            return f"place_{number}"
        case ast.BinOp(op=ast.Add(), right=ast.Name(id=name)):
            return f"{_NUMBERED.sub('', name)}_place"
        case ast.BinOp(op=ast.Add(), right=ast.Subscript() as right):
            return f"{_called(right)}_place"
        case ast.BinOp(op=ast.Mult(), left=ast.Name(id=name), right=ast.Constant(value=int(number))):
            return f"{_NUMBERED.sub('', name)}_times_{number}"
        case _:
            return "worked_out"


def _unique(wanted: str, names: set[str]) -> str:
    variable, count = wanted, 1
    while variable in names:
        count += 1
        variable = f"{wanted}_{count}"
    return variable
