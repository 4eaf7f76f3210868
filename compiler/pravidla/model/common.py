"""What all definitions have in common: citations, provenance, texts, references, with their places."""

from __future__ import annotations

from pravidla.diagnostics import Span
from pravidla.records import record
from pravidla.source import Mapping
from pravidla.syntax import ast


@record(frozen=True, slots=True)
class Citation:
    """A reference to a paragraph (`s7.12`) or a sentence of it (`s7.12.1`)."""

    ref: str
    span: Span


@record(frozen=True, slots=True)
class Provenance:
    """Where a figure comes from: `transcript s3.1`, `component …`, `source …`, `deduced …`, `assumed …`."""

    text: str
    span: Span
    cs: str = ""
    """what stands after the kind, in Czech; empty where the spec does not say it"""


@record(frozen=True, slots=True)
class Wording:
    """A text in Czech and English, with holes; None where the language is missing or did not parse."""

    cs: ast.Template | None
    en: ast.Template | None
    span: Span


@record(frozen=True, slots=True)
class Phrase:
    """Plain words in Czech and English; the same in both where only one was written."""

    cs: str
    en: str


@record(frozen=True, slots=True)
class Reference:
    """A name that stands as plain data (`overrides: [price]`), with its place."""

    name: str
    span: Span


@record(frozen=True, slots=True)
class Common:
    """What every definition may have. `applies` is the set-up condition of its file, `when` its own guard."""

    kind: str
    name: str
    span: Span
    file: str
    cites: tuple[Citation, ...]
    uncited: str | None
    provenance: Provenance | None
    provenance_by_column: dict[str, Provenance]
    text: Wording | None
    when: ast.Expr | None
    applies: ast.Expr | None
    module: str | None
    overrides: tuple[Reference, ...]
    note: str | None
    """a remark in English"""
    note_cs: str | None
    """the same in Czech"""
    formerly: tuple[str, ...]
    """names that it had before"""
    node: Mapping
    uncited_cs: str = ""
    """why no paragraph can be cited, in Czech; `uncited` is English"""

    def source(self, *names: str) -> Provenance | None:
        """The provenance of what goes by these names, the nearest first; that of the whole where none has its own."""
        named = (self.provenance_by_column[name] for name in names if name in self.provenance_by_column)
        return next(named, self.provenance)
