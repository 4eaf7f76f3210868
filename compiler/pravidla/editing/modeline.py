"""The line that tells editors which schema a file has: `# yaml-language-server: $schema=…`, by a path from the file."""

from __future__ import annotations

import os
import re
from pathlib import Path

from pravidla.data import data_folder
from pravidla.model.load import INDEX

_MODELINE = re.compile(r"(?m)^[ \t]*#[ \t]*yaml-language-server:[ \t]*\$schema=")
_HIGHEST = 3
"""A file lies at most so deep below the folder in which a copy of the schema is looked for."""


def schema_name(path: Path) -> str:
    """The name of the schema of a file of a spec: that of the paragraph index, or that of everything else."""
    return "paragraphs.schema.json" if path.name == INDEX else "spec.schema.json"


def schema_of(path: Path) -> str | None:
    """The schema of a file by its path from there: a copy in the folder of its game, else the one of the checkout that
    the file is in. None where there is neither."""
    name = schema_name(path)
    here = path.resolve().parent
    for folder in (here, *here.parents[: _HIGHEST - 1]):
        if (folder / name).is_file():
            return _from(here, folder / name)
    ours = data_folder("grammar").resolve() / name
    return _from(here, ours) if ours.parents[1] in (here, *here.parents) else None


def with_modeline(text: str, path: Path) -> str:
    """The text with the line on top, where it has none yet and a schema is at hand."""
    schema = schema_of(path)
    if schema is None or _MODELINE.search(_head(text)):
        return text
    return f"# yaml-language-server: $schema={schema}\n{text}"


def _head(text: str) -> str:
    """The comments and empty lines at the beginning of a text."""
    lines = []
    for line in text.splitlines(keepends=True):
        if line.strip() and not line.lstrip().startswith("#"):
            break
        lines.append(line)
    return "".join(lines)


def _from(folder: Path, schema: Path) -> str:
    return Path(os.path.relpath(schema, folder)).as_posix()
