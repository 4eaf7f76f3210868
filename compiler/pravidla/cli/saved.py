"""Saved games for the commands that go on with one or show it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

import click

from pravidla.cli.configuration import load_engine
from pravidla.cli.findings import compile_or_exit
from pravidla.cli.games import Spec, find_spec
from pravidla.diagnostics.visible import shortened

if TYPE_CHECKING:
    from pravidla.interface import State
    from pravidla.play import Session
    from pravidla.play.accounts import Accounts
    from pravidla.scenarios.opening import Opening


_MOST_NAMED = 3
_LONGEST_COMMAND = 300
"""characters of a command that is worth typing"""


def resumed(path: Path, overlays: tuple[Path, ...], lang: str) -> tuple[Session, Spec]:
    """The session in a save and the spec of its game. The save knows its overlays; `overlays`, where given, take the
    place of all of them. Whatever is wrong with the file or does not fit it is a usage error, told in `lang`."""
    from pravidla.play.saves import SaveTrouble, read_save, resume

    try:
        content = read_save(path)
        table = content.table
        spec = find_spec(table.game)
        files = overlays or tuple(Path(one) for one in table.overlays)
        if not overlays:
            _refuse_broken(path, spec, files)
        if table.scenario:
            engine: Any = scenario_engine(spec, files, table.scenario)
        else:
            engine = load_engine(spec, files, players=table.players, modules=table.modules, options=dict(table.options))
        return resume(content, engine, engine.info.digest), spec
    except SaveTrouble as error:
        raise click.UsageError(error.cs if lang == "cs" else error.en) from error


def _refuse_broken(save: Path, spec: Spec, overlays: tuple[Path, ...]) -> None:
    """A usage error where the rules that a save names have mistakes. A save may come from a stranger and name any file:
    nothing of what stands in it is shown."""
    from pravidla.loading import LoadError, engine_module

    try:
        engine_module(spec.name if spec.packaged else spec.folder, overlays)
    except LoadError as error:
        if not error.diagnostics:
            raise click.UsageError(str(error)) from error
        named = " and ".join(f"`{shortened(str(one))}`" for one in overlays[:_MOST_NAMED])
        of = shortened(spec.name)
        what = f"{named}, named there, is no overlay of {of}" if overlays else f"the spec of {of}, named there, is none"
        command = " ".join(["pravidla check", spec.given, *(f"--overlay {quote(str(one))}" for one in overlays)])
        raise click.UsageError(
            f"{shortened(str(save))} cannot be continued: {what}, or has mistakes now"
            + (f"; `{command}` shows them" if len(command) < _LONGEST_COMMAND else "")
        ) from None


def terminal_width() -> int | None:
    """The columns of the terminal that is written to; None where it is none, and lines stay whole."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


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


def accounts(spec: Spec, overlays: tuple[Path, ...], session: Session, lang: str) -> Accounts | None:
    """What tells of a session which rules changed the players' counters; None for a game that began with an example."""
    from pravidla.ir.configuration import Configuration
    from pravidla.play.accounts import Accounts
    from pravidla.play.log import seat_name

    if session.table.scenario:
        return None
    engine: Any = session.engine
    configuration = Configuration(engine.players, engine.modules, tuple(engine.option_values.items()))
    return Accounts(
        compile_or_exit(spec, overlays).game, configuration, lang, lambda seat: seat_name(session.table, seat, lang)
    )


def scenario_engine(spec: Spec, overlays: tuple[Path, ...], name: str) -> Opening:
    """The engine of a game that begins where the scenario does. A usage error where there is none to play."""
    from pravidla.diagnostics import did_you_mean
    from pravidla.scenarios.opening import opening

    compiled = compile_or_exit(spec, overlays)
    scenario = next((one for one in compiled.scenarios if one.name == name), None)
    if scenario is None:
        hint = did_you_mean(name, [one.name for one in compiled.scenarios])
        raise click.UsageError(f"{spec.name} has no scenario `{shortened(name)}`" + (f"; {hint}" if hint else ""))
    found = opening(compiled.game, scenario)
    if found is None:
        raise click.UsageError(
            f"the scenario `{shortened(name)}` of {spec.name} cannot be played on: nothing begins in it"
        )
    return found
