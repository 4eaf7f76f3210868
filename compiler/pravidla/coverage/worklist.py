"""The editor's worklist: sentences that still need a definition, each with a stub to begin with."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from pravidla.coverage.book import BookCoverage, SentenceCoverage
from pravidla.transcript import Kind, Modality, ParagraphIndex

_NO_SENTENCES: frozenset[Kind] = frozenset({"heading", "credits"})


@dataclass(frozen=True, slots=True)
class WorkItem:
    """An open sentence, what it lacks, and YAML to start from; a sentence that is cited already has no stub."""

    sentence: SentenceCoverage
    lacking: str
    stub: str


def worklist(coverage: BookCoverage) -> tuple[WorkItem, ...]:
    """The open and merely cited sentences in reading order."""
    return tuple(
        WorkItem(sentence, sentence.lacking or "", "" if sentence.status == "cited" else stub(sentence))
        for sentence in coverage.sentences
        if sentence.status in ("open", "cited")
    )


def stub(sentence: SentenceCoverage) -> str:
    """A definition in YAML that cites the sentence; what it says is for the editor."""
    head = f"# {sentence.id}, {sentence.modality}: {sentence.summary}".rstrip(": ")
    return "\n".join([head, *stub_lines(sentence.id, sentence.modality)]) + "\n"


def stub_lines(sentence: str, modality: Modality) -> list[str]:
    """The lines of a definition that cites a sentence with an id, of the kind that its modality asks for."""
    return [*_body(modality, sentence.replace(".", "_")), f"  cites: [{sentence}]"]


def _body(modality: Modality, name: str) -> list[str]:
    match modality:
        case "prohibition":
            return [f"- invariant: {name}", "  that: false"]
        case "permission":
            return [f"- action: {name}", '  text: {cs: "…", en: "…"}', "  do: []"]
        case "definition":
            return [f"- value: {name}", "  is: true"]
        case "number":
            return [f"- value: {name}", "  is: 0", f"  from: transcript {_paragraph(name)}"]
        case _:
            return [f"- rule: {name}", "  do: []"]


def _paragraph(name: str) -> str:
    return ".".join(name.split("_")[:2])


def taken_as_not_binding(index: ParagraphIndex) -> dict[int, tuple[str, ...]]:
    """The sentences that the reader took as not binding, by page, each as its id and the kind of its paragraph.

    Titles and credits are left out, and so is what was settled by a correction.
    """
    found: defaultdict[int, list[str]] = defaultdict(list)
    for entry in index.entries:
        if entry.kind in _NO_SENTENCES:
            continue
        settled = {correction.sentence for correction in entry.corrections}
        for number, modality in enumerate(entry.sentences, start=1):
            if modality == "none" and number not in settled:
                found[entry.page].append(f"{entry.id}.{number} {entry.kind}")
    return {page: tuple(sentences) for page, sentences in found.items()}


def not_binding_lines(index: ParagraphIndex) -> list[str]:
    """Comments that ask to read the sentences taken as not binding, a line for each page."""
    pages = taken_as_not_binding(index)
    number = sum(map(len, pages.values()))
    if not number:
        return []
    taken = "1 sentence was" if number == 1 else f"{number:,} sentences were"
    which = "it" if number == 1 else "them"
    return [
        f"# {taken} taken as not binding (none); read {which}. One that binds gets a line under `corrections` of its",
        '# paragraph in paragraphs.yaml: `- {sentence: 2, modality: obligation, reason: "…"}`.',
        *(f"#   page {page}: {', '.join(sentences)}" for page, sentences in pages.items()),
    ]
