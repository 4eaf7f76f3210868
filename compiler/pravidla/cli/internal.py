"""What the user sees when the fault is ours: a short message, and a file with the details to send along."""

from __future__ import annotations

import platform
import sys
import tempfile
import traceback
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import click

from pravidla.diagnostics.visible import harmless


def report_internal_error(error: Exception) -> None:
    """Print the message of an internal error and write its traceback to a file of its own in the temporary folder."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    message = harmless(f"{type(error).__name__}: {_first_line(error)}")
    click.echo(f"error[PRV001]: a fault in pravidla itself{place} ({message})", err=True)
    written = _write_details(error)
    if written is not None:
        click.echo(f"  = note: the details are in {written}", err=True)
    click.echo("  = help: please report this, with those details and the files that led to it", err=True)


def _first_line(error: Exception) -> str:
    return next(iter(str(error).splitlines()), "")[:200]


def _version() -> str:
    try:
        return version("pravidla")
    except PackageNotFoundError:
        return "of a checkout"


def _write_details(error: Exception) -> Path | None:
    machine = f"Python {platform.python_version()} on {platform.platform()}"
    head = f"pravidla {_version()}: {' '.join(sys.argv[1:])}\n{machine}\n\n"
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", prefix="pravidla-fault-", suffix=".txt", delete=False
        ) as file:
            file.write(head + "".join(traceback.format_exception(error)))
            return Path(file.name)
    except OSError:
        return None
