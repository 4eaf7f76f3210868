"""Printed things: lists, products, tables, tracks, grids, graphs, marks."""

from pathlib import Path

import pytest
from tests.analysis.specs import found, good, said_of, trial, works

from pravidla.ir.types import Int, Row


def test_a_product_has_a_row_for_every_combination(tmp_path: Path) -> None:
    more = """
    - list: pip
      columns: {dots: 0..2}
      rows: every dots
    - component: tile
      columns: {dots: 1..3}
      rows: every colour with every dots
      copies: 2
      text: {cs: "{colour:2} {dots}", en: "{colour} {dots}"}
    """
    game = good(tmp_path, more)
    tiles = game.lists["tile"]
    assert [row.id for row in tiles.rows][:3] == ["tile_red_1", "tile_red_2", "tile_red_3"]
    assert [(column.name, column.type) for column in tiles.columns] == [("colour", Row("colour")), ("dots", Int(1, 3))]
    assert tiles.rows[5].text.en == "blue 3"
    then = ["tile(blue, 2).dots is 2", "tile(blue, 2).colour is blue", "pip(2).dots is 2", "count of tiles is 6"]
    works(tmp_path, trial("- gain 0 points", then, more=more))


def test_one_text_may_name_all_rows_of_a_list_by_their_columns(tmp_path: Path) -> None:
    more = """
    - list: lamp
      columns: {colour: colour, watts: 1..9}
      text: {cs: "{colour} {watts} W", en: "{colour}, {watts} W"}
      rows:
        - {id: small, colour: red, watts: 2}
        - {id: large, colour: blue, watts: 7, text: {cs: velká, en: large}}
    """
    rows = good(tmp_path, more).lists["lamp"].rows
    assert [row.text.en for row in rows] == ["red, 2 W", "large"]


def test_a_row_of_a_product_may_be_addressed_by_what_is_chosen(tmp_path: Path) -> None:
    more = """
    - list: field
      columns: {x: 1..2}
      rows: every colour with every x
    - state: each field
      has:
        height: 0..9
    """
    steps = "- choose c from colours, n from 1..2:\n    - set field(c, n).height to 4"
    when = ["anna chooses c blue, n 2"]
    works(tmp_path, trial(steps, ["field(blue, 2).height is 4", "field(red, 2).height is 0"], when=when, more=more))


def test_a_row_for_each_player(tmp_path: Path) -> None:
    more = """
    - component: boat
      rows: 1 per player
    - state: game
      has:
        pack: deck of card, starts cards
        display: pile of card
        day: 0..9
        sea: pile of boat, starts boats
    """
    game = good(tmp_path, more)
    assert [row.id for row in game.lists["boat"].rows] == ["boat_1", "boat_2", "boat_3", "boat_4"]


def test_a_table_is_read_by_one_or_two_keys(tmp_path: Path) -> None:
    more = """
    - table: prize(1..3 standing)
      of: point
      from: assumed
      rows: {1: 5, 2: 3, 3: 1}
    - table: toll(colour, 0..2 days)
      of: coin
      from: assumed
      rows:
        red: [1, 2, 3]
        blue: [4, 5, 6]
    - table: fit(colour, card)
      from: assumed
      rows:
        red: {apple: 1, plum: 2, pear: 3}
        blue: {apple: 4, plum: 5, pear: 6}
    """
    then = ["prize[2] is 3 points", "toll[blue, 1] is 5 coins", "fit[red, pear] is 3"]
    works(tmp_path, trial("- gain prize[1]", [*then, "anna.points is 5 points"], more=more))
    assert said_of(tmp_path, "prize[2] > 3 coins", more)[0][0] == "PRV610"


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ("{red: [1, 2], blue: [3, 4, 5]}", "PRV606"),
        ("{red: [1, 2, 3]}", "PRV606"),
        ("{red: [1, 2, x], blue: [4, 5, 6]}", "PRV601"),
        ("{red: [1, 2, 3], blu: [4, 5, 6]}", "PRV501"),
    ],
)
def test_a_table_has_a_figure_for_every_key(rows: str, code: str, tmp_path: Path) -> None:
    text = f"- table: toll(colour, 0..2 days)\n  of: coin\n  from: assumed\n  rows: {rows}\n"
    assert code in [one[0] for one in found(tmp_path, text)]


LADDERS = """
- track: ladder(colour)
  columns: {toll: 0..9 coins}
  defaults: {toll: 0}
  from: assumed
  spaces:
    red: [{toll: 1}, {toll: 2}]
    blue: [{toll: 3}, {}, {toll: 5}]
- state: each player
  has:
    coins: 0..40 coins, starts 5 coins
    points: 0..40 points
    hand: pile of card, seen by owner
    share: marker on ladder for each colour
"""


def test_a_track_for_each_row_of_a_list(tmp_path: Path) -> None:
    steps = "- advance my share[red] by 5\n- advance my share[blue] by 5\n- gain my share[blue].toll"
    then = [
        "anna.share[red] is 1",
        "anna.share[blue] is 2",
        "anna.coins is 10 coins",
        "last of ladder[red] is 1",
        "ladder[blue, 0].toll is 3 coins",
        "ladder[blue, 1].toll is 0",
    ]
    works(tmp_path, trial(steps, then, more=LADDERS))


def test_a_track_that_lacks_a_row_is_reported(tmp_path: Path) -> None:
    text = LADDERS.replace("    blue: [{toll: 3}, {}, {toll: 5}]\n", "")
    assert found(tmp_path, text)[0][0] == "PRV606"


def test_a_space_of_an_unknown_row_is_reported(tmp_path: Path) -> None:
    text = LADDERS.replace("    blue: [", "    blu: [{toll: 1}]\n    blue: [")
    assert found(tmp_path, text) == [("PRV501", "blu")]


def test_a_column_that_a_track_does_not_have_is_reported(tmp_path: Path) -> None:
    text = LADDERS.replace("{}", "{tool: 3}")
    assert found(tmp_path, text) == [("PRV506", "tool")]


def test_a_figure_before_this_turn(tmp_path: Path) -> None:
    more = (
        LADDERS
        + """
- rule: turn
  do:
    - advance my share[blue] by 1
    - set my points to (my share[blue] before this turn) points
"""
    )
    then = ["anna.points is 1 point", "bedrich.points is 0 points", "anna.share[blue] is 2"]
    works(
        tmp_path,
        trial("- do turn\n- for p in players where p is not me:\n    - gain 0 points\n- do turn", then, more=more),
    )


GRID = """
- board: field
  grid: {columns: 3, rows: 3}
  cells: cell
  neighbours: 8
- state: each cell
  has:
    holder: player or nobody
"""


def test_a_grid_has_cells_lines_and_neighbours(tmp_path: Path) -> None:
    steps = """
    - for c in cells where c.x is c.y:
        - set c.holder to me
    - set field[3, 1].holder to next(me)
    """
    mine = "reached from field[3, 3] over (c in cells where c.holder is anna)"
    then = [
        "any (line in lines(field, 3) where every (c in line has c.holder is anna))",
        "no (line in lines(field, 3) where every (c in line has c.holder is bedrich))",
        "count of lines(field, 3) is 8",
        "count of neighbours(field[1, 1]) is 3",
        "count of neighbours(field[2, 2]) is 8",
        "field[2, 2].holder is anna",
        f"any (c in {mine} where c is field[1, 1])",
        f"no (c in {mine} where c is field[3, 1])",
    ]
    works(tmp_path, trial(steps, then, more=GRID))


def test_a_rule_may_look_beyond_the_edge_of_a_grid(tmp_path: Path) -> None:
    steps = "- for c in cells where c.x is 3:\n    - if field[c.x + 1, c.y] is nothing:\n        - gain 1 point"
    works(tmp_path, trial(steps, ["anna.points is 3 points"], more=GRID))


TOWN = """
- list: place
  rows: [{id: gate}, {id: square}, {id: bridge}]
- board: town
  places: place
  columns: {toll: 0..3 coins}
  from: assumed
  ways:
    - [gate, square, 1]
    - [square, bridge, 2]
    - [bridge, gate, 3, one_way]
"""


def test_a_graph_has_ways_with_columns(tmp_path: Path) -> None:
    then = [
        "count of ways(gate) is 1",
        "count of ways(bridge) is 2",
        "sum of (w.toll for w in ways(bridge)) is 5 coins",
        "any (w in ways(bridge) where w.to is gate and w.one_way)",
        "any (p in reached from gate over (q in places) where p is bridge)",
    ]
    works(tmp_path, trial("- gain 0 points", then, more=TOWN))


@pytest.mark.parametrize(
    ("way", "code"), [("[gate, sqare, 1]", "PRV501"), ("[gate, square]", "PRV606"), ("[gate, square, 9]", "PRV603")]
)
def test_a_way_is_checked(way: str, code: str, tmp_path: Path) -> None:
    assert [one[0] for one in found(tmp_path, TOWN.replace("[gate, square, 1]", way))] == [code]


def test_a_graph_may_say_where_its_places_are_drawn(tmp_path: Path) -> None:
    drawn = TOWN + "  positions: {gate: [0, 50], square: [30, 7], bridge: [100, 100]}\n"
    assert good(tmp_path, drawn).boards["town"].positions == ((0, 50), (30, 7), (100, 100))
    assert good(tmp_path, TOWN).boards["town"].positions == ()


@pytest.mark.parametrize(
    ("positions", "code"),
    [
        ("{gate: [0, 50], square: [30, 7]}", "PRV606"),
        ("{gate: [0, 50], square: [30, 7], brigde: [1, 1]}", "PRV501"),
        ("{gate: [0, 101], square: [30, 7], bridge: [1, 1]}", "PRV237"),
        ("{gate: [0], square: [30, 7], bridge: [1, 1]}", "PRV244"),
    ],
)
def test_positions_are_checked(positions: str, code: str, tmp_path: Path) -> None:
    assert found(tmp_path, f"{TOWN}  positions: {positions}\n")[0][0] == code


def test_rows_that_a_module_adds(tmp_path: Path) -> None:
    harbour = """\
- module: harbour
  text: {cs: Přístav, en: Harbour}
- component: card
  from: assumed
  adds:
    - {id: fish, cost: 5, colour: blue, text: {cs: ryba, en: fish}}
"""
    game = good(tmp_path, "- invariant: never\n  that: day >= 0\n", {"harbour.yaml": harbour})
    guards = [row.guard is None for row in game.lists["card"].rows]
    assert guards == [True, True, True, False]


MARKED = """
- component: house
  columns: {size: 1..3}
  copies: 2
  marks: [open, shut]
  from: assumed
  rows: [{id: hut, size: 1}, {id: hall, size: 3}]
- state: game
  has:
    pack: deck of card, starts cards
    display: pile of card
    throw: row of 1..6, at most 2
    day: 0..9
    stock: pile of house, starts houses
- state: each player
  has:
    coins: 0..40 coins, starts 5 coins
    points: 0..40 points
    hand: pile of card, seen by owner
    town: pile of house
    ready: true or false
"""


def test_marks_are_asked_changed_and_kept(tmp_path: Path) -> None:
    given = "- move 2 of hut from stock to anna.town\n- move 1 of hall from stock to anna.town"
    steps = """
    - mark hut in my town as shut
    - mark all of hall in my town as shut
    - choose h from my town where h is shut and h is hut:
        - move h from my town to next(me).town
    """
    then = [
        "count of (h in anna.town where h is open) is 1",
        "count of (h in bedrich.town where h is shut) is 1",
        "anna.town[hut] is 1",
        "hall in anna.town",
    ]
    works(tmp_path, trial(steps, then, given=given, more=MARKED))


def test_a_choice_offers_each_kind_once_for_each_mark(tmp_path: Path) -> None:
    given = "- move 2 of hut from stock to anna.town\n- mark hut in anna.town as shut"
    steps = "- choose h from my town:\n    - if h is shut:\n        - gain 1 point"
    when = ["anna chooses h hut.shut"]
    text = trial(steps, ["anna.points is 1 point"], given=given, when=when, more=MARKED)
    assert found(tmp_path, text.replace("hut.shut", "hut.closed")) != []


def test_an_unknown_mark_is_reported(tmp_path: Path) -> None:
    assert said_of(tmp_path, "any (h in my town where h is closed)", MARKED) == [("PRV501", "closed")]


def test_abilities_and_formulas_of_rows(tmp_path: Path) -> None:
    more = """
    - component: job
      columns: {worth: 1..9 points}
      from: assumed
      abilities:
        - done(player p)
      formulas:
        - won(player p)
      rows:
        - id: baker
          worth: 2
          won if: p.points >= this.worth
          when done:
            - p gains this.worth
        - {id: idler, worth: 1}
    """
    steps = """
    - for j in jobs:
        - do j.done(next(me))
    - if baker.won(next(me)) and not idler.won(me):
        - gain 1 point
    """
    works(tmp_path, trial(steps, ["bedrich.points is 2 points", "anna.points is 1 point"], more=more))
    text = more.replace("when done", "when dun")
    assert [one[0] for one in found(tmp_path, text)] == ["PRV501"]


def test_a_back_that_is_no_column_is_reported(tmp_path: Path) -> None:
    text = "- component: map\n  uncited: a test\n  columns: {sea: 1..2}\n  back: see\n  rows: [{id: cape, sea: 1}]\n"
    assert ("PRV506", "see") in found(tmp_path, text)
