"""Places as editors count them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pravidla.diagnostics import SourceFile
from pravidla.language_server.positions import Encoding, carry, offset, position

TEXT = "a: příliš\r\nb: 🪙🍎 žluťoučký\n\n"


@pytest.mark.parametrize(("encoding", "column"), [("utf-8", 12), ("utf-16", 8), ("utf-32", 6)])
def test_columns_are_counted_in_the_units_of_the_client(encoding: Encoding, column: int) -> None:
    file = SourceFile("x", TEXT)
    place = TEXT.index("žluť")
    assert position(file, place, encoding) == (1, column)
    assert offset(file, 1, column, encoding) == place


def test_a_place_inside_a_character_or_behind_a_line_is_the_nearest_before() -> None:
    file = SourceFile("x", TEXT)
    assert offset(file, 1, 4, "utf-16") == TEXT.index("🪙")
    assert offset(file, 0, 999, "utf-16") == TEXT.index("\r\n")
    assert offset(file, 99, 0, "utf-16") == len(TEXT)
    assert offset(file, -1, 5, "utf-16") == 0


@given(st.text(st.sampled_from("aě🪙\n\r\u2028"), max_size=30), st.sampled_from(["utf-8", "utf-16", "utf-32"]))
def test_every_place_is_found_again(text: str, encoding: Encoding) -> None:
    file = SourceFile("x", text)
    for place in range(len(text) + 1):
        back = offset(file, *position(file, place, encoding), encoding)
        # the two characters of a line break are one place
        assert back == place or text[back:place] == "\r"


@given(st.text("ab", max_size=12), st.text("ab", max_size=12))
def test_what_is_carried_to_another_text_reads_the_same_there(old: str, new: str) -> None:
    moved = carry(old, new)
    for start in range(len(old)):
        there = moved.forward(start)
        if there is not None and start < moved.prefix:
            assert new[there] == old[start]
        if there is not None and start >= moved.old_end:
            assert new[there] == old[start]
    assert moved.backward(moved.forward(0) or 0) == 0
