"""Whether players of a game know different things."""

from __future__ import annotations

import pytest

from pravidla import load


@pytest.mark.parametrize(
    ("game", "private"),
    [("hedvabna_stezka", True), ("kanagawa", True), ("mombasa", True), ("nippon", False), ("velkomesto", False)],
)
def test_a_bag_into_which_nobody_sees_is_no_secret_between_players(game: str, private: bool) -> None:
    assert load(game, players=2).info.private == private
