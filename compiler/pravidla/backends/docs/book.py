"""The reference of a game as a book: the same view as the pages, told to the template of the printed form as data."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib.resources import files

from pravidla.backends.docs.names import paragraph_of
from pravidla.backends.docs.pages import COVERAGE, DIFF, GLOSSARY, INDEX, OPEN, PARAGRAPHS, REGISTER
from pravidla.backends.docs.pictures import standing_alone
from pravidla.backends.docs.view import Block, Line, Page, Picture, Row, Section, Sentence, Site, Source, Table, Word
from pravidla.backends.docs.words import words

_LEFT_OUT = frozenset({DIFF, REGISTER})
"""What only makes sense on a screen, or repeats other pages by the alphabet."""
_LAST = (GLOSSARY, OPEN, PARAGRAPHS, COVERAGE)
_FONT = "Libertinus Serif"
_GROUPS = ("rules", "modules", "examples")

Data = dict[str, object]


def book_template() -> str:
    """The template of the printed form."""
    folder = files("pravidla.backends.docs") / "templates"
    return folder.joinpath("book.typ").read_text(encoding="utf-8")


def book_data(site: Site, language: str) -> str:
    """What the template prints, as JSON; the same for the same site to the byte."""
    pages = [_without_sentences(page) for page in _in_order(site.pages)]
    known = frozenset(_anchors(pages))
    writer = _Writer(known, words(language), language)
    data = {
        "title": site.title,
        "other": site.other_title,
        "language": language,
        "players": site.players,
        "edition": [value for key, value in site.edition if key not in ("edition", "language")],
        "printed": [value for key, value in site.edition if key == "edition"],
        "digest": site.digest,
        "words": dict(words(language)),
        "pages": [writer.page(page) for page in pages],
    }
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def _in_order(pages: Sequence[Page]) -> list[Page]:
    first = [page for page in pages if page.file == INDEX]
    by_group = [page for group in _GROUPS for page in pages if page.group == group and page.file not in _LEFT_OUT]
    last = [page for name in _LAST for page in pages if page.file == name]
    return [*first, *by_group, *last]


def _without_sentences(page: Page) -> Page:
    """The paragraphs of a rulebook without a row for every sentence: on paper nobody follows a link to one."""
    if page.file != PARAGRAPHS:
        return page
    blocks = []
    for block in page.blocks:
        if block.table is not None:
            rows = [row for row in block.table.rows if row.anchor == paragraph_of(row.anchor)]
            kept = tuple(replace(row, cells=row.cells[:3]) for row in rows)
            block = replace(block, table=replace(block.table, head=block.table.head[:3], rows=kept))
        blocks.append(block)
    return replace(page, blocks=tuple(blocks))


def _anchors(pages: Iterable[Page]) -> Iterator[str]:
    for page in pages:
        for block in page.blocks:
            yield from _in_block(block)
        for section in page.sections:
            yield section.anchor
            for block in section.blocks:
                yield from _in_block(block)


def _in_block(block: Block) -> Iterator[str]:
    if block.table is not None:
        yield from (row.anchor for row in block.table.rows if row.anchor)


class _Writer:
    """Turns what a page shows into data of the template. A link is kept where its end stands in the book."""

    def __init__(self, known: frozenset[str], t: Mapping[str, str], language: str) -> None:
        self._known = known
        self._t = t
        self._language = language

    def page(self, page: Page) -> Data:
        return {
            "title": page.title,
            "examples": page.group == "examples",
            "intro": self._say(page.intro),
            "blocks": [self._block(block) for block in page.blocks],
            "sections": [self._section(section) for section in page.sections],
        }

    def _section(self, one: Section) -> Data:
        run = one.run
        return {
            "anchor": one.anchor,
            "title": one.heading,
            "kind": one.kind_word,
            "params": self._say(one.params),
            "cites": self._say(_spaced(one.cites)),
            "source": self._source(one.source),
            "uncited": bool(one.uncited.text),
            "guard": one.guard_words,
            "overrides": self._say(_listed(one.overrides)),
            "overridden": [
                {"link": self._say((over.link,)), "cites": self._say(_spaced(over.cites)), "when": over.guard_words}
                for over in one.overridden
            ],
            "blocks": [self._block(block) for block in one.blocks],
            "says": [{"ref": self._say((ref,)), "text": said.text, "lang": said.lang} for ref, said in one.says],
            "quotes": [{"ref": quote.ref, "text": quote.text} for quote in one.quotes],
            "readings": self._say(_listed([word for line in one.readings for word in line.sentence])),
            "examples": self._say(_listed([word for line in one.examples[:4] for word in line.sentence])),
            "changes": [] if run is None else [[change.label, change.before, change.after] for change in run.changes],
            "refusals": [] if run is None else [text for text, _ in run.refusals],
            "settings": "" if run is None else run.configuration,
        }

    def _block(self, block: Block) -> Data:
        return {
            "title": block.title,
            "lines": [self._line(line) for line in block.lines],
            "table": None if block.table is None else self._table(block.table),
            "picture": None if block.picture is None else printed_picture(block.picture),
        }

    def _line(self, line: Line) -> Data:
        return {
            "label": line.label,
            "said": self._say(line.sentence),
            "cites": self._say(_spaced(line.cites)),
            "source": self._source(line.source),
            "refusal": line.refusal,
            "children": [self._line(child) for child in line.children],
        }

    def _table(self, table: Table) -> Data:
        width = max([len(table.head), *(len(row.cells) + bool(row.notes) for row in table.rows)])
        return {
            "head": [*table.head, *[""] * (width - len(table.head))],
            "rows": [self._row(row, width) for row in table.rows],
            "cards": [printed_picture(row.picture) for row in table.rows if row.picture is not None],
        }

    def _row(self, row: Row, width: int) -> Data:
        cells: list[Data] = [
            {
                "said": self._say(cell.sentence),
                "assumed": cell.source is not None and cell.source.kind == "assumed",
                "number": cell.number is not None,
                "lines": [],
            }
            for cell in row.cells
        ]
        if row.notes:
            cells.append({"said": [], "assumed": False, "number": False, "lines": [self._line(x) for x in row.notes]})
        empty: Data = {"said": [], "assumed": False, "number": False, "lines": []}
        return {"anchor": row.anchor, "when": row.guard_words, "cells": [*cells, *[empty] * (width - len(cells))]}

    def _source(self, source: Source | None) -> str:
        if source is None:
            return ""
        rest = source.told(self._language).text
        told = self._t.get(f"from_{source.kind}", source.kind)
        return f"{told}: {rest}" if rest else told

    def _say(self, sentence: Sentence) -> list[object]:
        """Words as texts; linked ones with the anchor where they lead, variables marked."""
        told: list[object] = []
        for word in sentence:
            anchor = self._end(word)
            if anchor:
                told.append({"text": word.text, "to": anchor})
            elif word.kind == "variable":
                told.append({"text": word.text, "to": ""})
            elif told and isinstance(told[-1], str):
                told[-1] += word.text
            else:
                told.append(word.text)
        return told

    def _end(self, word: Word) -> str:
        anchor = word.href.partition("#")[2]
        if anchor in self._known:
            return anchor
        paragraph = paragraph_of(anchor)
        return paragraph if paragraph in self._known else ""


def _listed(found: Sequence[Word]) -> Sentence:
    return _between(found, ", ")


def _spaced(found: Sequence[Word]) -> Sentence:
    return _between(found, " ")


def _between(found: Sequence[Word], sign: str) -> Sentence:
    told: list[Word] = []
    for number, word in enumerate(found):
        told += [Word(sign)] if number else []
        told.append(word)
    return tuple(told)


def printed_picture(picture: Picture) -> Data:
    """A drawing in the colours of paper."""
    return {"svg": standing_alone(picture, f"'{_FONT}'"), "words": picture.words}
