"""Set-up guards as data say the same as the compiler."""

from __future__ import annotations

import pytest
from tests.docs.pages import GAMES

from pravidla.analysis import analyse, configurations_up_to
from pravidla.backends.docs.guards import decided, guard_data
from pravidla.cli.games import find_spec
from pravidla.exceptions.edition import edition_of, holds


@pytest.mark.parametrize("game", GAMES)
def test_a_guard_is_decided_as_the_compiler_decides_it(game: str) -> None:
    edition = edition_of(analyse(find_spec(game).folder, scenarios=False))
    assert edition is not None
    options = {option.name: option.values for option in edition.game.options}
    guarded = [one.common for one in edition.spec.definitions if guard_data(edition, one.common) is not True]
    for configuration in list(configurations_up_to(edition.game))[::7]:
        chosen = {name: options[name][value] for name, value in configuration.options}
        for common in guarded:
            data = guard_data(edition, common)
            told = decided(data, configuration.players, configuration.modules, chosen)
            assert told == holds(edition, common, configuration), common.name


def test_what_has_no_condition_of_its_own_holds_where_its_file_does() -> None:
    edition = edition_of(analyse(find_spec("velkomesto").folder, scenarios=False))
    assert edition is not None
    (value,) = (one.common for one in edition.spec.definitions if one.common.name == "harbour_from")
    guard = guard_data(edition, value)
    assert decided(guard, 2, (), {}) is False
    assert decided(guard, 2, ("metropole",), {}) is True
