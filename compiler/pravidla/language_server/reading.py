"""Spec files read definition by definition, so that an edit costs no more than the definition that it changes.

A definition is read as a text of its own, whose name is made from what it says: where it stands in its file is no part
of what is known about it, and all that lies behind a change is still good. `Reading.pieces` says where each one stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha1
from itertools import pairwise
from pathlib import Path

import yaml

from pravidla.diagnostics import SourceFile
from pravidla.model import definitions as d
from pravidla.model.heads import NO_GUARD, Guard
from pravidla.model.load import Part, read_part
from pravidla.source import Mapping, Scalar, Sequence, parse_yaml
from pravidla.syntax import parse_expr

_ITEM = re.compile(r"(?m)^-(?=[ \r\n])")
_FILE_HEAD = re.compile(r"-\s+(module|applies)\s*:")
_DOCUMENT = re.compile(r"(?m)^(---|\.\.\.|%)")
_MARK = "\0"


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a file, and where in the file it begins."""

    start: int
    part: Part

    @property
    def is_scenario(self) -> bool:
        """Whether it holds scenarios and nothing else."""
        found = self.part.definitions
        return bool(found) and all(isinstance(one, d.ScenarioSpec) for one in found)


@dataclass(frozen=True, slots=True)
class Reading:
    """A file as it was read."""

    path: Path
    file: SourceFile
    pieces: tuple[Piece, ...]


@dataclass(slots=True)
class Shelf:
    """Parts by their names. What no file has any more is forgotten when its file is read again."""

    parts: dict[str, Part] = field(default_factory=dict)
    used: dict[Path, frozenset[str]] = field(default_factory=dict)
    newest: dict[Path, Reading] = field(default_factory=dict)

    def read(self, path: Path, file: SourceFile) -> Reading:
        """A file; only what is new in it is read."""
        known = self.newest.get(path)
        if known is not None and known.file.path == file.path and known.file.text == file.text:
            return known
        pieces = tuple(self._pieces(file))
        if any(_is_broken(one.part) for one in pieces) and len(pieces) > 1 and _is_yaml(file.text):
            # what looks like the beginning of a definition stands inside a text in quotes
            pieces = (self._piece(file, 0, file.text, NO_GUARD, ""),)
        self._forget(path, frozenset(one.part.name for one in pieces))
        self.newest[path] = Reading(path, file, pieces)
        return self.newest[path]

    def forget(self, path: Path) -> None:
        """A file that is no more."""
        self._forget(path, frozenset())
        del self.used[path], self.newest[path]

    def _forget(self, path: Path, names: frozenset[str]) -> None:
        old = self.used.get(path, frozenset())
        self.used[path] = names
        for name in old - names:
            self.parts.pop(name, None)

    def _pieces(self, file: SourceFile) -> Iterator[Piece]:
        bounds = _bounds(file.text)
        if bounds is None:
            yield self._piece(file, 0, file.text, NO_GUARD, "")
            return
        guard, head = NO_GUARD, ""
        times: dict[str, int] = {}
        for start, end in pairwise(bounds):
            text = file.text[start:end]
            times[text] = times.get(text, 0) + 1
            yield self._piece(file, start, text, guard, f"{head}{_MARK}{times[text]}")
            if start == bounds[0] and _FILE_HEAD.match(text):
                guard, head = _guard(text), text

    def _piece(self, file: SourceFile, start: int, text: str, guard: Guard, beside: str) -> Piece:
        """The part of a text; `beside` is all else that its meaning and its name depend on."""
        digest = sha1(f"{beside}{_MARK}{text}".encode("utf-8", "replace")).hexdigest()[:16]
        name = f"{file.path}{_MARK}{digest}"
        part = self.parts.get(name)
        if part is None:
            part = self.parts[name] = read_part(SourceFile(name, text), guard=guard)
        return Piece(start, part)


def _bounds(text: str) -> list[int] | None:
    """Where the definitions of a file begin, and where the last one ends; None where it is better read as a whole."""
    starts = [match.start() for match in _ITEM.finditer(text)]
    if not starts or _DOCUMENT.search(text):
        return None
    before = text[: starts[0]].splitlines()
    if any(line.strip() and not line.lstrip().startswith("#") for line in before):
        return None
    if any(_FILE_HEAD.match(text, start) for start in starts[1:]):
        return None
    return [*starts, len(text)]


def _guard(text: str) -> Guard:
    """The condition that the head of a file sets. Its mistakes are reported where the head itself is read."""
    tree, _ = parse_yaml(SourceFile("", text))
    item = tree.items[0] if isinstance(tree, Sequence) and tree.items else None
    if not isinstance(item, Mapping):
        return NO_GUARD
    match item.get("module"), item.get("applies"):
        case Scalar(value=name), _ if name is not None:
            return Guard(str(name), None)
        case _, Scalar() as applies:
            return Guard(None, parse_expr(applies)[0])
        case _:
            return NO_GUARD


def _is_broken(part: Part) -> bool:
    """Whether a part is no YAML, or refers to other parts in the way of YAML."""
    return any("PRV210" <= one.code <= "PRV216" or one.code in ("PRV221", "PRV222") for one in part.diagnostics)


def _is_yaml(text: str) -> bool:
    try:
        return all(True for _ in yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)))
    except (yaml.YAMLError, UnicodeError):
        return False
