"""The first page of a game: its rules by chapter, and how far they rest on the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pravidla.backends.docs.material import Material
from pravidla.backends.docs.pages import COVERAGE, INDEX, OPEN
from pravidla.backends.docs.view import Block, Cell, Line, Page, Row, Section, Table, Word
from pravidla_runtime.text import figure_cs


def overview_page(material: Material, rules: Sequence[Page], head: Section, t: Mapping[str, str]) -> Page:
    """The overview of a game: `head` is its heading in the spec, `rules` are the pages of its definitions."""
    chapters = tuple(_chapter(page) for page in rules if page.group in ("rules", "modules"))
    blocks = [Block(t["chapters"], chapters)] if chapters else []
    figures = _rests_on(material, rules, t)
    if figures.rows:
        blocks.append(Block(t["rests_on"], table=figures))
    return Page(INDEX, t["overview"], "about", (), tuple(blocks), (head,))


def _chapter(page: Page) -> Line:
    """A page with its rules and actions; of a page of the base game those that hold in every setting."""
    named = [
        one
        for one in page.sections
        if one.kind in ("rule", "action") and not one.overrides and (one.guard is True or page.group == "modules")
    ]
    told = [Word(page.title, page.file)]
    for number, one in enumerate(named):
        told += [Word(" · " if number else ": "), Word(one.heading, f"{page.file}#{one.anchor}", one.name)]
    return Line(tuple(told))


def _rests_on(material: Material, rules: Sequence[Page], t: Mapping[str, str]) -> Table:
    printed = figure_cs if t["lang"] == "cs" else "{:,}".format
    sections = [section for page in rules for section in page.sections]
    examples = [page.file for page in rules if page.group == "examples"]
    settled = sum(1 for one in material.covered if one.status != "open")
    counts = [
        (Word(t["settled"], COVERAGE), settled),
        (Word(t["not_settled"], COVERAGE), len(material.covered) - settled),
        (Word(t["group_examples"], *examples[:1]), _of_kind(sections, "scenario")),
        (Word(t["readings"], OPEN), _of_kind(sections, "reading")),
        (Word(t["assumed"], OPEN), sum(1 for one in material.assumed if one.kind == "assumed")),
        (Word(t["borrowed"], OPEN), sum(1 for one in material.assumed if one.kind == "source")),
    ]
    rows = tuple(
        Row((Cell((name,)), Cell((Word(printed(number)),), None, number))) for name, number in counts if number
    )
    return Table((t["what"], t["number"]), rows)


def _of_kind(sections: Sequence[Section], kind: str) -> int:
    return sum(1 for one in sections if one.kind == kind)
