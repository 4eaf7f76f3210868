"""Where engines are written."""

from __future__ import annotations

from pathlib import Path

from pravidla.cli.games import Spec
from pravidla.loading import ENGINES


def engines_folder(spec: Spec, given: Path | None) -> Path:
    """The folder for engines: as given, the checkout's for the package's games, else one below the current folder."""
    if given is not None:
        return given
    checkout = Path(__file__).resolve().parents[3]
    if spec.packaged and (checkout / "pyproject.toml").is_file() and (checkout / "compiler" / "pravidla").is_dir():
        return checkout / "generated" / ENGINES
    return Path("generated") / ENGINES
