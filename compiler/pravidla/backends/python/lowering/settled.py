"""What rules that wait know of their variables: where one can hold a single number, nobody asks for it."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from pravidla.backends.python.code.tree import (
    Assign,
    Branch,
    CallRule,
    EndOfGame,
    Exit,
    Goto,
    Label,
    LeaveRule,
    Loop,
    Node,
    Take,
    Wait,
)
from pravidla.backends.python.code.variables import ends, exits, written
from pravidla.backends.python.lowering.families import Family

Known = dict[str, int]
"""Variables that can hold one number only, with that number."""


class Settled:
    """What is known of variables where each block of one game begins."""

    def __init__(self, labels: list[Label], families: Mapping[str, Family]) -> None:
        self.labels = labels
        self.families = families
        self.before: dict[Label, Known] = {}
        """blocks that play can come to"""
        self._edge: list[Label] = []
        self._written: dict[tuple[Label, ...], frozenset[str]] = {}

    def fold(self) -> None:
        """Take the tests out whose answer is known, in all blocks."""
        led_to = {target for label in self.labels for node in exits(label.body) for target in self._targets(node)}
        for label in self.labels:
            if label not in led_to:
                self._arrive(label, {})
        while self._edge:
            label = self._edge.pop()
            self._walk(label.body, dict(self.before[label]))
        for label in self.labels:
            if label in self.before:
                label.body = self._folded(label.body, dict(self.before[label]))

    def _targets(self, node: Exit) -> list[Label]:
        match node:
            case Goto(label=label) | Take(label=label):
                return [label]
            case CallRule(family=family, targets=targets, after=after):
                return [*targets, after] if self.families[family].several else [*targets]
            case Wait(label=label):
                return [] if label.take is None else [label.take]
            case _:
                return []

    def _arrive(self, label: Label, known: Known) -> None:
        """Play can come to a block with this knowledge."""
        before = self.before.get(label)
        common = known if before is None else _common([before, known])
        if common != before:
            self.before[label] = dict(common)
            self._edge.append(label)

    def _written_from(self, targets: tuple[Label, ...]) -> frozenset[str]:
        """The variables that a rule, called at one of these blocks, can write until it is done."""
        if targets not in self._written:
            seen = set(targets)
            edge = [*targets]
            found: set[str] = set()
            while edge:
                label = edge.pop()
                found |= written(label.body)
                for target in [target for node in exits(label.body) for target in self._targets(node)]:
                    if target not in seen:
                        seen.add(target)
                        edge.append(target)
            self._written[targets] = frozenset(found)
        return self._written[targets]

    def _walk(self, nodes: list[Node], known: Known) -> Known | None:
        """Lead on from all exits of the nodes; what is known behind them, None where play never comes there."""
        for node in nodes:
            match node:
                case Assign(var=var, text=text):
                    _learn(known, var, text)
                case Branch():
                    behind: list[Known] = []
                    for _, body, inside in _ways(node, known):
                        after = self._walk(body, inside)
                        if after is not None and not ends(body):
                            behind.append(after)
                    if not behind:
                        return None
                    known = _common(behind)
                case Loop(body=body, orelse=orelse):
                    for var in written([node]):
                        known.pop(var, None)
                    self._walk(body, dict(known))
                    self._walk(orelse, dict(known))
                case CallRule(family=family, targets=targets, after=after) if self.families[family].several:
                    for target in targets:
                        self._arrive(target, known)
                    # a rule comes back to its caller, and what it does not write is as it was
                    written_there = self._written_from(targets)
                    self._arrive(after, {var: number for var, number in known.items() if var not in written_there})
                    return None
                case Goto() | CallRule() | Wait() | Take():
                    for target in self._targets(node):
                        self._arrive(target, known)
                    return None
                case LeaveRule() | EndOfGame():
                    return None
                case _:
                    pass
        return known

    def _folded(self, nodes: list[Node], known: Known) -> list[Node]:
        """The nodes without tests whose answer is known; `known` becomes what is known behind them."""
        result: list[Node] = []
        for node in nodes:
            match node:
                case Assign(var=var, text=text):
                    _learn(known, var, text)
                    result.append(node)
                case Branch():
                    result.extend(self._chosen(node, known))
                case Loop(header=header, body=body, binds=binds, orelse=orelse):
                    for var in written([node]):
                        known.pop(var, None)
                    inner = self._folded(body, dict(known))
                    result.append(Loop(header, inner, binds, self._folded(orelse, dict(known))))
                case _:
                    result.append(node)
            if ends(result):
                break
        return result

    def _chosen(self, node: Branch, known: Known) -> list[Node]:
        branches: list[tuple[str, list[Node]]] = []
        orelse: list[Node] = []
        behind: list[Known] = []
        for test, body, inside in _ways(node, known):
            done = self._folded(body, inside)
            if not ends(done):
                behind.append(inside)
            if test == "True":
                orelse = done
            else:
                branches.append((test, done))
        known.clear()
        known.update(_common(behind))
        if not branches:
            return orelse
        return [Branch(branches, orelse)]


def _common(behind: list[Known]) -> Known:
    """What is known wherever play comes from."""
    if not behind:
        return {}
    return {var: number for var, number in behind[0].items() if all(one.get(var) == number for one in behind)}


def _learn(known: Known, var: str, text: str) -> None:
    """A variable gets the value that the text gives."""
    number = _number(text, known)
    if number is None:
        known.pop(var, None)
    else:
        known[var] = number


def _number(text: str, known: Known) -> int | None:
    return int(text) if text.isdigit() else known.get(text)


def _ways(node: Branch, known: Known) -> list[tuple[str, list[Node], Known]]:
    """The bodies that play can come to, each with what is left of its test and what is known there: those of the tests
    that can be true, in order. The test of the last one is `True`."""
    found: list[tuple[str, list[Node], Known]] = []
    rest = dict(known)
    for test, body in node.branches:
        answer = _simplified(test, rest)
        if answer == "False":
            continue
        found.append((answer, body, {**rest, **_learnt(test, True)}))
        if answer == "True":
            return found
        rest.update(_learnt(test, False))
    found.append(("True", node.orelse, rest))
    return found


def _learnt(test: str, answer: bool) -> Known:
    """What a test of one variable tells where this was its answer."""
    match ast.parse(test, mode="eval").body:
        case ast.Name(id=var) if not answer:
            return {var: 0}
        case ast.UnaryOp(op=ast.Not(), operand=ast.Name(id=var)) if answer:
            return {var: 0}
        case ast.Compare(left=ast.Name(id=var), ops=[op], comparators=[ast.Constant(value=int(number))]):
            return {var: number} if isinstance(op, ast.Eq if answer else ast.NotEq) else {}
        case _:
            return {}


def _simplified(test: str, known: Known) -> str:
    """A test without the parts whose answer is known; `True` or `False` where that is all of them."""
    if test in ("True", "False") or not any(var in test for var in known):
        return test
    return _without_known(ast.parse(test, mode="eval").body, test, known)


def _without_known(node: ast.expr, whole: str, known: Known) -> str:
    text = ast.get_source_segment(whole, node) or whole
    match node:
        case ast.Name(id=var) if var in known:
            return str(bool(known[var]))
        case ast.UnaryOp(op=ast.Not(), operand=ast.expr() as operand):
            inner = _without_known(operand, whole, known)
            return {"True": "False", "False": "True"}.get(inner, text)
        case ast.Compare(left=ast.Name(id=var), ops=[op], comparators=[ast.Constant(value=int(number))]):
            return str(_compared(op, known[var], number)) if var in known else text
        case ast.BoolOp(op=op, values=values):
            decisive, idle = ("False", "True") if isinstance(op, ast.And) else ("True", "False")
            parts: list[tuple[str, bool]] = []
            for value in values:
                part = _without_known(value, whole, known)
                if part == decisive:
                    return text if parts else decisive
                if part != idle:
                    parts.append((part, isinstance(value, ast.BoolOp | ast.IfExp | ast.NamedExpr | ast.Lambda)))
            if len(parts) == len(values) or not parts:
                return text if parts else idle
            if len(parts) == 1:
                return parts[0][0]
            word = " and " if isinstance(op, ast.And) else " or "
            return word.join([f"({part})" if loose else part for part, loose in parts])
        case _:
            return text


def _compared(op: ast.cmpop, left: int, right: int) -> bool:
    match op:
        case ast.Eq():
            return left == right
        case ast.NotEq():
            return left != right
        case ast.Lt():
            return left < right
        case ast.LtE():
            return left <= right
        case ast.Gt():
            return left > right
        case ast.GtE():
            return left >= right
        case _:
            raise AssertionError(f"{type(op).__name__} compares no numbers")
