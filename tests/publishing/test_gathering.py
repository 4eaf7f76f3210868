"""What the reference of a game is made from."""

from __future__ import annotations

import ast

import pytest

from pravidla.backends.docs.search import read_dictionary
from pravidla.data import packaged_games
from pravidla.publishing.gathering import engine_files, functions


@pytest.mark.parametrize("game", packaged_games())
def test_the_functions_shown_are_those_that_python_reads(game: str) -> None:
    files = engine_files(game, packaged=True)
    shown = {(one.file, one.name): one.text for codes in functions(files).values() for _, one in codes}
    assert len(shown) > 100
    for file, text in files.items():
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and (file, node.name) in shown:
                told = shown.pop((file, node.name)).removesuffix("\n    ...")
                whole = ast.get_source_segment(text, node) or ""
                assert whole == told or (whole.startswith(told) and told.count("\n") == 79)
    assert shown == {}


def test_the_dictionary_is_read_once_and_knows_the_forms_of_a_word() -> None:
    assert read_dictionary() is read_dictionary()
    assert {"knize", "knihou"} <= set(read_dictionary()["kniha"])
