"""Every place of a spec at which a name stands, and in what role.

Sentences are parsed, and the words of their trees are taken; plain data are gone through by their keys. A role is a
space of names: what stands in different roles is told apart by how it is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Literal

from pravidla.diagnostics import SourceFile, Span
from pravidla.model.reached import MINE
from pravidla.schema import inspect
from pravidla.source import Mapping, Node, Scalar, Sequence, parse_yaml
from pravidla.syntax import ENTRIES, ast, nodes, parse, parse_template

Role = Literal["plain", "member", "module", "option", "label", "game", "scenario", "invariant", "reading"]
"""`plain` names stand alone (definitions, rows, words, locals), `member` names behind a dot or `my`."""


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A name at its place. `path` holds the names before it: of dotted ones (`price.two_players`), and of conditions
    the definition that they belong to."""

    text: str
    span: Span
    role: Role
    path: tuple[str, ...] = ()
    declares: str | None = None
    """the kind of what is declared here; None: it is only used"""
    is_factor: bool = False
    """a list in `every X with every Y`: it also names a column"""


_HEADS: dict[str, Role] = {
    "game": "game",
    "module": "module",
    "scenario": "scenario",
    "invariant": "invariant",
    "reading": "reading",
    **dict.fromkeys(("unit", "word", "die", "list", "component", "board", "trigger"), "plain"),
}
_ROW_KEYS = frozenset({"id", "copies", "cites", "from", "text", "declension", "note"})
_PROSE = frozenset(
    {"cites", "uncited", "text", "note", "else", "question", "choices", "forms", "declension", "edition"}
)
_PLAIN_LISTS = frozenset(
    {"play", "of", "cells", "places", "plural", "marks", "players", "acting", "winners", "next", "ways", "option"}
)
_HEADINGS = frozenset({"table", "track", "value", "rule", "action", "condition"})


def occurrences(file: SourceFile) -> tuple[Occurrence, ...]:
    """All names in a file without mistakes, in its order, each place once."""
    root, _ = parse_yaml(file)
    if not isinstance(root, Sequence):
        return ()
    found: dict[tuple[int, int], Occurrence] = {}
    special: dict[Span, str] = {}
    for item in root.items:
        if isinstance(item, Mapping):
            special |= _headings(item)
            for one in _definition(item):
                found.setdefault((one.span.start, one.span.end), one)
    members = {one.text for one in found.values() if one.declares == "state" and one.role == "member"}
    for sentence in inspect(root, file)[1]:
        for one in _sentence(sentence.scalar, sentence.entry, special.get(sentence.scalar.span), members):
            found.setdefault((one.span.start, one.span.end), one)
    return tuple(found[key] for key in sorted(found))


def _headings(item: Mapping) -> dict[Span, str]:
    """The sentences of a definition that declare a name, with the kind of what they declare."""
    result: dict[Span, str] = {}
    kind = str(item.entries[0][0].value) if item.entries else ""
    head = item.get(kind)
    if kind in _HEADINGS and isinstance(head, Scalar):
        result[head.span] = kind
    for key in ("abilities", "formulas"):
        for one in _items(item.get(key)):
            result[one.span] = key
    return result


# ---------------------------------------------------------------- sentences


def _sentence(scalar: Scalar, entry: str, declares: str | None, members: set[str]) -> Iterator[Occurrence]:
    known = next((one for one in ENTRIES if one == entry), None)
    tree = parse_template(scalar)[0] if known is None else parse(known, scalar)[0]
    for seen in nodes(tree):
        if isinstance(seen, ast.Seen):
            # what opens a state to all is said with the owner's own states in reach
            for node in nodes(seen):
                if isinstance(node, ast.Name) and node.name in members:
                    yield Occurrence(node.name, node.span, "member")
    for node in nodes(tree):
        yield from _words(node, declares if node is tree else None)


def _words(node: object, declares: str | None) -> Iterator[Occurrence]:
    match node:
        case ast.Name(name=text, span=span):
            yield Occurrence(text, span, "plain")
        case ast.Field(of=ast.Name(name="modules"), name=word):
            yield Occurrence(word.text, word.span, "module")
        case ast.Field(of=ast.Name(name="options"), name=word):
            yield Occurrence(word.text, word.span, "option")
        case ast.Field(name=word) | ast.FieldCall(name=word) | ast.My(name=word):
            yield Occurrence(word.text, word.span, "member")
        case ast.Label(name=word):
            yield Occurrence(word.text, word.span, "label", declares="label")
        case ast.AtLabel(label=label, rule=rule):
            yield Occurrence(label.text, label.span, "label")
            yield Occurrence(rule.text, rule.span, "plain")
        case ast.Heading(words=words):
            role: Role = "member" if declares in ("abilities", "formulas") else "plain"
            names = tuple(word.text for word in words)
            for number, word in enumerate(words):
                last = number == len(words) - 1
                yield Occurrence(word.text, word.span, role, names[:number], declares if last else None)
        case ast.Word():
            pass
        case _ if is_dataclass(node):
            for field in fields(node):
                value = getattr(node, field.name)
                if isinstance(value, ast.Word):
                    yield Occurrence(value.text, value.span, "plain")
        case _:
            pass


# ---------------------------------------------------------------- plain data


def _definition(item: Mapping) -> Iterator[Occurrence]:
    kind = str(item.entries[0][0].value) if item.entries else ""
    head = item.get(kind)
    if kind == "word" and isinstance(head, Scalar) and "." in str(head.value):
        of, _, column = str(head.value).partition(".")
        yield Occurrence(of, head.at(0, len(of)), "plain")
        yield Occurrence(column, head.at(len(of) + 1, len(of) + 1 + len(column)), "member")
    elif kind in _HEADS and isinstance(head, Scalar):
        yield _named(head, _HEADS[kind], kind)
    of_game = kind == "state" and isinstance(head, Scalar) and head.value == "game"
    full = re.split(r"[(\s]", str(head.value))[0] if isinstance(head, Scalar) else ""
    owner = tuple(full.split("."))
    for key, value in item.entries[1:]:
        match str(key.value):
            case "options":
                yield from (_named(name, "option", "option" if kind == "game" else None) for name in _keys(value))
            case "modules":
                yield from (_named(one, "module", "module" if kind == "game" else None) for one in _items(value))
            case "game":
                yield from (_named(one, "game") for one in _items(value))
            case "has":
                role: Role = "plain" if of_game else "member"
                yield from (_named(name, role, "state") for name in _keys(value))
            case "columns":
                yield from (_named(name, "member", "column") for name in _keys(value))
            case "bank":
                yield from (_named(one, "plain", "state") for one in _items(value))
            case "back":
                yield from (_named(one, "member") for one in _items(value))
            case "positions":
                yield from (_named(name, "plain") for name in _keys(value))
            case "rows" | "adds" | "spaces" | "defaults":
                in_list = isinstance(value, Sequence) or str(key.value) == "defaults"
                yield from _figures(value, owner, "member" if in_list else "plain")
            case _:
                yield from _plain(key, value, owner)


def _plain(key: Scalar, value: Node, owner: tuple[str, ...]) -> Iterator[Occurrence]:
    """Names in plain data, at any depth of a definition; `owner` is what conditions belong to."""
    name = str(key.value)
    if name in _PROSE:
        return
    if name in ("overrides", "adjusts", "because"):
        for one in _items(value):
            yield from _dotted(one)
    elif name == "reaches":
        for one in _items(value):
            yield from _reached(one)
    elif name in ("require", "all"):
        for one, inner in _entries(value):
            text = str(one.value)
            yield Occurrence(text, one.at(0, len(text)), "plain", owner, "condition")
            yield from _below(inner, owner)
    elif name == "with":
        yield from (_named(one, "plain", "local") for one in _keys(value))
    elif name in ("sees", "hidden"):
        yield from (_named(one, "plain") for one in _keys(value))
    elif name == "from":
        yield from (_named(one, "member") for one in _keys(value))
    elif name in _PLAIN_LISTS:
        for one in _scalars(value):
            yield from _words_of(one)
    else:
        yield from _below(value, owner)


def _below(node: Node, owner: tuple[str, ...]) -> Iterator[Occurrence]:
    match node:
        case Mapping(entries=entries):
            option = node.get("option")
            inner = (*owner, str(option.value)) if isinstance(option, Scalar) else owner
            for key, value in entries:
                yield from _plain(key, value, inner)
        case Sequence(items=items):
            for item in items:
                yield from _below(item, owner)
        case Scalar():
            pass


def _figures(node: Node, owner: tuple[str, ...], keys: Role) -> Iterator[Occurrence]:
    """Rows, spaces and defaults: columns, ids, and the rows that cells name. `keys` is what the keys of mappings are:
    columns in a list of rows or spaces, else rows of a list (of a table, or of tracks)."""
    match node:
        case Scalar():
            factors = str(node.value).startswith("every ")
            yield from (replace(one, is_factor=factors) for one in _words_of(node))
        case Sequence(items=items):
            for item in items:
                yield from _figures(item, owner, "member")
        case Mapping():
            for key, value in node.entries:
                name = str(key.value)
                if name == "id" and isinstance(value, Scalar):
                    yield _named(value, "plain", "row")
                elif name == "from":
                    yield from (_named(one, "member") for one in _keys(value))
                elif name.startswith("when ") or name.endswith(" if"):
                    at = 5 if name.startswith("when ") else 0
                    ability = name.removeprefix("when ").removesuffix(" if").strip()
                    start = name.index(ability, at)
                    yield Occurrence(ability, key.at(start, start + len(ability)), "member")
                    yield from _below(value, owner)
                elif name not in _ROW_KEYS:
                    yield _named(key, keys)
                    yield from _figures(value, owner, keys)


def _dotted(scalar: Scalar) -> Iterator[Occurrence]:
    names: tuple[str, ...] = ()
    start = 0
    for part in str(scalar.value).split("."):
        yield Occurrence(part, scalar.at(start, start + len(part)), "plain", names)
        names = (*names, part)
        start += len(part) + 1


def _reached(scalar: Scalar) -> Iterator[Occurrence]:
    text = str(scalar.value)
    if text.startswith(MINE):
        yield Occurrence(text.removeprefix(MINE), scalar.at(len(MINE), len(text)), "member")
    else:
        yield from _dotted(scalar)


def _words_of(scalar: Scalar) -> Iterator[Occurrence]:
    if isinstance(scalar.value, str):
        for word in re.finditer(r"[^\W\d]\w*", scalar.value):
            yield Occurrence(word[0], scalar.at(*word.span()), "plain")


def _named(scalar: Scalar, role: Role, declares: str | None = None) -> Occurrence:
    text = str(scalar.value)
    return Occurrence(text, scalar.at(0, len(text)), role, (), declares)


def _entries(node: Node) -> tuple[tuple[Scalar, Node], ...]:
    return node.entries if isinstance(node, Mapping) else ()


def _keys(node: Node) -> tuple[Scalar, ...]:
    return tuple(key for key, _ in _entries(node))


def _items(node: Node | None) -> tuple[Scalar, ...]:
    items = node.items if isinstance(node, Sequence) else (node,)
    return tuple(one for one in items if isinstance(one, Scalar))


def _scalars(node: Node) -> Iterator[Scalar]:
    match node:
        case Scalar():
            yield node
        case Sequence(items=items):
            for item in items:
                yield from _scalars(item)
        case Mapping(entries=entries):
            for _, value in entries:
                yield from _scalars(value)
