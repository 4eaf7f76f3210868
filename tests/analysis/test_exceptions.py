"""Exceptions, adjustments and replaced conditions: who wins, and what is refused."""

from pathlib import Path
from textwrap import dedent

import pytest
from tests.analysis.specs import BASE, compiled, definitions, found, good, trial, works

from pravidla.analysis import Compilation, configurations
from pravidla.diagnostics import Diagnostic, Severity

LONG = "- value: price.long\n  overrides: [price]\n  when: options.length is long\n  is: 5 coins\n"
LATE = "- value: price.late\n  overrides: [price]\n  when: day > 4\n  is: 6 coins\n"


def codes(pairs: list[tuple[str, str]]) -> list[str]:
    return [code for code, _ in pairs]


def mistakes(done: Compilation) -> list[Diagnostic]:
    return [one for one in done.diagnostics if one.severity is Severity.ERROR]


def test_two_exceptions_that_can_hold_at_once_are_in_conflict(tmp_path: Path) -> None:
    done = compiled(tmp_path, LONG + LATE)
    one = mistakes(done)[0]
    assert one.code == "PRV301"
    assert len(one.secondary) == 2
    assert one.notes == ("applies with: players=2",)


@pytest.mark.parametrize(
    "other",
    [
        LATE.replace("[price]", "[price, price.long]"),
        LATE.replace("day > 4", "options.length is short"),
        LATE.replace("day > 4", "not options.length is long"),
    ],
)
def test_they_name_each_other_or_exclude_each_other(other: str, tmp_path: Path) -> None:
    good(tmp_path, LONG + other)


def test_they_exclude_each_other_by_a_state(tmp_path: Path) -> None:
    good(tmp_path, LATE.replace("day > 4", "day is 4") + LONG.replace("options.length is long", "day is 3"))


def test_they_agree(tmp_path: Path) -> None:
    good(tmp_path, LONG + LATE.replace("6 coins", "5 coins"))


def test_a_circle_is_reported_with_all_its_places(tmp_path: Path) -> None:
    text = LONG.replace("[price]", "[price, price.late]") + LATE.replace("[price]", "[price.long]")
    done = compiled(tmp_path, text)
    assert [(one.code, len(one.secondary)) for one in mistakes(done)] == [("PRV302", 1)]


@pytest.mark.parametrize("target", ["prise", "price.long", "turn", "card"])
def test_an_unknown_target_is_reported_where_it_is_named(target: str, tmp_path: Path) -> None:
    assert found(tmp_path, LATE.replace("[price]", f"[{target}]")) == [("PRV501", target)]


def test_an_exception_that_never_holds_is_dead(tmp_path: Path) -> None:
    assert found(tmp_path, LATE.replace("day > 4", "count of players > 4")) == [("PRV303", "price.late")]


def test_an_exception_of_a_module_and_one_of_its_guard(tmp_path: Path) -> None:
    text = LATE.replace("day > 4", "modules.harbour") + LONG.replace("options.length is long", "modules.winter")
    assert codes(found(tmp_path, text)) == ["PRV301"]
    done = compiled(tmp_path, text)
    assert mistakes(done)[0].notes == ("applies with: players=2,modules=harbour+winter",)


def test_all_configurations_are_enumerated(tmp_path: Path) -> None:
    game = good(tmp_path, LONG)
    assert game.configuration_count == len(list(configurations(game))) == 3 * 4 * 2


def test_the_exception_counts_where_its_guard_holds(tmp_path: Path) -> None:
    steps = "- increase my coins by price(apple)\n- set day to 5\n- increase my coins by price(apple)"
    works(tmp_path, trial(steps, ["anna.coins is 13 coins"], more=LATE))


def test_an_exception_of_an_exception_goes_first(tmp_path: Path) -> None:
    last = "- value: price.last\n  overrides: [price.late]\n  when: day is 9\n  is: 7 coins\n"
    steps = "- set day to 8\n- increase my coins by price(apple)\n- set day to 9\n- increase my coins by price(apple)"
    works(tmp_path, trial(steps, ["anna.coins is 18 coins"], more=LATE + last))


def test_adjustments_that_hold_are_summed_and_bounded(tmp_path: Path) -> None:
    more = """
    - value: price(card)
      is: card.cost
      at_least: 1 coin
    - value: price.early
      adjusts: price
      by: -3 coins
      when: day < 5
    - value: price.red
      adjusts: price
      by: 1 coin
      when: card.colour is red
    """
    steps = """
    - set my coins to price(apple) + 10 * price(plum)
    - set day to 6
    - gain (price(pear) / 1 coin rounded up) points
    """
    works(tmp_path, trial(steps, ["anna.coins is 11 coins", "anna.points is 5 points"], more=more))


def test_an_adjustment_replaces_another_one(tmp_path: Path) -> None:
    more = """
    - value: price.first
      adjusts: price
      by: 1 coin
      when: day > 2
    - value: price.second
      adjusts: price
      overrides: [price.first]
      by: 5 coins
      when: day > 4
    """
    steps = "- set day to 3\n- increase my coins by price(apple)\n- set day to 5\n- increase my coins by price(apple)"
    works(tmp_path, trial(steps, ["anna.coins is 15 coins"], more=more))


SHOP = """
- action: buy
  text: {cs: "Kup {card:4}", en: "Buy a {card}"}
  choose: card from display
  require:
    day_time:
      that: day < 5
      else: {cs: "Je zavřeno", en: "The shop is shut"}
    red: card.colour is red
  pay: price(card)
  do:
    - move 1 of card from display to my hand
"""
GIVEN = "- move 1 of apple from pack to display\n- move 1 of plum from pack to display"


def test_one_condition_is_replaced_and_the_others_stay(tmp_path: Path) -> None:
    over = "- condition: buy.red.holiday\n  overrides: [buy.red]\n  when: day is 4\n  that: true\n"
    steps = "- set day to 4\n- choose one of:\n    - buy\n    - rest"
    when = ["anna does buy with card plum"]
    works(tmp_path, trial(steps, ["anna.hand[plum] is 1"], given=GIVEN, when=when, more=SHOP + over))


def test_a_refusal_names_the_condition_that_stands(tmp_path: Path) -> None:
    over = "- condition: buy.day_time.late\n  overrides: [buy.day_time]\n  that: day < 7\n"
    text = trial("- set day to 8\n- choose one of:\n    - buy\n    - rest", [], given=GIVEN, more=SHOP + over)
    text = text.replace("  then:\n", "  illegal: anna does buy with card apple\n  because: [buy.day_time]\n")
    works(tmp_path, text)


def test_a_condition_that_does_not_exist_cannot_be_replaced(tmp_path: Path) -> None:
    over = "- condition: buy.blue.late\n  overrides: [buy.blue]\n  that: true\n"
    assert found(tmp_path, SHOP + over) == [("PRV501", "buy.blue")]


def test_two_replacements_of_one_condition_are_in_conflict(tmp_path: Path) -> None:
    one = "- condition: buy.red.holiday\n  overrides: [buy.red]\n  when: day is 4\n  that: true\n"
    two = "- condition: buy.red.rich\n  overrides: [buy.red]\n  when: my coins > 9 coins\n  that: true\n"
    assert codes(found(tmp_path, SHOP + one + two.replace("true", "false"))) == ["PRV301"]
    good(tmp_path, SHOP + one + two.replace("[buy.red]", "[buy.red, buy.red.holiday]"))


def test_a_condition_of_a_value_is_replaced(tmp_path: Path) -> None:
    more = """
    - value: may_trade(player p)
      all:
        rich: p.coins > 9 coins
        early: day < 3
    - condition: may_trade.rich.first_day
      overrides: [may_trade.rich]
      when: day is 0
      that: p.coins > 2 coins
    """
    steps = "- if may_trade(me):\n    - gain 1 point\n- set day to 1\n- if may_trade(me):\n    - gain 2 points"
    works(tmp_path, trial(steps, ["anna.points is 1 point"], more=more))


def test_a_rule_and_an_action_are_replaced(tmp_path: Path) -> None:
    more = (
        SHOP
        + """
- rule: income(player p)
  do:
    - p gains 2 coins
- rule: income.late
  overrides: [income]
  when: day > 4
  do:
    - p gains 9 coins
- action: buy.late
  overrides: [buy]
  when: day > 3
  text: {cs: Kup, en: Buy}
  do:
    - gain 5 points
"""
    )
    steps = "- do income(me)\n- set day to 4\n- do buy\n- set day to 5\n- do income(next(me))"
    when = ["anna does buy with card apple"]
    then = ["anna.coins is 7 coins", "bedrich.coins is 14 coins", "anna.points is 5 points", "anna.hand is empty"]
    works(tmp_path, trial(steps, then, given=GIVEN, when=when, more=more))


@pytest.mark.parametrize(
    "text",
    [
        "- value: cheap\n  overrides: [dear]\n  is: 1 coin\n- value: dear\n  overrides: [cheap]\n  is: 2 coins\n",
        "- rule: cheap\n  overrides: [dear]\n  do: []\n- rule: dear\n  overrides: [cheap]\n  do: []\n",
        "- rule: alone\n  overrides: [alone]\n  do: []\n",
        "- invariant: a\n  overrides: [b]\n  that: true\n- invariant: b\n  overrides: [a]\n  that: true\n",
        "- unit: inch\n  overrides: [foot]\n  forms: {cs: [a, b, c], en: [a, b]}\n"
        "- unit: foot\n  overrides: [inch]\n  forms: {cs: [a, b, c], en: [a, b]}\n",
        "- trigger: a\n  overrides: [b]\n  upon: after turn\n  do: []\n"
        "- trigger: b\n  overrides: [a]\n  upon: after turn\n  do: []\n",
        "- condition: buy.a\n  overrides: [buy.b]\n  that: true\n"
        "- condition: buy.b\n  overrides: [buy.a]\n  that: true\n",
        "- value: price.a\n  overrides: [price, price.b]\n  when: day > 3\n  is: 1 coin\n"
        "- value: price.b\n  overrides: [price, price.a]\n  when: day > 3\n  is: 2 coins\n",
    ],
)
def test_definitions_that_override_each_other_are_a_circle(text: str, tmp_path: Path) -> None:
    assert {code for code, _ in found(tmp_path, text)} == {"PRV302"}


def test_an_exception_may_be_named_by_a_name_of_its_own(tmp_path: Path) -> None:
    text = """
        - value: cheap
          overrides: [price]
          when: day > 3
          is: 1 coin
        - value: cheaper
          overrides: [cheap]
          when: day > 5
          is: 0
    """
    assert found(tmp_path, text) == []


@pytest.mark.parametrize(
    ("kind", "rest"),
    [
        ("value: gift", "is: 2 coins"),
        ("rule: feast", "do: []"),
        ("unit: inch", "forms: {cs: [palec, palce, palců], en: [inch, inches]}"),
        ("table: prize(1..1 n)", "from: assumed\n  rows: {1: 2}"),
        ("state: each colour", "has:\n    height: 0..3"),
    ],
)
def test_a_guard_where_nothing_is_overridden_is_refused(kind: str, rest: str, tmp_path: Path) -> None:
    assert found(tmp_path, f"- {kind}\n  when: count of players is 2\n  {rest}\n") == [("PRV308", "when")]


def test_guards_that_tell_apart_too_many_configurations_are_reported(tmp_path: Path) -> None:
    names = [f"agreed_{number}" for number in range(9)]
    options = "".join(
        f"    {name}: {{values: [yea, nay, later], start: yea, text: {{cs: A, en: B}}}}\n" for name in names
    )
    head = definitions(BASE)[0].replace("  options:\n", f"  options:\n{options}")
    guard = " and ".join(f"options.{name} is later" for name in names)
    text = f"{head}- value: price.rare\n  overrides: [price]\n  when: {guard}\n  is: 2 coins\n"
    told = [(one.code, one.message) for one in compiled(tmp_path, text).diagnostics if one.code.startswith("PRV3")]
    assert told == [("PRV309", "exceptions of `price` were compared in 20,000 of 59,049 configurations only")]


def test_in_more_configurations_than_can_be_looked_at_only_what_the_guards_ask_counts(tmp_path: Path) -> None:
    options = "".join(
        f"    agreed_{number}: {{values: [yea, nay, later], start: yea, text: {{cs: A, en: B}}}}\n"
        for number in range(12)
    )
    head = definitions(BASE)[0].replace("  options:\n", f"  options:\n{options}")
    text = head + dedent(
        """\
        - value: goal
          is: 3
        - value: goal.harbour
          overrides: [goal]
          when: modules.harbour and options.agreed_0 is later
          is: 4
        - value: goal.winter
          overrides: [goal]
          when: modules.winter and count of players is 4
          is: 5
        - value: goal.never
          overrides: [goal]
          when: modules.winter and count of players is 5
          is: 6
        """
    )
    shown = {(one.code, one.notes) for one in compiled(tmp_path, text).diagnostics if one.code == "PRV301"}
    conflict = ("applies with: players=4,modules=harbour+winter,agreed_0=later",)
    assert shown == {("PRV301", conflict)}
    (dead,) = (one for one in compiled(tmp_path, text).diagnostics if one.code == "PRV303")
    assert dead.notes[0].startswith("tried: all 36 configurations that differ in what it asks, from `players=2` to ")
