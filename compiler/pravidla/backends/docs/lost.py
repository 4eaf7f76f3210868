"""Numbers that the text of a rulebook lost, and what stands for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from pravidla.analysis.checks.lacunae import LostFigure, lost_figures
from pravidla.backends.docs.material import Material
from pravidla.backends.docs.names import Names, paragraph_of
from pravidla.backends.docs.view import Cell, Row, Source, Word
from pravidla.backends.docs.words import quoted
from pravidla.exceptions.edition import source_of as text_of
from pravidla.model import definitions as d
from pravidla.model.citing import Citation, citation_records
from pravidla.model.reading import TWIN


def lost_rows(material: Material, names: Names, headings: Mapping[str, Word], t: Mapping[str, str]) -> Iterator[Row]:
    """A row for every binding sentence that lost numbers: of what, what has them, where from."""
    if material.index is None:
        return
    spec = material.edition.spec
    citations = citation_records(spec)
    counted = _counted(spec)
    found = [(one, _stands(one, citations, counted)) for one in lost_figures(material.index, citations)]
    for (sentence, stands), same in groupby(found, lambda pair: (pair[0].sentence, pair[1])):
        definition, provenance = stands
        source = _source(provenance)
        yield Row(
            (
                Cell(names.cites([sentence])),
                Cell((Word(_numbers([lost for lost, _ in same], names.language, t)),)),
                Cell((headings.get(definition, Word(definition)) if definition else Word(t["not_known"]),)),
                Cell(() if source is None else (Word(f"{t[f'from_{source.kind}']}: "), source.told(names.language))),
            )
        )


def _counted(spec: d.Spec) -> dict[str, frozenset[str]]:
    """Every form of a unit -> the definitions whose lines name the unit."""
    found: dict[str, frozenset[str]] = {}
    texts = {one.common.name: text_of(spec, one.common.node.span) for one in spec.definitions}
    for unit in spec.definitions:
        if isinstance(unit, d.UnitSpec):
            named = re.compile(rf"\b({'|'.join(map(re.escape, {unit.common.name, *unit.en}))})\b")
            users = frozenset(name for name, text in texts.items() if named.search(text))
            found |= dict.fromkeys((form.lower() for form in unit.cs), users)
    return found


def _stands(lost: LostFigure, citations: Sequence[Citation], counted: Mapping[str, frozenset[str]]) -> tuple[str, str]:
    """The definition that has a lost number, and where from: of those that cite it one that has that unit."""
    if lost.unit.lower() in counted:
        cited = {lost.sentence, paragraph_of(lost.sentence)}
        fitting = [
            one
            for one in citations
            if one.has_figure and cited & set(one.refs) and one.definition in counted[lost.unit.lower()]
        ]
        fitting.sort(key=lambda one: (lost.sentence not in one.refs, not one.provenance))
        if fitting:
            return fitting[0].definition, fitting[0].provenance or ""
    return ("", "") if lost.filled is None else (lost.filled.definition, lost.filled.provenance or "")


def _source(written: str) -> Source | None:
    text, _, czech = written.partition(TWIN)
    return Source(text.split(" ", 1)[0], text.rstrip(), czech.strip()) if written else None


def _numbers(lost: list[LostFigure], language: str, t: Mapping[str, str]) -> str:
    """What was counted, in the words of the book; how many numbers where that is not known."""
    units = dict.fromkeys(one.unit for one in lost if one.unit)
    plain = sum(not one.unit for one in lost)
    told = [t["lost_of"].format(quoted(unit, language)) for unit in units]
    if plain or not told:
        told.append(t["lost_plain"] if plain < 2 else t["lost_many"].format(plain))
    return ", ".join(told)
