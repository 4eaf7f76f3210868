"""The outline of a rule: YAML lists of sentences and headers become items."""

from __future__ import annotations

import re
from dataclasses import replace

import pravidla.syntax as parse
from pravidla.model.items import ActionBody, HeaderItem, IfItem, Item, LostItem, OptionItem, Outline, StepItem
from pravidla.model.reading import Reader, cited, cites, entries, items, provenance, text
from pravidla.source import Mapping, Node, Scalar, Sequence
from pravidla.syntax import ast

_BOUND = re.compile(r"(?:\b(?:for|chooses?|pick|rank|as|of)\b|,)\s*(\w+)")
"""A word to which a header may give a meaning."""
_PICKED = re.compile(r"(?:^|,)\s*(\w+)")
"""The same of what is chosen before an action is taken."""


def outline(reader: Reader, node: Node | None) -> Outline:
    """The steps of a list."""
    if isinstance(node, Scalar | Mapping):
        node = Sequence((node,), node.span)
    result: list[Item] = []
    for item in items(node):
        result.extend(outline_item(reader, item))
    return tuple(result)


def outline_item(reader: Reader, node: Node) -> tuple[Item, ...]:
    """One list item: a sentence, an annotated sentence, or a block with its header."""
    match node:
        case Scalar():
            return step_item(reader, node)
        case Mapping() if node.get("do") is not None:
            return annotated(reader, node)
        case Mapping():
            return block(reader, node)
        case _:
            return ()


def step_item(reader: Reader, node: Scalar) -> tuple[Item, ...]:
    """A sentence."""
    line = reader.sentence(parse.parse_step_line, node)
    return () if line is None else (StepItem(line.step, cited(line.cites), line.span),)


def annotated(reader: Reader, node: Mapping) -> tuple[Item, ...]:
    """`{do: …, from: …, text: …}`."""
    wording = reader.wording(node.get("text"))
    origin = provenance(node.get("from"))
    result: list[Item] = []
    for item in outline(reader, node.get("do")):
        match item:
            case StepItem():
                result.append(StepItem(item.step, item.cites, item.span, wording, origin))
            case HeaderItem():
                result.append(replace(item, text=wording, provenance=origin))
            case IfItem():
                result.append(item)
    return tuple(result)


def block(reader: Reader, node: Mapping) -> tuple[Item, ...]:
    """One header (with its `otherwise` lines) and what it governs. Their order was checked by the schema stage."""
    head: tuple[ast.HeaderLine, Node] | None = None
    branches: list[tuple[ast.Expr, tuple[ast.Word, ...], Node]] = []
    otherwise: Node | None = None
    lost: list[Item] = []
    for key, body in node.entries:
        line = reader.sentence(parse.parse_header_line, key)
        if line is None:
            lost.append(lost_item(reader, key, body))
            continue
        match line.header:
            case ast.If(condition=condition) | ast.OtherwiseIf(condition=condition):
                branches.append((condition, line.cites, body))
            case ast.Otherwise():
                otherwise = body
            case _:
                head = (line, body)
    if branches:
        done = tuple((condition, cited(words), outline(reader, body)) for condition, words, body in branches)
        return (*lost, IfItem(done, outline(reader, otherwise), node.span))
    if head is None:
        return (*lost, *outline(reader, otherwise))
    line, body = head
    has_options = isinstance(line.header, ast.ChooseOneOf | ast.InAnyOrder)
    return (
        *lost,
        HeaderItem(
            line.header,
            cited(line.cites),
            () if has_options else outline(reader, body),
            options(reader, body) if has_options else (),
            None if otherwise is None else outline(reader, otherwise),
            line.span,
        ),
    )


def lost_item(reader: Reader, key: Scalar, body: Node) -> LostItem:
    """What lies below a header that cannot be read: options if nothing in it has the form of a step, else steps."""
    names = tuple(_BOUND.findall(str(key.value)))
    lines = [one for one in items(body) if isinstance(one, Scalar)]
    heads = [str(one.value) for node in items(body) for one, _ in entries(node)[:1]]
    steps = any(parse.parse_option_line(one)[0] is None for one in lines)
    if (heads or lines) and not steps and all(one.startswith("option") for one in heads):
        return LostItem(names, (), options(reader, body), key.span)
    return LostItem(names, outline(reader, body), (), key.span)


def options(reader: Reader, node: Node | None) -> tuple[OptionItem, ...]:
    """The options of a choice."""
    found = (option(reader, item) for item in items(node))
    return tuple(one for one in found if one is not None)


def option(reader: Reader, node: Node) -> OptionItem | None:
    """One option: a line, `option NAME:` with steps, or an option written in place."""
    if isinstance(node, Scalar):
        line = reader.sentence(parse.parse_option_line, node)
        if line is None:
            return None
        return OptionItem(line.call.name.text, line.call.args, None, None, cited(line.cites), None, line.span)
    if not isinstance(node, Mapping):
        return None
    if node.get("option") is not None:
        return option_in_place(reader, node)
    for key, body in entries(node):
        head = reader.sentence(parse.parse_header_line, key)
        if head is not None and isinstance(head.header, ast.Option):
            steps = ActionBody((), (), (), None, False, outline(reader, body))
            return OptionItem(head.header.name.text, (), steps, None, cited(head.cites), None, head.span)
    return None


def option_in_place(reader: Reader, node: Mapping) -> OptionItem | None:
    """An option with keys (`choose`, `require`, `pay`, …); with `when` alone it is an action under a guard."""
    name = text(node.get("option"))
    key = node.get("option")
    if name is None or key is None:
        return None
    when = reader.expr(node.get("when"))
    body = action_body(reader, node)
    bare = all(node.get(part) is None for part in ("choose", "require", "pay", "limit", "do"))
    return OptionItem(
        name,
        (),
        None if bare else body,
        when,
        cites(node.get("cites")),
        reader.wording(node.get("text")),
        key.span,
    )


def action_body(reader: Reader, node: Mapping) -> ActionBody:
    """What actions and options in place have in common."""
    choose = node.get("choose")
    choices = choose.items if isinstance(choose, Sequence) else (choose,)
    picks = [(one, reader.sentence(parse.parse_choose, one)) for one in choices if isinstance(one, Scalar)]
    lost = (_PICKED.findall(str(one.value)) for one, found in picks if found is None and one.value is not None)
    pay = node.get("pay")
    prices = pay.items if isinstance(pay, Sequence) else (pay,)
    pays = (reader.expr(one) for one in prices)
    fully = node.get("fully")
    return ActionBody(
        tuple(found for _, found in picks if found is not None),
        reader.conditions(node.get("require")),
        tuple(one for one in pays if one is not None),
        reader.sentence(parse.parse_limit, node.get("limit")),
        isinstance(fully, Scalar) and fully.value is True,
        outline(reader, node.get("do")),
        tuple(name for names in lost for name in names),
    )
