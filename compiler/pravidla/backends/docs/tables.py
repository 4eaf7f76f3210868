"""Figures as tables: rows of lists and components, spaces of tracks, printed tables, ways of a board."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest

from pravidla.backends.docs.linking import Linker, holes
from pravidla.backends.docs.view import Block, Cell, Line, Source, Table, Word
from pravidla.model.common import Common
from pravidla.source import Mapping as YamlMapping
from pravidla.source import Node, Scalar, Sequence

_NOT_COLUMNS = frozenset({"id", "text", "cites", "from", "declension", "note"})


def rows_block(title: str, node: Sequence, common: Common, linker: Linker, words: Mapping[str, str]) -> Block:
    """Rows of a list, component or track. What a row can do stands below the table, row by row."""
    rows = [row for row in node.items if isinstance(row, YamlMapping)]
    keys = list(dict.fromkeys(str(key.value) for row in rows for key, _ in row.entries))
    columns = [key for key in keys if key not in _NOT_COLUMNS and not _is_rule(key)]
    named = any(row.get("text") is not None for row in rows)
    numbered = not any(row.get("id") is not None for row in rows)
    head = [
        words["row"],
        *([words["name"]] if named else []),
        *(linker.terms.get(key) or words.get(key, key) for key in columns),
    ]
    with_cites = any(row.get("cites") is not None for row in rows)
    if with_cites:
        head.append(words["rulebook"])
    body: list[tuple[Cell, ...]] = []
    abilities: list[Line] = []
    for number, row in enumerate(rows):
        cells = [Cell((Word(str(number) if numbered else plain(row.get("id"))),))]
        if named:
            text = row.get("text")
            cells.append(
                Cell(
                    (
                        Word(
                            holes(plain(text.get(linker.language)), linker.language)
                            if isinstance(text, YamlMapping)
                            else ""
                        ),
                    )
                )
            )
        cells.extend(Cell(linker.figure(plain(row.get(key))), origin(row, key, common)) for key in columns)
        if with_cites:
            cites = row.get("cites")
            refs = [plain(one) for one in cites.items] if isinstance(cites, Sequence) else []
            cells.append(Cell(linker.cites(refs)))
        body.append(tuple(cells))
        for key in keys:
            value = row.get(key)
            if _is_rule(key) and value is not None:
                abilities.append(Line((Word(f"{plain(row.get('id'))}: {key}"),), tuple(_nested(value, linker))))
    return Block(title, tuple(abilities), Table(tuple(head), tuple(body)))


def table_block(title: str, node: YamlMapping, common: Common, linker: Linker, words: Mapping[str, str]) -> Block:
    """A printed table: one figure a key, or a list of figures a key; a track for each row of a list: its spaces
    below."""
    if any(
        isinstance(value, Sequence) and any(isinstance(item, YamlMapping) for item in value.items)
        for _, value in node.entries
    ):
        lines = []
        for key, value in node.entries:
            if isinstance(value, Sequence):
                spaces = (Line((Word(f"{number}: {flat(item)}"),)) for number, item in enumerate(value.items))
                lines.append(Line(linker.sentence(plain(key)), tuple(spaces)))
        return Block(title, tuple(lines))
    source = origin_of(common, "")
    body = []
    for key, value in node.entries:
        figures = value.items if isinstance(value, Sequence) else (value,)
        body.append((Cell(linker.figure(plain(key))), *(Cell((Word(plain(one)),), source) for one in figures)))
    width = max((len(row) for row in body), default=2)
    head = [words["row"], *([words["value_column"]] if width == 2 else [str(n) for n in range(1, width)])]
    return Block(title, (), Table(tuple(head), tuple(body)))


def ways_block(title: str, node: Sequence, linker: Linker) -> Block:
    """The ways of a board, one a row: from, to, and the columns of a way."""
    body = [
        tuple(Cell(linker.figure(plain(one))) for one in way.items) for way in node.items if isinstance(way, Sequence)
    ]
    width = max((len(row) for row in body), default=0)
    filled = [tuple(cell or Cell(()) for cell, _ in zip_longest(row, range(width))) for row in body]
    return Block(title, (), Table(tuple("" for _ in range(width)), tuple(filled)))


def plain(node: Node | None) -> str:
    """A value as text; a list as its values."""
    match node:
        case Scalar(value=bool(value)):
            return "true" if value else "false"
        case Scalar(value=value):
            return "" if value is None else str(value)
        case Sequence(items=items):
            return ", ".join(plain(item) for item in items)
        case YamlMapping():
            return flat(node)
        case None:
            return ""


def flat(node: Node) -> str:
    """A mapping on one line."""
    if not isinstance(node, YamlMapping):
        return plain(node)
    return ", ".join(f"{key.value} {plain(value)}" for key, value in node.entries if key.value != "from")


def origin(row: YamlMapping, column: str, common: Common) -> Source | None:
    """The provenance of a figure: of the row and column, of the row, of the column, of the definition; the nearest
    wins."""
    own = row.get("from")
    if isinstance(own, YamlMapping) and isinstance(own.get(column), Scalar):
        return _source(plain(own.get(column)))
    if isinstance(own, Scalar):
        return _source(plain(own))
    return origin_of(common, column)


def origin_of(common: Common, column: str) -> Source | None:
    """The provenance that a definition gives to a column, or to all of them."""
    by_column = common.provenance_by_column.get(column)
    if by_column is not None:
        return _source(by_column.text)
    return _source(common.provenance.text) if common.provenance is not None else None


def _source(text: str) -> Source:
    return Source(text.split(" ", 1)[0], text)


def _is_rule(key: str) -> bool:
    return key.startswith("when ") or key.endswith(" if")


def _nested(node: Node, linker: Linker) -> list[Line]:
    match node:
        case Scalar():
            return [Line(linker.sentence(plain(node)))]
        case Sequence(items=items):
            return [line for item in items for line in _nested(item, linker)]
        case YamlMapping(entries=entries):
            return [
                Line(linker.sentence(plain(key)), tuple(_nested(value, linker)))
                if not isinstance(value, Scalar)
                else Line(linker.sentence(plain(value)), label=plain(key))
                for key, value in entries
            ]
