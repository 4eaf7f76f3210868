"""All mistakes of a spec in one run, and none of them twice."""

from pathlib import Path

import pytest
from tests.analysis.planting import CONFORMANCE, binders, lines, mentions, plant, reported
from tests.analysis.specs import found, said

GAMES = sorted(path.parent for path in CONFORMANCE.glob("*/rules.yaml"))


def test_sentences_names_and_units_are_reported_together(tmp_path: Path) -> None:
    steps = "- gain two points\n- gain 2 pionts\n- gain 2\n- do trun"
    assert [code for code, _ in said(tmp_path, steps)] == ["PRV401", "PRV501", "PRV610", "PRV501"]


def test_a_local_of_a_broken_sentence_is_not_missed(tmp_path: Path) -> None:
    steps = "- let gift be price(apple\n- gain gift\n- gain (gift) coins"
    assert [code for code, _ in said(tmp_path, steps)] == ["PRV402"]


@pytest.mark.parametrize(
    ("broken", "use", "code"),
    [
        ("- value: refund\n  is: 2 coinz\n", "- gain refund", "PRV501"),
        ("- value: refund\n  is: 2 + 3 coins\n", "- gain refund", "PRV610"),
        ("- value: refund\n  is: 2 coins coins\n", "- gain refund", "PRV401"),
        ("- value: refund(crad)\n  is: 2 coins\n", "- gain refund(apple)", "PRV501"),
        ("- value: refund(card\n  is: 2 coins\n", "- gain refund(apple)", "PRV402"),
        ("- rule: nap(crad)\n  do: []\n", "- do nap(apple)", "PRV501"),
        ("- rule: nap\n  doo: []\n", "- do nap", "PRV233"),
        ("- rule: long nap\n  do: []\n", "- do long_nap", "PRV401"),
        ("- table: prize(1..2 n)\n  from: assumed\n  rows: {1: 5}\n", "- gain prize[1]", "PRV606"),
        ("- state: each colour\n  has:\n    height: 0..3 metres\n", "- set red.height to 2", "PRV501"),
        ("- state: each colour\n  has:\n    height: 0...3\n", "- set red.height to 2", "PRV401"),
        (
            "- list: place\n  columns: {toll: 0..3 metres}\n  from: assumed\n  rows: [{id: gate, toll: 1}]\n",
            "- gain (gate.toll) coins",
            "PRV501",
        ),
        ("- list: place\n  rows: [{idd: gate}]\n", "- let p be gate", "PRV234"),
        (
            "- action: nap\n  text: {cs: Spi, en: Nap}\n  chose: c from cards\n  do:\n    - gain c.cost\n",
            "- do nap",
            "PRV233",
        ),
        ("- state: each plot\n  has:\n    height: 0..3\n", "- set red.height to 2", "PRV501"),
        ("- list: plot\n  rows: every colour with every qqq\n", "- for p in plots:\n    - gain p.worth", "PRV501"),
        ("- list: plot\n  rows: every qqq\n- value: worth(plot)\n  is: 2 coins\n", "- gain worth(red)", "PRV501"),
        ("- list: plot\n  rows: every qqq\n- state: each plot\n  has:\n    level: 0..3\n", "- gain 1 point", "PRV501"),
        (
            "- list: plot\n  columns: {worth: 0..3}\n  rows: [{id: a, worht: 1}, {id: b, worht: 2}]\n",
            "- gain 1 point",
            "PRV506",
        ),
        ("- value: taller(colour\n  is: colour is red\n", "- gain 1 point", "PRV402"),
        ("- word: nap\n  texts: {cs: Spi, en: Nap}\n", "- choose one of:\n    - nap\n    - rest", "PRV233"),
    ],
)
def test_who_mentions_what_is_broken_is_not_to_blame(broken: str, use: str, code: str, tmp_path: Path) -> None:
    assert {one for one, _ in said(tmp_path, use, broken)} == {code}


def test_a_local_with_the_name_of_a_list_is_not_missed_where_its_line_is_broken(tmp_path: Path) -> None:
    steps = "- let colour be first of (colours\n- gain (price(apple))\n- if colour is red:\n    - gain 1 point"
    assert {code for code, _ in said(tmp_path, steps)} == {"PRV402"}


def test_a_column_of_a_wrong_name_is_told_once_for_all_rows(tmp_path: Path) -> None:
    rows = "".join(f"    - {{id: r{number}, worht: {number}}}\n" for number in range(5))
    spoken = found(tmp_path, "- list: plot\n  columns: {worth: 0..9}\n  rows:\n" + rows)
    assert [code for code, _ in spoken] == ["PRV506"]


def test_a_scenario_may_choose_what_a_missing_rule_would_offer(tmp_path: Path) -> None:
    text = """
        - scenario: napping
          game: sample
          text: {cs: Spánek, en: Nap}
          players: [anna, bedrich]
          begin: turn
          acting: anna
          when:
            - anna chooses bed apple
          then:
            - day is 0
    """
    assert [code for code, _ in said(tmp_path, "- do qqq", text)] == ["PRV501"]


def test_a_key_of_a_wrong_name_may_have_said_where_figures_are_from(tmp_path: Path) -> None:
    text = "- component: gem\n  cites: [s1.1]\n  form: transcript s1.1\n  columns: {worth: 1..3}\n  copies: 2\n"
    text += "  rows:\n    - {id: opal, worth: 2}\n"
    assert [code for code, _ in found(tmp_path, text)] == ["PRV233"]


def test_options_below_a_choice_with_a_mistake_are_still_options(tmp_path: Path) -> None:
    option = "    - option: nap\n      text: {cs: Spi, en: Nap}\n      require: {late: day is 1}\n      do: []\n"
    steps = f"- choose oen of:\n{option}    - rest"
    assert [code for code, _ in said(tmp_path, steps)] == ["PRV401"]


def test_a_column_of_a_broken_type_is_not_missed_in_the_texts_of_rows(tmp_path: Path) -> None:
    text = "- list: plot\n  columns: {crop: qqq}\n  text: {cs: 'pole {crop}', en: 'field of {crop}'}\n"
    text += "  rows: [{id: a, crop: b}]\n"
    assert [code for code, _ in found(tmp_path, text)] == ["PRV501"]


def test_a_forgotten_choice_is_told_where_it_is_missed_and_not_where_it_is_made(tmp_path: Path) -> None:
    text = """
        - action: nap
          text: {cs: Spi, en: Nap}
          do:
            - gain price(card)
        - scenario: napping
          game: sample
          text: {cs: Spánek, en: Nap}
          players: [anna, bedrich]
          begin: turn
          acting: anna
          when:
            - anna does nap with card apple
          then:
            - day is 0
    """
    assert [code for code, _ in said(tmp_path, "- choose one of:\n    - nap\n    - rest", text)] == ["PRV509"]


def test_a_parameter_of_a_wrong_name_is_not_missed_below_its_heading(tmp_path: Path) -> None:
    text = "- value: dear(colourr)\n  is: colour is red\n"
    assert [code for code, _ in found(tmp_path, text)] == ["PRV501"]


@pytest.mark.parametrize("text", ["", "# nothing\n", "a: b\n", "hello\n", "- rule: nap\n  do: " + "[" * 60 + "]" * 60])
def test_a_file_that_cannot_be_read_may_declare_what_is_not_found(text: str, tmp_path: Path) -> None:
    spec = tmp_path / "game"
    spec.mkdir()
    (spec / "more.yaml").write_text(text, encoding="utf-8")
    assert [code for code, _ in said(tmp_path, "- do nap")] in (["PRV204"], ["PRV230"], ["PRV208"])


@pytest.mark.parametrize(("name", "code"), [("choose", "PRV405"), ("17", "PRV235"), ("", "PRV235"), ("[a]", "PRV235")])
def test_a_definition_without_a_name_may_be_what_is_not_found(name: str, code: str, tmp_path: Path) -> None:
    assert [code for code, _ in said(tmp_path, "- do qqq", f"- rule: {name}\n  do: []\n")] == [code]


def test_a_name_with_a_sign_that_cannot_be_seen_is_the_name_without_it(tmp_path: Path) -> None:
    assert {code for code, _ in said(tmp_path, "- do nap", "- rule: n\u200bap\n  do: []\n")} == {"PRV205"}


def test_what_follows_where_a_file_is_cut_off_is_not_missed(tmp_path: Path) -> None:
    spec = tmp_path / "game"
    spec.mkdir()
    (spec / "more.yaml").write_text("- rule: dream\n  cites: [s1.1", encoding="utf-8")
    assert [code for code, _ in said(tmp_path, "- do nap")] == ["PRV213"]


def test_players_that_a_scenario_lacks_are_not_missed_one_by_one(tmp_path: Path) -> None:
    text = """
        - scenario: alone
          game: sample
          text: {cs: Sám, en: Alone}
          players: [anna]
          acting: bedrich
          begin: turn
          then:
            - bedrich.points is 0
    """
    assert [code for code, _ in said(tmp_path, "- gain 1 point", text)] == ["PRV603"]


def test_what_is_no_sentence_is_not_a_wrong_sentence_too(tmp_path: Path) -> None:
    assert [code for code, _ in found(tmp_path, "- rule: turn\n  do: 7\n")] == ["PRV240"]


def test_abilities_below_a_mistake_are_not_missed(tmp_path: Path) -> None:
    text = "- list: plot\n  abilities: [17]\n  rows:\n    - id: a\n      when ploughed:\n        - gain 1 point\n"
    assert [code for code, _ in found(tmp_path, text)] == ["PRV235"]


def test_players_of_scenarios_are_not_counted_where_the_game_does_not_say_how_many(tmp_path: Path) -> None:
    game = "- game: sample\n  text: {cs: Ukázka, en: Sample}\n  players: many\n  play: main\n  score: p.points\n"
    scenario = (
        "- scenario: two\n  game: sample\n  text: {cs: Dva, en: Two}\n  players: [anna, bedrich]\n  acting: anna\n"
    )
    spoken = found(tmp_path, game + scenario + "  then:\n    - day is 0\n")
    assert [code for code, _ in spoken] == ["PRV237"]


def test_too_many_copies_of_all_rows_are_told_once(tmp_path: Path) -> None:
    rows = "    - {id: a}\n    - {id: b}\n    - {id: c}\n"
    spoken = found(tmp_path, "- component: gem\n  from: assumed\n  copies: 100000000\n  rows:\n" + rows)
    assert spoken == [("PRV616", "100000000")]


def test_a_value_that_needs_itself_is_told_so(tmp_path: Path) -> None:
    assert [code for code, _ in found(tmp_path, "- value: worth\n  is: worth + 1\n")] == ["PRV513"]


def test_a_loop_that_does_what_is_missing_may_come_to_an_end(tmp_path: Path) -> None:
    assert [code for code, _ in said(tmp_path, "- while day is 0:\n    - do qqq")] == ["PRV501"]


def test_a_second_mistake_of_another_kind_is_still_found(tmp_path: Path) -> None:
    text = "- value: refund\n  is: 2 coins coins\n- value: other\n  is: 3 coins + day\n"
    assert [code for code, _ in found(tmp_path, text)] == ["PRV401", "PRV610"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_wrong_name_in_every_line_of_a_game_is_reported_as_just_that(game: Path, tmp_path: Path) -> None:
    places = [one for one in mentions(game) if one not in binders(game)]
    chosen = [line[number % len(line)] for number, line in enumerate(lines(game, places))]
    planted = plant(game, tmp_path / game.name, chosen)
    assert reported(tmp_path / game.name) == sorted(planted)


@pytest.mark.parametrize("game", GAMES[::3], ids=lambda game: game.name)
def test_all_names_of_a_game_wrong_at_once_are_all_reported(game: Path, tmp_path: Path) -> None:
    places = [one for one in mentions(game) if one not in binders(game)]
    planted = plant(game, tmp_path / game.name, places)
    assert reported(tmp_path / game.name) == sorted(planted)


@pytest.mark.parametrize("game", GAMES[1::3], ids=lambda game: game.name)
def test_one_wrong_name_never_draws_another_message_after_it(game: Path, tmp_path: Path) -> None:
    places = [one for one in mentions(game) if one not in binders(game)]
    for number, place in enumerate(places[:: max(1, len(places) // 4)]):
        planted = plant(game, tmp_path / str(number) / game.name, [place])
        assert reported(tmp_path / str(number) / game.name) == sorted(planted)


def test_one_sentence_tells_all_its_mistakes(tmp_path: Path) -> None:
    steps = "- if 1 + qqq + rrr > price(sss) + 1 coin and day is ttt:\n    - move 1 of uuu from vvv to www"
    assert [text for _, text in said(tmp_path, steps)] == ["qqq", "rrr", "sss", "ttt", "uuu", "vvv", "www"]


def test_what_follows_a_failed_choice_is_still_looked_at(tmp_path: Path) -> None:
    action = """
        - action: nap
          text: {cs: Spi, en: Nap}
          choose: bed from bedz, pillow from cards where pillow is softt
          require:
            tired: bed.size > 3 and wearyy
          pay: bed.cost + qqq
          do:
            - let dream be rrr
            - gain dream
            - for c in sss:
                - gain c.cost + ttt
        - scenario: sleeping
          game: sample
          text: {cs: Spánek, en: Sleeping}
          players: [anna, bedrich]
          begin: turn
          acting: anna
          when:
            - anna does nap with bed old, pillow apple
            - anna does nap with pillow uuu
          then:
            - vvv
    """
    wrong = [text for _, text in said(tmp_path, "- choose one of:\n    - nap\n    - rest", action)]
    assert wrong == ["bedz", "softt", "wearyy", "qqq", "rrr", "sss", "ttt", "old", "uuu", "vvv"]


def test_definitions_without_a_readable_heading_are_looked_through(tmp_path: Path) -> None:
    text = """
        - value: refund(card
          is: card.cost + qqq
        - rule: nap(crad)
          do:
            - gain crad.cost
            - gain rrr
        - rule: walk card
          do:
            - for c frmo cards:
                - gain c.cost
                - gain sss
    """
    wrong = [text for _, text in found(tmp_path, text)]
    assert wrong == ["", "qqq", "crad", "rrr", "card", "frmo", "sss"]


def test_conflicts_of_exceptions_are_reported_beside_other_mistakes(tmp_path: Path) -> None:
    text = """
        - value: price.a
          overrides: [price]
          when: day > 3
          is: 1 coin
        - value: price.b
          overrides: [price]
          when: day < 5
          is: 2 coins
        - value: price.c
          overrides: [price]
          when: qqq
          is: 3 coins
    """
    assert [code for code, _ in found(tmp_path, text)] == ["PRV301", "PRV501"]
