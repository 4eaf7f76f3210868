"""Reading rulebook transcripts: pages, paragraphs, sentences, and the paragraph index."""

from pravidla.transcript.align import Alignment, Change, align
from pravidla.transcript.files import read_source, read_transcript
from pravidla.transcript.fingerprint import fingerprint, similarity
from pravidla.transcript.index import (
    EXCUSE_KINDS,
    Correction,
    Excuse,
    ExcuseKind,
    IndexEntry,
    LostNumber,
    ParagraphIndex,
    make_index,
    paragraph_id,
    sentence_number,
    write_index,
)
from pravidla.transcript.index_files import load_index, read_index
from pravidla.transcript.index_update import IndexUpdate, update_index
from pravidla.transcript.json_form import to_json
from pravidla.transcript.model import (
    KINDS,
    MODALITIES,
    Agreement,
    Kind,
    Lacuna,
    Loss,
    Modality,
    Page,
    Paragraph,
    Repair,
    RepairKind,
    Sentence,
    Transcript,
)
from pravidla.transcript.reader import read

__all__ = [
    "EXCUSE_KINDS",
    "KINDS",
    "MODALITIES",
    "Agreement",
    "Alignment",
    "Change",
    "Correction",
    "Excuse",
    "ExcuseKind",
    "IndexEntry",
    "IndexUpdate",
    "Kind",
    "Lacuna",
    "Loss",
    "LostNumber",
    "Modality",
    "Page",
    "Paragraph",
    "ParagraphIndex",
    "Repair",
    "RepairKind",
    "Sentence",
    "Transcript",
    "align",
    "fingerprint",
    "load_index",
    "make_index",
    "paragraph_id",
    "read",
    "read_index",
    "read_source",
    "read_transcript",
    "sentence_number",
    "similarity",
    "to_json",
    "update_index",
    "write_index",
]
