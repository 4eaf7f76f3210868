"""A paragraph index with a mistake is told once; citations are not blamed for it."""

from pathlib import Path

import pytest
from tests.analysis.specs import BASE

from pravidla.analysis import analyse
from pravidla.diagnostics import has_errors

ENTRY = """\
  - id: s1.{0}
    page: 1
    kind: rule
    sentences: [obligation]
    summary: "Pravidlo."
    fingerprint: "{1}"
"""
INDEX = "paragraphs:\n" + "".join(ENTRY.format(number, str(number) * 64) for number in (1, 2, 3))


def errors(folder: Path, index: str) -> list[tuple[str, str]]:
    spec = folder / "game"
    spec.mkdir()
    (spec / "base.yaml").write_text(BASE, encoding="utf-8")
    (spec / "paragraphs.yaml").write_text(index, encoding="utf-8")
    return [(one.code, one.primary.span.file) for one in analyse(spec).diagnostics if has_errors([one])]


def test_a_whole_index_has_what_is_cited(tmp_path: Path) -> None:
    assert errors(tmp_path, INDEX) == []


@pytest.mark.parametrize("index", ["", "# nothing\n", "- a\n", INDEX[:-90], INDEX[:-150], INDEX[:90]])
def test_a_broken_index_is_told_where_it_is_broken_and_nowhere_else(index: str, tmp_path: Path) -> None:
    found = errors(tmp_path, index)
    assert found
    assert {file for _, file in found} == {"game/paragraphs.yaml"}
