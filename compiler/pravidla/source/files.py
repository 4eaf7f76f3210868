"""Reading a file: bytes to text, with every reason why that may fail as a diagnostic."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from pravidla.diagnostics.model import Diagnostic, Label, SourceFile, Span

LARGEST_FILE = 1024 * 1024
"""In bytes. A game's largest file has a fifth of it; more is a mistake or an attack."""


def read_file(
    path: str | os.PathLike[str], *, name: str | None = None, limit: int = LARGEST_FILE, within: Path | None = None
) -> tuple[SourceFile | None, list[Diagnostic]]:
    """The decoded text of a UTF-8 file (a byte-order mark is left out), or the reason why there is none.

    `name` is the path that messages show instead of `path`; `limit` is the largest size in bytes. Below the folder
    `within` no link leads out of it: who checks the spec of a stranger does not open other files.
    """
    shown = name if name is not None else os.fspath(path)
    try:
        if within is not None and not Path(path).resolve().is_relative_to(within.resolve()):
            return None, [_leads_out(shown)]
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            return None, [_unreadable(shown, "it is a folder")]
        if not stat.S_ISREG(status.st_mode):
            return None, [_unreadable(shown, "it is not an ordinary file")]
        if status.st_size > limit:
            return None, [too_large(shown, status.st_size, limit)]
        data = Path(path).read_bytes()
    except FileNotFoundError:
        return None, [_unreadable(shown, "there is no such file")]
    except PermissionError:
        return None, [_unreadable(shown, "reading it is not permitted")]
    except (OSError, RuntimeError, ValueError):
        return None, [_unreadable(shown, "the system refuses to read it")]
    if len(data) > limit:
        return None, [too_large(shown, len(data), limit)]
    return decode(data, shown)


def decode(data: bytes, name: str) -> tuple[SourceFile | None, list[Diagnostic]]:
    """The text of the bytes of a file called `name`, or where they stop being UTF-8."""
    try:
        return SourceFile(name, data.decode("utf-8-sig")), []
    except UnicodeDecodeError as error:
        good = SourceFile(name, data[: error.start].decode("utf-8-sig", "replace"))
        offset = len(good.text)
        line, column = good.line_column(offset)
        hint = "save the file as UTF-8"
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            hint = "the file seems to be UTF-16; " + hint
        elif b"\0" not in data:
            hint = "the file may be Windows-1250 or ISO 8859-2; " + hint
        place = Label(Span(name, offset, offset), "")
        message = f"line {line}, column {column}: the byte 0x{data[error.start]:02X} is not UTF-8 text"
        return None, [Diagnostic("PRV202", message, place, help=hint)]


def _unreadable(name: str, reason: str) -> Diagnostic:
    return Diagnostic("PRV201", f"`{name}` cannot be read: {reason}", Label(Span(name, 0, 0), ""))


def _leads_out(name: str) -> Diagnostic:
    message = f"`{name}` is a link that leads out of the folder of the game"
    return Diagnostic("PRV228", message, Label(Span(name, 0, 0), ""), help="copy the file, or give it as an overlay")


def too_large(name: str, size: int, limit: int = LARGEST_FILE) -> Diagnostic:
    """Why a file of this size is not read."""
    message = f"`{name}` has {size:,} bytes; at most {limit:,} are read"
    return Diagnostic("PRV203", message, Label(Span(name, 0, 0), ""), help="split it into several files")
