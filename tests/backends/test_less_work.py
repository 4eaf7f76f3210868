"""What is left of conditions where elements are known; loops that look at no more than they need."""

from __future__ import annotations

import re

import pytest
from tests.backends.engines import assert_engine_and_interpreter_play_alike, function_of, game_of

from pravidla.backends.python import emit
from pravidla.backends.python.code.render import shortly

KEYS = "abcdefghijklmo"
PADS = """\
- game: pads
  text: {cs: Podložky, en: Pads}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 60
  score: p.coins
- list: pad
  plural: pads
  text: {cs: podložka, en: pad}
  columns: {fee: 0..3, gives: 1..9, from_turn: 0..9, contest: true or false}
  from: assumed
  uncited: written for the tests
  rows:
ROWS
- state: each pad
  uncited: written for the tests
  has:
    visits: 0..99
- state: each player
  uncited: written for the tests
  has:
    coins: 0..200, starts 8
    turn: 0..9
    out: true or false
- value: wealth(player p)
  text: {cs: Bohatství, en: Wealth}
  uncited: written for the tests
  is: p.coins + sum of (s.visits for s in pads where s.fee > 1 and s.visits < p.turn)
- value: merit(player p)
  text: {cs: Zásluhy, en: Merit}
  uncited: written for the tests
  is: sum of (s.visits for s in pads where s.visits < p.turn)
- value: merit.late
  adjusts: merit
  when: p.turn > 6
  uncited: written for the tests
  by: 2
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my turn is 9:
        - increase my turn by 1
        - choose one of:
            - option: step
              text: {cs: Vstup, en: Step}
              choose: pad from pads
              require:
                fee:
                  that: my coins >= pad.fee
                  else: {cs: Málo mincí, en: Too few coins}
                gives:
                  that: pad.gives + merit(me) < 40
                  else: {cs: Dost, en: Enough}
                turn:
                  that: my turn >= pad.from_turn
                  else: {cs: Moc brzy, en: Too early}
                contest:
                  that: not pad.contest or not any (q in players where not q.out and wealth(q) > wealth(me))
                  else: {cs: Jiný je bohatší, en: Somebody is wealthier}
              do:
                - decrease my coins by pad.fee
                - increase my coins by pad.gives
                - increase pad.visits by 1
            - option: leave
              text: {cs: Odejdi, en: Leave}
              do:
                - set my out to true
            - option rest: []
""".replace(
    "ROWS",
    "\n".join(
        f"    - {{id: {key}, fee: {number % 4}, gives: {number % 9 + 1}, from_turn: {number % 3}, "
        f"contest: {'true' if number % 5 == 0 else 'false'}}}"
        for number, key in enumerate(KEYS)
    ),
)


def test_a_pick_of_which_much_is_printed_is_written_out() -> None:
    listing = function_of(PADS, "legal_main_ask_one_of")
    assert "for pad in" not in listing
    assert listing.count("legal.append(") == len(KEYS) + 2
    assert "PAD_FEE" not in listing and "PAD_CONTEST" not in listing


def test_what_a_loop_knows_waits_for_the_first_element_that_needs_it() -> None:
    question = function_of(PADS, "main_any_q")
    asked = re.search(r"known_wealth = (?:kept .* else )?wealth\(", question)
    assert asked is not None
    assert question.index("known_wealth = None") < question.index("for q in") < asked.start()
    assert re.search(r"wealth\(s, q\)\)? > known_wealth:", question)


def test_a_sum_with_additions_is_added_up_in_place() -> None:
    merit = function_of(PADS, "merit(", "values.py")
    assert "total = 0\n" in merit and "+= 2" in merit and "merit_sum" not in emit(game_of(PADS))["values.py"]


def test_kinds_in_a_copied_stretch_are_found_one_by_one() -> None:
    found = "    for card in compress(THOUSAND, s.player_hand[me * 59 : me * 59 + 59]):"
    assert shortly("    for card in kinds(s.player_hand[me * 59 : me * 59 + 59]):") == found
    for line in (
        "    for card in kinds(s.deck):",
        "    for card in kinds(held(s.pile, layer * 59, 59)):",
        "    for card in kinds(s.player_hand[me * 2000 : me * 2000 + 2000]):",
        "    there = kinds(s.player_hand[me * 59 : me * 59 + 59])",
    ):
        assert shortly(line) == line


@pytest.mark.parametrize("players", [2, 3])
def test_engine_and_interpreter_list_the_same(players: int) -> None:
    assert_engine_and_interpreter_play_alike(PADS, players, seed=players)


COUNTED = f"""\
{PADS}- value: gone
  text: {{cs: Odešlo, en: Gone}}
  uncited: written for the tests
  is: count of (q in players where q.out)
- value: staying
  text: {{cs: Zůstalo, en: Staying}}
  uncited: written for the tests
  is: count of (q in players where not q.out)
- value: deserted
  text: {{cs: Opuštěno, en: Deserted}}
  uncited: written for the tests
  is: any (q in players where q.out)
"""


def test_players_of_whom_something_is_true_are_found_without_a_loop() -> None:
    assert "return s.player_out.count(1)" in function_of(COUNTED, "gone", "values.py")
    assert "return s.player_out.count(0)" in function_of(COUNTED, "staying", "values.py")
    assert "return 1 in s.player_out" in function_of(COUNTED, "deserted", "values.py")
