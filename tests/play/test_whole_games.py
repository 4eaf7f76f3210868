"""Every game of the package is playable to its end, at the plain table and by the full screen's view."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from tests.play.tables import desk_of
from tests.play.typists import GAMES, Typist, sit_down_at

from pravidla.play import Plain, read_save, resume, write_save
from pravidla.play.screen.panels import log_text, position
from pravidla.play.view import view_of


@pytest.mark.parametrize("game", GAMES)
def test_people_alone_play_to_the_end_at_the_plain_table(game: str) -> None:
    session = sit_down_at(game, range(2), players=2, seed=1)
    output = StringIO()
    assert Plain(desk_of(session), Typist(session, 1), output).run()
    said = output.getvalue()
    assert "Konec hry" in said
    assert "Tomu nerozumím" not in said


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_to_the_end_among_bots_and_the_game_can_be_read_again(game: str, tmp_path: Path) -> None:
    session = sit_down_at(game, [1], players=3, seed=3)
    assert Plain(desk_of(session, "en"), Typist(session, 3), StringIO()).run()
    engine: Any = session.engine
    info = engine.info
    place = tmp_path / "save.json"
    write_save(place, session, info.digest)
    again = resume(read_save(place), session.engine, info.digest)
    assert again.over and again.state == session.state
    assert [move.cs for move in again.story()] == [move.cs for move in session.story()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "language"), [(42, "cs"), (66, "en")])
def test_what_stands_on_the_screen_fits_it_all_through_a_game(game: str, width: int, language: str) -> None:
    session = sit_down_at(game, [], players=3, seed=4)
    for number, _ in enumerate(session.settle()):
        if number % 25 == 0:
            view = view_of(session, 0, language)
            lines = position(view, width, "H").plain.splitlines() + log_text(view.log, 2, width).plain.splitlines()
            assert max(len(line) for line in lines) <= width
