"""Czech as it is set: figures, forms by number, no line that ends with a preposition."""

from __future__ import annotations

import re

import pytest
from tests.docs.pages import read, reference, rules_only

from pravidla.backends.docs import render_site
from pravidla.backends.docs.view import plain_text
from pravidla.backends.docs.words import words
from pravidla_runtime.text import czech_form, figure_cs


@pytest.mark.parametrize(
    ("number", "told"),
    [(7, "7"), (4000, "4\u00a0000"), (-2, "−2"), (1.5, "1,5"), (1234567.25, "1\u00a0234\u00a0567,25")],
)
def test_figures_are_printed_in_czech(number: float, told: str) -> None:
    assert figure_cs(number) == told


@pytest.mark.parametrize(
    ("number", "form"), [(1, "bod"), (3, "body"), (0, "bodů"), (21, "bodů"), (1.5, "bodu"), (2.0, "body"), (-1, "bod")]
)
def test_what_is_no_whole_number_has_a_form_of_its_own(number: float, form: str) -> None:
    assert czech_form(number, ("bod", "body", "bodů", "bodu")) == form


def test_a_unit_without_that_form_keeps_the_last() -> None:
    assert czech_form(1.5, ("mince", "mince", "mincí")) == "mincí"


def test_thousands_have_a_space_on_the_pages_and_still_sort_as_numbers() -> None:
    section = next(one for page in rules_only("nippon").pages for one in page.sections if one.name == "contract")
    table = next(block.table for block in section.blocks if block.table is not None)
    told = [plain_text(row.cells[4].sentence) for row in table.rows]
    assert "4\u00a0000\u00a0jenů" in told
    (choices,) = [values for column, values in table.choices if column == 4]
    assert [int(re.sub(r"\D", "", one)) for one in choices] == sorted(int(re.sub(r"\D", "", one)) for one in choices)


def test_assumed_figures_have_the_space_too() -> None:
    rows = [
        plain_text(row.cells[2].sentence)
        for page in reference("nippon").pages
        if page.file == "open.html"
        for block in page.blocks
        if block.table is not None
        for row in block.table.rows
    ]
    assert any(one == "4\u00a0000" for one in rows)
    assert not any(re.search(r"\d{4}", one) for one in rows)


def test_words_of_the_page_are_set_too() -> None:
    assert "a\u00a0její" in words("cs")["rights"]


def test_no_line_of_a_rule_ends_with_a_preposition_and_no_quotation_mark_is_straight() -> None:
    text = render_site(rules_only("nippon"), "cs")["actions.html"]
    text = re.sub(r"<(pre|code|script)\b.*?</\1>|<[^>]* lang=\"en\">[^<]*<", "<", text, flags=re.DOTALL)
    lines = "\n".join(read(text).text)
    assert re.findall(r"(?<!\w)[ksvzKSVZ] \w[^\n]*", lines) == []
    assert re.findall(r'\w"|"\w', lines) == []


def test_words_of_english_pages_are_left_alone() -> None:
    assert "\u00a0" not in words("en")["rights"]
