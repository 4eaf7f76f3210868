"""What is wrong with a sentence that does not parse, in a person's terms."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final, Protocol, cast

from lark import Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from pravidla.diagnostics import Diagnostic, Label, Span, suggest
from pravidla.syntax.grammar import grammar, reserved_words, words_of
from pravidla.syntax.near_misses import hint_for
from pravidla.syntax.respelling import Respelling, respelt

_SIGNS = re.compile(r"[^\w\s()\[\],.]+|.", re.DOTALL)
_EXPRESSION: Final = frozenset({"NAME", "INT", "LPAR", "ME"})
_EXPRESSION_WORDS: Final = _EXPRESSION | {
    "ANY", "EVERY", "FALSE", "IF", "MEASURE", "MINUS", "MY", "NO", "NOBODY", "NOT", "NOTHING", "PICK_OF", "THIS",
    "THOSE", "TRUE", "_AVERAGE", "_COUNT", "_KINDS", "_LONGEST_RUN", "_REMAINDER", "_SETS_OF_DIFFERENT",
}  # fmt: skip
_OPERATORS: Final = frozenset(
    {
        "AND",
        "OR",
        "COMPARE",
        "IS",
        "IN",
        "NOT",
        "PLUS",
        "MINUS",
        "STAR",
        "SLASH",
        "_DOTS",
        "_BEFORE_THIS",
        "DOT",
        "LSQB",
    }
)
_JOINTS: Final = frozenset({"DOT", "LSQB", "LPAR"})
_STEPS: Final = frozenset({"MOVE", "DRAW", "STOP"})
_HEADERS: Final = frozenset({"WHILE", "REPEAT", "OTHERWISE"})
_TERMS: Final = {
    "NAME": "a name",
    "INT": "a number",
    "SIGNED": "a number",
    "COMPARE": "a comparison such as `<=`",
    "$END": "the end of the sentence",
    "CITES": "a citation such as `[s3.8]`",
    "NONE": "`nothing`",
    "PICK_OF": "`first of`",
    "MEASURE": "`sum of`",
    "ZONE": "a zone such as `pile of`",
    "UP_TO": "`up to`",
    "_TIES_SHARE": "`, ties share`",
    "_KIND": "`kind of`",
    "_SET": "`set of`",
    "_MARKER": "`marker on`",
    "_ONE_OF": "`one of`",
    "_END_OF": "`end of`",
    "_AN_EMPTY": "`an empty`",
    "_REACHED_FROM": "`reached from`",
    "_BEFORE_THIS": "`before this`",
    "_WITH_JOKER": "`with joker`",
    "_CHANCE_GIVES": "`chance gives`",
}


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a sentence stopped making sense, in characters of the parsed text."""

    start: int
    end: int
    found: str | None  # the word or sign there; nothing at the end of the sentence
    sign: bool  # it belongs to no word of the language at all
    expected: frozenset[str]  # terminals that could stand there


MEMORY: Final = 4096
"""How many sentences are remembered."""


class _Session(Protocol):
    """The part of Lark's step-by-step parser that is used here; Lark gives it no types."""

    def iter_parse(self) -> Iterator[Token]: ...

    def feed_eof(self) -> object: ...

    def accepts(self) -> set[str]: ...


@lru_cache(maxsize=MEMORY)
def attempt(entry: str, text: str) -> Tree[Token] | Failure:
    """The tree of a sentence, or where it fails. Many sentences of a spec recur; its trees are not changed."""
    try:
        return grammar().parse(text, start=entry)
    except UnexpectedInput:
        return _failure(entry, text)


def _session(entry: str, text: str) -> _Session:
    return cast("_Session", grammar().parse_interactive(text, start=entry))


def _failure(entry: str, text: str) -> Failure:
    """Parses once more, step by step, to see what could have stood at the place of the error."""
    session = _session(entry, text)
    last_end = read = 0
    try:
        for token in session.iter_parse():
            last_end = token.end_pos or 0
            read += 1
        read += 1
        session.feed_eof()
    except UnexpectedCharacters as error:
        position = error.pos_in_stream or 0
        signs = _SIGNS.match(text, position)
        found = signs.group() if signs else text[position]
        return Failure(position, position + len(found), found, True, frozenset(session.accepts()))
    except UnexpectedToken as error:
        # The token may have closed what came before it; what could stand in its place is asked of the state before.
        expected = frozenset((_after(entry, text, read) if error.token_history is None else session).accepts())
        if error.token.type != "$END":
            return Failure(error.token.start_pos or 0, error.token.end_pos or 0, str(error.token), False, expected)
        return Failure(last_end, last_end, None, False, expected)
    return Failure(last_end, last_end, None, False, frozenset())


def _after(entry: str, text: str, read: int) -> _Session:
    """The parser before it takes the last of so many words and signs (one more than there are: the end). It is not
    copied at each of them, since copies of deep sentences are long."""
    session = _session(entry, text)
    for _ in islice(session.iter_parse(), read):
        pass  # a token is taken when the next one is asked for
    return session


def describe(entry: str, text: str, failure: Failure, at: Callable[[int, int], Span]) -> Diagnostic:
    """The diagnostic of a failure; `at` turns characters of the text into a place in the file."""
    wanted = _joined(expected_terms(failure.expected))
    hint = _other_kind_of_line(entry, text)
    meant = Respelling() if hint else respelt(text, failure.start, failure.end, _reach(entry))
    if meant.place is not None and meant.place[1] <= failure.start:
        # What comes first is noticed late: the misspelt word is the mistake, not what stands behind it.
        words = " or ".join(f"`{word}`" for word in meant.whole)
        where = Label(at(*meant.place), f"expected {words}")
        found = text[slice(*meant.place)]
        return Diagnostic("PRV401", f"unexpected `{found}`: expected {words}", where, help=f"did you mean {words}?")
    hint = hint or (f"did you mean {' or '.join(f'`{word}`' for word in meant.whole)}?" if meant.whole else None)
    hint = hint or hint_for(entry, text, failure.start, failure.end, failure.expected)
    hint = hint or (f"did you mean `{meant.further}`?" if meant.further else None)
    hint = hint or _spelling(entry, text, failure)
    where = Label(at(failure.start, failure.end), f"expected {wanted}")
    if failure.found is None:
        return Diagnostic("PRV402", f"the sentence ends too early: expected {wanted}", where, help=hint)
    if failure.sign:
        blank = unicodedata.name(failure.found[0], "blank").lower() if failure.found.isspace() else None
        shown = f"`{failure.found}`" if blank is None else f"the {blank}"
        return Diagnostic("PRV403", f"{shown} has no meaning here: expected {wanted}", where, help=hint)
    return Diagnostic("PRV401", f"unexpected `{failure.found}`: expected {wanted}", where, help=hint)


def _other_kind_of_line(entry: str, text: str) -> str | None:
    """Steps and headers are taken for one another by a colon."""
    match entry:
        case "step_line" if _parses("header_line", text):
            return "this is a header: it ends in a colon, and what it governs stands below it"
        case "step_line" if " - " in text and _parses("header_line", text.split(" - ")[0]):
            return "this is a header: it ends in a colon, with what it governs below it"
        case "header_line" if _parses("step_line", text):
            return "this is a step: it has no colon and governs nothing"
    return None


def _reach(entry: str) -> Callable[[str], int | None]:
    """Up to which character a text can be read; None: it is a sentence."""

    def reach(text: str) -> int | None:
        result = attempt(entry, text)
        return result.start if isinstance(result, Failure) else None

    return reach


def _parses(entry: str, text: str) -> bool:
    try:
        grammar().parse(text, start=entry)
    except UnexpectedInput:
        return False
    return True


def _spelling(entry: str, text: str, failure: Failure) -> str | None:
    if failure.found is None:
        return None
    close = suggest(failure.found, _words(failure.expected))
    if close:
        return f"did you mean `{close[0]}`?"
    if failure.found in reserved_words() and "NAME" in failure.expected:
        return f"`{failure.found}` is a word of the language and cannot be a name"
    # A verb that is misspelt is taken for the player who acts; the error comes one word later.
    first = text[: failure.start].strip()
    if entry in ("step_line", "header_line") and first.isidentifier():
        verbs = _words(frozenset(_session(entry, "").accepts()))
        close = suggest(first, verbs)
        kind = "step" if entry == "step_line" else "header"
        return f"did you mean `{close[0]}`?" if close else f"no {kind} begins with `{first}`, unless it is a player"
    return None


def expected_terms(expected: Set[str]) -> tuple[str, ...]:
    """What could stand at a place, the particular before the general, at most five."""
    rest = set(expected)
    general: list[str] = []
    if rest >= _STEPS:
        return ("a step such as `gain`, `move` or `do`",)
    if rest >= _HEADERS:
        return ("a header such as `if`, `for` or `choose`",)
    if rest >= _EXPRESSION:
        rest -= _EXPRESSION_WORDS
        general.append("an expression")
    elif {"PLUS", "MINUS"} <= rest:
        rest -= _OPERATORS
        general.append("an operator")
    if len(rest - _JOINTS) > 0:
        rest -= _JOINTS
    for verb in ("GAIN", "PAY", "LOSE", "CHOOSE"):
        if {verb, f"{verb}S"} <= rest:
            rest.discard(verb if "MAY" in rest or "PAYS" in rest else f"{verb}S")
    ends = {"$END", "CITES"} & rest
    rest -= ends
    if "$END" in ends:
        general.append(_TERMS["$END"])
    particular = sorted({_term(name) for name in rest}, key=lambda term: (term.startswith("a "), term))
    return tuple(dict.fromkeys([*particular[: 5 - len(general)], *general]))


def _term(name: str) -> str:
    if name in _TERMS:
        return _TERMS[name]
    terminal = next((terminal for terminal in grammar().terminals if terminal.name == name), None)
    if terminal is None:
        return name.lower()
    words = words_of(terminal)
    return " or ".join(f"`{word}`" for word in words) if words else f"`{terminal.pattern.value}`"


def _words(expected: Set[str]) -> set[str]:
    return {word for terminal in grammar().terminals if terminal.name in expected for word in words_of(terminal)}


def _joined(terms: tuple[str, ...]) -> str:
    if not terms:
        return "nothing more"
    return terms[0] if len(terms) == 1 else f"{', '.join(terms[:-1])} or {terms[-1]}"
