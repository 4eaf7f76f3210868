"""Repairs of damaged transcripts: what a document lost, found in it alone, and what its words were before."""

from pravidla.transcript.repair.edits import Edit, Repaired, repair
from pravidla.transcript.repair.lacunae import MARK
from pravidla.transcript.repair.lexicon import Lexicon, make_lexicon
from pravidla.transcript.repair.lexicon_file import INSTALL, load_lexicon
from pravidla.transcript.repair.loss import LossProfile, infer
from pravidla.transcript.repair.mended import Mended, mend

__all__ = [
    "INSTALL",
    "MARK",
    "Edit",
    "Lexicon",
    "LossProfile",
    "Mended",
    "Repaired",
    "infer",
    "load_lexicon",
    "make_lexicon",
    "mend",
    "repair",
]
