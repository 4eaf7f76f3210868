"""Pages about the rules: the course, modules, differences, paragraphs, coverage, open questions, register."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pravidla.backends.docs.course import course_of
from pravidla.backends.docs.differences import difference_blocks, version_blocks
from pravidla.backends.docs.lost import lost_rows
from pravidla.backends.docs.material import Assumed, Material
from pravidla.backends.docs.names import Names, human, lower
from pravidla.backends.docs.pages import COURSE, COVERAGE, DIFF, OPEN, PARAGRAPHS, REGISTER, SINCE, module_page
from pravidla.backends.docs.pictures import course_picture
from pravidla.backends.docs.sorting import czech_key, first_letter
from pravidla.backends.docs.variants import variants
from pravidla.backends.docs.view import (
    Block,
    Cell,
    Guard,
    Line,
    Page,
    Row,
    Section,
    Sentence,
    Settings,
    Source,
    Table,
    Word,
)
from pravidla.backends.docs.words import words
from pravidla.model import definitions as d
from pravidla_runtime.text import sentence


def about_pages(
    material: Material,
    names: Names,
    settings: Settings,
    rules: Sequence[Page],
    head: Section,
    earlier: Sequence[Section] = (),
) -> tuple[Page, ...]:
    """All pages that no file of the spec has. `earlier`: what the version says that the spec is compared with."""
    t = words(names.language)
    sections = [section for page in rules for section in page.sections]
    pages = [_course(material, names, settings, t)]
    pages += [_module(name, title, sections, t) for name, title in settings.modules]
    if settings.modules or settings.options or settings.players[0] != settings.players[1]:
        pages.append(
            Page(
                DIFF,
                t["diff"],
                "modules",
                (Word(t["diff_note"]),),
                difference_blocks(material, names, settings, sections),
            )
        )
    if material.against is not None:
        blocks = version_blocks(material, names, settings, sections, earlier)
        title = t["since"].format(material.against[0])
        pages.append(Page(SINCE, title, "modules", (Word(t["since_note"]),), blocks))
    if material.index is not None:
        pages += [_paragraphs(material, names, sections, t), _coverage(material, names, t)]
    pages.append(_open(material, names, sections, t))
    pages.append(_register(sections, t))
    return tuple(pages)


def _course(material: Material, names: Names, settings: Settings, t: Mapping[str, str]) -> Page:
    edition = material.edition
    followed = [one for one in edition.spec.definitions if isinstance(one, d.RuleSpec | d.ActionSpec)]
    english = names.language == "en"
    blocks = tuple(
        Block(sentence(one.words), picture=course_picture(t["course"], one.what), guard=one.guard)
        for one in variants(edition, settings, followed, lambda found: course_of(edition, names, found), english)
        if one.what is not None
    )
    return Page(COURSE, t["course"], "rules", (Word(t["course_note"]),), blocks)


def needs_module(guard: Guard, module: str) -> bool:
    """Whether a guard mentions a module."""
    match guard:
        case ("module", name):
            return name == module
        case (_, *parts):
            return any(needs_module(part, module) for part in parts if isinstance(part, tuple))
        case _:
            return False


def _module(name: str, title: str, sections: Sequence[Section], t: Mapping[str, str]) -> Page:
    mine = [one for one in sections if needs_module(one.guard, name) and one.kind not in ("scenario", "invariant")]
    changed = [one for one in mine if one.overrides]
    added = [one for one in mine if not one.overrides and one.kind not in ("list", "component")]
    parts = [one for one in mine if one.kind in ("list", "component")]
    blocks = []
    for caption, found in ((t["changes"], changed), (t["comes_in"], added)):
        if found:
            blocks.append(Block(caption, tuple(_change(one, t) for one in found)))
    for one in parts:
        table = next((block.table for block in one.blocks if block.table is not None), None)
        if table is not None:
            rows = tuple(Row(row.cells, "", True, "", row.notes, picture=row.picture) for row in table.rows)
            blocks.append(
                Block(f"{t['adds']}: {one.heading}", table=Table(table.head, rows, table.choices, table.is_index))
            )
    intro = (Word(t["module_note"]),)
    return Page(module_page(name), f"{title}: {t['what_changes']}", "modules", intro, tuple(blocks), module=name)


def _change(one: Section, t: Mapping[str, str]) -> Line:
    lines: list[Line] = []
    if one.overrides:
        told: list[Word] = []
        for number, word in enumerate(one.overrides):
            told += [Word(", ")] if number else []
            told.append(word)
        lines.append(Line(tuple(told), label=t["adds_to" if one.adds else "instead_of"]))
    if one.guard_words:
        lines.append(Line((Word(one.guard_words),), label=t["when"]))
    lines += [line for block in one.blocks for line in block.lines]
    link = Word(one.heading, f"{one.page}#{one.anchor}", one.name)
    return Line((link,), tuple(lines), cites=one.cites, is_title=True)


def _paragraphs(material: Material, names: Names, sections: Sequence[Section], t: Mapping[str, str]) -> Page:
    assert material.index is not None
    citing: dict[str, list[Word]] = {}
    for section in sections:
        if section.kind != "scenario":
            link = Word(section.heading, f"{section.page}#{section.anchor}", section.name)
            for word in (*section.cites, *(word for block in section.blocks for word in _cited(block.lines))):
                found = citing.setdefault(word.text, [])
                if link not in found:
                    found.append(link)
    covered = {one.ref: one for one in material.covered}
    blocks = []
    for page in dict.fromkeys(entry.page for entry in material.index.entries):
        rows = []
        for entry in (entry for entry in material.index.entries if entry.page == page):
            refs = [f"{entry.id}.{number}" for number in range(1, len(entry.sentences) + 1)]
            quote = " ".join(material.quotes[ref] for ref in refs if ref in material.quotes)
            rows.append(_paragraph_row(entry.id, names.summaries[entry.id], citing.get(entry.id, ()), "", quote))
            for ref in refs:
                status = t[f"status_{covered[ref].status}"] if ref in covered else ""
                rows.append(_paragraph_row(ref, Word(""), citing.get(ref, ()), status, ""))
        head: tuple[str, ...] = (t["paragraph"], t["summary"], t["cited_by"], t["state"])
        if material.quotes:
            rows = [Row((*row.cells[:2], row.cells[4], *row.cells[2:4]), row.anchor) for row in rows]
            head = (*head[:2], t["quote"], *head[2:])
        else:
            rows = [Row(row.cells[:4], row.anchor) for row in rows]
        blocks.append(Block(f"{t['page']} {page}", table=Table(head, tuple(rows))))
    return Page(PARAGRAPHS, t["paragraphs"], "about", (Word(t["paragraphs_note"]),), tuple(blocks))


def _cited(lines: Sequence[Line]) -> Iterator[Word]:
    for line in lines:
        yield from line.cites
        yield from _cited(line.children)


def _paragraph_row(ref: str, summary: Word, links: Sequence[Word], status: str, quote: str) -> Row:
    told: list[Word] = []
    for number, word in enumerate(links):
        told += [Word(", ")] if number else []
        told.append(word)
    own = Word(quote, lang="cs" if quote else "")
    cells = (Cell((Word(ref),)), Cell((summary,)), Cell(tuple(told)), Cell((Word(status),)), Cell((own,)))
    return Row(cells, ref)


def _coverage(material: Material, names: Names, t: Mapping[str, str]) -> Page:
    counts: dict[str, int] = {}
    for one in material.covered:
        counts[one.status] = counts.get(one.status, 0) + 1
    total = len(material.covered)
    shares = tuple(
        Row(
            (
                Cell((Word(t[f"status_{status}"]),)),
                Cell((Word(str(number)),), None, number),
                Cell((Word(_percent(number, total)),)),
            )
        )
        for status, number in sorted(counts.items(), key=lambda pair: -pair[1])
    )
    blocks = [Block(t["binding"], table=Table((t["state"], t["sentences"], t["share"]), shares))]
    for status in ("open", "cited", "excused"):
        found = [one for one in material.covered if one.status == status]
        if found:
            rows = tuple(
                Row(
                    (
                        Cell(names.cites([one.ref])),
                        Cell((Word(t.get(f"modality_{one.modality}", one.modality)),)),
                        Cell((Word(t.get(f"excuse_{one.excuse}", one.excuse) or one.lacking),)),
                    )
                )
                for one in found
            )
            blocks.append(
                Block(sentence(t[f"status_{status}"]), table=Table((t["paragraph"], t["binds"], t["why"]), rows))
            )
    never = [name for name in sorted(material.never) if name in names.definitions]
    if never:
        lines = tuple(Line((names.link(names.definitions[name].common),)) for name in never)
        blocks.append(Block(t["never_run"], lines))
    return Page(COVERAGE, t["coverage"], "about", (Word(t["coverage_note"]),), tuple(blocks))


def _percent(number: int, total: int) -> str:
    share = f"{100 * number / total:.1f}" if total else "0,0"
    return f"{share.replace('.', ',')}\u00a0%"


def _open(material: Material, names: Names, sections: Sequence[Section], t: Mapping[str, str]) -> Page:
    blocks = []
    readings = [one for one in sections if one.kind == "reading"]
    if readings:
        lines = []
        for one in readings:
            said = {block.title: block.lines for block in one.blocks}
            reached = tuple(replace(line, guard=True) for line in said.get(t["reaches"], ()))
            below = (*said[t["choices"]], *((Line((), reached, t["reaches"]),) if reached else ()))
            lines.append(Line((Word(one.heading, f"{one.page}#{one.anchor}", one.name),), below, cites=one.cites))
        blocks.append(Block(t["open_readings"], tuple(lines)))
    headings = {one.name: Word(one.heading, f"{one.page}#{one.anchor}", one.name) for one in reversed(sections)}
    told = {one.name: one for one in reversed(sections) if one.kind != "scenario"}
    game = material.edition.spec.head.common
    headings.setdefault(game.name, names.link(game))
    for kind, caption in (("assumed", t["assumed"]), ("source", t["borrowed"])):
        rows = [
            Row(
                (
                    Cell((headings.get(one.definition) or _definition(names, one.definition),)),
                    Cell((Word(_what(names, one, t)),)),
                    Cell(_value(names, told.get(one.definition), one, t), Source(kind, one.provenance, one.cs)),
                    Cell((Source(kind, one.provenance, one.cs).told(names.language),)),
                )
            )
            for one in material.assumed
            if one.kind == kind
        ]
        if rows:
            head = (t["definition"], t["what"], t["value_column"], t["provenance"])
            blocks.append(Block(caption, table=Table(head, tuple(rows), (), len(rows) > 12)))
    rows = list(lost_rows(material, names, headings, t))
    if rows:
        head = (t["paragraph"], t["lost_number"], t["stands_in"], t["provenance"])
        blocks.append(Block(t["lacunae"], table=Table(head, tuple(rows), (), len(rows) > 12)))
    return Page(OPEN, t["open"], "about", (Word(t["open_note"]),), tuple(blocks))


def _value(names: Names, section: Section | None, one: Assumed, t: Mapping[str, str]) -> Sentence:
    """A figure as readers meet it; a rule, one of its steps or conditions, and what a state may be, as its own section
    says it."""
    if one.value == "one_way":
        return (Word(t["one_way"]),)
    if not one.value and " to " in one.what:
        return (Word(t["both_ways"]),)
    if section is not None and one.what in ("", "rule") and not _is_one_line(section):
        return (Word(t["see_rule"], f"{section.page}#{section.anchor}"),)
    for sentence_, source, anchor in () if section is None else _told_in(section):
        marked = source is not None and one.provenance.startswith(source.text)
        if (
            marked
            if one.what in ("step", "condition")
            else anchor.endswith(f"--{one.what}")
            if one.what not in ("", "rule")
            else True
        ):
            return sentence_
    return (Word(names.value(one.value)),)


def _is_one_line(section: Section) -> bool:
    """Whether one sentence says all that a definition says; a rule has steps, of which none stands for all."""
    lines = [line for block in section.blocks for line in block.lines]
    return section.kind in ("value", "invariant", "condition") and len(lines) == 1 and not lines[0].children


def _told_in(section: Section) -> Iterator[tuple[Sentence, Source | None, str]]:
    """The lines of a rule, the declarations of a state."""
    if section.kind == "state":
        for row in (row for block in section.blocks if block.table is not None for row in block.table.rows):
            yield row.cells[-1].sentence, row.cells[-1].source, row.anchor
    elif section.kind not in ("list", "component", "table", "track", "board"):
        lines = [line for block in section.blocks for line in block.lines]
        while lines:
            line = lines.pop(0)
            yield line.sentence, line.source, ""
            lines = [*line.children, *lines]


def _what(names: Names, one: Assumed, t: Mapping[str, str]) -> str:
    """Which figure of a definition is meant: a row with a column, a column, a place in a table, a way of a board."""
    if f"what_{one.what or 'rule'}" in t:
        return t[f"what_{one.what or 'rule'}"]
    way = one.what.split(" to ")
    if len(way) == 2 and all(place in names.rows for place in way):
        return f" {'→' if one.value == 'one_way' else '–'} ".join(names.rows[place].text for place in way)
    row, _, column = one.what.rpartition(".")
    told = names.figure(one.definition, column)
    if row:
        return f"{names.rows[row].text if row in names.rows else human(row)}: {lower(told)}"
    if not column or column[0].isdigit():
        return column
    return names.rows[column].text if column in names.rows else told


def _definition(names: Names, name: str) -> Word:
    one = names.definitions.get(name)
    return Word(human(name), "", name) if one is None else names.link(one.common)


def _register(sections: Sequence[Section], t: Mapping[str, str]) -> Page:
    """All definitions in the order of the Czech alphabet: the way through the rules that needs no script."""
    found = sorted((one for one in sections if one.kind != "scenario"), key=lambda one: czech_key(one.heading.lower()))
    letters: dict[str, list[Line]] = {}
    for one in found:
        first = first_letter(one.heading)
        link = Word(one.heading, f"{one.page}#{one.anchor}", one.name)
        letters.setdefault(first, []).append(Line((link, Word(f" ({one.kind_word.lower()})"))))
    blocks = tuple(Block(letter, tuple(lines)) for letter, lines in letters.items())
    return Page(REGISTER, t["register"], "about", (), blocks)
