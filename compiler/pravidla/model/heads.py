"""What all definitions have in common, and small parts of several kinds."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pravidla.syntax as parse
from pravidla.diagnostics import Diagnostic, Label
from pravidla.model import definitions as d
from pravidla.model.reading import (
    Reader,
    cites,
    items,
    provenance,
    provenance_by_column,
    references,
    text,
    twins,
    value_text,
)
from pravidla.source import Mapping, Node
from pravidla.syntax import ast

WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Guard:
    """The set-up condition of a whole file."""

    module: str | None
    applies: ast.Expr | None


NO_GUARD = Guard(None, None)
"""Of a file without a condition."""


def common(reader: Reader, kind: str, name: str, node: Mapping, path: str, guard: Guard) -> d.Common:
    """The keys that every definition may have."""
    key = node.get(kind)
    text_of_scenario = kind == "scenario"
    uncited, uncited_cs = twins(text(node.get("uncited")))
    return d.Common(
        kind,
        name,
        key.span if key is not None else node.span,
        path,
        cites(node.get("cites")),
        uncited,
        provenance(node.get("from")),
        provenance_by_column(node.get("from")),
        reader.wording(node.get("text")),
        None if text_of_scenario else reader.expr(node.get("when")),
        guard.applies,
        guard.module,
        references(node.get("overrides")),
        *_note(node.get("note")),
        tuple(value_text(item) for item in items(node.get("formerly"))),
        node,
        uncited_cs,
    )


def _note(node: Node | None) -> tuple[str | None, str | None]:
    """A remark in English and in Czech."""
    if isinstance(node, Mapping):
        return text(node.get("en")), text(node.get("cs"))
    return text(node), None


def headed(reader: Reader, kind: str, node: Mapping, path: str, guard: Guard) -> tuple[d.Common, ast.Heading] | None:
    """A definition whose name is a heading with parameters."""
    heading = reader.sentence(parse.parse_heading, node.get(kind))
    if heading is None:
        return None
    return common(reader, kind, heading.name, node, path, guard), heading


def lost(
    reader: Reader,
    kind: str,
    node: Mapping,
    path: str,
    guard: Guard,
    *sentences: ast.Expr | None,
    names: tuple[str, ...] = (),
    conditions: tuple[d.NamedCondition, ...] = (),
    body: d.ActionBody | None = None,
) -> d.LostSpec:
    """A definition whose name cannot be read."""
    parameters = WORD.findall(value_text(node.get(kind)))[1:]
    steps = body or d.ActionBody((), (), (), None, False, ())
    written = tuple(one for one in sentences if one is not None)
    return d.LostSpec(named(reader, kind, node, path, guard), (*names, *parameters), written, conditions, steps)


def named(reader: Reader, kind: str, node: Mapping, path: str, guard: Guard) -> d.Common:
    """A definition with a plain name."""
    return common(reader, kind, value_text(node.get(kind)), node, path, guard)


def number_range(reader: Reader, node: Node | None) -> tuple[int, int]:
    """`2` or `2..5`."""
    written = value_text(node)
    first, _, last = written.partition("..")
    try:
        low, high = int(first), int(last or first)
    except ValueError:
        return 1, 1
    if low > high and node is not None:
        reader.diagnostics.append(
            Diagnostic(
                "PRV603",
                f"no number is in {written}",
                Label(node.span, "empty"),
                help=f"the smaller number comes first: `{high}..{low}`",
            )
        )
        low, high = high, low  # what follows is looked at as it was probably meant
    return low, high


def word_forms(node: Mapping) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Czech and English forms."""
    forms = node.get("forms")
    cs, en = (
        tuple(value_text(item) for item in items(forms.get(language) if isinstance(forms, Mapping) else None))
        for language in ("cs", "en")
    )
    return cs, en
