"""Samples of the catalogue that are sessions: commands behind `$`, as somebody would type them, with what they print.

They run in a folder with the game that `pravidla new demo` makes and a few files beside it. `pravidla` runs here, `pip
install` says which extras there are, all else is given to the shell; lines below a command of the shell belong to it.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from tests.transcript.made_pdf import pdf_of

from pravidla.cli import main
from pravidla.diagnostics import CatalogueEntry, catalogue

_FAULT_AT = re.compile(r" at \w+\.py:\d+")
_TEXT = "Každý hráč dostane kartu.\nPak hraje hráč po levici.\n"


def sessions() -> Iterator[tuple[str, str, str]]:
    """All of them: the code, whether it is the `wrong` or the `right` one, and the session."""
    for code, entry in catalogue().items():
        if is_session(entry):
            yield code, "wrong", entry.wrong
            yield code, "right", entry.right


def is_session(entry: CatalogueEntry) -> bool:
    """Whether the samples of an entry are sessions."""
    return entry.wrong.startswith("$ ") and entry.right.startswith("$ ")


def commands(session: str) -> list[tuple[str, str]]:
    """The commands, each with the lines below it."""
    return [(head, rest) for one in re.split(r"(?m)^\$ ", session)[1:] for head, _, rest in [one.partition("\n")]]


def beside(folder: Path) -> None:
    """The files that a session finds."""
    (folder / "rulebook.txt").write_text(_TEXT, encoding="utf-8")
    (folder / "rulebook.docx").write_bytes(b"PK\x03\x04\x14\x00\x06\x00" + bytes(200))
    lines = [(30, 500 - 14 * row, line) for row, line in enumerate(_TEXT.splitlines())]
    (folder / "recognised.pdf").write_bytes(pdf_of([lines]))
    (folder / "scan.pdf").write_bytes(pdf_of([[]]))


@dataclass(slots=True)
class Terminal:
    """Where a session is typed. `without` takes the extra for transcripts away."""

    folder: Path
    shown: pytest.CaptureFixture[str]
    without: Callable[[], None]
    script: list[str] = field(default_factory=list)
    """the commands of the shell so far that nothing was needed of"""

    def type(self, session: str) -> str:
        """All that the commands print; what the session says of it has to be there."""
        printed = []
        for head, rest in commands(session):
            if head.startswith("pravidla "):
                self.shell()
                main(shlex.split(head)[1:])
                out, err = self.shown.readouterr()
                said = _FAULT_AT.sub(" at …", out + err)
                assert all(_FAULT_AT.sub(" at …", line) in said for line in rest.splitlines()), said
                printed.append(said)
            elif head.startswith("pip install "):
                if head == "pip install pravidla":
                    self.without()
            else:
                self.script.append(f"{head}\n{rest}")
        printed.append(self.shell())
        return "".join(printed)

    def shell(self) -> str:
        """Give the shell what it was not given yet."""
        script = "".join(self.script).replace("python ", f"{shlex.quote(sys.executable)} ")
        self.script.clear()
        done = subprocess.run(
            [shutil.which("bash") or "sh", "-c", script], cwd=self.folder, capture_output=True, text=True, check=True
        )
        return done.stdout + done.stderr
