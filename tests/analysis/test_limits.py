"""What a few lines of a spec can unfold to is bounded, and said so."""

from pathlib import Path

import pytest
from tests.analysis.specs import compiled, found, said, trial

from pravidla.analysis.reporting import limits
from pravidla.interpreter import expressions as evaluation
from pravidla.scenarios.runner import run_scenario


@pytest.mark.parametrize(
    "text",
    [
        "- list: slot\n  columns: {place: 1..900000000}\n  from: assumed\n  rows: every place\n",
        "- list: slot\n  columns: {place: 1..3000}\n  from: assumed\n  rows: every place\n"
        "- list: pair\n  rows: every slot with every slot\n",
        "- board: field\n  grid: {columns: 100000, rows: 100000}\n  cells: cell\n",
        "- table: prize(0..999999999 place)\n  from: assumed\n  rows: {1: 2}\n",
        "- component: coin_piece\n  copies: 999999999999\n  rows: [{id: round_one}]\n",
    ],
)
def test_more_rows_than_any_game_has_are_refused_at_once(text: str, tmp_path: Path) -> None:
    assert [code for code, _ in found(tmp_path, text)] == ["PRV616"]


@pytest.mark.parametrize("dice", ["999999999 dice", "60 dice"])
def test_a_throw_with_more_results_than_can_be_listed_is_refused_at_once(dice: str, tmp_path: Path) -> None:
    assert said(tmp_path, f"- roll {dice} into throw") == [("PRV616", dice)]


def test_who_mentions_a_list_that_is_too_large_is_not_to_blame(tmp_path: Path) -> None:
    text = "- board: field\n  grid: {columns: 1000, rows: 1000}\n  cells: cell\n"
    steps = "- for c in cells:\n    - gain 1 point\n- if field[1, 2] in cells:\n    - gain qqq"
    assert said(tmp_path, steps, text) == [("PRV616", "field"), ("PRV501", "qqq")]


def test_a_spec_that_unfolds_without_end_is_given_up_with_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_SENTENCES", 60)
    assert [code for code, _ in found(tmp_path, "- value: sum_of_all\n  is: " + " + ".join("1" * 70) + "\n")] == [
        "PRV617"
    ]


def test_conditions_that_replace_each_other_in_layers_are_read_once(tmp_path: Path) -> None:
    layers = ["- condition: a0\n  overrides: [buy.ready]\n  when: options.length is short\n  that: true\n"]
    for number in range(1, 30):
        below = f"[a{number - 1}]" if number == 1 else f"[a{number - 1}, b{number - 1}]"
        for name in "ab":
            layers.append(
                f"- condition: {name}{number}\n  overrides: {below}\n  when: day > {number % 9}\n  that: true\n"
            )
    action = """\
- action: buy
  text: {cs: Kup, en: Buy}
  require:
    ready: my ready
  do: []
"""
    assert {code for code, _ in found(tmp_path, action + "".join(layers))} <= {"PRV301", "PRV305"}


@pytest.mark.parametrize(
    "text",
    [
        "- rule: turn\n  do:\n    - do turn\n",
        "- rule: turn\n  do:\n    - do nap\n- rule: nap\n  do:\n    - if day > 3:\n        - do turn\n",
        "- trigger: again\n  upon: after turn\n  do:\n    - do turn\n",
        "- action: buy\n  text: {cs: Kup, en: Buy}\n  do:\n    - do turn\n",
    ],
)
def test_rules_that_lead_back_to_themselves_are_refused(text: str, tmp_path: Path) -> None:
    assert [code for code, _ in found(tmp_path, text)] == ["PRV517"]


def test_a_question_over_more_than_anybody_looks_at_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = trial(
        "- if any (a in 1..day where a > 8 and any (b in 1..day where b > 9)):\n    - gain 1 point", ["day is 9"]
    )
    done = compiled(tmp_path, text.replace("acting: anna", "given:\n    - set day to 9\n  acting: anna"))
    assert done.game is not None, done.diagnostics
    monkeypatch.setattr(evaluation, "PATIENCE", 6)
    result = run_scenario(done.game, done.scenarios[0])
    assert ["anybody" in one.message for one in result.failures] == [True]
