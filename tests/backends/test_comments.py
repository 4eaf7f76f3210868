"""Comments of generated code say where a statement comes from, and nothing twice."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

from pravidla.backends.python.code.render import without_repeats
from pravidla.data import packaged_games

DOC = ("Market.", "s3.1 s3.2 turn.yaml:4")


def test_a_comment_does_not_repeat_the_citations_of_the_docstring() -> None:
    lines = ["    # s3.1 s3.2 turn.yaml:6", "    s.coins = 1"]

    assert without_repeats(lines, DOC) == ["    # turn.yaml:6", "    s.coins = 1"]


def test_citations_of_the_statement_itself_stay() -> None:
    assert without_repeats(["    # s4.2 s3.1 turn.yaml:6"], DOC) == ["    # s4.2 turn.yaml:6"]


def test_what_a_block_cites_is_not_repeated_in_it_but_after_it() -> None:
    lines = [
        "    # s4.2 turn.yaml:6",
        "    if s.coins:",
        "        # s4.2 turn.yaml:7",
        "        s.coins = 0",
        "    # s4.2 turn.yaml:8",
        "    s.turn = 1",
    ]

    assert without_repeats(lines, DOC)[2::2] == ["        # turn.yaml:7", "    # s4.2 turn.yaml:8"]


def test_a_comment_that_says_nothing_new_goes() -> None:
    lines = ["    # s3.1 turn.yaml:4", "    s.a = 1", "    # turn.yaml:5", "    s.b = 1", "    # turn.yaml:5"]

    assert without_repeats(lines, DOC) == ["    s.a = 1", "    # turn.yaml:5", "    s.b = 1"]


@pytest.mark.parametrize("game", packaged_games())
def test_names_of_the_spec_stand_in_docstrings_as_they_are_written(game: str) -> None:
    folder = Path(str(importlib.import_module(f"pravidla_engines.{game}").__file__)).parent
    first = [
        (ast.get_docstring(node) or "").splitlines()[:1]
        for path in sorted(folder.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    told = [line for lines in first for line in lines]
    assert len(told) > 100
    assert [line for line in told if re.match(r"[A-Z][a-z]*[_.][a-z]", line)] == []
    assert [line for line in told if re.search(r"`: (do|after|each) [a-z]", line)] == []
