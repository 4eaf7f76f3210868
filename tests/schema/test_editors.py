"""The schemas as editors use them: each file by itself, with any validator, and a description of every key."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from pravidla.data import data_folder
from pravidla.editing.modeline import schema_name, with_modeline

ROOT = Path(__file__).resolve().parents[2]
SPECS = sorted(
    path
    for folder in ("rulebooks", "tests/conformance", "grammar/new_game")
    for path in (ROOT / folder).rglob("*.yaml")
)
SCHEMAS = ("spec.schema.json", "paragraphs.schema.json")


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((data_folder("grammar") / name).read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def validators() -> dict[str, Draft202012Validator]:
    return {name: Draft202012Validator(schema(name)) for name in SCHEMAS}


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_is_valid_by_itself(path: Path, validators: dict[str, Draft202012Validator]) -> None:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    # the keys of JSON are texts
    data = json.loads(json.dumps(yaml.load(path.read_text(encoding="utf-8"), Loader=loader)))
    assert [error.message for error in validators[schema_name(path)].iter_errors(data)] == []


@pytest.mark.parametrize(
    "path",
    [path for path in SPECS if "new_game" not in path.parts],
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_every_file_names_its_schema_by_a_path_that_is_there(path: Path) -> None:
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    assert first.startswith("# yaml-language-server: $schema=")
    assert (path.parent / first.partition("=")[2]).resolve() == data_folder("grammar").resolve() / schema_name(path)


@pytest.mark.parametrize(
    "wrong",
    [
        [{"rule": "main", "do": [], "cites": ["s1.1"], "wehn": "x"}],
        [{"rule": "main", "cites": ["s1.1"]}],
        [{"rule": "main", "do": []}],
        [{"rul": "main"}],
        {"rule": "main"},
        [{"value": "x", "is": 1, "cites": ["strana 3"]}],
    ],
)
def test_what_is_wrong_is_found_without_our_code(wrong: object, validators: dict[str, Draft202012Validator]) -> None:
    assert list(validators["spec.schema.json"].iter_errors(wrong)) != []


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_key_is_described(name: str) -> None:
    whole = schema(name)
    Draft202012Validator.check_schema(whole)
    bare = [
        f"{where}.{key}"
        for where, node in [("file", whole), *whole["$defs"].items()]
        for key, value in node.get("properties", {}).items()
        if not described(value, whole["$defs"])
    ]
    assert bare == []


def described(value: Any, definitions: dict[str, Any]) -> bool:
    if "description" in value:
        return True
    name = value.get("$ref", "").removeprefix("#/$defs/")
    return name in definitions and described(definitions[name], definitions)


def test_the_line_goes_on_top_once(tmp_path: Path) -> None:
    (tmp_path / "spec.schema.json").write_text("{}", encoding="utf-8")
    path = tmp_path / "scenarios" / "a.yaml"
    path.parent.mkdir()
    text = with_modeline("# Examples.\n- word: a\n", path)
    assert text == "# yaml-language-server: $schema=../spec.schema.json\n# Examples.\n- word: a\n"
    assert with_modeline(text, path) == text


def test_a_line_that_somebody_wrote_is_kept(tmp_path: Path) -> None:
    (tmp_path / "spec.schema.json").write_text("{}", encoding="utf-8")
    text = "# Mine.\n\n# yaml-language-server: $schema=https://example.org/spec.schema.json\n- word: a\n"
    assert with_modeline(text, tmp_path / "a.yaml") == text


def test_without_a_schema_at_hand_nothing_is_written(tmp_path: Path) -> None:
    assert with_modeline("- word: a\n", tmp_path / "a.yaml") == "- word: a\n"


def test_what_is_to_be_pasted_into_an_editor_can_be_read() -> None:
    text = (data_folder("grammar") / "EDITORS.md").read_text(encoding="utf-8")
    read = {"json": json.loads, "toml": tomllib.loads}
    pieces = re.findall(r"```(json|toml)\n(.*?)```", text, re.DOTALL)
    assert {language for language, _ in pieces} == set(read)
    assert all(isinstance(read[language](piece), dict) for language, piece in pieces)
