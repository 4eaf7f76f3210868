"""`pravidla.load`: engines by name, from a folder, with overlays."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.specs import change, copy_of
from tests.conformance.games import FOLDER

import pravidla
from pravidla.loading import LoadError, compiled_module, content_key, engine_module
from pravidla_runtime import ConfigurationError

HOUSE_RULE = "- value: goal.house\n  uncited: a rule of our own\n  overrides: [goal]\n  is: 20 points\n"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "mezipaměť s mezerou"
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    return folder


def played(game: Any, seed: int) -> list[int]:
    """The scores of a random game."""
    state, rng = game.new_initial_state(seed), Random(seed)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return list(state.scores())


def test_a_game_of_the_package_is_its_committed_engine() -> None:
    module = engine_module("hedvabna_stezka")
    assert module.__name__ == "pravidla_engines.hedvabna_stezka"
    assert pravidla.load("hedvabna_stezka", players=3).num_players == 3


def test_an_engine_for_one_configuration_plays_the_same_games(tmp_path: Path, cache: Path) -> None:
    spec = copy_of("pig", tmp_path)
    general = pravidla.load(spec, players=2, options={"target": "short"})
    specialised = pravidla.load(spec, players=2, options={"target": "short"}, specialised=True)
    assert type(specialised) is not type(general)
    assert specialised.key == general.key
    assert [played(specialised, seed) for seed in range(5)] == [played(general, seed) for seed in range(5)]


def test_an_engine_for_a_configuration_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(ConfigurationError):
        pravidla.load("hedvabna_stezka", players=9, specialised=True)


def test_a_folder_is_compiled_and_the_engine_kept(tmp_path: Path, cache: Path) -> None:
    spec = copy_of("pig", tmp_path)
    change(spec, "else 100 points", "else 60 points")
    game = pravidla.load(spec, players=2, options={"target": "short"})
    assert max(played(game, 1)) >= 10
    (kept,) = (cache / "pravidla" / "engines").iterdir()
    assert kept.name == content_key(spec, ())
    assert (kept / "__init__.py").is_file()


def test_the_same_content_is_compiled_once(tmp_path: Path, cache: Path) -> None:
    spec = copy_of("pig", tmp_path)
    change(spec, "else 100 points", "else 70 points")
    first = compiled_module(spec, ())
    assert compiled_module(spec, ()) is first
    del sys.modules[first.__name__]
    (cache / "pravidla" / "engines" / content_key(spec, ()) / "mark.py").write_text("", encoding="utf-8")
    assert Path(str(compiled_module(spec, ()).__file__)).parent.joinpath("mark.py").is_file()


def test_a_changed_rule_is_another_engine(tmp_path: Path, cache: Path) -> None:
    spec = copy_of("pig", tmp_path)
    before = pravidla.load(spec)
    change(spec, "else 100 points", "else 50 points")
    after = pravidla.load(spec)
    assert before.info.digest != after.info.digest
    assert 50 <= max(played(after, 3)) < 56


def test_an_overlay_changes_the_rules_and_leaves_the_game_alone(tmp_path: Path, cache: Path) -> None:
    overlay = tmp_path / "house.yaml"
    overlay.write_text(HOUSE_RULE, encoding="utf-8")
    changed = pravidla.load(FOLDER / "pig", overlays=[overlay])
    assert 20 <= max(played(changed, 5)) < 26
    assert max(played(pravidla.load(FOLDER / "pig"), 5)) >= 100


def test_a_game_that_is_not_there_is_told() -> None:
    with pytest.raises(LoadError, match="did you mean `hedvabna_stezka`"):
        pravidla.load("hedvabna_stzka")


def test_a_spec_with_mistakes_is_refused_with_its_diagnostics(tmp_path: Path, cache: Path) -> None:
    spec = copy_of("pig", tmp_path)
    change(spec, "increase my points by pot", "increase my ponts by pot")
    with pytest.raises(LoadError, match="did you mean `points`") as raised:
        pravidla.load(spec)
    assert [one.code for one in raised.value.diagnostics if one.severity.value == "error"]


@pytest.mark.parametrize("name", ["more.yaml", "paragraphs.yaml"])
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
def test_what_is_no_file_is_told_and_not_waited_for(
    name: str, make: Callable[[Path], None], tmp_path: Path, cache: Path
) -> None:
    spec = copy_of("pig", tmp_path)
    make(spec / name)
    with pytest.raises(LoadError, match="PRV201"):
        pravidla.load(spec)


def test_a_configuration_that_is_not_there_is_refused(cache: Path) -> None:
    with pytest.raises(ConfigurationError, match="is for 2 to 4 players"):
        pravidla.load(FOLDER / "pig", players=9)


def test_a_cache_that_cannot_be_used_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    spec = copy_of("tic_tac_toe", tmp_path)
    assert pravidla.load(spec).num_players == 2


def test_the_cache_forgets_the_oldest_engines(tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pravidla.loading._MOST_KEPT", 2)
    spec = copy_of("tic_tac_toe", tmp_path)
    keys = []
    for number, text in enumerate(("A", "B", "C")):
        change(spec, "en: Tic-tac-toe" if number == 0 else f"en: {'AB'[number - 1]}", f"en: {text}")
        compiled_module(spec, ())
        keys.append(content_key(spec, ()))
        os.utime(cache / "pravidla" / "engines" / keys[-1], (number, number))
    assert {path.name for path in (cache / "pravidla" / "engines").iterdir()} == set(keys[1:])
