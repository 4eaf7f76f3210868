"""Where every figure of a spec comes from, and the register of readings.

In: the definitions of a game as written. Out: one record a figure, with the nearest provenance: of the row and
column, of
the row or step, of the column, of the definition. A figure without one is listed as such. Nothing is judged here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from pravidla.diagnostics import SourceFile, Span
from pravidla.model.common import Common, Phrase, Provenance
from pravidla.model.definitions import (
    BoardSpec,
    Definition,
    GameSpec,
    ListSpec,
    ReadingSpec,
    RowSpec,
    ScenarioSpec,
    Spec,
    StateSpec,
    TableSpec,
    TrackSpec,
)
from pravidla.model.reading import provenance, provenance_by_column, table_figures
from pravidla.source import Mapping, Node, Scalar, Sequence

_SAYS = ("is", "that", "by", "choose")
"""Keys that hold the figures of a definition whose provenance is one for all of it."""
NO_PROVENANCE = "none"
_PRINTED = (GameSpec, StateSpec, ListSpec, TableSpec, TrackSpec, BoardSpec)
"""Definitions that hold figures and do nothing."""
_RULE = "rule"
_ELSEWHERE = ("source", "assumed")
_SETTLED = "; settled by "
KINDS = ("transcript", "component", "source", "deduced", "assumed", NO_PROVENANCE)


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: the definition it belongs to, what it is there (`row.column`), its value, its provenance."""

    definition: str
    what: str
    value: str
    kind: str
    """the first word of the provenance, one of `KINDS`"""
    provenance: str
    """as written; empty when there is none"""
    settled_by: str | None
    """what would give the true figure, of an assumed one"""
    file: str
    line: int
    cs: str = ""
    """what the provenance says, in Czech"""

    def told(self) -> str:
        """The provenance with what would settle it."""
        known = self.settled_by is None or _SETTLED in self.provenance
        return self.provenance if known else f"{self.provenance}{_SETTLED}{self.settled_by}"


@dataclass(frozen=True, slots=True)
class Reading:
    """An open point of the rulebook and our answer."""

    name: str
    cs: str
    en: str
    choices: tuple[tuple[str, Phrase], ...]
    chosen: str
    because: Phrase
    playable: bool
    cites: tuple[str, ...]
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Audit:
    """All figures and readings of a game, in the order of the files."""

    figures: tuple[Figure, ...]
    borrowed: tuple[Figure, ...]
    """rules that the rulebook only refers to: definitions and steps from another text (`source`), or `assumed`"""
    readings: tuple[Reading, ...]

    def counts(self) -> dict[str, int]:
        """How many figures have each kind of provenance."""
        found = Counter(figure.kind for figure in self.figures)
        return {kind: found[kind] for kind in KINDS}

    def assumed(self) -> tuple[Figure, ...]:
        """The figures that stand in for unknown ones."""
        return tuple(figure for figure in self.figures if figure.kind == "assumed")


def audit(spec: Spec) -> Audit:
    """The audit of a game with its overlays."""
    files = {path: SourceFile(path, text) for path, text in spec.sources.items()}
    bases = {one.common.name: one for one in spec.definitions if isinstance(one, ListSpec) and not one.adds}
    found = [figure for one in spec.definitions for figure in _figures(one, files, bases)]
    figures = tuple(figure for figure in found if figure.what != _RULE or figure.kind not in _ELSEWHERE)
    readings = tuple(_reading(one, files) for one in spec.definitions if isinstance(one, ReadingSpec))
    return Audit(figures, borrowed(spec), readings)


def borrowed(spec: Spec) -> tuple[Figure, ...]:
    """The rules, actions, values, conditions and steps of a game that rest on another text or on nothing."""
    files = {path: SourceFile(path, text) for path, text in spec.sources.items()}
    written = (one for one in spec.definitions if not isinstance(one, _PRINTED))
    found = (figure for one in written for figure in _figures(one, files, {}))
    return tuple(figure for figure in found if figure.kind in _ELSEWHERE)


def _figures(one: Definition, files: dict[str, SourceFile], bases: dict[str, ListSpec]) -> Iterator[Figure]:
    common = one.common
    match one:
        case ScenarioSpec():
            return
        case ListSpec():
            for row in one.rows:
                yield from _row(one, row, files, bases.get(one.common.name, one))
        case TableSpec():
            for names, cell in table_figures(one.rows):
                yield _figure(common, names[0], cell, common.source(*names), files)
        case TrackSpec():
            for name, space in _spaces(one.spaces):
                own, by_column = provenance(space.get("from")), provenance_by_column(space.get("from"))
                for key, value in space.entries:
                    column = _text(key)
                    if column != "from":
                        source = by_column.get(column) or own or common.source(column)
                        yield _figure(common, f"{name}.{column}", value, source, files)
        case BoardSpec():
            for way in one.ways:
                what = f"{_text(way[0])} to {_text(way[1])}" if len(way) > 1 else _text(way[0])
                yield _figure(
                    common, what, way[0], common.provenance, files, value=" ".join(_text(part) for part in way[2:])
                )
        case GameSpec():
            yield from _named(common, ("players", "length"), common.node, files)
        case StateSpec(has=has):
            yield from _named(common, [name for name, _, _ in has], common.node.get("has"), files)
        case _:
            if common.provenance is not None:
                said = next((found for key in _SAYS if (found := common.node.get(key)) is not None), None)
                what, text = ("", None) if said is not None else (_RULE, "")
                yield _figure(common, what, said or common.node, common.provenance, files, text)
            yield from _inside(common, common.node, files, top=True)


def _named(common: Common, names: Iterable[str], node: Node | None, files: dict[str, SourceFile]) -> Iterator[Figure]:
    """What a head or a state gives a provenance to, by name; a provenance of the whole holds for all that have none of
    their own."""
    for name in names:
        value = node.get(name) if isinstance(node, Mapping) else None
        source = common.source(name)
        if value is not None and source is not None:
            yield _figure(common, name, value, source, files)


def _row(one: ListSpec, row: RowSpec, files: dict[str, SourceFile], base: ListSpec) -> Iterator[Figure]:
    """The cells of a row, and the number of its copies: its own, or that of the list to which it is added."""
    common = one.common
    for column, cell in row.cells.items():
        source = row.provenance_by_column.get(column) or row.provenance or common.source(column)
        yield _figure(common, f"{row.id}.{column}", cell, source, files)
    if one.is_component:
        own = row.provenance_by_column.get("copies") or (row.provenance if row.copies is not None else None)
        source = own or common.source("copies")
        copies = row.copies if row.copies is not None else base.copies or 1
        each = " per player" if row.copies_per_player or (row.copies is None and base.copies_per_player) else ""
        file, line = _place(row.span, files)
        what = f"{row.id}.copies"
        czech = "" if source is None else source.cs
        shown = f"{copies}{each}"
        yield Figure(common.name, what, shown, *_kind(source), _settled_by(common, source), file, line, czech)


def _inside(common: Common, node: Node, files: dict[str, SourceFile], *, top: bool) -> Iterator[Figure]:
    """Steps and conditions that carry a provenance of their own."""
    match node:
        case Sequence(items=items):
            for item in items:
                yield from _inside(common, item, files, top=False)
        case Mapping(entries=entries):
            source = None if top else provenance(node.get("from"))
            said = node.get("do") or node.get("that")
            if source is not None and said is not None:
                yield _figure(common, "step" if node.get("do") is not None else "condition", said, source, files)
            for key, value in entries:
                if _text(key) not in ("from", "text", "cites"):
                    yield from _inside(common, value, files, top=False)


def _spaces(node: Node) -> Iterable[tuple[str, Mapping]]:
    """The spaces of a track with their names: a number, with the row where each row of a list has a line."""
    match node:
        case Sequence(items=items):
            return [(str(number), item) for number, item in enumerate(items) if isinstance(item, Mapping)]
        case Mapping(entries=entries):
            return [(f"{_text(key)} {name}", space) for key, value in entries for name, space in _spaces(value)]
        case _:
            return []


def _figure(
    common: Common,
    what: str,
    node: Node,
    source: Provenance | None,
    files: dict[str, SourceFile],
    value: str | None = None,
) -> Figure:
    file, line = _place(node.span, files)
    shown = _text(node) if value is None else value
    czech = "" if source is None else source.cs
    return Figure(common.name, what, shown, *_kind(source), _settled_by(common, source), file, line, czech)


def _kind(source: Provenance | None) -> tuple[str, str]:
    return (NO_PROVENANCE, "") if source is None else (source.text.split(" ", 1)[0], source.text)


_WHERE = {
    "component": "the pieces `{}` of a box, counted and read",
    "board": "the printed board `{}`",
    "track": "the printed track `{}`",
    "table": "the printed table `{}`",
    "list": "the place where `{}` is printed: a board, a card or a sheet of the box",
}


def _settled_by(common: Common, source: Provenance | None) -> str | None:
    """What would give the true figure: as the spec says, else where it is printed or spoken of."""
    if source is None or not source.text.startswith("assumed"):
        return None
    _, said, what = source.text.partition(_SETTLED)
    if said:
        return what
    if common.kind in _WHERE:
        return _WHERE[common.kind].format(common.name)
    refs = ", ".join(one.ref for one in common.cites)
    return f"an undamaged text of {refs}" if refs else "an answer of the publisher"


def _place(span: Span, files: dict[str, SourceFile]) -> tuple[str, int]:
    return span.file, files[span.file].line_column(span.start)[0] if span.file in files else 1


def _text(node: Node) -> str:
    match node:
        case Scalar(value=bool(value)):
            return "true" if value else "false"
        case Scalar(value=value):
            return "" if value is None else str(value)
        case Sequence(items=items):
            return ", ".join(_text(item) for item in items)
        case Mapping(entries=entries):
            return ", ".join(f"{_text(key)}: {_text(value)}" for key, value in entries)


def _reading(one: ReadingSpec, files: dict[str, SourceFile]) -> Reading:
    question = one.common.node.get("question")
    texts = {language: question.get(language) if isinstance(question, Mapping) else None for language in ("cs", "en")}
    cs, en = (_text(node) if node is not None else "" for node in texts.values())
    file, line = _place(one.common.span, files)
    return Reading(
        one.common.name,
        cs,
        en,
        tuple(one.choices.items()),
        one.chosen,
        one.because,
        one.playable,
        tuple(citation.ref for citation in one.common.cites),
        file,
        line,
    )
