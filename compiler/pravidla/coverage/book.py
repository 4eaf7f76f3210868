"""Book to spec: what a spec does about each binding sentence of the rulebook.

A sentence is *covered* when the right kind of definition cites it and the scenarios prove it:

- a prohibition by a requirement, a guard or an invariant, and a scenario that expects the refusal; or by a state that
  hides all that it declares, for what is hidden cannot be looked at;
- a number by a definition that holds a figure;
- any other by a definition that some scenario executes.

It is only *cited* when a definition cites it but the proof is missing, *excused* when the index says why it needs no
definition, and *open* else. Without a record of executed scenarios nothing can be proved, and what is rightly cited
counts as covered.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from pravidla.diagnostics import Diagnostic, Label, Severity, Span, did_you_mean
from pravidla.model.citing import Citation
from pravidla.transcript import (
    Excuse,
    IndexEntry,
    Kind,
    Modality,
    ParagraphIndex,
    paragraph_id,
    sentence_number,
)

Status: TypeAlias = Literal["covered", "cited", "excused", "open"]

CONDITION_KINDS = frozenset({"require", "guard", "invariant"})
"""The kinds of citation that can cover a prohibition."""

HIDDEN = "hidden"
"""The kind of citation of a state that hides all that it declares: it covers a prohibition to look."""

LARGEST_EXCUSED_SHARE = 0.15
"""Above this share of a book's binding sentences the excuses are a finding."""


@dataclass(frozen=True, slots=True)
class Execution:
    """What the scenarios did: the definitions they executed, the ids whose refusal they expect, their names."""

    executed: frozenset[str]
    refused: frozenset[str]
    scenarios: frozenset[str]


@dataclass(frozen=True, slots=True)
class SentenceCoverage:
    """A binding sentence: what cites it, what excuses it, and what is `lacking` where it is cited or open."""

    id: str
    page: int
    kind: Kind
    modality: Modality
    summary: str
    status: Status
    citations: tuple[Citation, ...] = ()
    excuse: str | None = None
    lacking: str | None = None
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class BookCoverage:
    """All binding sentences in reading order."""

    sentences: tuple[SentenceCoverage, ...]

    def with_status(self, status: Status) -> tuple[SentenceCoverage, ...]:
        """The sentences with a status."""
        return tuple(sentence for sentence in self.sentences if sentence.status == status)

    def excuses(self) -> dict[str, int]:
        """How many sentences each kind of excuse stands for, by kind."""
        return dict(sorted(Counter(sentence.excuse for sentence in self.sentences if sentence.excuse).items()))

    @property
    def excused_share(self) -> float:
        """The share of the binding sentences that are excused, 0 to 1."""
        return len(self.with_status("excused")) / len(self.sentences) if self.sentences else 0.0

    @property
    def complete(self) -> bool:
        """Whether every binding sentence is covered or excused."""
        return not self.with_status("open") and not self.with_status("cited")


def book_coverage(
    index: ParagraphIndex, citations: Iterable[Citation], execution: Execution | None = None
) -> tuple[BookCoverage, list[Diagnostic]]:
    """The coverage of every binding sentence, and the findings: unknown ids, gaps, bad or too many excuses."""
    citations = tuple(citations)
    claims = _claims(index, citations)
    sentences = []
    for entry in index.entries:
        for number, computed in enumerate(entry.sentences, start=1):
            if computed != "none" or entry.modality(number) != "none":
                sentences.append(_cover(entry, number, claims, index, execution))
    coverage = BookCoverage(tuple(sentences))
    diagnostics = [*_unknown(index, citations), *_needless(index, coverage), *_gaps(coverage)]
    return coverage, diagnostics


def _claims(index: ParagraphIndex, citations: Sequence[Citation]) -> dict[str, list[Citation]]:
    """The citations of each sentence; citing a paragraph cites all its binding sentences."""
    claims: defaultdict[str, list[Citation]] = defaultdict(list)
    entries = {entry.id: entry for entry in index.entries}
    for citation in citations:
        for sentence in _sentences(citation.refs, entries):
            claims[sentence].append(citation)
    return dict(claims)


def _sentences(refs: Iterable[str], entries: dict[str, IndexEntry]) -> list[str]:
    found: dict[str, None] = {}
    for ref in refs:
        entry = entries.get(paragraph_id(ref) or "")
        if entry is None:
            continue
        number = sentence_number(ref)
        numbers = range(1, len(entry.sentences) + 1) if number is None else [number]
        found |= {f"{entry.id}.{n}": None for n in numbers}
    return list(found)


def _cover(
    entry: IndexEntry,
    number: int,
    claims: dict[str, list[Citation]],
    index: ParagraphIndex,
    execution: Execution | None,
) -> SentenceCoverage:
    name = f"{entry.id}.{number}"
    modality = entry.modality(number)
    cited = tuple(claims.get(name, ()))
    status: Status = "cited" if cited else "open"
    lacking = _lacking(name, modality, cited, execution)
    excuse: str | None = None
    if lacking is None:
        status = "covered"
    elif modality == "none":
        status, excuse, lacking = "excused", "correction", None
    elif (given := entry.excuse(number)) is not None:
        refused = _refused_excuse(given, claims, index, execution)
        if refused is None:
            status, excuse, lacking = "excused", given.kind, None
        else:
            lacking = refused
    return SentenceCoverage(
        name, entry.page, entry.kind, modality, entry.summary, status, cited, excuse, lacking, entry.span
    )


def _lacking(name: str, modality: Modality, cited: Sequence[Citation], execution: Execution | None) -> str | None:
    """What is missing until a sentence is covered; nothing when it is."""
    if not cited:
        return "no definition cites it"
    match modality:
        case "prohibition":
            if any(citation.kind == HIDDEN for citation in cited):
                return None
            if not any(citation.kind in CONDITION_KINDS for citation in cited):
                return "no requirement, guard or invariant cites it"
            if execution is not None and not {name, paragraph_id(name)} & execution.refused:
                return "no scenario expects its refusal"
        case "number":
            if not any(citation.has_figure for citation in cited):
                return "no definition with a figure cites it"
        case _:
            if execution is not None and not any(citation.definition in execution.executed for citation in cited):
                return "no scenario executes a definition that cites it"
    return None


def _refused_excuse(
    excuse: Excuse, claims: dict[str, list[Citation]], index: ParagraphIndex, execution: Execution | None
) -> str | None:
    """Why an excuse does not hold; nothing when it does."""
    match excuse.kind:
        case "repeats":
            entries = {entry.id: entry for entry in index.entries}
            repeated = _sentences([excuse.ref or ""], entries)
            if not any(claims.get(sentence) for sentence in repeated):
                return f"it is excused as a repetition of {excuse.ref}, which no definition cites"
        case "example":
            if execution is not None and excuse.ref not in execution.scenarios:
                return f"it is excused as the example of the scenario {excuse.ref}, which does not exist"
        case _:
            pass
    return None


def _unknown(index: ParagraphIndex, citations: Sequence[Citation]) -> Iterable[Diagnostic]:
    names = {entry.id: len(entry.sentences) for entry in index.entries}
    for citation in citations:
        for ref in citation.refs:
            paragraph, number = paragraph_id(ref), sentence_number(ref)
            if paragraph is None or paragraph not in names:
                yield Diagnostic(
                    "PRV720",
                    f"`{citation.definition}` cites `{ref}`, which the paragraph index does not have",
                    Label(citation.span, ""),
                    help=did_you_mean(ref, list(names)),
                    refs=(ref,),
                )
            elif number is not None and number > names[paragraph]:
                yield Diagnostic(
                    "PRV720",
                    f"`{citation.definition}` cites `{ref}`, but `{paragraph}` has only {names[paragraph]} sentences",
                    Label(citation.span, ""),
                    refs=(paragraph,),
                )


def _needless(index: ParagraphIndex, coverage: BookCoverage) -> Iterable[Diagnostic]:
    """Excuses that stand for no sentence: it does not bind, or it is covered."""
    status = {sentence.id: sentence.status for sentence in coverage.sentences}
    for entry in index.entries:
        every = range(1, len(entry.sentences) + 1)
        own = {excuse.sentence for excuse in entry.excuses if excuse.sentence is not None}
        for excuse in entry.excuses:
            numbers = (
                [number for number in every if number not in own] if excuse.sentence is None else [excuse.sentence]
            )
            states = {status.get(f"{entry.id}.{number}") for number in numbers}
            if states <= {None, "covered"}:
                what = f"{entry.id}" if excuse.sentence is None else f"{entry.id}.{excuse.sentence}"
                why = "is covered" if "covered" in states else "does not bind"
                yield _finding("PRV723", f"the excuse of `{what}` is not needed: it {why}", entry.span, entry.id)


def _gaps(coverage: BookCoverage) -> Iterable[Diagnostic]:
    for sentence in coverage.sentences:
        if sentence.status in ("open", "cited"):
            code = "PRV721" if sentence.status == "open" else "PRV722"
            message = f"`{sentence.id}` ({sentence.modality}) is {sentence.status}: {sentence.lacking}"
            yield _finding(code, message, sentence.span, sentence.id, help=sentence.summary or None)
    if coverage.excused_share > LARGEST_EXCUSED_SHARE:
        excused, all_of_them = len(coverage.with_status("excused")), len(coverage.sentences)
        message = (
            f"{excused} of {all_of_them} binding sentences are excused, {coverage.excused_share:.1%}; "
            f"more than {LARGEST_EXCUSED_SHARE:.0%} are too many"
        )
        first = next(sentence for sentence in coverage.sentences if sentence.status == "excused")
        yield _finding("PRV724", message, first.span, first.id)


def _finding(code: str, message: str, span: Span | None, ref: str, help: str | None = None) -> Diagnostic:
    place = span or Span("paragraphs.yaml", 0, 0)
    return Diagnostic(code, message, Label(place, ""), severity=Severity.WARNING, help=help, refs=(ref,))
