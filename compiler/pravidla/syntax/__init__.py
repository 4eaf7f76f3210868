"""Sentences and expressions: text to syntax tree and back.

The nodes are in `pravidla.syntax.ast`.
"""

from pravidla.syntax.grammar import ENTRIES, Entry, reserved_words
from pravidla.syntax.misreadings import alternative_hint
from pravidla.syntax.parse import (
    parse,
    parse_choose,
    parse_column,
    parse_condition,
    parse_declaration,
    parse_event,
    parse_expr,
    parse_header_line,
    parse_heading,
    parse_limit,
    parse_option_line,
    parse_owner,
    parse_play,
    parse_step_line,
)
from pravidla.syntax.templates import parse_template
from pravidla.syntax.walk import nodes, parts

__all__ = [
    "ENTRIES",
    "Entry",
    "alternative_hint",
    "nodes",
    "parse",
    "parse_choose",
    "parse_column",
    "parse_condition",
    "parse_declaration",
    "parse_event",
    "parse_expr",
    "parse_header_line",
    "parse_heading",
    "parse_limit",
    "parse_option_line",
    "parse_owner",
    "parse_play",
    "parse_step_line",
    "parse_template",
    "parts",
    "reserved_words",
]
