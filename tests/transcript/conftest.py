"""Rules of invented games, one in several layouts; the real transcripts where there are any; the lexicon."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pravidla.transcript.repair import Lexicon, load_lexicon

_FOLDER = Path(__file__).parent


@pytest.fixture(scope="session")
def rules() -> str:
    """Rules of an invented game: one page a line, the number at the end."""
    return (_FOLDER / "pristavni_kupci.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def own() -> str:
    """Rules of an invented game that are longer."""
    return (_FOLDER / "hora_relikvii.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def layouts(rules: str) -> dict[str, str]:
    """The same rules in every layout of pages that the reader knows."""
    pages = [line.rsplit(" ", 1)[0] for line in rules.splitlines()]
    numbered = list(enumerate(pages, start=1))
    return {
        "number at the end": "\n".join(f"{page} {number}" for number, page in numbered),
        "number glued to the end": "\n".join(f"{page}{number}" for number, page in numbered),
        "number in parentheses": "\n".join(f"{page} ({number})" for number, page in numbered),
        "blank lines between": "\n\n".join(f"{page} {number}" for number, page in numbered),
        "number at both ends": "\n\n".join(f"{number} {page} {number}" for number, page in numbered),
        "number at the start": "Pravidla hry\n\n" + "\n\n".join(f"{number} {page}" for number, page in numbered),
        "number on a line of its own": "\n".join(f"{page}\n- {number} -" for number, page in numbered),
        "form feeds": "\f".join(f"{page} {number}" for number, page in numbered),
    }


@pytest.fixture(scope="session")
def transcript_of() -> Callable[[str], str | None]:
    """The transcript of a game, where the environment says in which folder transcripts lie."""

    def find(game: str) -> str | None:
        folder = os.environ.get("PRAVIDLA_TRANSCRIPTS")
        path = Path(folder) / f"{game}.txt" if folder else None
        if path is None or not path.is_file():
            print("not run: no transcript")
            return None
        return path.read_text(encoding="utf-8")

    return find


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    """The lexicon of the installed package."""
    found = load_lexicon()
    assert found is not None
    return found
