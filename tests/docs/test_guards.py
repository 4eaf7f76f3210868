"""Set-up guards as data say the same as the compiler."""

from __future__ import annotations

import pytest
from tests.docs.pages import GAMES

from pravidla.analysis import analyse, configurations_up_to
from pravidla.backends.docs.guards import decided, guard_data, guard_sentence, told_guard
from pravidla.backends.docs.names import names_of
from pravidla.backends.docs.phrases import Voice
from pravidla.backends.docs.view import Guard
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


def test_what_holds_together_is_told_in_brackets_where_it_would_reach_over() -> None:
    edition = edition_of(analyse(find_spec("velkomesto").folder, scenarios=False))
    assert edition is not None
    (harbour,) = (
        one.common for one in edition.spec.definitions if one.common.kind == "trigger" and one.common.name == "harbour"
    )
    told = guard_sentence(Voice(names_of(edition, {}, {}, "cs")), harbour).replace("\u00a0", " ")
    assert told.startswith("(hraje se s modulem Přístav nebo hraje se s modulem Metropole) a zároveň přístav patří ")
    english = guard_sentence(Voice(names_of(edition, {}, {}, "en")), harbour)
    assert english.startswith("(") and ") and " in english


def test_a_guard_is_told_without_what_only_play_decides() -> None:
    edition = edition_of(analyse(find_spec("velkomesto").folder, scenarios=False))
    assert edition is not None
    voice, module = Voice(names_of(edition, {}, {}, "cs")), ("module", "pristav")
    few = ("players", "<", 3)

    def told(guard: Guard) -> str:
        return told_guard(voice, guard).replace("\u00a0", " ")

    assert told(("and", ("or", module, few), few)) == (
        "(hraje se s modulem Přístav nebo počet hráčů < 3) a zároveň počet hráčů < 3"
    )
    assert told(("not", ("or", module, few))) == "nehraje se s modulem Přístav a zároveň počet hráčů ≥ 3"
    assert told(("and", None, module)) == "hraje se s modulem Přístav"
    assert told(("or", None, module)) == told(True) == ""
