"""A spec that has words of our choice in every place where the schema allows free text.

The places come from the JSON Schema itself, so a new one is filled without being named here; a place that the spec does
not reach at all is reported by `reachable`.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import yaml
from jsonschema import Draft202012Validator

from pravidla.data import data_folder
from pravidla.diagnostics import SourceFile
from pravidla.source import parse_yaml, to_data

SCHEMA: dict[str, Any] = json.loads((data_folder("grammar") / "spec.schema.json").read_text(encoding="utf-8"))
EXAMPLES = re.findall(
    r"^```yaml\n(.*?)^```$",
    (data_folder("grammar") / "README.md").read_text(encoding="utf-8").partition("## 17 ")[0],
    re.MULTILINE | re.DOTALL,
)
Word = Callable[[], str]
FREE = {"plain_text", "template", "provenance"}
"""Definitions of the schema that are free text."""

MORE = """\
- table: weight(good)
  uncited: invented here
  note: only an example
  of: point
  from: assumed
  rows: {apple: 1, bread: 2, cloth: 3}
- track: ladder(good)
  uncited: invented here
  columns: {worth: 0..9 points}
  from: assumed
  spaces:
    apple: [{worth: 0}, {worth: 1}]
    bread: [{worth: 0}]
    cloth: [{worth: 0}]
- reading: who_walks
  uncited: invented here
  question: {cs: "Kdo jde?", en: "Who walks?"}
  choices: {first: {cs: první, en: first}, last: {cs: poslední, en: last}}
  chosen: first
  because: {cs: protože, en: because}
  reaches: [wave]
- action: wave
  text: {cs: Zamávej, en: Wave}
  uncited: invented here
  do:
    - choose one of:
        - option: once
          text: {cs: Jednou, en: Once}
          do:
            - gain 1 coin
        - option: twice
          text: {cs: Dvakrát, en: Twice}
          do:
            - do:
                - choose good from goods:
                    - gain price(good)
              text: {cs: "Za {good}", en: "For {good}"}
"""
APPLIES = """\
- applies: options.days is long
- value: price.long_days
  adjusts: price
  by: 1 coin
  uncited: invented here
"""


def files(word: Word, filled: set[str] | None = None) -> dict[str, str]:
    """The files of the spec with words in all places, whose names are added to `filled`."""
    modules = [example for example in EXAMPLES if example.startswith("- module")]
    base = "".join(example for example in EXAMPLES if not example.startswith("- module"))
    base = base.replace("        - fulfil\n", "        - fulfil\n        - wave\n") + MORE
    texts = {"rules.yaml": base, "long.yaml": APPLIES}
    texts.update({f"module_{number}.yaml": text for number, text in enumerate(modules)})
    filler = Filler(word, set() if filled is None else filled)
    return {name: _dumped([filler.filled(item) for item in _read(text)]) for name, text in texts.items()}


def write(folder: Path, word: Word) -> Path:
    """The spec as a folder."""
    folder.mkdir(parents=True)
    for name, text in files(word).items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def counted(say: Callable[[int], str]) -> Word:
    """Words by their number, so that no two are alike."""
    numbers = itertools.count(1)
    return lambda: say(next(numbers))


def _read(text: str) -> list[Any]:
    node, problems = parse_yaml(SourceFile("reference", text))
    assert node is not None and not problems
    data = to_data(node)
    assert isinstance(data, list)
    return list(data)


def _dumped(data: Any) -> str:
    data = _with_numbers(data)
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=10**6)


def _with_numbers(data: Any) -> Any:
    """Keys that are numbers as numbers: a table has them."""
    if isinstance(data, list):
        return [_with_numbers(part) for part in data]
    if isinstance(data, dict):
        return {int(key) if str(key).isdigit() else key: _with_numbers(part) for key, part in data.items()}
    return data


# ---- following the schema


def _resolved(schema: Any) -> tuple[str, Any]:
    """The name of the definition that a schema refers to (empty: none), and that definition."""
    if isinstance(schema, dict) and "$ref" in schema:
        name = schema["$ref"].removeprefix("#/$defs/")
        return name, SCHEMA["$defs"][name]
    return "", schema


class Filler:
    """Puts words into data, along the schema."""

    def __init__(self, word: Word, places: set[str]) -> None:
        self.word = word
        self.places = places

    def filled(self, data: Any, schema: Any = None, path: str = "") -> Any:
        """Data with words in all places of free text below."""
        name, body = _resolved({"$ref": "#/$defs/definition"} if schema is None else schema)
        path = _below(name, path)
        if name in FREE:
            return self._free(name, data, path)
        if name == "forms":
            # the English forms of a unit or die are the words by which rules name it
            return {**self._made(schema, path), "en": data["en"]}
        if not isinstance(body, dict):
            return data
        for one in body.get("allOf", ()):
            data = self.filled(data, one, path)
        if "if" in body:
            branch = "then" if Draft202012Validator(body["if"]).is_valid(data) else "else"
            if branch in body:
                data = self.filled(data, body[branch], path)
        if isinstance(data, list) and "items" in body:
            return [self.filled(part, body["items"], path) for part in data]
        if isinstance(data, dict):
            return self._mapping(data, body, path)
        return data

    def _mapping(self, data: dict[Any, Any], body: dict[str, Any], path: str) -> dict[Any, Any]:
        properties = body.get("properties", {})
        patterns = {key: value for key, value in body.get("patternProperties", {}).items() if isinstance(value, dict)}
        result: dict[Any, Any] = {}
        for key, value in data.items():
            result[key] = value
            if str(key) in properties:
                result[key] = self.filled(value, properties[str(key)], f"{path}/{key}")
                continue
            found = next((sub for pattern, sub in patterns.items() if re.search(pattern, str(key))), None)
            if found is None and isinstance(body.get("additionalProperties"), dict):
                found = body["additionalProperties"]
            if found is not None:
                result[key] = self.filled(value, found, path)
        for key, sub in properties.items():
            if key not in result and not (key == "uncited" and "cites" in result):
                new = self._made(sub, f"{path}/{key}")
                if new is not None:
                    result[key] = new
        if "^x-" in body.get("patternProperties", {}) and properties:
            result["x-remark"] = self.word()
        return result

    def _free(self, name: str, data: Any, path: str) -> str:
        self.places.add(path)
        match name:
            case "provenance":
                # a provenance stands on one line
                return "assumed " + self.word().replace("\n", " ")
            case "template":
                return f"{data} {self.word().replace('{', '{{').replace('}', '}}')}"
            case _:
                return self.word()

    def _made(self, schema: Any, path: str) -> Any:
        """A new value for a place that the spec leaves out; None where it is no free text."""
        name, body = _resolved(schema)
        if name in FREE:
            return self._free(name, "", path).strip()
        if name in ("text", "declension", "forms"):
            return {key: self._made(sub, f"{path}/{key}") for key, sub in body["properties"].items()}
        if name == "from":
            return self._made(body["else"], path)
        if name == "note":
            # in both languages; as a plain text wherever the spec has one
            return self._made(body["then"], name)
        if isinstance(body, dict) and body.get("type") == "array" and _resolved(body.get("items"))[0] in FREE:
            return [self._made(body["items"], path) for _ in range(body.get("maxItems", 2))]
        return None


def _below(name: str, path: str) -> str:
    """The way from the definition that a place belongs to; texts and the like belong to whatever holds them."""
    return path if name in ("", "text", "forms", "declension", "from", "definition", *FREE) else name


# ---- what there is


def reachable(schema: Any = None, path: str = "", seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Every place of free text, as the definition that it belongs to and the way from there."""
    name, body = _resolved({"$ref": "#/$defs/definition"} if schema is None else schema)
    if name in FREE:
        yield path
        return
    if name:
        if name in seen:
            return
        seen, path = seen | {name}, _below(name, path)
    if not isinstance(body, dict):
        return
    for key in ("then", "else", "items", "additionalProperties"):
        if isinstance(body.get(key), dict):
            yield from reachable(body[key], path, seen)
    for key in ("allOf", "anyOf", "oneOf"):
        for one in body.get(key, ()):
            yield from reachable(one, path, seen)
    for key, sub in body.get("properties", {}).items():
        yield from reachable(sub, f"{path}/{key}", seen)
    for sub in body.get("patternProperties", {}).values():
        yield from reachable(sub, path, seen)
