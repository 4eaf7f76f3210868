"""What is wrong with a spec, remembered between runs.

The answers lie in the user's cache under a key of all that they follow from: the texts of the spec and its overlays by
their names, and the compiler's own code. They are plain data; one that cannot be read is found out anew.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pravidla.data import INDEX, display_name, private_cache
from pravidla.diagnostics import Diagnostic, Label, Severity, Span, sort_diagnostics
from pravidla.loading import compiler_key

if TYPE_CHECKING:
    from pravidla.transcript import ParagraphIndex

_MOST_KEPT = 300
"""answers that the cache keeps"""
_LARGEST = 8 * 1024 * 1024
"""bytes of all files together; nothing is remembered of what is larger"""

Found = tuple[Diagnostic, ...]


def check_spec(folder: Path, overlays: tuple[Path, ...] = ()) -> Found:
    """All diagnostics of a spec with overlays."""

    def compiled() -> Iterable[Diagnostic]:
        from pravidla.analysis.checks.lacunae import unfilled
        from pravidla.analysis.compile import analyse
        from pravidla.model.citing import citation_records

        done = analyse(folder, overlays)
        if not (folder / INDEX).is_file():
            return done.diagnostics
        index, problems = _index(folder)
        if index is not None and done.spec is not None:
            problems += unfilled(index, citation_records(done.spec))
        return sort_diagnostics([*done.diagnostics, *problems])

    return _remembered("spec", folder, overlays, compiled)


def check_index(folder: Path) -> Found:
    """All diagnostics of the paragraph index of a rulebook that has no spec yet."""

    return _remembered("index", folder, (), lambda: _index(folder)[1])


def _index(folder: Path) -> tuple[ParagraphIndex | None, list[Diagnostic]]:
    """The paragraph index of a rulebook, and what is wrong with it."""
    from pravidla.transcript import read_index

    return read_index(folder / INDEX, name=f"{display_name(folder)}/{INDEX}")


def _remembered(what: str, folder: Path, overlays: tuple[Path, ...], find: Callable[[], Iterable[Diagnostic]]) -> Found:
    key = _key(what, folder, overlays)
    cache = None if key is None else private_cache("checks")
    if key is None or cache is None:
        return tuple(find())
    known = _read(cache / f"{key}.json", key)
    if known is not None:
        return known
    found = tuple(find())
    if _key(what, folder, overlays) == key:  # nothing was changed meanwhile
        _write(cache, key, found)
    return found


def _key(what: str, folder: Path, overlays: tuple[Path, ...]) -> str | None:
    """The key of an answer; None where the files cannot be read or are no ordinary ones."""
    digest = hashlib.sha256(f"{what}\0{compiler_key()}\0{sys.version}\0{display_name(folder)}\0".encode())
    left = _LARGEST
    try:
        files = [(path.relative_to(folder).as_posix(), path) for path in sorted(folder.rglob("*.yaml"))]
        for name, path in [*files, *((f"overlay {path.name}", path) for path in overlays)]:
            status = path.stat()
            if path.is_symlink():  # where it leads to is no part of the key, and may be refused
                return None
            left -= status.st_size
            if not stat.S_ISREG(status.st_mode) or left < 0:
                return None
            data = path.read_bytes()
            digest.update(f"{name}\0{len(data)}\0".encode("utf-8", "surrogateescape"))
            digest.update(data)
    except (OSError, ValueError):
        return None
    return digest.hexdigest()


def _read(path: Path, key: str) -> Found | None:
    """The answer in a file; None unless it is whole."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["key"] != key:
            return None
        return tuple([_diagnostic(one) for one in kept["found"]])
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None


def _write(cache: Path, key: str, found: Found) -> None:
    """Keep an answer, in one step. Where that cannot be done, nothing is kept."""
    try:
        handle, name = tempfile.mkstemp(prefix="new-", dir=cache)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump({"key": key, "found": [_data(one) for one in found]}, file, ensure_ascii=True)
        Path(name).replace(cache / f"{key}.json")
        _forget_old(cache)
    except (OSError, ValueError):
        return


def _forget_old(cache: Path) -> None:
    kept = sorted(cache.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in kept[_MOST_KEPT:]:
        path.unlink(missing_ok=True)


# ---- diagnostics as plain data


def _data(one: Diagnostic) -> dict[str, Any]:
    return {
        "code": one.code,
        "message": one.message,
        "primary": _place(one.primary),
        "severity": one.severity.value,
        "secondary": [_place(label) for label in one.secondary],
        "notes": one.notes,
        "help": one.help,
        "refs": one.refs,
    }


def _place(label: Label) -> list[str | int]:
    return [label.span.file, label.span.start, label.span.end, label.text]


def _diagnostic(data: dict[str, Any]) -> Diagnostic:
    return Diagnostic(
        _text(data["code"]),
        _text(data["message"]),
        _label(data["primary"]),
        Severity(data["severity"]),
        tuple([_label(one) for one in _list(data["secondary"])]),
        tuple([_text(one) for one in _list(data["notes"])]),
        None if data["help"] is None else _text(data["help"]),
        tuple([_text(one) for one in _list(data["refs"])]),
    )


def _label(data: list[Any]) -> Label:
    file, start, end, text = _list(data)
    if type(start) is not int or type(end) is not int:
        raise TypeError("no place")
    return Label(Span(_text(file), start, end), _text(text))


def _list(data: object) -> list[Any]:
    if not isinstance(data, list):
        raise TypeError("no list")
    return data


def _text(data: object) -> str:
    if not isinstance(data, str):
        raise TypeError("no text")
    return data
