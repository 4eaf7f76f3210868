"""The picture of the course: one for each way in which the set-up changes it, each only where it counts."""

from __future__ import annotations

import re
from itertools import product

import pytest
from tests.docs.pages import GAMES, reference

from pravidla.backends.docs.guards import decided
from pravidla.backends.docs.view import Block, Site


def courses(site: Site) -> tuple[Block, ...]:
    return next(page for page in site.pages if page.file == "course.html").blocks


@pytest.mark.parametrize("game", GAMES)
def test_every_configuration_has_one_picture_of_its_course(game: str) -> None:
    site = reference(game)
    modules = [name for name, _ in site.settings.modules]
    values = [[(one.name, value) for value, _ in one.values] for one in site.settings.options]
    sets = [()] if not modules else [(), (modules[0],), tuple(modules)]
    players = site.settings.players[0]
    blocks = courses(site)
    for chosen in sets:
        for options in product(*values):
            settled = dict(options)
            if all(
                settled[one.name] == one.start or decided(one.guard, players, chosen, {}) is not False
                for one in site.settings.options
            ):
                shown = [one for one in blocks if decided(one.guard, players, chosen, settled)]
                assert len(shown) == 1, (chosen, settled)


def boxes(block: Block) -> list[str]:
    assert block.picture is not None
    return re.findall(r"<text[^>]*>([^<]*)", block.picture.svg)


def test_a_stage_is_drawn_only_where_the_set_up_has_it() -> None:
    drawn = {one.title: boxes(one) for one in courses(reference("kanagawa"))}
    assert "Vzít diplom, nebo se ho vzdát" in drawn["Diplomy: Hned, nebo nikdy"]
    assert "Vzít diplom, nebo se ho vzdát" not in drawn["Diplomy: Kdykoli"]


def test_a_picture_says_with_which_modules_it_counts() -> None:
    titles = [one.title for one in courses(reference("velkomesto"))]
    assert titles[0] == "Bez modulů"
    assert "s moduly Přístav a Metropole" in titles[-1]


def test_a_game_with_one_course_has_one_picture_without_a_condition() -> None:
    (only,) = courses(reference("nippon"))
    assert only.guard is True
    assert only.title == ""
