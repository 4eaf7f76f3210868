"""The position as a player is told it."""

from __future__ import annotations

import pytest

from pravidla import load
from pravidla.play.sections import sections_of

CATCH, CLOSED = "úlovek rybářské lodi", "objekty mimo provoz"


@pytest.mark.parametrize(
    ("modules", "told"),
    [((), set()), (("pristav",), {CATCH}), (("metropole",), {CLOSED}), (("pristav", "metropole"), {CATCH, CLOSED})],
)
def test_nothing_is_told_of_modules_that_are_not_in_play(modules: tuple[str, ...], told: set[str]) -> None:
    state = load("velkomesto", players=2, modules=modules).new_initial_state(1)
    labels = {entry.label for section in sections_of(state, 0, 2, "cs") for entry in section.entries}
    assert {CATCH, CLOSED} & labels == told
    assert any("balíček nízkých čísel" in label.lower() for label in labels) == bool(modules)
