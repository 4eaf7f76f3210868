"""The JSON form of a transcript; its schema is `transcript.schema.json` in the grammar folder."""

from __future__ import annotations

from typing import Any

from pravidla.transcript.model import Lacuna, Loss, Page, Paragraph, Repair, Sentence, Transcript


def to_json(transcript: Transcript) -> dict[str, Any]:
    """Pages with paragraphs with sentences, as plain data. It holds the text: it is for the user's machine only."""
    return {
        "lexicon": transcript.lexicon,
        "losses": [_loss(loss) for loss in transcript.losses],
        "pages": [_page(page) for page in transcript.pages],
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


def _page(page: Page) -> dict[str, Any]:
    return {
        "number": page.number,
        "printed": page.printed,
        "paragraphs": [_paragraph(paragraph) for paragraph in page.paragraphs],
    }


def _paragraph(paragraph: Paragraph) -> dict[str, Any]:
    return {
        "id": paragraph.id,
        "kind": paragraph.kind,
        "example": paragraph.example,
        "fingerprint": paragraph.fingerprint,
        "sentences": [_sentence(sentence, paragraph) for sentence in paragraph.sentences],
    }


def _sentence(sentence: Sentence, paragraph: Paragraph) -> dict[str, Any]:
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
