"""The language reference keeps its word: its examples are sentences of the language, its lists are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pravidla.analysis import analyse
from pravidla.data import data_folder
from pravidla.diagnostics import SourceFile
from pravidla.scenarios.runner import run_scenario
from pravidla.schema import inspect
from pravidla.schema import kinds as definition_kinds
from pravidla.source import parse_yaml
from pravidla.syntax import ENTRIES, parse, parse_template, reserved_words

REFERENCE = (data_folder("grammar") / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```$", REFERENCE, re.MULTILINE | re.DOTALL)


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
    base = "".join(example for example in EXAMPLES if not example.startswith("- module"))
    (tmp_path / "rules.yaml").write_text(base, encoding="utf-8")
    for number, example in enumerate(example for example in EXAMPLES if example.startswith("- module")):
        (tmp_path / f"module_{number}.yaml").write_text(example, encoding="utf-8")
    compilation = analyse(tmp_path)
    assert [diagnostic.message for diagnostic in compilation.diagnostics] == []
    assert compilation.game is not None
    assert compilation.scenarios
    for scenario in compilation.scenarios:
        assert [failure.message for failure in run_scenario(compilation.game, scenario).failures] == []
