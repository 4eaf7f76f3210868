"""Choices that depend on what another player alone sees."""

from pathlib import Path

import pytest
from tests.analysis.specs import found

ACTION = """
- action: rob
  text: {{cs: "Okraď hráče {{p}}", en: "Rob {{p}}"}}
  choose: {choose}
  require:
    may: {condition}
  do:
    - gain 1 point
- value: rich(player p)
  is: p.hand[apple] > 0
- value: of_mine
  is: my hand[apple] > 0
- rule: turn
  do:
    - choose one of:
        - rob
        - rest
        - option nap:
            - gain 1 point
- word: nap
  text: {{cs: Spi, en: Nap}}
"""


def warned(folder: Path, condition: str, choose: str = "p from players") -> list[str]:
    spoken = found(folder, ACTION.format(choose=choose, condition=condition), lint=True)
    return [text for code, text in spoken if code == "PRV912"]


@pytest.mark.parametrize(
    ("condition", "marked"),
    [
        ("p.hand[apple] > 0", "p.hand"),
        ("apple in p.hand", "p.hand"),
        ("p.bid > 2", "p.bid"),
        ("rich(p)", "p.hand"),
        ("any (q in players where q.hand[apple] > 0)", "q.hand"),
    ],
)
def test_what_another_player_alone_sees_is_given_away(condition: str, marked: str, tmp_path: Path) -> None:
    assert warned(tmp_path, condition) == [marked]


def test_the_elements_of_a_choice_give_away_too(tmp_path: Path) -> None:
    assert warned(tmp_path, "true", "p from players where p.bid > 2") == ["p.bid"]


@pytest.mark.parametrize(
    "condition",
    [
        "my hand[apple] > 0",
        "my bid > 2",
        "of_mine",
        "rich(me)",
        "count of p.hand > 0",
        "p.hand is empty",
        "p.coins > 2",
    ],
)
def test_what_is_ones_own_or_public_gives_nothing_away(condition: str, tmp_path: Path) -> None:
    assert warned(tmp_path, condition) == []
