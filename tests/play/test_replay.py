"""A game told event by event."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from tests.play.typists import GAMES, sit_down_at

import pravidla
from pravidla.analysis import analyse
from pravidla.data import data_folder
from pravidla.exceptions.edition import edition_of
from pravidla.exceptions.subjects import subject_names
from pravidla.play.replay import Replay


def test_what_an_action_changes_is_told_once_behind_its_last_event() -> None:
    session = sit_down_at("kanagawa", (0, 1), players=2, seed=3)
    for _ in range(30):
        list(session.settle())
        session.choose(session.state.legal_actions()[0])
    output = StringIO()
    Replay(session, "Kanagawa", "cs", lambda: {}, StringIO(), output).tell(None, positions=True, rules=False)
    number, told = 0, output.getvalue()
    several = 0
    for moves, _ in session.positions():
        first, number = number + 1, number + len(moves)
        several += len(moves) > 1
        for event in range(first, number):
            part = told.split(f"\n{event:>4}. ")[-1].split(f"\n{event + 1:>4}. ")[0]
            assert "\n          " not in part and part.count("\n        ") <= 1
    assert several


def test_a_decision_inside_a_rule_names_the_rule_as_the_spec_does() -> None:
    session = sit_down_at("mombasa", (0, 1), players=2, seed=3)
    for _ in range(40):
        list(session.settle())
        session.choose(session.state.legal_actions()[0])
    output = StringIO()
    Replay(session, "Mombasa", "cs", lambda: {}, StringIO(), output).tell(None, positions=False, rules=False)
    said = output.getvalue()
    assert "        Pravidlo: Tah (turn, round.yaml:" in said and "turn_one_of" not in said


@pytest.mark.parametrize("game", GAMES)
def test_what_a_replay_names_can_be_explained(game: str) -> None:
    edition = edition_of(analyse(data_folder("rulebooks") / game))
    assert edition is not None
    known: Any = pravidla.load(game)
    assert {point.definition for point in known.info.points} <= set(subject_names(edition))


def test_what_a_row_does_is_named_by_the_row_and_chance_by_its_rule() -> None:
    known: Any = pravidla.load("velkomesto")
    points = {point.definition: point.title[0] for point in known.info.points}
    assert points["establishment.televizni_studio.activated"] == "televizní studio"
    assert points["throw_once"] == "Jeden hod"
