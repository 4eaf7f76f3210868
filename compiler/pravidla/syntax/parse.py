"""From the strings of a spec to syntax trees, with exact places and without exceptions."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import accumulate
from typing import Final, cast

from lark import Token, Tree

from pravidla.diagnostics import Diagnostic, Label, Span, has_errors
from pravidla.source import Scalar
from pravidla.syntax import build_headings, build_sentences
from pravidla.syntax.ast import (
    Choices,
    Condition,
    Declaration,
    Event,
    Expr,
    HeaderLine,
    Heading,
    Limit,
    Node,
    OptionLine,
    Owner,
    Play,
    StepLine,
    TypeExpr,
)
from pravidla.syntax.build_expressions import Place, expr
from pravidla.syntax.errors import Failure, attempt, describe
from pravidla.syntax.grammar import Entry
from pravidla.syntax.misreadings import misreadings

MOST_CHARACTERS: Final = 4000
"""The longest sentence that is read."""

MOST_LEVELS: Final = 100
"""How deep the parts of a sentence may lie in one another."""

REPLACED: Final = "\ufffd"
"""Stands for a character that may not be in a file; it was reported when the file was read."""

_LONG_NUMBER = re.compile(r"[0-9]{10,}")

_BUILDERS: Final[dict[Entry, Callable[[Place, Tree[Token]], Node]]] = {
    "step_line": build_sentences.step_line,
    "header_line": build_sentences.header_line,
    "option_line": build_sentences.option_line,
    "condition": build_sentences.condition,
    "expr": expr,
    "heading": build_headings.heading,
    "declaration": build_headings.declaration,
    "owner": build_headings.owner,
    "column": build_headings.column,
    "choose": build_sentences.choices,
    "limit": build_headings.limit,
    "event": build_headings.event,
    "play": build_headings.play,
}


def parse(entry: Entry, scalar: Scalar) -> tuple[Node | None, list[Diagnostic]]:
    """The syntax tree of a whole scalar, read by one entry of the grammar, or nothing when it is not such a sentence.

    A number or a truth value of YAML is read as the text that it stands for.
    """
    return parse_part(entry, scalar, 0, len(scalar_text(scalar)))


def parse_part(entry: Entry, scalar: Scalar, start: int, end: int) -> tuple[Node | None, list[Diagnostic]]:
    """As `parse`, for the characters `start` to `end` of a scalar."""
    text = scalar_text(scalar)[start:end]
    place = Place(scalar, start)
    problem = _unreadable(text, place)
    if problem is not None:
        return None, [problem]
    result = attempt(entry, text)
    if isinstance(result, Failure) and result.found is not None and REPLACED in result.found:
        return None, []
    if isinstance(result, Failure):
        return None, [describe(entry, text, result, place.span)]
    if _levels(result) > MOST_LEVELS:
        return None, [_too_deep(place.span(0, len(text)))]
    node = _BUILDERS[entry](place, result)
    problems = misreadings(node)
    return (None if has_errors(problems) else node), problems


def parse_step_line(scalar: Scalar) -> tuple[StepLine | None, list[Diagnostic]]:
    """A step with its citations."""
    node, problems = parse("step_line", scalar)
    return cast("StepLine | None", node), problems


def parse_header_line(scalar: Scalar) -> tuple[HeaderLine | None, list[Diagnostic]]:
    """A header with its citations."""
    node, problems = parse("header_line", scalar)
    return cast("HeaderLine | None", node), problems


def parse_option_line(scalar: Scalar) -> tuple[OptionLine | None, list[Diagnostic]]:
    """An option that is an action or a word."""
    node, problems = parse("option_line", scalar)
    return cast("OptionLine | None", node), problems


def parse_condition(scalar: Scalar) -> tuple[Condition | None, list[Diagnostic]]:
    """A named condition in its short form."""
    node, problems = parse("condition", scalar)
    return cast("Condition | None", node), problems


def parse_expr(scalar: Scalar) -> tuple[Expr | None, list[Diagnostic]]:
    """An expression."""
    node, problems = parse("expr", scalar)
    return cast("Expr | None", node), problems


def parse_heading(scalar: Scalar) -> tuple[Heading | None, list[Diagnostic]]:
    """The name of a definition and its parameters."""
    node, problems = parse("heading", scalar)
    return cast("Heading | None", node), problems


def parse_declaration(scalar: Scalar) -> tuple[Declaration | None, list[Diagnostic]]:
    """What a state is."""
    node, problems = parse("declaration", scalar)
    return cast("Declaration | None", node), problems


def parse_owner(scalar: Scalar) -> tuple[Owner | None, list[Diagnostic]]:
    """What a state belongs to."""
    node, problems = parse("owner", scalar)
    return cast("Owner | None", node), problems


def parse_column(scalar: Scalar) -> tuple[TypeExpr | None, list[Diagnostic]]:
    """The type of a column."""
    node, problems = parse("column", scalar)
    return cast("TypeExpr | None", node), problems


def parse_choose(scalar: Scalar) -> tuple[Choices | None, list[Diagnostic]]:
    """The picks of an action."""
    node, problems = parse("choose", scalar)
    return cast("Choices | None", node), problems


def parse_limit(scalar: Scalar) -> tuple[Limit | None, list[Diagnostic]]:
    """How often an action may be taken."""
    node, problems = parse("limit", scalar)
    return cast("Limit | None", node), problems


def parse_event(scalar: Scalar) -> tuple[Event | None, list[Diagnostic]]:
    """What a trigger waits for."""
    node, problems = parse("event", scalar)
    return cast("Event | None", node), problems


def parse_play(scalar: Scalar) -> tuple[Play | None, list[Diagnostic]]:
    """A line of a scenario."""
    node, problems = parse("play", scalar)
    return cast("Play | None", node), problems


def scalar_text(scalar: Scalar) -> str:
    """The text of a scalar; of numbers and truth values as YAML writes them, of `null` nothing."""
    match scalar.value:
        case None:
            return ""
        case bool():
            return "true" if scalar.value else "false"
        case _:
            return str(scalar.value)


def _unreadable(text: str, place: Place) -> Diagnostic | None:
    span = place.span(0, len(text))
    if not text.strip():
        return Diagnostic("PRV409", "there is nothing to read here", Label(span, "empty"))
    if len(text) > MOST_CHARACTERS:
        return Diagnostic(
            "PRV406",
            f"this sentence has more than {MOST_CHARACTERS} characters",
            Label(span, ""),
            help="give a part of it a name with `value`, `with` or `let`",
        )
    if _brackets(text) > MOST_LEVELS:
        # Refused before it is parsed: the time that goes into telling what is wrong grows with every level.
        return _too_deep(span)
    number = _LONG_NUMBER.search(text)
    if number is not None:
        where = Label(place.span(number.start(), number.end()), "")
        return Diagnostic("PRV406", "numbers have at most nine digits", where)
    return None


def _too_deep(span: Span) -> Diagnostic:
    return Diagnostic(
        "PRV406",
        f"the parts of this sentence lie more than {MOST_LEVELS} levels deep",
        Label(span, ""),
        help="give a part of it a name with `value`, `with` or `let`",
    )


def _brackets(text: str) -> int:
    """How many brackets are open at once."""
    steps = ((sign in "([{") - (sign in ")]}") for sign in text)
    return max(accumulate(steps, initial=0))


def _levels(tree: Tree[Token]) -> int:
    """The depth of a tree."""
    deepest = 0
    pending: list[tuple[Tree[Token], int]] = [(tree, 1)]
    while pending:
        part, level = pending.pop()
        deepest = max(deepest, level)
        pending.extend((child, level + 1) for child in part.children if isinstance(child, Tree))
    return deepest
