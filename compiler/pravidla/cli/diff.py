"""`pravidla diff`: what changes between two configurations, with an overlay, or between two versions of a spec."""

from __future__ import annotations

import tempfile
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pravidla.cli.games import find_spec
from pravidla.cli.options import format_option, game_argument, overlay_option
from pravidla.cli.refusal import Refusal
from pravidla.cli.status import GOOD
from pravidla.diagnostics.visible import harmless_json, shortened

if TYPE_CHECKING:
    from pravidla.cli.games import Spec
    from pravidla.exceptions.configuration import Written
    from pravidla.exceptions.difference import Side


@click.command()
@game_argument
@click.argument("first", metavar="CONFIGURATION")
@click.argument("second", metavar="CONFIGURATION")
@overlay_option
@format_option("text", "markdown", "json")
def diff(game: str, first: str, second: str, overlays: tuple[Path, ...], output: str) -> int:
    """Tell by rule and in words what changes in GAME from one CONFIGURATION to another.

    A configuration is written `players=3,modules=harbour+metropolis,side=random`. A module's name alone means that
    module, `base` the plain game, `FILE.yaml` adds an overlay, `@REV` is the spec at a revision of git. What is left
    out has its default. An --overlay is part of both. The Markdown form is a table for a pull request.
    """
    spec = find_spec(game)
    from pravidla.exceptions.configuration import ConfigurationMistake, read_configuration
    from pravidla.exceptions.difference import compare
    from pravidla.exceptions.table import as_markdown, as_text

    with tempfile.TemporaryDirectory(prefix="pravidla-diff-") as folder:
        try:
            sides = [
                _side(spec, read_configuration(text), overlays, Path(folder) / str(number))
                for number, text in enumerate((first, second))
            ]
        except ConfigurationMistake as mistake:
            raise Refusal(str(mistake)) from mistake
    changes = compare(*sides)
    match output:
        case "json":
            labels = [side.label for side in sides]
            data = {"from": labels[0], "to": labels[1], "changes": [asdict(one) for one in changes]}
            click.echo(harmless_json(data))
        case "markdown":
            click.echo(as_markdown(changes, sides[0].label, sides[1].label), nl=False)
        case _:
            click.echo(as_text(changes, sides[0].label, sides[1].label), nl=False)
    return GOOD


def _side(spec: Spec, written: Written, overlays: tuple[Path, ...], folder: Path) -> Side:
    """One side, compiled. Mistakes of its spec are shown and end the command."""
    from pravidla.analysis import describe
    from pravidla.cli.explain import compiled_edition
    from pravidla.cli.revision import spec_at
    from pravidla.exceptions.configuration import configuration_of
    from pravidla.exceptions.difference import Side

    own = tuple(Path(one) for one in written.overlays)
    for path in own:
        if not path.is_file():
            raise Refusal(f"there is no overlay `{shortened(str(path))}`")
    if written.revision is not None:
        spec = replace(spec, folder=spec_at(spec.folder, written.revision, folder), packaged=False)
    edition = compiled_edition(spec, (*overlays, *own))
    configuration = configuration_of(edition.game, written.players, written.modules, written.options)
    parts = [describe(configuration, edition.game), *written.overlays]
    parts += [] if written.revision is None else [f"@{written.revision}"]
    return Side(",".join(parts), edition, configuration)
