"""Moves that are proposed and refused: the reasons, and what is offered instead."""

from __future__ import annotations

import pytest
from tests.play.tables import sit_down, talk

from pravidla.loading import load
from pravidla.play.choices import is_said
from pravidla.play.reasons import ask_why
from pravidla.play.session import Session, Table


def test_why_tells_every_reason_of_a_refusal() -> None:
    session = sit_down("connect_four", (0, 1))
    said = talk(session, ["1", "1", "1", "1", "1", "1", "proč vhoď kámen do 1.", "why drop x=1", "proč drop 2"])
    assert "Vhoď kámen do 1. sloupce nejde, protože:" in said
    assert said.count("  - 1. sloupec je plný") == 2
    assert "sloupce (vybráno: 2): tento tah je dovolen." in said


def test_a_refused_move_typed_as_a_choice_is_explained_at_once() -> None:
    session = sit_down("connect_four", (0, 1))
    said = talk(session, ["1", "1", "1", "1", "1", "1", "vhoď kámen do 1."])
    assert "1. sloupec je plný" in said


def test_a_number_in_a_question_is_no_part_of_a_longer_one() -> None:
    session = sit_down("harvest_fair", (0, 1))
    assert is_said("3", "vyloz 3 karty") and not is_said("3", "vyloz 13 karet")
    assert is_said("kar", "vyloz 3 karty") and not is_said("1", "13. sloupec")
    assert "Hra nebyla dohrána." in talk(session, ["proč 3"])


def test_a_value_that_does_not_exist_is_not_called_allowed() -> None:
    said = talk(sit_down("connect_four"), ["proč vhoď kámen do 99. sloupce", "proč drop", "proč drop 3"])
    assert said.count("Vhoď kámen do …. sloupce: taková možnost tu není, nebo nebyla řečena celá. Teď jde:") == 2
    assert "  - Vhoď kámen do 1. sloupce" in said and "  - … (+2)" in said
    assert said.count("tento tah je dovolen") == 1


def test_why_of_a_move_that_is_not_there_names_the_actions() -> None:
    said = talk(sit_down("connect_four"), ["proč", "proč skočit do vody"])
    assert "Na co se ptáš?" in said
    assert "Takový tah ve hře není." in said
    assert "  Vhoď kámen do …. sloupce  (drop: číslo od 1 do 7)" in said


@pytest.mark.parametrize(("modules", "told"), [((), False), (("pristav",), False), (("metropole",), True)])
def test_actions_of_modules_that_are_not_in_play_are_not_named(modules: tuple[str, ...], told: bool) -> None:
    game = load("velkomesto", players=2, modules=modules)
    options = tuple(sorted(game.options.items()))
    session = Session(game, Table("velkomesto", 2, tuple(game.modules), options, (), 1, (0, 1)))
    lines = ask_why(session, "xyzzy", "cs")
    assert isinstance(lines, tuple)
    assert any("tear_down" in one for one in lines) == told
    assert any("add_two" in one for one in lines) == bool(modules)
    assert any("build_card: objekt" in one for one in lines)


def of_velkomesto(*modules: str) -> Session:
    """A game with these modules in which the first player is a person."""
    game = load("velkomesto", players=2, modules=modules)
    options = tuple(sorted(game.options.items()))
    session = Session(game, Table("velkomesto", 2, tuple(game.modules), options, (), 3, (0,)))
    return session


def test_a_card_of_a_module_that_is_not_in_play_is_said_to_be_one_and_how_to_play_with_it() -> None:
    said = talk(of_velkomesto(), ["navrhni postav pizzerii", "postav letiště", "navrhni postav dominantu"])
    assert said.count("k modulu Přístav, s nímž se teď nehraje [s2.6, s3.9]") == 2
    assert "  - Letiště patří k modulu Přístav" in said and "  - Pizzerie patří k modulu Přístav" in said
    assert "příkaz: pravidla play velkomesto --players 2 --module pristav\n" in said
    assert said.count("Postav dominantu letiště") == 1, "who asks for landmarks in general hears of those in play"


def test_what_two_modules_bring_names_both_and_is_there_with_either() -> None:
    said = talk(of_velkomesto(), ["navrhni postav přístav"])
    assert "Přístav patří k modulu Přístav nebo k modulu Metropole, a tak se teď nehraje" in said
    assert "patří k modulu" not in talk(of_velkomesto("metropole"), ["navrhni postav přístav"])


def test_an_action_of_a_module_that_is_not_in_play_is_said_to_be_one() -> None:
    question = ["navrhni zavři všem", "navrhni tear_down"]
    said = talk(of_velkomesto("pristav"), question)
    assert said.count("patří k modulu Metropole, s nímž se teď nehraje [s2.8") == 2
    assert "--module pristav --module metropole" in said
    assert "patří k modulu" not in talk(of_velkomesto("metropole"), question)


def test_where_a_part_of_a_line_is_understood_the_nearest_choices_are_offered_and_none_is_done() -> None:
    session = of_velkomesto()
    said = talk(session, ["kup pekárnu", "navrhni koupit pizzerii"])
    assert "Tomu celému nerozumím. Nejblíž je:\n  3. Postav pekárnu (1 mince)\n" in said
    assert "Postav pizzerii (1 mince) nejde, protože:" in said
    assert not session.has_moved
