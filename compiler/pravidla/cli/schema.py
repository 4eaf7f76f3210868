"""`pravidla schema`: the JSON Schemas of the files that the project reads and writes."""

from __future__ import annotations

import click

from pravidla.cli.status import GOOD
from pravidla.data import data_folder
from pravidla.diagnostics.visible import shortened

_SUFFIX = ".schema.json"


@click.command()
@click.argument("name", required=False)
def schema(name: str | None) -> int:
    """Print a JSON Schema by NAME, or without one list them.

    Editors complete, explain and check spec files with `spec`: save it and name it in the first line of a file,
    `# yaml-language-server: $schema=spec.schema.json`.
    """
    import json

    files = {path.name.removesuffix(_SUFFIX): path for path in sorted(data_folder("grammar").glob(f"*{_SUFFIX}"))}
    if name is None:
        width = max(len(one) for one in files)
        for one, path in files.items():
            click.echo(f"{one:<{width}}  {json.loads(path.read_text(encoding='utf-8')).get('title', '')}")
        return GOOD
    if name not in files:
        from pravidla.diagnostics import did_you_mean

        hint = did_you_mean(name, files) or f"there are {', '.join(files)}"
        raise click.UsageError(f"there is no schema `{shortened(name)}`; {hint}")
    click.echo(files[name].read_text(encoding="utf-8"), nl=False)
    return GOOD
