"""The size of a spec does not depend on how it is written."""

from __future__ import annotations

from pravidla.diagnostics import SourceFile
from pravidla.editing.statistics import measure

RULES = """\
# a comment
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- rule: turn
  cites: [s1.1, s1.2]
  do:
    - gain 1 coin  # and more
    - stop
"""


def test_lines_are_counted_by_kind_without_comments() -> None:
    sizes = measure([SourceFile("rules.yaml", RULES)])
    assert sizes.definitions == {"unit": 1, "rule": 1}
    assert sizes.lines == {"unit": 2, "rule": 5}
    assert (sizes.rules, sizes.data, sizes.scenarios) == (5, 2, 0)
    assert (sizes.sentences, sizes.citations, sizes.comments, sizes.files) == (3, 2, 1, 1)


def test_another_layout_has_the_same_size() -> None:
    loose = RULES.replace("cites: [s1.1, s1.2]", "cites: [\n    s1.1,\n\n    s1.2]").replace("- rule", "\n\n- rule")
    assert measure([SourceFile("rules.yaml", loose)]) == measure([SourceFile("rules.yaml", RULES)])
