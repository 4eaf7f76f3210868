"""Saved games for the commands that go on with one or show it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pravidla.cli.configuration import load_engine
from pravidla.cli.games import Spec, find_spec

if TYPE_CHECKING:
    from pravidla.play import Session


def resumed(path: Path, overlays: tuple[Path, ...]) -> tuple[Session, Spec]:
    """The session in a save and the spec of its game. The save knows its overlays; `overlays`, where given, take the
    place of all of them. Whatever is wrong with the file or does not fit it is a usage error."""
    from pravidla.play.saves import SaveTrouble, read_save, resume

    try:
        content = read_save(path)
        table = content.table
        spec = find_spec(table.game)
        engine = load_engine(
            spec,
            overlays or tuple(Path(one) for one in table.overlays),
            players=table.players,
            modules=table.modules,
            options=dict(table.options),
        )
        return resume(content, engine, engine.info.digest), spec
    except SaveTrouble as error:
        raise click.UsageError(str(error)) from error
