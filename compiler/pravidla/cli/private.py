"""Output that holds a publisher's text stays out of the repository."""

from __future__ import annotations

from pathlib import Path

from pravidla.cli.refusal import Refusal
from pravidla.data import data_folder


def refuse_inside_repository(path: Path) -> None:
    """Refuses a path in the project's checkout or among its data: what is written there is shared."""
    place = path.resolve()
    checkout = Path(__file__).resolve().parents[3]
    roots = [data_folder("rulebooks").resolve(), data_folder("grammar").resolve()]
    if (checkout / "pyproject.toml").is_file():
        roots.append(checkout)
    if any(place.is_relative_to(root) for root in roots):
        raise Refusal(
            f"`{path}` lies in the repository, and the page holds the publisher's text: write it somewhere else"
        )
