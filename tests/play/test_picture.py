"""The boards as pictures of a position."""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.conformance.games import FOLDER
from tests.play.tables import sit_down, talk

from pravidla.analysis import Compilation, analyse
from pravidla.data import data_folder
from pravidla.play import Book, Desk, Plain
from pravidla.play.picture import pictures_of
from pravidla.play.replay import Replay
from pravidla_engines.hedvabna_stezka import Game as Caravans
from pravidla_engines.mombasa import Game as Companies

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def companies() -> Compilation:
    return analyse(data_folder("rulebooks") / "mombasa", scenarios=False)


def drawn(found: Compilation, state: Any, name: str, language: str = "cs", seat: int = 0) -> ElementTree.Element:
    assert found.game is not None and found.spec is not None
    pictures = pictures_of(found.game, found.spec, state, seat, state.game.num_players, language)
    return ElementTree.fromstring(pictures[name])


def texts(picture: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in picture.iter(f"{SVG}text")]


def after(game: Any, moves: int) -> Any:
    state, rng = game.new_initial_state(3), Random(1)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_a_map_has_its_regions_borders_rewards_and_seats(companies: Compilation) -> None:
    picture = drawn(companies, after(Companies(players=2), 0), "africa")
    said = Counter(texts(picture))
    assert sum(bool(re.fullmatch(r"region \d+", one)) for one in said.elements()) == 24
    assert sum(one.startswith("sídlo ") for one in said.elements()) == 4
    # 43 single lines and 19 double ones, and one of each in the key
    assert len(list(picture.iter(f"{SVG}line"))) == 44 + 2 * 20
    assert said["diamanty: 3"] == 1 and said["účetní body: 3"] == 1 and said["libry: 2"] == 1
    assert sum(one.startswith("stupnice společnosti: ") for one in said.elements()) == 4
    assert picture.get("aria-label") == "Mapa"


def test_a_map_shows_the_stations_of_the_position(companies: Compilation) -> None:
    state = after(Companies(players=3), 200)
    picture = drawn(companies, state, "africa", "en")
    posts = Counter(post for post in state.to_dict()["area_post"] if post < 4)
    assert posts
    marks = Counter(one.get("class") for one in picture.iter(f"{SVG}circle") if "mark" in str(one.get("class")))
    assert marks == {f"mark mark{company}": number for company, number in posts.items()}
    assert any(str(one.text).endswith(": Mombasa") for one in picture.iter(f"{SVG}title")) == (0 in posts)


def test_whoever_stands_on_a_place_is_drawn_there() -> None:
    found = analyse(data_folder("rulebooks") / "hedvabna_stezka", scenarios=False)
    state = after(Caravans(players=3), 60)
    picture = drawn(found, state, "plan")
    where = [one.text or "" for one in picture.iter(f"{SVG}title")]
    assert sum("karavana" in one for one in where) == sum(
        "mark" in str(c.get("class")) for c in picture.iter(f"{SVG}circle")
    )
    assert any(one.startswith("Turfan; ") for one in where)


def test_a_grid_is_drawn_with_what_lies_in_its_cells() -> None:
    found = analyse(FOLDER / "connect_four")
    state = sit_down("connect_four", (0, 1)).state.clone()
    for column in (3, 3, 4):
        state.apply_action(column)
    picture = drawn(found, state, "field")
    assert len(list(picture.iter(f"{SVG}rect"))) == 42
    marks = [one for one in picture.iter(f"{SVG}circle") if "mark" in str(one.get("class"))]
    assert [(one.get("cx"), one.get("cy")) for one in marks] == [("182", "286"), ("234", "286"), ("182", "234")]


def test_the_table_draws_the_board_to_a_file_and_says_where(tmp_path: Path) -> None:
    def said(line: str, *names: str) -> str:
        output = StringIO()
        book = Book(lambda: (), lambda: {}, lambda state, seat: {name: f"<svg>{name}</svg>" for name in names})
        Plain(Desk(sit_down("connect_four"), ("", ""), "", "cs", book), StringIO(line + "\n"), output).run()
        return output.getvalue()

    assert f"Nakresleno do {tmp_path / 'a.svg'}." in said(f"obraz {tmp_path / 'a.svg'}", "map")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == "<svg>map</svg>\n"
    assert "b-one.svg" in said(f"picture {tmp_path / 'b.svg'}", "one", "two")
    assert (tmp_path / "b-two.svg").exists()
    (tmp_path / "notes.txt").write_text("do not lose this", encoding="utf-8")
    assert "notes.txt není obrázek" in said(f"obraz {tmp_path / 'notes.txt'}", "map")
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "do not lose this"
    assert "Nakresleno" in said(f"obraz {tmp_path / 'a.svg'}", "map")
    nowhere = tmp_path / "nowhere"
    assert f"Nelze nakreslit: není složka {nowhere}" in said(f"obraz {nowhere / 'c.svg'}", "map")
    assert f"Nelze nakreslit: {tmp_path} je složka" in said(f"obraz {tmp_path}", "map")
    assert "Kam nakreslit?" in said("obraz")
    assert "Tahle hra nemá plán" in said(f"obraz {tmp_path / 'd.svg'}")
    assert "obraz SOUBOR" in talk(sit_down("connect_four"), ["pomoc"])


def test_a_replay_draws_the_board_after_every_move(tmp_path: Path) -> None:
    session = sit_down("tic_tac_toe", (0, 1))
    for _ in range(4):
        session.choose(session.state.legal_actions()[0])
    told = Replay(session, "", "en", dict, StringIO(), StringIO())
    assert told.draw(tmp_path / "new", lambda state, seat: {"field": f"<svg>{seat}</svg>"}, 3) == 4
    found = {path.name: path.read_text(encoding="utf-8").strip() for path in (tmp_path / "new").iterdir()}
    assert found == {
        "0000.svg": "<svg>0</svg>",
        "0001.svg": "<svg>0</svg>",
        "0002.svg": "<svg>1</svg>",
        "0003.svg": "<svg>0</svg>",
    }
