"""The Lark grammar, loaded once, and what can be read off its tables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, Protocol, cast

from lark import Lark
from lark.common import ParserConf
from lark.lexer import PatternStr, TerminalDef
from lark.parsers.lalr_analysis import LALR_Analyzer

from pravidla.data import data_folder

ENTRIES: Final = (
    "step_line",
    "header_line",
    "option_line",
    "condition",
    "expr",
    "heading",
    "declaration",
    "owner",
    "column",
    "choose",
    "limit",
    "event",
    "play",
)
"""The kinds of line, each an entry of the grammar."""

_CHOICE_OF_WORDS = re.compile(r"\((\w+(?:\|\w+)*)\)\\b")


def load(*, strict: bool) -> Lark:
    """The parser. `strict` also checks the grammar for clashes and needs one more library; the tables are the same."""
    return Lark(
        (data_folder("grammar") / "expression.lark").read_text(encoding="utf-8"),
        parser="lalr",
        lexer="contextual",
        strict=strict,
        start=list(ENTRIES),
        maybe_placeholders=True,
        propagate_positions=True,
    )


@cache
def grammar() -> Lark:
    """The parser, loaded at first use."""
    return load(strict=False)


class _Table(Protocol):
    """The tables of the parser: for each state, what it does at each terminal."""

    states: Mapping[object, Mapping[str, object]]


class _Analyser(Protocol):
    """The part of Lark's table builder that is used here; Lark gives it no types."""

    parse_table: _Table

    def compute_lalr(self) -> None: ...


@cache
def reserved_words() -> frozenset[str]:
    """The words that cannot be names.

    A word is reserved when there is a place in some sentence where the grammar takes either a name or this word, so
    that a name of that spelling would be misread there. All others may be names, though they are words elsewhere.
    """
    parser = grammar()
    analyser = cast("_Analyser", LALR_Analyzer(ParserConf(parser.rules, {}, list(ENTRIES))))
    analyser.compute_lalr()
    words = {terminal.name: words_of(terminal) for terminal in parser.terminals}
    found: set[str] = set()
    for actions in analyser.parse_table.states.values():
        if "NAME" in actions:
            found.update(*(words.get(name, ()) for name in actions))
    return frozenset(found)


def words_of(terminal: TerminalDef) -> tuple[str, ...]:
    """The words that a terminal stands for; none for signs, for patterns, and for phrases of several words."""
    if isinstance(terminal.pattern, PatternStr):
        return (terminal.pattern.value,) if terminal.pattern.value.isidentifier() else ()
    choice = _CHOICE_OF_WORDS.fullmatch(terminal.pattern.value)
    return tuple(choice[1].split("|")) if choice else ()
