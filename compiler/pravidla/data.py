"""Where things lie: the data trees of the project (`grammar` and `rulebooks`), and the user's cache."""

import os
import stat
from importlib.resources import files
from pathlib import Path

INDEX = "paragraphs.yaml"
"""The file of a game's folder that is no spec: the paragraphs of its rulebook."""
_CHECKOUT = Path(__file__).resolve().parents[2]


def data_folder(name: str) -> Path:
    """The folder `name` (`grammar` or `rulebooks`), inside the installed package or else in the checkout."""
    packaged = Path(str(files("pravidla"))) / "_data" / name
    return packaged if packaged.is_dir() else _CHECKOUT / name


def packaged_games() -> tuple[str, ...]:
    """The games of the package that have a spec, by name."""
    root = data_folder("rulebooks")
    folders = [folder for folder in root.iterdir() if folder.is_dir()] if root.is_dir() else []
    return tuple(
        sorted(folder.name for folder in folders if any(path.name != INDEX for path in folder.rglob("*.yaml")))
    )


def cache_folder(name: str) -> Path:
    """The folder `name` of the user's cache; it may not exist."""
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path("~/.cache").expanduser()) / "pravidla" / name


def private_cache(name: str) -> Path | None:
    """The folder `name` of the user's cache, made if need be.

    None unless it belongs to the user and nobody else can write to it: what is read from it is trusted as code is.
    """
    folder = cache_folder(name)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        status = folder.stat()
    except (OSError, RuntimeError):
        return None
    shared = status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    foreign = hasattr(os, "getuid") and status.st_uid != os.getuid()
    return None if shared or foreign else folder


def spec_files(folder: Path) -> tuple[Path, ...]:
    """All spec files of a game, in a fixed order."""
    return tuple(sorted(path for path in folder.rglob("*.yaml") if path.name != INDEX))


def display_name(folder: Path) -> str:
    """How messages and generated comments name a game's folder: its last two parts, independent of the machine."""
    folder = folder.resolve()
    return "/".join(folder.parts[-2:]) if folder.parent.name == "rulebooks" else folder.name
