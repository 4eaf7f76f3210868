"""Rules that are done inside themselves."""

from pathlib import Path

import pytest
from tests.analysis.specs import found, said


def test_a_rule_that_does_itself_is_refused(tmp_path: Path) -> None:
    more = "- rule: nap\n  do:\n    - if my points > 3 points:\n        - do nap\n"
    assert found(tmp_path, more + "- rule: turn\n  do:\n    - do nap\n") == [("PRV517", "nap")]


@pytest.mark.parametrize(
    ("rules", "places"),
    [
        ("- rule: nap\n  do:\n    - do rise\n- rule: rise\n  do:\n    - do nap\n", 1),
        ("- rule: nap\n  do:\n    - choose card from display:\n        - do nap\n", 1),
        ("- rule: nap\n  do:\n    - do nap\n- rule: rise\n  do:\n    - do rise\n", 2),
    ],
)
def test_every_circle_of_rules_is_reported_once(rules: str, places: int, tmp_path: Path) -> None:
    called = "- do rise" if "rise" in rules else "- do nap"
    assert [code for code, _ in said(tmp_path, f"- do nap\n{called}", rules)] == ["PRV517"] * places


def test_a_rule_done_twice_is_no_circle(tmp_path: Path) -> None:
    assert said(tmp_path, "- do nap\n- do nap", "- rule: nap\n  do:\n    - gain 1 point\n") == []


def test_who_asks_a_value_in_a_circle_is_not_to_blame(tmp_path: Path) -> None:
    more = "- value: refund(card)\n  is: refund(card) + 1 coin\n"
    assert [code for code, _ in said(tmp_path, "- gain refund(apple)", more)] == ["PRV513"]
