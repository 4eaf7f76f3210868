"""Reading `paragraphs.yaml` with positions: its shape by the JSON Schema, its ids and excuses by their meaning."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from pravidla.data import data_folder
from pravidla.diagnostics import Diagnostic, Label, SourceFile, Span, did_you_mean, has_errors, sort_diagnostics
from pravidla.schema.messages import translate
from pravidla.schema.places import node_at
from pravidla.source import Mapping, Node, parse_yaml, read_file, to_data
from pravidla.transcript.index import (
    Correction,
    Excuse,
    IndexEntry,
    LostNumber,
    ParagraphIndex,
    paragraph_id,
    sentence_number,
)

_Place = Callable[..., Span]


def read_index(
    path: str | os.PathLike[str], *, name: str | None = None
) -> tuple[ParagraphIndex | None, list[Diagnostic]]:
    """The paragraph index in a file, or every reason why it is none."""
    file, diagnostics = read_file(path, name=name)
    return (None, diagnostics) if file is None else load_index(file)


def load_index(file: SourceFile) -> tuple[ParagraphIndex | None, list[Diagnostic]]:
    """The paragraph index in a text, or every reason why it is none."""
    node, diagnostics = parse_yaml(file)
    if node is None or has_errors(diagnostics):
        return None, diagnostics
    if not isinstance(node, Mapping):
        message = "a paragraph index is a mapping with the key `paragraphs`"
        return None, [Diagnostic("PRV111", message, Label(node.span, ""), help="begin the file with `paragraphs:`")]
    data: Any = to_data(node)
    diagnostics += translate(node, _validator().iter_errors(data), "paragraphs")
    if has_errors(diagnostics):
        return None, sort_diagnostics(diagnostics)
    places = (node_at(node, ("paragraphs", number, "id")).span for number in range(len(data["paragraphs"])))
    index = ParagraphIndex(tuple(_entry(item, span) for item, span in zip(data["paragraphs"], places, strict=True)))
    diagnostics += _meanings(index, node)
    return (None if has_errors(diagnostics) else index), sort_diagnostics(diagnostics)


@cache
def _validator() -> Draft202012Validator:
    text = (data_folder("grammar") / "paragraphs.schema.json").read_text(encoding="utf-8")
    return Draft202012Validator(json.loads(text))


def _entry(item: dict[str, Any], span: Span) -> IndexEntry:
    return IndexEntry(
        id=item["id"],
        page=item["page"],
        kind=item["kind"],
        sentences=tuple(item["sentences"]),
        fingerprint=item["fingerprint"],
        summary=item["summary"],
        summary_en=item.get("summary_en", ""),
        example=item.get("example"),
        excuses=tuple(
            Excuse(excuse["kind"], excuse.get("sentence"), excuse.get("ref"), excuse.get("reason"))
            for excuse in item.get("excuses", ())
        ),
        corrections=tuple(
            Correction(correction["sentence"], correction["modality"], correction["reason"])
            for correction in item.get("corrections", ())
        ),
        lacunae=tuple(LostNumber(lost["sentence"], lost.get("unit", "")) for lost in item.get("lacunae", ())),
        exact=item.get("exact", ""),
        span=span,
    )


def _meanings(index: ParagraphIndex, root: Node) -> Iterator[Diagnostic]:
    """What the schema cannot say: ids are unique, and what excuses and corrections name exists."""

    def place(*path: str | int) -> Span:
        return node_at(root, ("paragraphs", *path)).span

    first: dict[str, int] = {}
    known = {entry.id for entry in index.entries}
    for number, entry in enumerate(index.entries):
        if entry.id in first:
            yield Diagnostic(
                "PRV112",
                f"the id `{entry.id}` is given twice",
                Label(place(number, "id"), ""),
                secondary=(Label(place(first[entry.id], "id"), "first here"),),
                help="ids are given once; a new paragraph gets the next free number of its page",
            )
        first.setdefault(entry.id, number)
        yield from _sentences_exist(entry, number, place)
        yield from _references_exist(entry, number, place, index, known)


def _sentences_exist(entry: IndexEntry, number: int, place: _Place) -> Iterator[Diagnostic]:
    named = [("corrections", item, one.sentence) for item, one in enumerate(entry.corrections)]
    excused = [("excuses", item, one.sentence) for item, one in enumerate(entry.excuses)]
    lost = [("lacunae", item, one.sentence) for item, one in enumerate(entry.lacunae)]
    for key, item, sentence in [*named, *excused, *lost]:
        if sentence is not None and sentence > len(entry.sentences):
            count = "1 sentence" if len(entry.sentences) == 1 else f"{len(entry.sentences)} sentences"
            yield Diagnostic(
                "PRV113",
                f"`{entry.id}` has {count}, so there is no sentence {sentence}",
                Label(place(number, key, item, "sentence"), ""),
                refs=(entry.id,),
            )


def _references_exist(
    entry: IndexEntry, number: int, place: _Place, index: ParagraphIndex, known: set[str]
) -> Iterator[Diagnostic]:
    for item, excuse in enumerate(entry.excuses):
        if excuse.kind != "repeats":
            continue
        if excuse.ref is None or paragraph_id(excuse.ref) is None or not index.has(excuse.ref):
            ref = excuse.ref or ""
            at = place(number, "excuses", item) if excuse.ref is None else place(number, "excuses", item, "ref")
            yield Diagnostic(
                "PRV114",
                f"`repeats` names `{ref}`, which is no paragraph or sentence of this index",
                Label(at, ""),
                help=did_you_mean(ref, sorted(known)),
                refs=(entry.id,),
            )
        elif paragraph_id(excuse.ref) == entry.id and sentence_number(excuse.ref) in (None, excuse.sentence):
            yield Diagnostic(
                "PRV114",
                f"`repeats` names `{excuse.ref}`, the sentence that it excuses",
                Label(place(number, "excuses", item, "ref"), ""),
                refs=(entry.id,),
            )
