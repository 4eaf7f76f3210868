"""Reading rulebook transcripts: pages, paragraphs, sentences, and the paragraph index."""

from pravidla.transcript.model import KINDS, MODALITIES, Kind, Modality, Page, Paragraph, Repair, Sentence, Transcript
from pravidla.transcript.reader import read

__all__ = [
    "KINDS",
    "MODALITIES",
    "Kind",
    "Modality",
    "Page",
    "Paragraph",
    "Repair",
    "Sentence",
    "Transcript",
    "read",
]
