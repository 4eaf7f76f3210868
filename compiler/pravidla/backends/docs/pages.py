"""Which page every anchor stands on, and the order of the pages: that of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pravidla.backends.docs.anchors import section_anchor
from pravidla.backends.docs.material import Material
from pravidla.backends.docs.names import all_names, paragraph_of, row_anchor, state_anchor
from pravidla.backends.docs.order import chapter_order
from pravidla.model import definitions as d
from pravidla_runtime.text import sentence

INDEX, GLOSSARY, PARAGRAPHS = "index.html", "glossary.html", "paragraphs.html"
OPEN, COVERAGE, DIFF, COURSE, REGISTER = "open.html", "coverage.html", "diff.html", "course.html", "register.html"
SINCE = "since.html"
RESERVED = frozenset({INDEX, GLOSSARY, PARAGRAPHS, OPEN, COVERAGE, DIFF, COURSE, REGISTER, SINCE})


def module_page(name: str) -> str:
    """The page that tells what a module changes."""
    return f"modul-{name}.html"


@dataclass(frozen=True, slots=True)
class Chapter:
    """The definitions of one file of the spec."""

    file: str
    path: str
    """the file of the spec, without its folder"""
    definitions: tuple[d.Definition, ...]

    @property
    def group(self) -> str:
        """Where the navigation lists it."""
        top = self.path.split("/", 1)[0] if "/" in self.path else ""
        return {"scenarios": "examples", "modules": "modules"}.get(top, "rules")


def chapters_of(material: Material) -> tuple[Chapter, ...]:
    """The chapters in the order of the rulebook; words, units and the head of the game have pages of their own."""
    spec = material.edition.spec
    by_file: dict[str, list[d.Definition]] = {}
    for one in spec.definitions:
        if not isinstance(one, d.WordSpec | d.UnitSpec | d.DieSpec | d.GameSpec):
            by_file.setdefault(one.common.file, []).append(one)

    def relative(path: str) -> str:
        return path.removeprefix(material.folder + "/").removeprefix(spec.folder + "/")

    scored = frozenset(all_names(spec.head.score))

    def order(path: str) -> tuple[object, ...]:
        stem = relative(path)
        late = 2 if stem.startswith("scenarios/") else 1 if "/" in stem else 0
        return late, *chapter_order(by_file[path], scored), stem

    result = []
    for path in sorted(by_file, key=order):
        stem = relative(path).removesuffix(".yaml").replace("/", "-").replace(" ", "-").lower()
        file = f"{stem}.html" if f"{stem}.html" not in RESERVED else f"rules-{stem}.html"
        result.append(Chapter(file, relative(path), tuple(by_file[path])))
    return tuple(result)


def anchors_of(material: Material, chapters: tuple[Chapter, ...]) -> dict[str, str]:
    """The page of every anchor of a game."""
    pages: dict[str, str] = {}
    for chapter in chapters:
        for one in chapter.definitions:
            pages |= dict.fromkeys(_own(one), chapter.file)
    for one in material.edition.spec.definitions:
        match one:
            case d.WordSpec() | d.UnitSpec() | d.DieSpec():
                pages[section_anchor(one.common)] = GLOSSARY
            case d.GameSpec():
                pages[section_anchor(one.common)] = INDEX
            case _:
                pass
    if material.index is not None:
        for entry in material.index.entries:
            pages[entry.id] = PARAGRAPHS
        pages |= dict.fromkeys(material.index.sentence_ids(), PARAGRAPHS)
    return pages


def _own(one: d.Definition) -> list[str]:
    anchors = [section_anchor(one.common)]
    match one:
        case d.StateSpec(has=has):
            anchors += [state_anchor(one.common, name) for name, _, _ in has]
        case d.ListSpec(rows=rows):
            anchors += [row_anchor(one.common, row.id) for row in rows]
        case _:
            pass
    return anchors


def chapter_title(path: str, terms: Mapping[str, str], words: Mapping[str, str]) -> str:
    """The name of a file of the spec: by the glossary, as a usual part of a rulebook, or as it is."""
    *folders, stem = path.removesuffix(".yaml").split("/")
    name = terms.get(stem) or words.get(f"file_{stem}") or stem.replace("_", " ")
    return ": ".join([*(words.get(f"file_{folder}", folder) for folder in folders), sentence(name)])


__all__ = ["Chapter", "anchors_of", "chapter_title", "chapters_of", "module_page", "paragraph_of"]
