"""Engines by name: the committed one of the package, or one compiled on the fly from a spec folder or with overlays.

Compiled engines are kept in the user's cache folder, under a key made of everything they follow from: the texts of the
spec and its overlays, and the compiler's own code.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from pravidla.data import INDEX, cache_folder, data_folder, display_name, packaged_games, spec_files
from pravidla.diagnostics import Diagnostic, SourceFile, did_you_mean, has_errors, render_text
from pravidla.ir.configuration import Configuration
from pravidla_runtime.errors import short

ENGINES = "pravidla_engines"
_MOST_KEPT = 60
"""Compiled engines that the cache keeps."""


class LoadError(ValueError):
    """A game that cannot be loaded. `diagnostics` are the mistakes of its spec, if that is why."""

    def __init__(self, message: str, diagnostics: Iterable[Diagnostic] = ()) -> None:
        super().__init__(message)
        self.diagnostics = tuple(diagnostics)


def load(
    game: str | Path,
    *,
    players: int | None = None,
    modules: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    overlays: Iterable[str | Path] = (),
    specialised: bool = False,
) -> Any:
    """The engine of a game (a name of the package, or the folder of a spec) in one configuration.

    `players`: None for the fewest. `modules`: names. `options`: name -> value. `overlays`: files of changes, in order.
    `specialised`: compiled for this configuration alone, which plays faster.

    Raises `LoadError` (a ValueError) for a game or an overlay that is not there, or for mistakes in them, and
    `pravidla_runtime.ConfigurationError` (a ValueError) for a configuration that the game does not have; both say what
    there is. Nothing else is raised for what was given.
    """
    asked = dict(options) if isinstance(options, Mapping) else options
    named = modules if isinstance(modules, str) or not isinstance(modules, Iterable) else tuple(modules)
    files = _overlay_files(overlays)
    engine = engine_module(game, files).Game(players=players, modules=named, options=asked)
    if not specialised:
        return engine
    configuration = Configuration(engine.players, engine.modules, tuple(engine.option_values.items()))
    module = compiled_module(spec_folder(game), files, configuration)
    return module.Game(players=players, modules=named, options=asked)


def engine_module(game: str | Path, overlays: Iterable[str | Path] = ()) -> ModuleType:
    """The module of an engine: the committed one where it will do, else one compiled here. Raises `LoadError`."""
    files = _overlay_files(overlays)
    if isinstance(game, str) and not files and game in packaged_games():
        try:
            return importlib.import_module(f"{ENGINES}.{game}")
        except ModuleNotFoundError as error:
            if error.name not in (ENGINES, f"{ENGINES}.{game}"):
                raise
    return compiled_module(spec_folder(game), files)


def _overlay_files(overlays: object) -> tuple[Path, ...]:
    """The files of changes that were asked for. Raises `LoadError` for what is none."""
    if isinstance(overlays, str | bytes | Path) or not isinstance(overlays, Iterable):
        raise LoadError(f"overlays are a list of files, such as ['my.yaml'], not {short(overlays)}")
    found: list[Path] = []
    for overlay in overlays:
        if not isinstance(overlay, str | Path):
            raise LoadError(f"an overlay is a file, not {short(overlay)}")
        if not _is(overlay, Path.is_file):
            near = did_you_mean(Path(overlay).name, _names_beside(Path(overlay)))
            raise LoadError(f"there is no overlay {short(str(overlay))}" + (f"; {near}" if near else ""))
        found.append(Path(overlay))
    return tuple(found)


def _is(path: str | Path, test: Callable[[Path], bool]) -> bool:
    """Whether a path is a file or folder; false for what can be no path."""
    try:
        return str(path) != "" and test(Path(path))
    except (OSError, ValueError):
        return False


def _names_beside(path: Path) -> list[str]:
    try:
        return [one.name for one in path.parent.glob("*.yaml")]
    except (OSError, ValueError):
        return []


def spec_folder(game: str | Path) -> Path:
    """The folder of a game of the package, or the folder given. Raises `LoadError` when there is none."""
    if not isinstance(game, str | Path):
        raise LoadError(f"a game is a name or the folder of a spec, not {short(game)}")
    names = packaged_games()
    if isinstance(game, str) and game in names:
        return data_folder("rulebooks") / game
    if not _is(game, Path.is_dir):
        hint = did_you_mean(str(game), names)
        known = f"the games are {', '.join(names)}" if names else "the package holds no game"
        raise LoadError(f"there is no game and no folder {short(str(game))}; {hint or known}")
    if not any(Path(game).glob("*.yaml")):
        raise LoadError(f"the folder {short(str(game))} holds no spec: there is no YAML file in it")
    return Path(game)


def compiled_module(folder: Path, overlays: tuple[Path, ...], configuration: Configuration | None = None) -> ModuleType:
    """Compile a spec (for one configuration alone, if there is one) and import the engine, from the cache when it is
    there."""
    key = content_key(folder, overlays, configuration)
    name = f"_pravidla_compiled_{key[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    place = cache_folder("engines") / key
    if not (place / "__init__.py").is_file():
        place = _write(place, compile_files(folder, overlays, configuration))
    spec = importlib.util.spec_from_file_location(name, place / "__init__.py", submodule_search_locations=[str(place)])
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot import the engine in {place}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def compile_files(
    folder: Path, overlays: tuple[Path, ...], configuration: Configuration | None = None
) -> dict[str, str]:
    """The files of the engine of a spec, of one configuration alone if there is one. Raises `LoadError` with the
    diagnostics when the spec has mistakes."""
    from pravidla.analysis import compile_game
    from pravidla.backends.python import emit, specialise

    game, diagnostics = compile_game(folder, overlays, scenarios=False)
    if game is None or has_errors(diagnostics):
        text = render_text(
            [one for one in diagnostics if one.severity.value == "error"], files_to_show(folder, overlays)
        )
        raise LoadError(f"the spec of {folder.name} has mistakes:\n\n{text}", diagnostics)
    return emit(game if configuration is None else specialise(game, configuration), laid_out=False)


def source_files(folder: Path, overlays: Iterable[Path]) -> dict[str, SourceFile]:
    """The files of a spec and its overlays by the names that diagnostics give them. What cannot be read is left out."""
    from pravidla.source import read_file

    result: dict[str, SourceFile] = {}
    for path, name in _named(folder, overlays):
        if path.is_file():
            file, _ = read_file(path, name=name, within=None if path in overlays else folder)
            if file is not None:
                result[name] = file
    return result


def files_to_show(folder: Path, overlays: Iterable[Path]) -> dict[str, SourceFile]:
    """The same under the paths by which they are opened from where the command runs; what cannot be read, and the
    folder itself, without a text."""
    read = source_files(folder, overlays)
    result = {display_name(folder): SourceFile(path_from_here(folder), "")}
    for path, name in _named(folder, overlays):
        result[name] = SourceFile(path_from_here(path), read[name].text if name in read else "")
    return result


def path_from_here(path: Path) -> str:
    """A path as it is opened from the current folder: relative to it where it lies below, else from the root."""
    here = Path.cwd()
    written = Path(os.path.abspath(path))
    for way, base in ((written, here), (path.resolve(), here.resolve())):
        if way.is_relative_to(base):
            return way.relative_to(base).as_posix()
    return written.as_posix()


def _named(folder: Path, overlays: Iterable[Path]) -> list[tuple[Path, str]]:
    """All files of a spec and its overlays with the names that diagnostics give them."""
    shown = display_name(folder)
    named = [(path, f"{shown}/{path.relative_to(folder).as_posix()}") for path in (*spec_files(folder), folder / INDEX)]
    return [*named, *((path, path.name) for path in overlays)]


def content_key(folder: Path, overlays: Iterable[Path], configuration: Configuration | None = None) -> str:
    """A key of all that a compiled engine follows from."""
    digest = hashlib.sha256(compiler_key().encode())
    if configuration is not None:
        digest.update(repr(configuration).encode())
    files = [(path.relative_to(folder).as_posix(), path) for path in sorted(folder.rglob("*.yaml"))]
    for name, path in [*files, *((path.name, path) for path in overlays)]:
        if not path.is_file():  # nothing is read from it, and reading it may never end
            digest.update(f"{name}\0no file\0".encode())
            continue
        data = path.read_bytes()
        digest.update(f"{name}\0{len(data)}\0".encode())
        digest.update(data)
    digest.update(folder.resolve().name.encode())
    return digest.hexdigest()


@cache
def compiler_key() -> str:
    """Changes whenever the compiler, its grammar or the runtime does."""
    digest = hashlib.sha256()
    package = Path(__file__).resolve().parent
    runtime = package.parent / "pravidla_runtime"
    for root, pattern in ((package, "*.py"), (runtime, "*.py"), (data_folder("grammar"), "*")):
        for path in sorted(root.rglob(pattern)):
            if path.is_file():
                data = path.read_bytes()
                digest.update(f"{path.relative_to(root).as_posix()}\0{len(data)}\0".encode())
                digest.update(data)
    return digest.hexdigest()


def _write(place: Path, files: Mapping[str, str]) -> Path:
    """Write the files as one step, so that nobody meets half an engine. Where the cache cannot be used: a temporary
    folder."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        working = Path(tempfile.mkdtemp(prefix="new-", dir=place.parent))
    except OSError:
        working = place = Path(tempfile.mkdtemp(prefix="pravidla-engine-"))
    for name, text in files.items():
        path = working / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    if working != place:
        try:
            working.rename(place)
        except OSError:
            # another process was first; its engine is the same
            return place if (place / "__init__.py").is_file() else working
        _forget_old(place)
    return place


def _forget_old(new: Path) -> None:
    """Keep the newest engines of the cache only. Whatever cannot be removed stays."""

    def age(path: Path) -> float:
        try:
            return path.stat().st_mtime
        except OSError:
            return 0.0

    kept = sorted((path for path in new.parent.iterdir() if path != new), key=age, reverse=True)
    for path in kept[_MOST_KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
