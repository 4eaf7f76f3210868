"""Maps: words that ways do not cross, a key to the lines."""

from __future__ import annotations

import re

from tests.docs.pages import reference

from pravidla.backends.docs.labels import labels


def drawn(game: str) -> str:
    pictures = [
        block.picture.svg
        for page in reference(game).pages
        for one in page.sections
        if one.kind == "board"
        for block in one.blocks
        if block.picture is not None
    ]
    return pictures[0]


def test_words_stand_where_no_way_runs() -> None:
    points = [(100.0, 100.0), (200.0, 100.0), (100.0, 0.0), (0.0, 100.0)]
    ways = [(points[0], other) for other in points[1:]]
    placed = labels(points, [(60, 1, 0.0)] * 4, ways)[0]
    assert placed.anchor == "middle" and placed.y > 100


def test_words_do_not_cover_each_other_where_there_is_room() -> None:
    points = [(0.0, 0.0), (30.0, 0.0)]
    first, second = (one.box for one in labels(points, [(80, 2, 0.0)] * 2, []))
    assert first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]


def test_double_lines_and_arrows_are_explained_below_the_map() -> None:
    assert re.findall(r'class="key">.*?>([^<]+)</text>', drawn("mombasa")) == ["cena vstupu: 1", "cena vstupu: 2"]
    assert "jen tímto směrem" in drawn("hedvabna_stezka")


def test_nothing_of_a_map_stands_outside_of_its_picture() -> None:
    text = drawn("mombasa")
    width, height = (int(one) for one in re.findall(r'viewBox="0 0 (\d+) (\d+)"', text)[0])
    left, top = (int(one) for one in re.findall(r"translate\((-?\d+) (-?\d+)\)", text)[0])
    for x, y in re.findall(r'<(?:text|circle)[^>]* c?x="(-?\d+)" c?y="(-?\d+)"', text):
        assert 0 <= int(x) + left <= width and 0 <= int(y) + top <= height


def test_a_track_shows_all_that_is_printed_on_its_spaces() -> None:
    track = next(one for page in reference("nippon").pages for one in page.sections if one.name == "scoring_track")
    picture = next(block.picture for block in track.blocks if block.picture is not None)
    assert picture.svg.count(">Zlaté pole</text>") == 3
    assert ">Bodování: 1</text>" in picture.svg and ">Bodování: 2</text>" in picture.svg


def test_what_two_modules_add_to_a_list_has_two_names() -> None:
    titles = [one.title for page in reference("velkomesto").pages for one in page.sections if one.kind == "component"]
    assert len(titles) == len(set(titles)) and "Objekt – přidává Přístav" in titles
