"""What the text of a sentence tells an editor besides its modality: numbers, conditions, references. No words of it."""

from __future__ import annotations

from pravidla.transcript import Kind
from pravidla.transcript.sentence_cues import Condition, Quantity, SentenceCues, sentence_cues

_BOUNDS = {"exactly": "", "at_least": "at least ", "at_most": "at most ", "fewer": "fewer than ", "more": "more than "}


def notes(text: str, kind: Kind) -> tuple[str, ...]:
    """Short remarks on a sentence, to stand as comments above its stub."""
    cues = sentence_cues(text, kind)
    remarks = [_condition(condition) for condition in cues.conditions]
    if cues.quantities:
        remarks.append("numbers: " + ", ".join(_quantity(quantity) for quantity in cues.quantities))
    if cues.references:
        remarks.append("refers to " + ", ".join(_references(cues)))
    return tuple(remarks)


def _condition(condition: Condition) -> str:
    if condition.kind == "exception":
        return "an exception"
    players = " or ".join(map(str, condition.players)) or "a lost number of"
    return f"only with {_BOUNDS[condition.bound]}{players} players"


def _quantity(quantity: Quantity) -> str:
    if quantity.low is None:
        return f"lost number of {quantity.unit}"
    amount = str(quantity.low) if quantity.low == quantity.high else f"{quantity.low} to {quantity.high}"
    return f"{_BOUNDS[quantity.bound]}{amount} {quantity.unit}"


def _references(cues: SentenceCues) -> list[str]:
    return [f"{reference.kind} {', '.join(map(str, reference.pages))}".strip() for reference in cues.references]
