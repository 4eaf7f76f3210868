"""`pravidla.load` says what is wrong with what it was given, in errors of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.conformance.games import FOLDER

import pravidla
from pravidla.loading import LoadError
from pravidla_runtime import ConfigurationError

PIG = FOLDER / "pig"


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("", "no game and no folder ''; the games are .*hedvabna_stezka"),
        ("hedvabna_stzka", "did you mean `hedvabna_stezka`"),
        ("no/such/folder", "no game and no folder"),
        (Path("nowhere"), "no game and no folder"),
        ("a\0b", "no game and no folder"),
        ("x" * 5000, "no game and no folder"),
        (5, "a game is a name or the folder of a spec, not 5"),
        (None, "not None"),
        (["pig"], "a game is a name"),
        ("rules", "no game and no folder"),
        ("os", "no game and no folder"),
    ],
)
def test_a_game_that_is_not_there_is_told(game: Any, message: str) -> None:
    with pytest.raises(LoadError, match=message) as error:
        pravidla.load(game)
    assert len(str(error.value)) < 300


def test_a_folder_without_a_spec_is_told(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="holds no spec"):
        pravidla.load(tmp_path)


@pytest.mark.parametrize(
    ("overlays", "message"),
    [
        ("x.yaml", r"overlays are a list of files, such as \['my.yaml'\], not 'x.yaml'"),
        (Path("x.yaml"), "overlays are a list"),
        (5, "overlays are a list"),
        ([5], "an overlay is a file, not 5"),
        (["x.yaml"], "there is no overlay 'x.yaml'"),
        ([""], "there is no overlay ''"),
        (["a\0b"], "there is no overlay"),
        (["."], "there is no overlay"),
    ],
)
def test_an_overlay_that_is_none_is_told(overlays: Any, message: str) -> None:
    with pytest.raises(LoadError, match=message):
        pravidla.load(PIG, overlays=overlays)


def test_an_overlay_that_is_misspelt_is_told_with_its_neighbour(tmp_path: Path) -> None:
    (tmp_path / "house.yaml").write_text("[]", encoding="utf-8")
    with pytest.raises(LoadError, match=r"did you mean `house\.yaml`"):
        pravidla.load(PIG, overlays=[tmp_path / "hause.yaml"])


@pytest.mark.parametrize(
    ("configuration", "message"),
    [
        ({"players": 9}, "pig is for 2 to 4 players, not 9"),
        ({"players": 10**5000}, "pig is for 2 to 4 players"),
        ({"players": 2.0}, "a whole number, not 2.0"),
        ({"players": "2"}, "a whole number, not '2'"),
        ({"players": True}, "a whole number, not True"),
        ({"modules": "harbour"}, "modules are a list of names"),
        ({"modules": 5}, "modules are a list of names"),
        ({"modules": ["harbour"]}, "no module `harbour`; there is none"),
        ({"modules": [5]}, "no module `5`"),
        ({"modules": [["x"]]}, "no module"),
        ({"options": 5}, "options are a mapping from names to values, not 5"),
        ({"options": "target"}, "options are a mapping"),
        ({"options": [("target", "short")]}, "options are a mapping"),
        ({"options": {"targt": "short"}}, "no option `targt`; did you mean `target`"),
        ({"options": {5: "short"}}, "no option `5`; there is target"),
        ({"options": {"target": "shrt"}}, "no value `shrt`; did you mean `short`"),
        ({"options": {"target": None}}, "no value `None`; there is full, short"),
        ({"options": {"target": ["short"]}}, "no value"),
        ({"options": {"target": "\x1b[2J"}}, r"no value `'\\x1b\[2J'`"),
    ],
)
def test_a_configuration_that_is_not_there_is_told(configuration: Any, message: str) -> None:
    with pytest.raises(ConfigurationError, match=message) as error:
        pravidla.load(PIG, **configuration)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("seed", ["1", 1.0, True, [1]])
def test_a_seed_that_is_no_whole_number_is_told(seed: Any) -> None:
    with pytest.raises(ConfigurationError, match="a seed is a whole number"):
        pravidla.load(PIG).new_initial_state(seed)
