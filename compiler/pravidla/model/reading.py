"""Typed access to YAML nodes whose shape the schema has checked.

What has the wrong shape gives nothing here: the schema stage has reported it. Sentences are parsed on the way; their
mistakes are collected in the reader.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

import pravidla.syntax as parse
from pravidla.diagnostics import Diagnostic, Span
from pravidla.model.common import Citation, Phrase, Provenance, Reference, Wording
from pravidla.model.items import NamedCondition
from pravidla.source import Mapping, Node, Scalar, Sequence
from pravidla.syntax import ast

T = TypeVar("T")

OTHERWISE = "otherwise"
TWIN = " / "
"""What stands between the English and the Czech of a provenance or of the reason why nothing is cited."""
"""Under `from`: what holds for all that is not named there."""


@dataclass(slots=True)
class Reader:
    """Collects the diagnostics of one file."""

    diagnostics: list[Diagnostic] = field(default_factory=list)

    def sentence(self, parser: Callable[[Scalar], tuple[T, list[Diagnostic]]], node: Node | None) -> T | None:
        """Parse a scalar; a mistake is noted."""
        if not isinstance(node, Scalar) or node.value is None:
            return None
        result, problems = parser(node)
        self.diagnostics.extend(problems)
        return result

    def expr(self, node: Node | None) -> ast.Expr | None:
        """An expression."""
        return self.sentence(parse.parse_expr, node)

    def wording(self, node: Node | None) -> Wording | None:
        """A text in two languages."""
        if not isinstance(node, Mapping):
            return None
        cs = self.sentence(parse.parse_template, node.get("cs"))
        en = self.sentence(parse.parse_template, node.get("en"))
        return Wording(cs, en, node.span)

    def condition(self, key: Scalar, node: Node) -> NamedCondition | None:
        """A named condition in its short or long form."""
        name = str(key.value)
        if isinstance(node, Scalar):
            short = self.sentence(parse.parse_condition, node)
            if short is None:
                return None
            return NamedCondition(name, short.expr, None, cited(short.cites), None, key.span)
        if not isinstance(node, Mapping):
            return None
        that, refusal = self.expr(node.get("that")), self.wording(node.get("else"))
        if that is None:
            return None
        return NamedCondition(name, that, refusal, cites(node.get("cites")), provenance(node.get("from")), key.span)

    def conditions(self, node: Node | None) -> tuple[NamedCondition, ...]:
        """All conditions of a `require` or `all`."""
        if not isinstance(node, Mapping):
            return ()
        found = (self.condition(key, value) for key, value in node.entries)
        return tuple(one for one in found if one is not None)


def cited(words: tuple[ast.Word, ...]) -> tuple[Citation, ...]:
    """Citations at the end of a sentence."""
    return tuple(Citation(word.text, word.span) for word in words)


def cites(node: Node | None) -> tuple[Citation, ...]:
    """The list under `cites`."""
    return tuple(Citation(one.name, one.span) for one in references(node))


def references(node: Node | None) -> tuple[Reference, ...]:
    """A list of names (or one name) as plain data."""
    items = node.items if isinstance(node, Sequence) else (node,)
    return tuple(
        Reference(str(item.value), item.span) for item in items if isinstance(item, Scalar) and item.value is not None
    )


def reference(node: Node | None) -> Reference | None:
    """One name."""
    found = references(node)
    return found[0] if found else None


def provenance(node: Node | None) -> Provenance | None:
    """A provenance for the whole definition; where some parts have their own, that of the others (`otherwise`)."""
    if isinstance(node, Mapping):
        return provenance(node.get(OTHERWISE))
    if isinstance(node, Scalar) and isinstance(node.value, str):
        text, _, czech = node.value.partition(TWIN)
        return Provenance(text.rstrip(), node.span, czech.strip())
    return None


def twins(written: str | None) -> tuple[str | None, str]:
    """The English and the Czech of a text that says both in one line."""
    if written is None:
        return None, ""
    english, _, czech = written.partition(TWIN)
    return english.rstrip(), czech.strip()


def provenances(node: Node) -> Iterator[Provenance]:
    """Every provenance that is written in a definition, its parts included."""
    match node:
        case Sequence(items=items):
            for item in items:
                yield from provenances(item)
        case Mapping(entries=entries):
            for key, value in entries:
                if key.value == "from":
                    each = (said for _, said in value.entries) if isinstance(value, Mapping) else (value,)
                    yield from (found for one in each if (found := provenance(one)) is not None)
                else:
                    yield from provenances(value)
        case Scalar():
            pass


def provenance_by_column(node: Node | None) -> dict[str, Provenance]:
    """Provenances by column, state, or key of a table."""
    if not isinstance(node, Mapping):
        return {}
    found = ((str(key.value), provenance(value)) for key, value in node.entries if key.value != OTHERWISE)
    return {name: one for name, one in found if one is not None}


def table_figures(rows: Mapping) -> Iterator[tuple[tuple[str, ...], Node]]:
    """The figures of a table, each after the names it goes by under `from`: of two keys `2, 1` and then `2`."""
    for key, value in rows.entries:
        first = str(key.value)
        match value:
            case Sequence(items=items):
                yield from (((f"{first}, {number}", first), item) for number, item in enumerate(items, start=1))
            case Mapping(entries=entries):
                yield from (((f"{first}, {second.value}", first), item) for second, item in entries)
            case _:
                yield (first,), value


def text(node: Node | None) -> str | None:
    """A plain string."""
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else None


def number(node: Node | None) -> int | None:
    """A plain integer."""
    if isinstance(node, Scalar) and isinstance(node.value, int) and not isinstance(node.value, bool):
        return node.value
    return None


def value_text(node: Node | None) -> str:
    """A plain value as text (`true`, `3`, `printed`)."""
    if not isinstance(node, Scalar):
        return ""
    if isinstance(node.value, bool):
        return "true" if node.value else "false"
    return "" if node.value is None else str(node.value)


def phrase(node: Node | None) -> Phrase:
    """Plain words, in one language or in both."""
    if isinstance(node, Mapping):
        return Phrase(value_text(node.get("cs")), value_text(node.get("en")))
    return Phrase(value_text(node), value_text(node))


def items(node: Node | None) -> tuple[Node, ...]:
    """The items of a list; nothing for anything else."""
    return node.items if isinstance(node, Sequence) else ()


def entries(node: Node | None) -> tuple[tuple[Scalar, Node], ...]:
    """The entries of a mapping; nothing for anything else."""
    return node.entries if isinstance(node, Mapping) else ()


def declension(node: Node | None) -> tuple[tuple[int, str], ...]:
    """Cases by number."""
    return tuple(
        (int(str(key.value)), str(value.value))
        for key, value in entries(node)
        if isinstance(value, Scalar) and str(key.value).isdigit()
    )


def place_of(node: Node | None, otherwise: Span) -> Span:
    """Where a value stands, or another place where it is left out."""
    return otherwise if node is None else node.span


def nowhere(file: str) -> Span:
    """The start of a file, for what stands nowhere."""
    return Span(file, 0, 0)
