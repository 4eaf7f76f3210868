"""The board as it is printed, told at the table."""

from __future__ import annotations

from io import StringIO

from tests.play.tables import sit_down

from pravidla.analysis import analyse
from pravidla.data import data_folder
from pravidla.play import Book, Desk, Plain
from pravidla.play.board import board_lines


def test_every_place_tells_what_lies_there_and_where_its_ways_lead() -> None:
    found = analyse(data_folder("rulebooks") / "hedvabna_stezka", scenarios=False)
    assert found.game is not None and found.spec is not None
    lines = board_lines(found.game, found.spec, "cs")
    assert lines[0] == "Hrací plán:"
    assert len(lines) == 29
    assert "  Turfan (druh: vesnice; předtištěná akce: 1\u00a0velbloud) → Jarkand" in lines
    english = board_lines(found.game, found.spec, "en")
    assert "  Turpan (kind: village; printed action: 1 camel) → Yarkand" in english


def test_the_table_tells_the_board_when_asked_and_says_when_there_is_none() -> None:
    def said(lines: list[str]) -> str:
        output = StringIO()
        session = sit_down("connect_four")
        desk = Desk(session, ("", ""), "", "cs", Book(lambda: lines, lambda: {}))
        Plain(desk, StringIO("plán\n"), output).run()
        return output.getvalue()

    assert "volba> Plán:\n  A → B\n" in said(["Plán:", "  A → B"])
    assert "Tahle hra nemá plán" in said([])
