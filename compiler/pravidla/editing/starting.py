"""The files of a small complete game to begin with, made from the template in `grammar/new_game`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from pravidla.data import data_folder
from pravidla.diagnostics import fold
from pravidla.editing.modeline import schema_name, schema_of, with_modeline

TEMPLATE = "new_game"
_NAME = re.compile(r"[a-z][a-z0-9_]*")
YAML_VALUES = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})
"""words that programs which read YAML take for a truth value or for nothing"""


def is_name(name: str) -> bool:
    """Whether a game can be called so: small letters, digits and `_`, no word that YAML takes for a value."""
    return _NAME.fullmatch(name) is not None and name not in YAML_VALUES


def why_no_name(name: str) -> str:
    """Why a game cannot be called so; empty where it can."""
    if _NAME.fullmatch(name) is None:
        return "a name begins with a small letter from a to z, and has such letters, digits and `_` in it"
    return "programs that read YAML take the word for a value" if name in YAML_VALUES else ""


def name_like(text: str) -> str:
    """A name made from any text; empty when nothing of it can stay."""
    words = re.findall(r"[a-z0-9]+", fold(text))
    name = "_".join(words).lstrip("0123456789_")
    if name in YAML_VALUES:
        name += "_game"
    return name if is_name(name) else ""


def new_game(name: str) -> Mapping[str, str]:
    """The files of a new game by their paths in its folder. `name` is one (see `is_name`)."""
    folder = data_folder("grammar") / TEMPLATE
    title = name.replace("_", " ").capitalize()
    # the title stands in a flow mapping, where a name needs no quotes
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        .replace("New game", title)
        .replace(TEMPLATE, name)
        for path in sorted(folder.rglob("*.yaml"))
    }


def written(folder: Path, files: Mapping[str, str]) -> Iterator[Path]:
    """Write the files of a game into its folder, each with the name of its schema for editors; outside of a checkout
    copies of the schemas lie beside them."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        # the files that an editor adds are known by the second schema
        for kind in (path, folder / f"{TEMPLATE}.yaml") if path.suffix == ".yaml" else ():
            if schema_of(kind) is None:
                schema = folder / schema_name(kind)
                schema.write_text((data_folder("grammar") / schema.name).read_text(encoding="utf-8"), encoding="utf-8")
                yield schema
        path.write_text(with_modeline(text, path) if path.suffix == ".yaml" else text, encoding="utf-8")
        yield path
