"""Files of a user's own: house rules and replaced data, with the game's files untouched."""

from pathlib import Path

from tests.analysis.specs import compiled, errors, good, trial, works

TOWN = """
- list: place
  rows: [{id: gate}, {id: square}, {id: bridge}]
- board: town
  places: place
  columns: {toll: 0..3 coins}
  from: assumed
  ways:
    - [gate, square, 1]
- table: prize(1..2 standing)
  of: point
  from: assumed
  rows: {1: 5, 2: 3}
- track: road
  columns: {worth: 0..9 points}
  from: assumed
  spaces: [{worth: 1}, {worth: 2}]
"""


def test_a_whole_board_is_replaced(tmp_path: Path) -> None:
    mine = """\
- board: my_town
  overrides: [town]
  places: place
  columns: {toll: 0..3 coins}
  from: assumed
  ways:
    - [gate, bridge, 2]
    - [bridge, square, 3, one_way]
"""
    then = ["count of ways(gate) is 1", "any (w in ways(gate) where w.to is bridge and w.toll is 2 coins)"]
    works(tmp_path, trial("- gain 0 points", ["any (w in ways(gate) where w.to is square)"], more=TOWN))
    works(tmp_path, trial("- gain 0 points", then, more=TOWN), {"mine.yaml": mine})


def test_a_list_a_table_and_a_track_are_replaced(tmp_path: Path) -> None:
    mine = """\
- component: cards_of_ours
  overrides: [card]
  from: assumed
  columns: {cost: 1..9 coins, colour: colour}
  copies: 2
  rows:
    - {id: apple, cost: 7, colour: blue, text: {cs: jablko, en: apple}}
    - {id: cherry, cost: 9, colour: red, text: {cs: třešeň, en: cherry}}
- table: higher_prize
  overrides: [prize]
  of: point
  from: assumed
  rows: {1: 8, 2: 4}
- track: longer_road
  overrides: [road]
  columns: {worth: 0..9 points}
  from: assumed
  spaces: [{worth: 1}, {worth: 2}, {worth: 9}]
- word: relax
  overrides: [rest]
  text: {cs: Odpočívej, en: Relax}
"""
    then = [
        "count of pack is 4",
        "apple.cost is 7 coins",
        "prize[2] is 4 points",
        "last of road is 2",
        "count of cards is 2",
    ]
    works(tmp_path, trial("- gain 0 points", then, more=TOWN), {"mine.yaml": mine})
    game = good(tmp_path, TOWN, {"mine.yaml": mine})
    assert [row.id for row in game.lists["card"].rows] == ["apple", "cherry"]


def test_what_is_not_there_cannot_be_replaced(tmp_path: Path) -> None:
    mine = TOWN.split("- table")[0].split("- board")[1].replace(" town", "- board: mine\n  overrides: [twon]", 1)
    done = compiled(tmp_path, TOWN, {"mine.yaml": mine.lstrip(":")})
    assert [(code, message) for code, message in errors(done)] == [("PRV501", "unknown board to override `twon`")]
    assert "did you mean `town`?" in [one.help for one in done.diagnostics if one.code == "PRV501"]


def test_two_files_that_replace_the_same_are_in_conflict(tmp_path: Path) -> None:
    one = "- list: mine\n  overrides: [colour]\n  rows: [{id: red}, {id: blue}]\n"
    done = compiled(tmp_path, TOWN, {"one.yaml": one, "two.yaml": one.replace("mine", "yours")})
    assert [code for code, _ in errors(done)] == ["PRV503"]


def test_a_house_rule_of_ones_own(tmp_path: Path) -> None:
    house = """\
- value: price.cheap
  overrides: [price]
  when: card.colour is red
  is: 1 coin
- condition: buy.affordable.never
  overrides: [buy.affordable]
  that: true
- rule: income.generous
  overrides: [income]
  do:
    - p gains 9 coins
- action: buy.gift
  overrides: [buy]
  when: day > 4
  text: {cs: Vezmi, en: Take}
  do:
    - gain 7 points
"""
    base = """
    - action: buy
      text: {cs: "Kup {card:4}", en: "Buy a {card}"}
      choose: card from display
      require:
        affordable: my coins > 20 coins
      pay: price(card)
      do:
        - move 1 of card from display to my hand
        - gain 1 point
    - rule: income(player p)
      do:
        - p gains 2 coins
    """
    steps = "- do income(me)\n- do buy\n- set day to 5\n- do buy"
    given = "- move 2 of pear from pack to display"
    then = ["anna.coins is 13 coins", "anna.points is 8 points", "anna.hand[pear] is 1"]
    works(tmp_path, trial(steps, then, given=given, more=base), {"house.yaml": house})


def test_a_trigger_and_an_invariant_are_replaced(tmp_path: Path) -> None:
    base = """
    - trigger: tired
      upon: after nap
      do:
        - set day to 1
    - rule: nap
      do:
        - set day to 0
    - invariant: short
      that: day < 2
    """
    house = """\
- trigger: awake
  overrides: [tired]
  upon: after nap
  do:
    - set day to 8
- invariant: long
  overrides: [short]
  that: day < 9
"""
    works(tmp_path, trial("- do nap", ["day is 1"], more=base))
    works(tmp_path, trial("- do nap", ["day is 8"], more=base), {"house.yaml": house})


def test_a_mistake_in_a_file_of_ones_own_is_shown_there(tmp_path: Path) -> None:
    done = compiled(tmp_path, TOWN, {"house.yaml": "- value: price.cheap\n  overrides: [price]\n  is: card.prise\n"})
    assert [(one.code, one.primary.span.file) for one in done.diagnostics if one.code < "PRV9"] == [
        ("PRV501", "house.yaml")
    ]
