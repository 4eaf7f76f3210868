"""pravidla: rules as data for modern board games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any


def load(
    game: str | Path,
    *,
    players: int | None = None,
    modules: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    overlays: Iterable[str | Path] = (),
    specialised: bool = False,
) -> Any:
    """The engine of a game in one configuration; the interface is that of `pravidla.interface.Engine`.

    `game` is a name of the package or the folder of a spec. Without overlays the committed engine of the package is
    used;
    with overlays, or for a folder, the spec is compiled on the fly and kept in the user's cache.

    `players`: None for the fewest. `modules`: names. `options`: name -> value. `overlays`: files of changes, in order.
    `specialised`: compile an engine for this configuration alone (about a second the first time, then it is in the
    cache): the same game, played faster, where many games are played or searched.

    Raises `pravidla.loading.LoadError` (a ValueError) for a game or an overlay that is not there, or for mistakes in
    them, and `pravidla_runtime.ConfigurationError` (a ValueError) for players, modules or options that the game does
    not have; both say what there is.
    """
    from pravidla.loading import load as load_engine  # the compiler is imported only when an engine is wanted

    return load_engine(
        game, players=players, modules=modules, options=options, overlays=overlays, specialised=specialised
    )


__all__ = ["load"]
