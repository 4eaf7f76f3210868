"""What is no mistake and yet not meant."""

from pathlib import Path
from textwrap import indent

import pytest
from tests.analysis.specs import compiled, found, said, sample

from pravidla.analysis import analyse
from pravidla.diagnostics import Severity


def warned(folder: Path, text: str) -> list[tuple[str, str]]:
    """What is said about the lines of a test, without what is said about the game around them."""
    done = compiled(folder, text)
    file = (folder / "game" / "rules.yaml").read_text(encoding="utf-8")
    spoken = [one for one in done.diagnostics if one.primary.span.file == "game/rules.yaml"]
    assert all(one.severity is Severity.WARNING for one in spoken), spoken
    return [(one.code, file[one.primary.span.start : one.primary.span.end]) for one in spoken]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("- value: refund\n  is: 2 coins\n", "refund"),
        ("- rule: nap\n  do: []\n", "nap"),
        ("- action: nap\n  text: {cs: Spi, en: Nap}\n  do: []\n", "nap"),
        ("- word: nap\n  text: {cs: Spi, en: Nap}\n", "nap"),
        ("- unit: gem\n  forms: {cs: [drahokam, drahokamy, drahokamů], en: [gem, gems]}\n", "gem"),
        ("- table: prize(1..2 standing)\n  from: assumed\n  rows: {1: 5, 2: 3}\n", "prize(1..2 standing)"),
        ("- state: each colour\n  has:\n    height: 0..9\n", "height"),
    ],
)
def test_a_definition_that_nothing_mentions(text: str, name: str, tmp_path: Path) -> None:
    assert warned(tmp_path, text) == [("PRV901", name)]


def test_what_an_exception_needs_is_used(tmp_path: Path) -> None:
    text = """
    - value: refund
      is: 2 coins
    - value: price.late
      overrides: [price]
      when: day > 4
      is: refund
    """
    assert warned(tmp_path, text) == []


def test_a_purse_and_the_word_of_a_row_are_used(tmp_path: Path) -> None:
    text = """
    - word: white
      text: {cs: bílá, en: white}
    - list: flag
      rows: [{id: white}]
    - state: each player
      has:
        coins: 0..40 coins
        points: 0..40 points
        hand: pile of card, seen by owner
    """
    assert warned(tmp_path, text) == []


def test_a_word_may_say_what_a_column_or_a_table_is_looked_up_by(tmp_path: Path) -> None:
    text = """
    - word: worth
      text: {cs: cena, en: worth}
    - word: turns
      text: {cs: tahy, en: turns}
    - track: market
      from: assumed a sample
      columns: {worth: 0..3}
      spaces: [{worth: 0}, {worth: 3}]
    - table: wages(1..2 turns)
      from: assumed a sample
      rows: {1: 3, 2: 5}
    """
    assert {name for code, name in warned(tmp_path, text) if code == "PRV901"} == {"market", "wages(1..2 turns)"}


def test_a_local_that_nothing_reads(tmp_path: Path) -> None:
    text = "- rule: turn\n  do:\n    - let gift be 2 coins\n    - let more be 3 coins\n    - gain more\n"
    assert warned(tmp_path, text) == [("PRV903", "gift")]


def test_a_condition_without_words_matters_where_a_rulebook_is_cited(tmp_path: Path) -> None:
    text = "- action: buy\n  text: {cs: Kup, en: Buy}\n  require:\n    rich: my coins > 3 coins\n  do: []\n"
    assert warned(tmp_path, text) == []
    assert ("PRV906", "rich") in warned(tmp_path, text.replace("  text", "  cites: [s1.1]\n  text", 1))


PARTS = """
- action: buy
  cites: [s1.1]
  text: {cs: Kup, en: Buy}
  require:
    allowed: may_buy(red)
  do: []
- value: may_buy(colour)
  all:
    rich:
      that: my coins > 3 coins
      else: {cs: Málo peněz, en: Too few coins}
    pretty:
      that: colour is red
      else: {cs: Jen červené, en: Red ones only}
"""


def test_a_condition_that_asks_for_parts_with_words_needs_none_of_its_own(tmp_path: Path) -> None:
    assert warned(tmp_path, PARTS) == []
    assert ("PRV906", "allowed") in warned(tmp_path, PARTS.replace("may_buy(red)", "may_buy(red) and day is 0"))
    silent = PARTS.replace(
        "\n      that: colour is red\n      else: {cs: Jen červené, en: Red ones only}", " colour is red"
    )
    assert ("PRV906", "allowed") in warned(tmp_path, silent)


LOOP = "- for p in players:\n    - p chooses c from colours:\n        - set day to 1"


def test_a_loop_in_which_players_decide_wants_an_order(tmp_path: Path) -> None:
    assert said(tmp_path, LOOP) == [("PRV614", "for p in players")]
    assert said(tmp_path, LOOP.replace("players", "players clockwise")) == []
    assert said(tmp_path, LOOP.replace("players", "players by p.points")) == []


def test_a_loop_that_lines_up_pieces_wants_an_order(tmp_path: Path) -> None:
    more = "- state: each colour\n  has:\n    line: row of card\n"
    steps = "- for c in cards:\n    - move 1 of c from pack to red.line"
    assert said(tmp_path, steps, more) == [("PRV614", "for c in cards")]
    assert said(tmp_path, steps.replace("cards", "cards by c"), more) == []


def test_the_order_of_a_loop_matters_through_the_rules_that_it_does(tmp_path: Path) -> None:
    more = "- rule: ask(player p)\n  do:\n    - p chooses c from colours:\n        - set day to 1\n"
    assert said(tmp_path, "- for p in players:\n    - do ask(p)", more) == [("PRV614", "for p in players")]


def test_a_loop_over_a_range_or_a_row_has_an_order(tmp_path: Path) -> None:
    more = "- state: each colour\n  has:\n    line: row of card\n"
    steps = "- for n in 1..3:\n    - choose c from colours:\n        - set day to n\n"
    assert (
        said(tmp_path, steps + "- for c in red.line:\n    - choose d from colours:\n        - set day to 1", more) == []
    )


@pytest.mark.parametrize(
    ("step", "marked"),
    [
        ("- set day to n", "set day to n"),
        ("- set next(me).bid to n", "set next(me).bid to n"),
        ("- gain 2 coins", "gain 2 coins"),
        ("- roll 1 die into throw", "roll 1 die into throw"),
        ("- draw 1 card from pack to my hand", "draw 1 card from pack to my hand"),
        ("- move 1 of apple from my hand to display", "move 1 of apple from my hand to display"),
        ("- if next(me).bid > 2:\n    - set my bid to n", "next(me).bid"),
        ("- if any (p in players where apple in p.hand):\n    - set my bid to n", "p.hand"),
        ("- show my hand to next(me)", "show my hand to next(me)"),
        ("- do tell(next(me))", "p.bid"),
    ],
)
def test_what_is_not_secret_is_reported(step: str, marked: str, tmp_path: Path) -> None:
    more = "- rule: tell(player p)\n  do:\n    - set p.bid to 1\n"
    body = "".join(f"        {line}\n" for line in step.split("\n"))
    reported = said(tmp_path, f"- all players secretly:\n    - choose n from 0..5:\n{body}", more)
    assert [code for code, _ in reported] == ["PRV615"]
    assert marked in reported[0][1] or step.startswith("- do")


def test_what_is_secret_is_not_reported(tmp_path: Path) -> None:
    more = "- rule: bid_of(player p, 0..5 amount)\n  do:\n    - set p.bid to amount\n"
    steps = """
    - all players secretly:
        - let mine be me
        - choose n from 0..5 where (n) coins <= mine.coins and count of next(me).hand > 1:
            - do bid_of(me, n)
            - set mine.bid to n
            - if apple in my hand and day > 3:
                - set my bid to 0
    """
    assert said(tmp_path, steps, more) == []


@pytest.mark.parametrize(
    "text",
    [
        "- list: times\n  rows: [{id: one}]\n",
        "- list: flag\n  rows: [{id: until}]\n",
        "- list: flag\n  columns: {of: 1..3}\n  from: assumed\n  rows: [{id: one, of: 1}]\n",
        "- word: while\n  text: {cs: Zatímco, en: While}\n",
        "- state: each colour\n  has:\n    move: 0..3\n",
        "- action: buy\n  text: {cs: Kup, en: Buy}\n  require:\n    while: day > 3\n  do: []\n",
        "- value: times\n  is: day\n",
        "- value: cost(card, 1..3 times)\n  is: card.cost\n",
        "- rule: repeat\n  do: []\n",
        "- value: total\n  with:\n    into: day\n  is: into + 1\n",
        "- component: house\n  copies: 2\n  marks: [shut, with]\n  rows: [{id: hut}]\n",
    ],
)
def test_a_word_of_the_language_is_no_name(text: str, tmp_path: Path) -> None:
    assert {code for code, _ in found(tmp_path, text)} == {"PRV405"}


@pytest.mark.parametrize(("name", "meant"), [("card.csot", "`card.cost`"), ("cadr.cost", "`card.cost`")])
def test_a_word_of_a_column_that_there_is_not_is_a_mistake(name: str, meant: str, tmp_path: Path) -> None:
    done = compiled(tmp_path, f"- word: {name}\n  text: {{cs: cena, en: price}}\n")
    wrong = [one for one in done.diagnostics if one.severity is Severity.ERROR]
    assert [(one.code, one.message) for one in wrong] == [("PRV501", f"unknown column `{name}`")]
    assert wrong[0].help is not None and meant in wrong[0].help


def test_options_of_the_language_may_be_worded(tmp_path: Path) -> None:
    assert found(tmp_path, "- word: stop\n  text: {cs: Dost, en: Enough}\n") == []


def test_values_of_options_may_be_worded(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(
        "- game: sample\n  text: {cs: Ukázka, en: Sample}\n  uncited: made up\n  players: 2\n  play: main\n"
        "  options:\n    pace:\n      values: [slow, fast]\n      start: slow\n      text: {cs: Tempo, en: Pace}\n"
        "- word: slow\n  text: {cs: pomalu, en: slow}\n"
        "- rule: main\n  uncited: made up\n  do:\n    - if options.pace is fast:\n        - end the game\n",
        encoding="utf-8",
    )
    assert [one.message for one in analyse(tmp_path).diagnostics if "`slow`" in one.message] == []


def test_a_citation_is_looked_up_in_the_index(tmp_path: Path) -> None:
    text = """\
- rule: turn
  cites: [s1.9]
  do:
    - gain 1 point [s1.2.4]
    - if day > 3 [s2.1.1]:
        - gain 1 coin [s3.1]
"""
    reported = sample(tmp_path, text)
    assert [(one.code, one.primary.text) for one in reported] == [
        ("PRV720", "not in the paragraph index"),
        ("PRV720", "it has 1 sentence"),
        ("PRV720", "not in the paragraph index"),
    ]
    assert [one.help for one in reported] == ["the nearest is `s1.2`", None, "the nearest is `s2.1`"]


def test_a_game_without_an_index_cites_what_it_likes(tmp_path: Path) -> None:
    assert "PRV720" not in {
        one.code for one in sample(tmp_path, "- rule: turn\n  cites: [s9.9]\n  do: []\n", index=None)
    }


@pytest.mark.parametrize(
    ("condition", "help_"),
    [
        ("my favourite is red or blue", "each side of `or` is a whole condition: `x is a or x is b`"),
        ("my favourite is not red and blue", "each side of `and` is a whole condition: `x is not a and x is not b`"),
    ],
)
def test_a_second_value_of_a_comparison_gets_its_hint(condition: str, help_: str, tmp_path: Path) -> None:
    text = f"""
    - state: each player
      has:
        coins: 0..40 coins
        points: 0..40 points
        favourite: colour
        hand: pile of card
    - rule: turn
      do:
        - if {condition}:
            - gain 1 point
    """
    done = compiled(tmp_path, text)
    assert [(one.code, one.help) for one in done.diagnostics if one.severity is Severity.ERROR] == [("PRV601", help_)]


def test_a_column_of_a_whole_zone_gets_its_hint(tmp_path: Path) -> None:
    done = compiled(tmp_path, "- rule: turn\n  do:\n    - gain last of display.cost\n")
    help_ = "`(first of display).cost` of one piece, `sum of (x.cost for x in display)` of all"
    assert [one.help for one in done.diagnostics if one.severity is Severity.ERROR] == [help_]


def test_an_option_given_twice_is_reported_with_both_places(tmp_path: Path) -> None:
    done = compiled(tmp_path, "- rule: turn\n  do:\n    - choose one of:\n        - rest\n        - rest\n")
    assert [(one.code, len(one.secondary)) for one in done.diagnostics if one.severity is Severity.ERROR] == [
        ("PRV516", 1)
    ]


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        ("1 is 2", True),
        ("first of throw > 6", True),
        ("count of throw >= 0", True),
        ("day is day", True),
        ("day <= 9", True),
        ("count of players > 4", True),
        ("not day > 9", True),
        ("day in 10..12", True),
        ("day < 3 or day > 9", True),
        ("first of throw > 5", False),
        ("day is 9", False),
        ("my coins > 39 coins", False),
        ("price(apple) > 9 coins", False),
        ("count of players > 3", False),
    ],
)
def test_a_comparison_that_always_comes_out_the_same(condition: str, told: bool, tmp_path: Path) -> None:
    codes = [
        code for code, _ in warned(tmp_path, f"- rule: turn\n  do:\n    - if {condition}:\n        - gain 1 point\n")
    ]
    assert codes == (["PRV907"] if told else [])


def test_a_local_that_changes_has_no_constant_value(tmp_path: Path) -> None:
    steps = "- let left be 3\n- while left > 0:\n    - decrease left by 1\n- if left is 0:\n    - gain 1 point"
    assert warned(tmp_path, f"- rule: turn\n  do:\n{indent(steps, '    ')}\n") == []


def test_a_guard_that_no_configuration_meets_is_told_once_and_with_them(tmp_path: Path) -> None:
    text = "- value: price.late\n  overrides: [price]\n  when: count of players > 7\n  is: 2 coins\n"
    (one,) = [one for one in compiled(tmp_path, text).diagnostics if one.primary.span.file == "game/rules.yaml"]
    assert one.code == "PRV303" and "24 configurations" in one.notes[0] and one.secondary[0].text == "never holds"


@pytest.mark.parametrize(
    "steps",
    [
        "- stop\n- gain 1 point",
        "- end the game\n- gain 1 point",
        "- if day > 3:\n    - stop\n  otherwise:\n    - end the game\n- gain 1 point",
    ],
)
def test_a_line_behind_the_end(steps: str, tmp_path: Path) -> None:
    assert warned(tmp_path, f"- rule: turn\n  do:\n{indent(steps, '    ')}\n") == [("PRV908", "gain 1 point")]


def test_a_state_that_is_only_set(tmp_path: Path) -> None:
    text = """
    - state: each colour
      has:
        height: 0..9
    - rule: turn
      do:
        - set red.height to 3
        - increase red.height by 1
    """
    assert warned(tmp_path, text) == [("PRV909", "height")]


def test_a_word_for_what_a_rule_remembers_is_used(tmp_path: Path) -> None:
    text = """
    - word: tired
      text: {cs: unavený, en: tired}
    - rule: turn
      do:
        - let tired be true
        - if tired:
            - gain 1 point
    """
    assert warned(tmp_path, text) == []


def test_rules_that_only_rules_without_use_do(tmp_path: Path) -> None:
    text = "- rule: nap\n  do:\n    - do dream\n- rule: dream\n  do:\n    - gain 1 point\n"
    assert warned(tmp_path, text) == [("PRV901", "nap"), ("PRV901", "dream")]


COLOURS = "- list: colour\n  rows:\n    - {{id: red, text: {{cs: {0}, en: red}}}}\n    - {1}\n"


@pytest.mark.parametrize(
    ("second", "place"),
    [
        ("{id: blue}", "blue"),
        ("{id: blue, text: {cs: červená, en: blue}}", "{cs: červená, en: blue}"),
        ("{id: blue, text: {cs: modrá, en: red}}", "{cs: modrá, en: red}"),
    ],
)
def test_gaps_in_what_rows_are_called(second: str, place: str, tmp_path: Path) -> None:
    assert warned(tmp_path, COLOURS.format("červená", second)) == [("PRV910", place)]


def test_a_case_that_a_name_does_not_have(tmp_path: Path) -> None:
    text = '- word: rest\n  text: {cs: Odpočiň si, en: Rest}\n- action: buy\n  text: {cs: "Kup {card:4}", en: "Buy"}\n'
    text += "  choose: card from display\n  do: []\n"
    assert warned(tmp_path, text.replace("card:4", "card:7")) == [("PRV910", "{card:7}")]


def test_a_name_that_stays_the_same_in_a_case_needs_no_declension(tmp_path: Path) -> None:
    text = "- component: card\n  columns: {cost: 1..9 coins}\n  copies: 3\n  rows:\n"
    rows = [("apple", "jablko"), ("hall", "nádraží"), ("castle", "hrad")]
    text += "".join(f"    - {{id: {one}, cost: 2, text: {{cs: {cs}, en: {one}}}}}\n" for one, cs in rows)
    assert warned(tmp_path, text) == []
    asked_for = [code for code, _ in found(tmp_path, text.replace("hrad", "brána"), lint=True) if code == "PRV910"]
    assert asked_for == ["PRV910"]


def test_a_row_with_the_name_of_a_state(tmp_path: Path) -> None:
    text = COLOURS.format(
        "červená", "{id: blue, text: {cs: modrá, en: blue}}\n    - {id: day, text: {cs: den, en: day}}"
    )
    assert warned(tmp_path, text) == [("PRV504", "day")]


def test_an_assumption_without_a_reason(tmp_path: Path) -> None:
    text = "- value: price(card)\n  cites: [s1.1]\n  from: assumed\n  is: 2 coins\n"
    assert ("PRV911", "assumed") in warned(tmp_path, text)
    assert warned(tmp_path, text.replace("assumed", "assumed as elsewhere")) == []


def test_doubts_are_told_beside_mistakes(tmp_path: Path) -> None:
    text = "- rule: turn\n  do:\n    - gain 1 poin\n    - stop\n    - gain 1 point\n- rule: nap\n  do:\n    - do trun\n"
    spoken = compiled(tmp_path, text).diagnostics
    told = [one.code for one in spoken if one.primary.span.file == "game/rules.yaml"]
    assert told == ["PRV501", "PRV908", "PRV901", "PRV501"]


def test_what_a_wrong_name_may_mean_does_not_count_as_unused(tmp_path: Path) -> None:
    text = "- rule: turn\n  do:\n    - do napp\n- rule: nap\n  do: []\n- rule: dream\n  do: []\n"
    told = [(code, marked) for code, marked in found(tmp_path, text, lint=True) if marked in ("napp", "nap", "dream")]
    assert told == [("PRV501", "napp"), ("PRV901", "dream")]


def test_what_a_missing_definition_may_have_used_does_not_count_as_unused(tmp_path: Path) -> None:
    text = "- rule: turn\n  do:\n    - do qqq\n- rule: nap\n  do: []\n"
    assert [code for code, marked in found(tmp_path, text, lint=True) if marked in ("qqq", "nap")] == ["PRV501"]
