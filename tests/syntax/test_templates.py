"""Texts with places to fill."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pravidla.source import Scalar
from pravidla.syntax import ast as a
from pravidla.syntax import (
    parse_template,
)

Make = Callable[[str], Scalar]


def test_a_text_has_plain_parts_insertions_with_a_case_and_forms_by_number(scalar: Make) -> None:
    text = "Vezmi {card.good:4} za {price} {n|krok|kroky|kroků} {{tak}}"
    template, problems = parse_template(scalar(text))
    assert problems == []
    assert template is not None
    match template.parts:
        case (
            a.Plain(text="Vezmi "),
            a.Inserted(expr=a.Field(), case=4),
            a.Plain(text=" za "),
            a.Inserted(expr=a.Name(name="price"), case=None),
            a.Plain(text=" "),
            a.ByNumber(expr=a.Name(name="n"), forms=("krok", "kroky", "kroků")),
            a.Plain(text=" {tak}"),
        ):
            pass
        case other:
            pytest.fail(f"read as {other}")
    assert [text[part.span.start : part.span.end] for part in template.parts][1] == "{card.good:4}"


@pytest.mark.parametrize(
    ("text", "code", "marked"),
    [
        ("Vezmi {card", "PRV407", "{"),
        ("Vezmi card}", "PRV407", "}"),
        ("{card:8}", "PRV408", "8"),
        ("{card:acc}", "PRV408", "acc"),
        ("{n|krok}", "PRV408", "{n|krok}"),
        ("{n|a|b|c|d}", "PRV408", "{n|a|b|c|d}"),
        ("{card = 3}", "PRV403", "="),
        ("{}", "PRV409", ""),
    ],
)
def test_a_place_to_fill_that_is_not_well_formed_is_marked(scalar: Make, text: str, code: str, marked: str) -> None:
    template, problems = parse_template(scalar(text))
    assert template is None
    assert [problem.code for problem in problems] == [code]
    span = problems[0].primary.span
    assert text[span.start : span.end] == marked
