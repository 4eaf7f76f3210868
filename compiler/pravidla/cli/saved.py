"""Saved games for the commands that go on with one or show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pravidla.cli.configuration import load_engine
from pravidla.cli.findings import compile_or_exit
from pravidla.cli.games import Spec, find_spec

if TYPE_CHECKING:
    from pravidla.interface import State
    from pravidla.play import Session
    from pravidla.scenarios.opening import Opening


def resumed(path: Path, overlays: tuple[Path, ...]) -> tuple[Session, Spec]:
    """The session in a save and the spec of its game. The save knows its overlays; `overlays`, where given, take the
    place of all of them. Whatever is wrong with the file or does not fit it is a usage error."""
    from pravidla.play.saves import SaveTrouble, read_save, resume

    try:
        content = read_save(path)
        table = content.table
        spec = find_spec(table.game)
        files = overlays or tuple(Path(one) for one in table.overlays)
        if table.scenario:
            engine: Any = scenario_engine(spec, files, table.scenario)
        else:
            engine = load_engine(spec, files, players=table.players, modules=table.modules, options=dict(table.options))
        return resume(content, engine, engine.info.digest), spec
    except SaveTrouble as error:
        raise click.UsageError(str(error)) from error


def drawing(
    spec: Spec, overlays: tuple[Path, ...], session: Session, lang: str
) -> Callable[[State, int], Mapping[str, str]]:
    """What draws the boards of a game as the player in a seat may know them: SVG by name."""
    compiled = cache(lambda: compile_or_exit(spec, overlays))

    def draw(state: State, seat: int) -> Mapping[str, str]:
        from pravidla.play.picture import pictures_of

        found = compiled()
        return pictures_of(found.game, found.definitions, state, seat, session.table.players, lang)

    return draw


def scenario_engine(spec: Spec, overlays: tuple[Path, ...], name: str) -> Opening:
    """The engine of a game that begins where the scenario does. A usage error where there is none to play."""
    from pravidla.diagnostics import did_you_mean
    from pravidla.scenarios.opening import opening

    compiled = compile_or_exit(spec, overlays)
    scenario = next((one for one in compiled.scenarios if one.name == name), None)
    if scenario is None:
        hint = did_you_mean(name, [one.name for one in compiled.scenarios])
        raise click.UsageError(f"{spec.name} has no scenario `{name}`" + (f"; {hint}" if hint else ""))
    found = opening(compiled.game, scenario)
    if found is None:
        raise click.UsageError(f"the scenario `{name}` of {spec.name} cannot be played on: nothing begins in it")
    return found
