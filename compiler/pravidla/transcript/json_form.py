"""The JSON form of a transcript; its schema is `transcript.schema.json` in the grammar folder."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from pravidla.transcript.model import Lacuna, Loss, Page, Paragraph, Repair, Sentence, Transcript
from pravidla.transcript.references import Resolved, resolve
from pravidla.transcript.sentence_cues import Condition, Quantity, sentence_cues


def to_json(transcript: Transcript) -> dict[str, Any]:
    """Pages with paragraphs with sentences, as plain data. It holds the text: it is for the user's machine only."""
    resolved: defaultdict[str, list[Resolved]] = defaultdict(list)
    for one in resolve(transcript):
        resolved[one.sentence].append(one)
    return {
        "lexicon": transcript.lexicon,
        "losses": [_loss(loss) for loss in transcript.losses],
        "pages": [_page(page, resolved) for page in transcript.pages],
    }


def _loss(loss: Loss) -> dict[str, Any]:
    return {
        "kind": loss.kind,
        "glyph": loss.glyph,
        "expected": loss.expected,
        "seen": loss.seen,
        "explained": loss.explained,
        "rate": loss.rate,
        "examples": [list(example) for example in loss.examples],
    }


def _page(page: Page, resolved: Mapping[str, Sequence[Resolved]]) -> dict[str, Any]:
    return {
        "number": page.number,
        "printed": page.printed,
        "paragraphs": [_paragraph(paragraph, resolved) for paragraph in page.paragraphs],
    }


def _paragraph(paragraph: Paragraph, resolved: Mapping[str, Sequence[Resolved]]) -> dict[str, Any]:
    return {
        "id": paragraph.id,
        "kind": paragraph.kind,
        "example": paragraph.example,
        "fingerprint": paragraph.fingerprint,
        "sentences": [
            _sentence(sentence, paragraph, resolved.get(sentence.id, ())) for sentence in paragraph.sentences
        ],
    }


def _sentence(sentence: Sentence, paragraph: Paragraph, resolved: Sequence[Resolved]) -> dict[str, Any]:
    cues = sentence_cues(sentence.text, paragraph.kind)
    return {
        "id": sentence.id,
        "kind": paragraph.kind,
        "modality": sentence.modality,
        "binding": sentence.binding,
        "text": sentence.text,
        "raw": sentence.raw,
        "start": sentence.start,
        "end": sentence.end,
        "repairs": [_repair(repair) for repair in sentence.repairs],
        "references": [_reference(one) for one in resolved],
        "conditions": [_condition(condition) for condition in cues.conditions],
        "quantities": [_quantity(quantity) for quantity in cues.quantities],
    }


def _reference(resolved: Resolved) -> dict[str, Any]:
    reference = resolved.reference
    return {
        "kind": reference.kind,
        "start": reference.start,
        "end": reference.end,
        "pages": list(reference.pages),
        "title": reference.title,
        "paragraphs": list(resolved.paragraphs),
        "problem": resolved.problem,
    }


def _condition(condition: Condition) -> dict[str, Any]:
    return {
        "kind": condition.kind,
        "start": condition.start,
        "end": condition.end,
        "players": list(condition.players),
        "bound": condition.bound,
    }


def _quantity(quantity: Quantity) -> dict[str, Any]:
    return {
        "start": quantity.start,
        "end": quantity.end,
        "low": quantity.low,
        "high": quantity.high,
        "unit": quantity.unit,
        "bound": quantity.bound,
    }


def _repair(repair: Repair) -> dict[str, Any]:
    return {
        "start": repair.start,
        "end": repair.end,
        "replacement": repair.replacement,
        "confidence": repair.confidence,
        "kind": repair.kind,
        "lacuna": None if repair.lacuna is None else _lacuna(repair.lacuna),
    }


def _lacuna(lacuna: Lacuna) -> dict[str, Any]:
    return {"unit": lacuna.unit, "agreement": lacuna.agreement, "digits": lacuna.digits}
