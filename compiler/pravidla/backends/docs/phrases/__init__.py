"""Rules in the words of a player: the sentences of the rule language told in Czech; in English as they are written."""

from pravidla.backends.docs.phrases.expressions import condition, expression, joint
from pravidla.backends.docs.phrases.outlines import body_lines, outline_lines
from pravidla.backends.docs.phrases.types import declared, event, limit, parameters
from pravidla.backends.docs.phrases.voice import Voice, words_of

__all__ = [
    "Voice",
    "body_lines",
    "condition",
    "declared",
    "event",
    "expression",
    "joint",
    "limit",
    "outline_lines",
    "parameters",
    "words_of",
]
