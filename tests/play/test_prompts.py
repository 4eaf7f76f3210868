"""What the table asks and answers in every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.play.tables import desk_of
from tests.play.typists import GAMES, sit_down_at

import pravidla
from pravidla.play import Desk
from pravidla.play.desk import Said
from pravidla_runtime.text import NO_BREAK_SPACE


def answer(desk: Desk, line: str) -> list[str]:
    """What the person in the first seat is told."""
    outcome = desk.obey(line, 0)
    assert isinstance(outcome, Said)
    return [one.replace(NO_BREAK_SPACE, " ") for one in outcome.lines]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_words_of_its_own(game: str) -> None:
    engine: Any = pravidla.load(game)
    said = [option.outline[0] for point in engine.info.points for option in point.options]
    assert not [one for one in said if one.startswith("Zvol") or one == "Dál"]


@pytest.mark.parametrize("game", GAMES)
def test_no_two_choices_read_the_same(game: str) -> None:
    session, rng = sit_down_at(game, [0], players=2, seed=8), Random(8)
    while not session.over:
        list(session.settle())
        if not session.over:
            told = [session.state.action(action).cs for action in session.state.legal_actions()]
            assert len(set(told)) == len(told)
            session.choose(rng.choice(list(session.state.legal_actions())))


@pytest.mark.parametrize("game", GAMES)
def test_a_move_after_the_end_is_refused_with_what_ends_the_game(game: str) -> None:
    session = sit_down_at(game, [], players=2, seed=5)
    list(session.settle())
    state: Any = session.state
    reasons = [reason for block in state.game.info.blocks[:3] for reason in state.why_not(block.name)]
    assert reasons and all(reason.cs == "Hra už skončila" and reason.cites for reason in reasons)


def test_the_prompt_names_the_rule_in_which_something_is_decided() -> None:
    desk = desk_of(sit_down_at("velkomesto", [0], players=2))
    list(desk.session.settle())
    assert desk.view(0).turn == "Na tahu: Hráč 1 – Stavba"


def test_numbers_that_chance_picks_are_called_by_the_words_of_the_game() -> None:
    session = sit_down_at("nippon", [0], players=2)
    list(session.settle())
    told = [move.cs for move in session.story() if move.kind == "chance"]
    assert any(one.startswith("čtvrtotáčky žetonu: ") for one in told)


def test_an_action_of_another_decision_is_found_by_the_words_that_are_its_own() -> None:
    desk = desk_of(sit_down_at("velkomesto", [0], players=2))
    list(desk.session.settle())
    told = answer(desk, "navrhni hoď dvěma kostkami")
    assert told[0] == "Hoď … kostkami nejde, protože:" and len(told) == 2


def test_of_many_moves_that_fit_the_refused_ones_are_answered() -> None:
    desk = desk_of(sit_down_at("velkomesto", [0], players=2))
    list(desk.session.settle())
    told = answer(desk, "navrhni postav")
    assert len([line for line in told if line.endswith("nejde, protože:")]) == 5


def test_rows_are_counted_from_one() -> None:
    desk = desk_of(sit_down_at("kanagawa", [0], players=2, seed=3))
    list(desk.session.settle())
    assert answer(desk, "navrhni take_column 2")[0].startswith("Vezmi … (sloupec na podložce školy: druhý sloupec)")


def test_a_row_goes_by_its_name_or_the_number_in_it_and_one_wording_answers() -> None:
    desk = desk_of(sit_down_at("mombasa", [0], players=2))
    list(desk.session.settle())
    while desk.view(0).turn != "Na tahu: Hráč 1 – Tah":
        desk.choose(desk.view(0).choices[-1])
        list(desk.session.settle())
    assert answer(desk, "navrhni expand káhira")[0].startswith("Rozšiř síť společnosti … (společnost: Káhira)")
    assert answer(desk, "navrhni move_ink 3")[0].startswith("Posuň kalamář na … (políčko účetnictví: políčko 3)")
    told = answer(desk, "navrhni připrav na levé místo: káva 1")
    assert told[0] == "Připrav na …: … (akční karta: káva 1) nejde, protože:" and len(told) == 2
    assert len(answer(desk, "navrhni postup na stupnici Mombasy")) == 2
    told = answer(desk, "navrhni pořiď za různé zboží")
    assert any("Druhý bonus stupnice B1" in line and "[s11.6, s11.16]" in line for line in told)
