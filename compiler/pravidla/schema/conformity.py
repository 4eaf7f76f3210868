"""Whether a definition has the shape that the schema wants: yes, with its blocks, or no.

Most definitions are right, and for them this is all there is to do. The general validator, which is slow to load and
to run, only has to say what is wrong with one that is not.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Mapping as Table
from functools import cache, partial
from typing import Any

from pravidla.schema.document import OUTLINE, SUFFIX, spec_schema
from pravidla.source import Mapping, Node, Scalar, Sequence, key_text

Blocks = list[Mapping]
Test = Callable[[Node, Blocks | None], bool]
"""Judges a node and notes the blocks in it. Without a list a block counts as a mistake, as it does for the validator
where it only asks."""

_REMARKS = frozenset(("$schema", "title", "$comment", "description", "expected", "says", "sentence", "$defs"))


def blocks(node: Mapping, kind: str) -> Blocks | None:
    """The blocks of a definition that has the right shape for its kind; None for any other."""
    found: Blocks = []
    return found if _definitions()[kind + SUFFIX](node, found) else None


@cache
def _definitions() -> Table[str, Test]:
    tests: dict[str, Test] = {}
    for name, schema in spec_schema()["$defs"].items():
        tests[name] = _test(schema, tests)
    return tests


def _test(schema: Any, named: Table[str, Test]) -> Test:
    """The test of a schema. `named` may be filled later."""
    if isinstance(schema, bool):
        return lambda _node, _blocks: schema
    tests = [made for key, value in schema.items() if (made := _keyword(key, value, schema, named)) is not None]
    if len(tests) == 1:
        return tests[0]

    def all_of(node: Node, blocks: Blocks | None) -> bool:
        return all(test(node, blocks) for test in tests)

    return all_of


def _keyword(key: str, value: Any, schema: Table[str, Any], named: Table[str, Test]) -> Test | None:
    below = partial(_test, named=named)
    match key:
        case _ if key in _REMARKS or key in ("then", "else"):
            return None
        case "$ref":
            return _named(value.removeprefix("#/$defs/"), named)
        case "if":
            return _condition(below(value), below(schema.get("then", True)), below(schema.get("else", True)))
        case "allOf":
            parts = [below(one) for one in value]
            return lambda node, blocks: all(part(node, blocks) for part in parts)
        case "anyOf":
            parts = [below(one) for one in value]
            return lambda node, _: any(part(node, None) for part in parts)
        case "oneOf":
            parts = [below(one) for one in value]
            return lambda node, _: sum([part(node, None) for part in parts]) == 1
        case "not":
            part = below(value)
            return lambda node, _: not part(node, None)
        case "items":
            return _items(below(value))
        case "properties" | "patternProperties" | "additionalProperties":
            first = next(one for one in schema if one in ("properties", "patternProperties", "additionalProperties"))
            return _members(schema, below) if key == first else None
        case "propertyNames":
            part = below(value)
            return lambda node, blocks: (
                not isinstance(node, Mapping) or all(part(_key(one), blocks) for one, _ in node.entries)
            )
        case _ if key == OUTLINE:
            return _outline
        case _:
            return _plain(key, value)


def _named(name: str, named: Table[str, Test]) -> Test:
    def look_up(node: Node, blocks: Blocks | None) -> bool:
        return named[name](node, blocks)

    return look_up


def _condition(test: Test, then: Test, otherwise: Test) -> Test:
    return lambda node, blocks: (then if test(node, None) else otherwise)(node, blocks)


def _outline(node: Node, blocks: Blocks | None) -> bool:
    if isinstance(node, Mapping):
        if blocks is None:
            return False
        blocks.append(node)
    return not (blocks is None and isinstance(node, Scalar) and isinstance(node.value, str))


def _items(part: Test) -> Test:
    def items(node: Node, blocks: Blocks | None) -> bool:
        if isinstance(node, Sequence):
            for item in node.items:
                if not part(item, blocks):
                    return False
        return True

    return items


def _key(key: Scalar) -> Scalar:
    return key if isinstance(key.value, str) else Scalar(key_text(key.value), key.span, (), key.quoted)


def _members(schema: Table[str, Any], below: Callable[[Any], Test]) -> Test:
    """The values of a mapping, by their keys. Keys that stand twice are for the validator to judge."""
    known = {name: below(one) for name, one in schema.get("properties", {}).items()}
    patterns = [(re.compile(pattern), below(one)) for pattern, one in schema.get("patternProperties", {}).items()]
    others = below(schema.get("additionalProperties", True))

    def members(node: Node, blocks: Blocks | None) -> bool:
        if not isinstance(node, Mapping):
            return True
        seen: set[str] = set()
        for key, value in node.entries:
            name = key_text(key.value)
            if name in seen:
                return False
            seen.add(name)
            test = known.get(name)
            tests = [] if test is None else [test]
            tests += [test for pattern, test in patterns if pattern.search(name)]
            for test in tests or (others,):
                if not test(value, blocks):
                    return False
        return True

    return members


def _plain(key: str, value: Any) -> Test:
    """A keyword that judges the node by itself."""
    if key == "type":
        wanted = frozenset((value,) if isinstance(value, str) else value)
        return lambda node, _: _type(node) in wanted
    if key == "enum":
        return lambda node, _: any(_equal(node, one) for one in value)
    if key == "const":
        return lambda node, _: _equal(node, value)
    if key == "required":
        needed = frozenset(value)
        return lambda node, _: not isinstance(node, Mapping) or needed <= _keys(node)
    if key == "dependentRequired":
        dependent = {name: frozenset(names) for name, names in value.items()}
        return lambda node, _: (
            not isinstance(node, Mapping)
            or all(names <= _keys(node) for name, names in dependent.items() if name in _keys(node))
        )
    if key == "pattern":
        search = re.compile(value).search
        return lambda node, _: _type(node) != "string" or search(str(_value(node))) is not None
    sizes: dict[str, tuple[str, Callable[[Any], bool]]] = {
        "minItems": ("array", lambda node: len(node.items) >= value),
        "maxItems": ("array", lambda node: len(node.items) <= value),
        "minProperties": ("object", lambda node: len(node.entries) >= value),
        "maxProperties": ("object", lambda node: len(node.entries) <= value),
        "minLength": ("string", lambda node: len(node.value) >= value),
        "minimum": ("integer", lambda node: node.value >= value),
        "maximum": ("integer", lambda node: node.value <= value),
    }
    kind, holds = sizes[key]
    return lambda node, _: _type(node) != kind or holds(node)


def _keys(node: Mapping) -> frozenset[str]:
    return frozenset([key_text(key.value) for key, _ in node.entries])


def _value(node: Node) -> object:
    return node.value if isinstance(node, Scalar) else None


def _type(node: Node) -> str:
    match node:
        case Mapping():
            return "object"
        case Sequence():
            return "array"
        case Scalar(value=bool()):
            return "boolean"
        case Scalar(value=int()):
            return "integer"
        case Scalar(value=str()):
            return "string"
        case _:
            return "null"


def _equal(node: Node, wanted: object) -> bool:
    return isinstance(node, Scalar) and type(node.value) is type(wanted) and node.value == wanted
