"""Definitions of printed things: dice, lists and components, tables, tracks, boards."""

from __future__ import annotations

import pravidla.syntax as parse
from pravidla.diagnostics import Span
from pravidla.model import definitions as d
from pravidla.model.heads import Guard, headed, named, number_range, word_forms
from pravidla.model.outline import outline
from pravidla.model.reading import (
    Reader,
    cites,
    declension,
    entries,
    items,
    number,
    provenance,
    provenance_by_column,
    reference,
    references,
    text,
    value_text,
)
from pravidla.source import Mapping, Node, Scalar, Sequence
from pravidla.syntax import ast


def die(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A die."""
    low, high = number_range(reader, node.get("faces"))
    return d.DieSpec(named(reader, kind, node, path, guard), low, high, *word_forms(node))


def list_(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A list or component."""
    rows_node = node.get("adds") if node.get("adds") is not None else node.get("rows")
    copies_node = node.get("copies")
    copies, per_player = copy_count(copies_node)
    product: tuple[d.Reference, ...] = ()
    row_per_player: int | None = None
    if isinstance(rows_node, Scalar):
        words = value_text(rows_node).split()
        if words[-2:] == ["per", "player"] and words[0].isdigit():
            row_per_player = int(words[0])
        else:
            product = tuple(d.Reference(name, rows_node.span) for name in words if name not in ("every", "with"))
    return d.ListSpec(
        named(reader, kind, node, path, guard),
        kind == "component",
        text(node.get("plural")),
        columns(reader, node.get("columns")),
        {str(key.value): value for key, value in entries(node.get("defaults"))},
        copies,
        per_player,
        None if copies_node is None else copies_node.span,
        tuple(one.name for one in references(node.get("marks"))),
        headings(reader, node.get("abilities")),
        headings(reader, node.get("formulas")),
        tuple(row(reader, item) for item in items(rows_node) if isinstance(item, Mapping)),
        product,
        row_per_player,
        node.get("adds") is not None,
        reference(node.get("back")),
    )


def copy_count(node: Node | None) -> tuple[int | None, bool]:
    """`6` or `1 per player`."""
    words = value_text(node).split()
    if not words or not words[0].isdigit():
        return None, False
    return int(words[0]), words[1:] == ["per", "player"]


def columns(reader: Reader, node: Node | None) -> dict[str, tuple[ast.TypeExpr, Span]]:
    """Column types by name."""
    result: dict[str, tuple[ast.TypeExpr, Span]] = {}
    for key, value in entries(node):
        parsed = reader.sentence(parse.parse_column, value)
        if parsed is not None:
            result[str(key.value)] = (parsed, key.span)
    return result


def headings(reader: Reader, node: Node | None) -> tuple[ast.Heading, ...]:
    """Headings of abilities and formulas."""
    found = (reader.sentence(parse.parse_heading, item) for item in items(node))
    return tuple(one for one in found if one is not None)


ROW_KEYS = frozenset({"id", "copies", "cites", "from", "text", "declension", "note"})


def row(reader: Reader, node: Mapping) -> d.RowSpec:
    """One row of a list."""
    cells: dict[str, Node] = {}
    keys: dict[str, Span] = {}
    abilities: dict[str, d.Outline] = {}
    formulas: dict[str, ast.Expr] = {}
    for key, value in node.entries:
        name = str(key.value)
        if name.startswith("when "):
            abilities[name.removeprefix("when ").strip()] = outline(reader, value)
        elif name.endswith(" if"):
            formula = reader.expr(value)
            if formula is not None:
                formulas[name.removesuffix(" if").strip()] = formula
        elif name not in ROW_KEYS and not name.startswith("x-"):
            cells[name] = value
            keys[name] = key.span
    copies, per_player = copy_count(node.get("copies"))
    identity = node.get("id")
    return d.RowSpec(
        value_text(identity),
        copies,
        per_player,
        cells,
        keys,
        abilities,
        formulas,
        cites(node.get("cites")),
        provenance(node.get("from")),
        provenance_by_column(node.get("from")),
        reader.wording(node.get("text")),
        declension(node.get("declension")),
        identity.span if identity is not None else node.span,
    )


def table(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A table."""
    head = headed(reader, kind, node, path, guard)
    rows = node.get("rows")
    if head is None or not isinstance(rows, Mapping):
        return None
    return d.TableSpec(head[0], head[1], reference(node.get("of")), rows)


def track(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A track."""
    head = headed(reader, kind, node, path, guard)
    spaces = node.get("spaces")
    if head is None or spaces is None:
        return None
    each = None
    if head[1].params and isinstance(head[1].params[0].type, ast.OneType):
        name = head[1].params[0].type.name
        each = d.Reference(name.text, name.span)
    defaults = {str(key.value): value for key, value in entries(node.get("defaults"))}
    return d.TrackSpec(head[0], each, columns(reader, node.get("columns")), defaults, spaces)


def board(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A board."""
    grid_node = node.get("grid")
    grid = None
    if isinstance(grid_node, Mapping):
        grid = (number(grid_node.get("columns")) or 1, number(grid_node.get("rows")) or 1)
    ways = tuple(
        tuple(cell for cell in way.items if isinstance(cell, Scalar))
        for way in items(node.get("ways"))
        if isinstance(way, Sequence)
    )
    return d.BoardSpec(
        named(reader, kind, node, path, guard),
        grid,
        reference(node.get("cells")),
        number(node.get("neighbours")) or 4,
        reference(node.get("places")),
        columns(reader, node.get("columns")),
        ways,
        positions(node.get("positions")),
    )


def positions(node: Node | None) -> tuple[tuple[Scalar, int, int], ...]:
    """Where places are drawn."""
    found = []
    for key, value in node.entries if isinstance(node, Mapping) else ():
        numbers = [number(one) or 0 for one in items(value)]
        found.append((key, numbers[0] if numbers else 0, numbers[1] if len(numbers) > 1 else 0))
    return tuple(found)
