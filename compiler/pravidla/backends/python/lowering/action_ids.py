"""The small pieces that listings are made of: action ids, what is done with each of them, conditions around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pravidla.backends.python.code.tree import Branch, Line, Loop, Node
from pravidla.backends.python.lowering.context import Context
from pravidla.ir.nodes import Expr, Lit, Option


def action_id(context: Context, option: Option, env: Mapping[str, Expr]) -> str:
    """The action id of a combination of picks: of all of them, of the first one with 0 for the others, or what
    picks other than the first one add to that."""
    block = context.game.blocks[option.block]
    by_name = {pick.name: pick for pick in option.picks}
    constant, terms = block.offset, list[str]()
    if block.picks and block.picks[0][0] not in by_name:
        constant = 0
    stride = block.size
    for name, _, low, size in block.picks:
        stride //= size
        if name not in by_name:
            continue
        constant -= low * stride
        comp = by_name[name].comp
        known = env.get(comp.var)
        if isinstance(known, Lit):
            constant += known.value * stride
            continue
        var = context.local(comp.var).name
        terms.append(var if stride == 1 else f"{var} * {stride}")
    if constant or not terms:
        if terms and constant < 0:
            return f"{' + '.join(terms)} - {-constant}"
        terms.append(str(constant))
    return " + ".join(terms)


def appending(nodes: list[Node], written: Callable[[str], str]) -> list[Node]:
    """The nodes with something else done with each action that they append."""
    result: list[Node] = []
    for node in nodes:
        match node:
            case Line(text=text) if text.startswith("legal.append("):
                result.append(Line(written(text[13:-1])))
            case Branch(branches=branches, orelse=orelse):
                tests = [(test, appending(body, written)) for test, body in branches]
                result.append(Branch(tests, appending(orelse, written)))
            case Loop(header=header, body=body, binds=binds, orelse=orelse):
                result.append(Loop(header, appending(body, written), binds, orelse))
            case _:
                result.append(node)
    return result


def bare(text: str) -> str:
    """A single condition without the brackets that it would need beside others."""
    if not (text.startswith("(") and text.endswith(")")):
        return text
    depth = 0
    for position, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if depth == 0 and position < len(text) - 1:
            return text
    return text[1:-1]


def only_where(tests: Sequence[str], nodes: list[Node]) -> Node:
    """The nodes where conditions hold."""
    return Branch([(bare(tests[0]) if len(tests) == 1 else " and ".join(tests), nodes)])


def joined_tests(nodes: list[Node]) -> list[Node]:
    """`if a: if b: x` as `if a and b: x`."""
    if len(nodes) == 1 and isinstance(nodes[0], Branch) and len(nodes[0].branches) == 1 and not nodes[0].orelse:
        test, body = nodes[0].branches[0]
        if len(body) == 1 and isinstance(body[0], Branch) and len(body[0].branches) == 1 and not body[0].orelse:
            inner, rest = body[0].branches[0]
            if " or " not in test + inner and " if " not in test + inner:
                return [Branch([(f"{test} and {inner}", rest)])]
    return nodes
