"""Many mistakes planted at once in a copy of a whole game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pravidla.analysis import analyse
from pravidla.diagnostics import Severity
from pravidla.model.load import load_spec
from pravidla.model.walk import deep
from pravidla.syntax import ast

CONFORMANCE = Path(__file__).parents[1] / "conformance"
WRONG = "qqq"
"""A name that no game has and that is near to none."""


@dataclass(frozen=True, slots=True)
class Place:
    """A stretch of a file."""

    file: str
    start: int
    end: int


def mentions(folder: Path) -> list[Place]:
    """Every place at which a sentence of a game mentions something by its name."""
    spec, _ = load_spec(folder)
    assert spec is not None
    found = set()
    for one in deep(spec.definitions):
        match one:
            case ast.Name(span=span):
                found.add(span)
            case ast.Call(name=word):
                found.add(word.span)
    return [Place(one.file, one.start, one.end) for one in sorted(found, key=lambda one: (one.file, one.start))]


def binders(folder: Path) -> set[Place]:
    """The places at which an event gives names instead of mentioning them."""
    spec, _ = load_spec(folder)
    assert spec is not None
    events = (one for one in deep(spec.definitions) if isinstance(one, ast.Reaches))
    names = (name.span for one in events for name in deep(one.marker) if isinstance(name, ast.Name))
    return {Place(one.file, one.start, one.end) for one in names}


def lines(folder: Path, places: list[Place]) -> list[list[Place]]:
    """Places by the line on which they stand."""
    result: dict[tuple[str, int], list[Place]] = {}
    texts = {one.file: text_of(folder, one.file) for one in places}
    for one in places:
        result.setdefault((one.file, texts[one.file].count("\n", 0, one.start)), []).append(one)
    return list(result.values())


def text_of(folder: Path, file: str) -> str:
    """The text of a file of a game, by the name that messages give it."""
    return (folder / file.removeprefix(f"{folder.name}/")).read_text(encoding="utf-8")


def plant(folder: Path, target: Path, places: list[Place], wrong: str = WRONG) -> set[tuple[str, int]]:
    """A copy of a game with a wrong name at each place; returns where the wrong names stand."""
    planted: set[tuple[str, int]] = set()
    for path in sorted(folder.rglob("*.yaml")):
        file = f"{folder.name}/{path.relative_to(folder).as_posix()}"
        text, shift = path.read_text(encoding="utf-8"), 0
        for one in (place for place in places if place.file == file):
            planted.add((file, one.start + shift))
            text = text[: one.start + shift] + wrong + text[one.end + shift :]
            shift += len(wrong) - (one.end - one.start)
        copy = target / path.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")
    return planted


def reported(folder: Path) -> list[tuple[str, int]]:
    """Where the errors of a game are reported."""
    found = (one for one in analyse(folder).diagnostics if one.severity is Severity.ERROR)
    return [(one.primary.span.file, one.primary.span.start) for one in found]
