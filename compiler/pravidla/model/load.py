"""Reading a game's folder: files, YAML, schema, definitions."""

from __future__ import annotations

from pathlib import Path

from pravidla.diagnostics import Diagnostic, Label, has_errors
from pravidla.model import definitions as d
from pravidla.model.build import build_file
from pravidla.model.paragraphs import INDEX, read_paragraphs
from pravidla.model.reading import Reader, nowhere
from pravidla.schema import validate
from pravidla.source import Mapping, Node, Sequence, parse_yaml, read_file

__all__ = ["INDEX", "display_name", "load_spec", "spec_files"]


def spec_files(folder: Path) -> tuple[Path, ...]:
    """All spec files of a game, in a fixed order."""
    return tuple(sorted(path for path in folder.rglob("*.yaml") if path.name != INDEX))


def load_spec(
    folder: Path, overlays: tuple[Path, ...] = (), *, scenarios: bool = True
) -> tuple[d.Spec | None, list[Diagnostic]]:
    """All definitions of a game with those of the overlays; None when there is no head to go on from.

    `scenarios`: whether scenarios are wanted; an engine does without them.
    """
    shown = display_name(folder)
    if not folder.is_dir():
        return None, [Diagnostic("PRV250", f"there is no game folder `{shown}`", Label(nowhere(shown), ""))]
    reader = Reader()
    definitions: list[d.Definition] = []
    modules: list[d.ModuleSpec] = []
    sources: dict[str, str] = {}
    files = [(path, f"{shown}/{path.relative_to(folder).as_posix()}") for path in spec_files(folder)]
    for path, name in [*files, *((path, path.name) for path in overlays)]:
        file, problems = read_file(path, name=name)
        reader.diagnostics.extend(problems)
        if file is None:
            continue
        sources[name] = file.text
        tree, problems = parse_yaml(file)
        reader.diagnostics.extend(problems)
        if tree is None:
            continue
        if not scenarios:
            tree = without_scenarios(tree)
        reader.diagnostics.extend(validate(tree, file))
        found, declared = build_file(reader, name, tree)
        definitions.extend(found)
        modules.extend(declared)
    heads = [one for one in definitions if isinstance(one, d.GameSpec)]
    if len(heads) > 1:
        second = heads[1].common
        reader.diagnostics.append(
            Diagnostic(
                "PRV251",
                "a game has one head",
                Label(second.span, "a second `game` definition"),
                secondary=(Label(heads[0].common.span, "the first one"),),
            )
        )
    if not heads:
        if not has_errors(reader.diagnostics):
            reader.diagnostics.append(
                Diagnostic(
                    "PRV252",
                    f"no file of `{shown}` has a `game` definition",
                    Label(nowhere(shown), ""),
                    help="begin with `- game: NAME` in rulebook.yaml",
                )
            )
        return None, reader.diagnostics
    paragraphs, problems = read_paragraphs(folder / INDEX, f"{shown}/{INDEX}")
    reader.diagnostics.extend(problems)
    return d.Spec(shown, heads[0], tuple(modules), tuple(definitions), sources, paragraphs), reader.diagnostics


def without_scenarios(tree: Node) -> Node:
    """The definitions of a file except its scenarios."""
    if not isinstance(tree, Sequence):
        return tree
    kept = tuple(one for one in tree.items if not (isinstance(one, Mapping) and one.get("scenario") is not None))
    return Sequence(kept, tree.span)


def display_name(folder: Path) -> str:
    """How messages and generated comments name a game's folder: its last two parts, independent of the machine."""
    return "/".join(folder.resolve().parts[-2:]) if folder.resolve().parent.name == "rulebooks" else folder.name
