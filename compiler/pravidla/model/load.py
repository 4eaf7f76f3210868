"""Reading a game's folder: files, YAML, schema, definitions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from pravidla.data import INDEX, display_name, spec_files
from pravidla.diagnostics import Diagnostic, Label, SourceFile, has_errors
from pravidla.model import definitions as d
from pravidla.model.build import build_file
from pravidla.model.heads import NO_GUARD, Guard
from pravidla.model.paragraphs import read_paragraphs
from pravidla.model.reading import Reader, nowhere
from pravidla.schema import validate
from pravidla.source import Mapping, Node, Sequence, parse_yaml, read_file

__all__ = ["INDEX", "Part", "assemble", "display_name", "load_spec", "read_part", "spec_files"]


_SHAPES = frozenset({"PRV235", "PRV237", "PRV240", "PRV243"})
_SENTENCES = frozenset({"PRV401", "PRV402", "PRV405"})


@dataclass(frozen=True, slots=True)
class Part:
    """The definitions of a file, or of a piece of one, read by themselves; `name` is what places in it call it."""

    name: str
    text: str
    definitions: tuple[d.Definition, ...]
    modules: tuple[d.ModuleSpec, ...]
    diagnostics: tuple[Diagnostic, ...]


def load_spec(
    folder: Path, overlays: tuple[Path, ...] = (), *, scenarios: bool = True
) -> tuple[d.Spec | None, list[Diagnostic]]:
    """All definitions of a game with those of the overlays; None when there is no head to go on from.

    `scenarios`: whether scenarios are wanted; an engine does without them.
    """
    shown = display_name(folder)
    if not folder.is_dir():
        return None, [Diagnostic("PRV250", f"there is no game folder `{shown}`", Label(nowhere(shown), ""))]
    parts: list[Part] = []
    found: list[Diagnostic] = []
    files = [(path, f"{shown}/{path.relative_to(folder).as_posix()}") for path in spec_files(folder)]
    for path, name in [*files, *((path, path.name) for path in overlays)]:
        file, problems = read_file(path, name=name, within=None if path in overlays else folder)
        found.extend(problems)
        if file is not None:
            parts.append(read_part(file, scenarios=scenarios))
    paragraphs, problems = read_paragraphs(folder / INDEX, f"{shown}/{INDEX}")
    spec, more = assemble(shown, parts, paragraphs, [*found, *problems])
    return spec, more


def read_part(file: SourceFile, *, scenarios: bool = True, guard: Guard = NO_GUARD) -> Part:
    """The definitions of a text; `guard` is that of the file it is a piece of. What was wrong stays with it."""
    tree, problems = parse_yaml(file)
    if tree is None:
        return Part(file.path, file.text, (), (), tuple(problems))
    if not scenarios:
        tree = without_scenarios(tree)
    reader = Reader([*problems, *validate(tree, file)])
    found, declared = build_file(reader, file.path, tree, guard)
    return Part(file.path, file.text, tuple(found), tuple(declared), tuple(said_once(reader.diagnostics)))


def said_once(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """What is no sentence is not reported as a wrong sentence too."""
    every = list(found)
    shapes = [one.primary.span for one in every if one.code in _SHAPES]
    return [
        one
        for one in every
        if one.code not in _SENTENCES or not any(place.start <= one.primary.span.start <= place.end for place in shapes)
    ]


def assemble(
    shown: str, parts: Iterable[Part], paragraphs: dict[str, int] | None, found: Iterable[Diagnostic] = ()
) -> tuple[d.Spec | None, list[Diagnostic]]:
    """The spec of a game from its parts, with what is wrong with them beside what was `found` already."""
    every = tuple(parts)
    diagnostics = [*found, *(one for part in every for one in part.diagnostics)]
    definitions = tuple(one for part in every for one in part.definitions)
    heads = [one for one in definitions if isinstance(one, d.GameSpec)]
    if len(heads) > 1:
        second = heads[1].common
        diagnostics.append(
            Diagnostic(
                "PRV251",
                "a game has one head",
                Label(second.span, "a second `game` definition"),
                secondary=(Label(heads[0].common.span, "the first one"),),
            )
        )
    if not heads:
        if not has_errors(diagnostics):
            diagnostics.append(
                Diagnostic(
                    "PRV252",
                    f"no file of `{shown}` has a `game` definition",
                    Label(nowhere(shown), ""),
                    help="begin with `- game: NAME` in rulebook.yaml",
                )
            )
        return None, diagnostics
    modules = tuple(one for part in every for one in part.modules)
    sources = {part.name: part.text for part in every}
    return d.Spec(shown, heads[0], modules, definitions, sources, paragraphs), diagnostics


def without_scenarios(tree: Node) -> Node:
    """The definitions of a file except its scenarios."""
    if not isinstance(tree, Sequence):
        return tree
    kept = tuple(one for one in tree.items if not (isinstance(one, Mapping) and one.get("scenario") is not None))
    return Sequence(kept, tree.span)
