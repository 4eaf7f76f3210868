"""Choices: what is offered, in which order, and what happens where nothing can be chosen."""

from pathlib import Path

import pytest
from tests.analysis.specs import found, good, said, trial, works

from pravidla.ir.nodes import Ask
from pravidla.ir.walk import descendants

HAND = "- move 2 of apple from pack to anna.hand\n- move 1 of plum from pack to anna.hand"
NAP = "- word: nap\n  text: {cs: Spi, en: Nap}\n"


def test_a_choice_with_one_possibility_is_not_asked(tmp_path: Path) -> None:
    works(tmp_path, trial("- choose c from cards where c.cost > 3 coins:\n    - set day to 1", ["day is 1"]))


def test_later_picks_see_the_earlier_ones(tmp_path: Path) -> None:
    steps = (
        "- choose c from cards, d from cards where d.cost > c.cost:\n    - gain (d.cost / 1 coin rounded down) points"
    )
    works(tmp_path, trial(steps, ["anna.points is 4 points"], when=["anna chooses c plum, d pear"]))


def test_a_choice_may_be_declined(tmp_path: Path) -> None:
    steps = "- may choose c from my hand:\n    - set day to 1\n  otherwise:\n    - set day to 2"
    works(tmp_path, trial(steps, ["day is 2"], given=HAND, when=["anna does decline"]))
    works(tmp_path, trial(steps, ["day is 2"]))


def test_a_choice_if_any_goes_on_otherwise(tmp_path: Path) -> None:
    steps = "- choose c from my hand, if any:\n    - set day to 1\n  otherwise:\n    - set day to 2"
    works(tmp_path, trial(steps, ["day is 2"]))
    works(tmp_path, trial(steps, ["day is 1"], given=HAND, when=["anna chooses c plum"]))


def test_another_player_chooses_and_my_stays_mine(tmp_path: Path) -> None:
    steps = "- let rival be next(me)\n- rival chooses c from colours:\n    - if c is blue:\n        - gain 1 point"
    works(tmp_path, trial(steps, ["anna.points is 1 point"], when=["bedrich chooses c blue"]))


def test_inside_the_options_of_another_player_that_player_acts(tmp_path: Path) -> None:
    steps = "- let rival be next(me)\n- rival chooses one of:\n    - option nap:\n        - gain 1 point\n    - rest"
    works(tmp_path, trial(steps, ["bedrich.points is 1 point"], when=["bedrich does nap"], more=NAP))


def test_an_option_written_in_place_has_conditions_and_a_price(tmp_path: Path) -> None:
    steps = """
    - choose one of:
        - option: nap
          choose: c from my hand
          require:
            cheap: c.cost < 3 coins
          pay: c.cost
          do:
            - move 1 of c from my hand to display
        - rest
    """
    then = ["anna.coins is 3 coins", "display[apple] is 1"]
    works(tmp_path, trial(steps, then, given=HAND, when=["anna does nap with c apple"], more=NAP))
    text = trial(steps, [], given=HAND, more=NAP)
    works(tmp_path, text.replace("  then:\n", "  illegal: anna does nap with c plum\n  because: [tried.nap.cheap]\n"))


def test_a_subset_is_asked_in_row_order(tmp_path: Path) -> None:
    steps = "- choose 1..2 of c in cards as used:\n    - for u in used:\n        - set day to day * 3 + 1"
    works(tmp_path, trial(steps, ["day is 4"], when=["anna chooses c apple, c pear"]))
    works(tmp_path, trial(steps, ["day is 1"], when=["anna chooses c plum", "anna stops"]))


def test_a_subset_of_a_fixed_number_is_always_completed(tmp_path: Path) -> None:
    steps = "- choose 2 of c in cards as used:\n    - gain (sum of (u.cost for u in used) / 1 coin rounded down) points"
    works(tmp_path, trial(steps, ["anna.points is 7 points"], when=["anna chooses c plum, c pear"]))


def test_a_subset_may_be_declined(tmp_path: Path) -> None:
    steps = "- may choose 2 of c in cards as used:\n    - set day to 1\n  otherwise:\n    - set day to 2"
    works(tmp_path, trial(steps, ["day is 2"], when=["anna does decline"]))
    works(tmp_path, trial(steps, ["day is 1"], when=["anna chooses c apple, c plum"]))


def test_a_subset_if_any_needs_enough(tmp_path: Path) -> None:
    steps = "- choose 3 of c in kinds of my hand, if any as used:\n    - set day to 1\n  otherwise:\n    - set day to 2"
    reported = said(tmp_path, steps)
    if not reported:
        works(tmp_path, trial(steps, ["day is 2"], given=HAND))


def test_options_in_any_order_each_once(tmp_path: Path) -> None:
    steps = """
    - in any order, each once:
        - option nap:
            - set day to day * 2
        - option rest:
            - set day to day + 1
    """
    works(tmp_path, trial(steps, ["day is 2"], when=["anna does rest", "anna does nap"], more=NAP))
    works(tmp_path, trial(steps, ["day is 1"], when=["anna does nap", "anna does rest"], more=NAP))


def test_options_in_any_order_until_done(tmp_path: Path) -> None:
    steps = """
    - in any order, until done:
        - option nap:
            - increase day by 1
        - option: done
          require:
            slept: day > 1
    """
    works(tmp_path, trial(steps, ["day is 2"], when=["anna does nap", "anna does nap", "anna does done"], more=NAP))
    text = trial(steps, [], when=["anna does nap"], more=NAP)
    works(tmp_path, text.replace("  then:\n", "  illegal: anna does done\n  because: [tried.done.slept]\n"))


def test_a_repetition_is_asked_before_each_round(tmp_path: Path) -> None:
    steps = "- repeat 1..3 times:\n    - increase day by 1\n    - choose c from colours:\n        - gain 1 point"
    when = ["anna chooses c red", "anna does go_on", "anna chooses c blue", "anna stops"]
    works(tmp_path, trial(steps, ["day is 2"], when=when))


def test_a_repetition_that_begins_with_a_choice_is_one_question(tmp_path: Path) -> None:
    steps = "- repeat 1..3 times:\n    - choose c from colours:\n        - increase day by 1"
    works(tmp_path, trial(steps, ["day is 2"], when=["anna chooses c red", "anna chooses c red", "anna stops"]))


def test_the_text_of_a_repetition_is_that_of_the_choice_or_of_going_on(tmp_path: Path) -> None:
    text = "  text: {cs: Ještě, en: One more}"
    for steps, name in (
        ("- do:\n    - repeat 0..2 times:\n        - choose c from colours:\n            - gain 1 point", "choose_c"),
        (
            "- do:\n    - repeat until day > 2:\n        - choose c from colours:\n            - set day to 3",
            "choose_c",
        ),
        ("- do:\n    - repeat 0..2 times:\n        - gain 1 point", "go_on"),
    ):
        game = good(tmp_path, trial(f"{steps}\n{text}", ["day is 1"]))
        asked = [node for rule in game.rules.values() for node in descendants(rule.body) if isinstance(node, Ask)]
        said = [option.text.outline()[0] for ask in asked for option in ask.options if option.block == name]
        assert said == ["Ještě"]


def test_a_repetition_while_a_condition_holds(tmp_path: Path) -> None:
    steps = "- repeat 0.. times while day < 3:\n    - increase day by 2"
    works(tmp_path, trial(steps, ["day is 4"], when=["anna does go_on", "anna does go_on"]))


def test_what_is_alike_is_offered_once(tmp_path: Path) -> None:
    steps = "- choose c from cards, alike by c.colour:\n    - set day to c.cost / 1 coin rounded down"
    works(tmp_path, trial(steps, ["day is 2"], when=["anna chooses c apple"]))


def test_all_players_choose_secretly(tmp_path: Path) -> None:
    steps = """
    - all players secretly:
        - choose n from 0..5:
            - set my bid to n
    - rank p in players where p.bid > 0 by p.bid descending as places, ties share:
        - p gains (10 - last of places - first of places) points
    """
    when = ["anna chooses n 2", "bedrich chooses n 5", "cyril chooses n 2"]
    then = ["bedrich.points is 8 points", "anna.points is 5 points", "cyril.points is 5 points"]
    works(tmp_path, trial(steps, then, when=when))


def test_a_ranking_against_a_nameless_contender(tmp_path: Path) -> None:
    steps = """
    - set my bid to 2
    - set next(me).bid to 4
    - rank p in players where p.bid > 0 by p.bid descending against 3 as places, ties share:
        - p gains (first of places) points
    """
    works(tmp_path, trial(steps, ["anna.points is 3 points", "bedrich.points is 1 point"]))


def test_a_ranking_wants_a_key(tmp_path: Path) -> None:
    steps = "- rank p in players as places, ties share:\n    - p gains 1 point"
    assert [one[0] for one in said(tmp_path, steps)] in (["PRV401"], ["PRV402"], ["PRV602"])


def test_turns_go_round_until_the_end(tmp_path: Path) -> None:
    steps = """
    - take turns counterclockwise from next(me) where me is not first of players until day is 4:
        - increase day by 1
        - gain 1 point
    """
    works(tmp_path, trial(steps, ["bedrich.points is 2 points", "cyril.points is 2 points", "anna.points is 0"]))


def test_an_action_that_must_be_taken(tmp_path: Path) -> None:
    works(
        tmp_path,
        trial(
            "- do buy", ["anna.hand[plum] is 1", "anna.coins is 2 coins"], given="- move 1 of plum from pack to display"
        ),
    )


def test_an_option_that_names_nothing_is_reported(tmp_path: Path) -> None:
    assert said(tmp_path, "- choose one of:\n    - byu\n    - rest") == [("PRV501", "byu")]


def test_an_action_with_a_broken_pick_is_reported_once(tmp_path: Path) -> None:
    text = "- action: buy\n  text: {cs: Kup, en: Buy}\n  choose: card from dipslay\n  do:\n    - gain card.cost\n"
    assert found(tmp_path, text) == [("PRV501", "dipslay")]


@pytest.mark.parametrize("fully", ["true", "false"])
def test_an_action_may_want_to_be_carried_out_in_full(fully: str, tmp_path: Path) -> None:
    more = f"""
    - action: trade
      text: {{cs: Směň, en: Trade}}
      fully: {fully}
      do:
        - choose c from my hand:
            - gain 1 point
    """
    game = good(tmp_path, more)
    assert game.rules["trade"].kind == "action"
