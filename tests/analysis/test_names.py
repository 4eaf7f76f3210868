"""Names: every one is declared, where it is used as what it is."""

from pathlib import Path

import pytest
from tests.analysis.specs import compiled, found, said, said_of, trial, works

from pravidla.diagnostics import Severity


@pytest.mark.parametrize(
    ("step", "marked"),
    [
        ("- do trun", "trun"),
        ("- gain prise(apple)", "prise"),
        ("- set my coinz to 3 coins", "coinz"),
        ("- set p.coins to 3 coins", "p"),
        ("- move 1 of aple from my hand to display", "aple"),
        ("- roll 2 dices into throw", "dices"),
        ("- draw 1 crad from pack to display", "crad"),
        ("- if options.lenght is long:\n    - gain 1 point", "lenght"),
        ("- if options.length is middle:\n    - gain 1 point", "middle"),
        ("- if modules.harbor:\n    - gain 1 point", "harbor"),
        ("- choose one of:\n    - rset\n    - buy", "rset"),
        ("- let taken be an empty set of colr", "colr"),
        ("- let left be 0 for each colr, at most 3", "colr"),
        ("- gain apple.price", "price"),
    ],
)
def test_an_unknown_name_is_reported_where_it_stands(step: str, marked: str, tmp_path: Path) -> None:
    assert said(tmp_path, step) == [("PRV501", marked)]


def test_the_nearest_names_of_the_right_kind_are_offered(tmp_path: Path) -> None:
    done = compiled(tmp_path, "- rule: turn\n  do:\n    - draw 1 card from pakc to displya\n")
    wrong = [one for one in done.diagnostics if one.severity is Severity.ERROR]
    assert [one.help for one in wrong] == ["did you mean `pack`?", "did you mean `display`?"]


def test_a_local_ends_with_its_list(tmp_path: Path) -> None:
    steps = "- if my ready:\n    - let gift be 2 coins\n    - gain gift\n- gain gift"
    assert said(tmp_path, steps) == [("PRV501", "gift")]


def test_what_uses_a_local_that_could_not_be_read_says_nothing_more(tmp_path: Path) -> None:
    assert said(tmp_path, "- let gift be 2 coins + day\n- gain gift\n- pay gift") == [("PRV610", "2 coins + day")]


def test_the_body_of_a_broken_header_is_still_read(tmp_path: Path) -> None:
    steps = "- for c in my hnad:\n    - gain c.cost\n    - gain 2 pints"
    assert said(tmp_path, steps) == [("PRV501", "hnad"), ("PRV501", "pints")]


def test_two_mistakes_in_two_lines_are_two_messages(tmp_path: Path) -> None:
    assert said(tmp_path, "- gain 2 pints\n- pay 3 cions") == [("PRV501", "pints"), ("PRV501", "cions")]


@pytest.mark.parametrize("step", ["- do rest", "- do buy(apple)", "- do card", "- gain turn"])
def test_what_is_done_and_what_is_read_are_told_apart(step: str, tmp_path: Path) -> None:
    assert next(code for code, _ in said(tmp_path, step)) in {"PRV501", "PRV511", "PRV512"}


@pytest.mark.parametrize(
    "text",
    [
        "- value: price(card)\n  is: card.cost\n- value: price(card)\n  is: card.cost\n",
        "- list: colour\n  rows: [{id: red}, {id: blue}, {id: red}]\n",
        "- word: rest\n  text: {cs: Odpočiň si, en: Rest}\n- word: rest\n  text: {cs: Spi, en: Sleep}\n",
        "- state: game\n  has:\n    pack: deck of card, starts cards\n    display: pile of card\n    day: 0..9\n"
        "- state: game\n  has:\n    day: 0..3\n",
        "- state: each card\n  has:\n    cost: 0..3\n",
    ],
)
def test_a_second_declaration_is_reported(text: str, tmp_path: Path) -> None:
    assert [code for code, _ in found(tmp_path, text)] == ["PRV503"]


def test_a_row_of_two_lists_is_told_by_what_is_expected(tmp_path: Path) -> None:
    more = """
    - list: flag
      rows: [{id: white}, {id: red}]
    - value: same(flag, colour)
      is: flag is red and colour is red
    """
    works(tmp_path, trial("- if same(red, red):\n    - gain 1 point", ["anna.points is 1 point"], more=more))


def test_names_of_the_game_are_not_free_for_players_of_a_scenario(tmp_path: Path) -> None:
    text = trial("- gain 1 point", ["anna.points is 1 point"]).replace("cyril", "apple")
    assert [code for code, _ in found(tmp_path, text)] == ["PRV504"]


def test_me_wants_an_actor(tmp_path: Path) -> None:
    assert found(tmp_path, "- invariant: never\n  that: my coins >= 0 coins\n") == [("PRV507", "my coins")]


def test_a_value_that_speaks_of_me_is_found_where_nobody_acts(tmp_path: Path) -> None:
    text = "- value: mine\n  is: my coins\n- invariant: never\n  that: mine >= 0 coins\n"
    assert found(tmp_path, text) == [("PRV507", "mine")]


def test_who_calls_what_needs_an_actor_is_shown_the_way_to_where_it_is_wanted(tmp_path: Path) -> None:
    text = "- value: outer\n  is: inner + 1 coin\n- value: inner\n  is: my coins\n"
    done = compiled(tmp_path, f"{text}- invariant: never\n  that: outer >= 0 coins\n")
    (wrong,) = [one for one in done.diagnostics if one.code == "PRV507"]
    rules = (tmp_path / "game" / "rules.yaml").read_text(encoding="utf-8")
    marked = [rules[one.span.start : one.span.end] for one in wrong.secondary]
    assert marked == ["inner", "my coins"]
    assert [one.text for one in wrong.secondary] == ["by way of this", "here the acting player is wanted"]


def test_this_stands_in_the_rules_of_a_row(tmp_path: Path) -> None:
    assert said_of(tmp_path, "this is apple") == [("PRV507", "this")]


def test_who_mentions_what_an_unreadable_file_may_declare_is_not_to_blame(tmp_path: Path) -> None:
    text = "- rule: turn\n  do:\n    - do elsewhere\n"
    assert [code for code, _ in found(tmp_path, text)] == ["PRV501"]
    (tmp_path / "game" / "more.yaml").write_bytes(b"- rule: elsewhere\n  uncited: Ve\xe8er\n")
    assert [one.code for one in compiled(tmp_path, text).diagnostics if one.code != "PRV910"] == ["PRV202"]
