"""Build the wheel, install it into a clean environment, and use it from a folder that is not the project.

Run by `.ci/run`, not by pytest: it needs a package index for the build backend and the dependencies.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
NEEDED = (
    "pravidla/__init__.py",
    "pravidla/py.typed",
    "pravidla/_data/grammar/expression.lark",
    "pravidla/backends/docs/assets/site.js",
    "pravidla/backends/docs/templates/page.html.j2",
    "pravidla_runtime/__init__.py",
    "pravidla_engines/__init__.py",
)
USE = """
import random, sys
import pravidla
from pravidla_runtime import IllegalAction
for name in sys.argv[1:]:
    game = pravidla.load(name)
    state = game.new_initial_state(seed=7)
    rng = random.Random(7)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    print(name, "scores", state.scores(), "winners", state.winners())
"""


def run(command: Sequence[str | Path], folder: Path, given: str | None = None, wanted: int = 0) -> str:
    """Run a program and return its output. Ends the check when its exit status is another than `wanted`."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
    environment["XDG_CACHE_HOME"] = str(folder / "cache")
    result = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode != wanted:
        shown = " ".join(str(part) for part in command)
        raise SystemExit(f"{shown}: exit status {result.returncode}\n{result.stdout}\n{result.stderr}")
    return result.stdout


def check_content(wheel: Path) -> list[str]:
    """The names of the games in the wheel. Ends the check when something is missing or does not belong there."""
    names = zipfile.ZipFile(wheel).namelist()
    missing = [name for name in NEEDED if name not in names]
    if missing:
        raise SystemExit(f"the wheel lacks {', '.join(missing)}")
    foreign = [
        name
        for name in names
        if name.startswith(("tests/", "compiler/", "generated/"))
        or (name.endswith(".txt") and not name.startswith("pravidla/_data/grammar/"))
    ]
    foreign = [name for name in foreign if ".dist-info/" not in name]
    if foreign:
        raise SystemExit(f"the wheel holds what it should not: {', '.join(foreign[:5])}")
    specs = (name.split("/") for name in names if name.startswith("pravidla/_data/rulebooks/"))
    return sorted(parts[3] for parts in specs if parts[4:] == ["rulebook.yaml"])


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="pravidla kolečko ") as name:
        folder = Path(name)
        run([sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, PROJECT], folder)
        (wheel,) = folder.glob("*.whl")
        games = check_content(wheel)
        run([sys.executable, "-m", "venv", folder / "clean"], folder)
        scripts = folder / "clean" / "bin"
        run([scripts / "pip", "install", "-q", wheel], folder)
        run([scripts / "pravidla", "--help"], folder)
        run([scripts / "pravidla", "check"], folder)
        print(run([scripts / "python", "-c", USE, *games], folder), end="")
        for game in games:
            whole = run([scripts / "pravidla", "play", game, "--people", "0", "--seed", "3"], folder)
            if "Konec hry" not in whole:
                raise SystemExit(f"{game} was not played to its end:\n{whole[-500:]}")
            by_hand = run([scripts / "pravidla", "play", game, "--seed", "3"], folder, given="1\n" * 3 + "konec\n")
            if "volba>" not in by_hand:
                raise SystemExit(f"{game} asked no person:\n{by_hand[-500:]}")
            run([scripts / "pravidla", "docs", game, "-o", folder / "pages"], folder)
        print(f"{wheel.name}: installed and used from {folder.name!r}; games: {', '.join(games) or 'none'}")


if __name__ == "__main__":
    main()
