"""The canonical layout: nothing said is changed, no comment is lost, twice is once."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from pravidla.data import data_folder
from pravidla.editing.layout import WIDTH, lay_out

CONFORMANCE = Path(__file__).resolve().parents[1] / "conformance"
SPECS = sorted(
    path
    for folder in (data_folder("rulebooks"), data_folder("grammar") / "new_game", CONFORMANCE)
    for path in folder.rglob("*.yaml")
    if path.name != "paragraphs.yaml"
)


def laid_out(text: str, wanted: str) -> None:
    result = lay_out(dedent(text).lstrip("\n"))
    assert result == dedent(wanted).lstrip("\n")
    assert lay_out(result) == result


def test_levels_are_two_columns_and_blanks_are_single() -> None:
    laid_out(
        """
        -   rule:    turn
            do:
            - if a is b:
                   - gain 1 coin
              otherwise:
                   -   stop
        """,
        """
        - rule: turn
          do:
            - if a is b:
                - gain 1 coin
              otherwise:
                - stop
        """,
    )


def test_comments_stay_with_what_they_speak_of() -> None:
    laid_out(
        """
        # the file
        - rule: turn # the rule
          # its steps
          do:   # none but one
          # a step
          - stop     # at once
          # no more
        # the end
        """,
        """
        # the file
        - rule: turn  # the rule
          # its steps
          do:  # none but one
            # a step
            - stop  # at once
            # no more
        # the end
        """,
    )


def test_brackets_that_do_not_fit_become_a_block() -> None:
    name = "x" * 60
    laid_out(
        f"""
        - word: rest
          text: {{cs:   {name},   en: {name}}}
        """,
        f"""
        - word: rest
          text:
            cs: {name}
            en: {name}
        """,
    )


def test_brackets_with_a_comment_become_a_block() -> None:
    laid_out(
        """
        - game: x
          ties: [
            p.coins, # first
            p.points ]
        """,
        """
        - game: x
          ties:
            - p.coins  # first
            - p.points
        """,
    )


def test_long_sentences_and_lists_are_broken() -> None:
    words = " and ".join(f"value_{number} is {number}" for number in range(12))
    refs = ", ".join(f"s1.{number}" for number in range(1, 40))
    result = lay_out(f"- value: x\n  cites: [{refs}]\n  is: {words}\n")
    assert max(len(line) for line in result.splitlines()) <= WIDTH
    assert yaml.safe_load(result) == [{"value": "x", "cites": refs.split(", "), "is": words}]
    assert lay_out(result) == result


def test_folded_texts_are_filled_and_literal_ones_are_kept() -> None:
    laid_out(
        """
        - value: x
          note: >-
              two
              words
          x-remark: |
              one
                more
        """,
        """
        - value: x
          note: >-
            two words
          x-remark: |
            one
              more
        """,
    )


def test_one_empty_line_at_most_is_kept() -> None:
    laid_out("\n\n\n- word: a\n\n\n\n- word: b\n\n\n", "- word: a\n\n- word: b\n")


def test_line_ends_of_other_systems_become_ordinary_ones() -> None:
    assert lay_out("- word: a\r\n  note: b   \r\n") == "- word: a\n  note: b\n"


@pytest.mark.parametrize(
    "text", ["", "a: [", "{a: 1}\n", "just words\n", "paragraphs:\n- a\n", "- [a, b]: c\n", "[a,  b]\n"]
)
def test_what_is_no_list_of_definitions_is_left_alone(text: str) -> None:
    assert lay_out(text) == text


@pytest.mark.parametrize("path", SPECS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_our_own_specs_keep_their_meaning_and_comments(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    result = lay_out(text)
    assert yaml.safe_load(result) == yaml.safe_load(text)
    assert comments(result) == comments(text)
    assert lay_out(result) == result


def comments(text: str) -> list[str]:
    return sorted(match[1].strip() for match in re.finditer(r"(?m)(?:^|\s)(#[^\n]*)", text))


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(SPECS), st.integers(1, 5))
def test_a_spec_in_any_layout_comes_out_the_same(path: Path, step: int) -> None:
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines()[:60]:
        indent = len(line) - len(line.lstrip(" "))
        lines.append(" " * (indent // 2 * step) + line.lstrip(" ") if step > 1 else line)
    whole = "\n".join(lines) + "\n"
    try:
        before = yaml.safe_load(whole)
    except yaml.YAMLError:
        return
    result = lay_out(whole)
    assert yaml.safe_load(result) == before
    assert comments(result) == comments(whole)
    assert lay_out(result) == result


WORDS = st.text(st.sampled_from("abč žx 0#:-,[]{}'\"|>&*!%@?\\"), min_size=0, max_size=140)
DATA = st.recursive(
    WORDS | st.integers() | st.booleans() | st.none(),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text("abcd", min_size=1, max_size=6), inner, max_size=5)
    ),
    max_leaves=20,
)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.dictionaries(st.text("abcd", min_size=1, max_size=6), DATA, min_size=1, max_size=4), min_size=1, max_size=4
    ),
    st.sampled_from([True, False, None]),
    st.sampled_from([2, 4, 7]),
    st.sampled_from([20, 80, 1000]),
    st.sampled_from([None, "'", '"', "|", ">"]),
)
def test_any_data_keep_their_meaning(
    data: list[dict[str, object]], flow: bool | None, indent: int, width: int, style: str | None
) -> None:
    items = (
        yaml.safe_dump(
            [item], default_flow_style=flow, indent=indent, width=width, default_style=style, allow_unicode=True
        )
        for item in data
    )
    text = "".join(f"# about {number}\n{item}" for number, item in enumerate(items))
    try:
        before = yaml.safe_load(text)
    except yaml.YAMLError:
        return
    result = lay_out(text)
    assert yaml.safe_load(result) == before
    assert lay_out(result) == result
    assert result.count("# about") == text.count("# about")
