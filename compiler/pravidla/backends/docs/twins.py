"""What the pages in one language have to show in the other: texts without their twin, names that no `word` explains."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pravidla.backends.docs.mentions import targets
from pravidla.backends.docs.names import Names, bodies_of, human, names_of, title_of
from pravidla.diagnostics import Diagnostic, Label, Severity, Span, sort_diagnostics
from pravidla.exceptions.edition import Edition
from pravidla.ir.walk import descendants
from pravidla.model import definitions as d
from pravidla.model.reading import TWIN, provenances
from pravidla.syntax import ast
from pravidla.transcript.index import ParagraphIndex

_LANGUAGES = {"cs": "Czech", "en": "English"}


def missing_twins(edition: Edition, index: ParagraphIndex | None, language: str) -> tuple[Diagnostic, ...]:
    """A warning for every text and name that pages in `cs` or `en` lack, with its place."""
    found = [
        Diagnostic(
            "PRV802",
            f"{what} has no {_LANGUAGES[language]}",
            Label(span, "only in the other language" if cure else "only its name in the spec"),
            Severity.WARNING,
            help=cure or "a `word` of this name says it in both languages",
        )
        for what, span, cure in (*_texts(edition.spec, index, language), *_names(edition, language))
    ]
    return tuple(sort_diagnostics(found))


def _texts(spec: d.Spec, index: ParagraphIndex | None, language: str) -> Iterator[tuple[str, Span, str]]:
    for one in spec.definitions:
        common = one.common
        if language == "cs" and common.note and not common.note_cs:
            node = common.node.get("note")
            yield f"the note of `{common.name}`", common.span if node is None else node.span, "`note: {cs: …, en: …}`"
        if language == "cs" and common.uncited and not common.uncited_cs and common.kind != "scenario":
            node = common.node.get("uncited")
            cure = f"`uncited: {common.uncited}{TWIN}…`"
            yield f"why `{common.name}` cites nothing", common.span if node is None else node.span, cure
        if language == "cs" and common.kind != "scenario":
            yield from (
                ("a provenance", source.span, f"`from: {source.text}{TWIN}…`")
                for source in provenances(common.node)
                if not source.cs and source.text.partition(" ")[2] and not source.text.startswith("transcript ")
            )
    for entry in index.entries if index is not None and language == "en" else ():
        if entry.summary and not entry.summary_en and entry.span is not None:
            yield f"the summary of {entry.id}", entry.span, "`summary_en` beside `summary`"


def _names(edition: Edition, language: str) -> Iterator[tuple[str, Span, str]]:
    """States, columns, values of options and titles that are told by their name in the spec. That is English: pages in
    English may show it."""
    if language == "en":
        return
    names = names_of(edition, {}, {}, language)
    for one in edition.spec.definitions:
        match one:
            case d.StateSpec(has=has):
                yield from (
                    (f"state `{name}`", span, "")
                    for name, span, _ in has
                    if name not in names.terms and name not in names.called
                )
            case d.ListSpec(columns=columns) | d.TrackSpec(columns=columns) | d.BoardSpec(columns=columns):
                yield from _columns(names, one.common.name, columns)
            case d.RuleSpec() | d.ActionSpec() | d.ValueSpec() | d.TableSpec() | d.ConditionSpec():
                if not title_of(one.common, language, "") and not _is_told_by_its_guard(one):
                    yield f"{one.common.kind} `{one.common.name}`", one.common.span, "`text: {cs: …, en: …}`"
            case _:
                pass
    for node in descendants(bodies_of(edition.spec)):
        match node:
            case ast.Let(name=word, value=ast.Truth()) if word.text not in names.terms:
                yield f"what `{word.text}` remembers", word.span, ""
            case _:
                pass
    for option in edition.spec.head.options:
        known = next(found.values for found in edition.game.options if found.name == option.name)
        for value in known:
            if (option.name, value) not in names.option_values and value not in names.terms:
                yield f"value `{value}` of option `{option.name}`", option.span, ""


def _columns(names: Names, of: str, columns: Mapping[str, tuple[object, Span]]) -> Iterator[tuple[str, Span, str]]:
    """Columns that no word explains, and columns that readers cannot tell from another one of their list."""
    called: dict[str, str] = {}
    for name, (_, span) in columns.items():
        told = names.column(of, name)
        if told == human(name):
            yield f"column `{name}` of `{of}`", span, ""
        elif told in called:
            cure = f"a `word: {of}.{name}` says it in both languages"
            yield f"column `{name}` of `{of}`, told as `{called[told]}` is,", span, cure
        called.setdefault(told, name)


def _is_told_by_its_guard(one: d.Definition) -> bool:
    """Whether a change of a rule is told by what it changes and when: its own file or `when` says that."""
    guard = one.common.when is not None or one.common.applies is not None or one.common.module is not None
    return bool(targets(one)) and guard and not isinstance(one, d.ConditionSpec)
