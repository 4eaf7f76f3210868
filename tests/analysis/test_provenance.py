"""Printed figures say where they come from, where a rulebook is cited."""

from pathlib import Path

import pytest
from tests.analysis.specs import found, sample

LIST = "- list: place\n  cites: [s1.1]\n  columns: {toll: 0..3}\n  rows:\n    - {id: gate, toll: 1}\n"
COPIES = "- component: tile\n  cites: [s1.1]\n  copies: 4\n  rows:\n    - {id: hill}\n"
TRACK = "- track: road\n  cites: [s1.1]\n  columns: {toll: 0..3}\n  spaces: [{toll: 1}, {toll: 2}]\n"
WAYS = "- board: town\n  cites: [s1.1]\n  places: colour\n  columns: {toll: 0..3}\n  ways: [[red, blue, 2]]\n"
VALUE = "- value: refund\n  cites: [s1.1]\n  is: 3 coins\n"


@pytest.mark.parametrize("text", [LIST, COPIES, TRACK, WAYS, VALUE])
def test_a_figure_without_provenance_is_reported(text: str, tmp_path: Path) -> None:
    assert [one.code for one in sample(tmp_path, text) if one.code < "PRV9"] == ["PRV711"]


@pytest.mark.parametrize("text", [LIST, COPIES, TRACK, WAYS, VALUE])
def test_one_provenance_serves_a_whole_definition(text: str, tmp_path: Path) -> None:
    named = text.replace("  cites: [s1.1]\n", "  cites: [s1.1]\n  from: transcript s1.1\n")
    assert [one.code for one in sample(tmp_path, named) if one.code < "PRV9"] == []


def test_a_provenance_of_a_figure_that_a_table_does_not_have_is_reported(tmp_path: Path) -> None:
    table = "- table: prize(1..2 number)\n  cites: [s1.1]\n  from: {1: assumed, 3: assumed}\n  rows: {1: 5, 2: 3}\n"
    (only,) = (one for one in sample(tmp_path, table) if one.code < "PRV9")
    assert only.code == "PRV501" and "unknown key `3`" in only.message


@pytest.mark.parametrize("text", [LIST, COPIES, TRACK, WAYS, VALUE])
def test_what_cites_nothing_needs_none(text: str, tmp_path: Path) -> None:
    assert found(tmp_path, text.replace("  cites: [s1.1]\n", "")) == []


@pytest.mark.parametrize(
    "text",
    [
        LIST.replace("  columns", "  from: {toll: component board}\n  columns"),
        LIST.replace("toll: 1", "toll: 1, from: assumed"),
        LIST.replace("  rows", "  defaults: {toll: 1}\n  rows").replace("gate, toll: 1", "gate"),
        COPIES.replace("  copies", "  from: {copies: component box}\n  copies"),
        COPIES.replace("  copies: 4\n", "").replace("hill", "hill, copies: 2, from: assumed"),
        COPIES.replace("  copies: 4\n", ""),
        TRACK.replace("toll: 1", "toll: 1, from: assumed").replace("toll: 2", "toll: 2, from: assumed"),
        VALUE.replace("3 coins", "3 coins * day"),
    ],
)
def test_the_nearest_provenance_counts_and_computed_figures_need_none(text: str, tmp_path: Path) -> None:
    assert [one.code for one in sample(tmp_path, text) if one.code < "PRV9"] == []
