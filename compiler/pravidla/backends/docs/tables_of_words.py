"""The glossary: terms, units and dice with their forms, in Czech order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pravidla.backends.docs.anchors import section_anchor
from pravidla.backends.docs.names import Names, title_of
from pravidla.backends.docs.pages import GLOSSARY
from pravidla.backends.docs.sorting import czech_key
from pravidla.backends.docs.view import Block, Cell, Page, Row, Sentence, Table, Word
from pravidla.model import definitions as d
from pravidla_runtime.text import czech


def glossary_page(spec: d.Spec, names: Names, t: Mapping[str, str]) -> Page:
    """The page with all terms."""
    rows = sorted(_rows(spec, names), key=lambda row: czech_key(row.cells[0].sentence[0].text.lower()))
    table = Table((t["term"], t["in_english"], t["where_used"]), tuple(rows))
    return Page(GLOSSARY, t["file_glossary"], "about", blocks=(Block("", table=table),))


def _rows(spec: d.Spec, names: Names) -> Iterator[Row]:
    for one in spec.definitions:
        match one:
            case d.WordSpec():
                own, other = (title_of(one.common, lang, "") for lang in ("cs", "en"))
                state = names.states.get(one.common.name)
                used: Sentence = ()
                if state is not None:
                    used = (Word(t_state(names), names.state(one.common.name).href),)
                yield Row((Cell((Word(own),)), Cell((Word(other),)), Cell(used)), section_anchor(one.common))
            case d.UnitSpec(cs=cs, en=en) | d.DieSpec(cs=cs, en=en):
                told = czech(", ".join(dict.fromkeys(cs)))
                forms = ", ".join(dict.fromkeys(en))
                yield Row((Cell((Word(told),)), Cell((Word(forms),)), Cell(())), section_anchor(one.common))
            case _:
                pass


def t_state(names: Names) -> str:
    """What links to the declaration of a state."""
    return "kept as" if names.language == "en" else "stav hry"
