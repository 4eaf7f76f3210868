"""How rules are told in Czech: what would be code becomes a sentence, and no sentence says more than the rule."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from tests.docs.pages import GAMES, rules_only

from pravidla.backends.docs.phrases import czech
from pravidla.backends.docs.view import Line, plain_text
from pravidla.cli.docs import site_of
from pravidla.cli.games import find_spec

RULES = """
- game: sample
  text: {cs: Ukázka, en: Sample}
  uncited: made up
  players: 2
  play: main
- unit: coin
  bank: bank
  forms: {cs: [mince, mince, mincí, mince], en: [coin, coins]}
- die: die
  forms: {cs: [kostka, kostky, kostek, kostky], en: [die, dice]}
  faces: 1..6
- word: hand
  text: {cs: ruka, en: hand}
  declension: {2: ruky, 4: ruku, 6: ruce}
- word: laid
  text: {cs: vyložené karty, en: cards laid out}
- word: rows
  text: {cs: řada karet, en: row of cards}
  declension: {2: řady karet, 6: řadě karet}
- word: marked
  text: {cs: označená místa, en: marked places}
- list: spot
  text: {cs: Místo na stole, en: Place on the table}
  uncited: made up
  rows:
    - {id: left_side, text: {cs: levá strana, en: left side}}
    - {id: right_side, text: {cs: pravá strana, en: right side}}
- component: card
  text: {cs: Karta, en: Card}
  uncited: made up
  from: assumed made up / vymyšleno
  copies: 2
  rows:
    - {id: ace, text: {cs: eso, en: ace}, declension: {4: eso}}
    - {id: king, text: {cs: král, en: king}, declension: {4: krále}}
- word: tray
  text: {cs: podnos, en: tray}
- word: token_place
  text: {cs: odkladiště, en: place for a token}
- component: token
  text: {cs: Žeton, en: Token}
  uncited: made up
  from: assumed made up / vymyšleno
  copies: 1
  rows:
    - {id: chosen_one, text: {cs: malá kostka, en: small cube}}
- state: game
  uncited: made up
  has:
    bank: 0..99 coins, starts 50 coins
    thrown: row of 1..6, at most 2
    again: true or false
    total: 0..99
- state: each player
  uncited: made up
  has:
    coins: 0..99 coins
    hand: pile of card
    laid: pile of card
    rows: pile of card for each spot
    marked: true or false for each spot
    tempo: 0..9 for each card
    tray: token or nothing
    token_place: token or nothing
- rule: main
  text: {cs: Průběh, en: Play}
  uncited: made up
  do:
    - take turns clockwise from first of players until again:
        - do turn
- rule: turn
  text: {cs: Tah, en: Turn}
  uncited: made up
  do:
STEPS
"""


def told(folder: Path, *steps: str) -> list[str]:
    """The lines of a rule that consists of these steps."""
    body = "\n".join(f"    {one}" for one in steps)
    (folder / "rules.yaml").write_text(RULES.replace("STEPS", body), encoding="utf-8")
    site = site_of(find_spec(str(folder)), "cs", ())
    section = next(one for page in site.pages for one in page.sections if one.name == "turn")
    return [plain_text(line.sentence).replace("\u00a0", " ") for block in section.blocks for line in _all(block.lines)]


def _all(lines: Iterable[Line]) -> Iterable[Line]:
    for line in lines:
        yield line
        yield from _all(line.children)


def test_a_place_picked_by_a_key_is_no_number(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "- for s in spots where my rows[s] is not empty:",
        "    - move all from my rows[s] to my hand",
        "- if ace in my rows[left_side]:",
        "    - set total to my hand[ace]",
    ) == [
        "postupně pro každé místo na stole s, kde v řadě karet hráče na tahu pro místo s něco je",
        "přesuň všechno: řada karet hráče na tahu pro místo s → ruka hráče na tahu",
        "pokud eso je v řadě karet hráče na tahu pro levou stranu",
        "total: nově kolikrát je eso v ruce hráče na tahu",
    ]


def test_things_are_in_one_place_and_belong_among_many(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "- if ace in my hand or king not in my laid:",
        "    - set again to true",
        "- for c in my hand where c in my hand and not again:",
        "    - move 1 of c from my hand to my laid",
    ) == [
        "pokud eso je v ruce hráče na tahu nebo král nepatří mezi vyložené karty hráče na tahu",
        "again: nově ano",
        "postupně pro každou kartu c z ruky hráče na tahu, kde c je v ruce hráče na tahu a zároveň again: ne",
        "přesuň 1 × c: ruka hráče na tahu → vyložené karty hráče na tahu",
    ]


def test_what_a_verb_governs_stands_in_the_accusative(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "- gain 1 coin",
        "- gain 3 coins",
        "- choose card from my hand:",
        "    - pay 1 coin",
    ) == ["získej 1 minci", "získej 3 mince", "vyber kartu z ruky hráče na tahu", "zaplať 1 minci"]


def test_a_repetition_until_something_ceases_is_told_without_a_double_negation(tmp_path: Path) -> None:
    assert told(
        tmp_path, "- repeat until not again:", "    - set total to total + 2", "    - set again to total < 10"
    ) == [
        "opakuj (aspoň jednou), dokud platí: again",
        "zvyš: total o 2",
        "again: nově total < 10",
    ]


def test_dice_are_thrown_in_a_sentence(tmp_path: Path) -> None:
    assert told(
        tmp_path, "- choose number from 1..2:", "    - roll (number) dice into thrown", "- roll 1 die into thrown"
    ) == [
        "vyber n od 1 do 2",
        "hoď tolika kostkami, kolik je n → thrown",
        "hoď 1 kostkou → thrown",
    ]


def test_a_key_is_told_without_square_brackets(tmp_path: Path) -> None:
    assert told(tmp_path, "- set my marked[left_side] to true", "- increase my tempo[king] by 1") == [
        "hráč na tahu – označená místa pro levou stranu: nově ano",
        "zvyš: tempo hráče na tahu pro krále o 1",
    ]


def test_and_inside_or_stands_in_brackets_and_so_does_an_open_question(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "- if total is 1 or total is 2 and again:",
        "    - set total to 0",
        "- if (no (c in my laid where c in my hand)) and again:",
        "    - set total to 0",
    ) == [
        "pokud total = 1 nebo (total = 2 a zároveň again)",
        "total: nově 0",
        "pokud (není žádná karta c z: vyložené karty hráče na tahu, kde c je v ruce hráče na tahu) a zároveň again",
        "total: nově 0",
    ]


def test_a_ranking_says_who_is_ranked_and_what_a_tie_does(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "- rank p in players where p.coins > 0 by p.coins descending against 3 as places, ties share:",
        "    - p gains (count of (n in places)) coins",
    ) == [
        "pořadí: hráč P, kde coins hráče P > 0, podle: coins hráče P od nejvyšší; k nim patří i soupeř, který má 3; "
        "kdo jsou na tom stejně, dělí se o místa v pořadí",
        "hráč P získá: (počet všech: n z: místa v pořadí) mincí",
    ]


def test_a_long_sum_has_a_line_for_each_part() -> None:
    sections = [one for page in rules_only("kanagawa").pages for one in page.sections if one.name == "harmony"]
    lines = [plain_text(line.sentence) for block in sections[0].blocks for line in block.lines]
    assert len(lines) == 6 and all(line.startswith("+ ") for line in lines[1:])


def test_one_of_a_zone_is_taken_from_it(tmp_path: Path) -> None:
    assert told(tmp_path, "- move first of my hand from my hand to my laid") == [
        "přesuň: první z ruky hráče na tahu → vyložené karty hráče na tahu"
    ]


def test_what_is_moved_stands_in_the_accusative_and_its_place_is_named_once(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "- choose card from my hand:",
        "    - move 1 of card from my hand to my laid",
        "- move chosen_one to my tray",
        "- move my tray to my token_place",
        "- move my token_place from my token_place to my tray",
    ) == [
        "vyber kartu z ruky hráče na tahu",
        "přesuň 1 × karta: ruka hráče na tahu → vyložené karty hráče na tahu",
        "přesuň malou kostku → podnos hráče na tahu",
        "přesuň: podnos hráče na tahu → odkladiště hráče na tahu",
        "přesuň: odkladiště hráče na tahu → podnos hráče na tahu",
    ]


def test_a_unit_belongs_to_the_whole_of_what_stands_before_it(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "- gain (max(0, total - 1)) coins",
        "- gain (my tempo[king]) coins",
        "- choose number from 1..2:",
        "    - gain (number) coins",
    ) == [
        "získej: (větší z: 0, total − 1) mincí",
        "získej: (tempo hráče na tahu pro krále) mincí",
        "vyber n od 1 do 2",
        "získej: n mincí",
    ]


def test_a_list_of_figures_ends_where_what_follows_begins(tmp_path: Path) -> None:
    assert told(tmp_path, "- set total to max(0, total - 1) + min(max(1, total), 5)") == [
        "total: nově (větší z: 0, total − 1) + (menší z: (větší z: 1, total), 5)"
    ]


def test_what_a_rule_is_given_ends_at_the_comma(tmp_path: Path) -> None:
    assert told(tmp_path, "- set total to if again then max(total, min(2, if again then 1 else 3)) else 0") == [
        "total: nově (větší z: total, (menší z: 2, (1, pokud again; jinak 3))), pokud again; jinak 0"
    ]


def test_neighbours_at_the_table_sit_on_the_left_and_on_the_right(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "- for p in players clockwise from next(me):",
        "    - p gains 1 coin",
        "- previous(me) gains 1 coin",
    ) == [
        "postupně pro každého hráče P, po směru hodin od hráče po levici hráče na tahu",
        "hráč P získá 1 minci",
        "hráč po pravici hráče na tahu získá 1 minci",
    ]


def test_the_last_of_all_rows_is_no_row_called_last(tmp_path: Path) -> None:
    assert told(tmp_path, "- increase my tempo[last of cards] by 1") == [
        "zvyš: tempo hráče na tahu pro (poslední ze všech: karta) o 1"
    ]


def test_a_value_of_an_option_stands_in_quotation_marks() -> None:
    assert "nikdy; nebo kdykoli později“ je „hned, nebo nikdy“ nebo naposledy" in said_of("kanagawa")


def test_how_often_says_no_bound_that_is_none(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "- repeat 0.. times while again:",
        "    - gain 1 coin",
        "- repeat 2.. times while again:",
        "    - gain 1 coin",
    ) == [
        "opakuj, kolikrát chceš, dokud platí: again",
        "získej 1 minci",
        "opakuj, kolikrát chceš, aspoň 2krát, dokud platí: again",
        "získej 1 minci",
    ]


def test_a_way_of_a_board_leads_somewhere() -> None:
    sections = [one for page in rules_only("hedvabna_stezka").pages for one in page.sections if one.name == "can_go_on"]
    said = " ".join(plain_text(line.sentence) for block in sections[0].blocks for line in block.lines)
    assert "kam vede (w)" in said and "way" not in said and " to (" not in said


def test_the_space_that_an_event_waits_for_has_its_title() -> None:
    lines = [
        plain_text(line.sentence)
        for page in rules_only("mombasa").pages
        for one in page.sections
        if one.kind == "trigger"
        for block in one.blocks
        for line in block.lines
    ]
    reached = [said for said in lines if said.startswith("když ukazatel vstoupí")]
    assert reached and all(said.endswith("políčko") for said in reached)


@pytest.mark.parametrize(
    ("name", "each"),
    [
        ("akční karta", "každou akční kartu"),
        ("společnost", "každou společnost"),
        ("místo v oblasti akcí", "každé místo v oblasti akcí"),
        ("písmeno karty", "každé písmeno karty"),
        ("řada nabídky", "každou řadu nabídky"),
        ("hlavní objekt", "každý hlavní objekt"),
        ("oblast mapy", "každou oblast mapy"),
        ("pole plánu", "každé pole plánu"),
        ("roční období", "každé roční období"),
        ("hráč", "každého hráče"),
    ],
)
def test_gender_and_accusative_follow_the_ending(name: str, each: str) -> None:
    assert f"{czech.each_word(czech.gender_of(name))} {czech.accusative(name)}" == each


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_of_a_game_is_told_in_code(game: str) -> None:
    for page in rules_only(game).pages:
        for section in page.sections:
            for line in _all(line for block in section.blocks for line in block.lines):
                said = plain_text(line.sentence)
                for code in (" [", "je zde:", "pro každé:", "nově platí:", "existuje", "1\u00a0mince:", "neplatí:"):
                    assert code not in said, f"{section.name}: {said}"


def said_of(game: str) -> str:
    """All that the rules of a game say."""
    blocks = [block for page in rules_only(game).pages for one in page.sections for block in one.blocks]
    return "\n".join(plain_text(line.sentence).replace("\u00a0", " ") for one in blocks for line in _all(one.lines))


def test_a_column_called_as_what_it_is_compared_with_is_the_one_that_is_meant() -> None:
    told = said_of("velkomesto")
    assert "kde barva karty (c) je ta, o kterou jde" in told
    assert "barva karty (c) je barva karty" not in told
    assert "město (s) je to, o které jde" in said_of("nippon")


def test_all_players_are_told_without_a_letter() -> None:
    lines = said_of("mombasa").splitlines()
    assert any("všichni hráči" in one for one in lines)
    assert not any(one.endswith("všechny: hráč P") for one in lines)


def test_in_the_options_of_a_player_me_is_that_player_and_elsewhere_the_one_on_turn(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "- for p in players clockwise from me:",
        "    - p chooses one of, if any:",
        "        - option hand:",
        "            - move all from my hand to my laid",
        "    - p may choose card from my hand:",
        "        - move 1 of card from my hand to p.laid",
    )[3:] == [
        "přesuň všechno: ruka hráče P → vyložené karty hráče P",
        "hráč P smí vybrat kartu z ruky hráče na tahu",
        "přesuň 1 × karta: ruka hráče na tahu → vyložené karty hráče P",
    ]


def test_a_rule_that_others_come_to_speaks_of_whoever_acts() -> None:
    told = {
        (game, one.name): " ".join(plain_text(line.sentence) for block in one.blocks for line in _all(block.lines))
        for game in ("hedvabna_stezka", "kanagawa")
        for page in rules_only(game).pages
        for one in page.sections
    }
    assert "hráče T" in told["hedvabna_stezka", "rob_in_turn"]
    assert "jednajícího hráče" in told["hedvabna_stezka", "complete_sale"]
    on_turn = [name for (game, name), text in told.items() if game == "kanagawa" and "na tahu" in text]
    assert on_turn == [], "nobody is on turn in a game without turns"


def test_a_trigger_at_a_label_says_when_it_comes() -> None:
    told = {
        one.name: " ".join(plain_text(line.sentence) for block in one.blocks for line in _all(block.lines))
        for page in rules_only("velkomesto").pages
        for one in page.sections
        if one.kind == "trigger"
    }
    assert "(po příjmech, před stavbou)" in told["city_hall"].replace("\u00a0", " ")
    assert "(na konci tahu)" in told["investment"].replace("\u00a0", " ")
