"""Tests whose answer rules know from what they have done."""

from __future__ import annotations

from tests.backends.engines import assert_engine_and_interpreter_play_alike, game_of

from pravidla.backends.python import emit
from pravidla.backends.python.code.tree import Assign, Branch, EndOfGame, Goto, Label, Line, Loop, Node
from pravidla.backends.python.lowering.settled import Settled

DESK = """\
- game: desk
  text: {cs: Stůl, en: Desk}
  uncited: written for the tests
  players: 2..3
  play: main
  length: 60
  score: p.coins
- state: each player
  uncited: written for the tests
  has:
    coins: 0..200
    papers: 0..3, starts 3
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my papers is 0:
        - do sign
        - do draft
- rule: sign
  uncited: written for the tests
  do:
    - in any order, until done:
        - option: sign
          text: {cs: Podepiš, en: Sign}
          when: my papers > 1
          do:
            - do move_on
        - option: done
          text: {cs: Dost, en: Done}
- rule: draft
  uncited: written for the tests
  do:
    - in any order, until done:
        - option: draft
          text: {cs: Napiš, en: Draft}
          when: my papers > 0
          do:
            - do move_on
        - option: done
          text: {cs: Dost, en: Done}
- rule: move_on
  uncited: written for the tests
  do:
    - decrease my papers by 1
    - choose one of:
        - option: earn
          text: {cs: Vydělej, en: Earn}
          do:
            - increase my coins by 1
        - option: give
          text: {cs: Daruj, en: Give}
          do:
            - increase my coins by 0
"""


def folded(*nodes: Node) -> list[Node]:
    label = Label("block", "play", list(nodes))
    Settled([label], {}).fold()
    return label.body


def test_the_test_of_a_number_just_given_is_not_asked() -> None:
    paid, owed = Line("paid()"), Line("owed()")
    assert folded(Assign("done", "1", "int"), Branch([("done", [paid])], [owed])) == [Assign("done", "1", "int"), paid]


def test_a_test_of_which_a_part_is_known_asks_for_the_others() -> None:
    body = folded(Assign("going", "1", "int"), Branch([("going != 0 and (left or again)", [Line("on()")])]))
    assert body[1:] == [Branch([("left or again", [Line("on()")])])]


def test_a_part_before_a_known_one_is_asked_all_the_same() -> None:
    nodes: list[Node] = [Assign("going", "0", "int"), Branch([("CARD[left] and going", [Line("on()")])])]
    assert folded(*nodes) == nodes


def test_what_a_loop_changes_is_not_known_in_it() -> None:
    loop = Loop("for card in hand", [Branch([("found", [Line("again()")])]), Assign("found", "1", "int")], ("card",))
    assert folded(Assign("found", "0", "int"), loop)[1:] == [loop]


def test_a_block_knows_what_all_that_lead_to_it_know() -> None:
    meet, left, right = Label("meet", "play"), Label("left", "play"), Label("right", "play")
    left.body = [Assign("kind", "2", "int"), Assign("size", "1", "int"), Goto(meet)]
    right.body = [Assign("kind", "2", "int"), Assign("size", "3", "int"), Goto(meet)]
    first = Label("first", "play", [Branch([("fair", [Goto(left)])], [Goto(right)])])
    meet.body = [Branch([("kind == 2 and size > 1", [Line("large()")])]), EndOfGame()]
    Settled([first, left, right, meet], {}).fold()
    assert meet.body == [Branch([("size > 1", [Line("large()")])]), EndOfGame()]


def test_the_answer_that_led_on_is_known_behind_it() -> None:
    body = folded(
        Branch([("ready", [EndOfGame()])]),
        Branch([("ready", [Line("never()")])], [Line("always()")]),
    )
    assert body == [Branch([("ready", [EndOfGame()])]), Line("always()")]


def test_what_is_known_behind_one_test_is_not_known_at_the_next() -> None:
    branch = Branch([("kind == 1", [Line("one()")]), ("kind == 2", [Line("two()")])], [Line("three()")])
    assert folded(branch) == [branch]


def test_a_choice_that_goes_on_until_done_keeps_no_note_of_being_done() -> None:
    rules = emit(game_of(DESK))["rules.py"]
    assert "def sign_ask_any_order" in rules
    assert "s.done =" not in rules and "if s.done:" not in rules
    for seed in range(3):
        assert_engine_and_interpreter_play_alike(DESK, 2, seed)
