"""All mistakes of a spec in one run, and none of them twice."""

from pathlib import Path

import pytest
from tests.analysis.specs import found, said


def test_sentences_names_and_units_are_reported_together(tmp_path: Path) -> None:
    steps = "- gain two points\n- gain 2 pionts\n- gain 2\n- do trun"
    assert [code for code, _ in said(tmp_path, steps)] == ["PRV401", "PRV501", "PRV610", "PRV501"]


def test_a_local_of_a_broken_sentence_is_not_missed(tmp_path: Path) -> None:
    steps = "- let gift be price(apple\n- gain gift\n- gain (gift) coins"
    assert [code for code, _ in said(tmp_path, steps)] == ["PRV402"]


@pytest.mark.parametrize(
    ("broken", "use", "code"),
    [
        ("- value: refund\n  is: 2 coinz\n", "- gain refund", "PRV501"),
        ("- value: refund\n  is: 2 + 3 coins\n", "- gain refund", "PRV610"),
        ("- value: refund\n  is: 2 coins coins\n", "- gain refund", "PRV401"),
        ("- value: refund(crad)\n  is: 2 coins\n", "- gain refund(apple)", "PRV501"),
        ("- value: refund(card\n  is: 2 coins\n", "- gain refund(apple)", "PRV402"),
        ("- rule: nap(crad)\n  do: []\n", "- do nap(apple)", "PRV501"),
        ("- rule: nap\n  doo: []\n", "- do nap", "PRV233"),
        ("- table: prize(1..2 n)\n  from: assumed\n  rows: {1: 5}\n", "- gain prize[1]", "PRV606"),
        ("- state: each colour\n  has:\n    height: 0..3 metres\n", "- set red.height to 2", "PRV501"),
        ("- state: each colour\n  has:\n    height: 0...3\n", "- set red.height to 2", "PRV401"),
        (
            "- list: place\n  columns: {toll: 0..3 metres}\n  from: assumed\n  rows: [{id: gate, toll: 1}]\n",
            "- gain (gate.toll) coins",
            "PRV501",
        ),
        ("- list: place\n  rows: [{idd: gate}]\n", "- let p be gate", "PRV234"),
        (
            "- action: nap\n  text: {cs: Spi, en: Nap}\n  chose: c from cards\n  do:\n    - gain c.cost\n",
            "- do nap",
            "PRV233",
        ),
        ("- word: nap\n  texts: {cs: Spi, en: Nap}\n", "- choose one of:\n    - nap\n    - rest", "PRV233"),
    ],
)
def test_who_mentions_what_is_broken_is_not_to_blame(broken: str, use: str, code: str, tmp_path: Path) -> None:
    assert {one for one, _ in said(tmp_path, use, broken)} == {code}


def test_a_second_mistake_of_another_kind_is_still_found(tmp_path: Path) -> None:
    text = "- value: refund\n  is: 2 coins coins\n- value: other\n  is: 3 coins + day\n"
    assert [code for code, _ in found(tmp_path, text)] == ["PRV401", "PRV610"]
