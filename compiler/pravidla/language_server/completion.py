"""What may be written at a place: keys, paragraphs, and the names that are in scope there and of the right kind.

Names are not guessed: a name that nothing has is put in the place, and the analysis says what could have stood there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pravidla.analysis.reporting.problems import Asked
from pravidla.language_server.names import Names
from pravidla.language_server.paragraphs import is_index
from pravidla.language_server.project import Project
from pravidla.language_server.view import View
from pravidla.schema.document import kinds, spec_schema

QUESTION = "zzq_what_may_stand_here"
"""A name that no spec has."""

_WORD = re.compile(r"\w*")
_BACK = re.compile(r"\w*$")
_KEY = re.compile(r"^( *(?:- +)*)(\w*)$")
_NEW_NAME = re.compile(rf"- (?:{'|'.join(kinds())}): *\w*$")
_KEY_ABOVE = re.compile(r"^( *(?:- +)*)([\w. ]+):(?: |$)")
_CITING = re.compile(
    r"(?:(?:cites|because): *\[|(?<!:)\s\[)(?: *s\d+\.\d+(?:\.\d+)?,)* *(?:s[\d.]*)?$"
    r"|transcript s?[\d.]*$|(?<![\w.\[])s\d[\d.]*$"
)
_CITING_KEYS = frozenset({"cites", "because"})
_CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be written. It takes the place of the text from `start` to `end`."""

    label: str
    kind: str
    detail: str
    start: int
    end: int


def complete(project: Project, view: View, path: Path, text: str, offset: int) -> list[Choice]:
    """The choices at a place of the text on the screen; none in comments and where nothing is known."""
    line_start = text.rfind("\n", 0, offset) + 1
    before = text[line_start:offset]
    if before.lstrip().startswith("#") or is_index(path):
        return []
    above = _keys_above(text, line_start, len(before) - len(before.lstrip(" -")))
    if _CITING.search(before) or (above and above[-1] in _CITING_KEYS and before.lstrip(" -") == before.strip(" -")):
        return list(_paragraphs(view, text, offset))
    key = _KEY.match(before)
    found = [] if key is None else _keys(text, line_start, key, offset)
    start = offset - len(_word_before(text, offset))
    after = _WORD.match(text, offset)
    end = offset if after is None else after.end()
    if _NEW_NAME.match(before):
        return found
    names = _asked(project, view, path, text, start, end)
    return [*found, *names] if names or found else _all_names(view, text, start, end)


def _word_before(text: str, offset: int) -> str:
    found = _BACK.search(text[max(0, offset - 200) : offset])
    return "" if found is None else found[0]


# ---------------------------------------------------------------- paragraphs


def _paragraphs(view: View, text: str, offset: int) -> Iterator[Choice]:
    """The paragraphs of the rulebook with our summaries; the sentences of the one that is named already."""
    found = re.search(r"s?[\d.]*$", text[max(0, offset - 20) : offset])
    word = "" if found is None else found[0]
    start = offset - len(word)
    for entry in view.index.entries if view.index is not None else ():
        yield Choice(entry.id, "paragraph", entry.summary or entry.kind, start, offset)
        if word.startswith(f"{entry.id}."):
            for number, modality in enumerate(entry.sentences, 1):
                yield Choice(f"{entry.id}.{number}", "paragraph", f"{modality}: {entry.summary}", start, offset)


# ---------------------------------------------------------------- keys


def _keys_above(text: str, line_start: int, column: int) -> list[str]:
    """The keys that the line belongs to, from the outermost on."""
    found: list[str] = []
    for line in reversed(text[:line_start].splitlines()):
        match = _KEY_ABOVE.match(line)
        if match is None or line.lstrip().startswith("#"):
            continue
        if len(match[1]) < column:
            found.insert(0, match[2].strip())
            column = len(match[1])
            if "-" in match[1] and match[1].index("-") < column:
                # the first key of an item of a list: what is above it belongs to the list
                column = match[1].index("-") + 1
        if column <= 1:
            break
    return found


def _keys(text: str, line_start: int, match: re.Match[str], offset: int) -> list[Choice]:
    """The keys of the schema that may stand here and do not yet."""
    start = offset - len(match[2])
    column = len(match[1])
    if match[1] == "- ":
        return [Choice(kind, "key", detail, start, offset) for kind, detail in _kinds()]
    first, last = _item_around(text, line_start)
    item = text[first:last]
    kind = next((one for one in kinds() if re.search(rf"(?m)^(?:- |  ){one}:", item)), None)
    if kind is None:
        return []
    above = _keys_above(text, line_start, column)
    path = above[1:] if above and above[0] in kinds() and column > 2 else above
    path = [one for one in path if one not in kinds()] if column == 2 else path
    there = set(re.findall(rf"(?m)^(?:{' ' * column}|- )(\w+):", item)) if column == 2 else set()
    offered = properties(kind, () if column == 2 else tuple(path))
    return [Choice(name, "key", detail, start, offset) for name, detail in offered.items() if name not in there]


def _item_around(text: str, offset: int) -> tuple[int, int]:
    """The definition around a place."""
    start = text.rfind("\n- ", 0, offset + 2)
    end = text.find("\n- ", offset)
    return start + 1, len(text) if end < 0 else end + 1


@cache
def _kinds() -> tuple[tuple[str, str], ...]:
    schema = spec_schema()["$defs"]
    return tuple((kind, schema[f"{kind}_definition"].get("description", "")) for kind in kinds())


@cache
def properties(kind: str, path: tuple[str, ...]) -> Mapping[str, str]:
    """The keys below some keys of a definition, with their descriptions in the schema."""
    schema = spec_schema()["$defs"]
    nodes = [schema[f"{kind}_definition"]]
    for key in path:
        nodes = [
            below
            for node in nodes
            for one in _alternatives(node, schema)
            for below in (one.get("properties", {}).get(key), one.get("additionalProperties"))
            if isinstance(below, dict)
        ]
    found: dict[str, str] = {}
    for node in nodes:
        for one in _alternatives(node, schema):
            for name, value in one.get("properties", {}).items():
                found.setdefault(name, _description(value, schema))
    return found


def _alternatives(node: dict[str, Any], schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A schema with all that it refers to, the items of lists included."""
    waiting, seen = [node], list[int]()
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.append(id(one))
        yield one
        if "$ref" in one:
            waiting.append(schema[one["$ref"].removeprefix("#/$defs/")])
        waiting += [one[key] for key in ("then", "else", "items") if isinstance(one.get(key), dict)]
        waiting += [below for key in ("allOf", "anyOf", "oneOf") for below in one.get(key, ())]


def _description(value: Any, schema: dict[str, Any]) -> str:
    if not isinstance(value, dict):
        return ""
    own = value.get("description")
    if own is None and "$ref" in value:
        own = schema[value["$ref"].removeprefix("#/$defs/")].get("description")
    return str(own or "")


# ---------------------------------------------------------------- names


def _asked(project: Project, view: View, path: Path, text: str, start: int, end: int) -> list[Choice]:
    """What the analysis would take here."""
    for changed in _questions(text, start, end):
        try:
            if project.candidates(path, changed, QUESTION) is not None:
                # it can be read, and nothing is looked up at this place
                return []
        except Asked as answer:
            return list(_choices(view.names, answer.what, answer.candidates, start, end))
    return []


def _questions(text: str, start: int, end: int) -> Iterator[str]:
    """The text with the question in it: as it is, without the rest of the line, and with what is open closed."""
    yield text[:start] + QUESTION + text[end:]
    line = text.rfind("\n", 0, start) + 1
    line_end = text.find("\n", end)
    rest = "" if line_end < 0 else text[line_end:]
    open_ones: list[str] = []
    for character in text[line:start]:
        if character in _CLOSING:
            open_ones.append(_CLOSING[character])
        elif open_ones and character == open_ones[-1]:
            open_ones.pop()
    closing = "".join(reversed(open_ones))
    for tail in ("", " to box", ":"):
        yield text[:start] + QUESTION + closing + tail + rest


def _choices(names: Names, what: str, candidates: Iterable[str], start: int, end: int) -> Iterator[Choice]:
    kinds_by_name: dict[str, str] = {}
    for one in names.everything:
        if one.is_declared:
            kinds_by_name.setdefault(one.name.text, str(one.name.declares))
            kinds_by_name.setdefault(one.full, str(one.name.declares))
    for name in candidates:
        single = names.singulars.get(name)
        kind = kinds_by_name.get(name) or ("list" if single is not None else "local")
        detail = f"all of {single}" if single is not None else what if kind == "local" else kind
        yield Choice(name, kind, detail, start, end)


def _all_names(view: View, text: str, start: int, end: int) -> list[Choice]:
    """Where the sentence cannot be read yet: all names of the game that could be meant at all."""
    role = "member" if text[start - 1 : start] == "." else "plain"
    found: dict[str, Choice] = {}
    for one in view.names.everything:
        if one.is_declared and one.name.role == role and not one.name.path:
            kind = str(one.name.declares)
            found.setdefault(one.name.text, Choice(one.name.text, kind, kind, start, end))
    return list(found.values())
