"""What a search can find: definitions, rows, terms, paragraphs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pravidla.backends.docs.material import Material
from pravidla.backends.docs.names import Names, human, title_of, wording
from pravidla.backends.docs.pages import GLOSSARY
from pravidla.backends.docs.view import Block, Entry, Line, Page, Row, Section, plain_text
from pravidla.model import definitions as d

_NOTHING = "–"
"""what stands in an empty cell"""


def entries_of(material: Material, names: Names, pages: Sequence[Page], t: Mapping[str, str]) -> tuple[Entry, ...]:
    """All entries in the order of the pages."""
    found: list[Entry] = []
    english: dict[tuple[str, str], str] = {}
    for one in material.edition.spec.definitions:
        called = (title_of(one.common, "en", ""), wording(one.common.text, "en"))
        key = (one.common.kind, one.common.name)
        english[key] = " ".join(dict.fromkeys(filter(None, (english.get(key, ""), *called))))
    rows = {
        row.id: "" if row.text is None or row.text.en is None else _plain(row.text.en.parts)
        for one in material.edition.spec.definitions
        if isinstance(one, d.ListSpec)
        for row in one.rows
    }
    for page in pages:
        for section in page.sections:
            found.extend(_section(page, section, english, rows))
        if page.file == GLOSSARY:
            for block in page.blocks:
                for row in block.table.rows if block.table is not None else ():
                    own, other = (plain_text(cell.sentence) for cell in row.cells[:2])
                    found.append(Entry(f"{page.file}#{row.anchor}", "term", own, "", other))
    if material.index is not None:
        for entry in material.index.entries:
            if entry.summary:
                href, said = names.href(entry.id), names.summaries[entry.id]
                found.append(Entry(href, "paragraph", entry.id, said.text, f"{t['page']} {entry.page}"))
    return tuple(found)


def _plain(parts: tuple[object, ...]) -> str:
    return "".join(str(getattr(part, "text", "")) for part in parts)


def _section(
    page: Page, section: Section, english: Mapping[tuple[str, str], str], rows: Mapping[str, str]
) -> Iterator[Entry]:
    text = " ".join([*_texts(section), *(said.text for _, said in section.says)])
    kind = section.kind if section.kind in ("scenario", "reading") else "rule"
    also = f"{english.get((section.kind, section.name), '')} {human(section.name)}"
    yield Entry(f"{page.file}#{section.anchor}", kind, section.heading, text, also, section.guard)
    for block in section.blocks:
        if block.table is None or section.kind not in ("list", "component"):
            continue
        for row in block.table.rows:
            if row.anchor:
                told = " ".join(plain_text(cell.sentence) for cell in row.cells[1:])
                notes = " ".join(_line(line) for line in row.notes)
                shown = f"{_told(section, block.table.head, row)} {notes}"
                id_ = row.cells[0].sentence[0].title
                title = plain_text(row.cells[0].sentence)
                href, other = f"{page.file}#{row.anchor}", rows.get(id_, "")
                yield Entry(href, "card", title, f"{told} {notes}", other, row.guard, shown)


def _told(section: Section, head: Sequence[str], row: Row) -> str:
    """What a row says: of what it is one, and each figure under its head; what is not printed is left out."""
    said = [
        f"{title}: {text}"
        for title, cell in zip(head[1:], row.cells[1:], strict=False)
        if (text := plain_text(cell.sentence)) != _NOTHING
    ]
    return f"{section.heading} – {'; '.join(said)}." if said else f"{section.heading}."


def _texts(section: Section) -> Iterator[str]:
    yield section.note.text
    for block in section.blocks:
        yield from _block(block)


def _block(block: Block) -> Iterator[str]:
    for line in block.lines:
        yield _line(line)
    if block.table is not None:
        yield " ".join(block.table.head)


def _line(line: Line) -> str:
    return " ".join([plain_text(line.sentence), line.refusal, *(_line(child) for child in line.children)])
