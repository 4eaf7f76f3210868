"""The Lark grammar, loaded once, and what can be read off its tables."""

from __future__ import annotations

import re
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import lark
from lark import Lark
from lark.lexer import PatternRE, PatternStr, TerminalDef

from pravidla.data import data_folder, private_cache

Entry: TypeAlias = Literal[
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
]
"""The kinds of line, each an entry of the grammar."""
ENTRIES: Final[tuple[Entry, ...]] = get_args(Entry)

_CHOICE_OF_WORDS = re.compile(r"\(?(\w+(?:\|\w+)*)\)?\\b")


def load(*, strict: bool) -> Lark:
    """The parser. `strict` also checks the grammar for clashes and needs one more library; the tables are the same.

    The tables are kept in the user's cache: making them takes ten times as long as reading them.
    """
    text = (data_folder("grammar") / "expression.lark").read_text(encoding="utf-8")
    return Lark(
        text,
        cache=False if strict else _cache_file(text),
        parser="lalr",
        lexer="contextual",
        strict=strict,
        start=list(ENTRIES),
        maybe_placeholders=True,
        propagate_positions=True,
        edit_terminals=_whole_words,
    )


def _cache_file(text: str) -> str | Literal[False]:
    """Where the tables of this grammar are kept, if anywhere. Its name says what they were made from."""
    folder = private_cache("grammar")
    if folder is None:
        return False
    here = Path(__file__).read_bytes()
    key = sha256(b"\0".join((lark.__version__.encode(), sys.version.encode(), here, text.encode()))).hexdigest()
    return str(folder / key[:32])


def _whole_words(terminal: TerminalDef) -> None:
    """Lets a word of the language match whole words only: `form` is no `for` with something after it."""
    if isinstance(terminal.pattern, PatternStr) and terminal.pattern.value.isidentifier():
        terminal.pattern = PatternRE(rf"{terminal.pattern.value}\b")
        terminal.priority = 1


@cache
def grammar() -> Lark:
    """The parser, loaded at first use."""
    return load(strict=False)


@cache
def reserved_words() -> frozenset[str]:
    """The words that cannot be names.

    A word is reserved when there is a place in some sentence where the grammar takes either a name or this word, so
    that a name of that spelling would be misread there. All others may be names, though they are words elsewhere.
    """
    parser = grammar()
    words = {terminal.name: words_of(terminal) for terminal in parser.terminals}
    states = parser.parse_interactive("", start=ENTRIES[0]).parser_state.parse_conf.states
    found: set[str] = set()
    for actions in states.values():
        if "NAME" in actions:
            found.update(*(words.get(name, ()) for name in actions))
    return frozenset(found)


def words_of(terminal: TerminalDef) -> tuple[str, ...]:
    """The words that a terminal stands for; none for signs, for patterns, and for phrases of several words."""
    choice = _CHOICE_OF_WORDS.fullmatch(terminal.pattern.value)
    return tuple(choice[1].split("|")) if choice else ()
