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
    assert (sizes.rules, sizes.data, sizes.scenarios) == (4, 2, 0)
    assert (sizes.sentences, sizes.citations, sizes.comments, sizes.files) == (3, 2, 1, 1)


def test_another_layout_has_the_same_size() -> None:
    loose = RULES.replace("cites: [s1.1, s1.2]", "cites: [\n    s1.1,\n\n    s1.2]").replace("- rule", "\n\n- rule")
    assert measure([SourceFile("rules.yaml", loose)]) == measure([SourceFile("rules.yaml", RULES)])


def test_rules_are_what_is_done_also_where_a_row_carries_it() -> None:
    text = """\
- component: card
  text: {cs: Karta, en: Card}
  cites: [s1.1]
  abilities: [used(player p)]
  copies: 1
  from: assumed
  rows:
    - id: mine
      text: {cs: důl, en: mine}
      when used:
        - p gains 5 coins
        - do:
            - p gains 1 coin
          from: assumed
- reading: open_point
  cites: [s1.1]
  question: {cs: Co?, en: What?}
  choices: {one: one, two: two}
  chosen: one
  because: it is so
  reaches: [price]
- value: price
  text: {cs: Cena, en: Price}
  note: >-
    a remark
    of two lines
  from: assumed
  is: 4 coins
"""
    assert measure([SourceFile("rules.yaml", text)]).rules == 4 + 2


def test_what_a_player_is_told_of_a_refusal_is_no_rule() -> None:
    text = """\
- condition: buy.room
  that: my coins > 2 coins
  else:
    cs: "Peníze nestačí, ani kdybys prodal všechno, co máš v domě"
    en: "Not enough money, even if you sold all that you have in the house"
"""
    assert measure([SourceFile("rules.yaml", text)]).rules == 2
