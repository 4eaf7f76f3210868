"""Saved games for the commands that go on with one or show it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from pravidla.cli.configuration import load_engine
from pravidla.cli.findings import compile_or_exit
from pravidla.cli.games import Spec, find_spec
from pravidla.cli.refusal import Refusal
from pravidla.diagnostics.visible import shortened

if TYPE_CHECKING:
    from pravidla.interface import State
    from pravidla.play import Session, Table
    from pravidla.play.accounts import Accounts
    from pravidla.scenarios.opening import Opening


_MOST_NAMED = 3
_LONGEST_COMMAND = 300
"""characters of a command that is worth typing"""


def resumed(path: Path, overlays: tuple[Path, ...], lang: str) -> tuple[Session, Spec]:
    """The session in a save and the spec of its game. The save knows its overlays; `overlays`, where given, take the
    place of all of them. Whatever is wrong with the file or does not fit it is a refusal, told in `lang`."""
    from pravidla.play.saves import SaveTrouble, read_save, resume

    try:
        content = read_save(path)
        spec = _spec_of(path, content.table)
        files = overlays or tuple(Path(one) for one in content.table.overlays)
        if not overlays:
            _refuse_broken(path, spec, files)
        engine = _engine_of(path, content.table, spec, files)
        return resume(content, engine, engine.info.digest), spec
    except SaveTrouble as error:
        raise Refusal(error.cs if lang == "cs" else error.en) from error


def _spec_of(save: Path, table: Table) -> Spec:
    from pravidla.play.saves import SaveTrouble

    try:
        return find_spec(table.game)
    except Refusal as error:
        shown, game = shortened(str(save)), shortened(table.game)
        cs = f"{shown} je ze hry „{game}“, která tu není"
        raise SaveTrouble(cs, f"{shown} cannot be continued: {error.message}") from error


def _engine_of(save: Path, table: Table, spec: Spec, overlays: tuple[Path, ...]) -> Any:
    """The engine that a save was played with. Raises `SaveTrouble` where the game has no such configuration or example
    any more."""
    from pravidla.play.saves import SaveTrouble

    shown = shortened(str(save))
    try:
        if table.scenario:
            return scenario_engine(spec, overlays, table.scenario)
        return load_engine(spec, overlays, players=table.players, modules=table.modules, options=dict(table.options))
    except Refusal as error:
        example = f"příklad „{shortened(table.scenario)}“, kterým začíná"
        missing = example if table.scenario else "nastavení, se kterým se hraje"
        cs = f"v\u00a0{shown} nelze pokračovat: {missing}, hra {spec.name} nemá"
        raise SaveTrouble(cs, f"{shown} cannot be continued: {error.message}") from error


def _refuse_broken(save: Path, spec: Spec, overlays: tuple[Path, ...]) -> None:
    """Refuses a save whose rules have mistakes. A save may come from a stranger and name any file:
    nothing of what stands in it is shown."""
    from pravidla.loading import LoadError, engine_module
    from pravidla.play.saves import SaveTrouble

    try:
        engine_module(spec.name if spec.packaged else spec.folder, overlays)
    except LoadError as error:
        shown, of = shortened(str(save)), shortened(spec.name)
        files = [shortened(str(one)) for one in overlays[:_MOST_NAMED]]
        what, what_cs = f"the spec of {of}, named there, is none", f"„{of}“ nejsou pravidla hry"
        if overlays:
            what = f"{' and '.join(f'`{one}`' for one in files)}, named there, is no overlay of {of}"
            what_cs = f"co jmenuje ({', '.join(f'„{one}“' for one in files)}), nejsou změny hry {of}"
        if not error.diagnostics:
            cs = f"v\u00a0{shown} nelze pokračovat: {what_cs}"
            raise SaveTrouble(cs, f"{shown} cannot be continued: {error}") from error
        command = " ".join(["pravidla check", spec.given, *(f"--overlay {quote(str(one))}" for one in overlays)])
        told = len(command) < _LONGEST_COMMAND
        raise SaveTrouble(
            f"v\u00a0{shown} nelze pokračovat: {what_cs}, nebo je v\u00a0nich teď chyba"
            + (f"; ukáže je „{command}“" if told else ""),
            f"{shown} cannot be continued: {what}, or has mistakes now" + (f"; `{command}` shows them" if told else ""),
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
    """The engine of a game that begins where the scenario does. A refusal where there is none to play."""
    from pravidla.diagnostics import did_you_mean
    from pravidla.scenarios.opening import opening

    compiled = compile_or_exit(spec, overlays)
    scenario = next((one for one in compiled.scenarios if one.name == name), None)
    if scenario is None:
        hint = did_you_mean(name, [one.name for one in compiled.scenarios])
        raise Refusal(f"{spec.name} has no scenario `{shortened(name)}`" + (f"; {hint}" if hint else ""))
    found = opening(compiled.game, scenario)
    if found is None:
        raise Refusal(f"the scenario `{shortened(name)}` of {spec.name} cannot be played on: nothing begins in it")
    return found
