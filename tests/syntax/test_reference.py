"""The language reference keeps its word: its examples are sentences of the language, its lists are complete."""

from __future__ import annotations

import json
import re
from dataclasses import is_dataclass
from inspect import isclass
from pathlib import Path

import pytest

from pravidla.analysis import analyse
from pravidla.data import data_folder
from pravidla.diagnostics import SourceFile
from pravidla.scenarios.runner import run_scenario
from pravidla.schema import inspect
from pravidla.schema import kinds as definition_kinds
from pravidla.source import parse_yaml
from pravidla.syntax import ENTRIES, ast, nodes, parse, parse_template, reserved_words

REFERENCE = (data_folder("grammar") / "README.md").read_text(encoding="utf-8")
YAML = re.compile(r"^```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = YAML.findall(REFERENCE)
OTHER_GAME = YAML.findall(REFERENCE.partition("## 17 ")[2])
"""the examples of the last section: a game of their own"""


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_passes_yaml_schema_and_grammar(example: str) -> None:
    file = SourceFile("README.md", example)
    root, problems = parse_yaml(file)
    assert problems == []
    assert root is not None
    shape, sentences = inspect(root, file)
    assert shape == []
    for sentence in sentences:
        if sentence.entry == "template":
            assert parse_template(sentence.scalar)[1] == [], sentence.scalar.value
            continue
        entry = next(entry for entry in ENTRIES if entry == sentence.entry)
        assert parse(entry, sentence.scalar)[1] == [], sentence.scalar.value


def test_the_reference_lists_the_reserved_words() -> None:
    listed = REFERENCE.split("<!-- reserved -->")[1].split("Left out")[0]
    assert set(re.findall(r"`(\w+)`", listed)) == reserved_words()


def test_the_reference_names_every_kind_of_definition() -> None:
    table = REFERENCE.split("## 2 Definitions")[1].split("**Keys")[0]
    assert set(definition_kinds()) <= set(re.findall(r"`(\w+)`", table))


def test_the_examples_together_are_a_game_whose_scenarios_come_out(tmp_path: Path) -> None:
    examples = EXAMPLES[: len(EXAMPLES) - len(OTHER_GAME)]
    base = "".join(example for example in examples if not example.startswith("- module"))
    (tmp_path / "rules.yaml").write_text(base, encoding="utf-8")
    for number, example in enumerate(example for example in examples if example.startswith("- module")):
        (tmp_path / f"module_{number}.yaml").write_text(example, encoding="utf-8")
    comes_out(tmp_path)


def test_the_last_examples_are_a_game_whose_scenarios_come_out(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text("".join(OTHER_GAME), encoding="utf-8")
    comes_out(tmp_path)


def comes_out(folder: Path) -> None:
    """A game without a remark whose scenarios pass on the interpreter."""
    compilation = analyse(folder)
    assert [diagnostic.message for diagnostic in compilation.diagnostics] == []
    assert compilation.game is not None
    assert compilation.scenarios
    for scenario in compilation.scenarios:
        assert [failure.message for failure in run_scenario(compilation.game, scenario).failures] == []


def test_every_construct_of_the_grammar_stands_in_an_example() -> None:
    used: set[type] = set()
    for example in EXAMPLES:
        file = SourceFile("README.md", example)
        root, _ = parse_yaml(file)
        assert root is not None
        for sentence in inspect(root, file)[1]:
            if sentence.entry == "template":
                tree: object = parse_template(sentence.scalar)[0]
            else:
                tree = parse(next(entry for entry in ENTRIES if entry == sentence.entry), sentence.scalar)[0]
            used.update(type(node) for node in nodes(tree))
    constructs = {one for one in vars(ast).values() if isclass(one) and is_dataclass(one)}
    assert len(constructs) > 100
    assert sorted(one.__name__ for one in constructs - used) == []


def test_every_key_of_the_schema_is_told() -> None:
    schema = json.loads((data_folder("grammar") / "spec.schema.json").read_text(encoding="utf-8"))
    kinds = {name: one for name, one in schema["$defs"].items() if name.endswith("_definition")}
    assert len(kinds) > 15
    untold = {
        name: [key for key in one["properties"] if f"`{key}" not in REFERENCE and f"{key}:" not in REFERENCE]
        for name, one in kinds.items()
    }
    assert {name: keys for name, keys in untold.items() if keys} == {}
