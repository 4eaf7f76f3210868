"""Printed data as tables: lists and components with their rows, tables, tracks, boards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from pravidla.backends.docs.cards import Face, Printed, card_pictures, colour_in, effect_lines
from pravidla.backends.docs.guards import as_data
from pravidla.backends.docs.maps import Spot, board_picture, name_of, printed_on, terms_of
from pravidla.backends.docs.mentions import mentions
from pravidla.backends.docs.names import Names, human, row_anchor, title_of, wording
from pravidla.backends.docs.phrases import Voice, expression, outline_lines, parameters
from pravidla.backends.docs.phrases.expressions import amount
from pravidla.backends.docs.phrases.outlines import source_of
from pravidla.backends.docs.phrases.voice import joined
from pravidla.backends.docs.pictures import track_picture
from pravidla.backends.docs.view import Block, Cell, Guard, Line, Row, Sentence, Source, Table, Word, plain_text
from pravidla.exceptions.edition import Edition, within
from pravidla.model import definitions as d
from pravidla.model.reading import provenance, provenance_by_column, table_figures
from pravidla.source import Mapping as YamlMapping
from pravidla.source import Node, Scalar
from pravidla.source import Sequence as YamlSequence
from pravidla.syntax import ast
from pravidla_runtime.text import NO_BREAK_SPACE, figure_cs, sentence

_FEWEST_TO_FILTER = 8
_MOST_CHOICES = 16
_MOST_RULES = 6
"""rules that a piece refers to"""
_LEADING = re.compile(r"\d+(?:\u00a0\d{3})*")


class Tables:
    """Makes blocks of printed data."""

    def __init__(
        self, edition: Edition, names: Names, words: Mapping[str, str], link: Callable[[d.Common], Word]
    ) -> None:
        self._edition = edition
        self._names = names
        self._t = words
        self._voice = Voice(names)
        self._english = {
            row.id: wording(row.text, "en")
            for one in edition.spec.definitions
            if isinstance(one, d.ListSpec)
            for row in one.rows
        }
        self._link = link
        self._told_of: dict[str, list[d.Common]] = {}
        for one in edition.spec.definitions:
            if isinstance(one, d.RuleSpec | d.ActionSpec | d.ValueSpec | d.TriggerSpec | d.ConditionSpec):
                for name in dict.fromkeys(mention.name for mention in mentions(one) if mention.role == "plain"):
                    self._told_of.setdefault(name, []).append(one.common)
        self._additions: dict[str, list[d.ListSpec]] = {}
        for one in edition.spec.definitions:
            if isinstance(one, d.ListSpec) and one.adds:
                self._additions.setdefault(one.common.name, []).append(one)

    def blocks(self, one: d.ListSpec | d.TableSpec | d.TrackSpec | d.BoardSpec) -> Iterator[Block]:
        """What is printed, as tables and pictures."""
        match one:
            case d.ListSpec():
                yield self._list(one)
            case d.TableSpec():
                yield self._table(one)
            case d.TrackSpec():
                yield from self._track(one)
            case d.BoardSpec():
                yield from self._board(one)

    # ---- lists

    def _list(self, one: d.ListSpec) -> Block:
        parts = [one] if one.adds else [one, *self._additions.get(one.common.name, ())]
        base = self._names.definitions.get(one.common.name)
        columns = list(
            dict.fromkeys(name for part in (base, *parts) if isinstance(part, d.ListSpec) for name in part.columns)
        )
        if one.product:
            told = [self._names.label(reference.name) for reference in one.product]
            line: list[Word] = []
            for number, word in enumerate(told):
                line += [Word(" × ")] if number else []
                line.append(word)
            return Block(self._t["rows"], (Line(tuple(line)),))
        head = [self._t["name"], *_told_apart([self._head(name, one.common.name) for name in columns])]
        if one.is_component:
            head.append(self._t["copies"])
        rows = [self._row(part, row, columns, one) for part in parts for row in part.rows]
        if one.is_component:
            kind = self._kind(one)
            faces = [
                self._face(part, row, columns, shown, head, kind)
                for (part, row), shown in zip(((part, row) for part in parts for row in part.rows), rows, strict=True)
            ]
            drawn = card_pictures(faces)
            rows = [replace(row, picture=picture) for row, picture in zip(rows, drawn, strict=True)]
        if any(row.notes for row in rows):
            head.append(self._t["effect"])
        is_index = len(rows) >= _FEWEST_TO_FILTER
        return Block(
            self._t["rows"], table=Table(tuple(head), tuple(rows), _choices(rows) if is_index else (), is_index)
        )

    def _head(self, name: str, of: str = "") -> str:
        told = self._names.column(of, name)
        return sentence(self._t.get(name, told) if told == human(name) else told)

    def _row(self, part: d.ListSpec, row: d.RowSpec, columns: list[str], shown_in: d.ListSpec) -> Row:
        base = self._names.definitions.get(part.common.name)
        base = base if isinstance(base, d.ListSpec) else part
        anchor = row_anchor(part.common, row.id)
        here = part is shown_in
        named = sentence(self._names.rows[row.id].text if row.id in self._names.rows else human(row.id))
        cells = [Cell((Word(named, "" if here else self._names.href(anchor), row.id),))]
        for column in columns:
            node = row.cells.get(column) or part.defaults.get(column) or base.defaults.get(column)
            kind = (part.columns.get(column) or base.columns.get(column) or (None, None))[0]
            source = row.provenance_by_column.get(column) or row.provenance or part.common.source(column)
            cells.append(Cell(self._value(node, kind), source_of(source), _number(node)))
        if part.is_component:
            copies = row.copies if row.copies is not None else part.copies or base.copies or 1
            each = row.copies_per_player or (row.copies is None and (part.copies_per_player or base.copies_per_player))
            own = row.provenance_by_column.get("copies") or part.common.source("copies")
            told = f"{copies}{NO_BREAK_SPACE}{self._t['per_player']}" if each else str(copies)
            cells.append(Cell((Word(told),), source_of(own), copies))
        guard, told = self._guard(part, row)
        notes = tuple(self._notes(base, row)) or (self._elsewhere(row) if part.is_component else ())
        return Row(tuple(cells), anchor if here else "", guard, told, notes)

    def _elsewhere(self, row: d.RowSpec) -> tuple[Line, ...]:
        """Of a piece that can do nothing by itself: the rules that name it."""
        found = self._told_of.get(row.id, ())[:_MOST_RULES]
        return (Line(joined([(self._link(one),) for one in found], " · "), label=self._t["see"]),) if found else ()

    def _kind(self, one: d.ListSpec) -> str:
        """What one piece of a component is called."""
        base = self._names.definitions.get(one.common.name, one)
        return title_of(base.common, self._names.language, human(one.common.name))

    def _face(
        self, part: d.ListSpec, row: d.RowSpec, columns: list[str], shown: Row, head: list[str], kind: str
    ) -> Face:
        """What is printed on a piece: all but what the component leaves out unless a piece says it."""
        base = self._names.definitions.get(part.common.name)
        defaults = part.defaults | (base.defaults if isinstance(base, d.ListSpec) else {})
        printed = []
        for place, column in enumerate(columns, start=1):
            cell = shown.cells[place]
            text = plain_text(cell.sentence)
            own = row.cells.get(column)
            if text == "–" or (own is None and _is_nothing(defaults.get(column))):
                continue
            single = isinstance(own or defaults.get(column), Scalar)
            assumed = cell.source is not None and cell.source.kind == "assumed"
            printed.append(Printed(head[place], text, cell.number if single else None, assumed))
        copies = plain_text(shown.cells[len(columns) + 1].sentence)
        return Face(
            plain_text(shown.cells[0].sentence),
            kind,
            tuple(printed),
            effect_lines(shown.notes),
            self._tint(row),
            f"{copies}×" if copies.isdigit() else copies,
        )

    def _tint(self, row: d.RowSpec) -> str:
        """The colour of a piece: that of a row that it names, or of its own name."""
        named = [str(cell.value) for cell in row.cells.values() if isinstance(cell, Scalar)]
        return next((tint for one in (*named, row.id) if (tint := colour_in(self._english.get(one, "")))), "")

    def _guard(self, part: d.ListSpec, row: d.RowSpec) -> tuple[Guard, str]:
        from pravidla.backends.docs.guards import guard_sentence

        listed = self._edition.game.lists.get(part.common.name)
        found = (
            None
            if listed is None
            else next(
                (one for one in listed.rows if one.id == row.id and within(one.origin.span, part.common.node.span)),
                None,
            )
        )
        data = as_data(self._edition.game, None if found is None else found.guard)
        return data, guard_sentence(self._voice, part.common) if data is not True else ""

    def _notes(self, base: d.ListSpec, row: d.RowSpec) -> Iterator[Line]:
        headings = {heading.name: heading for heading in (*base.abilities, *base.formulas)}
        for name, outline in row.abilities.items():
            heading = headings.get(name)
            voice = self._voice if heading is None else parameters(self._voice, heading.params)[1]
            yield from outline_lines(voice.inside(f"{base.common.name}.{row.id}.{name}"), outline)
        for name, formula in row.formulas.items():
            heading = headings.get(name)
            voice = self._voice if heading is None else parameters(self._voice, heading.params)[1]
            voice = voice.inside(f"{base.common.name}.{name}.{row.id}")
            term = self._names.term(name)
            yield Line(expression(voice, formula), label="" if term is None else sentence(term.text))

    def _value(self, node: Node | None, kind: ast.TypeExpr | None) -> Sentence:
        match node:
            case None | Scalar(value=None):
                return (Word("–"),)
            case Scalar(value=bool(value)):
                return (Word(self._t["yes"] if value else self._t["no"]),)
            case Scalar(value=int(value)):
                if isinstance(kind, ast.NumberType) and kind.unit is not None and self._names.language == "cs":
                    return (Word(amount(self._voice, value, kind.unit.text)),)
                return (Word(figure_cs(value) if self._names.language == "cs" else f"{value:,}"),)
            case Scalar(value=value):
                row = self._names.rows.get(str(value))
                if row is not None:
                    return (Word(row.text, row.href, str(value)),)
                return (Word("–"),) if value in ("nothing", "nobody") else (Word(human(str(value))),)
            case YamlSequence(items=items):
                line: list[Word] = []
                for number, item in enumerate(items):
                    line += [Word(", ")] if number else []
                    line += self._value(item, None)
                return tuple(line) or (Word("–"),)
            case YamlMapping(entries=entries):
                line = []
                for number, (key, inner) in enumerate(entries):
                    if key.value != "from":
                        line += [Word(", ")] if number else []
                        line += [*self._value(key, None), Word(" "), *self._value(inner, None)]
                return tuple(line)

    # ---- tables, tracks, boards

    def _table(self, one: d.TableSpec) -> Block:
        sources = iter(source_of(one.common.source(*names)) for names, _ in table_figures(one.rows))
        unit = None if one.of is None else one.of.name
        rows = []
        width = 1
        second: tuple[str, ...] = ()
        for key, value in one.rows.entries:
            match value:
                case YamlSequence(items=items):
                    figures: list[Node] = list(items)
                case YamlMapping(entries=entries):
                    figures = [figure for _, figure in entries]
                    second = tuple(plain_text(self._value(inner, None)) for inner, _ in entries)
                case _:
                    figures = [value]
            width = max(width, len(figures))
            cells = [Cell(self._value(key, None), None, _number(key))]
            cells += [Cell(self._value(figure, None), next(sources), _number(figure)) for figure in figures]
            rows.append(Row(tuple(cells)))
        titles = [self._param(param) for param in one.heading.params]
        first = titles[0] if titles else self._t["row"]
        head = [
            first,
            *((second or [str(number) for number in range(1, width + 1)]) if width > 1 else [self._unit(unit)]),
        ]
        return Block(self._t["value_column"], table=Table(tuple(head), tuple(rows)))

    def _param(self, param: ast.Param) -> str:
        name = param.name.text if param.name is not None else ""
        if isinstance(param.type, ast.OneType):
            return sentence(self._names.label(name if name in self._names.terms else param.type.name.text).text)
        return self._head(name) if name else self._t["number"]

    def _unit(self, unit: str | None) -> str:
        forms = None if unit is None else next((f for key, f in self._names.units.items() if key == unit), None)
        return sentence(forms[1]) if forms else self._t["value_column"]

    def _track(self, one: d.TrackSpec) -> Iterator[Block]:
        columns = list(one.columns)
        lines = one.spaces.entries if isinstance(one.spaces, YamlMapping) else ((None, one.spaces),)
        for key, spaces in lines:
            title = self._t["spaces"] if key is None else sentence(plain_text(self._value(key, None)))
            items = spaces.items if isinstance(spaces, YamlSequence) else ()
            rows, told = [], []
            head = (self._t["space"], *(self._head(column, one.common.name) for column in columns))
            for number, item in enumerate(items):
                cells = [Cell((Word(str(number)),), None, number)]
                for column in columns:
                    node = item.get(column) if isinstance(item, YamlMapping) else None
                    node = node or one.defaults.get(column)
                    source = self._track_source(one, item, column)
                    cells.append(Cell(self._value(node, one.columns[column][0]), source, _number(node)))
                rows.append(Row(tuple(cells)))
                told.append(self._on_space(cells, head))
            yield Block(title, table=Table(head, tuple(rows)), picture=track_picture(title, told))

    def _on_space(self, cells: Sequence[Cell], head: Sequence[str]) -> list[str]:
        """What is printed on a space of a track: its only figure; of several those that say something, by name."""
        told = [plain_text(cell.sentence) for cell in cells]
        if len(told) <= 2:
            return told[1:]
        return [
            label if text == self._t["yes"] else f"{label}: {text}"
            for label, text in zip(head[1:], told[1:], strict=True)
            if text not in ("–", "0", self._t["no"])
        ]

    def _more(self, columns: Iterable[str]) -> str:
        """The head of what ways have besides: the name of their only column."""
        names = list(columns)
        return self._head(names[0]) if len(names) == 1 else self._t["way_more"]

    def _track_source(self, one: d.TrackSpec, item: Node, column: str) -> Source | None:
        own = item.get("from") if isinstance(item, YamlMapping) else None
        return source_of(provenance_by_column(own).get(column) or provenance(own) or one.common.source(column))

    def _board(self, one: d.BoardSpec) -> Iterator[Block]:
        board = self._edition.game.boards.get(one.common.name)
        if board is not None:
            places = self._edition.game.lists[board.places]
            english = self._names.language == "en"
            game, terms = self._edition.game, terms_of(self._edition.spec, self._names.language)
            spots = [
                Spot(
                    name_of(places, number, english),
                    self._names.rows[row.id].href if row.id in self._names.rows else "",
                    tuple(printed_on(game, places, number, terms, english)),
                    tuple(printed_on(game, places, number, terms, english, figures=True)),
                )
                for number, row in enumerate(places.rows)
            ]
            drawn = board_picture(game, board, spots, self._t["board"], terms, english)
            if drawn is not None:
                yield Block(self._t["board"], picture=drawn)
        source = source_of(one.common.provenance)
        if one.ways:
            rows = []
            for way in one.ways:
                arrow = "→" if any(part.value == "one_way" for part in way[2:]) else "↔"
                rest = [part for part in way[2:] if part.value != "one_way"]
                told = [Word(", ").text.join(plain_text(self._value(part, None)) for part in rest)]
                cells = [
                    Cell(self._value(way[0], None)),
                    Cell((Word(arrow),)),
                    Cell(self._value(way[1], None), source),
                ]
                rows.append(Row((*cells, Cell((Word(told[0]),))) if one.columns else tuple(cells)))
            head = [self._t["way_from"], "", self._t["way_to"], *([self._more(one.columns)] if one.columns else [])]
            yield Block(self._t["ways"], table=Table(tuple(head), tuple(rows)))


def _is_nothing(node: Node | None) -> bool:
    """Whether a usual value says that nothing is printed."""
    return isinstance(node, Scalar) and node.value in (0, False, "nothing", "nobody")


def _told_apart(heads: list[str]) -> list[str]:
    """Heads of which none is the same as another: those of several columns are numbered."""
    found: dict[str, int] = {}
    told = []
    for head in heads:
        found[head] = found.get(head, 0) + 1
        told.append(f"{head} {found[head]}" if heads.count(head) > 1 else head)
    return told


def _number(node: Node | None) -> int | None:
    match node:
        case Scalar(value=bool()):
            return None
        case Scalar(value=int(value)):
            return value
        case YamlSequence(items=(first, *_)):
            return _number(first)
        case _:
            return None


def _choices(rows: list[Row]) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The columns by which a reader may filter: those with few values, each of several rows."""
    found = []
    for column in range(1, len(rows[0].cells) if rows else 0):
        values = [plain_text(row.cells[column].sentence) for row in rows if column < len(row.cells)]
        distinct = list(dict.fromkeys(values))
        if 2 <= len(distinct) <= _MOST_CHOICES and len(distinct) <= len(values) // 2:
            found.append((column, tuple(sorted(distinct, key=_by_number))))
    return tuple(found)


def _by_number(text: str) -> tuple[int, int, str]:
    found = _LEADING.match(text)
    return (1, 0, text) if found is None else (0, int(re.sub(r"\D", "", found.group())), text)
