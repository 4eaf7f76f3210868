"""Numbers that the text of a rulebook lost, and what stands for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from pravidla.analysis.checks.lacunae import LostFigure, lost_figures
from pravidla.backends.docs.material import Material
from pravidla.backends.docs.names import Names
from pravidla.backends.docs.view import Cell, Row, Source, Word
from pravidla.backends.docs.words import quoted
from pravidla.model.citing import citation_records
from pravidla.model.reading import TWIN


def lost_rows(material: Material, names: Names, headings: Mapping[str, Word], t: Mapping[str, str]) -> Iterator[Row]:
    """A row for every binding sentence that lost numbers: of what, what has them, where from."""
    if material.index is None:
        return
    found = lost_figures(material.index, citation_records(material.edition.spec))
    for (sentence, stands), same in groupby(found, lambda one: (one.sentence, _stands(one))):
        definition, provenance = stands
        source = _source(provenance)
        yield Row(
            (
                Cell(names.cites([sentence])),
                Cell((Word(_numbers(list(same), names.language, t)),)),
                Cell((headings.get(definition, Word(definition)) if definition else Word(t["not_known"]),)),
                Cell(() if source is None else (Word(f"{t[f'from_{source.kind}']}: "), source.told(names.language))),
            )
        )


def _stands(lost: LostFigure) -> tuple[str, str]:
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
