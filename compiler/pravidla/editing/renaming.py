"""Renaming something in a spec: where its name stands, whether the new one is free, and whether all stays the same.

The result is only good when the game compiled from the changed files is the old one but for the name; `same_game`
compares them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pravidla.analysis.names.symbols import PREDECLARED
from pravidla.diagnostics import SourceFile, did_you_mean
from pravidla.editing.occurrences import Occurrence, Role, occurrences
from pravidla.editing.starting import YAML_VALUES, is_name
from pravidla.ir.nodes import Game
from pravidla.ir.pprint import pretty
from pravidla.syntax import reserved_words

_TOKEN = re.compile(r"\w+|\W")
_WITH_PLURAL = frozenset({"list", "component", "unit"})


class RenamingRefused(ValueError):
    """Nothing is renamed; the message says why."""


@dataclass(frozen=True, slots=True)
class Change:
    """A file with its text after the renaming, and how many names in it are new."""

    path: str
    text: str
    count: int


def rename(files: Iterable[SourceFile], old: str, new: str) -> tuple[Change, ...]:
    """The files that change. `old` may have a kind before it (`column price`), and dots. Raises `RenamingRefused`."""
    sources = tuple(files)
    chosen = replacements([one for file in sources for one in occurrences(file)], old, new)
    result = []
    for file in sources:
        own = [(one, word) for one, word in chosen if one.span.file == file.path]
        if own:
            result.append(Change(file.path, _replaced(file.text, own), len(own)))
    return tuple(result)


def replacements(everything: list[Occurrence], old: str, new: str) -> list[tuple[Occurrence, str]]:
    """What takes the place of which names when `old` is renamed. Raises `RenamingRefused`."""
    kind, _, name = old.strip().rpartition(" ")
    path = tuple(name.split("."))
    last = new_name(path, new)
    role, kinds = _target(everything, kind.strip(), path)
    roles = {role, "member"} if any(one.is_factor and one.text == name for one in everything) else {role}
    pairs = {path[-1]: last}
    declared = {one.text for one in everything if one.declares not in (None, "word") and one.role == role}
    if kinds & _WITH_PLURAL and f"{path[-1]}s" not in declared:
        pairs[f"{path[-1]}s"] = f"{last}s"
    refuse_clash(everything, pairs)
    return [(one, pairs[one.text]) for one in everything if _is_meant(one, path, roles, pairs)]


def new_name(path: tuple[str, ...], new: str) -> str:
    """The last part of the new name; what stands before it must be that of the old one."""
    parts = tuple(new.strip().split("."))
    if len(parts) > 1 and parts[:-1] != path[:-1]:
        raise RenamingRefused(f"`{new}` would belong to something else: only the last part of a name is renamed")
    last = parts[-1]
    if last in YAML_VALUES:
        raise RenamingRefused(f"`{last}` is no name: YAML takes it for a value")
    if not is_name(last):
        raise RenamingRefused(f"`{last}` is no name: small letters, digits and `_`")
    if last in reserved_words():
        raise RenamingRefused(f"`{last}` is a word of the language")
    if last in PREDECLARED:
        raise RenamingRefused(f"`{last}` is a name of the language")
    if last == path[-1]:
        raise RenamingRefused(f"`{'.'.join(path)}` is called so already")
    return last


def _target(everything: list[Occurrence], kind: str, path: tuple[str, ...]) -> tuple[Role, frozenset[str]]:
    """The role of a name and the kinds of what it declares there."""
    name = ".".join(path)
    declared = [one for one in everything if one.declares and _is_declared(one, path)]
    if not declared:
        known = {".".join((*one.path, one.text)) for one in everything if one.declares}
        hint = did_you_mean(name, known)
        raise RenamingRefused(f"nothing is called `{name}`" + (f"; {hint}" if hint else ""))
    kinds = {str(one.declares): one.role for one in declared}
    if len(kinds) > 1 and kind != "word":
        # a word is no thing of its own beside what it gives a text to
        kinds.pop("word", None)
    if kind:
        if kind not in kinds:
            raise RenamingRefused(f"`{name}` is no {kind} but a {_listed(kinds)}")
        role = kinds[kind]
    else:
        roles = set(kinds.values())
        if len(roles) > 1:
            raise RenamingRefused(f"`{name}` is a {_listed(kinds)}: say which, such as `{next(iter(kinds))} {name}`")
        role = roles.pop()
    return role, frozenset(one for one, found in kinds.items() if found == role)


def _is_declared(one: Occurrence, path: tuple[str, ...]) -> bool:
    """Whether something of this name is declared here."""
    return one.text == path[-1] and one.path == path[:-1]


def _listed(kinds: Iterable[str]) -> str:
    return " and a ".join(sorted(kinds))


def refuse_clash(everything: list[Occurrence], pairs: Mapping[str, str]) -> None:
    """Raise `RenamingRefused` where one of the new names is there already."""
    for new in pairs.values():
        same = sorted((one for one in everything if one.text == new), key=lambda one: one.declares is None)
        there = next(iter(same), None)
        if there is not None:
            kind = there.declares or "name"
            raise RenamingRefused(f"there is a {kind} `{new}` already ({there.span.file})")


def _is_meant(one: Occurrence, path: tuple[str, ...], roles: set[Role], pairs: Mapping[str, str]) -> bool:
    """Whether a name is to be changed here. A word gives something of its name a text: it goes with that."""
    if one.text not in pairs or one.path != path[:-1]:
        return False
    return one.text == path[-1] if one.declares == "word" else one.role in roles


def _replaced(text: str, chosen: list[tuple[Occurrence, str]]) -> str:
    for one, word in sorted(chosen, key=lambda found: -found[0].span.start):
        text = text[: one.span.start] + word + text[one.span.end :]
    return text


def same_game(before: Game, after: Game, old: str, new: str) -> bool:
    """Whether two games differ in nothing but a name."""
    was, becomes = old.split(" ")[-1].split(".")[-1], new.split(".")[-1]
    left, right = _TOKEN.findall(pretty(before)), _TOKEN.findall(pretty(after))
    return len(left) == len(right) and all(
        one == other or (was in one and _renamed(one, other, was, becomes))
        for one, other in zip(left, right, strict=True)
    )


def _renamed(one: str, other: str, was: str, becomes: str) -> bool:
    """Whether a word is another one with the name in it replaced, wholly or in some places."""
    pattern = re.escape(one).replace(re.escape(was), f"(?:{re.escape(was)}|{re.escape(becomes)})")
    return re.fullmatch(pattern, other) is not None
