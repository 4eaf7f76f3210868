"""The place of a mistake is the character at which it was made, also in heads, readings, ranges and ways."""

from pathlib import Path

import pytest
from tests.analysis.specs import BASE, definitions, found

HEAD = definitions(BASE)[0]

SCENARIO = """
- scenario: twins
  game: sample
  text: {cs: Dvojčata, en: Twins}
  players: [anna, anna]
  acting: anna
  given:
    - set anna.bid to 1
  then:
    - anna.bid is 1
"""

READING = """
- reading: who_is_first
  question: {cs: "Kdo dřív?", en: "Who first?"}
  choices:
    left: {cs: Vlevo, en: Left}
    right: {cs: Vpravo, en: Right}
  chosen: rihgt
  because: {cs: tak to vypadá, en: it looks so}
  playable: true
"""


def board(ways: str) -> str:
    """A board of three places and what is done on it."""
    return f"""
- list: place
  rows: [{{id: gate}}, {{id: inn}}, {{id: pier}}]
- state: each player
  has:
    coins: 0..40 coins, starts 5 coins
    points: 0..40 points
    hand: pile of card, seen by owner
    bid: 0..5, seen by owner
    ready: true or false
    spot: place
- board: map
  places: place
  from: assumed
  ways: [{ways}]
- rule: turn
  do:
    - choose p from neighbours(my spot):
        - set my spot to p
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (HEAD.replace("start: long", "start: logn"), [("PRV501", "logn")]),
        (HEAD.replace("2..4", "4..2"), [("PRV603", "4..2")]),
        ("- rule: turn\n  do:\n    - do npa(apple)\n", [("PRV501", "npa")]),
        (
            "- state: each colour\n  from: {hieght: assumed, height: assumed}\n  has:\n    height: 0..3\n",
            [("PRV501", "hieght")],
        ),
        (SCENARIO, [("PRV503", "anna")]),
        (READING, [("PRV505", "rihgt")]),
        ("- die: die\n  forms: {cs: [k, k, k], en: [d, d]}\n  faces: 6..1\n", [("PRV603", "6..1")]),
        ("- state: each colour\n  has:\n    height: 3..0\n", [("PRV603", "3..0")]),
        (board("[gate, inn]"), []),
        (board("[gate]"), [("PRV244", "[gate]")]),
        (
            board("[gate, inm], [inn, peir], [inn, pier, onw_way]"),
            [("PRV501", "inm"), ("PRV501", "peir"), ("PRV606", "onw_way")],
        ),
    ],
)
def test_a_mistake_is_reported_where_it_was_made_and_only_there(
    text: str, expected: list[tuple[str, str]], tmp_path: Path
) -> None:
    assert found(tmp_path, text) == expected
