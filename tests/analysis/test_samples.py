"""The samples of the catalogue: each wrong one has its mistake and no other, each right one has none."""

from pathlib import Path

import pytest
from tests.analysis.specs import MARK, sample
from tests.diagnostics.sessions import is_session

from pravidla.diagnostics import Diagnostic, SourceFile, catalogue, render_text

WHOLE = {"PRV252"}
"""Samples that are whole games"""
OURS = tuple(
    code
    for code, entry in catalogue().items()
    if ("PRV246" < code < "PRV721" or code > "PRV900") and not is_session(entry)
)


def spoken_of(code: str, found: list[Diagnostic]) -> list[Diagnostic]:
    """What counts in a sample: a few lines never use all that they declare, so warnings count where they are meant."""
    return [one for one in found if one.code == code or not one.code.startswith("PRV9")]


def test_the_game_around_the_samples_has_no_mistake(tmp_path: Path) -> None:
    assert sample(tmp_path, "- unit: coin\n  forms: {cs: [mince, mince, mincí], en: [coin, coins]}\n") == []


@pytest.mark.parametrize("code", OURS)
def test_a_wrong_sample_has_its_mistake_at_its_line_and_no_other(code: str, tmp_path: Path) -> None:
    text = catalogue()[code].wrong + "\n"
    found = spoken_of(code, sample(tmp_path, text, base=code not in WHOLE))
    assert {one.code for one in found} == {code}, render_text(found, {})
    places = [(one.primary.span.file, SourceFile("", text).line_column(one.primary.span.start)[0]) for one in found]
    lines = [number for number, line in enumerate(text.split("\n"), 1) if line.endswith(MARK)]
    assert code in WHOLE or places == [("sample_game/sample.yaml", line) for line in lines]


@pytest.mark.parametrize("code", OURS)
def test_a_right_sample_has_no_mistake(code: str, tmp_path: Path) -> None:
    found = spoken_of(code, sample(tmp_path, catalogue()[code].right + "\n", base=code not in WHOLE))
    assert [(one.code, one.message) for one in found] == []
