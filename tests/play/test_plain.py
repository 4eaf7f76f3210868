"""The plain table, as a person meets it."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from tests.play.tables import desk_of, sit_down, talk
from tests.play.typists import sit_down_at

from pravidla.folding import fold
from pravidla.play import Plain
from pravidla.play.choices import Choice, is_meant, is_said, matching, sought
from pravidla.play.desk import Asked, Left
from pravidla.play.log import brief, lines_for, wrapped
from pravidla.play.saves import read_save
from pravidla.play.sections import sections_of
from pravidla.play.session import Move, Table
from pravidla_runtime.text import amount_cs, amount_en


def test_two_people_play_a_whole_game_by_numbers() -> None:
    # cells 1, 2, 5, 3, 9 of the board; each number counts the choices that are left
    said = talk(sit_down("tic_tac_toe", (0, 1)), ["1", "1", "3", "1", "5"])
    assert "> Hráč 1: Obsaď pole ve 1. sloupci a 1. řadě" in said
    assert "Konec hry" in said
    assert "Vyhrává Hráč 1." in said


def test_a_choice_is_found_by_a_part_of_its_text_without_diacritics() -> None:
    said = talk(sit_down("connect_four", (0, 1)), ["vhod kamen do 4.", "3. sloupce"])
    assert "> Hráč 1: Vhoď kámen do 4. sloupce" in said
    assert "> Hráč 2: Vhoď kámen do 3. sloupce" in said


def test_several_choices_that_fit_are_listed() -> None:
    said = talk(sit_down("connect_four"), ["kámen"])
    assert "Vyhovuje víc voleb:" in said
    assert said.count("7. Vhoď kámen do 7. sloupce") == 2


def test_nonsense_and_numbers_out_of_range_are_answered_and_asked_again() -> None:
    said = talk(sit_down("connect_four"), ["xyzzy", "99", "", "0"])
    assert said.count("Tomu nerozumím. Zvol číslo od 1 do 7") == 3
    assert "Hra nebyla dohrána." in said


def test_the_end_of_input_leaves_the_game_politely() -> None:
    said = talk(sit_down("pig"), [])
    assert said.endswith("Hra nebyla dohrána.\n")


def test_quitting_leaves_the_game() -> None:
    assert "Hra nebyla dohrána." in talk(sit_down("connect_four"), ["konec", "1"])


def test_undo_takes_back_the_last_move_of_a_person_and_the_answer_of_the_bot() -> None:
    session = sit_down("connect_four")
    said = talk(session, ["1", "zpět"])
    assert "Vrátit i tak?" not in said and "Vráceno." in said
    assert session.actions == [] and session.rewinds == []


def test_after_an_undo_only_what_is_different_now_is_told() -> None:
    said = talk(sit_down_at("hedvabna_stezka", (0,), players=2, seed=3), ["1", "zpět"])
    before, _, after = said.partition("Vráceno.\n")
    assert "dobírací balíček" in before and "  vyložené karty: nic\n" in after
    assert "dobírací balíček" not in after


def test_whoever_takes_their_own_move_back_goes_on_at_once() -> None:
    said = talk(sit_down_at("hedvabna_stezka", (0, 1), players=2, seed=3), ["", "1", "zpět", "konec"])
    assert said.count("Ostatní se nedívají") == 1


def test_others_need_not_look_away_where_no_player_knows_more_than_another() -> None:
    for game, told in (("hedvabna_stezka", True), ("nippon", False)):
        said = talk(sit_down_at(game, (0, 1), players=2, seed=3), ["", "1", "1"])
        assert ("Ostatní se nedívají" in said) == told, game


def test_undo_of_something_shown_is_asked_first_and_stays_in_the_log() -> None:
    session = sit_down("pig", seed=3)
    said = talk(session, ["hoď", "zpět", "ano", "záznam"])
    assert "Mezitím se odkrylo něco, co bylo skryté. Vrátit i tak?" in said and "Vráceno." in said
    assert "Hráč 1 vrací tah, ačkoli se mezitím odkrylo něco skrytého." in said
    assert [mark.player for mark in session.rewinds] == [0]


def test_undo_of_the_own_move_alone_needs_no_leave() -> None:
    session = sit_down("connect_four", (0, 1))
    said = talk(session, ["1", "zpět", "zpět"])
    assert "Vrátit i tak?" not in said
    assert "Není co vracet." in said
    assert session.actions == [] and session.rewinds == []


def test_redo_does_again_what_was_taken_back() -> None:
    session = sit_down("connect_four", (0, 1))
    said = talk(session, ["1", "zpět", "opakuj", "redo"])
    assert said.count("Hráč 1: Vhoď kámen do 1. sloupce") == 2
    assert "Není co opakovat." in said
    assert len(session.actions) == 1


def test_undo_may_be_thought_better_of() -> None:
    session = sit_down("pig", seed=3)
    said = talk(session, ["hoď", "undo", "ne"])
    assert "Nevráceno." in said
    assert len(session.actions) >= 2


def test_a_game_is_saved_and_loaded_again(tmp_path: Path) -> None:
    place = tmp_path / "hra uložená.json"
    session = sit_down("connect_four", (0, 1))
    said = talk(session, ["4", "4", f"ulož {place}", "1", f"nahraj {place}", "záznam"])
    assert f"Uloženo do {place}." in said and f"Nahráno z {place}." in said
    assert session.actions == [3, 3, 0]
    assert "  2. Hráč 2: Vhoď kámen do 4. sloupce" in said


def test_a_save_of_another_configuration_is_not_loaded_into_this_game(tmp_path: Path) -> None:
    place = tmp_path / "save.json"
    talk(sit_down("pig", players=2), [f"save {place}"])
    assert "jiná hra nebo jiná sestava" in talk(sit_down("pig", players=3), [f"load {place}"])


@pytest.mark.parametrize("command", ["save", "load", "ulož", "nahraj"])
def test_a_file_must_be_named(command: str) -> None:
    said = talk(sit_down("connect_four"), [command])
    assert "Kam uložit?" in said or "Odkud nahrát?" in said


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    said = talk(sit_down("connect_four"), [f"save {tmp_path / 'no' / 'such' / 'folder.json'}"])
    assert "Nelze uložit:" in said


def test_help_lists_the_commands_in_the_language_of_the_table() -> None:
    assert "vrátit poslední tah" in talk(sit_down("connect_four"), ["pomoc"])
    english = talk(sit_down("connect_four"), ["?"], "en")
    assert "take back the last move" in english
    assert "Drop a disc into column 1" in english and "Vhoď" not in english


def test_the_whole_position_is_told_once_and_then_what_has_changed() -> None:
    said = talk(sit_down_at("mombasa", (0,), players=2), ["2", "2", "2", "1", "1"])
    first, *later = said.split("Na tahu: ")
    assert "Hráč 1:" in first and "Hráč 2:" in first and "Káhira: " in first
    assert len(later) == 6 and all("karty v ruce" in part for part in later[:3])
    assert not any("Káhira: " in part for part in later[:3])


def test_a_line_that_follows_the_game_cites_two_paragraphs_and_the_log_all() -> None:
    line = "Náhoda: hozeno: 4 [s1.1, s1.2, s1.3]"
    assert brief(line) == "Náhoda: hozeno: 4 [s1.1, s1.2 …]"
    assert brief("Hoď [s1.1, s1.2]") == "Hoď [s1.1, s1.2]" and brief("Hoď") == "Hoď"


def test_a_player_sees_the_own_hand_and_not_the_others() -> None:
    said = talk(sit_down("sealed_bids", players=3), ["stav"])
    own, others = said.split("Hráč 2:")[0], said.split("Hráč 2:")[1]
    assert "hand: jednička, dvojka, trojka, čtyřka" in own
    assert "hand: 4 ks (skryto)" in others


def test_a_secret_choice_of_another_player_is_not_told() -> None:
    said = talk(sit_down("sealed_bids", players=3, seed=5), ["1", "záznam"])
    assert "> Hráč 2 (náhodný bot) volí tajně." in said


def test_how_many_secret_choices_a_player_makes_in_a_row_is_not_told() -> None:
    table = Table("plans", 3, (), (), (), 1, (1,))
    choice = Move(0, "Připrav kartu", "Prepare a card", (), frozenset({1}))
    moves = [choice, choice, replace(choice, player=2), replace(choice, player=2), choice]
    first, second, third = list(lines_for(moves, table, (1,), "en"))
    assert first == third == "Player 1 (random bot) chooses in secret."
    assert list(lines_for(moves[:1], table, (1,), "en", told=first)) == []
    assert "Player 3" in second


def test_people_at_one_screen_pass_it_on_where_something_is_hidden() -> None:
    said = talk(sit_down("sealed_bids", (0, 1)), ["", "1", "", "1"])
    assert "Na tahu je Hráč 1. Ostatní se nedívají" in said
    assert "Na tahu je Hráč 2. Ostatní se nedívají" in said
    assert "> Hráč 1 volí tajně." in said
    assert "Ostatní se nedívají" not in talk(sit_down("connect_four", (0, 1)), ["1", "1"])


def test_bots_alone_play_to_the_end_and_a_seed_repeats_the_game() -> None:
    first = talk(sit_down("pig", (), options={"target": "short"}, seed=3), [])
    assert "Konec hry" in first
    assert first == talk(sit_down("pig", (), options={"target": "short"}, seed=3), [])
    assert first != talk(sit_down("pig", (), options={"target": "short"}, seed=4), [])


def test_a_person_may_leave_when_the_table_is_passed_on() -> None:
    said = talk(sit_down("sealed_bids", (0, 1)), ["konec"])
    assert said.endswith("pokračuj klávesou Enter. Hra nebyla dohrána.\n")


def test_a_word_is_known_in_any_form() -> None:
    assert is_meant("karet", "vyloz 1 kartu") and is_meant("tovaren", "postav tovarnu") and is_meant("kameny", "kamen")
    assert not is_meant("kartu", "kamen")


def test_a_number_that_is_no_choice_is_said_to_be_none() -> None:
    asked = [f"{command} {number}" for command in ("pravidlo", "navrhni", "proč") for number in (99, "9" * 6000)]
    said = talk(sit_down("connect_four"), [*asked, "9" * 6000, "pravidlo 3"])
    assert said.count("Volba 99 tu není; jsou tu čísla od 1 do 7.") == 3
    assert said.count("9… tu není") == 0 and said.count("Volba 9999") == 3
    assert "Pravidlo: Vhoď kámen do 3. sloupce" in said
    assert max(map(len, said.splitlines())) < 300


def test_a_command_without_its_object_is_answered_about_itself() -> None:
    said = talk(sit_down("connect_four"), ["navrhni", "propose", "proč", "why"])
    assert said.count("Co navrhuješ? Napiš „navrhni“") == 2
    assert said.count("Na co se ptáš? Napiš „proč“") == 2
    assert "Write `propose`" in talk(sit_down("connect_four"), ["propose"], "en")


def test_moves_that_nothing_fits_are_said_not_to_be_there() -> None:
    said = talk(sit_down("connect_four"), ["tahy xyzzy", "záznam 0", "1", "záznam 0"])
    assert "Takový tah na výběr není." in said
    assert said.count("Zatím se nic nestalo.") == 1


def test_what_was_typed_is_repeated_shortened_and_without_orders_for_the_terminal(tmp_path: Path) -> None:
    long = "x" * 100_000
    typed = [f"pravidlo s1.{long}", f"proč drop {long}", f"proč drop x={long}", f"ulož {long}", f"nahraj {long}"]
    said = talk(
        sit_down("connect_four"), [*typed, f"ulož {tmp_path}/a\x1b[2Jb", "proč drop --5", "proč drop " + "9" * 6000]
    )
    assert max(map(len, said.splitlines())) < 700
    assert "\x1b" not in said
    assert "jméno je příliš dlouhé" in said


def test_a_folder_where_no_file_can_be_made_is_named_as_the_reason() -> None:
    said = talk(sit_down("connect_four"), ["ulož /proc/x", "nahraj /proc/x"])
    assert "Nelze uložit: ve složce /proc soubory zakládat nejde" in said
    assert "Nelze nahrát: není soubor „/proc/x“" in said


@pytest.mark.parametrize(
    ("typed", "there"),
    [
        ("dul", "Doly: 2 políčka"),
        ("důl", "Doly"),
        ("domu", "obchodní dům"),
        ("knize", "kniha"),
        ("koni", "kůň"),
        ("vitr", "síla větru"),
        ("luk", "louka"),
        ("smluv", "smlouva"),
        ("stul", "na stole"),
    ],
)
def test_a_word_whose_root_has_another_vowel_is_known(typed: str, there: str) -> None:
    assert is_meant(fold(typed), fold(there))


def test_a_word_or_its_beginning_is_meant_before_letters_within_a_word() -> None:
    choices = [Choice(1, 0, "Postav obchodní dům", ()), Choice(2, 1, "Hoď 2 kostkami", ())]
    assert [one.number for one in matching("hod", choices)] == [2]
    assert matching("hod", choices[:1]) == []
    assert [one.number for one in matching("chodní", choices)] == [1]
    said = talk(sit_down_at("velkomesto", (0,), players=2, seed=5), ["navrhni hod 2", "navrhni postav hrad"])
    assert "Hoď … kostkami (počet kostek: 2) nejde, protože:" in said
    assert "obchodní dům (2 mince): tento tah" not in said and "květinovou zahradu" not in said.split("volba> ")[2]


def test_a_choice_is_taken_by_its_number_as_it_is_shown() -> None:
    session = sit_down("connect_four", (0, 1))
    said = talk(session, ["1.", "2)", "99.", "pravidlo 3."])
    assert session.actions == [0, 1]
    assert "Tomu nerozumím. Zvol číslo od 1 do 7" in said and "Pravidlo: Vhoď kámen do 3. sloupce" in said


def test_what_a_proposed_move_picks_is_understood_and_refused_with_a_citation() -> None:
    said = talk(
        sit_down_at("nippon", (0,), players=2, seed=5), ["navrhni znalosti 4", "navrhni znalosti", "znalosti 4"]
    )
    assert said.count("Znalosti: … políček (kolik: 4) nejde, protože:") == 2
    assert said.count("Vybrat nelze: 4 (kolik); jde o číslo od 1 do 3 [s8.4]") == 2
    said = talk(sit_down_at("hedvabna_stezka", (0,), players=2, seed=5), ["1", "navrhni pohni tříčlennou na Yspahan"])
    told = said.split("volba> ")[2]
    assert "taková možnost tu není, nebo nebyla řečena celá [s3.5.1" in told
    assert "Pohni tříčlennou karavanou" in told and "jednočlennou" not in told


def test_a_value_that_cannot_be_picked_is_repeated_as_it_was_typed_with_those_that_can() -> None:
    said = talk(sit_down_at("nippon", (0,), players=2, seed=5), ["navrhni supply_region 9", "navrhni supply_region 0"])
    assert "Vybrat nelze: 9 (region); na výběr může být region 1, region 2" in said
    assert "Vybrat nelze: 0 (region)" in said


def test_more_that_may_be_decided_is_hinted_at() -> None:
    said = talk(sit_down_at("nippon", (0,), players=2, seed=5), ["navrhni vezmi si zelený"])
    assert "„Investice: postav továrnu …“ / …" in said


def test_a_game_that_is_over_is_shown_whole_and_can_be_looked_at_saved_and_taken_back(tmp_path: Path) -> None:
    session = sit_down("tic_tac_toe", (0, 1))
    place = tmp_path / "hra.json"
    said = talk(session, ["1", "1", "3", "1", "5", "záznam", f"ulož {place}", "1", "konec"])
    end = said.split("> Hráč 1: ")[-1].split("volba> ")
    assert end[0].index("    1 2 3\n") < end[0].index("Konec hry") and "„konec“ skončí" in end[0]
    assert "5. Hráč 1: Obsaď pole" in said and f"Uloženo do {place}" in said
    assert len(read_save(place).actions) == 5
    assert said.count("Vyhrává Hráč 1.") == 2 and "Hra nebyla dohrána." not in said
    again = talk(sit_down("tic_tac_toe", (0, 1)), ["1", "1", "3", "1", "5", "zpět", "konec"])
    assert "Vráceno." in again and again.endswith("Hra nebyla dohrána.\n")


def test_what_players_kept_from_each_other_lies_open_when_the_game_is_over() -> None:
    session, rng = sit_down_at("hedvabna_stezka", (), players=2, seed=3), Random(1)
    while not session.over:
        session.choose(rng.choice(session.state.legal_actions()))
    told = [entry for one in sections_of(session.state, 0, 2, "cs") if one.kind == "player" for entry in one.entries]
    assert not any(entry.hidden or "skryto" in entry.value for entry in told)


def test_that_somebody_had_to_go_on_without_doing_anything_is_told_by_the_log_only() -> None:
    table = Table("plans", 2, (), (), (), 1, (0, 1))
    session = sit_down_at("mombasa", (0, 1), players=2, seed=4)
    rng = Random(2)
    for _ in range(150):
        if session.over:
            break
        session.choose(rng.choice(session.state.legal_actions()))
    story = list(session.story())
    idle = [move for move in story if move.forced and move.idle]
    assert idle and {move.cs for move in idle} <= {"Nech to být", "Dost", "Hotovo", "Nech jednotku propadnout"}
    assert all(move.cs not in ("Nech to být", "Dost") for move in story if not move.idle)
    assert "(vynuceno)" in next(lines_for(idle[:1], table, (0, 1), "cs"))


def test_who_leaves_a_game_that_is_not_saved_is_asked_at_a_terminal(tmp_path: Path) -> None:
    session = sit_down("connect_four", (0, 1))
    desk = desk_of(session)
    desk.asks = True
    assert isinstance(desk.obey("konec", 0), Left)
    session.choose(3)
    asked = desk.obey("konec", 0)
    assert isinstance(asked, Asked) and asked.question.startswith("Hra není uložená.")
    assert isinstance(asked.yes(), Left) and "uloží" in asked.no
    desk.obey(f"ulož {tmp_path / 'hra.json'}", 0)
    assert isinstance(desk.obey("konec", 0), Left)
    session.choose(3)
    assert isinstance(desk.obey("konec", 0), Asked)
    desk.obey("zpět", 0)
    assert isinstance(desk.obey("konec", 0), Left)
    assert isinstance(desk_of(session).obey("konec", 0), Left)


def test_numbers_are_set_as_in_print_and_found_as_they_are_typed() -> None:
    said = talk(sit_down_at("nippon", (0,), players=2, seed=5), ["stav"]).replace("\u00a0", " ")
    assert "jeny v rozpočtu: 12 000" in said
    assert (
        amount_cs(-2, ("bod", "body", "bodů")) == "−2\u00a0body" and amount_en(6000, ("yen", "yen")) == "6,000\u00a0yen"
    )
    for text in ("zaplať 6\u00a0000 jenů", "pay 6,000 yen", "6000"):
        assert is_said("6000", sought(text))
    assert not is_said("6000", sought("16\u00a0000 jenů")) and is_said("3", sought("2, 3"))


def test_lines_are_broken_between_words_at_the_width_of_a_terminal_only() -> None:
    line = "    Hráč 1: přesuň kámen do 4. sloupce a zpět"
    assert wrapped(line, None) == wrapped(line, 60) == line
    parts = wrapped(line, 24).splitlines()
    assert len(parts) > 1 and max(map(len, parts)) <= 24 and all(part.startswith("      ") for part in parts[1:])
    assert " ".join(" ".join(parts).split()) == " ".join(line.split())
    output = StringIO()
    Plain(desk_of(sit_down("connect_four"), "cs"), StringIO("pomoc\n"), output, width=40).run()
    assert max(map(len, output.getvalue().splitlines())) <= 40


def test_what_one_person_saw_is_hidden_before_the_next_one_looks_also_after_an_undo() -> None:
    output = StringIO()
    typed = StringIO("\n1\n\nzpět\nano\n\n1\n\n")
    Plain(desk_of(sit_down("sealed_bids", (0, 1))), typed, output, lambda: print("~~~", file=output)).run()
    hands = output.getvalue().split("~~~\n")
    assert len(hands) == 4 and "Vráceno." in output.getvalue()
    assert all(part.count("hand: jednička") <= 1 for part in hands)


def test_taking_back_the_end_that_laid_everything_open_is_asked_and_marked() -> None:
    session, rng = sit_down_at("hedvabna_stezka", (0,), players=2, seed=3), Random(1)
    while not session.over:
        list(session.settle())
        if not session.over:
            session.choose(rng.choice(session.state.legal_actions()))
    assert session.reveals()
    assert session.undo() and len(session.rewinds) == 1
