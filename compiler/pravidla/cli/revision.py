"""A spec as it was at a revision of git: its folder, written out below a temporary one."""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path, PurePosixPath

from pravidla.cli.refusal import Refusal
from pravidla.diagnostics.visible import shortened

_PATIENCE = 60.0
"""Seconds that git may take."""


def spec_at(folder: Path, revision: str, target: Path) -> Path:
    """The spec's files of a revision, below `target`. A revision or repository that is not there is a refusal."""
    top = Path(_git(folder, "rev-parse", "--show-toplevel").decode().strip())
    prefix = _git(folder, "rev-parse", "--show-prefix").decode().strip()
    try:
        commit = _git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    except Refusal as error:
        raise Refusal(f"git knows no revision `{shortened(revision)}` of {folder.name}") from error
    tree = f"{commit.decode().strip()}:{prefix.rstrip('/')}"
    try:
        data = _git(top, "archive", "--format=tar", tree)
    except Refusal as error:
        raise Refusal(f"{folder.name} had no files at the revision `{shortened(revision)}`") from error
    # the last two parts of a game's folder name its files in messages
    place = target / folder.resolve().parent.name / folder.resolve().name
    place.mkdir(parents=True)
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        for member in archive:
            path = PurePosixPath(member.name)
            content = archive.extractfile(member) if member.isfile() and ".." not in path.parts else None
            if content is not None and path.suffix == ".yaml":
                target_file = place.joinpath(*path.parts)
                target_file.parent.mkdir(parents=True, exist_ok=True)
                target_file.write_bytes(content.read())
    return place


def _git(folder: Path, *arguments: str) -> bytes:
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *arguments], capture_output=True, timeout=_PATIENCE, check=False
        )
    except FileNotFoundError as error:
        raise Refusal("a revision (@REV) needs git, which is not on the path") from error
    except subprocess.TimeoutExpired as error:
        raise Refusal("git took too long to answer") from error
    if done.returncode:
        reason = next(iter(done.stderr.decode(errors="replace").strip().splitlines()), "it gave no reason")
        raise Refusal(f"git refuses: {reason}")
    return done.stdout
