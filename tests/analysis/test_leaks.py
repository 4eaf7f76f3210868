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


CHOICE = """
- rule: turn
  do:
    - {around}:
        - choose one of:
            - rest
            - option nap:
                - gain 1 point
- word: nap
  text: {{cs: Spi, en: Nap}}
"""


@pytest.mark.parametrize(
    ("around", "marked"),
    [
        ("if next(me).hand[apple] > 0", "next(me).hand"),
        ("if my coins > 2 coins and next(me).bid > 2", "next(me).bid"),
        ("repeat next(me).bid times", "next(me).bid"),
        ("while next(me).bid > 2", "next(me).bid"),
    ],
)
def test_whether_and_how_often_somebody_is_asked_gives_away_too(around: str, marked: str, tmp_path: Path) -> None:
    spoken = found(tmp_path, CHOICE.format(around=around), lint=True)
    assert [text for code, text in spoken if code == "PRV912"] == [marked]


@pytest.mark.parametrize(
    "around",
    ["if my hand[apple] > 0", "if next(me).coins > 2 coins", "repeat my bid times", "if count of my hand > 1"],
)
def test_what_one_may_know_around_a_choice_gives_nothing_away(around: str, tmp_path: Path) -> None:
    spoken = found(tmp_path, CHOICE.format(around=around), lint=True)
    assert "PRV912" not in {code for code, _ in spoken}


@pytest.mark.parametrize(
    "condition",
    [
        "my hand[apple] > 0",
        "my bid > 2",
        "of_mine",
        "rich(me)",
        "count of p.hand > 0",
        "p.hand is empty",
        "p.coins > 2 coins",
    ],
)
def test_what_is_ones_own_or_public_gives_nothing_away(condition: str, tmp_path: Path) -> None:
    assert warned(tmp_path, condition) == []
