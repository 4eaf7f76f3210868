"""What a definition names and cites, in its own keys and in its lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from pravidla.diagnostics import Span
from pravidla.model import definitions as d
from pravidla.source import Mapping as YamlMapping
from pravidla.source import Node, Scalar
from pravidla.source import Sequence as YamlSequence
from pravidla.syntax import ast

_CITES = re.compile(r"\s*\[(s\d+\.\d+[^\]]*)\]$")
_NAMING = (
    ast.Binder | ast.Pick | ast.Let | ast.LetCounters | ast.LetZone | ast.LetSet | ast.ChooseSome | ast.Rank | ast.Param
)


@dataclass(frozen=True, slots=True)
class Mention:
    """A name in a sentence. Names that stand alone, those behind a dot or `my`, those behind a number and those that a
    choice offers are of different spaces: `area` may be a list and `my area` what a player has."""

    name: str
    role: Literal["plain", "member", "unit", "option", "offered"]
    span: Span


def targets(one: d.Definition) -> tuple[d.Reference, ...]:
    """What a definition overrides or adds to."""
    adjusted = one.adjusts if isinstance(one, d.ValueSpec) else None
    return one.common.overrides or (() if adjusted is None else (adjusted,))


def mentions(one: d.Definition) -> tuple[Mention, ...]:
    """The names that a definition mentions in its sentences and its guard, without those that it gives itself."""
    parts = [getattr(one, name) for name in one.__dataclass_fields__ if name not in ("common", "heading")]
    given: set[str] = set()
    heading: tuple[ast.Param, ...] = ()
    if isinstance(one, d.ValueSpec | d.RuleSpec | d.ActionSpec):
        heading = one.heading.params
    found = list(_in((heading, *parts, one.common.when, one.common.applies), given))
    kinds = {word.text: word for param in heading for word in _kinds(param.type)}
    typed = [Mention(name, "plain", word.span) for name, word in kinds.items()]
    return (*typed, *(mention for mention in found if mention.role != "plain" or mention.name not in given))


def _kinds(type_: ast.TypeExpr) -> Iterator[ast.Word]:
    match type_:
        case ast.OneType(name=name) | ast.OneOrNoneType(name=name) | ast.KindType(name=name):
            yield name
        case ast.SetType(item=item):
            yield from _kinds(item)
        case _:
            pass


def _in(node: object, given: set[str]) -> Iterator[Mention]:
    match node:
        case ast.Name(name=name, span=span):
            yield Mention(name, "plain", span)
            return
        case ast.Word(text=text, span=span):
            yield Mention(text, "plain", span)
            return
        case ast.My(name=name, span=span):
            yield Mention(name.text, "member", span)
            return
        case (
            ast.Same(left=ast.Field(of=ast.Name(name="options"), name=name))
            | ast.Differs(left=ast.Field(of=ast.Name(name="options"), name=name))
        ):
            yield Mention(name.text, "option", name.span)
            return
        case ast.Field(of=ast.Name(name="options" | "modules"), name=name):
            yield Mention(name.text, "option", name.span)
            return
        case ast.Field(of=of, name=name, span=span):
            yield Mention(name.text, "member", span)
            yield from _in(of, given)
            return
        case ast.FieldCall(of=of, name=name, args=args, span=span):
            yield Mention(name.text, "member", span)
            yield from _in((of, args), given)
            return
        case ast.Quantity(unit=unit):
            yield Mention(unit.text, "unit", unit.span)
            return
        case ast.AsQuantity(expr=expr, unit=unit):
            yield Mention(unit.text, "unit", unit.span)
            yield from _in(expr, given)
            return
        case d.OptionItem(name=name, inline=None, span=span):
            yield Mention(name, "offered", span)
        case _:
            pass
    if isinstance(node, _NAMING):
        for word in (getattr(node, name, None) for name in ("name", "chosen", "places")):
            if isinstance(word, ast.Word):
                given.add(word.text)
    if isinstance(node, tuple):
        for part in node:
            yield from _in(part, given)
    elif isinstance(node, dict):
        for part in node.values():
            yield from _in(part, given)
    elif hasattr(node, "__dataclass_fields__") and not isinstance(node, Span):
        for field in node.__dataclass_fields__:
            yield from _in(getattr(node, field), given)


def all_cites(node: Node) -> Iterable[str]:
    """All paragraphs and sentences that a definition cites, in its lines too."""
    match node:
        case Scalar(value=str(said)):
            found = _CITES.search(said)
            if found:
                yield from (ref.strip() for ref in found.group(1).split(","))
        case YamlSequence(items=items):
            for item in items:
                yield from all_cites(item)
        case YamlMapping(entries=entries):
            for key, value in entries:
                if key.value == "cites" and isinstance(value, YamlSequence):
                    yield from (str(item.value) for item in value.items if isinstance(item, Scalar))
                else:
                    yield from all_cites(key)
                    yield from all_cites(value)
