"""Lost numbers: a lacuna of a binding sentence has a figure in the spec, with a provenance that is not the lost text.

Which of the figures of the citing definitions a lacuna is, is told by its unit and by the forms of Czech nouns; where
only one fits, the lacuna can be shown filled in.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pravidla.diagnostics import Diagnostic, Label, Severity, Span
from pravidla.model.citing import TRANSCRIPT, Citation, citation_records
from pravidla.model.definitions import Spec
from pravidla.model.reading import twins
from pravidla.source import Mapping as MappingNode
from pravidla.source import Node, Scalar
from pravidla.source import Sequence as List
from pravidla.transcript import IndexEntry, Lacuna, LostNumber, ParagraphIndex, Transcript, paragraph_id
from pravidla.transcript.repair import MARK

_SHORTEST_STEM = 3


@dataclass(frozen=True, slots=True)
class LostFigure:
    """A lost number of a binding sentence, and the citation whose figure stands for it; None where nobody filled it."""

    sentence: str
    unit: str
    filled: Citation | None
    cited: bool
    span: Span | None


def lost_figures(index: ParagraphIndex, citations: Iterable[Citation]) -> tuple[LostFigure, ...]:
    """The lost numbers of all binding sentences that no excuse stands for, in reading order."""
    claims: defaultdict[str, list[Citation]] = defaultdict(list)
    for citation in citations:
        for ref in citation.refs:
            claims[ref].append(citation)
    return tuple(
        _figure(entry, lost, [*claims[f"{entry.id}.{lost.sentence}"], *claims[entry.id]])
        for entry in index.entries
        for lost in entry.lacunae
        if entry.modality(lost.sentence) != "none" and entry.excuse(lost.sentence) is None
    )


def unfilled(index: ParagraphIndex, citations: Iterable[Citation]) -> Iterator[Diagnostic]:
    """A warning for each sentence with a lost number for which no figure of another provenance stands."""
    open_ones: defaultdict[str, list[LostFigure]] = defaultdict(list)
    for lost in lost_figures(index, citations):
        if lost.filled is None and lost.cited:
            open_ones[lost.sentence].append(lost)
    for sentence, figures in open_ones.items():
        units = ", ".join(dict.fromkeys(f"`{one.unit}`" for one in figures if one.unit))
        of = f" (of {units})" if units else ""
        count = "a number" if len(figures) == 1 else f"{len(figures)} numbers"
        place = figures[0].span or Span("paragraphs.yaml", 0, 0)
        yield Diagnostic(
            "PRV725",
            f"the text of `{sentence}` lost {count}{of}, and no definition that cites it says where its figure is from",
            Label(place, ""),
            severity=Severity.WARNING,
            help="give the figure a provenance other than the text: `from: component …`, `source …`, `deduced …`",
            refs=(paragraph_id(sentence) or sentence,),
        )


def _figure(entry: IndexEntry, lost: LostNumber, claims: Iterable[Citation]) -> LostFigure:
    claims = list(claims)
    filled = next((one for one in claims if one.has_figure and _known(one.provenance)), None)
    return LostFigure(f"{entry.id}.{lost.sentence}", lost.unit, filled, bool(claims), entry.span)


def _known(provenance: str | None) -> bool:
    return provenance is not None and not provenance.startswith(TRANSCRIPT)


@dataclass(frozen=True, slots=True)
class FilledIn:
    """The text of a sentence with what the spec has for its lost numbers, `⟨3⟩`, and for each where it comes from."""

    text: str
    notes: tuple[str, ...]
    sources: tuple[str, ...] = ()
    """the provenances, as they are written"""

    def told(self) -> str:
        """The text and after it where its numbers come from."""
        return f"{self.text} [{'; '.join(self.notes)}]"

    def told_to_readers(self, language: str) -> str:
        """The text and after it where its numbers come from, in one language and without names of the spec."""
        halves = (twins(source) for source in self.sources)
        said = dict.fromkeys(
            (english or "") if language == "en" else czech or english or "" for english, czech in halves
        )
        return f"{self.text} [{'; '.join(said)}]"


def fill_in(transcript: Transcript, spec: Spec) -> Mapping[str, FilledIn]:
    """The sentences with lost numbers of which the spec has some, by id. The ids are those of the index.

    A number is taken only where the definitions that cite the sentence, with a provenance other than the text, have one
    amount of the same unit that its noun can stand with.
    """
    claims: defaultdict[str, list[Citation]] = defaultdict(list)
    for citation in citation_records(spec):
        for ref in citation.refs:
            claims[ref].append(citation)
    forms = _forms(spec)
    found = {}
    for paragraph in transcript.paragraphs:
        for sentence in paragraph.sentences:
            lost = [repair.lacuna for repair in sentence.repairs if repair.lacuna is not None]
            filled = _filled(sentence.text, lost, [*claims[sentence.id], *claims[paragraph.id]], forms)
            if filled is not None:
                found[sentence.id] = filled
    return found


def _filled(
    text: str, lost: Sequence[Lacuna], claims: Sequence[Citation], forms: Mapping[str, frozenset[str]]
) -> FilledIn | None:
    pieces = text.split(MARK)
    if not lost or len(pieces) != len(lost) + 1:
        return None
    shown, notes, sources = [pieces[0]], [], []
    for lacuna, piece in zip(lost, pieces[1:], strict=True):
        values = {
            value: (f"{value} {word}: {citation.definition}, {citation.provenance}", citation.provenance or "")
            for citation in claims
            if _known(citation.provenance)
            for value, word in citation.amounts
            if _fits(value, lacuna, forms.get(word, frozenset()))
        }
        if len(values) == 1:
            ((value, (note, source)),) = values.items()
            shown.append(f"⟨{value}⟩{piece}")
            notes.append(note)
            sources.append(source)
        else:
            shown.append(f"{MARK}{piece}")
    return FilledIn("".join(shown), tuple(dict.fromkeys(notes)), tuple(sources)) if notes else None


def _fits(value: int, lacuna: Lacuna, forms: frozenset[str]) -> bool:
    """Whether a number can have stood at a lacuna: its noun is one of the forms, and agrees with it in number."""
    unit = lacuna.unit.casefold()
    stem = unit[: max(_SHORTEST_STEM, len(unit) - 2)]
    if not unit or not any(form.startswith(stem) for form in forms):
        return False
    if value < 10 and str(value) not in lacuna.digits:
        return False
    match lacuna.agreement:
        case "1":
            return value == 1
        case "2-4":
            return 2 <= value <= 4
        case "5+":
            return value >= 5
        case None:
            return True


def _forms(spec: Spec) -> Mapping[str, frozenset[str]]:
    """The Czech forms of what a spec counts, by each English form and name."""
    found: dict[str, frozenset[str]] = {}
    for one in spec.definitions:
        forms = one.common.node.get("forms")
        if isinstance(forms, MappingNode):
            czech, english = (_strings(forms.get(language)) for language in ("cs", "en"))
            for word in (one.common.name, *english):
                found[word] = frozenset(form.casefold() for form in czech)
    return found


def _strings(node: Node | None) -> tuple[str, ...]:
    return tuple(str(item.value) for item in node.items if isinstance(item, Scalar)) if isinstance(node, List) else ()
