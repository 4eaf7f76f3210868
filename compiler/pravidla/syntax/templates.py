"""Texts with places to fill: `{expr}`, `{card:4}`, `{n|krok|kroky|kroků}`.

Doubled curly brackets stand for single ones.
"""

from __future__ import annotations

import re
from typing import Final, cast

from pravidla.diagnostics import Diagnostic, Label, has_errors
from pravidla.source import Scalar
from pravidla.syntax.ast import ByNumber, Expr, Inserted, Plain, Template, TemplatePart
from pravidla.syntax.parse import parse_part, scalar_text

_PIECE = re.compile(r"\{\{|\}\}|\{[^{}]*\}|[{}]|[^{}]+")
_CASE = re.compile(r"\s*:\s*([^:]*)$")
_CASES: Final = range(1, 8)
_FORMS: Final = (2, 3)


def parse_template(scalar: Scalar) -> tuple[Template | None, list[Diagnostic]]:
    """The parts of a text, or nothing when a place to fill is not well formed."""
    text = scalar_text(scalar)
    parts: list[TemplatePart] = []
    problems: list[Diagnostic] = []
    for piece in _PIECE.finditer(text):
        start, end = piece.span()
        match piece.group():
            case "{{" | "}}":
                _append_text(parts, scalar, piece.group()[0], start, end)
            case "{" | "}":
                problems.append(_unbalanced(scalar, start, end))
            case filled if filled.startswith("{"):
                part, found = _place_to_fill(scalar, filled, start)
                problems.extend(found)
                if part is not None:
                    parts.append(part)
            case plain:
                _append_text(parts, scalar, plain, start, end)
    if has_errors(problems):
        return None, problems
    return Template(tuple(parts), scalar.at(0, len(text))), problems


def _append_text(parts: list[TemplatePart], scalar: Scalar, text: str, start: int, end: int) -> None:
    span = scalar.at(start, end)
    match parts:
        case [*_, Plain(text=before, span=first)]:
            parts[-1] = Plain(before + text, type(span)(span.file, first.start, span.end))
        case _:
            parts.append(Plain(text, span))


def _place_to_fill(scalar: Scalar, filled: str, start: int) -> tuple[TemplatePart | None, list[Diagnostic]]:
    inner, span = filled[1:-1], scalar.at(start, start + len(filled))
    first, *forms = inner.split("|")
    if forms:
        if len(forms) not in _FORMS or not all(form.strip() for form in forms):
            return None, [
                Diagnostic(
                    "PRV408",
                    "a number asks for two forms or three",
                    Label(span, f"{len(forms)} given"),
                    help="`{n|krok|kroky|kroků}` for 1, 2 to 4, and 5 or more; `{n|step|steps}` for 1 and others",
                )
            ]
        number, problems = parse_part("expr", scalar, start + 1, start + 1 + len(first))
        if number is None:
            return None, problems
        return ByNumber(cast("Expr", number), tuple(form.strip() for form in forms), span), problems
    case = _CASE.search(inner)
    if case is not None and not (case[1].strip().isdecimal() and int(case[1]) in _CASES):
        where = scalar.at(start + 1 + case.start(1), start + 1 + case.end(1))
        return None, [
            Diagnostic(
                "PRV408",
                "a case is a number from 1 to 7",
                Label(where, ""),
                help="`{card:4}` is the accusative, `{card}` the form as the glossary has it",
            )
        ]
    length = len(inner) if case is None else case.start()
    inserted, problems = parse_part("expr", scalar, start + 1, start + 1 + length)
    if inserted is None:
        return None, problems
    return Inserted(cast("Expr", inserted), None if case is None else int(case[1]), span), problems


def _unbalanced(scalar: Scalar, start: int, end: int) -> Diagnostic:
    return Diagnostic(
        "PRV407",
        "a curly bracket stands alone",
        Label(scalar.at(start, end), "no partner"),
        help="`{expression}` is a place to fill; `{{` and `}}` print curly brackets",
    )
