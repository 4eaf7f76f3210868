"""The editor's worklist: sentences that still need a definition, each with a stub to begin with."""

from __future__ import annotations

from dataclasses import dataclass

from pravidla.coverage.book import BookCoverage, SentenceCoverage
from pravidla.transcript import Modality


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
